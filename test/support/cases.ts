/** Bare facts of real cases, and short fictional opinions, as a library would hand them out. */
import type { CaseRecord } from '../../src/service/library/case-record';

type Facts = Partial<CaseRecord> & Pick<CaseRecord, 'caseName' | 'places'>;

/** A record with nothing in it but what is given. */
export function caseRecord(facts: Facts): CaseRecord {
  const [place] = facts.places;
  return {
    id: `test:${place?.volume ?? ''}-${place?.reporter ?? ''}-${place?.page ?? ''}-${facts.caseName}`,
    otherNames: [],
    otherYears: [],
    documents: [],
    ...facts,
  };
}

export const brown = caseRecord({
  caseName: 'Brown v. Board of Education',
  otherNames: ['Briggs v. Elliott', 'Davis v. County School Board', 'Gebhart v. Belton'],
  court: 'scotus',
  courtName: 'Supreme Court of the United States',
  dateFiled: '1954-05-17',
  places: [
    { volume: '347', reporter: 'U.S.', page: '483', lastPage: '496' },
    { volume: '74', reporter: 'S. Ct.', page: '686' },
    { volume: '98', reporter: 'L. Ed.', page: '873' },
  ],
});

export const briggs = caseRecord({
  caseName: 'Briggs v. Elliott',
  court: 'scotus',
  courtName: 'Supreme Court of the United States',
  dateFiled: '1952-01-28',
  places: [{ volume: '342', reporter: 'U.S.', page: '350', lastPage: '352' }],
});

export const mcTernan = caseRecord({
  caseName: 'McTernan v. City of York',
  court: 'ca3',
  courtName: 'Court of Appeals for the Third Circuit',
  dateFiled: '2009-05-04',
  places: [{ volume: '564', reporter: 'F.3d', page: '636', lastPage: '659' }],
});

export const bretz = caseRecord({
  caseName: 'Bretz v. Kelman',
  court: 'ca9',
  courtName: 'Court of Appeals for the Ninth Circuit',
  dateFiled: '1985-10-08',
  places: [{ volume: '773', reporter: 'F.2d', page: '1026', lastPage: '1033' }],
});

export const green = caseRecord({
  caseName: 'United States ex rel. Green v. Washington',
  court: 'ilnd',
  courtName: 'District Court, N.D. Illinois',
  dateFiled: '1996-02-09',
  places: [
    { volume: '917', reporter: 'F. Supp.', page: '1238', lastPage: '1282' },
    { volume: '917', reporter: 'F. Supp.', page: '1275' },
  ],
});

export const stenson = caseRecord({
  caseName: 'State v. Stenson',
  court: 'wash',
  courtName: 'Washington Supreme Court',
  dateFiled: '1997-07-24',
  places: [
    { volume: '132', reporter: 'Wash. 2d', page: '668' },
    { volume: '940', reporter: 'P.2d', page: '1239' },
  ],
});

export const amgen = caseRecord({
  caseName: 'Amgen, Inc. v. Scully',
  otherNames: ['Amgen, Inc. v. Smith'],
  court: 'cadc',
  courtName: 'Court of Appeals for the D.C. Circuit',
  dateFiled: '2004-01-27',
  places: [{ volume: '357', reporter: 'F.3d', page: '103' }],
});

export const odonnell = caseRecord({
  caseName: "O'Donnell v. Barry",
  court: 'cadc',
  courtName: 'Court of Appeals for the D.C. Circuit',
  dateFiled: '1998-07-24',
  places: [{ volume: '148', reporter: 'F.3d', page: '1126', lastPage: '1143' }],
});

export const straker = caseRecord({
  caseName: 'United States v. Straker',
  court: 'cadc',
  courtName: 'Court of Appeals for the D.C. Circuit',
  dateFiled: '2015-09-01',
  places: [{ volume: '800', reporter: 'F.3d', page: '570' }],
});

export const buschman = caseRecord({
  caseName: 'Michael B. v. Berryhill',
  court: 'cacd',
  courtName: 'District Court, C.D. California',
  dateFiled: '2019-05-28',
  docketNumber: '5:18-cv-00567',
  places: [],
});

const permits = `[*10] The statute permits waiver only in writing. A waiver that is not in writing has no force, and plaintiff must prove specific intent.

The seller may withdraw an offer at any time before the buyer accepts it, unless the offer says in writing that it will be held open for a stated [*11] time. No oral promise changes that rule, and the courts of this state have never said otherwise.

HOLT, J., dissenting. I would let the jury hear the oral promise, for a promise is a promise.`;

/** Fictional: its words are ours. */
export const orchard = caseRecord({
  caseName: 'Orchard Supply v. Vane',
  court: 'example',
  courtName: 'Supreme Court of Example',
  dateFiled: '2001-03-02',
  places: [{ volume: '1', reporter: 'Ex. Rep.', page: '10', lastPage: '12' }],
  opinion: {
    text: permits,
    complete: true,
    parts: [
      { kind: 'majority', start: 0, end: permits.indexOf('HOLT') },
      { kind: 'dissent', author: 'Holt', start: permits.indexOf('HOLT'), end: permits.length },
    ],
  },
});

/** Fictional; quotes nothing and is quoted by nobody. */
export const tanner = caseRecord({
  caseName: 'Tanner v. Mill County',
  court: 'example',
  courtName: 'Supreme Court of Example',
  dateFiled: '2003-06-09',
  places: [{ volume: '1', reporter: 'Ex. Rep.', page: '40', lastPage: '52' }],
  opinion: {
    text: '[*40] A county that holds land for the public holds it as any owner would, and answers for it in the same courts.',
    complete: true,
    parts: [],
  },
});
