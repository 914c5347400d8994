/** Kinds of false verdict that the bench `case-verdicts` found, each held by bare facts. */
import { describe, expect, test } from 'vitest';
import type { CaseRecord } from '../../../src/service/library/case-record';
import type { Library } from '../../../src/service/library/library';
import { verifyItems } from '../../../src/service/verification/verify-items';
import { caseRecord } from '../../support/cases';
import { memoryLibrary } from '../../support/memory-library';
import { verifyCase } from '../../support/verify-cases';

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

async function verdictOf(rawText: string, held: readonly CaseRecord[] | Library) {
  const items = [{ id: '1', type: 'case', rawText }] as const;
  const visitor = { visit: () => Promise.reject(new Error('No link is visited here')) };
  const [result] = await verifyItems(
    items,
    { library: 'lookUp' in held ? held : memoryLibrary({ cases: held }), visitor },
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

  test.each([
    ['2003', 'Kaplan v. Daimlerchrysler', 'verified'],
    ['2002', 'Kaplan v. Daimlerchrysler', 'ambiguous'],
  ])('is one decision where one record gives the year alone: %s', async (dateFiled, caseName, outcome) => {
    const { verdict } = await verdictOf('Kaplan v. DaimlerChrysler, A.G., 331 F.3d 1251', [
      kaplan,
      { ...kaplan, id: 'test:year', dateFiled, caseName },
    ]);
    expect(verdict.outcome).toBe(outcome);
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

  const farOff = {
    ...fonseca,
    id: 'test:farOff',
    places: [{ volume: '107', reporter: 'Cal. App. 4th', page: '20' }],
  };

  test('is ambiguous, not invented, where several of its name, court and year are known', async () => {
    const { verdict, candidates } = await verdictOf(text, [elsewhere, farOff, standing]);
    expect(verdict.outcome).toBe('ambiguous');
    expect(verdict.message).toContain('105 Cal. App. 4th 534');
    expect(candidates?.map(({ citation }) => citation).sort()).toEqual([
      '106 Cal. App. 4th 9',
      '107 Cal. App. 4th 20',
    ]);
  });

  test('is the one of them from whose place a slip of the pen leads to the cited one', async () => {
    const { verdict, opinion } = await verdictOf(text, [fonseca, elsewhere, standing]);
    expect(verdict.outcome).toBe('mismatch');
    expect(opinion?.citations).toContain('105 Cal. App. 4th 543');
  });

  test('is one, where two sources hold it in two reporters; two, where one reporter has both', async () => {
    const heldTwice = { ...elsewhere, places: [{ volume: '130', reporter: 'Cal. Rptr. 2d', page: '77' }] };
    const { verdict } = await verdictOf(text, [{ ...farOff }, heldTwice, standing]);
    expect(verdict.outcome).toBe('mismatch');
    const { verdict: apart } = await verdictOf(text, [farOff, elsewhere, standing]);
    expect(apart.outcome).toBe('ambiguous');
  });

  test('is not decided by a slip of the pen from the places of two', async () => {
    const alsoNear = { ...elsewhere, places: [{ volume: '105', reporter: 'Cal. App. 4th', page: '535' }] };
    const { verdict, candidates } = await verdictOf(text, [fonseca, alsoNear, standing]);
    expect(verdict.outcome).toBe('ambiguous');
    expect(candidates).toHaveLength(2);
  });

  test('is not decided by two wrong digits, which lead anywhere', async () => {
    const twoOff = { ...fonseca, places: [{ volume: '105', reporter: 'Cal. App. 4th', page: '579' }] };
    const { verdict, candidates } = await verdictOf(text, [twoOff, elsewhere, standing]);
    expect(verdict.outcome).toBe('ambiguous');
    expect(candidates).toHaveLength(2);
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

  test('is not found by a surname alone', async () => {
    const other = caseRecord({
      caseName: 'Orrin v. Vane',
      dateFiled: '2003-02-01',
      places: [{ volume: '331', reporter: 'F.3d', page: '900' }],
    });
    const { verdict } = await verdictOf('Orrin, 331 F.3d 1251 (2003)', [kaplan, other]);
    expect(verdict.outcome).toBe('wrong_case');
  });

  test('is found by the name of a ship, which is whole', async () => {
    const ship = caseRecord({
      caseName: 'The Orrin',
      court: 'akdistct',
      dateFiled: '1901-03-04',
      places: [{ volume: '1', reporter: 'Alaska', page: '202' }],
    });
    const other = { ...standing, places: [{ volume: '1', reporter: 'Alaska', page: '282' }] };
    const { verdict } = await verdictOf('The Orrin, 1 Alaska 282 (1901)', [ship, other]);
    expect(verdict.outcome).toBe('mismatch');
    expect(verdict.message).toContain('The Orrin stands at 1 Alaska 202');
  });

  test.each([
    ['ORRIN, Plaintiff, v. CITY OF VALE; David Marwick, Defendants-Appellees', 'unconfirmed'],
    ['David Marwick', 'wrong_case'],
  ])('is not accused by the end of a caption: %s', async (caption, outcome) => {
    const { verdict } = await verdictOf(`${caption}, 331 F.3d 1251 (2003)`, [kaplan]);
    expect(verdict.outcome).toBe(outcome);
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

describe('a page that is much like another', () => {
  const mcIntosh = caseRecord({
    caseName: 'United States ex rel. McIntosh v. Price',
    dateFiled: '1901-05-02',
    places: [{ volume: '1', reporter: 'Alaska', page: '204', lastPage: '211' }],
  });
  const price = caseRecord({
    caseName: 'Price v. McIntosh',
    dateFiled: '1901-11-16',
    places: [{ volume: '1', reporter: 'Alaska', page: '286', lastPage: '301' }],
  });

  test('with a name partly alike, is not where the very name stands elsewhere', async () => {
    const text = 'Price v. McIntosh, 1 Alaska 204 (1901)';
    expect((await verdictOf(text, [mcIntosh, price])).opinion?.caseName).toBe('Price v. McIntosh');
    expect((await verdictOf(text, [mcIntosh])).opinion?.caseName).toBe(
      'United States ex rel. McIntosh v. Price',
    );
  });

  test('with two cases whose parties the draft mixes up, bears no such name', async () => {
    const place = { volume: '1', reporter: 'Alaska', page: '10', lastPage: '10' };
    const held = ['Isbell v. Butler', 'Waddill v. Chamberlayne'].map((caseName) =>
      caseRecord({ caseName, dateFiled: '1901-05-02', places: [place] }),
    );
    const { verdict } = await verdictOf('Waddill v. Butler, 1 Alaska 10 (1901)', held);
    expect(verdict).toMatchObject({
      outcome: 'ambiguous',
      message: expect.stringContaining('none of them bears the name Waddill v. Butler.') as string,
    });
  });

  test('within a case is no place where another begins, but its last page may be', async () => {
    const messageAt = async (page: string) =>
      (await verdictOf(`Wexler v. Dunmore, 1 Alaska ${page} (1901)`, [price])).verdict;
    expect(await messageAt('290')).toMatchObject({
      outcome: 'not_covered',
      message:
        'No case is known to begin at 1 Alaska 290; that page falls inside Price v. McIntosh, 286–301. Please check.',
    });
    expect((await messageAt('301')).message).toContain('The sources searched do not cover this page');
  });

  describe('beside a text that runs over it', () => {
    const words = 'the carrier answers for the trunk that it took in without a word to its owner and ';
    const run = (pages: readonly number[]) => pages.map((page) => `[*${String(page)}] ${words}`).join('');
    const told =
      'No case is known to begin at 1 Alaska 290; that page falls inside Price v. McIntosh, 286–292.';
    const open = 'The sources searched do not cover this page';

    test.each([
      ['290', [287, 288, 289, 290, 291, 292], told],
      // It may begin where the text ends, or where its marks are lost.
      ['292', [287, 288, 289, 290, 291, 292], open],
      ['290', [287, 288, 289, 291, 292], open],
      ['290', [287, 288, 290, 291, 292], open],
      ['290', [287, 288, 289, 290, 292], open],
      ['290', [], open],
      ['295', [287, 288, 289, 290, 291, 292], open],
    ])('%s, of a text with the pages %j', async (page, pages, message) => {
      const held = {
        ...price,
        places: [{ volume: '1', reporter: 'Alaska', page: '286', lastPage: '292', lastPageInferred: true }],
        opinion: { text: words + run(pages), complete: false, parts: [] },
      };
      const { verdict } = await verdictOf(`Wexler v. Dunmore, 1 Alaska ${page} (1901)`, [held]);
      expect(verdict.outcome).toBe('not_covered');
      expect(verdict.message).toContain(message);
    });
  });

  test.each([
    [
      '290',
      'mismatch',
      'Price v. McIntosh stands at 1 Alaska 286, not at 1 Alaska 290. Please correct the citation.',
    ],
    ['301', 'unconfirmed', '1 Alaska 301 itself could not be confirmed.'],
    ['310', 'unconfirmed', '1 Alaska 310 itself could not be confirmed.'],
    ['___', 'unconfirmed', 'on record at 1 Alaska 286; your draft gives no page to confirm.'],
  ])('cited by a page of its own, %s: %s', async (page, outcome, message) => {
    const { verdict } = await verdictOf(`Price v. McIntosh, 1 Alaska ${page} (1901)`, [price]);
    expect(verdict.outcome).toBe(outcome);
    expect(verdict.message).toContain(message);
  });

  test.each([
    ['151 F.2d 269', 'mismatch', 'Moore v. Ashby stands at 151 F.3d 269, not at 151 F.2d 269.'],
    ['812 F.2d 40', 'mismatch', 'Moore v. Ashby stands at 151 F.3d 269, not at 812 F.2d 40.'],
    // Another reporter of its years may print it too, or the record has the place wrong.
    ['46 Fed. R. Serv. 3d 901', 'unconfirmed', '46 Fed. R. Serv. 3d 901 itself could not be confirmed.'],
    ['151 F.3d 296', 'unconfirmed', '151 F.3d 296 itself could not be confirmed.'],
  ])('cited in a reporter that has nothing of its year, %s: %s', async (place, outcome, message) => {
    const moore = caseRecord({
      caseName: 'Moore v. Ashby',
      court: 'ca5',
      dateFiled: '1998-08-14',
      places: [{ volume: '151', reporter: 'F.3d', page: '269' }],
    });
    const { verdict } = await verdictOf(`Moore v. Ashby, ${place} (5th Cir. 1998)`, [moore]);
    expect(verdict.outcome).toBe(outcome);
    expect(verdict.message).toContain(message);
  });

  test.each([
    // The numbers are those of the case: no reporter but the wrong one has both.
    ['151 F. Supp. 269', '151 F.3d 269', [['151 F. Supp. 269', '151 F.3d 269']]],
    ['151 S. Ct. 269', '151 F.3d 269', [['151 S. Ct. 269', '151 F.3d 269']]],
    // Any other page may be a parallel citation.
    ['46 Fed. R. Serv. 3d 901', '151 F.3d 269', []],
    ['151 Fed. R. Serv. 3d 296', '151 F.3d 269', []],
    // One series by two names, and numbers of a year.
    ['4 Comst. 12', '4 N.Y. 12', []],
    ['1998 WL 269', '1998 LEXIS 269', []],
  ])('the very numbers of the case in another reporter, %s for %s: %j', async (cited, own, differing) => {
    const [volume = '', page = ''] = own.match(/\b\d+\b/g) ?? [];
    const held = caseRecord({
      caseName: 'Moore v. Ashby',
      dateFiled: '1998-08-14',
      places: [{ volume, reporter: own.slice(volume.length + 1, -page.length - 1), page }],
    });
    const { verdict, evidence } = await verdictOf(`Moore v. Ashby, ${cited} (1998)`, [held]);
    expect(['unconfirmed', 'mismatch', 'not_covered']).toContain(verdict.outcome);
    const told = evidence?.comparisons.filter(({ match, attribute }) => !match && attribute === 'page');
    expect(told?.map((one) => [one.cited, one.found]) ?? []).toEqual(differing);
  });

  test('a second citation in one text is not called compared, unless it is an item of its own', async () => {
    const [first, second] = [
      'Price v. McIntosh, 1 Alaska 286 (1901)',
      'Wexler v. Dunmore, 1 Alaska 999 (1901)',
    ];
    const both = `${first}; ${second}`;
    const alone = await verifyCase(both, [price]);
    expect(alone.verdict.message).toContain('Not compared: 1 Alaska 999, cited with it.');
    const string = await verifyCase(`${both}; Poe v. Roe, 2 Alaska 888 (1903)`, [price]);
    expect(string.verdict.message).toContain('Not compared: 1 Alaska 999 and 2 Alaska 888, cited with it.');
    const beside = await verifyCase(both, [price], [second]);
    expect(beside.verdict.message).not.toContain('Not compared');
  });

  test('a year that could not be read is not called compared', async () => {
    const { verdict } = await verifyCase('Price v. McIntosh, 1 Alaska 286 (19010)', [price]);
    expect(verdict.message).toContain('Not compared: "19010", which could not be read.');
  });

  test('a history in the same text is not called compared', async () => {
    const { verdict } = await verifyCase(
      'Price v. McIntosh, 1 Alaska 286 (1901), rev’d, 480 U.S. 999 (1987)',
      [price],
    );
    expect(verdict.outcome).toBe('verified');
    expect(verdict.message).toContain('Not compared: its history (rev’d).');
  });

  test.each([
    ['Rule 702. Price v. McIntosh', 'verified'],
    ['Executive Order. Price v. McIntosh', 'verified'],
    ['Court in Price v. McIntosh', 'verified'],
    ['Wexler Corp. Price v. McIntosh', 'mismatch'],
    ['St. Price v. McIntosh', 'mismatch'],
    ['Rule 702. Wexler v. McIntosh', 'mismatch'],
    ['Rule 702. Wexler v. Dunmore', 'wrong_case'],
  ])('what stands before a caption, %s: %s', async (caption, outcome) => {
    const { verdict } = await verdictOf(`${caption}, 1 Alaska 286 (1901)`, [price]);
    expect(verdict.outcome).toBe(outcome);
  });

  test.each([
    ['McIntosh', 'verified'],
    ['v. McIntosh', 'mismatch'],
    ['Oregon, Company', 'mismatch'],
    ['Canal', 'wrong_case'],
  ])('the end of a caption, %s: %s', async (caption, outcome) => {
    const canal = caseRecord({ ...price, caseName: 'Price v. Railroad Commission of Oregon, Company' });
    const held = caption.includes('McIntosh') ? price : canal;
    const { verdict } = await verdictOf(`${caption}, 1 Alaska 286 (1901)`, [held]);
    expect(verdict.outcome).toBe(outcome);
  });
});

test('a case whose names are too short to sift by is found from a place with a slip in it', async () => {
  const meant = caseRecord({
    caseName: 'Ng v. Oh',
    dateFiled: '1965-03-02',
    places: [{ volume: '172', reporter: 'So. 2d', page: '1455', lastPage: '1463' }],
  });
  const { candidates, opinion } = await verdictOf('Ng v. Oh, 172 So. 2d 1545 (Fla. 1965)', [meant]);
  expect(candidates?.[0]?.citation ?? opinion?.citations?.[0]).toBe('172 So. 2d 1455');
});

describe('a place with a slip in it', () => {
  const page = { volume: '172', reporter: 'So. 2d', page: '1455', lastPage: '1463' };
  const meant = caseRecord({
    caseName: 'Smith v. State',
    court: 'fladistctapp',
    dateFiled: '1965-03-02',
    places: [page],
  });
  const namesakes = Array.from({ length: 60 }, (_, at) =>
    caseRecord({
      caseName: 'Smith v. State',
      court: 'fladistctapp',
      dateFiled: '1971-03-02',
      places: [{ volume: String(300 + at), reporter: 'So. 2d', page: String(11 + at) }],
    }),
  );
  // More namesakes than a search by name can hand out; the case itself is not among those it does.
  const crowd = memoryLibrary({ cases: [meant, ...namesakes] });
  const library = {
    ...crowd,
    findByName: async (...query: Parameters<typeof crowd.findByName>) =>
      (await crowd.findByName(...query)).filter(({ id }) => id !== meant.id),
  };

  test.each([
    ['172 So. 2d 1545', 'digits of the page exchanged'],
    ['122 So. 2d 1455', 'a digit of the volume wrong'],
    ['172 So. 3d 1455', 'another series'],
    ['172 So. 2d 1459', 'a page within the case for the first one'],
  ])('%s: finds the case although its name is in too many, %s', async (place) => {
    const result = await verdictOf(`Smith v. State, ${place} (Fla. Dist. Ct. App. 1965)`, library);
    expect(result.candidates?.[0]?.citation ?? result.opinion?.citations?.[0]).toBe('172 So. 2d 1455');
  });

  test('lists every comparison with the case that is meant', async () => {
    const { verdict, evidence } = await verdictOf(
      'Smith v. State, 172 So. 2d 1545 (Fla. Dist. Ct. App. 1965)',
      memoryLibrary({
        cases: [meant],
        volumeEnds: [{ reporter: 'So. 2d', volume: '172', lastPage: 1500, source: 'test' }],
      }),
    );
    expect(verdict.outcome).toBe('mismatch');
    expect(evidence?.comparisons.map(({ attribute, match }) => [attribute, match])).toEqual([
      ['caseName', true],
      ['page', false],
      ['court', true],
      ['year', true],
    ]);
  });

  test('offers nobody with other parties', async () => {
    const { candidates } = await verdictOf(
      'Wexler v. Dunmore, 172 So. 2d 1545 (Fla. Dist. Ct. App. 1965)',
      library,
    );
    expect(candidates).toBeUndefined();
  });
});

describe('a page with another case', () => {
  const standing = caseRecord({
    caseName: 'Reed v. Vane',
    dateFiled: '1965-03-02',
    places: [{ volume: '172', reporter: 'So. 2d', page: '55', lastPage: '61' }],
  });
  const text = 'Wexler v. Dunmore, 172 So. 2d 55 (1965)';
  const short = { ...standing, places: [{ volume: '172', reporter: 'So. 2d', page: '55', lastPage: '55' }] };
  const other = { ...short, id: 'test:other', caseName: 'Holt v. Marsh' };
  const coverage = [
    {
      reporter: 'So. 2d',
      volume: '172',
      matter: 'opinions',
      firstPage: 1,
      lastPage: 900,
      state: 'complete',
      source: 'test',
      snapshot: '2026',
    },
  ] as const;

  test.each([
    ['of several pages', { cases: [standing] }, 'wrong_case'],
    ['that is not the only one, as far as the record goes', { cases: [short, other] }, 'unconfirmed'],
    [
      'of several pages, beside another such one, as far as the record goes',
      { cases: [standing, { ...standing, id: 'test:other', caseName: 'Holt v. Marsh' }] },
      'unconfirmed',
    ],
    ['that ends where it begins, as far as the record goes', { cases: [short] }, 'unconfirmed'],
    [
      'that is not the only one, of which the record is complete',
      { cases: [short, other], coverage },
      'wrong_case',
    ],
  ])('%s', async (_, holdings, outcome) => {
    const { verdict } = await verdictOf(text, memoryLibrary(holdings));
    expect(verdict.outcome).toBe(outcome);
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

describe('what is said', () => {
  test('names a pin cite that could not be compared, for the last page is not known', async () => {
    const { verdict } = await verdictOf('Kaplan v. DaimlerChrysler, A.G., 331 F.3d 1251, 1890 (2003)', [
      kaplan,
    ]);
    expect(verdict).toMatchObject({
      outcome: 'verified',
      message: expect.stringContaining(' Not compared: the pin cite (1890). Not checked:') as string,
    });
  });

  test('names it too where the citation gives no name of its own', async () => {
    const texts = ['Kaplan v. DaimlerChrysler, A.G., 331 F.3d 1251 (2003)', '331 F.3d 1251, 1890'];
    const items = texts.map((rawText, at) => ({ id: String(at), type: 'case' as const, rawText }));
    const visitor = { visit: () => Promise.reject(new Error('No link is visited here')) };
    const ports = { library: memoryLibrary({ cases: [kaplan] }), visitor };
    const [, bare] = await verifyItems(items, ports, new AbortController().signal);
    expect(bare?.verdict).toMatchObject({
      outcome: 'verified',
      message: expect.stringContaining(' Not compared: the pin cite (1890). Not checked:') as string,
    });
  });

  test('names a court that no table knows, and tells a circuit that does not exist', async () => {
    const held = [{ ...kaplan, court: 'ca11' }];
    const cite = (court: string) =>
      verdictOf(`Kaplan v. DaimlerChrysler, A.G., 331 F.3d 1251 (${court} 2003)`, held);
    expect((await cite('Rent Ct.')).verdict).toMatchObject({
      outcome: 'verified',
      message: expect.stringContaining(' Not compared: the court (Rent Ct.). Not checked:') as string,
    });
    expect((await cite('W.D.D.C.')).verdict).toMatchObject({
      outcome: 'mismatch',
      message: expect.stringContaining('W.D.D.C. (there is no such district)') as string,
    });
    expect((await cite('11th Cir.')).verdict.outcome).toBe('verified');
    expect((await cite('12th Cir.')).verdict.outcome).toBe('mismatch');
  });

  test('of a reporter that one court has, says so all the same', async () => {
    const held = [{ ...kaplan, court: 'scotus', places: [{ volume: '556', reporter: 'U.S.', page: '662' }] }];
    const cite = (court: string) =>
      verdictOf(`Kaplan v. DaimlerChrysler, A.G., 556 U.S. 662 (${court}2003)`, held);
    expect((await cite('13th Cir. ')).verdict).toMatchObject({
      outcome: 'mismatch',
      message: expect.stringContaining('13th Cir. (there is no such circuit)') as string,
    });
    expect((await cite('C.A. Atlantis ')).verdict).toMatchObject({
      outcome: 'verified',
      message: expect.stringContaining(' Not compared: the court (C.A. Atlantis). Not checked:') as string,
    });
    for (const court of ['', 'U.S. ', 'S. Ct. ', 'SCOTUS ']) {
      expect((await cite(court)).verdict.message).toMatch(/page, court and year agree\. Not checked:/);
    }
  });

  test('names the division of a court, and the docket number, that the record does not give', async () => {
    const held = [{ ...fonseca, courtName: 'California Courts of Appeal' }];
    const cite = (text: string) => verdictOf(text, held);
    const { verdict } = await cite(
      'People v. Fonseca, No. B1, 105 Cal. App. 4th 543 (Cal. Ct. App. 2d Dist. 2003)',
    );
    expect(verdict.message).toContain(
      'Not compared: the division (2d Dist.) and the docket number (B1). Not checked:',
    );
    const whole = await cite('People v. Fonseca, 105 Cal. App. 4th 543 (Cal. Ct. App. 2003)');
    expect(whole.verdict.message).not.toContain('Not compared');
  });

  test.each([
    ['Tex. App.—Dallas', 'the division (Dallas)'],
    ['Tex. App. Dallas', 'the division (Dallas)'],
    ['Tex.App.El Paso', 'the division (El Paso)'],
    ['Tex. App.', undefined],
  ])('of a court of appeals of Texas, the seat: %s', async (court, uncompared) => {
    const held = [
      {
        ...kaplan,
        court: 'texapp',
        courtName: 'Court of Appeals of Texas',
        places: [{ volume: '224', reporter: 'S.W.3d', page: '269' }],
      },
    ];
    const { verdict } = await verdictOf(
      `Kaplan v. DaimlerChrysler, A.G., 224 S.W.3d 269 (${court} 2003)`,
      held,
    );
    expect(verdict.outcome).toBe('verified');
    expect(/Not compared: (.*?)\. Not checked/.exec(verdict.message)?.[1]).toBe(uncompared);
  });

  test('what differs, and how', async () => {
    const held = [
      {
        ...kaplan,
        court: 'ca11',
        places: [{ volume: '331', reporter: 'F.3d', page: '1251', lastPage: '1260' }],
      },
    ];
    const messageOf = async (text: string) => (await verdictOf(text, held)).verdict.message;
    // Both captions are shown: that a part of them differs is seen.
    const named = await messageOf('Kaplan v. DaimlerChrysler Motor Trucks, 331 F.3d 1251 (11th Cir. 2003)');
    expect(named).toMatch(/the name differs: .*; the record says Kaplan v\. [^(]*$/);
    expect(
      await messageOf('Kaplan v. DaimlerChrysler, A.G., 331 F.3d 1251, 1290 (11th Cir. 2003)'),
    ).toContain(
      'the pin cite differs: your draft says 1290, after the case ends; in the record the case is at 1251–1260.',
    );
    expect(await messageOf('Kaplan v. DaimlerChrysler, A.G., 331 F.3d 1251 (11th Cir. 1999)')).toContain(
      'the year differs: your draft says 1999; the record says 2003.',
    );
    expect(await messageOf('Kaplen v. DaimlerChrysler, A.G., 331 F.3d 1251 (11th Cir. 1999)')).toMatch(
      /the name differs: .*the record spells Kaplan\. The year also differs: your draft says 1999; the record says 2003\.$/,
    );
  });

  test('a second difference where the place is another one', async () => {
    const elsewhere = { ...fonseca, places: [{ volume: '105', reporter: 'Cal. App. 4th', page: '543' }] };
    const standing = caseRecord({
      caseName: 'Wexler v. Dunmore',
      court: 'calctapp',
      dateFiled: '2003-02-01',
      places: [{ volume: '105', reporter: 'Cal. App. 4th', page: '534' }],
    });
    const messageOf = async (year: string) =>
      (await verdictOf(`People v. Fonseca, 105 Cal. App. 4th 534 (${year})`, [elsewhere, standing])).verdict
        .message;
    expect(await messageOf('2005')).toContain(
      'Please correct the citation. The year also differs: your draft says 2005; the record says 2003.',
    );
    expect(await messageOf('2003')).toMatch(/Please correct the citation\.$/);
  });

  test('the year of the term is that of an early decision of the Supreme Court', async () => {
    const bradwell = caseRecord({
      caseName: 'Bradwell v. Illinois',
      court: 'scotus',
      dateFiled: '1873-04-15',
      places: [{ volume: '83', reporter: 'U.S.', page: '130' }],
    });
    const cite = (year: string) =>
      verdictOf(`Bradwell v. Illinois, 83 U.S. (16 Wall.) 130 (${year})`, [bradwell]);
    expect((await cite('1872')).verdict).toMatchObject({
      outcome: 'verified',
      message: expect.stringContaining('the year of the term') as string,
    });
    expect((await cite('1871')).verdict.outcome).toBe('mismatch');
    expect((await cite('1874')).verdict.outcome).toBe('mismatch');
  });

  test('a year to come is a wrong year', async () => {
    const { verdict } = await verdictOf('Kaplan v. DaimlerChrysler, A.G., 331 F.3d 1251 (2103)', [kaplan]);
    expect(verdict.outcome).toBe('mismatch');
  });

  test('says that a slip citation gives no place', async () => {
    const { verdict } = await verdictOf('Kaplan v. DaimlerChrysler, A.G., --- F.3d ---- (2003)', [kaplan]);
    expect(verdict.message).toBe(
      'A case with this name and year is on record at 331 F.3d 1251; your draft gives no volume and page to confirm.',
    );
  });

  test('ends a name that ends in an abbreviation with one full stop', async () => {
    const record = { ...kaplan, caseName: 'Kaplan v. Daimler Motors, Inc.' };
    const { verdict } = await verdictOf('Kaplan v. Benz Motors, Inc., 331 F.3d 1251 (2003)', [record]);
    expect(verdict.message).toMatch(/the record says Kaplan v\. Daimler Motors, Inc\. \([^()]+\)\.$/);
  });
});

describe('a caption with a v that has no dot', () => {
  const jack = caseRecord({
    caseName: 'United States v. Lamont Duane "Monte" Orrin',
    dateFiled: '1993-11-01',
    places: [{ volume: '9', reporter: 'F.3d', page: '1554' }],
  });

  test.each([
    ['United States v Lamont Duane "Monte" Orrin, 9 F.3d 1554 (1993)', 'verified'],
    ['United States v Lamont Duane "Monte" Vane, 9 F.3d 1554 (1993)', 'mismatch'],
  ])('%s: %s', async (text, outcome) => {
    expect((await verdictOf(text, [jack])).verdict.outcome).toBe(outcome);
  });
});

describe('a candidate', () => {
  const burden = caseRecord({
    caseName: 'People v. Burden',
    court: 'mich',
    dateFiled: '1981-02-01',
    places: [{ volume: '411', reporter: 'Mich.', page: '56' }],
  });
  const jones = caseRecord({
    caseName: 'People v. Jones',
    court: 'calctapp',
    dateFiled: '1980-05-01',
    places: [
      { volume: '167', reporter: 'Cal. Rptr.', page: '917' },
      { volume: '110', reporter: 'Cal. App. 3d', page: '75' },
    ],
  });

  test('of another year in another state’s reporter is not the case that was meant', async () => {
    const { verdict } = await verdictOf('People v. Jones, 411 Mich. 56 (1981)', [burden, jones]);
    expect(verdict.outcome).toBe('wrong_case');
    const near = { ...jones, court: 'mich', id: 'test:near' };
    const ofMichigan = await verdictOf('People v. Jones, 411 Mich. 56 (1981)', [burden, near]);
    expect(ofMichigan.verdict.outcome).toBe('mismatch');
  });

  test('is shown in the reporter that was cited', async () => {
    const { candidates } = await verdictOf('People v. Jones, 999 Cal. App. 3d 57 (1980)', [jones]);
    expect(candidates?.[0]).toMatchObject({ citation: '110 Cal. App. 3d 75' });
  });

  test('says that courts agree only where both are known', async () => {
    const reasonOf = async (held: CaseRecord): Promise<string | undefined> => {
      const { candidates } = await verdictOf('People v. Jones, 1980 WL 12345 (Cal. Ct. App. 1980)', [held]);
      return candidates?.[0]?.reason;
    };
    expect(await reasonOf(jones)).toBe('The same parties, court and year');
    const { id, caseName, dateFiled = '', places } = jones;
    expect(await reasonOf(caseRecord({ id, caseName, dateFiled, places }))).toBe('The same parties and year');
  });

  test('stands there once, though it was found at two places', async () => {
    const manning = caseRecord({
      caseName: 'Estate of Manning',
      dateFiled: '1986-08-01',
      places: [
        { volume: '184', reporter: 'Cal. App. 3d', page: '593' },
        { volume: '229', reporter: 'Cal. Rptr.', page: '225' },
      ],
    });
    const { candidates } = await verdictOf('Oak v. Fir (1986) 184 Cal.App.3d 593, 229 Cal.Rptr. 225', [
      manning,
    ]);
    expect(candidates?.map(({ caseName }) => caseName)).toEqual(['Estate of Manning']);
  });
});

test('a name with no place to look up is told as such', async () => {
  const { verdict } = await verdictOf('Elm v. Oak (2d Cir. 2021)', [kaplan]);
  expect(verdict.outcome).toBe('not_covered');
  expect(verdict.message).toMatch(/^Your draft gives no volume and page to look up/u);
});
