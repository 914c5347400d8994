/** One item of the brief as the author sees it: what was asked, and what is known by now. */
import type { Result } from '../contract/results';
import type { BriefItem, NotSentReason } from '../document/brief-item';
import type { MarkTone } from '../document/brief-document';
import type { Foreseen } from './found-item';
import { exchangedWord } from './exchanged-word';
import type { RelayFailure } from './relay-failure';

export interface Card {
  /** Stays the same while the author rewrites the item; what is sent has an id of its own for each wording. */
  readonly id: string;
  readonly item: BriefItem;
  /** All that decides the answer (`content-of`): where it is the same, so is the result. */
  readonly content: string;
  readonly finding: Finding;
  /** Its words no longer stand in the document as they were read. */
  readonly gone: boolean;
  /** What can be told without asking anybody; said as long as there is no result. */
  readonly foreseen?: Foreseen;
  /** The same words mean another authority than they did, and the author has not said that this is meant. */
  readonly shifted?: Shift;
  /** The group of the case that the author chose for the quotation before its words were changed. */
  readonly chosenBefore?: string;
  /** A short form of which nothing is said but what its full citation's card says (`mark-repeats`). */
  readonly repeats?: true;
}

export interface Shift {
  /** The citation that was meant before, as it was sent. */
  readonly before: string;
  /** `null` where it can no longer be told. */
  readonly now: string | null;
}

export type Finding =
  /** `changed`: it is new, or written otherwise than it was checked. */
  | { readonly kind: 'waiting'; readonly changed?: true }
  /** New or written otherwise since the check, and not sent. `last`: what was known of the words before. */
  | { readonly kind: 'changed'; readonly last: Finding | null }
  | { readonly kind: 'result'; readonly result: Result }
  | { readonly kind: 'notSent'; readonly reason: NotSentReason }
  /** The service answered the request, but gave no usable result for this item. */
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'failed'; readonly failure: RelayFailure }
  | { readonly kind: 'cancelled' };

/** How the list is divided, in the order in which it is read. */
export const cardGroups = [
  'problem',
  'unconfirmed',
  'warning',
  'repeated',
  'waiting',
  'verified',
  'notChecked',
] as const;
export type CardGroup = (typeof cardGroups)[number];

/** One slip of the draft is told once, however often the case is cited again. */
export function groupOf(card: Card): CardGroup {
  return card.repeats ? 'repeated' : ownGroupOf(card);
}

/** As if nothing else were cited in the brief. */
export function ownGroupOf({ item, finding, foreseen, shifted }: Card): Exclude<CardGroup, 'repeated'> {
  switch (finding.kind) {
    case 'waiting':
      return 'waiting';
    case 'notSent':
      return shifted || item.astray ? 'warning' : 'notChecked';
    case 'changed':
      // Known again as soon as the text is read.
      if (finding.last !== null) return 'waiting';
      return foreseen ? 'warning' : 'notChecked';
    case 'unanswered':
    case 'failed':
    case 'cancelled':
      return foreseen ? 'warning' : 'notChecked';
    case 'result': {
      const { status, outcome } = finding.result.verdict;
      if (status === 'critical') return 'problem';
      // What was found is right, but of another authority than the author wrote it for, or the way to it is wrong.
      if (shifted || item.astray) return 'warning';
      if (withoutCheck.has(outcome)) return differs(item, finding.result) ? 'unconfirmed' : 'notChecked';
      return status === 'verified' && exchangedWord(item, finding.result) === null ? 'verified' : 'warning';
    }
  }
}

/**
 * Whether what could not be confirmed is on record otherwise than the draft says. A few words may be anybody's: that they are not in
 * the case beside them says nothing.
 */
function differs(item: BriefItem, { verdict, evidence }: Result): boolean {
  const isFew = 'inferred' in item && item.inferred === 'fewWords';
  return (
    mayDiffer.has(verdict.outcome) &&
    !(isFew && verdict.outcome !== 'unconfirmed') &&
    evidence?.comparisons.some(({ match }) => !match) === true
  );
}

export function toneOf(card: Card): MarkTone {
  const group = groupOf(card);
  switch (group) {
    case 'problem':
      return 'critical';
    case 'waiting':
      return 'checking';
    case 'unconfirmed':
      return 'warning';
    case 'warning':
    case 'repeated':
    case 'verified':
    case 'notChecked':
      return group;
  }
}

/** Whether a new check asks again: nothing was determined, or a link did not open, which may be mended by now. */
export function isUnsettled(finding: Finding): boolean {
  switch (finding.kind) {
    case 'unanswered':
    case 'failed':
    case 'cancelled':
      return true;
    case 'waiting':
    case 'changed':
    case 'notSent':
      return false;
    case 'result': {
      const { type, verdict } = finding.result;
      return undetermined.has(verdict.outcome) || (type === 'link' && verdict.status !== 'verified');
    }
  }
}

/** Outcomes that are no determination, and free (`contract.md`). */
const undetermined: ReadonlySet<string> = new Set([
  'not_covered',
  'text_unavailable',
  'parent_unresolved',
  'unreadable',
  'unreachable',
  'blocked',
  'source_unavailable',
]);

/** Outcomes that say nothing for or against the item (`verdicts.md`). */
const withoutCheck: ReadonlySet<string> = new Set([...undetermined, 'unconfirmed']);

/** Those of them that may hold a comparison all the same. */
const mayDiffer: ReadonlySet<string> = new Set([
  'unconfirmed',
  'not_covered',
  'text_unavailable',
  'parent_unresolved',
]);
