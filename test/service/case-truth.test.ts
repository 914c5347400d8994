/** Kinds of false verdict that the bench `case-verdicts` found, each held by bare facts. */
import { describe, expect, test } from 'vitest';
import type { CaseRecord } from '../../src/service/library/case-record';
import { verifyItems } from '../../src/service/verify-items';
import { caseRecord } from '../support/cases';
import { memoryLibrary } from '../support/memory-library';

const kaplan = caseRecord({
  caseName: 'Kaplan v. DaimlerChrysler, A.G.',
  dateFiled: '2003-05-30',
  places: [{ volume: '331', reporter: 'F.3d', page: '1251' }],
});
const fonseca = caseRecord({
  caseName: 'People v. Fonseca',
  court: 'calctapp',
  dateFiled: '2003-01-24',
  places: [{ volume: '105', reporter: 'Cal. App. 4th', page: '543' }],
});

async function verdictOf(rawText: string, cases: readonly CaseRecord[]) {
  const items = [{ id: '1', type: 'case', rawText }] as const;
  const visitor = { visit: () => Promise.reject(new Error('No link is visited here')) };
  const [result] = await verifyItems(
    items,
    { library: memoryLibrary({ cases }), visitor },
    new AbortController().signal,
  );
  if (result?.type !== 'case') throw new Error('no case result');
  return result;
}

describe('a decision that the source holds twice', () => {
  const twice = [kaplan, { ...kaplan, id: 'test:again', caseName: 'Kaplan v. Daimlerchrysler' }];

  test('is one decision', async () => {
    const { verdict } = await verdictOf('Kaplan v. DaimlerChrysler, A.G., 331 F.3d 1251 (2003)', twice);
    expect(verdict.outcome).toBe('verified');
  });

  test('is one decision beside a fragment without a caption', async () => {
    const fragment = {
      ...kaplan,
      id: 'test:fragment',
      caseName: '',
      otherNames: [kaplan.caseName],
      dateFiled: '2003-08-02',
    };
    const { verdict } = await verdictOf('Kaplan v. DaimlerChrysler, A.G., 331 F.3d 1251 (2003)', [
      kaplan,
      fragment,
    ]);
    expect(verdict.outcome).toBe('verified');
  });

  test('differs from a wrong year as one decision does', async () => {
    const { verdict } = await verdictOf('Kaplan v. DaimlerChrysler, A.G., 331 F.3d 1251 (2001)', twice);
    expect(verdict.outcome).toBe('mismatch');
  });

  test.each([{ dateFiled: '2003-08-02' }, { docketNumber: '02-999' }])(
    'is two where the record tells them apart: %o',
    async (other) => {
      const { verdict } = await verdictOf('Kaplan v. DaimlerChrysler, A.G., 331 F.3d 1251 (2003)', [
        { ...kaplan, docketNumber: '02-111' },
        { ...kaplan, docketNumber: '02-111', id: 'test:other', ...other },
      ]);
      expect(verdict.outcome).toBe('ambiguous');
    },
  );
});

describe('a case whose place is wrong', () => {
  const elsewhere = {
    ...fonseca,
    id: 'test:elsewhere',
    places: [{ volume: '106', reporter: 'Cal. App. 4th', page: '9' }],
  };
  const standing = caseRecord({
    caseName: 'Wexler v. Dunmore',
    court: 'calctapp',
    dateFiled: '2003-02-01',
    places: [{ volume: '105', reporter: 'Cal. App. 4th', page: '534' }],
  });
  const text = 'People v. Fonseca, 105 Cal. App. 4th 534 (2003)';

  test('is ambiguous, not invented, where several of its name, court and year are known', async () => {
    const { verdict, candidates } = await verdictOf(text, [fonseca, elsewhere, standing]);
    expect(verdict.outcome).toBe('ambiguous');
    expect(verdict.message).toContain('105 Cal. App. 4th 534');
    expect(candidates?.map(({ citation }) => citation).sort()).toEqual([
      '105 Cal. App. 4th 543',
      '106 Cal. App. 4th 9',
    ]);
  });

  test('is that of its very words, where another is named like it', async () => {
    const { verdict, opinion } = await verdictOf(text, [
      fonseca,
      { ...elsewhere, caseName: 'People v. Mario Fonseca' },
      standing,
    ]);
    expect(verdict.outcome).toBe('mismatch');
    expect(opinion?.citations).toContain('105 Cal. App. 4th 543');
  });

  test('is not the case that stands there with one party in common', async () => {
    const half = { ...standing, caseName: 'Wexler v. Rutherford' };
    const meant = { ...fonseca, caseName: 'Wexler v. Dunmore' };
    const { verdict, opinion } = await verdictOf('Wexler v. Dunmore, 105 Cal. App. 4th 534 (2003)', [
      half,
      meant,
    ]);
    expect(verdict.outcome).toBe('mismatch');
    expect(opinion?.caseName).toBe('Wexler v. Dunmore');
  });
});

describe('a court of a territory', () => {
  const place = { volume: '1', reporter: 'Alaska', page: '286' };
  const price = caseRecord({
    caseName: 'Price v. McIntosh',
    court: 'akdistct',
    dateFiled: '1901-11-16',
    places: [place],
  });

  test.each([
    ['1901', 'verified'],
    ['1965', 'mismatch'],
  ])('of %s, cited as that of the district: %s', async (year, outcome) => {
    const { verdict } = await verdictOf(`Price v. McIntosh, 1 Alaska 286 (D. Alaska ${year})`, [
      { ...price, dateFiled: `${year}-11-16` },
    ]);
    expect(verdict.outcome).toBe(outcome);
  });
});

describe('the caption of an item', () => {
  const nav = caseRecord({
    caseName: 'Gibson v. Canadian Pacific Nav. Co.',
    dateFiled: '1902-01-04',
    places: [{ volume: '1', reporter: 'Alaska', page: '407' }],
  });
  const jack = caseRecord({
    caseName: 'United States v. Lamont Duane "Monte" Jack',
    dateFiled: '1993-11-01',
    places: [{ volume: '9', reporter: 'F.3d', page: '1554' }],
  });

  test('is read whole where an abbreviation within it looks like the end of a sentence', async () => {
    const { verdict } = await verdictOf('Gibson v. Canadian Pacific Nav. Co., 1 Alaska 407 (1902)', [nav]);
    expect(verdict.outcome).toBe('verified');
  });

  test.each([
    ['Dabney v. Lamont Duane "Monte" Jack, 9 F.3d 1554 (1993)', jack],
    [
      'Harter v. . Gould, 39 N.E. 378 (1895)',
      caseRecord({
        caseName: 'Palmer v. . Gould',
        dateFiled: '1895-01-15',
        places: [{ volume: '39', reporter: 'N.E.', page: '378' }],
      }),
    ],
  ])('%s: a party of another case does not drop out', async (text, record) => {
    const { verdict } = await verdictOf(text, [record]);
    expect(['mismatch', 'wrong_case']).toContain(verdict.outcome);
  });

  test.each([
    'See, e.g., Kaplan v. DaimlerChrysler, A.G., 331 F.3d 1251 (2003)',
    'The court held so. Kaplan v. DaimlerChrysler, A.G., 331 F.3d 1251 (2003)',
    'Distinguishing Palmer v. Gould, Kaplan v. DaimlerChrysler, A.G., 331 F.3d 1251 (2003)',
  ])('%s: leaves out what leads up to it', async (text) => {
    const { verdict } = await verdictOf(text, [kaplan]);
    expect(verdict.outcome).toBe('verified');
  });
});
