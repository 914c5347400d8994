/**
 * A case as one text, as an index holds it: a JSON array without names, and without what is known from elsewhere. Handing one string
 * over costs a driver far less than a value a column, and reading it is most of the cost of a lookup.
 */
import type { Authority, Place } from '../../citations/authority';
import { courtById } from '../../citations/facts/courts';

export function storeCase(authority: Authority): string {
  return JSON.stringify(toColumns(authority));
}

/** The array, however it came out of JSON. */
export function readStoredCase(columns: StoredCase): Authority {
  const [id, caseName, text, court, courtName, dateFiled, docketNumber, places, details] = columns;
  const name = courtName ?? (court === null ? undefined : courtById(court)?.name);
  return {
    id,
    caseName,
    ...(court === null ? {} : { court }),
    ...(name === undefined || name === '' ? {} : { courtName: name }),
    ...(dateFiled === null ? {} : { dateFiled }),
    ...(docketNumber === null ? {} : { docketNumber }),
    places: places.map(readPlace),
    text: TEXT_STATES[text],
    ...(details ?? NO_DETAILS),
  };
}

export type StoredCase = readonly [
  id: string,
  name: string,
  text: 0 | 1 | 2,
  court: string | null,
  /** `null`: as the table of courts has it; empty where the record gives none although it gives a court that is known. */
  courtName: string | null,
  dateFiled: string | null,
  docket: string | null,
  places: readonly StoredPlace[],
  /** What few cases have. */
  details?: Details,
];

/** `inferred`: the last page was. */
type StoredPlace = readonly [volume: string, reporter: string, page: string, lastPage?: string, inferred?: 1];

type Details = Pick<Authority, 'otherNames' | 'otherYears' | 'documents' | 'standing'>;

const NO_DETAILS: Details = { otherNames: [], otherYears: [], documents: [] };
const TEXT_STATES = ['none', 'partial', 'complete'] as const;

function toColumns(authority: Authority): StoredCase {
  const { id, caseName, text, court, courtName, dateFiled, docketNumber, places } = authority;
  const { otherNames, otherYears, documents, standing } = authority;
  const known = court === undefined ? undefined : courtById(court)?.name;
  const hasDetails = otherNames.length + otherYears.length + documents.length > 0 || standing !== undefined;
  const columns = [
    id,
    caseName,
    text === 'complete' ? 2 : text === 'partial' ? 1 : 0,
    court ?? null,
    courtName === known ? null : (courtName ?? ''),
    dateFiled ?? null,
    docketNumber ?? null,
    places.map(storePlace),
  ] as const;
  if (!hasDetails) return columns;
  return [...columns, { otherNames, otherYears, documents, ...(standing === undefined ? {} : { standing }) }];
}

function storePlace({ volume, reporter, page, lastPage, lastPageInferred }: Place): StoredPlace {
  if (lastPage === undefined) return [volume, reporter, page];
  return lastPageInferred ? [volume, reporter, page, lastPage, 1] : [volume, reporter, page, lastPage];
}

function readPlace([volume, reporter, page, lastPage, inferred]: StoredPlace): Place {
  if (lastPage === undefined) return { volume, reporter, page };
  return inferred === undefined
    ? { volume, reporter, page, lastPage }
    : { volume, reporter, page, lastPage, lastPageInferred: true };
}
