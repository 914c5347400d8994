/** What each event makes of a check: a pure reducer. */
import type { ItemId } from '../contract/items';
import type { Result } from '../contract/results';
import { isUnsettled, type Card, type Finding } from './card';
import { hasLeft, unqueuedCards } from './check-progress';
import {
  isStarted,
  type CheckEvent,
  type CheckState,
  type ChunkProgress,
  type ChunkState,
  type StartedCheck,
} from './check-state';
import { chooseCase, layChosen } from './chosen-cases';
import { markRepeats } from './mark-repeats';
import { reconcileCards } from './reconcile-cards';
import { spareInferred } from './spare-inferred';

export function advanceCheck(state: CheckState, event: CheckEvent): CheckState {
  const next = advance(state, event);
  if (!isStarted(next) || (isStarted(state) && next.cards === state.cards)) return next;
  const cards = markRepeats(next.cards);
  return cards === next.cards ? next : { ...next, cards };
}

function advance(state: CheckState, event: CheckEvent): CheckState {
  switch (event.kind) {
    case 'reading':
      return { phase: 'reading', last: isStarted(state) ? state : null };
    case 'unreadable':
      return state.phase === 'reading' && state.last !== null
        ? { ...takeUpAgain(state.last), unreadAgain: { message: event.message } }
        : { phase: 'failed', message: event.message };
    case 'found':
      return state.phase === 'reading' && state.last !== null
        ? checkAgain(state.last, event)
        : checkFirst(event);
    case 'ended':
      if (isStarted(state)) return { ...state, phase: event.how };
      // Cancelled while the document was being read: nothing new was found, nothing was sent.
      if (state.phase === 'reading' && state.last !== null) return takeUpAgain(state.last);
      return { phase: 'idle', cancelled: true };
    case 'resumed':
    case 'sending':
    case 'signingIn':
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
    case 'caseChosen':
    case 'queued':
      return isStarted(state) ? advanceStarted(state, event) : state;
  }
}

/** A check that another one was begun over: what it still waited for was cancelled with it. */
function takeUpAgain(last: StartedCheck): StartedCheck {
  const chunks = last.chunks.map((one): ChunkState => {
    const isOver = one.progress.kind === 'answered' || one.progress.kind === 'failed';
    return isOver ? one : { ...one, progress: { kind: 'cancelled', sent: hasLeft(one.progress) } };
  });
  if (!last.cards.some(({ finding }) => isWaiting(finding))) return { ...last, chunks };
  const cards = last.cards.map((card): Card =>
    isWaiting(card.finding) ? { ...card, finding: { kind: 'cancelled' } } : card,
  );
  return { ...last, phase: 'cancelled', chunks, cards };
}

type Found = Extract<CheckEvent, { kind: 'found' }>;

function checkFirst({ items, unread, live, chosenCases = new Map() }: Found): StartedCheck {
  return {
    phase: 'checking',
    cards: reconcileCards([], layChosen(items, chosenCases), { revision: 0, live }),
    chunks: [],
    unread,
    usage: null,
    chosenCases,
    marks: 'shown',
    live,
    revision: 0,
  };
}

/**
 * What is settled and asked in the same words keeps its answer: asked once more, it would be billed once more, and the record of a
 * decided case does not change while a pane is open.
 */
function checkAgain(before: StartedCheck, event: Found): StartedCheck {
  const last = takeUpAgain(before);
  const revision = last.revision + 1;
  const items = layChosen(event.items, last.chosenCases);
  return {
    ...last,
    phase: 'checking',
    cards: reconcileCards(last.cards, items, { revision, live: true }),
    unread: event.unread,
    marks: 'shown',
    live: event.live,
    revision,
    again: true,
    unreadAgain: undefined,
  };
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
    case 'edited':
      return { ...state, cards: editCards(state.cards, event) };
    case 'foundAgain': {
      const revision = state.revision + 1;
      const items = layChosen(event.items, state.chosenCases);
      const cards = reconcileCards(state.cards, items, { revision, live: state.live });
      return { ...state, cards, revision, unread: event.unread, chunks: unlessChanged(state.chunks, cards) };
    }
    case 'live':
      return { ...state, live: event.on, cards: event.on ? state.cards.map(waitAgain) : holdBack(state) };
    case 'shiftAccepted':
      return {
        ...state,
        cards: state.cards.map((card) => (card.id === event.cardId ? withoutShift(card) : card)),
      };
    case 'caseChosen': {
      const { cards, chosenCases } = chooseCase(state, event.cardId, event.group);
      return { ...state, cards, chosenCases, chunks: unlessChanged(state.chunks, cards) };
    }
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

/** What has not left yet leaves as the brief now stands, or not at all. */
function unlessChanged(chunks: readonly ChunkState[], cards: readonly Card[]): readonly ChunkState[] {
  const current = new Set(cards.map(({ item }) => item.id));
  return chunks.filter(
    ({ chunk, progress }) => progress.kind !== 'queued' || chunk.itemIds.every((id) => current.has(id)),
  );
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
