/** What each event makes of a check: a pure reducer. */
import { advanceRequests } from './advance-requests';
import type { Card } from './card';
import { hasLeft, unqueuedCards } from './check-progress';
import {
  isStarted,
  type CheckEvent,
  type CheckState,
  type ChunkState,
  type StartedCheck,
} from './check-state';
import { chooseCase, layChosen } from './chosen-cases';
import { markRepeats } from './mark-repeats';
import { reconcileCards } from './reconcile-cards';

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
  if (!last.cards.some(({ finding }) => finding.kind === 'waiting')) return { ...last, chunks };
  const cards = last.cards.map((card): Card =>
    card.finding.kind === 'waiting' ? { ...card, finding: { kind: 'cancelled' } } : card,
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
    case 'queued':
    case 'resumed':
    case 'sending':
    case 'signingIn':
    case 'waiting':
    case 'answered':
    case 'chunkFailed':
    case 'chunkCancelled':
      return advanceRequests(state, event);
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
