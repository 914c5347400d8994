/** A row of `cases` as an authority. */
import type { Authority, Place } from '../../citations/authority';

export const CASE_COLUMNS =
  'c.key, c.name, c.court, c.court_name, c.date_filed, c.docket, c.text_state, c.places, c.details';

export interface CaseRow {
  readonly key: string;
  readonly name: string;
  readonly court: string | null;
  readonly court_name: string | null;
  readonly date_filed: string | null;
  readonly docket: string | null;
  readonly text_state: Authority['text'];
  readonly places: string;
  readonly details: string | null;
}

type Details = Pick<Authority, 'otherNames' | 'otherYears' | 'documents' | 'standing'>;

const NO_DETAILS: Details = { otherNames: [], otherYears: [], documents: [] };

export function readCase(row: CaseRow): Authority {
  const details = row.details === null ? NO_DETAILS : (JSON.parse(row.details) as Details);
  return {
    id: row.key,
    caseName: row.name,
    ...(row.court === null ? {} : { court: row.court }),
    ...(row.court_name === null ? {} : { courtName: row.court_name }),
    ...(row.date_filed === null ? {} : { dateFiled: row.date_filed }),
    ...(row.docket === null ? {} : { docketNumber: row.docket }),
    places: JSON.parse(row.places) as readonly Place[],
    text: row.text_state,
    ...details,
  };
}
