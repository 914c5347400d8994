/** Short forms that the service reads by itself: which case they mean, and when their page is not that case's. */
import { describe, expect, test } from 'vitest';
import { caseRecord } from '../../support/cases';
import { verifyCase } from '../../support/verify-cases';

const hillyer = caseRecord({
  caseName: 'United States v. Hillyer',
  court: 'akdistct',
  dateFiled: '1892-11-28',
  places: [{ volume: '1', reporter: 'Alaska', page: '47', lastPage: '69' }],
});
const mcIntire = caseRecord({
  caseName: 'In re McIntire Estate',
  court: 'akdistct',
  dateFiled: '1893-01-21',
  places: [{ volume: '1', reporter: 'Alaska', page: '73', lastPage: '74' }],
});
const iqbal = caseRecord({
  caseName: 'Ashcroft v. Iqbal',
  court: 'scotus',
  dateFiled: '2009-05-18',
  places: [
    { volume: '556', reporter: 'U.S.', page: '662' },
    { volume: '129', reporter: 'S. Ct.', page: '1937' },
  ],
});
const mott = caseRecord({
  caseName: 'Martin v. Mott',
  court: 'scotus',
  dateFiled: '1827',
  places: [{ volume: '25', reporter: 'U.S.', page: '19' }],
});
const vane = caseRecord({
  caseName: 'United States v. Vane',
  court: 'scotus',
  dateFiled: '1816',
  places: [{ volume: '14', reporter: 'U.S.', page: '30' }],
});
const held = [hillyer, mcIntire, iqbal, mott, vane];
const inFull = [
  'United States v. Vane, 14 U.S. (1 Wheat.) 30 (1816)',
  'Martin v. Mott, 25 U.S. (12 Wheat.) 19 (1827)',
  'United States v. Hillyer, 1 Alaska 47 (D. Alaska 1892)',
  'Ashcroft v. Iqbal, 556 U.S. 662 (2009)',
];

describe('a short form beside its full citation', () => {
  test.each([
    ['Hillyer, 1 Alaska at 50', 'verified', 'within the case'],
    ['Iqbal, 556 U.S. at 678', 'verified', 'Not compared: the pin cite (678)'],
    ['United States, 1 Wheat. at 31', 'verified', 'Not compared: the pin cite (31)'],
    ['Martin, 12 Wheat. at 31', 'verified', 'Not compared: the pin cite (31)'],
    ['Martin, 12 Wheat. at 18', 'mismatch', 'pin cite differs'],
    ['Martin, 11 Wheat. at 31', 'mismatch', '25 U.S. 19'],
    ['Iqbal, 129 S. Ct. at 1949', 'verified', 'Not compared: the pin cite (1949)'],
    ['Hillyer, 1 Alaska at 74', 'mismatch', 'pin cite differs'],
    ['Hillyer, 1 Alaska at 46', 'mismatch', 'pin cite differs'],
    ['Hillyer, 1 Alaska at 99', 'mismatch', 'pin cite differs'],
    ['Iqbal, 556 U.S. at 5', 'mismatch', 'pin cite differs'],
    ['Iqbal, 557 U.S. at 678', 'mismatch', 'stands at 556 U.S. 662, not at 557 U.S. 678'],
    ['Twombly, 557 U.S. at 678', 'not_covered', 'neither confirmed nor doubted'],
    [
      'Twombly, 556 U.S. at 678',
      'unconfirmed',
      'In this volume your draft cites Ashcroft v. Iqbal, 556 U.S. 662, which the record does not know as Twombly.',
    ],
    ['Twombly, 556 U.S. at 900', 'not_covered', 'neither confirmed nor doubted'],
  ])('%s: %s', async (text, outcome, message) => {
    const { verdict } = await verifyCase(text, held, inFull);
    expect(verdict).toMatchObject({ outcome, message: expect.stringContaining(message) as string });
  });

  test('is looked for at its own reporter, where another has a volume of the same number', async () => {
    const twice = {
      ...hillyer,
      places: [{ volume: '1', reporter: 'Ex. Rep.', page: '500' }, ...hillyer.places],
    };
    const { verdict } = await verifyCase('Hillyer, 1 Alaska at 50', [twice], inFull);
    expect(verdict).toMatchObject({
      outcome: 'verified',
      message: expect.stringContaining('within the case') as string,
    });
  });

  test('is the case of that name that reaches the page, of two in one volume', async () => {
    const other = caseRecord({
      caseName: 'Hillyer v. Dunmore',
      places: [{ volume: '1', reporter: 'Alaska', page: '90', lastPage: '110' }],
    });
    const { verdict, opinion } = await verifyCase('Hillyer, 1 Alaska at 99', [...held, other], inFull);
    expect(verdict.outcome).toBe('verified');
    expect(opinion?.caseName).toBe('Hillyer v. Dunmore');
  });

  test('by the party that thousands of captions have', async () => {
    const { verdict } = await verifyCase('United States, 1 Alaska at 50', held, inFull);
    expect(verdict).toMatchObject({
      outcome: 'verified',
      message: expect.stringContaining('only the government’s side is named') as string,
    });
    expect((await verifyCase('State, 1 Alaska at 50', held, inFull)).verdict.outcome).toBe('unconfirmed');
  });

  test.each(['al-Kidd, 556 U.S. at 678', 'The smith case, 556 U.S. at 678'])(
    '%s: borrows no name where its own was not read',
    async (text) => {
      expect((await verifyCase(text, held, inFull)).verdict.outcome).not.toBe('verified');
      expect((await verifyCase('See 556 U.S. at 678', held, inFull)).verdict.outcome).toBe('verified');
    },
  );
});

describe('a short form to a page of which no case is known', () => {
  test('without a name is of no case that ends before it', async () => {
    const outcomeOf = async (text: string) => (await verifyCase(text, held)).verdict.outcome;
    expect(await outcomeOf('See 1 Alaska at 69')).toBe('unconfirmed');
    expect(await outcomeOf('See 1 Alaska at 70')).toBe('not_covered');
  });

  test('with a name the record does not know is none of a case whose last page is only inferred', async () => {
    const place = { volume: '30', reporter: 'U.S.', page: '20', lastPage: '29' };
    const known = caseRecord({ caseName: 'Oak v. Elm', places: [place] });
    const inferred = caseRecord({ caseName: 'Oak v. Elm', places: [{ ...place, lastPageInferred: true }] });
    expect((await verifyCase('Wexler, 30 U.S. at 25', [known])).verdict.outcome).toBe('unconfirmed');
    expect((await verifyCase('Wexler, 30 U.S. at 25', [inferred])).verdict.outcome).toBe('not_covered');
  });
});

describe('a short form whose name the record does not know', () => {
  test('is not accused by one word: the author may call a case as he likes', async () => {
    const { verdict, candidates } = await verifyCase('Wexler, 1 Alaska at 50', held);
    expect(verdict).toMatchObject({ outcome: 'unconfirmed', status: 'warning' });
    expect(candidates).toMatchObject([
      { caseName: 'United States v. Hillyer', reason: 'Includes that page' },
    ]);
  });

  test('is another case by two parties', async () => {
    const { verdict } = await verifyCase('Wexler v. Dunmore, 1 Alaska at 50', held);
    expect(verdict.outcome).toBe('wrong_case');
  });
});
