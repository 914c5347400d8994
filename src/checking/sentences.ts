/**
 * Every sentence that the pane says to people, in one place (`verdicts.md`, "What the card says").
 *
 * None may read as if a citation were still good law or supported the point, and none may say more than was checked.
 * Of what it checked the service speaks itself: only it knows what it compared, and with what.
 */
import type { Attribute, Result } from '../contract/results';
import type { EditOutcome, MarkMeans, Remains } from '../document/brief-document';
import type { BriefItem, NotSentReason } from '../document/brief-item';
import type { Unread } from '../document/brief-text';
import { groupOf, type Card, type CardGroup, type Shift } from './card';
import { countGroups, openChunks, type ChunkProgress, type StartedCheck } from './check-state';
import type { Correction } from './corrections';
import type { Foreseen } from './found-item';
import type { FailureCode, RelayFailure } from './relay-failure';

/** What a card says. */
export function cardSentence(card: Card): string {
  const { item, finding, foreseen, shifted } = card;
  const parts = [
    ...(shifted ? [shiftSentence(item.text, shifted)] : []),
    ...(foreseen && finding.kind !== 'result' ? [foreseenSentence(foreseen)] : []),
    findingSentence(card),
  ];
  return parts.join(' ');
}

function findingSentence({ item, finding }: Card): string {
  switch (finding.kind) {
    case 'waiting':
      return finding.changed ? 'New or changed, and being checked.' : 'Being checked.';
    case 'changed':
      return finding.last === null
        ? 'New or changed since the check, and not checked.'
        : 'These words are being changed, so what was found no longer counts.';
    case 'result':
      return resultSentence(finding.result);
    case 'notSent':
      return notSentSentence(finding.reason, item.kind);
    case 'unanswered':
      return 'The service gave no answer for this one, so nothing was checked. Please check it yourself.';
    case 'failed':
      return `Nothing was checked. ${failureSentence(finding.failure)}`;
    case 'cancelled':
      return 'The check was cancelled before this was reached.';
  }
}

/** The service says the same in its own sentences, once it is asked (`citation-messages`, `judge-code`). */
export function foreseenSentence({ certain, cited, bound }: Foreseen): string {
  return certain ? `There is no ${cited}: ${bound}.` : `The ${cited} does not fit: ${bound}.`;
}

function shiftSentence(words: string, { before, now }: Shift): string {
  const written = `"${shortened(words, 60)}"`;
  return now === null
    ? `What ${written} refers to can no longer be told; before, it was ${before}.`
    : `${written} now refers to ${now}; before, to ${before}.`;
}

/** The word beside the icon of a card. */
export function statusWord(card: Card): string {
  const { finding } = card;
  const group = groupOf(card);
  if (finding.kind === 'changed') return 'Changed';
  // That a link opens says nothing of what it shows.
  if (group === 'verified' && finding.kind === 'result' && finding.result.type === 'link') return 'Opens';
  return groupWords[group];
}

const groupWords: Readonly<Record<CardGroup, string>> = {
  problem: 'Problem',
  warning: 'Look again',
  waiting: 'Checking',
  verified: 'Verified',
  notChecked: 'Not checked',
};

export const groupHeadings: Readonly<Record<CardGroup, string>> = {
  problem: 'Problems',
  warning: 'Look again',
  waiting: 'Being checked',
  verified: 'Verified',
  notChecked: 'Not checked',
};

/** What a group means, under its heading. */
export const groupNotes: Readonly<Record<CardGroup, string | null>> = {
  problem: 'The record differs from the draft, or has nothing there. Please confirm each before filing.',
  warning: 'Something differs or could not be settled.',
  waiting: null,
  verified:
    'Each exists as cited, or says these words. Not checked: whether it supports your point or is still good law.',
  notChecked: 'Neither confirmed nor doubted.',
};

/** Why an item is in "Not checked": the heading over items of one kind there. */
export function notCheckedReason({ finding }: Card): string {
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
    case 'result':
      return outcomeHeadings.get(finding.result.verdict.outcome) ?? 'Other';
  }
}

