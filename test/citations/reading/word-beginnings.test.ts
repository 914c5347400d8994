import { describe, expect, test } from 'vitest';
import { codesOf } from '../../../src/citations/facts/codes';
import { recordSpellings } from '../../../src/citations/facts/named-sources';
import { states } from '../../../src/citations/facts/states';
import {
  beginningsAt,
  BRIEF,
  DOCKET,
  HEADING,
  NAME,
  SECTION,
  SHORT_FORM,
  TREATISE,
} from '../../../src/citations/reading/word-beginnings';

describe('what a capitalized word may begin', () => {
  test.each([
    ['Authorities', HEADING | NAME],
    ['Cases', HEADING],
    ['Ibid. at 5', SHORT_FORM],
    ['Nothing else', DOCKET | NAME],
    ['Restatement', TREATISE | NAME],
    ['Brief for Petitioner', BRIEF | NAME],
    ['Section 5', SECTION | NAME],
    ['Zebra', 0],
    ['ZEBRA', 0],
    // Too short to tell, or with a sign within its letters, or none of the alphabet's
    ['Ze', NAME],
    ['Z. bra', NAME],
    ['Éze', NAME],
  ])('%s', (text, beginnings) => {
    expect(beginningsAt(text, 0)).toBe(beginnings);
    // The second time it is remembered.
    expect(beginningsAt(`a ${text}`, 2)).toBe(beginnings);
  });

  test('a name, wherever a table lists one that begins so', () => {
    const names = [...states.flatMap(({ code }) => codesOf(code)), ...codesOf('us')]
      .flatMap(({ name, spellings }) => [name, ...spellings])
      .concat(...recordSpellings())
      .filter((name) => /^[A-Z]/.test(name));
    expect(names.length).toBeGreaterThan(1000);
    expect(names.filter((name) => (beginningsAt(`${name} 5`, 0) & NAME) === 0)).toEqual([]);
  });
});
