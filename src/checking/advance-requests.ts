/** What becomes of the requests of a check, and of the cards that they speak of. */
import type { ItemId } from '../contract/items';
import type { Result } from '../contract/results';
import { isUnsettled, type Card, type Finding } from './card';
import { hasLeft } from './check-progress';
import type { CheckEvent, ChunkProgress, ChunkState, StartedCheck } from './check-state';
import { spareInferred } from './spare-inferred';

export type RequestEvent = Extract<
  CheckEvent,
  {
    kind:
      | 'queued'
      | 'resumed'
      | 'sending'
      | 'signingIn'
      | 'waiting'
      | 'answered'
      | 'chunkFailed'
      | 'chunkCancelled';
  }
>;

export function advanceRequests(state: StartedCheck, event: RequestEvent): StartedCheck {
  switch (event.kind) {
    case 'queued':
      return {
        ...state,
        chunks: [
          ...state.chunks,
          ...event.chunks.map((chunk): ChunkState => ({ chunk, progress: { kind: 'queued' } })),
        ],
      };
    case 'resumed': {
      const chunkIds = new Set(event.chunkIds);
      const resumed = state.chunks.filter(({ chunk }) => chunkIds.has(chunk.id));
      const itemIds = new Set(resumed.flatMap(({ chunk }) => chunk.itemIds));
      return {
        ...state,
        phase: 'checking',
        cards: withFindings(state.cards, itemIds, isUnsettled, () => ({ kind: 'waiting' })),
        chunks: state.chunks.flatMap((one): ChunkState[] => {
          if (!chunkIds.has(one.chunk.id)) return [one];
          // What never left is put together anew, from what now stands in the brief.
          return hasLeft(one.progress) ? [{ ...one, progress: { kind: 'queued' } }] : [];
        }),
      };
    }
    case 'sending':
      return withSending(state, event.chunkId, event.attempt);
    case 'signingIn':
      return withProgress(state, event.chunkId, { kind: 'signingIn' });
    case 'waiting':
      return withProgress(state, event.chunkId, {
        kind: 'waiting',
        failure: event.failure,
        waitMs: event.waitMs,
      });
    case 'answered': {
      const answered = withProgress(state, event.chunkId, { kind: 'answered' });
      const resultOf = matchResults(state, event.chunkId, event.results);
      return {
        ...answered,
        usage: event.usage ?? state.usage,
        cards: withFindings(state.cards, resultOf, isWaiting, (itemId) => {
          const result = resultOf.get(itemId);
          return result ? { kind: 'result', result } : { kind: 'unanswered' };
        }),
      };
    }
    case 'chunkFailed':
      return {
        ...withProgress(state, event.chunkId, { kind: 'failed', failure: event.failure, sent: event.sent }),
        cards: withFindings(state.cards, itemsOf(state, event.chunkId), isWaiting, () => ({
          kind: 'failed',
          failure: event.failure,
        })),
      };
    case 'chunkCancelled':
      return {
        ...withProgress(state, event.chunkId, { kind: 'cancelled', sent: event.sent }),
        cards: withFindings(state.cards, itemsOf(state, event.chunkId), isWaiting, () => ({
          kind: 'cancelled',
        })),
      };
  }
}

/**
 * The one result of each item that the chunk answers for. Two results for an item, or one of another type, decide
 * nothing: better unanswered than wrong.
 */
function matchResults(
  state: StartedCheck,
  chunkId: string,
  results: readonly Result[],
): ReadonlyMap<ItemId, Result | null> {
  const chunk = state.chunks.find((one) => one.chunk.id === chunkId)?.chunk;
  const typeOf = new Map(chunk?.items.map(({ id, type }) => [id, type]));
  const resultOf = new Map<ItemId, Result | null>(chunk?.itemIds.map((id) => [id, null]));
  const seen = new Set<ItemId>();
  for (const result of results) {
    if (!resultOf.has(result.id)) continue;
    const usable = !seen.has(result.id) && result.type === typeOf.get(result.id);
    resultOf.set(result.id, usable ? result : null);
    seen.add(result.id);
  }
  return resultOf;
}

function itemsOf(state: StartedCheck, chunkId: string): ReadonlySet<ItemId> {
  return new Set(state.chunks.find(({ chunk }) => chunk.id === chunkId)?.chunk.itemIds);
}

function withFindings(
  cards: readonly Card[],
  itemIds: { has(itemId: ItemId): boolean },
  isMeant: (finding: Finding) => boolean,
  findingOf: (itemId: ItemId) => Finding,
): readonly Card[] {
  return cards.map((card) => {
    // An answer does not speak of words that have changed since they were sent; it may, should they come back.
    const sent = card.finding.kind === 'changed' ? card.finding.last : card.finding;
    if (sent === null || !isMeant(sent) || !itemIds.has(card.item.id)) return card;
    const finding = spareInferred(card.item, findingOf(card.item.id));
    return { ...card, finding: sent === card.finding ? finding : { kind: 'changed', last: finding } };
  });
}

function isWaiting({ kind }: Finding): boolean {
  return kind === 'waiting';
}

function withSending(state: StartedCheck, chunkId: string, attempt: number): StartedCheck {
  const before = state.chunks.find(({ chunk }) => chunk.id === chunkId)?.progress;
  return withProgress(state, chunkId, {
    kind: 'sending',
    attempt,
    ...(before?.kind === 'waiting' ? { failure: before.failure } : {}),
  });
}

function withProgress(state: StartedCheck, chunkId: string, progress: ChunkProgress): StartedCheck {
  return {
    ...state,
    chunks: state.chunks.map((one) => (one.chunk.id === chunkId ? { ...one, progress } : one)),
  };
}
