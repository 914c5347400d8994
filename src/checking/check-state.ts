/** Where a check stands: a pure reducer over the events of `check-document`. */
import type { ItemId } from '../contract/items';
import type { Usage } from '../contract/reply';
import type { Result } from '../contract/results';
import type { BriefItem } from '../document/brief-item';
import type { Unread } from '../document/brief-text';
import { groupOf, type Card, type CardGroup, type Finding } from './card';
import type { Chunk } from './chunk-items';
import type { RelayFailure } from './relay-failure';

export type CheckState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'reading' }
  /** The document could not be read; `message` says why, and what to do, in words for its author. */
  | { readonly phase: 'failed'; readonly message: string | null }
  | StartedCheck;

/** A check whose items are known. Nothing in it is lost by a failure or by cancelling. */
export interface StartedCheck {
  readonly phase: 'checking' | 'done' | 'cancelled';
  /** In the order of the brief. */
  readonly cards: readonly Card[];
  readonly chunks: readonly ChunkState[];
  readonly unread: readonly Unread[];
  readonly usage: Usage | null;
  /** The document refused our marks; the list is right all the same. */
  readonly unmarked: boolean;
}

export interface ChunkState {
  readonly chunk: Chunk;
  readonly progress: ChunkProgress;
}

export type ChunkProgress =
  | { readonly kind: 'queued' }
  | { readonly kind: 'sending'; readonly attempt: number }
  /** A try failed, and another follows by itself. */
  | { readonly kind: 'waiting'; readonly failure: RelayFailure; readonly waitMs: number }
  | { readonly kind: 'answered' }
  /** `sent` tells whether anything left the document. */
  | { readonly kind: 'failed'; readonly failure: RelayFailure; readonly sent: boolean }
  | { readonly kind: 'cancelled'; readonly sent: boolean };

export type CheckEvent =
  | { readonly kind: 'reading' }
  | { readonly kind: 'unreadable'; readonly message: string | null }
  | {
      readonly kind: 'found';
      readonly items: readonly BriefItem[];
      readonly chunks: readonly Chunk[];
      readonly unread: readonly Unread[];
    }
  /** Unanswered requests are about to be tried again. */
  | { readonly kind: 'resumed'; readonly chunkIds: readonly string[] }
  | { readonly kind: 'sending'; readonly chunkId: string; readonly attempt: number }
  | {
      readonly kind: 'waiting';
      readonly chunkId: string;
      readonly failure: RelayFailure;
      readonly waitMs: number;
    }
  | {
      readonly kind: 'answered';
      readonly chunkId: string;
      readonly results: readonly Result[];
      readonly usage: Usage | null;
    }
  | {
      readonly kind: 'chunkFailed';
      readonly chunkId: string;
      readonly failure: RelayFailure;
      readonly sent: boolean;
    }
  | { readonly kind: 'chunkCancelled'; readonly chunkId: string; readonly sent: boolean }
  | { readonly kind: 'marked'; readonly gone: readonly ItemId[] }
  | { readonly kind: 'notMarked' }
  | { readonly kind: 'ended'; readonly how: 'done' | 'cancelled' };

export const idle: CheckState = { phase: 'idle' };

export function advanceCheck(state: CheckState, event: CheckEvent): CheckState {
  switch (event.kind) {
    case 'reading':
      return { phase: 'reading' };
    case 'unreadable':
      return { phase: 'failed', message: event.message };
    case 'found':
      return {
        phase: 'checking',
        cards: event.items.map((item) => ({ item, finding: firstFinding(item), gone: false })),
        chunks: event.chunks.map((chunk) => ({ chunk, progress: { kind: 'queued' } })),
        unread: event.unread,
        usage: null,
        unmarked: false,
      };
    case 'ended':
      // Cancelled while the document was being read: nothing was found, nothing was sent.
      return isStarted(state) ? { ...state, phase: event.how } : idle;
    case 'resumed':
    case 'sending':
    case 'waiting':
    case 'answered':
    case 'chunkFailed':
    case 'chunkCancelled':
    case 'marked':
    case 'notMarked':
      return isStarted(state) ? advanceStarted(state, event) : state;
  }
}