/** The sentence over the whole list. */
export function summarySentence(check: StartedCheck): string {
  const { problem, warning, verified, notChecked, waiting } = countGroups(check.cards);
  if (check.cards.length === 0) {
    return check.unread.length > 0
      ? 'Nothing to check was found in what could be read.'
      : 'No citations, quotations or links were found in this document.';
  }
  if (check.phase === 'checking') return 'Checking. Results appear as they come.';
  const open = [...(waiting > 0 ? [`${waiting} being checked`] : []), `${notChecked} not checked`].join(', ');
  if (problem + warning > 0) {
    const toSee = [
      ...(problem > 0 ? [counted(problem, 'problem')] : []),
      ...(warning > 0 ? [`${counted(warning, 'item')} to look at again`] : []),
    ];
    return `${toSee.join(' and ')}. (${open})`;
  }
  if (verified === 0)
    return waiting > 0 ? `Nothing known yet. (${open})` : `Nothing could be checked. (${open})`;
  return `No differences found in what was checked. (${open})`;
}

/** For the live region: short, and never more often than is polite. */
export function progressSentence(answered: number, total: number): string {
  return `${answered} of ${total} checked`;
}

export function unreadSentence({ what, count }: Unread): string {
  const { some, one, many } = unreadWords[what];
  return count === undefined
    ? `${some} could not be read, so nothing in them was checked.`
    : `${count} ${count === 1 ? one : many} could not be read, so nothing in ${count === 1 ? 'it' : 'them'} was checked.`;
}

/** What went wrong between the pane and the service, and what to do about it. */
export function failureSentence({ code, retryAfterMs, requestId }: RelayFailure): string {
  const wait = retryAfterMs === undefined ? '' : ` The service asks to wait ${duration(retryAfterMs)}.`;
  const reference = requestId === undefined || !needsReference.has(code) ? '' : ` (Reference ${requestId})`;
  return `${failureSentences[code]}${code === 'quota_exhausted' ? '' : wait}${reference}`;
}

export function chunkSentence(progress: ChunkProgress): string {
  switch (progress.kind) {
    case 'queued':
      return 'Not sent yet';
    case 'sending':
      return progress.attempt === 1 ? 'Sent, waiting for the answer' : `Sent again (try ${progress.attempt})`;
    case 'waiting':
      return `${failureSentence(progress.failure)} Trying again in ${duration(progress.waitMs)}.`;
    case 'answered':
      return 'Sent and answered';
    case 'failed':
      return progress.sent ? 'Sent, but not answered' : 'Not sent: an earlier request failed';
    case 'cancelled':
      return progress.sent ? 'Sent, then cancelled' : 'Not sent: cancelled';
  }
}

/** What has no answer yet, and may get one: `null` where everything was answered. */
export function unfinishedSentence(check: StartedCheck): string | null {
  const open = openChunks(check);
  if (open.length === 0 || check.phase === 'checking') return null;
  const items = open.reduce((sum, { chunk }) => sum + chunk.itemIds.length, 0);
  const failed = open.find(({ progress }) => progress.kind === 'failed' && progress.sent) ?? open[0];
  const reason =
    failed?.progress.kind === 'failed'
      ? failureSentence(failed.progress.failure)
      : 'The check was cancelled.';
  return `${counted(items, 'item')} ${items === 1 ? 'has' : 'have'} no answer yet. ${reason}`;
}

export const attributeWords: Readonly<Record<Attribute, string>> = {
  caseName: 'case name',
  court: 'court',
  year: 'year',
  volume: 'volume',
  reporter: 'reporter',
  page: 'first page',
  pinCite: 'cited page',
  parallelCitation: 'parallel citation',
  docketNumber: 'docket number',
  opinionPart: 'part of the opinion',
  section: 'section',
  quote: 'wording',
  url: 'address',
};

export const kindWords: Readonly<Record<BriefItem['kind'], string>> = {
  citation: 'Citation',
  quotation: 'Quotation',
  link: 'Link',
};

export const unreadableSentence =
  'This document could not be read. Save it as a .docx in Word and try again; the document itself was not changed.';
export const unloadedSentence =
  'A part of Cite Check could not be loaded. Check your network, then open this pane again.';
export const goneSentence =
  'These words have changed since the check, or cannot be found. Check again to look at them as they are now.';
export const removedSentence =
  'The marks are removed. They come back when you check again; until then the list leads to each place.';

