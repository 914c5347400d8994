/**
 * What a card says (`verdicts.md`, "What the card says").
 *
 * None may read as if a citation were still good law or supported the point, and none may say more than was checked.
 * Of what it checked the service speaks itself: only it knows what it compared, and with what.
 */
import type { Attribute, Result } from '../../contract/results';
import type { Astray, BriefItem, NotSentReason } from '../../document/brief-item';
import { groupOf, type Card, type CardGroup, type Shift } from '../card';
import { exchangedWord } from '../exchanged-word';
import type { Foreseen } from '../found-item';
import { addressBehind } from './address-behind';
import { failureReason } from './failure-sentences';
import { endSentence, shortened } from './wording';

/** What a card says; empty where all of it is `saidAbove` (`sharedSentence`). */
export function cardSentence(card: Card, saidAbove: string | null = null): string {
  const { item, finding, foreseen, shifted } = card;
  const found = findingSentence(card);
  const parts = [
    ...(shifted ? [shiftSentence(item.text, shifted)] : []),
    ...chosenSentence(item),
    ...(item.astray ? [astraySentence(item.astray)] : []),
    ...exchangeSentence(card),
    ...(foreseen && finding.kind !== 'result' ? [foreseenSentence(foreseen)] : []),
    ...readAsSentence(card),
    ...(saysWhyNotSent(card) || found === saidAbove || withoutAddress(found) === saidAbove ? [] : [found]),
  ];
  return parts.join(' ');
}

/** In the list and in the report: without what the heading over all that is verified says of each. */
export function briefSentence(card: Card, saidAbove: string | null = null): string {
  const sentence = cardSentence(card, saidAbove);
  if (groupOf(card) !== 'verified') return sentence;
  return [notSaidOfCases, scopeOf.quote.sentence].reduce(
    (left, said) => left.replace(` ${said}`, ''),
    sentence,
  );
}

/** What was found of most of the cards alike, to be said once over them. What is said of one authority alone stands with each. */
export function sharedSentence(cards: readonly Card[]): string | null {
  const authorities = new Map<string, Set<string>>();
  for (const card of cards) {
    const found = withoutAddress(findingSentence(card));
    const group = 'group' in card.item ? card.item.group : card.id;
    authorities.set(found, (authorities.get(found) ?? new Set()).add(group));
  }
  const [most] = [...authorities].sort(([, one], [, other]) => other.size - one.size);
  return most && most[1].size > 1 ? most[0] : null;
}

function withoutAddress(sentence: string): string {
  return addressBehind(sentence)?.words ?? sentence;
}

/** What an `Id.` means, where neither what was found nor the shift names it. */
function readAsSentence({ item, finding, shifted }: Card): readonly string[] {
  if (!('item' in item) || item.readAs === undefined || shifted) return [];
  if (finding.kind !== 'result' || finding.result.verdict.status === 'verified') return [];
  return [endSentence(`Read as ${shortened(item.readAs, 200)}`)];
}

/** So that nobody takes the author's word for something that was found. */
function chosenSentence(item: BriefItem): readonly string[] {
  if (!('chosen' in item)) return [];
  return [endSentence(`You chose ${shortened(item.chosen.parent.rawText, 200)} as the source`)];
}

function findingSentence({ item, finding, repeats }: Card): string {
  if (repeats) return 'The same is said of the full citation.';
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
      return `Nothing was checked. ${failureReason(finding.failure)}`;
    case 'cancelled':
      return 'The check was cancelled before this was reached.';
  }
}

/** The service says the same in its own sentences, once it is asked (`citation-messages`, `judge-code`). */
export function foreseenSentence({ certain, cited, bound }: Foreseen): string {
  return certain ? `There is no ${cited}: ${bound}.` : `The ${cited} does not fit: ${bound}.`;
}

/** That nothing of its name is cited, or that its page is no page of the case before it, says already why it was not sent. */
function saysWhyNotSent({ item, finding }: Card): boolean {
  return (
    finding.kind === 'notSent' && (item.astray?.kind === 'uncited' || item.astray?.kind === 'beforeFirst')
  );
}

