import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findCitations } from '../../src/citations/find-citations';
import { resolveCitations } from '../../src/citations/resolve-citations';
import { faultOf } from '../support/citations/finder-laws';
import { pieces } from '../support/citations/finder-pieces';

describe('findCitations: any text at all', () => {
  test('never throws, overlaps or leaves the text, on pieces of citations in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 40 }), (parts) => {
        const text = parts.join('');
        const found = findCitations(text);
        expect(faultOf(text, found)).toBeNull();
        expect(resolveCitations(found)).toHaveLength(found.length);
      }),
      { numRuns: 3000 },
    );
  });

  test('nor on characters of any kind', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(faultOf(text, findCitations(text))).toBeNull();
      }),
      { numRuns: 2000 },
    );
  });

  test('what stands before and after a paragraph does not change what is found in it', () => {
    const citation = 'Roe v. Wade, 410 U.S. 113, 152 (1973).';
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('It is so. ', 'The court agreed.\n\n', 'He left. '), { maxLength: 9 }),
        (parts) => {
          const before = parts.join('');
          const [found] = findCitations(before + citation);
          const [alone] = findCitations(citation);
          expect(found?.fullStart).toBe((alone?.fullStart ?? -1) + before.length);
          expect(found?.fullEnd).toBe((alone?.fullEnd ?? -1) + before.length);
        },
      ),
    );
  });

  test('a place said again and again is cited as often, and is no parallel of itself', () => {
    const found = findCitations('1 U.S. 2 '.repeat(20_000));
    expect(found).toHaveLength(20_000);
    expect(found.some((one) => 'parallel' in one)).toBe(false);
    expect(findCitations('Elm v. Oak, 166 Wn.2d 97, 166 Wash. 2d 97 (2009)')).toHaveLength(1);
  });

  // Reading on from each of them to the end would take a quarter of an hour.
  test.each([
    '—',
    '_',
    '-',
    '- ',
    '__ ',
    '1 U.S. —',
    'Id. —',
    '(',
    '§',
    '.',
    ' ',
    '\n',
    '\f\n',
    '1\n\f',
    '1 A\n',
    '*A',
    '1 ',
    '1-',
    'a',
  ])(
    'reads on from none of a long run of %j',
    (unit) => {
      const text = unit.repeat(Math.ceil(300_000 / unit.length));
      expect(faultOf(text, findCitations(text))).toBeNull();
    },
    60_000,
  );

  // Holding each against all before it would take half a minute.
  test('holds no page against every case of its volume', () => {
    const text = 'In re Board of Education 1 U.S. 2 '.repeat(60_000);
    const found = findCitations(text);
    expect(found).toHaveLength(60_000);
    expect(found.at(-1)).toMatchObject({ kind: 'case', plaintiff: 'In re Board of Education', page: '2' });
  }, 10_000);
});

test('a text that begins with a page is read to its end: a parallel without one does not lead back to it', () => {
  const text = 'l. c.12 .3d 5see also 日本100 U. S. 1, 5 L. E₌. 2RCW 9A.36.041';
  const found = findCitations(text);
  expect(found).toMatchObject([{ kind: 'case', volume: '100', reporter: 'U.S.', page: '1' }]);
  expect(faultOf(text, found)).toBeNull();
});
