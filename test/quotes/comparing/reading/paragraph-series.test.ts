/** The paragraphs that an opinion counts, in every form, and what looks like their numbers and is none. */
import { describe, expect, test } from 'vitest';
import { compareQuotation } from '../../../../src/quotes/compare-quotation';
import { indexOpinion } from '../../../../src/quotes/index-opinion';
import type { OpinionPart } from '../../../../src/quotes/opinion-text';

const sentences = [
  'The farmer sold his grain to the mill in spring.',
  'The grain was wet when the carrier brought it.',
  'The mill refused to pay for what had spoiled.',
  'A buyer who keeps wet grain has accepted it.',
  'The mill kept the grain until the next harvest.',
  'The judgment for the farmer is affirmed.',
];

/** One paragraph for each, with the number that `mark` gives it. */
function opinionWith(mark: (number: number) => string, parted = '\n\n'): string {
  return sentences.map((sentence, at) => `${mark(at + 1)}${sentence}`).join(parted);
}

const numbersIn = (text: string, parts: readonly OpinionPart[] = []) =>
  indexOpinion(text, { parts }).paragraphs?.numbers ?? null;

const paragraphsOf = (quotation: string, text: string, cited: number, parts: readonly OpinionPart[] = []) => {
  const pin = { paragraphs: [{ first: cited, last: cited }] };
  const { kind, page } = compareQuotation(quotation, indexOpinion(text, { parts }), { pin });
  return `${kind} ${page ? `${page.counted ?? 'pages'} ${page.first}–${page.last}` : 'nowhere'}`;
};

const all = [1, 2, 3, 4, 5, 6];

describe('an opinion counts its paragraphs', () => {
  test.each<[string, string]>([
    ['as in Illinois', opinionWith((number) => `¶ ${number} `)],
    ['as in Montana', opinionWith((number) => `¶${number} `)],
    ['as in Mississippi', opinionWith((number) => `¶ ${number}. `)],
    ['as in North Dakota', opinionWith((number) => `[¶${number}] `)],
    ['as in South Dakota', opinionWith((number) => `[¶ ${number}.] `)],
    ['as in Ohio', opinionWith((number) => `{¶ ${number}} `)],
    ['as in Ohio, where a page’s layout has joined them', opinionWith((number) => `{¶${number}} `, ' ')],
    ['as in New Mexico', opinionWith((number) => `{${number}} `)],
    ['behind the mark of a page', opinionWith((number) => `[*9${number}] ¶ ${number} `)],
    ['beside paragraphs of others, cited', opinionWith((number) => `¶ ${number} See Oak, 2004 WI 5, ¶ 3. `)],
    [
      'beside paragraphs of others, quoted with their numbers',
      opinionWith((number) => `{¶ ${number}} `).replace(
        'The mill kept',
        '{¶ 44} “A mill.” {¶ 45} “Wet.” The mill kept',
      ),
    ],
    [
      'before a dissent that counts anew',
      `${opinionWith((number) => `¶${number} `)}\n\nPELL, J., dissenting:\n\n¶1 I would not affirm.\n\n¶2 Wet grain is no grain.`,
    ],
    ['below a syllabus', `A buyer accepts what he keeps.\n\n${opinionWith((number) => `¶ ${number} `)}`],
  ])('%s', (_, text) => {
    expect(numbersIn(text)).toEqual(all);
  });

  test('and some of their numbers are lost', () => {
    expect(numbersIn(opinionWith((number) => (number === 4 ? '' : `¶ ${number} `)))).toEqual([1, 2, 3, 5, 6]);
  });

  test.each<[string, string]>([
    ['it has no numbers', opinionWith(() => '')],
    ['it cites those of a complaint', opinionWith((number) => `(Compl. ¶ ${number}.) `)],
    ['it cites those of another opinion', opinionWith((number) => `See Oak, 2004 WI 5, ¶ ${number}. `)],
    ['such a citation begins where a page ended', opinionWith((number) => `¶ ${number}, 284 Wis. 2d 1. `)],
    ['numbers open the points of a list', opinionWith((number) => `${number}. `)],
    ['a publisher numbers its headnotes', opinionWith((number) => `[${number}] `)],
    ['it quotes a few from the midst of another', opinionWith((number) => `{¶ ${number + 30}} `)],
    ['most of them are lost', opinionWith((number) => (number % 3 === 1 ? `¶ ${number * 2 - 1} ` : ''))],
    ['they fall', opinionWith((number) => `¶ ${9 - number} `)],
    [
      'two countings of one length stand there',
      `${opinionWith((number) => `¶${number} `)}\n\n${opinionWith((number) => `¶${number} `)}`,
    ],
    [
      'the longer counting begins in its midst',
      `${opinionWith((number) => `¶${number} `)}\n\n${opinionWith((number) => `¶${number} `)}\n\n¶7 So ordered.`,
    ],
  ])('but none where %s', (_, text) => {
    expect(numbersIn(text)).toBeNull();
  });

  test('but not in its notes', () => {
    const text = opinionWith((number) => `¶ ${number} `).replace('paid', 'paid[fn1]');
    const note = '\n\n[fn1] Oak says:\n\n¶ 7 “Wet grain is grain.”';
    const parts = [{ kind: 'majority', start: 0, end: text.length + note.length }] as const;
    expect(numbersIn(`${text.replace('wet when', 'wet[fn1] when')}${note}`, parts)).toEqual(all);
  });
});