/** How a way of marking is named, and what it means for the file. */
export const meansWords: Readonly<Record<MarkMeans, { readonly name: string; readonly meaning: string }>> = {
  annotations: {
    name: 'Marks beside the text',
    meaning: 'Word shows them while this pane is open. They are not saved in the file.',
  },
  highlighting: {
    name: 'Highlighting in the document',
    meaning:
      'It is saved in the file until it is removed. Where you had highlighted yourself, your colour comes back then, but only while this pane stays open: choose "List only" or "Prepare for filing" before you close it.',
  },
  nothing: { name: 'List only', meaning: 'The document is left as it is. The list leads to each place.' },
};
export const meansQuestion = {
  heading: 'This Word cannot show marks beside the text',
  text: 'Highlight in the document, or use the list only? Highlighting is saved in the file until it is removed; where you had highlighted yourself, your colour comes back then, but only while this pane stays open. So choose "Prepare for filing" before you close it. You can change this later under Settings.',
  highlight: 'Highlight in the document',
  list: 'List only',
} as const;

export const liveWords = {
  label: 'Check changes as I write',
  on: 'What you write or change is sent after a short pause: citations, quoted passages and links only.',
  off: 'What you write or change is shown as not checked. Nothing is sent before you press a button.',
} as const;

/** For the live region, while what was changed is checked again. */
export function changesSentence(count: number): string {
  return `${counted(count, 'new or changed item')} ${count === 1 ? 'is' : 'are'} being checked.`;
}

export const correctionWords: Readonly<Record<Correction['what'], string>> = {
  citation: 'Replace the citation',
  year: 'Correct the year',
  pinCite: 'Correct the pin cite',
  name: 'Correct the name',
};
export const actionWords = {
  heading: 'Change the document',
  before: 'Now',
  after: 'Then',
  link: 'Link to the court record',
  comment: 'Insert as a comment',
  commentNote: 'A comment is saved in the file, and seen by whoever opens it, until you delete it.',
  acceptShift: 'This is what I mean',
  selectSeveral: 'Select several',
  selectAll: 'Select all',
  endSelecting: 'Done',
  nothingToSelect: 'No citation here has a court record to link to.',
} as const;

export function selectSentence(text: string): string {
  return `Select ${shortened(text, 80)}`;
}

export function linkSeveralSentence(count: number): string {
  return `Link ${counted(count, 'citation')} to the court record`;
}

/** What came of one pressed button. */
export function outcomeSentence(
  kind: 'replace' | 'link' | 'comment',
  outcomes: readonly EditOutcome[],
): string {
  const count = (outcome: EditOutcome): number => outcomes.filter((one) => one === outcome).length;
  const [done, changed, refused] = [count('done'), count('changed'), count('refused')];
  const many = outcomes.length > 1;
  return [
    ...(done > 0 ? [many ? `${counted(done, 'citation')} linked.` : doneSentences[kind]] : []),
    ...(changed > 0
      ? [
          many
            ? `${counted(changed, 'citation')} left alone: the words there have changed.`
            : 'Nothing was done: the words there have changed since they were read.',
        ]
      : []),
    ...(refused > 0
      ? [
          many
            ? `Word would not change ${counted(refused, 'citation')}.`
            : 'Nothing was done: Word would not. The document may be protected or read-only.',
        ]
      : []),
  ].join(' ');
}

const doneSentences = {
  replace: 'Replaced in the document.',
  link: 'Linked to the court record.',
  comment: 'Inserted as a comment.',
} as const;

/** The comment that goes into the document: the finding as the card has it, and where the record stands. */
export function commentText(card: Card): string {
  const { finding } = card;
  const opinion =
    finding.kind === 'result' && 'opinion' in finding.result ? finding.result.opinion : undefined;
  const record = (opinion?.documents ?? []).map(({ provider, url }) => `${provider}: ${url}`);
  return [`Cite Check, ${statusWord(card)}: ${cardSentence(card)}`, ...record].join('\n');
}

export const filingWords = {
  heading: 'Prepare for filing',
  removing: 'Removing the marks.',
  removed: 'All marks of Cite Check are removed from this document, and no new ones are made.',
  notRemoved: 'The marks could not be removed. Close this pane, open it again and try once more.',
  again: 'Mark the document again',
  remainsHeading: 'What stays in the file',
  nothingRemains: 'Nothing from Cite Check stays in the file.',
  unknownRemains: 'What stays in the file could not be read. Please look for comments and links yourself.',
  remainsNote: 'Delete in Word what should not be filed.',
  openHeading: 'What is still open',
  nothingOpen: 'Nothing is open among what was checked.',
  scope: 'Not checked: whether an authority supports your point or is still good law.',
} as const;

