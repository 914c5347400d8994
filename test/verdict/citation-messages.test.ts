import { describe, expect, test } from 'vitest';
import {
  agreeing,
  byNameOnly,
  differing,
  misplaced,
  names,
  otherCase,
} from '../../src/verdict/citation-messages';
import type { Authority } from '../../src/citations/authority';
import { courtOtherwise } from '../../src/citations/comparing/compare-court';

const alder: Authority = {
  id: '1',
  caseName: 'Alder v. Birch',
  otherNames: [],
  otherYears: [],
  places: [
    { volume: '80', reporter: 'L. Ed. 2d', page: '674' },
    { volume: '466', reporter: 'U.S.', page: '668' },
  ],
  text: 'none',
  documents: [],
};

describe('the names of cases', () => {
  test.each([
    [['Alder v. Birch'], 'Alder v. Birch'],
    // Held by two sources, or found at two of the places cited.
    [['Alder v. Birch', 'ALDER v. Birch'], 'Alder v. Birch'],
    [['Alder v. Birch', 'Cedar v. Birch'], 'Alder v. Birch and Cedar v. Birch'],
    [['A', 'B', 'C', 'D', 'E'], 'A, B, C and 2 more'],
  ])('%o: %s', (held, expected) => {
    expect(names(held.map((caseName) => ({ ...alder, caseName })))).toBe(expected);
  });

  test('stand once in a sentence', () => {
    expect(otherCase([alder, alder], 'Elm v. Oak')).toBe(
      'The record has Alder v. Birch at this place, and no caption known for it matches Elm v. Oak. Please confirm before filing.',
    );
  });
});

describe('a case found by its name', () => {
  test.each([
    ['467 U.S. 668', '466 U.S. 668'],
    ['80 L. Ed. 2d 647', '80 L. Ed. 2d 674'],
    ['467 F.2d 668', '80 L. Ed. 2d 674'],
    ['', '80 L. Ed. 2d 674'],
  ])('cited at %s, is said to stand at %s', (cited, expected) => {
    expect(byNameOnly(cited, alder, [])).toContain(`is on record at ${expected};`);
  });
});

describe('a case that stands elsewhere', () => {
  const place = { cited: '481 U.S. 739', found: '466 U.S. 668', authority: alder, comparisons: [] };

  test('is told with what stands at the cited place', () => {
    expect(misplaced({ ...place, standing: [{ ...alder, caseName: 'Elm v. Oak' }] })).toBe(
      'Alder v. Birch stands at 466 U.S. 668, not at 481 U.S. 739, where the record has Elm v. Oak. Please correct the citation.',
    );
  });

  test('and where nothing is known to stand there, without', () => {
    expect(misplaced({ ...place, standing: [] })).toBe(
      'Alder v. Birch stands at 466 U.S. 668, not at 481 U.S. 739. Please correct the citation.',
    );
  });
});

test('a court that the record names otherwise is given as the draft has it', () => {
  const court = { attribute: 'court', cited: 'D. Alder', found: 'Alder District Court' } as const;
  const message = agreeing(alder, [{ ...court, agreement: 'note', detail: courtOtherwise }], []);
  expect(message).toContain('Note: the court is D. Alder in your draft.');
  expect(message).not.toContain(courtOtherwise);
});

test('of a case whose last page is not known the first is told', () => {
  const pinCite = { attribute: 'pinCite', cited: '393', agreement: 'differs' } as const;
  const found = '503 and the pages after it';
  expect(differing(alder, [{ ...pinCite, found, detail: 'before the case begins' }])).toBe(
    'Alder v. Birch stands here, but the pin cite differs: your draft says 393, before the case begins; in the record the case is at 503 and the pages after it.',
  );
});

describe('a case that agrees', () => {
  const name = { attribute: 'caseName', agreement: 'note', detail: 'shortened' } as const;
  const page = {
    attribute: 'page',
    cited: '466 U.S. 668',
    found: '466 U.S. 668',
    agreement: 'agrees',
  } as const;

  test.each([
    ['Lacy v. Sitel', 'Bobby D Lacy v Sitel Corporation', ''],
    ['Oak v. Elm Co.', 'Oak, Inc. v. Elm Co. and others', ''],
    ['Oak v. Department of Education', 'Oak v. Department of Health, Education and Welfare', 'shortened'],
    ['Oak', 'Oak v. Elm', 'shortened'],
  ])('is not said to be %s where the record has %s as it is: %j', (cited, found, told) => {
    expect(agreeing(alder, [{ ...name, cited, found }], []).includes(`the name is ${cited}`)).toBe(
      told !== '',
    );
  });

  test('that its parties stand in another order is said', () => {
    const other = { ...name, cited: 'Elm v. Oak', found: 'Oak v. Elm', detail: 'the parties are reversed' };
    expect(agreeing(alder, [other], [])).toContain('(the parties are reversed)');
  });

  test.each([
    [['the pin cite (700)'], 'First page agrees. Not compared: the pin cite (700).'],
    [['the court (Ohio)'], 'Page agrees. Not compared: the court (Ohio).'],
  ])('names the page that was compared beside one that was not: %j', (uncompared, told) => {
    expect(agreeing(alder, [page], uncompared)).toContain(told);
  });
});
