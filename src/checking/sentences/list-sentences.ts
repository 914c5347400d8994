/** What the list says of all its cards: headings, the sentence over it, what is still open. */
import type { NotSentReason } from '../../document/brief-item';
import { mayMissWords } from '../../document/brief-text';
import type { Card, CardGroup } from '../card';
import { countGroups, isMarking, openChunks, triableChunks, unansweredCount } from '../check-progress';
import type { StartedCheck } from '../check-state';
import { unreadAgainSentence, unreadSentence } from './document-sentences';
import { failureReason, failureSentence } from './failure-sentences';
import { counted } from './wording';

export const groupHeadings: Readonly<Record<CardGroup, string>> = {
  problem: 'Problems',
  unconfirmed: 'Not confirmed',
  warning: 'Look again',
  repeated: 'Repeats',
  waiting: 'Being checked',
  verified: 'Verified',
  notChecked: 'Not checked',
};

/** What a group means, under its heading. */
export const groupNotes: Readonly<Record<CardGroup, string | null>> = {
  problem: 'The record differs from the draft, or has nothing there. Please confirm each before filing.',
  unconfirmed:
    'The text held here may not be complete; as far as it goes, it differs from your draft. Please confirm each before filing.',
  warning: 'A detail differs, or is not clear. Please look at each.',
  repeated: 'Short forms of citations above: what is said there holds for these too.',
  waiting: null,
  verified:
    'Each exists as cited, or says these words. Not checked: whether it supports your point or is still good law; emphasis and context of quotations.',
  notChecked: 'Neither confirmed nor doubted.',
};

/** Why an item is in "Not checked": the heading over items of one kind there. */
export function notCheckedReason(card: Card): string {
  const { finding } = card;
  switch (finding.kind) {
    case 'notSent':
      return notSentHeadings[finding.reason];
    case 'unanswered':
      return 'No answer for these';
    case 'failed':
      return 'The request failed';
    case 'cancelled':
      return 'Cancelled before';
    case 'waiting':
      return 'Being checked';
    case 'changed':
      return 'New or changed since the check';
    case 'result': {
      const { type, verdict } = finding.result;
      if (type === 'quote' && verdict.outcome === 'unreadable') return 'Wording: no words to compare';
      if (type === 'case' && verdict.outcome === 'not_covered') return 'Cases not in the sources searched';
      return outcomeHeadings.get(verdict.outcome) ?? 'Other';
    }
  }
}

/** Under the heading over quotations whose case the author may choose. */
export const choiceNote = 'Where a case is the source, open the quotation and choose the case.';

const notSentHeadings: Readonly<Record<NotSentReason, string>> = {
  record: 'Perhaps from the record: not sent',
  noCitation: 'Quotations without a case as their source: not sent',
  several: 'Source not certain: not sent',
  unresolved: 'Reference not settled: not sent',
  notACase: 'Rests on no case: not sent',
  unpaired: 'A quotation mark is missing: not sent',
  sealed: 'Sealed or confidential cases: never sent',
  privateLink: 'Private addresses: never sent',
  secretLink: 'Addresses with passwords or e-mail addresses: never sent',
  unsupportedLink: 'Not web addresses: not sent',
  tooLong: 'Too long: not sent',
};

const outcomeHeadings: ReadonlyMap<string, string> = new Map([
  ['not_covered', 'Laws and other texts not in the sources searched'],
  ['unconfirmed', 'Number not confirmed'],
  ['text_unavailable', 'Wording: no complete text to compare with'],
  ['parent_unresolved', 'Wording: source not settled'],
  ['unreadable', 'Not readable as a citation'],
  ['unreachable', 'Links without an answer'],
  ['blocked', 'Links that refuse visitors'],
  ['source_unavailable', 'A source did not answer'],
]);

