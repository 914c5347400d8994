/**
 * A case as one text, as an index holds it: a JSON array of the name and of one string of everything else that most cases have.
 * Reading it is most of the cost of a lookup, and JSON reads a few long strings three times as fast as many short ones.
 */
import type { Authority, Place } from '../../citations/authority';
import { courtById } from '../../citations/facts/courts';

/** `details` holds what few cases have. */
export type StoredCase = readonly [name: string, facts: string | readonly string[], details?: Details];

type Details = Pick<Authority, 'otherNames' | 'otherYears' | 'documents' | 'standing'>;

const NO_DETAILS: Details = { otherNames: [], otherYears: [], documents: [] };
const TEXT_STATES = ['none', 'partial', 'complete'] as const;
/** Parts two facts. Where a fact holds it itself, the facts stand in an array instead. */
const BAR = '|';
/** How many facts come first: id, text and court, name of the court, date, docket number; all but the first two may be empty. */
const FACTS = 5;
/** How many facts each place has: volume, reporter, page, last page, and whether that was inferred; the last two may be empty. */
const FACTS_A_PLACE = 5;
const INFERRED = 'i';

export function storeCase(authority: Authority): string {
  const { id, caseName, text, court = '', dateFiled = '', docketNumber = '', places } = authority;
  const { otherNames, otherYears, documents, standing } = authority;
  const state = TEXT_STATES.indexOf(text);
  const facts = [id, `${String(state)}${court}`, storeCourtName(authority), dateFiled, docketNumber];
  for (const { volume, reporter, page, lastPage = '', lastPageInferred } of places)
    facts.push(volume, reporter, page, lastPage, lastPageInferred ? INFERRED : '');
  const stored = [caseName, facts.some((fact) => fact.includes(BAR)) ? facts : facts.join(BAR)];
  const hasDetails = otherNames.length + otherYears.length + documents.length > 0 || standing !== undefined;
  return JSON.stringify(hasDetails ? [...stored, { otherNames, otherYears, documents, standing }] : stored);
}

export function parseStoredCase(stored: string): Authority {
  return readStoredCase(JSON.parse(stored) as StoredCase);
}

/** Takes the array as it came out of JSON. */
export function readStoredCase([caseName, stored, details = NO_DETAILS]: StoredCase): Authority {
  const facts = typeof stored === 'string' ? stored.split(BAR) : stored;
  const [id = '', textAndCourt = '', ownCourtName = '', dateFiled = '', docketNumber = ''] = facts;
  const places: Place[] = [];
  for (let at = FACTS; at < facts.length; at += FACTS_A_PLACE) places.push(readPlace(facts, at));
  const authority: Writable<Authority> = {
    id,
    caseName,
    otherNames: details.otherNames,
    otherYears: details.otherYears,
    places,
    text: TEXT_STATES[textAndCourt.charCodeAt(0) - ZERO] ?? 'none',
    documents: details.documents,
  };
  const court = textAndCourt.slice(1);
  const courtName = ownCourtName === '' ? courtById(court)?.name : ownCourtName.slice(1);
  if (court !== '') authority.court = court;
  if (courtName !== undefined && courtName !== '') authority.courtName = courtName;
  if (dateFiled !== '') authority.dateFiled = dateFiled;
  if (docketNumber !== '') authority.docketNumber = docketNumber;
  if (details.standing !== undefined) authority.standing = details.standing;
  return authority;
}

type Writable<Value> = { -readonly [Key in keyof Value]: Value[Key] };

const ZERO = '0'.charCodeAt(0);

/** Empty where the table of courts has the same name; otherwise `=` and the name as given, or `=` alone where none is given. */
function storeCourtName({ court = '', courtName = '' }: Authority): string {
  return courtName === (courtById(court)?.name ?? '') ? '' : `=${courtName}`;
}

function readPlace(facts: readonly string[], at: number): Place {
  const volume = facts[at] ?? '';
  const reporter = facts[at + 1] ?? '';
  const page = facts[at + 2] ?? '';
  const lastPage = facts[at + 3] ?? '';
  if (lastPage === '') return { volume, reporter, page };
  return facts[at + 4] === INFERRED
    ? { volume, reporter, page, lastPage, lastPageInferred: true }
    : { volume, reporter, page, lastPage };
}
