/** What a case's result shows beside its verdict. */
import { expect, test } from 'vitest';
import { caseRecord } from '../../support/cases';
import { verifyCase } from '../../support/verify-cases';

const place = { volume: '347', reporter: 'U.S.', page: '483' };
const wexler = caseRecord({
  caseName: 'Wexler v. Dunmore',
  court: 'scotus',
  dateFiled: '1954-05-17',
  places: [place],
});
const other = caseRecord({
  caseName: 'Tanner v. Mill County',
  court: 'scotus',
  dateFiled: '1970-01-05',
  places: [{ ...place, volume: '399', page: '10' }],
});

test('a case that stands elsewhere is the opinion of the result, and no candidate beside it', async () => {
  const result = await verifyCase('Wexler v. Dunmore, 399 U.S. 10 (1954)', [wexler, other]);
  expect(result.verdict.outcome).toBe('mismatch');
  expect(result.opinion).toMatchObject({
    caseName: 'Wexler v. Dunmore',
    year: 1954,
    dateFiled: '1954-05-17',
  });
  expect(result).not.toHaveProperty('candidates');
});

test.each([
  ['1970-01-05', 1970],
  ['1970', 1970],
  [undefined, undefined],
])('of a record of %s the year is %s', async (dateFiled, year) => {
  const { caseName, places } = other;
  const held = caseRecord({
    caseName,
    places,
    court: 'scotus',
    ...(dateFiled !== undefined && { dateFiled }),
  });
  const { opinion } = await verifyCase('Tanner v. Mill County, 399 U.S. 10', [held]);
  expect(opinion?.caseName).toBe('Tanner v. Mill County');
  expect(opinion?.year).toBe(year);
  const [meant] = (await verifyCase('Oak v. Fir, 399 U.S. 10', [held])).candidates ?? [];
  expect(meant).toMatchObject({ caseName: 'Tanner v. Mill County', reason: 'Stands at this place' });
  expect(meant?.year).toBe(year);
});
