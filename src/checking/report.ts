/** A check as plain text, for an e-mail to oneself or a file note: every item, in the fewest words. It holds no markup and adds no judgement. */
import { attributeWords, briefSentence, statusWord } from './sentences/card-sentences';
import { unreadAgainSentence, unreadSentence } from './sentences/document-sentences';
import { groupHeadings, groupNotes, summarySentence, unfinishedSentence } from './sentences/list-sentences';
import { cardGroups, groupOf, type Card } from './card';
import type { StartedCheck } from './check-state';
import { recordsOf } from './records-of';

export function writeReport(check: StartedCheck, title: string, written: Date): string {
  const unfinished = unfinishedSentence(check);
  const head = [
    `Cite Check: ${title}`,
    `Report of ${written.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })}`,
    summarySentence(check),
    ...(check.unreadAgain ? [unreadAgainSentence(check.unreadAgain.message)] : []),
    ...(check.phase === 'cancelled' ? ['The check was cancelled before its end.'] : []),
    ...(unfinished === null ? [] : [unfinished]),
    ...check.unread.map(unreadSentence),
  ].join('\n');
  const sections = cardGroups.flatMap((group) => {
    const cards = check.cards.filter((card) => groupOf(card) === group);
    if (cards.length === 0) return [];
    const note = groupNotes[group];
    const heading = `${groupHeadings[group]} (${cards.length})`;
    return [[heading, ...(note === null ? [] : [note])].join('\n'), ...entries(cards)];
  });
  return `${[head, ...sections].join('\n\n')}\n`;
}

/** Items of which the same is to be said stand together, and it is said once: a brief cites one case many times. */
function entries(cards: readonly Card[]): readonly string[] {
  const groups = new Map<string, Map<string, number>>();
  for (const card of cards) {
    const said = saidOf(card).join('\n');
    const items = groups.get(said) ?? new Map<string, number>();
    const item = `[${statusWord(card)}] ${wordsIn(card)}${readAs(card)}`;
    items.set(item, (items.get(item) ?? 0) + 1);
    groups.set(said, items);
  }
  return [...groups].map(([said, items]) =>
    [...[...items].map(([item, count]) => (count > 1 ? `${item} (${count} times)` : item)), said].join('\n'),
  );
}

function wordsIn({ item: { kind, text } }: Card): string {
  return kind === 'quotation' ? quoted(text) : oneLine(text);
}

/** What a short form was read as, where its sentence does not tell. */
function readAs(card: Card): string {
  const isTold = groupOf(card) !== 'verified' || !('readAs' in card.item);
  return isTold ? '' : ` (read as ${oneLine(card.item.readAs)})`;
}

/** What agrees is in the sentence; beside it stands what differs, what may be meant, and where the record is. */
function saidOf(card: Card): readonly string[] {
  const { finding } = card;
  const result = finding.kind === 'result' && !card.repeats ? finding.result : null;
  const opinion = result && 'opinion' in result ? result.opinion : undefined;
  const candidates = (result && 'candidates' in result ? result.candidates : undefined) ?? [];
  return [
    `  ${briefSentence(card)}`,
    ...(result?.evidence?.comparisons ?? [])
      .filter(({ match }) => !match)
      .map(({ attribute, cited, found }) => {
        // The words of a quotation stand over it.
        const draft = attribute === 'quote' ? '' : `draft ${quoted(cited)}, `;
        return `  ${attributeWords[attribute]}: ${draft}record ${quoted(found)} (differs)`;
      }),
    ...candidates.map(
      ({ caseName, citation, reason, url }) =>
        `  On record: ${caseName}, ${citation}. ${reason}${url === undefined ? '' : `: ${url}`}`,
    ),
    ...recordsOf(opinion).map(({ provider, url }) => `  ${provider}: ${url}`),
  ];
}

/** In marks of its own: what is quoted may have straight ones at its ends. */
function quoted(text: string): string {
  return `“${oneLine(text)}”`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