export const remainsWords: Readonly<
  Record<Remains['kind'], { readonly one: string; readonly many: string }>
> = {
  comment: { one: 'comment', many: 'comments' },
  link: { one: 'link to a court record', many: 'links to court records' },
  highlighting: {
    one: 'highlighted place, yours or from an earlier check',
    many: 'highlighted places, yours or from an earlier check',
  },
};

/** What a brief that is about to be filed still has open, one line each. */
export function openSentences(check: StartedCheck): readonly string[] {
  const { problem, warning, notChecked, waiting } = countGroups(check.cards);
  const unfinished = unfinishedSentence(check);
  return [
    ...(check.phase === 'cancelled' ? ['The check was cancelled before its end.'] : []),
    ...(problem > 0 ? [`${counted(problem, 'problem')} to confirm or correct.`] : []),
    ...(warning > 0 ? [`${counted(warning, 'item')} to look at again.`] : []),
    ...(waiting > 0 ? [`${counted(waiting, 'item')} still being checked.`] : []),
    ...(notChecked > 0 ? [`${counted(notChecked, 'item')} not checked.`] : []),
    ...(unfinished === null ? [] : [unfinished]),
    ...check.unread.map(unreadSentence),
  ];
}

export const settingsWords = { heading: 'Settings', marks: 'How places are marked' } as const;

export const unmarkedSentence =
  'The places could not be marked in the document. The list below is complete all the same.';
export const promiseSentence =
  'Only citations, quoted passages and links leave this document. Your words stay as they are.';

/**
 * The message of the service, which alone knows what it compared, and what "verified" does not mean where the message
 * leaves it unsaid.
 */
function resultSentence({ type, verdict: { status, message } }: Result): string {
  const scope = scopeOf[type];
  if (status !== 'verified' || scope.said.test(message)) return message;
  return `${endSentence(message)} ${scope.sentence}`;
}

interface Scope {
  readonly said: RegExp;
  readonly sentence: string;
}

const caseScope: Scope = {
  said: /still good law/i,
  sentence: 'Not checked: whether it supports your point or is still good law.',
};
const textScope: Scope = {
  said: /not (been )?(checked|compared)/i,
  sentence: 'Wording and current force were not checked.',
};
const scopeOf: Readonly<Record<Result['type'], Scope>> = {
  case: caseScope,
  statute: textScope,
  regulation: textScope,
  constitution: textScope,
  rule: textScope,
  secondary: textScope,
  quote: { said: /not (been )?(checked|compared)/i, sentence: 'Emphasis and context were not checked.' },
  link: { said: /not (been )?(checked|compared)/i, sentence: 'What the page says was not checked.' },
};

function notSentSentence(reason: NotSentReason, kind: BriefItem['kind']): string {
  const what = kindWords[kind].toLowerCase();
  switch (reason) {
    case 'record':
      return `This ${what} is to the record, which may be your client's evidence. It stayed in the document.`;
    case 'noCitation':
      return `No citation stands with this ${what}. It stayed in the document and was not compared.`;
    case 'several':
      return `More than one source could be meant by this ${what}, so it stayed in the document.`;
    case 'unresolved':
      return `What this ${what} refers back to could not be settled, so it stayed in the document.`;
    case 'notACase':
      return `This ${what} rests on something other than a case, so it stayed in the document.`;
    case 'privateLink':
      return 'This address is inside a private network. It was neither sent nor opened.';
    case 'secretLink':
      return 'This address carries a password or a signature. It was neither sent nor opened.';
    case 'unsupportedLink':
      return 'Only web addresses (http and https) are opened. This one was not sent.';
    case 'tooLong':
      return `This ${what} is longer than the service takes. It was not sent.`;
  }
}

const notSentHeadings: Readonly<Record<NotSentReason, string>> = {
  record: 'From the record: never sent',
  noCitation: 'Quotations without a citation: never sent',
  several: 'More than one source possible: not sent',
  unresolved: 'Reference not settled: not sent',
  notACase: 'Rests on no case: not sent',
  privateLink: 'Private addresses: never sent',
  secretLink: 'Addresses with credentials: never sent',
  unsupportedLink: 'Not web addresses: not sent',
  tooLong: 'Too long: not sent',
};