/** Of words that stand in the opinion, and that another word leads up to there. */
function exchangeSentence({ item, finding }: Card): readonly string[] {
  const exchanged = finding.kind === 'result' ? exchangedWord(item, finding.result) : null;
  if (exchanged === null) return [];
  const { drafted, found } = exchanged;
  return [
    `Right before these words, your draft has "${drafted}" and the opinion has "${found}". Please confirm that the meaning is kept.`,
  ];
}

function astraySentence(astray: Astray): string {
  switch (astray.kind) {
    case 'uncited':
      return astray.similar === undefined
        ? `No citation of ${astray.name} stands above. Cite it in full.`
        : `No citation of ${astray.name} stands above. Is ${astray.similar} meant?`;
    case 'noNote':
      return `There is no note ${astray.note} in this document.`;
    case 'noteBelow':
      return `Note ${astray.note} stands below, not above.`;
    case 'notInNote':
      return `Note ${astray.note} does not cite ${astray.name}.`;
    case 'passed':
      return `The citation before it is ${shortened(astray.before, 60)}, but the page fits ${shortened(astray.taken, 60)}. Name the one that is meant.`;
    case 'beforeFirst':
      return `The citation before it is ${shortened(astray.before, 60)}, which begins at ${astray.first}. Name the source that is meant.`;
  }
}

function shiftSentence(words: string, { before, now }: Shift): string {
  const written = `"${shortened(words, 60)}"`;
  return now === null
    ? `What ${written} refers to can no longer be told; before, it was ${before}.`
    : `${written} now refers to ${now}; before, to ${before}.`;
}

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

const notSaidOfCases = 'Not checked: whether it supports your point or is still good law.';

const caseScope: Scope = { said: /still good law/i, sentence: notSaidOfCases };

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
  quote: { said: /emphasis/i, sentence: 'Emphasis and context were not checked.' },
  link: { said: /not (been )?(checked|compared)/i, sentence: 'What the page says was not checked.' },
};

function notSentSentence(reason: NotSentReason, kind: BriefItem['kind']): string {
  const what = kindWords[kind].toLowerCase();
  switch (reason) {
    case 'record':
      return `This ${what} may rest on the record or another paper, perhaps your client's evidence. It stayed in the document.`;
    case 'sealed':
      return 'This case is under seal or confidential, so its name stayed in the document. Please check it yourself.';
    case 'noCitation':
      return `No citation of a case was read as the source of this ${what}. It stayed in the document and was not compared.`;
    case 'several':
      return kind === 'quotation'
        ? 'It is not certain that these words are those of the case cited beside them, so they stayed in the document.'
        : `More than one source could be meant by this ${what}, so it stayed in the document.`;
    case 'unresolved':
      return `What this ${what} refers back to could not be settled, so it stayed in the document.`;
    case 'notACase':
      return `This ${what} rests on something other than a case, so it stayed in the document.`;
    case 'unpaired':
      return 'A quotation mark stands alone here, so nobody can tell where these words end or begin. They stayed in the document and were not compared.';
    case 'privateLink':
      return 'This address leads into a private network, behind a sign-in, or to a search. It was neither sent nor opened.';
    case 'secretLink':
      return 'This address carries a password, a permission or an e-mail address. It was neither sent nor opened.';
    case 'unsupportedLink':
      return 'Only web addresses (http and https) are opened. This one was not sent.';
    case 'tooLong':
      return `This ${what} is too long to be sent. Please check it yourself.`;
  }
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
  unconfirmed: 'Not confirmed',
  warning: 'Look again',
  repeated: 'Repeat',
  waiting: 'Checking',
  verified: 'Verified',
  notChecked: 'Not checked',
};

export const kindWords: Readonly<Record<BriefItem['kind'], string>> = {
  citation: 'Citation',
  quotation: 'Quotation',
  link: 'Link',
};

export const attributeWords: Readonly<Record<Attribute, string>> = {
  caseName: 'case name',
  court: 'court',
  year: 'year',
  volume: 'volume',
  reporter: 'reporter',
  page: 'first page',
  pinCite: 'pin cite',
  parallelCitation: 'parallel citation',
  docketNumber: 'docket number',
  opinionPart: 'part of the opinion',
  section: 'section',
  quote: 'wording',
  url: 'address',
};
