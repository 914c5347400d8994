/** What leaves the document: of the cards that wait, requests in the order of the brief, and which of them go again. */
import type { SentItem } from '../document/brief-item';
import type { Card } from './card';
import { unqueuedCards } from './check-progress';
import { isStarted, type ChunkState, type OngoingCheck, type StartedCheck } from './check-state';
import { chunkItems, type Chunk } from './chunk-items';
import type { RelayClient } from './relay-client';
import { sendChunks, type Pace } from './send-chunks';

export interface Outbox {
  /** All that waits. Resolves when each of its requests is answered, given up or cancelled. */
  sendAll(signal: AbortSignal): Promise<void>;
  /** What waits and is in no request yet. */
  sendNew(signal: AbortSignal): Promise<void>;
  /** The same of one card: another one may be being written on. */
  sendCard(cardId: string, signal: AbortSignal): Promise<void>;
  /** Lets requests wait again. What was sent goes in the same words, and so under the same idempotency key. */
  resume(chunksOf: (check: StartedCheck) => readonly ChunkState[]): void;
}

export interface OutboxOptions {
  readonly client: RelayClient;
  readonly pace: Pace;
}

export function openOutbox({ state, tell }: OngoingCheck, options: OutboxOptions): Outbox {
  const { client, pace } = options;
  let requests = 0;

  const queueWaiting = (isMeant: (card: Card) => boolean = () => true): readonly Chunk[] => {
    const check = state();
    if (!isStarted(check)) return [];
    const chunks = chunkCards(check, unqueuedCards(check).filter(isMeant), requests + 1);
    requests += chunks.length;
    if (chunks.length > 0) tell({ kind: 'queued', chunks });
    return chunks;
  };
  const queuedChunks = (): readonly Chunk[] => {
    const check = state();
    if (!isStarted(check)) return [];
    return check.chunks.filter(({ progress }) => progress.kind === 'queued').map(({ chunk }) => chunk);
  };
  const send = (chunks: readonly Chunk[], signal: AbortSignal): Promise<void> =>
    sendChunks(chunks, { client, pace, tell, isWanted: (chunk) => queuedChunks().includes(chunk) }, signal);

  return {
    sendAll(signal) {
      queueWaiting();
      return send(queuedChunks(), signal);
    },
    sendNew: (signal) => send(queueWaiting(), signal),
    sendCard: (cardId, signal) =>
      send(
        queueWaiting(({ id }) => id === cardId),
        signal,
      ),
    resume(chunksOf) {
      const check = state();
      const chunkIds = isStarted(check) ? chunksOf(check).map(({ chunk }) => chunk.id) : [];
      if (chunkIds.length > 0) tell({ kind: 'resumed', chunkIds });
    },
  };
}

function chunkCards(state: StartedCheck, cards: readonly Card[], first: number): readonly Chunk[] {
  const waiting = new Set(cards.map(({ item }) => item.id));
  if (waiting.size === 0) return [];
  return chunkItems(
    state.cards.map(({ item }) => item),
    { first, wanted: ({ id }) => waiting.has(id), companion: companionsOf(state) },
  );
}

/** Of each authority the longest citation that was found right. */
function companionsOf({ cards }: StartedCheck) {
  const longest = new Map<string, SentItem>();
  for (const { item, finding } of cards) {
    if (!('item' in item) || item.item.type !== 'case' || finding.kind !== 'result') continue;
    if (finding.result.verdict.status !== 'verified') continue;
    const known = longest.get(item.group);
    if (!known || item.item.rawText.length > lengthOf(known)) longest.set(item.group, item);
  }
  return (group: string) => longest.get(group);
}

function lengthOf({ item }: SentItem): number {
  return 'rawText' in item ? item.rawText.length : 0;
}
