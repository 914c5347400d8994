/** A check as plain text, for an e-mail to oneself or a file note. It holds no markup and adds no judgement. */
import { attributeWords, cardSentence, statusWord } from './sentences/card-sentences';
import { unreadSentence } from './sentences/document-sentences';
import { groupHeadings, groupNotes, summarySentence, unfinishedSentence } from './sentences/list-sentences';
import { cardGroups, differingFirst, groupOf, type Card } from './card';
import type { StartedCheck } from './check-state';

export function writeReport(check: StartedCheck, title: string): string {
  const unfinished = unfinishedSentence(check);
  const head = [
    `Cite Check: ${title}`,
    summarySentence(check),
    ...(check.phase === 'cancelled' ? ['The check was cancelled before its end.'] : []),
    ...(unfinished === null ? [] : [unfinished]),
    ...check.unread.map(unreadSentence),
  ].join('\n');
  const sections = cardGroups.flatMap((group) => {
    const cards = differingFirst(
      check.cards.filter((card) => groupOf(card) === group),
      (card) => card,
    );
    if (cards.length === 0) return [];
    const note = groupNotes[group];
    const heading = `${groupHeadings[group]} (${cards.length})`;
    return [
      [heading, '='.repeat(heading.length), ...(note === null ? [] : [note])].join('\n'),
      ...cards.map(entry),
    ];
  });
  return `${[head, ...sections].join('\n\n')}\n`;
}

function entry(card: Card): string {
  const { finding } = card;
  const result = finding.kind === 'result' ? finding.result : null;
  const opinion = result && 'opinion' in result ? result.opinion : undefined;
  const candidates = (result && 'candidates' in result ? result.candidates : undefined) ?? [];
  return [
    `[${statusWord(card)}] ${oneLine(card.item.text)}`,
    `  ${cardSentence(card)}`,
    ...(result?.evidence?.comparisons ?? []).map(
      ({ attribute, cited, found, match }) =>
        `  ${attributeWords[attribute]}: draft "${oneLine(cited)}", record "${oneLine(found)}"${match ? '' : ' (differs)'}`,
    ),
    ...candidates.map(
      ({ caseName, citation, reason, url }) =>
        `  On record: ${caseName}, ${citation}. ${reason}${url === undefined ? '' : `: ${url}`}`,
    ),
    ...(opinion?.documents ?? []).map(({ provider, url }) => `  ${provider}: ${url}`),
  ].join('\n');
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
