/** Where a check stands: a pure reducer over the events of `check-document`. */
import type { ItemId } from '../contract/items';
import type { Usage } from '../contract/reply';
import type { Result } from '../contract/results';
import type { Unread } from '../document/brief-text';
import { groupOf, type Card, type CardGroup, type Finding } from './card';
import type { Chunk } from './chunk-items';
import type { FoundItem } from './found-item';
import { reconcileCards } from './reconcile-cards';
import type { RelayFailure } from './relay-failure';
import { spareInferred } from './spare-inferred';

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
  readonly marks: MarksState;
  /** What changes in the text is sent by itself. */
  readonly live: boolean;
  /** How often the text has changed since it was checked. */
  readonly revision: number;
}

/**
 * `refused`: this Word shows no annotations, and the author has to say how to go on. `failed`: the list is right all the same.
 * `removed`: the author had them removed, and none is made before they are asked for again.
 */
export type MarksState = 'shown' | 'refused' | 'failed' | 'removed';

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
      readonly items: readonly FoundItem[];
      readonly unread: readonly Unread[];
      readonly live: boolean;
    }
  /** The text differs from the last only from `start` on, and up to `oldEnd`, which is now `newEnd`. */
  | { readonly kind: 'edited'; readonly start: number; readonly oldEnd: number; readonly newEnd: number }
  /** All that now stands in the changed text. */
  | { readonly kind: 'foundAgain'; readonly items: readonly FoundItem[]; readonly unread: readonly Unread[] }
  | { readonly kind: 'live'; readonly on: boolean }
  /** The author means what a short form now refers to. */
  | { readonly kind: 'shiftAccepted'; readonly cardId: string }
  /** Requests for items that wait and are in none. */
  | { readonly kind: 'queued'; readonly chunks: readonly Chunk[] }
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
  | { readonly kind: 'notMarked'; readonly why: Exclude<MarksState, 'shown'> }
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
        cards: reconcileCards([], event.items, { revision: 0, live: event.live }),
        chunks: [],
        unread: event.unread,
        usage: null,
        marks: 'shown',
        live: event.live,
        revision: 0,
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
    case 'edited':
    case 'foundAgain':
    case 'live':
    case 'shiftAccepted':
    case 'queued':
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

/** The requests that another press of a button may still answer: those of items that still stand in the brief. */
export function openChunks({ cards, chunks }: StartedCheck): readonly ChunkState[] {
  const open = chunks.filter(({ progress }) => progress.kind === 'failed' || progress.kind === 'cancelled');
  if (open.length === 0) return open;
  const current = new Set(cards.filter(hasNoAnswer).map(({ item }) => item.id));
  return open.filter(({ chunk }) => chunk.itemIds.some((id) => current.has(id)));
}

/** The cards that wait and are in no request yet. */
export function unqueuedCards({ cards, chunks }: StartedCheck): readonly Card[] {
  const waiting = cards.filter(({ finding }) => finding.kind === 'waiting');
  if (waiting.length === 0) return waiting;
  const underWay = new Set(chunks.filter(isUnderWay).flatMap(({ chunk }) => chunk.itemIds));
  return waiting.filter(({ item }) => !underWay.has(item.id));
}

function isUnderWay({ progress }: ChunkState): boolean {
  return progress.kind === 'queued' || progress.kind === 'sending' || progress.kind === 'waiting';
}

function hasNoAnswer({ finding }: Card): boolean {
  return finding.kind === 'failed' || finding.kind === 'cancelled';
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
        chunks: state.chunks.flatMap((one): ChunkState[] => {
          if (!chunkIds.has(one.chunk.id)) return [one];
          // What never left is put together anew, from what now stands in the brief.
          return hasLeft(one.progress) ? [{ ...one, progress: { kind: 'queued' } }] : [];
        }),
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
    case 'edited':
      return { ...state, cards: editCards(state.cards, event) };
    case 'foundAgain': {
      const revision = state.revision + 1;
      const cards = reconcileCards(state.cards, event.items, { revision, live: state.live });
      const current = new Set(cards.map(({ item }) => item.id));
      return {
        ...state,
        cards,
        revision,
        unread: event.unread,
        // What has not left yet leaves as the brief now stands, or not at all.
        chunks: state.chunks.filter(
          ({ chunk, progress }) => progress.kind !== 'queued' || chunk.itemIds.every((id) => current.has(id)),
        ),
      };
    }
    case 'live':
      return { ...state, live: event.on, cards: event.on ? state.cards.map(waitAgain) : holdBack(state) };
    case 'shiftAccepted':
      return {
        ...state,
        cards: state.cards.map((card) => (card.id === event.cardId ? withoutShift(card) : card)),
      };
    case 'queued':
      return {
        ...state,
        chunks: [
          ...state.chunks,
          ...event.chunks.map((chunk): ChunkState => ({ chunk, progress: { kind: 'queued' } })),
        ],
      };
    case 'marked': {
      const gone = new Set(event.gone);
      const isRight = (card: Card): boolean => card.gone === gone.has(card.id);
      const cards = state.cards.every(isRight)
        ? state.cards
        : state.cards.map((card) => (isRight(card) ? card : { ...card, gone: !card.gone }));
      return cards === state.cards && state.marks === 'shown' ? state : { ...state, marks: 'shown', cards };
    }
    case 'notMarked':
      return state.marks === event.why ? state : { ...state, marks: event.why };
  }
}

/** Whether anything of the request may have left the document. */
export function hasLeft(progress: ChunkProgress): boolean {
  switch (progress.kind) {
    case 'queued':
      return false;
    case 'sending':
    case 'waiting':
    case 'answered':
      return true;
    case 'failed':
    case 'cancelled':
      return progress.sent;
  }
}

/** Before the text is read anew: what the author's hand was in is no longer vouched for, and what follows moves along. */
function editCards(
  cards: readonly Card[],
  { start, oldEnd, newEnd }: Extract<CheckEvent, { kind: 'edited' }>,
): readonly Card[] {
  return cards.map((card) => {
    const { item } = card;
    if (item.end < start) return card;
    if (item.start > oldEnd) {
      const by = newEnd - oldEnd;
      return by === 0 ? card : { ...card, item: { ...item, start: item.start + by, end: item.end + by } };
    }
    const { finding } = card;
    if (finding.kind === 'changed' || finding.kind === 'notSent') return card;
    return { ...card, finding: { kind: 'changed', last: finding } };
  });
}

function waitAgain(card: Card): Card {
  const { finding } = card;
  return finding.kind === 'changed' && finding.last === null
    ? { ...card, finding: { kind: 'waiting', changed: true } }
    : card;
}

function holdBack(state: StartedCheck): readonly Card[] {
  const unqueued = new Set(unqueuedCards(state));
  return state.cards.map((card) =>
    unqueued.has(card) ? { ...card, finding: { kind: 'changed', last: null } } : card,
  );
}

function withoutShift(card: Card): Card {
  const { shifted, ...rest } = card;
  return shifted ? rest : card;
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
  return cards.map((card) => {
    if (!itemIds.has(card.item.id)) return card;
    const finding = spareInferred(card.item, findingOf(card.item.id));
    // An answer does not speak of words that have changed since they were sent; it may, should they come back.
    return {
      ...card,
      finding: card.finding.kind === 'changed' ? { kind: 'changed', last: finding } : finding,
    };
  });
}

function withProgress(state: StartedCheck, chunkId: string, progress: ChunkProgress): StartedCheck {
  return {
    ...state,
    chunks: state.chunks.map((one) => (one.chunk.id === chunkId ? { ...one, progress } : one)),
  };
}
