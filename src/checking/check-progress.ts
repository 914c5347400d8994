/** How far a check is: what is answered, what waits, what may be tried again. */
import { groupOf, isUnsettled, type Card, type CardGroup } from './card';
import type { ChunkProgress, ChunkState, StartedCheck } from './check-state';
import { waitsForOthers } from './relay-failure';

/** How many of the items that are sent have their answer. One whose request failed was not checked, and does not count. */
export function progressOf({ cards }: StartedCheck): { readonly answered: number; readonly total: number } {
  const sent = cards.filter(({ item }) => 'item' in item);
  return { answered: sent.filter(({ finding }) => finding.kind === 'result').length, total: sent.length };
}

/** Whether all that was to be asked was asked and answered, by every source that was needed for it. */
export function isComplete({ phase, cards }: StartedCheck): boolean {
  return (
    phase === 'done' &&
    cards.every(({ finding }) =>
      finding.kind === 'result'
        ? finding.result.verdict.outcome !== 'source_unavailable'
        : finding.kind === 'notSent',
    )
  );
}

/** All is answered, and the last marks are being made. */
export function isMarking({ phase, chunks }: StartedCheck): boolean {
  return phase === 'checking' && chunks.length > 0 && !chunks.some(isUnderWay);
}

export function countGroups(cards: readonly Card[]): Readonly<Record<CardGroup, number>> {
  const counts = {
    problem: 0,
    unconfirmed: 0,
    warning: 0,
    repeated: 0,
    waiting: 0,
    verified: 0,
    notChecked: 0,
  };
  for (const card of cards) counts[groupOf(card)] += 1;
  return counts;
}

/** The requests that brought no answer, of items that still stand in the brief. */
export function openChunks({ cards, chunks }: StartedCheck): readonly ChunkState[] {
  const open = chunks.filter(({ progress }) => progress.kind === 'failed' || progress.kind === 'cancelled');
  if (open.length === 0) return open;
  const current = new Set(cards.filter(hasNoAnswer).map(({ item }) => item.id));
  return open.filter(({ chunk }) => chunk.itemIds.some((id) => current.has(id)));
}

/** Those of them that may be answered when they are sent again now. */
export function triableChunks(check: StartedCheck): readonly ChunkState[] {
  return openChunks(check).filter(
    ({ progress }) => progress.kind !== 'failed' || !waitsForOthers(progress.failure),
  );
}

/** The requests that a new check sends again: what they left open may have an answer by now. */
export function unsettledChunks({ cards, chunks }: StartedCheck): readonly ChunkState[] {
  const unsettled = new Set(cards.filter(({ finding }) => isUnsettled(finding)).map(({ item }) => item.id));
  return chunks.filter(({ chunk }) => chunk.itemIds.some((id) => unsettled.has(id)));
}

/** How many items that still stand in the brief have no answer, and may get one. */
export function unansweredCount(check: StartedCheck): number {
  const open = new Set(openChunks(check).flatMap(({ chunk }) => chunk.itemIds));
  return check.cards.filter((card) => hasNoAnswer(card) && open.has(card.item.id)).length;
}

/** The cards that wait and are in no request yet. */
export function unqueuedCards({ cards, chunks }: StartedCheck): readonly Card[] {
  const waiting = cards.filter(({ finding }) => finding.kind === 'waiting');
  if (waiting.length === 0) return waiting;
  const underWay = new Set(chunks.filter(isUnderWay).flatMap(({ chunk }) => chunk.itemIds));
  return waiting.filter(({ item }) => !underWay.has(item.id));
}

/** Whether anything of the request may have left the document. */
export function hasLeft(progress: ChunkProgress): boolean {
  switch (progress.kind) {
    case 'queued':
      return false;
    case 'sending':
    case 'signingIn':
    case 'waiting':
    case 'answered':
      return true;
    case 'failed':
    case 'cancelled':
      return progress.sent;
  }
}

function isUnderWay({ progress }: ChunkState): boolean {
  switch (progress.kind) {
    case 'queued':
    case 'sending':
    case 'signingIn':
    case 'waiting':
      return true;
    case 'answered':
    case 'failed':
    case 'cancelled':
      return false;
  }
}

function hasNoAnswer({ finding }: Card): boolean {
  return finding.kind === 'failed' || finding.kind === 'cancelled';
}
