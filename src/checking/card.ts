/** One item of the brief as the author sees it: what was asked, and what is known by now. */
import type { Result } from '../contract/results';
import type { BriefItem, NotSentReason } from '../document/brief-item';
import type { MarkTone } from '../document/brief-document';
import type { Foreseen } from './found-item';
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

/** How the list is divided. */
export const cardGroups = ['problem', 'warning', 'waiting', 'verified', 'notChecked'] as const;
export type CardGroup = (typeof cardGroups)[number];

export function groupOf({ finding, foreseen, shifted }: Card): CardGroup {
  switch (finding.kind) {
    case 'waiting':
      return 'waiting';
    case 'notSent':
      return shifted ? 'warning' : 'notChecked';
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
      // What was found is right, but of another authority than the author wrote it for.
      if (shifted) return 'warning';
      if (withoutCheck.has(outcome)) return 'notChecked';
      return status === 'verified' ? 'verified' : 'warning';
    }
  }
}

/**
 * What could not be confirmed, and is on record otherwise than the draft says: to be read first of what was not checked. Words that
 * were only guessed to be of the case are not.
 */
export function differsUnconfirmed(card: Card): boolean {
  const { item, finding } = card;
  if (groupOf(card) !== 'notChecked' || finding.kind !== 'result') return false;
  const { verdict, evidence } = finding.result;
  return (
    ['unconfirmed', 'not_covered', 'text_unavailable'].includes(verdict.outcome) &&
    !(verdict.outcome === 'text_unavailable' && 'inferred' in item) &&
    evidence?.comparisons.some(({ match }) => !match) === true
  );
}

/** The groups in the order in which they are read: what differs, confirmed or not, before what is verified. */
export function groupsInOrder(cards: readonly Card[]): readonly CardGroup[] {
  return cards.some(differsUnconfirmed)
    ? ['problem', 'warning', 'waiting', 'notChecked', 'verified']
    : cardGroups;
}

/** Those to be read first of what was not checked before the others. */
export function differingFirst<Placed>(
  cards: readonly Placed[],
  cardOf: (placed: Placed) => Card,
): readonly Placed[] {
  const [first, others]: [Placed[], Placed[]] = [[], []];
  for (const placed of cards) (differsUnconfirmed(cardOf(placed)) ? first : others).push(placed);
  return [...first, ...others];
}

export function toneOf(card: Card): MarkTone {
  const group = groupOf(card);
  switch (group) {
    case 'problem':
      return 'critical';
    case 'waiting':
      return 'checking';
    case 'warning':
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
