import { describe, expect, test } from 'vitest';
import { attributeQuotations } from '../../../src/quotes/attribute-quotations';
import { findQuotations } from '../../../src/quotes/find-quotations';
import { readMarkedCitations } from '../../support/marked-citations';

/** Of each quotation its words, and the find that it rests on or the reason why it stays. */
function answersIn(marked: string): readonly (readonly [string, number | string])[] {
  const { text, found, resolutions } = readMarkedCitations(marked);
  const quotations = findQuotations(
    { text, paragraphs: [{ start: 0, end: text.length, indented: false }] },
    found,
  );
  return attributeQuotations(text, quotations, found, resolutions).map((attribution, index) => [
    quotations[index]?.text ?? '',
    attribution.kind === 'attributed' ? attribution.citation : attribution.reason,
  ]);
}

const wordsIn = (marked: string): readonly string[] => answersIn(marked).map(([words]) => words);

const brown = '{c|Brown v. Board, 347 U.S. 483, 495 (1954)}';
const years = 'That was long ago and much has changed. '.repeat(45);
const long = 'The Court said that “it is plain that the buyer has some difficulty with the scales,”';

describe('findQuotations: a word or two', () => {
  test.each([
    [`${long} ${brown}. Here there is more than “some difficulty” with them.`, 2, 'taken up again'],
    [`${long} ${brown}. Here there is more than “great difficulty” with them.`, 1, 'other words'],
    [`He has a “history of trouble with his scales” and a “bad memory.”`, 2, 'joined to a quotation'],
    [
      `“[N]early $400,000” was spent; the court said so much. ${brown}.`,
      1,
      'a letter is bracketed, and a figure stands in it',
    ],
    [`“[N]early all” was spent; the court said so much. We disagree. ${brown}.`, 0, 'no figure stands in it'],
    [`He held “[N]early All” of it. ${brown}.`, 1, 'a bracketed capital makes no title'],
    [`“Nearly $400,000” was spent; we say so much. More was said. ${brown}.`, 0, 'none is'],
    [`He said “pay or be out by Friday” to them.`, 1, 'a name among small words makes no title'],
    [`He held “the Writ of Right” to be gone.`, 0, 'an article before a title'],
    [`He was styled “[N]early King” by all.`, 0, 'a name all the same'],
    [`He was “[n]ear” to it.`, 0, 'one word alone'],
    [`He has a “history” and a “bad memory.”`, 0, 'joined to a word'],
    [`${long} ${brown}. Here the “buyer” weighed them.`, 1, 'one word is anybody’s'],
    [`${long} ${brown}. ${years}There is “some difficulty” here.`, 1, 'too long ago'],
    [
      `It was “plain”  that the buyer  “had trouble with the scales in May,”  ${brown}.`,
      2,
      'in a row, lines run together',
    ],
    [
      `It was “plain” that the buyer “had trouble with the scales in May,” 11 ${brown}.`,
      2,
      'a note is called before the citation',
    ],
    [
      `In that case the court, after referring to the “illusory character” of it, went on.`,
      1,
      'a court refers to it',
    ],
    [`${brown}, where it pointed out that a “legion” of writs had been sought.`, 1, 'a court points it out'],
    [`The “illusory character” of it is referred to in May.`, 0, 'nobody does'],
    [`${brown} (both “shall” and “must” are used by the lower courts).`, 0, 'quoted as words'],
    [`We ask what the word “structure” means. ${brown}.`, 0, 'spoken of as a word'],
    [`We ask what a “structure” is. ${brown}.`, 1, 'a word before its citation'],
    [`${long} ${brown}. Here there is trouble with “the scale” too.`, 2, 'one of the many quoted'],
    [
      `${brown}. In Brown, the clerk left the door open. She was “a little worried” by it.`,
      1,
      'amid what is told of a case',
    ],
    [
      `In ${brown}, the clerk left. Her stay was long, and her scales were by then said by all who saw them to be “quite worn.”`,
      1,
      'amid what is told of a case that is cited at its head',
    ],
    [`${brown}. We said so in Brown. There, the clerk became “a little worried.”`, 1, 'the scene of a case'],
    [
      `${brown}. In Brown, the clerk left. Here, the mill stayed. It was “a little worried.”`,
      0,
      'the case at hand again',
    ],
    [
      `${brown}. In May, the clerk left the door open. She was “a little worried” by it.`,
      0,
      'no case is told',
    ],
    [
      `${brown}. First, the court asks what was said. Second, the court must leave out “bare conclusions” and their like.`,
      1,
      'what courts do is a case’s rule',
    ],
    [
      `First, the court asks what was said. Second, the court must leave out “bare conclusions” and their like.`,
      0,
      'of no case',
    ],
    [
      `${brown}. The court below left out “bare conclusions” and their like. It was wrong.`,
      0,
      'the court below',
    ],
    [`${brown}, applied a version of “section 4” here. We disagree.`, 1, 'said of the citation before it'],
    [
      `As put in ${brown}, a “grisly” one, as “Russian roulette,” as forcing a “desperate chance,” it is a choice.`,
      3,
      'a row behind a citation',
    ],
    [
      `{s|18 U.S.C. § 2}, applied to a kind of “section four” here. We disagree.`,
      0,
      'said of a law that is cited',
    ],
    [
      `We use a test known as “exacting scrutiny.” ${brown}. Nobody doubts it.`,
      1,
      'a term right before its case',
    ],
    [
      `We use a test known as “exacting scrutiny.” Nobody doubts it. ${brown}.`,
      0,
      'a term, and then a thought',
    ],
    [`Congress had not used the word “possess,” ${brown}; it meant more.`, 1, 'a word right before its case'],
    [`We ask what the word “possess” means, ${brown}; it means more.`, 0, 'a word, and then what of it'],
    [`So said ${brown}. In that case the clerk answered, “absolutely.” It was late.`, 1, 'in that case'],
    [
      `So said {s|18 U.S.C. § 2}. In that case the clerk answered, “absolutely.” It was late.`,
      0,
      'in no case',
    ],
    [`We use a so-called “exacting scrutiny.” ${brown}. Nobody doubts it.`, 0, 'so-called'],
    [`See ${brown}. We applied a “section four” here. We disagree.`, 0, 'another sentence'],
  ])('%s → %d: %s', (marked, count) => expect(wordsIn(marked)).toHaveLength(count));

  test('a mark that opens again before it was closed begins another paragraph of the same quotation', () => {
    const [first, second] = [
      'All who took part in the sea venture share the loss.',
      'Justice asks no less of them.',
    ];
    expect(answersIn(`In ${brown}, the Court held: “${first} “${second}” ${brown}.`)).toEqual([
      [first, 1],
      [second, 1],
    ]);
    const [one, two] = [`“However, {s|18 U.S.C. § 2} is read so that ${first}`, `“${second}”`];
    expect(
      wordsIn(`In ${brown}: {¶18} ${one} {¶19} ${two} ${brown}.`.replaceAll(/[{](¶\d+)[}]/g, '[$1]')),
    ).toHaveLength(2);
    expect(wordsIn(`He asked: “${first} It read “no less of them than that,” he said.`)).not.toContain(first);
  });
});

describe('attributeQuotations: notes at a page’s foot, their numbers run into the text', () => {
  const body = 'Fees follow where a suit was brought “for no purpose but delay and cost.”';
  const page = `${body} 41 The court may award “only what the delay has cost the other side.” 42 It must say so.`;
  test.each<[string, readonly (number | string)[], string]>([
    [
      `${page}  41 ${brown}.  42 {c|Plessy v. Ferguson, 163 U.S. 537 (1896)}.`,
      [0, 1],
      'each rests on its note’s citation',
    ],
    [`${page}  43 ${brown}.  44 It is so.`, ['noCitation', 'noCitation'], 'another number'],
    [
      `line 41 of it ended. ${page}  41 ${brown}.  It is so.`,
      ['noCitation', 'noCitation'],
      'a line’s number comes again on each page',
    ],
  ])('%s → %j: %s', (marked, expected) =>
    expect(answersIn(marked).map(([, answer]) => answer)).toEqual(expected),
  );
});