/** The sentence over the whole list. */
export function summarySentence(check: StartedCheck): string {
  const { problem, unconfirmed, warning, verified, notChecked, waiting } = countGroups(check.cards);
  if (check.cards.length === 0) {
    return check.unread.some(mayMissWords)
      ? 'Nothing to check was found in what could be read.'
      : 'No citations, quotations or links were found in this document.';
  }
  if (check.phase === 'checking' && !isMarking(check)) return 'Checking. Results appear as they come.';
  const open = [
    ...(waiting > 0 ? [`${waiting} being checked`] : []),
    ...(notChecked > 0 ? [`${notChecked} not checked`] : []),
  ].join(', ');
  const withOpen = (told: string): string => (open === '' ? `${told}.` : `${told}; ${open}.`);
  const toSee = [
    ...(problem > 0 ? [counted(problem, 'problem')] : []),
    ...(unconfirmed > 0 ? [`${counted(unconfirmed, 'difference')} to confirm`] : []),
    ...(warning > 0 ? [`${counted(warning, 'item')} to look at again`] : []),
  ];
  if (toSee.length > 0) return withOpen(inSeries.format(toSee));
  // Of a brief that is mostly unchecked, that comes first: who reads no further has read it.
  if (verified > 0 && waiting === 0 && notChecked > verified) {
    const others = verified === 1 ? 'the one that was checked' : `the ${verified} that were checked`;
    return `${notChecked} of ${check.cards.length} items were not checked. No differences found in ${others}.`;
  }
  if (verified > 0)
    return withOpen(
      `No differences found in ${verified === 1 ? 'the one item' : `the ${verified} items`} checked`,
    );
  if (waiting > 0) return withOpen('Nothing known yet');
  if (check.phase === 'cancelled') return withOpen('Nothing was checked');
  return `${notChecked === 1 ? 'The one item could not' : `None of the ${notChecked} items could`} be checked.`;
}

const inSeries = new Intl.ListFormat('en-US');

/** For the live region: short, and never more often than is polite. */
export function progressSentence(answered: number, total: number): string {
  return `${answered} of ${total} checked`;
}

/** Why nothing seems to happen, while requests that failed are sent again; `null` where none is. */
export function delaySentence({ chunks }: StartedCheck): string | null {
  for (const { progress } of chunks) {
    const failure = progress.kind === 'waiting' || progress.kind === 'sending' ? progress.failure : undefined;
    if (failure) return `${failureReason(failure)} Trying again by itself.`;
  }
  return null;
}

/** For the live region, while what was changed is checked again. */
export function changesSentence(count: number): string {
  return `${counted(count, 'new or changed item')} ${count === 1 ? 'is' : 'are'} being checked.`;
}

/** What has no answer yet: `null` where everything was answered. */
export function unfinishedSentence(check: StartedCheck): string | null {
  const open = openChunks(check);
  if (open.length === 0 || check.phase === 'checking') return null;
  const items = unansweredCount(check);
  // What the author can do something about comes first.
  const tellable = [...triableChunks(check), ...open];
  const failed = tellable.find(({ progress }) => progress.kind === 'failed' && progress.sent) ?? tellable[0];
  const reason =
    failed?.progress.kind === 'failed'
      ? failureSentence(failed.progress.failure)
      : 'The check was cancelled.';
  return `${counted(items, 'item')} ${items === 1 ? 'has' : 'have'} no answer yet. ${reason}`;
}

/** What a brief that is about to be filed still has open, one line each. */
export function openSentences(check: StartedCheck): readonly string[] {
  const { problem, unconfirmed, warning, notChecked, waiting } = countGroups(check.cards);
  const unfinished = unfinishedSentence(check);
  return [
    ...(check.unreadAgain ? [unreadAgainSentence(check.unreadAgain.message)] : []),
    ...(check.phase === 'cancelled' ? ['The check was cancelled before its end.'] : []),
    ...(problem > 0 ? [`${counted(problem, 'problem')} to confirm or correct.`] : []),
    ...(unconfirmed > 0 ? [`${counted(unconfirmed, 'difference')} to confirm.`] : []),
    ...(warning > 0 ? [`${counted(warning, 'item')} to look at again.`] : []),
    ...(waiting > 0 ? [`${counted(waiting, 'item')} still being checked.`] : []),
    ...(notChecked > 0 ? [`${counted(notChecked, 'item')} not checked.`] : []),
    ...(unfinished === null ? [] : [unfinished]),
    ...check.unread.map(unreadSentence),
  ];
}
