import { describe, expect, test } from 'vitest';
import { compareQuotation } from '../../src/quotes/compare-quotation';
import { indexOpinion, wordAt } from '../../src/quotes/index-opinion';
import { TokenFlag } from '../../src/quotes/comparing/reading/tokenize';
import type { OpinionPart } from '../../src/quotes/opinion-text';
import { CharacterClass } from '../../src/text/folded-characters';

function wordsOf(text: string): string {
  const opinion = indexOpinion(text);
  return Array.from({ length: opinion.tokens.count }, (_, token) => wordAt(opinion, token)).join(' ');
}

describe('the words of an opinion', () => {
  test.each([
    ['The Café’s “ﬁnal” offer', "the cafe's final offer", 'case, accents, ligatures and marks folded'],
    ['$1,250.50 under § 12(b)(6)', '$ 1250.50 under § 12 b 6', 'numbers whole, signs kept'],
    ['its oper-\nations', 'its operations', 'a word over a line end'],
    ['its oper-\n*44 ations', 'its operations', 'a word over a page end'],
    ['it [*45] held *46that', 'it held that', 'star pages left out'],
    ['2009 WL 1234, at *2', '2009 wl 1234 at 2', 'the page of a slip opinion kept'],
    ['"[t]he rule[s]"', 'the rules', 'the opinion’s own brackets'],
    ['notice[fn3] was due', 'notice 3 was due', 'a note call glued to a word, a token of its own'],
    ['within [30] days', 'within 30 days', 'a number in brackets kept'],
    ['½ of 3%', '½ of 3 %', 'fractions and per cent'],
  ])('%s: %s (%s)', (text, words) => expect(wordsOf(text)).toBe(words));
});

const body = (numbers: readonly string[]): string =>
  numbers
    .map((mark, page) => `${mark} Page words number ${'abcdefgh'.charAt(page)} stand here and go on.`)
    .join(' ');

