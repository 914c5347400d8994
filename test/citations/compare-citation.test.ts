import { describe, expect, test } from 'vitest';
import type { Authority } from '../../src/citations/authority';
import { compareCitation } from '../../src/citations/compare-citation';
import type { CaseFields } from '../../src/citations/found-citation';

/** A case of our own making: `Alder v. Birch`, decided 1985 by the Ninth Circuit. */
const authority: Authority = {
  id: '1',
  caseName: 'Alder v. Birch Lumber Company',
  otherNames: [],
  court: 'ca9',
  courtName: 'Court of Appeals for the Ninth Circuit',
  dateFiled: '1985-09-03',
  otherYears: ['1986'],
  docketNumber: 'No. 83-1927',
  places: [
    { volume: '773', reporter: 'F.2d', page: '1026', lastPage: '1040' },
    { volume: '54', reporter: 'U.S.L.W.', page: '2180' },
  ],
  text: 'none',
  documents: [],
};

const cited: CaseFields = {
  plaintiff: 'Alder',
  defendant: 'Birch Lumber Co.',
  volume: '773',
  reporter: 'F.2d',
  reporterAsWritten: 'F.2d',
  page: '1026',
  court: 'ca9',
  courtAsWritten: '9th Cir.',
  year: '1985',
};

function compare(more: Partial<CaseFields>, of: Partial<Authority> = {}): Record<string, string> {
  const comparisons = compareCitation({ ...cited, ...more }, { ...authority, ...of });
  return Object.fromEntries(
    comparisons.map(({ attribute, agreement, detail }) => [
      attribute,
      [agreement, detail].filter(Boolean).join(': '),
    ]),
  );
}

