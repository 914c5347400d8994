/** The table of `verdicts.md`: every finding that can be made of an item, what it is called, and how grave it is. */
import type { Outcome, Status, Verdict } from '../contract/results';

interface Row {
  readonly outcome: Outcome;
  readonly status: Status;
}

const row = (outcome: Outcome, status: Status): Row => ({ outcome, status });

/** Of a case citation. */
export const caseVerdicts = {
  agreeing: row('verified', 'verified'),
  differing: row('mismatch', 'warning'),
  fallen: row('mismatch', 'warning'),
  misplaced: row('mismatch', 'warning'),
  otherCase: row('wrong_case', 'critical'),
  otherCaseSoFar: row('unconfirmed', 'warning'),
  absent: row('not_found', 'critical'),
  impossible: row('not_found', 'critical'),
  notCovered: row('not_covered', 'warning'),
  byNameOnly: row('unconfirmed', 'warning'),
  nameless: row('unconfirmed', 'warning'),
  namelessWithin: row('unconfirmed', 'warning'),
  unknownShortName: row('unconfirmed', 'warning'),
  several: row('ambiguous', 'warning'),
  unreadable: row('unreadable', 'warning'),
  unavailable: row('source_unavailable', 'warning'),
} as const;

/** Of a statute, regulation, rule, constitution or secondary source. */
export const codeVerdicts = {
  impossible: row('not_found', 'critical'),
  notCovered: row('not_covered', 'warning'),
  unreadable: row('unreadable', 'warning'),
} as const;

/** Of a quotation. */
export const quotationVerdicts = {
  exact: row('verified', 'verified'),
  noise: row('verified', 'verified'),
  marked: row('verified', 'verified'),
  markedMeaning: row('marked_meaning', 'warning'),
  wording: row('mismatch', 'critical'),
  form: row('mismatch', 'warning'),
  /** Words differ, and a case of the same citation, where they may stand, could not be searched. */
  besideUnsearched: row('mismatch', 'warning'),
  otherPage: row('elsewhere', 'warning'),
  otherPart: row('elsewhere', 'warning'),
  otherCase: row('elsewhere', 'warning'),
  absent: row('not_found', 'critical'),
  wordless: row('unreadable', 'warning'),
  textUnavailable: row('text_unavailable', 'warning'),
  parentUnresolved: row('parent_unresolved', 'warning'),
  unavailable: row('source_unavailable', 'warning'),
} as const;

/** Of a link. */
export const linkVerdicts = {
  opened: row('verified', 'verified'),
  moved: row('mismatch', 'warning'),
  gone: row('not_found', 'critical'),
  unreachable: row('unreachable', 'warning'),
  blocked: row('blocked', 'warning'),
} as const;

export function verdict(row: Row, message: string): Verdict {
  return { status: row.status, outcome: row.outcome, message };
}