export function isStarted(state: CheckState): state is StartedCheck {
  return state.phase === 'checking' || state.phase === 'done' || state.phase === 'cancelled';
}

/** How many of the items that are sent have their answer. One whose request failed was not checked, and does not count. */
export function progressOf({ cards }: StartedCheck): { readonly answered: number; readonly total: number } {
  const sent = cards.filter(({ item }) => 'item' in item);
  return { answered: sent.filter(({ finding }) => finding.kind === 'result').length, total: sent.length };
}

export function countGroups(cards: readonly Card[]): Readonly<Record<CardGroup, number>> {
  const counts = { problem: 0, warning: 0, waiting: 0, verified: 0, notChecked: 0 };
  for (const card of cards) counts[groupOf(card)] += 1;
  return counts;
}

/** The requests that another press of a button may still answer. */
export function openChunks({ chunks }: StartedCheck): readonly ChunkState[] {
  return chunks.filter(({ progress }) => progress.kind === 'failed' || progress.kind === 'cancelled');
}

type StartedEvent = Exclude<CheckEvent, { kind: 'reading' | 'unreadable' | 'found' | 'ended' }>;

function advanceStarted(state: StartedCheck, event: StartedEvent): StartedCheck {
  switch (event.kind) {
    case 'resumed': {
      const chunkIds = new Set(event.chunkIds);
      const resumed = state.chunks.filter(({ chunk }) => chunkIds.has(chunk.id));
      const itemIds = new Set(resumed.flatMap(({ chunk }) => chunk.itemIds));
      return {
        ...state,
        phase: 'checking',
        cards: withFindings(state.cards, itemIds, () => ({ kind: 'waiting' })),
        chunks: state.chunks.map((one) =>
          chunkIds.has(one.chunk.id) ? { ...one, progress: { kind: 'queued' } } : one,
        ),
      };
    }
    case 'sending':
      return withProgress(state, event.chunkId, { kind: 'sending', attempt: event.attempt });
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
        cards: withFindings(state.cards, resultOf, (itemId) => {
          const result = resultOf.get(itemId);
          return result ? { kind: 'result', result } : { kind: 'unanswered' };
        }),
      };
    }
    case 'chunkFailed':
      return {
        ...withProgress(state, event.chunkId, { kind: 'failed', failure: event.failure, sent: event.sent }),
        cards: withFindings(state.cards, itemsOf(state, event.chunkId), () => ({
          kind: 'failed',
          failure: event.failure,
        })),
      };
    case 'chunkCancelled':
      return {
        ...withProgress(state, event.chunkId, { kind: 'cancelled', sent: event.sent }),
        cards: withFindings(state.cards, itemsOf(state, event.chunkId), () => ({ kind: 'cancelled' })),
      };
    case 'marked': {
      const gone = new Set(event.gone);
      const isRight = (card: Card): boolean => card.gone === gone.has(card.item.id);
      const cards = state.cards.every(isRight)
        ? state.cards
        : state.cards.map((card) => (isRight(card) ? card : { ...card, gone: !card.gone }));
      return cards === state.cards && !state.unmarked ? state : { ...state, unmarked: false, cards };
    }
    case 'notMarked':
      return { ...state, unmarked: true };
  }
}

function firstFinding(item: BriefItem): Finding {
  return 'item' in item ? { kind: 'waiting' } : { kind: 'notSent', reason: item.notSent };
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
  findingOf: (itemId: ItemId) => Finding,
): readonly Card[] {
  return cards.map((card) =>
    itemIds.has(card.item.id) ? { ...card, finding: findingOf(card.item.id) } : card,
  );
}

function withProgress(state: StartedCheck, chunkId: string, progress: ChunkProgress): StartedCheck {
  return {
    ...state,
    chunks: state.chunks.map((one) => (one.chunk.id === chunkId ? { ...one, progress } : one)),
  };
}
