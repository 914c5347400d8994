import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findCitations } from '../../src/citations/find-citations';
import { resolveCitations } from '../../src/citations/resolve-citations';
import { faultOf } from './finder-laws';
import { pieces } from './finder-pieces';

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

  test.each(
    [
      '1 U.S. 2 ',
      '1 U.S. 2 (',
      ') 1 U.S. 2 ',
      '1 U.S. 2, 3, 4, 5, 6, ',
      '1 U.S. 2, 1 S. Ct. 2, ',
      'Roe v. Doe v. ',
      'In re Board of ',
      'Id. ',
      'supra, ',
      '1 U.S.C. §§ 1, ',
      'section 1 of title ',
      '_ ',
      '___ U.S. ___ ',
      'No. 12-345, ',
      "1 U.S. 2, aff'd, ",
      '1 U.S. 2 [1 S. Ct. 2, ',
      '1',
      '(',
      '\n',
      'TABLE OF AUTHORITIES\n',
      'Roe v. Doe, 1 U.S. 2 .... 5\n',
    ].map((unit) => [unit] as const),
  )('%j again and again takes time in proportion to its length', (unit) => {
    const short = unit.repeat(Math.ceil(40_000 / unit.length));
    findCitations(short);
    const once = timeOf(() => findCitations(short));
    const fourfold = timeOf(() => findCitations(short.repeat(4)));
    expect(fourfold).toBeLessThan(Math.max(once * 12, 250));
  });
});

function timeOf(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}
