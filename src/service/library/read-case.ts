/** A row of `cases` as an authority. Rows cross from the driver as JSON: one string costs it far less than a value a column. */
import type { Authority, Place } from '../../citations/authority';

/** The columns of a case `c` as one JSON array, in the order of `CaseColumns`. */
export const CASE_AS_JSON =
  'json_array(c.key, c.name, c.court, c.court_name, c.date_filed, c.docket, c.text_state, json(c.places), json(c.details))';

export type CaseColumns = readonly [
  key: string,
  name: string,
  court: string | null,
  courtName: string | null,
  dateFiled: string | null,
  docket: string | null,
  text: Authority['text'],
  places: readonly Place[],
  details: Details | null,
];

type Details = Pick<Authority, 'otherNames' | 'otherYears' | 'documents' | 'standing'>;

const NO_DETAILS: Details = { otherNames: [], otherYears: [], documents: [] };

export function readCase(columns: CaseColumns): Authority {
  const [id, caseName, court, courtName, dateFiled, docketNumber, text, places, details] = columns;
  return {
    id,
    caseName,
    ...(court === null ? {} : { court }),
    ...(courtName === null ? {} : { courtName }),
    ...(dateFiled === null ? {} : { dateFiled }),
    ...(docketNumber === null ? {} : { docketNumber }),
    places,
    text,
    ...(details ?? NO_DETAILS),
  };
}
