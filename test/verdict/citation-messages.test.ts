import { describe, expect, test } from 'vitest';
import { byNameOnly, names, otherCase } from '../../src/verdict/citation-messages';
import type { Authority } from '../../src/citations/authority';

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
