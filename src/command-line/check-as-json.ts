/** A finished check for programs: what needs attention first, each item with what was sent and what came back. */
import { cardGroups, groupOf, type Card } from '../checking/card';
import { countGroups, isComplete } from '../checking/check-progress';
import type { StartedCheck } from '../checking/check-state';
import { cardSentence } from '../checking/sentences/card-sentences';
import { unfinishedSentence } from '../checking/sentences/list-sentences';

/** One JSON document, with a line end. Offsets are UTF-16 code units into the text as read. */
export function checkAsJson(check: StartedCheck, file: string): string {
  const { problem, unconfirmed, warning, repeated, verified, notChecked } = countGroups(check.cards);
  const unfinished = unfinishedSentence(check);
  const items = cardGroups.flatMap((group) =>
    check.cards.filter((card) => groupOf(card) === group).map(itemAsJson),
  );
  const told = {
    file,
    complete: isComplete(check),
    ...(unfinished === null ? {} : { unfinished }),
    counts: { problem, unconfirmed, warning, repeated, verified, notChecked },
    unread: check.unread,
    usage: check.usage,
    items,
  };
  return `${JSON.stringify(told, null, 2)}\n`;
}

function itemAsJson(card: Card): object {
  const { item, finding } = card;
  const { id, kind, start, end, text } = item;
  return {
    id,
    kind,
    group: groupOf(card),
    start,
    end,
    text,
    message: cardSentence(card),
    ...('item' in item ? { sent: item.item } : { notSent: item.notSent }),
    ...(finding.kind === 'result' ? { result: finding.result } : {}),
    ...(finding.kind === 'failed' ? { failure: finding.failure.code } : {}),
  };
}
