/** Faults of scanners that leave no doubt of the word, beside what only looks like one; and capitals, which a draft may not give. */
import { describe, expect, test } from 'vitest';
import { compareQuotation } from '../../../../src/quotes/compare-quotation';
import { indexOpinion } from '../../../../src/quotes/index-opinion';

function compare(opinion: string, quotation: string) {
  const around = `The panel met on Monday. Counsel gave reasons to the panel.\n\n${opinion} The clerk entered the judgment below.`;
  const { kind, severity } = compareQuotation(quotation, indexOpinion(around));
  return severity === null ? kind : `${kind}, ${severity}`;
}

describe('a scanner’s fault', () => {
  test.each([
    [
      'The pane1 was not moved by the plea of the miller.',
      'The panel was not moved by the plea of the miller.',
    ],
    ['It was the genera1 rule, as general as any.', 'It was the general rule, as general as any.'],
    ['N0twithstanding the sale, the miller stayed.', 'Notwithstanding the sale, the miller stayed.'],
    ['He sold the buik of the gold to the town.', 'He sold the bulk of the gold to the town.'],
    ['He drew the pians of the barn for the town.', 'He drew the plans of the barn for the town.'],
    ['He sued for the rea1 property of the miller.', 'He sued for the real property of the miller.'],
    ['The boat was to sai1 in May to the town.', 'The boat was to sail in May to the town.'],
    ['It was the middie term of the three years.', 'It was the middle term of the three years.'],
    ['It was called Good-tirne Charlie in the town.', 'It was called Good-time Charlie in the town.'],
    ["It w'as a lack of skill that was shown here.", 'It was a lack of skill that was shown here.'],
    [
      'They run one behind the other (Pen. Code, 669) in the end.',
      'They run one behind the other (Pen. Code, § 669) in the end.',
    ],
    ['He gave re asons for the sale of the barn.', 'He gave reasons for the sale of the barn.'],
  ])('%s', (opinion, quotation) => expect(compare(opinion, quotation)).toBe('scan_noise'));

  test.each([
    ['It is the miller\u2019s barn that fell in May.', 'It is the millers barn that fell in May.'],
    ['She said that it\u2019s barn fell in May.', 'She said that its barn fell in May.'],
    ["It w'as a lack of skill that was shown here.", 'It is a lack of skill that was shown here.'],
    // The record has its section signs.
    [
      'Under § 12 they run one behind the other (Pen. Code, 669) in the end.',
      'Under § 12 they run one behind the other (Pen. Code, § 669) in the end.',
    ],
    [
      'They run one behind the other (Pen. Code, 669) in the end.',
      'They run one behind the other § (Pen. Code, 669) in the end.',
    ],
  ])('and none: %s', (opinion, quotation) => expect(compare(opinion, quotation)).toMatch(/^altered/));

  test('an ellipsis over "not" beside one is told all the same', () =>
    expect(
      compare(
        "It w'as a lack of skill that was shown, and not the fear of ice.",
        'It was a lack of skill that was shown, and . . . the fear of ice.',
      ),
    ).toBe('marked_meaning'));

  test('a page within a hyphenated word of capitals', () => {
    const opinion = 'This is the HIS- *1235 TORY of the barn of the widow.';
    expect(compare(opinion, 'This is the HISTORY of the barn of the widow.')).toBe('exact');
    expect(compare(opinion, 'This is the HIS of the barn of the widow.')).toBe('altered, wording');
  });

  test('copied as it stands, with a bracketed letter', () =>
    expect(
      compare(
        'N0twithstanding the sale, the miller stayed.',
        '[n]0twithstanding the sale, the miller stayed.',
      ),
    ).toBe('marked'));

  test.each([
    ['The fee1 was not paid by the plea of the miller.', 'The feel was not paid by the plea of the miller.'],
    [
      'A window pane1 and another pane were sold to him.',
      'A window panel and another pane were sold to him.',
    ],
    ['He sold 10 tons of the gold to the town in May.', 'He sold lo tons of the gold to the town in May.'],
    ['A map of Plot N0 was drawn for the town in May.', 'A map of Plot No was drawn for the town in June.'],
    ['It asks for mens rea1 in the miller.', 'It asks for mens real in the miller.'],
    ['The heirs of Good-Barnes sold it to him.', 'The heirs of Good-Bames sold it to him.'],
    ['The case is HIS-TORY of the barn of the widow.', 'The case is HER-TORY of the barn of the widow.'],
  ])('none: %s', (opinion, quotation) => expect(compare(opinion, quotation)).toBe('altered, wording'));
});

describe('capitals', () => {
  const sentence = 'The widow may sell the barn of her son in the spring.';

  test.each([
    ['THE WIDOW MAY SELL THE BARN OF HER SON IN THE SPRING.', 'all of a quotation'],
    ['The widow MAY SELL the barn of her son in the spring.', 'two words'],
    ['The widow MAY sell the barn of her son in the spring.', 'one word'],
  ])('%s: an emphasis that nothing marks, on %s', (quotation) =>
    expect(compare(sentence, quotation)).toBe('altered, form'),
  );

  test.each([
    ['THE WIDOW MAY SELL THE BARN OF HER SON.', 'THE WIDOW MAY SELL THE BARN OF HER SON.'],
    ['THE WIDOW MAY SELL THE BARN OF HER SON.', 'The widow may sell the barn of her son.'],
    ['The Widow May Sell the Barn of Her Son.', 'The Widow May Sell the Barn of Her Son.'],
  ])('%s: print of the opinion', (opinion, quotation) => expect(compare(opinion, quotation)).toBe('exact'));

  test.each(['[T]he widow may sell the barn of her son.', '[W]idow may sell the barn of her son.'])(
    '%s: a capital in brackets',
    (quotation) =>
      expect(compare('In May the widow may sell the barn of her son.', quotation)).toBe('marked'),
  );
});