describe('compareCitation', () => {
  test('a parallel whose page is not yet printed is compared with none', () => {
    const blank = { volume: '', reporter: 'U.S.L.W.', page: '' };
    expect(compare({ parallel: [blank] })).not.toHaveProperty('parallelCitation');
  });

  test('all that could be compared agrees, and nothing else is mentioned', () => {
    expect(compareCitation(cited, authority)).toEqual([
      {
        attribute: 'caseName',
        cited: 'Alder v. Birch Lumber Co.',
        found: authority.caseName,
        agreement: 'agrees',
      },
      { attribute: 'page', cited: '773 F.2d 1026', found: '773 F.2d 1026', agreement: 'agrees' },
      { attribute: 'court', cited: '9th Cir.', found: authority.courtName, agreement: 'agrees' },
      { attribute: 'year', cited: '1985', found: '1985', agreement: 'agrees' },
    ]);
  });

  test.each([
    ['1027', undefined, 'agrees: the pin cite is within the case'],
    ['75', undefined, 'differs: before the case begins'],
    ['75', 'P.2d', 'agrees: the pin cite is within the case'],
    ['99', 'P.2d', 'differs: after the case ends'],
    ['2181', 'U.S.L.W.', undefined],
  ])('a pin cite of %s in %s', (pinCite, pinCiteReporter, expected) => {
    const places = [...authority.places, { volume: '5', reporter: 'P.2d', page: '74', lastPage: '80' }];
    const parallel = [
      { volume: '5', reporter: 'P.2d', page: '74' },
      { volume: '54', reporter: 'U.S.L.W.', page: '2180' },
    ];
    const pinned = { parallel, pinCite, ...(pinCiteReporter === undefined ? {} : { pinCiteReporter }) };
    expect(compare(pinned, { places })['pinCite']).toBe(expected);
  });

  test.each([
    ['Oct. 2, 1985', 'note: the record gives the date as Sept. 3'],
    ['Sept. 30, 1985', 'note: the record gives the date as Sept. 3'],
    ['Sept. 3, 1985', 'agrees'],
    ['September 3, 1985', 'agrees'],
    ['Sept. 1985', 'agrees'],
  ])('a day beside that of the record: %s', (date, expected) => {
    expect(compare({ date })['year']).toBe(expected);
  });

  test.each([
    ['another year', { year: '1989' }, 'year', 'differs'],
    [
      'the year of rehearing',
      { year: '1986' },
      'year',
      'note: the year of an amendment, rehearing or argument',
    ],
    ['another court', { court: 'ca10' }, 'court', 'differs'],
    ['another page', { page: '1027' }, 'page', 'differs'],
    ['a page inside', { pinCite: '1030–32' }, 'pinCite', 'agrees: the pin cite is within the case'],
    [
      'a page and a note',
      { pinCite: '1027 n.1' },
      'pinCite',
      'agrees: the page of the pin cite is within the case; the note was not looked for',
    ],
    [
      'a page and its only note',
      { pinCite: '1027 n.*' },
      'pinCite',
      'agrees: the page of the pin cite is within the case; the note was not looked for',
    ],
    [
      'several notes of a page',
      { pinCite: '1027 nn.4, 5 & 9' },
      'pinCite',
      'agrees: the page of the pin cite is within the case; the note was not looked for',
    ],
    ['a page behind notes', { pinCite: '1027 nn.4, 5, 1051' }, 'pinCite', 'differs: after the case ends'],
    ['a page before', { pinCite: '1020' }, 'pinCite', 'differs: before the case begins'],
    ['a page behind', { pinCite: '1041' }, 'pinCite', 'differs: after the case ends'],
    ['a range that runs out of it', { pinCite: '1039–44' }, 'pinCite', 'differs: after the case ends'],
    ['one wrong letter', { plaintiff: 'Aldar' }, 'caseName', 'differs: the record spells Alder'],
    ['another case', { plaintiff: 'Cedar', defendant: 'Dogwood' }, 'caseName', 'differs: no party in common'],
    [
      'parties reversed',
      { plaintiff: 'Birch Lumber Co.', defendant: 'Alder' },
      'caseName',
      'differs: parties reversed',
    ],
    ['the same docket', { docketNumber: '83-1927' }, 'docketNumber', 'agrees'],
    ['another docket', { docketNumber: '83-1928' }, 'docketNumber', 'differs'],
  ] as const)('%s: %o', (_, more, attribute, expected) => {
    expect(compare(more)[attribute]).toBe(expected);
  });

  test.each([
    ['a star page', { pinCite: '*3' }, 'pinCite'],
    ['a paragraph', { pinCite: '¶ 12' }, 'pinCite'],
    [
      'the docket of the trial beside that of the appeal',
      { docketNumber: '2:81-cv-00044-ABC' },
      'docketNumber',
    ],
    ['an opinion’s own number beside the docket', { docketNumber: 'Slip Op. 21-5' }, 'docketNumber'],
    ['no name', { plaintiff: undefined, defendant: undefined }, 'caseName'],
    [
      'a parallel reporter that the record does not have',
      { parallel: [{ volume: '9', reporter: 'Fed. R. Serv. 3d', page: '1' }] },
      'parallelCitation',
    ],
  ])('%s is not compared', (_, more, attribute) => {
    const given = Object.fromEntries(
      Object.entries({ ...cited, ...more }).filter(([, value]) => value !== undefined),
    );
    const comparisons = compareCitation(given as unknown as CaseFields, authority);
    expect(comparisons.map((one) => one.attribute)).not.toContain(attribute);
  });

  test.each([
    ['05-0567', '2005-C-0567', 'agrees'],
    ['2005-0567', '2005-C-0567', 'agrees'],
    ['2005-0576', '2005-C-0567', 'differs'],
    ['10-131', 'CW 10 00131', 'agrees'],
    ['10-132', 'CW 10 00131', 'differs'],
    ['01-05-00123-CV', '01-05-00123-CV', 'agrees'],
    ['01-05-00123-CV', '01-05-00132-CV', 'differs'],
    ['46015-0-I', '46051-0-I', 'differs'],
    ['Record No. 041548', '041584', 'differs'],
    ['041584', 'Record No. 041584', 'agrees'],
    ['CR-06-0620', 'CR-06-0260', 'differs'],
    ['17083', 'Civ. No. 17083.  Decree affirmed.', 'agrees'],
    ['17083, 17084', '17084', 'agrees'],
    ['83-7594', '920', undefined],
    ['95', '951', undefined],
    ['C24-1776', '2:24-cv-01776-JHC', undefined],
  ])('the docket %s beside %s: %s', (docketNumber, known, expected) => {
    expect(compare({ docketNumber }, { docketNumber: known }).docketNumber).toBe(expected);
  });

  test('a page of an opinion that a year and a number name is no page of a volume', () => {
    const place = { volume: '2009', reporter: 'Ark. App.', page: '160' };
    const numbered = compare({ ...place, pinCite: '3' }, { places: [place] });
    expect(numbered).not.toHaveProperty('pinCite');
    expect(
      compare({ ...place, volume: '100', pinCite: '3' }, { places: [{ ...place, volume: '100' }] }),
    ).toHaveProperty('pinCite', 'differs: before the case begins');
  });

  test('an inferred last page proves nothing beyond it', () => {
    const places = [
      { volume: '773', reporter: 'F.2d', page: '1026', lastPage: '1040', lastPageInferred: true },
    ];
    expect(compare({ pinCite: '1041' }, { places })).not.toHaveProperty('pinCite');
    expect(compare({ pinCite: '1039' }, { places }).pinCite).toContain('agrees');
  });

  test.each([
    [{ year: '1992' }, '1993-01-25', 'note: the year of its number in a database'],
    [{ year: '1991' }, '1993-01-25', 'differs'],
    [{ year: '1992' }, '1991-12-30', 'differs'],
  ])('%o beside 1992 WL 278806, of %s: %s', (year, dateFiled, expected) => {
    const places = [...authority.places, { volume: '1992', reporter: 'WL', page: '278806' }];
    expect(compare(year, { places, dateFiled })['year']).toBe(expected);
  });

  test('a term is no year', () => {
    const undated = Object.fromEntries(
      Object.entries(authority).filter(([key]) => key !== 'dateFiled'),
    ) as unknown as Authority;
    expect(compareCitation(cited, undated).map(({ attribute }) => attribute)).not.toContain('year');
  });

  test.each([
    [{ volume: '54', reporter: 'U.S.L.W.', page: '2180' }, 'agrees'],
    [{ volume: '54', reporter: 'USLW', page: '2180' }, 'agrees'],
    [{ volume: '54', reporter: 'U.S.L.W.', page: '3000' }, 'differs'],
  ])('the parallel citation %o %s', (place, expected) => {
    expect(compare({ parallel: [place] }).parallelCitation).toBe(expected);
  });

  describe('the court', () => {
    const unnamed = Object.fromEntries(
      Object.entries(cited).filter(([key]) => !key.startsWith('court')),
    ) as unknown as CaseFields;

    test('left out is a note', () => {
      const found = compareCitation(unnamed, authority).find(({ attribute }) => attribute === 'court');
      expect(found).toMatchObject({ agreement: 'note', detail: 'court not given' });
    });

    test('implied by the reporter agrees', () => {
      const places = [{ volume: '347', reporter: 'U.S.', page: '483' }];
      const brown = { ...unnamed, volume: '347', reporter: 'U.S.', page: '483' };
      const found = compareCitation(brown, { ...authority, court: 'scotus', places }).find(
        ({ attribute }) => attribute === 'court',
      );
      expect(found).toMatchObject({ agreement: 'agrees', cited: 'U.S.' });
      expect(found).not.toHaveProperty('detail');
    });

    test.each([
      [
        'a county court by its kind',
        'nysupct',
        { court: 'nysupctkings', courtName: 'Supreme Court, Kings County' },
        'note: the county or division is not given',
      ],
      [
        'the Court of Claims by its later name',
        'uscfc',
        { court: 'cc' },
        'note: the record names the court or its division otherwise',
      ],
      [
        'a state whose district was parted since is not wrong',
        'wisd',
        { court: 'wied' },
        'note: the record names the court or its division otherwise',
      ],
      [
        'the federal court of a territory, named by the territory alone',
        'virginislands',
        { court: 'vid' },
        'note: the record names the court or its division otherwise',
      ],
      ['the court of another territory is', 'guam', { court: 'vid' }, 'differs'],
      ['another state’s district is', 'mnd', { court: 'wied' }, 'differs'],
      ['nor is one district its neighbour', 'wiwd', { court: 'wied' }, 'differs'],
      ['the First Circuit is not the Tenth', 'ca1', { court: 'ca10' }, 'differs'],
      ['the highest court is not that of criminal appeals', 'tex', { court: 'texcrimapp' }, 'differs'],
    ])('%s', (_, court, of, expected) => {
      expect(compare({ court }, of).court).toBe(expected);
    });

    test.each([
      ['N.Y. Sup. Ct. App. Term', 'nysupct', 'nyappterm', 'New York Supreme Court, Appellate Term', 'agrees'],
      ['Alaska Dist. Ct.', undefined, 'akdistct', 'Alaska District Court', 'agrees'],
      ['Va. Gen. Ct.', undefined, undefined, 'Virginia General Court', 'agrees'],
      ['Va. Gen. Ct.', undefined, undefined, 'Virginia Court of Appeals', undefined],
      ['Cal. App. 2d Dist.', 'cal', 'calctapp', 'California Courts of Appeal', 'note'],
      [
        'N.J. Super. Ct.',
        'njsuperct',
        'njsuperctappdiv',
        'New Jersey Superior Court Appellate Division',
        'note',
      ],
      ['Law Div.', 'njsuper', 'njsuperctappdiv', 'New Jersey Superior Court', 'note'],
      ['Law Div.', 'njsuper', 'njsuperctappdiv', 'New Jersey Superior Court Appellate Division', 'differs'],
      ['App. Div.', 'njsuperctappdiv', 'njsuper', 'New Jersey Superior Court', 'note'],
      ['App. Div.', 'njsuperctappdiv', 'nj', 'Supreme Court of New Jersey', 'differs'],
      ['N.Y.', 'ny', 'nysupct', 'New York Supreme Court', 'differs'],
      ['Md. App.', 'md', 'mdctspecapp', 'Court of Special Appeals of Maryland', 'note'],
      ['Md. App.', 'md', 'md', 'Court of Appeals of Maryland', 'agrees'],
      ['Va. App.', 'vactapp', 'mdctspecapp', 'Court of Special Appeals of Maryland', 'differs'],
      ['Ga. App.', 'gactapp', 'ga', 'Supreme Court of Georgia', 'differs'],
      ['Alaska', 'alaska', 'akdistct', 'Alaska District Court', 'differs'],
      ['W.D.N.J.', undefined, 'nyappterm', 'New York Supreme Court, Appellate Term', 'differs'],
      ['Va.', undefined, 'njd', 'District Court, D. New Jersey', 'differs'],
      ['N.Y.', undefined, 'nysd', 'District Court, S.D. New York', 'differs'],
      [
        'E.D. Minn.',
        undefined,
        'mnd',
        'United States District Court for the District of Minnesota',
        'differs',
      ],
      ['D. Okla.', undefined, 'okwd', 'Western District of Oklahoma', undefined],
      ['Ohio Rent Ct.', undefined, 'nyappterm', 'New York Supreme Court, Appellate Term', 'differs'],
      ['N.Y. Rent Ct.', undefined, 'nyappterm', 'New York Supreme Court, Appellate Term', undefined],
      ['Ohio County Rent Ct.', undefined, 'wva', 'Supreme Court of West Virginia', undefined],
      ['La. Ct. App. 9th Cir.', 'lactapp', 'lactapp', 'Louisiana Court of Appeal', 'differs'],
      ['La. Ct. App. 5th Cir.', 'lactapp', 'lactapp', 'Louisiana Court of Appeal', 'agrees'],
      ['Ohio App. 13th Dist.', 'ohioctapp', 'ohioctapp', 'Ohio Court of Appeals', 'differs'],
      ['Ohio App. 12 Dist.', 'ohioctapp', 'ohioctapp', 'Ohio Court of Appeals', 'agrees'],
      ['Ill. App. Ct. 1st Dist. 6th Div.', 'illappct', 'illappct', 'Appellate Court of Illinois', 'agrees'],
      ['Fla. 6th DCA', 'fladistctapp', 'fladistctapp', 'Florida District Courts of Appeal', 'differs'],
      ['Fla. 5th DCA', 'fladistctapp', 'fladistctapp', 'Florida District Courts of Appeal', 'agrees'],
      ['Tex. App.—Narnia', undefined, 'texapp', 'Court of Appeals of Texas', 'differs'],
      ['Tex. App.—El Paso', 'texapp', 'texapp', 'Court of Appeals of Texas', 'agrees'],
    ])('%s (%s) beside %s, %s: %s', (courtAsWritten, court, held, courtName, expected) => {
      const { volume, reporter, reporterAsWritten, page, year } = cited;
      const citation = { volume, reporter, reporterAsWritten, page, year, courtAsWritten } as CaseFields;
      const comparisons = compareCitation(court === undefined ? citation : { ...citation, court }, {
        ...authority,
        courtName,
        court: held ?? 'unknown',
      });
      const found = comparisons.find(({ attribute }) => attribute === 'court')?.agreement;
      expect(found).toBe(expected);
    });
  });

  test.each([
    ['2018-09-28', undefined],
    ['1905-09-28', 'differs'],
  ])('a court of %s that had long ceased to sit is no court of record: %s', (dateFiled, expected) => {
    const held = { ...authority, court: 'uscirct', courtName: 'United States Circuit Courts', dateFiled };
    const comparisons = compareCitation(
      { ...cited, reporter: 'F. Supp.', court: 'alsd', courtAsWritten: 'S.D. Ala.' },
      held,
    );
    expect(comparisons.find(({ attribute }) => attribute === 'court')?.agreement).toBe(expected);
  });

  test.each([
    ['9th Cir.', 'ca9', 'differs'],
    ['N.D. Cal.', 'cand', undefined],
    ['V.I.', 'virginislands', undefined],
    ['Cal.', 'cal', 'differs'],
  ])(
    'of a court that the record lacks, the reporter tells what it prints: %s',
    (courtAsWritten, court, expected) => {
      const held = Object.fromEntries(
        Object.entries(authority).filter(([key]) => !key.startsWith('court')),
      ) as unknown as Authority;
      const comparisons = compareCitation({ ...cited, reporter: 'F. Supp. 3d', court, courtAsWritten }, held);
      expect(comparisons.find(({ attribute }) => attribute === 'court')?.agreement).toBe(expected);
    },
  );
});
