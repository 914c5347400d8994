/** `assets/starter/cases.tsv`: bare facts of decisions, one a line. */
import { courtById } from '../../../citations/facts/courts';
import { recordAddresses } from '../../../citations/record-address';
import type { CaseRecord } from '../case-record';
import { readPlace } from '../import/read-place';

/**
 * Name, citations (`; ` between parallel ones, the preferred one first), court (an id of `courts.ts`), date, attested by, and the
 * other captions of the case (`; ` between them; few have any).
 */
const COLUMNS = 'name\tcitations\tcourt\tdate\tattested\talso';

/** Throws for a table of another form: it is our own. */
export function readStarterCases(table: string): readonly CaseRecord[] {
  const [header, ...lines] = table.trimEnd().split('\n');
  if (header !== COLUMNS) throw new Error('assets/starter/cases.tsv has other columns than expected');
  return lines.map(readLine);
}

function readLine(line: string): CaseRecord {
  const [name = '', citations = '', court = '', date = '', , also = ''] = line.split('\t');
  const places = citations.split('; ').map(readPlace);
  const courtName = courtById(court)?.name;
  return {
    id: `starter:${citations.split('; ')[0] ?? ''}`,
    caseName: name,
    otherNames: also === '' ? [] : also.split('; '),
    otherYears: [],
    places,
    documents: places.slice(0, 1).flatMap(recordAddresses),
    ...(court === '' ? {} : { court }),
    ...(courtName === undefined ? {} : { courtName }),
    ...(date === '' ? {} : { dateFiled: date }),
  };
}
