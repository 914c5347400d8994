/** One item of the brief as the author sees it: what was asked, and what is known by now. */
import type { Result } from '../contract/results';
import type { BriefItem, NotSentReason } from '../document/brief-item';
import type { MarkTone } from '../document/brief-document';
import type { RelayFailure } from './relay-failure';

export interface Card {
  readonly item: BriefItem;
  readonly finding: Finding;
  /** Its words no longer stand in the document as they were read. */
  readonly gone: boolean;
}

export type Finding =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'result'; readonly result: Result }
  | { readonly kind: 'notSent'; readonly reason: NotSentReason }
  /** The service answered the request, but gave no usable result for this item. */
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'failed'; readonly failure: RelayFailure }
  | { readonly kind: 'cancelled' };

/** How the list is divided, in the order in which it is read. */
export const cardGroups = ['problem', 'warning', 'waiting', 'verified', 'notChecked'] as const;
export type CardGroup = (typeof cardGroups)[number];

export function groupOf({ finding }: Card): CardGroup {
  switch (finding.kind) {
    case 'waiting':
      return 'waiting';
    case 'notSent':
    case 'unanswered':
    case 'failed':
    case 'cancelled':
      return 'notChecked';
    case 'result': {
      const { status, outcome } = finding.result.verdict;
      if (status === 'critical') return 'problem';
      if (withoutCheck.has(outcome)) return 'notChecked';
      return status === 'verified' ? 'verified' : 'warning';
    }
  }
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

/** Outcomes that say nothing for or against the item (`verdicts.md`). */
const withoutCheck: ReadonlySet<string> = new Set([
  'not_covered',
  'unconfirmed',
  'text_unavailable',
  'parent_unresolved',
  'unreadable',
  'unreachable',
  'blocked',
  'source_unavailable',
]);