const outcomeHeadings: ReadonlyMap<string, string> = new Map([
  ['not_covered', 'Not in the sources held'],
  ['unconfirmed', 'Number not confirmed'],
  ['text_unavailable', 'Wording: no complete text held'],
  ['parent_unresolved', 'Wording: source not settled'],
  ['unreadable', 'Not readable as a citation'],
  ['unreachable', 'Links without an answer'],
  ['blocked', 'Links that refuse visitors'],
  ['source_unavailable', 'A source did not answer'],
]);

const unreadWords: Readonly<Record<Unread['what'], { some: string; one: string; many: string }>> = {
  notes: { some: 'Footnotes and endnotes', one: 'note', many: 'notes' },
  textBoxes: { some: 'Text boxes', one: 'text box', many: 'text boxes' },
  trackedChanges: { some: 'Tracked changes', one: 'tracked change', many: 'tracked changes' },
  headers: { some: 'Headers and footers', one: 'header or footer', many: 'headers and footers' },
  embeddedObjects: { some: 'Embedded objects', one: 'embedded object', many: 'embedded objects' },
};

const failureSentences: Readonly<Record<FailureCode, string>> = {
  offline: 'No connection to Cite Check. Check your network, then try again; what was verified is kept.',
  tooSlow: 'No answer came in time. Please try again; what was verified is kept.',
  unexpected: 'The answer could not be understood. Please try again; if it happens again, tell your IT team.',
  malformed_json: 'The request arrived damaged. Please try again; if it happens again, tell your IT team.',
  invalid_encoding: 'The request arrived damaged. Please try again; if it happens again, tell your IT team.',
  unauthorized: 'You are not signed in. Please sign in and try again.',
  forbidden: 'Your firm has not given you access. Please ask your IT team.',
  account_suspended: "Your firm's account is suspended. Please ask your IT team.",
  not_found: 'The relay is not where this pane expects it. Please tell your IT team.',
  method_not_allowed: 'The relay is not where this pane expects it. Please tell your IT team.',
  timeout: 'The request took too long to arrive. Check your network, then try again.',
  idempotency_in_flight: 'An earlier try is still being answered. Please wait a moment and try again.',
  idempotency_mismatch: 'The service mistook this request for another. Please start a new check.',
  too_large: 'This part of the brief is too large for the service. Please tell your IT team.',
  unsupported_media_type: 'The request was refused on its way. Please tell your IT team.',
  invalid_request: 'The service refused the request as malformed. Please tell your IT team.',
  quota_exhausted:
    "The rest of this month's quota does not cover these. Ask your IT team for more, or try again next month.",
  rate_limited: 'Your firm is checking a great deal at the moment. Please try again in a minute.',
  overloaded: 'The service is busy. Please try again in a minute.',
  internal: 'Something went wrong at the service. Please try again; if it happens again, tell your IT team.',
  signInFailed:
    'You could not be signed in, so nothing was sent. Please try again; if it happens again, tell your IT team.',
  signInCancelled: 'The sign-in was closed before its end, so nothing was sent. Please try again.',
  signInBlocked:
    'The sign-in window was blocked, so nothing was sent. Allow windows of this add-in to open, then try again.',
  sign_in_required: 'You are not signed in. Please sign in and try again.',
  not_allowed: 'Your firm has not given you access. Please ask your IT team.',
  relay_key_rejected:
    "The service refused your firm's key. Please tell your IT team; trying again will not help.",
  service_unreachable: 'The verification service could not be reached. Please try again in a minute.',
};

const needsReference: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'unexpected',
  'malformed_json',
  'invalid_encoding',
  'idempotency_mismatch',
  'too_large',
  'unsupported_media_type',
  'invalid_request',
  'internal',
  'relay_key_rejected',
]);

function duration(milliseconds: number): string {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  if (seconds < 90) return counted(seconds, 'second');
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 90) return counted(minutes, 'minute');
  const hours = Math.ceil(minutes / 60);
  return hours < 48 ? counted(hours, 'hour') : counted(Math.ceil(hours / 24), 'day');
}

export function counted(count: number, noun: string, nouns = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : nouns}`;
}

/** To its first words, where it is long. */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length).replace(/\s+\S*$/u, '')} …`;
}

function endSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