describe('a passage', () => {
  const text = opinionWith((number) => `{¶ ${number}} `);
  const [, second = '', third = '', fourth = ''] = sentences;

  test.each<[string, string, string, number, string]>([
    ['within one', third, text, 3, 'exact paragraphs 3–3'],
    ['within another than the one cited', third, text, 5, 'exact paragraphs 3–3'],
    ['of two, without the number between them', `${second} ${third}`, text, 2, 'exact paragraphs 2–3'],
    ['of two, with it', `${second} {¶ 3} ${third}`, text, 2, 'exact paragraphs 2–3'],
    ['of three, with an ellipsis', `${second} . . . ${fourth}`, text, 2, 'marked paragraphs 2–4'],
    ['where a number is lost', third, text.replace('{¶ 4} ', ''), 3, 'exact paragraphs 3–4'],
    [
      'where the number stands in two places',
      third,
      text.replace('The mill refused', '“{¶ 4} Oak” The mill refused'),
      3,
      'exact paragraphs 3–4',
    ],
    ['above the first', 'Grain is movable.', `Grain is movable.\n\n${text}`, 1, 'exact nowhere'],
    ['which stands in two, in the one cited', third, `${text} ${third}`, 6, 'exact paragraphs 6–6'],
    [
      'behind the beginning of another counting',
      'Wet grain is no grain.',
      `${text}\n\n{¶ 1} I dissent.\n\n{¶ 2} Wet grain is no grain.`,
      2,
      'exact nowhere',
    ],
    ['of an opinion that counts none', third, sentences.join('\n\n'), 3, 'exact nowhere'],
  ])('%s', (_, quotation, opinion, cited, told) => {
    expect(paragraphsOf(quotation, opinion, cited)).toBe(told);
  });

  test('behind the opinion that counts them, in one that does not', () => {
    const dissent = 'I would hold for the mill.';
    const start = text.length + 2;
    const parts: readonly OpinionPart[] = [
      { kind: 'majority', start: 0, end: text.length },
      { kind: 'dissent', start, end: start + dissent.length },
    ];
    expect(paragraphsOf(dissent, `${text}\n\n${dissent}`, 6, parts)).toBe('exact nowhere');
  });

  test('of a note stands where the note is called', () => {
    const noted = `${text.replace('spoiled.', 'spoiled.[fn1]')}\n\n[fn1] Grain spoils within a week.`;
    expect(paragraphsOf('Grain spoils within a week.', noted, 3)).toBe('exact paragraphs 3–3');
  });

  test.each([
    ['a paragraph of a contract', 'We read ¶ 3 of the lease.', 'We read ¶ 4 of the lease.'],
    ['a paragraph of another opinion', 'See Oak, 2004 WI 5, ¶ 3.', 'See Oak, 2004 WI 5, ¶ 4.'],
  ])('that names %s still says so', (_, said, quoted) => {
    expect(paragraphsOf(quoted, `${text} ${said}`, 6)).not.toMatch(/^exact/);
    expect(paragraphsOf(said, `${text} ${said}`, 6)).toMatch(/^exact/);
  });
});
