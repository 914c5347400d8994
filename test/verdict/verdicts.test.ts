/** What holds of every row of the table, so that no colour contradicts what is said. */
import { describe, expect, test } from 'vitest';
import { caseVerdicts, codeVerdicts, linkVerdicts, quotationVerdicts } from '../../src/verdict/verdicts';

const rows = Object.entries({ caseVerdicts, codeVerdicts, quotationVerdicts, linkVerdicts }).flatMap(
  ([table, entries]) =>
    Object.entries(entries).map(([finding, { outcome, status }]) => ({ table, finding, outcome, status })),
);

describe('every verdict', () => {
  test('is green where it is verified, and nowhere else', () => {
    const astray = rows.filter(({ outcome, status }) => (status === 'verified') !== (outcome === 'verified'));
    expect(astray).toEqual([]);
  });

  test('is red where what is cited does not exist or is another case; else only for other words', () => {
    const astray = rows.filter(
      ({ outcome, status }) =>
        (status === 'critical') !== (outcome === 'not_found' || outcome === 'wrong_case'),
    );
    expect(astray.map(({ finding }) => finding)).toEqual(['wording']);
  });
});