describe('pages', () => {
  const interleaved = body(['[*484]', '[*687]', '[*485]', '[*688]', '[*486]', '[*689]']);
  const places = [
    { volume: '347', reporter: 'U.S.', page: '483' },
    { volume: '74', reporter: 'S. Ct.', page: '686' },
  ];

  test.each([
    ['U.S.', 484, 'number a stand', '484'],
    ['U.S.', 484, 'number d stand', '485'],
    ['S. Ct.', 688, 'number d stand', '688'],
    ['S. Ct.', 688, 'number a stand', '686'],
  ])('in the series of %s (pin %d): "%s" on %s', (reporter, page, quotation, expected) => {
    const pin = { reporter, pages: [{ first: page, last: page }] };
    const result = compareQuotation(quotation, indexOpinion(interleaved, { places }), { pin });
    expect(result.page).toEqual({ first: expected, last: expected });
  });

  test('without the places of the case, the series that holds the pin page', () => {
    const pin = { reporter: 'S. Ct.', pages: [{ first: 688, last: 688 }] };
    expect(compareQuotation('number d stand', indexOpinion(interleaved), { pin }).page?.first).toBe('688');
  });

  test('without a pin, the series of a known reporter, or that of the source’s own print', () => {
    const printed = body([
      '*2710',
      '[561 U.S. 8]',
      '[561 U.S. 9]',
      '*2711',
      '[561 U.S. 10]',
      '[561 U.S. 11]',
    ]);
    const official = [{ volume: '561', reporter: 'U.S.', page: '1' }];
    expect(compareQuotation('number d stand', indexOpinion(printed)).page?.first).toBe('2711');
    expect(compareQuotation('number d stand', indexOpinion(printed, { places: official })).page?.first).toBe(
      '9',
    );
  });

  test('no page where no series is the pin’s', () => {
    const pin = { reporter: 'L. Ed.', pages: [{ first: 873, last: 873 }] };
    expect(
      compareQuotation('number d stand', indexOpinion(interleaved, { places }), { pin }).page,
    ).toBeNull();
  });

  test('the widest span where a mark is missing', () => {
    const opinion = indexOpinion(body(['[*484]', '[*487]', '[*488]']));
    expect(compareQuotation('number a stand', opinion).page).toEqual({ first: '484', last: '486' });
  });

  describe('of a passage that stands twice', () => {
    const filler =
      'Nothing else was said about it by anybody in all the time that the panel sat on that day. ';
    const same = 'The widow of the miller owns the barn in the town, and she may sell it to the heirs.';
    const text = `${filler}${same} ${filler.repeat(8)}${same} ${filler}`;

    test.each([
      'The widow of the miller owns the barn in the town',
      '[She] owns the barn in the town, and she may sell it',
      'The widow . . . owns the barn in the town . . . and she may sell it',
      'The widow of the miller own[ed] the barn in the town',
      'The widow of the miller owned the barn in the town, and she may sell it to the heirs',
    ])('both places are counted: %s', (quotation) => {
      expect(compareQuotation(quotation, indexOpinion(text)).occurrences).toBe(2);
      expect(compareQuotation(quotation, indexOpinion(filler + same + filler)).occurrences).toBe(1);
    });

    test('the court’s place is taken, also where marks alter it', () => {
      const parts = [
        { kind: 'syllabus' as const, start: 0, end: filler.length + same.length },
        { kind: 'majority' as const, start: filler.length + same.length, end: text.length },
      ];
      const result = compareQuotation('[She] owns the barn in the town', indexOpinion(text, { parts }));
      expect(result).toMatchObject({ kind: 'marked', part: { kind: 'majority' } });
    });
  });

  test('of a repeated passage, the one on the pin page', () => {
    const text = '[*10] The same words stand here. [*11] Other words. [*12] The same words stand here.';
    const pin = { reporter: 'F.2d', pages: [{ first: 12, last: 12 }] };
    const result = compareQuotation('The same words stand here', indexOpinion(text), { pin });
    expect(result).toMatchObject({ kind: 'exact', occurrences: 2, start: text.lastIndexOf('The same') });
  });

  test.each(['[She] owns the barn in the town', 'The widow own[ed] the barn in the town'])(
    'of a repeated passage, altered by marks, the one on the pin page: %s',
    (quotation) => {
      const filler =
        'Nothing else was said about it by anybody in all the time that the panel sat on that day. ';
      const same = 'The widow owns the barn in the town.';
      const text = `[*10] ${same} ${filler} [*11] ${filler} [*12] ${same} ${filler}`;
      const at = (page: number) => ({ pin: { reporter: 'F.2d', pages: [{ first: page, last: page }] } });
      const opinion = indexOpinion(text);
      expect(compareQuotation(quotation, opinion, at(12)).page?.first).toBe('12');
      expect(compareQuotation(quotation, opinion, at(10)).page?.first).toBe('10');
    },
  );

  describe('of a note', () => {
    const text =
      '[*100] The widow owns the barn.[fn1] [*101] The miller owns the mill.[fn2] [*102] The clerk is old.\n\n' +
      '[fn1] The barn was red and was sold in May.\n\n[fn2] The mill was bought [*102] by the heirs of Ott.';
    const places = [{ volume: '5', reporter: 'U.S.', page: '100' }];

    test.each([
      ['The barn was red and was sold', '100', '100'],
      ['The mill was bought by the heirs', '101', '102'],
      ['by the heirs of Ott', '102', '102'],
      ['The clerk is old', '102', '102'],
    ])('"%s" on %s to %s', (quotation, first, last) => {
      const pin = { reporter: 'U.S.', pages: [{ first: 100, last: 100 }] };
      const result = compareQuotation(quotation, indexOpinion(text, { places }), { pin });
      expect(result.page).toEqual({ first, last });
    });
  });

  test.each([
    ['[*99]', '100', 'a page before that of its call'],
    ['[*100]', '100', 'the page of its call'],
    ['[*112]', '112', 'the last page that a note may reach'],
    ['[*113]', '100', 'a page too far on for a note'],
  ])('behind %s a note stands on %s: %s', (mark, page) => {
    const text = `[*100] The widow owns the barn.[fn1] [*101] The miller owns it.\n\n[fn1] It was sold, ${mark} and then the heirs of Ott came.`;
    const pin = { reporter: 'U.S.', pages: [{ first: 100, last: 100 }] };
    const opinion = indexOpinion(text, { places: [{ volume: '5', reporter: 'U.S.', page: '100' }] });
    expect(compareQuotation('the heirs of Ott came', opinion, { pin }).page).toEqual({
      first: page,
      last: page,
    });
  });

  test.each([1, 3])('no page where two series run %d apart', (apart) => {
    const marks = Array.from(
      { length: 8 },
      (_, at) => `[*${at >> 1 === at / 2 ? 100 + at / 2 : 100 + apart + (at - 1) / 2}]`,
    );
    const pin = { reporter: 'U.S.', pages: [{ first: 101, last: 101 }] };
    expect(compareQuotation('number c stand', indexOpinion(body(marks)), { pin }).page).toBeNull();
  });
});

describe('parts', () => {
  const text = 'We hold that notice was due. I would hold that notice was not due, and say so.';
  const parts: readonly OpinionPart[] = [
    { kind: 'majority', start: 0, end: 28 },
    { kind: 'dissent', author: 'Justice Oak', start: 29, end: text.length },
  ];

  test.each([
    ['that notice was not due', 'dissent'],
    ['hold that notice was', 'majority'],
  ])('"%s" stands in the %s', (quotation, kind) => {
    expect(compareQuotation(quotation, indexOpinion(text, { parts })).part?.kind).toBe(kind);
  });

  test('none where the source does not tell them apart', () => {
    expect(compareQuotation('that notice was not due', indexOpinion(text)).part).toBeNull();
  });
});

test('what is written out where words are read fast is what the rest of the code calls so', () => {
  expect([CharacterClass.letter, CharacterClass.lineEnd, TokenFlag.paragraph]).toEqual([32, 1, 4]);
  const opinion = indexOpinion('Plain words of letters alone.\n\nThe next paragraph has its own.');
  for (let token = 0; token < opinion.tokens.count; token++)
    expect(opinion.words.find(wordAt(opinion, token))).toBe(opinion.numbers[token]);
  const paragraphs = [...opinion.tokens.flags.keys()].filter(
    (token) => (opinion.tokens.flags[token] ?? 0) & TokenFlag.paragraph,
  );
  expect(paragraphs.map((token) => wordAt(opinion, token))).toEqual(['plain', 'the']);
});
