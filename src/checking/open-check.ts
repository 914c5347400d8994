/**
 * The check of an open brief, as long as the pane is open: read, find, send, mark; then, as the author writes on, find again
 * and send what has changed. What is known by then survives failure and cancelling.
 */
import {
  UnreadableDocument,
  type BriefDocument,
  type Edit,
  type EditOutcome,
  type MarkMeans,
} from '../document/brief-document';
import type { SentItem } from '../document/brief-item';
import type { BriefText } from '../document/brief-text';
import { advanceCheck } from './advance-check';
import { triableChunks, unqueuedCards, unsettledChunks } from './check-progress';
import { idle, isStarted, type CheckEvent, type CheckState, type StartedCheck } from './check-state';
import { chunkItems, type Chunk } from './chunk-items';
import { differenceOf } from './difference-of';
import { loadFinder, type FindItems } from './load-finder';
import { startMarking } from './mark-cards';
import type { RelayClient } from './relay-client';
import { sendChunks, usualPace, type Pace } from './send-chunks';
import { unloadedSentence } from './sentences/document-sentences';

export interface OpenCheck {
  state(): CheckState;
  /**
   * Reads and sends; another time only what is new, changed or unsettled. Neither this nor any other rejects for the document's
   * or the network's sake.
   */
  start(): Promise<void>;
  cancel(): void;
  /** Sends again what has no answer yet and may get one; what was sent goes under the same idempotency key, so that nothing is billed twice. */
  tryAgain(): Promise<void>;
  /** Whether changes are sent by themselves. That they are not checked is told in any case. */
  setLive(on: boolean): void;
  acceptShift(cardId: string): void;
  markAs(means: MarkMeans): void;
  removeMarks(): Promise<boolean>;
  markAfresh(): void;
  apply(edits: readonly Edit[]): Promise<readonly EditOutcome[]>;
  /** Stops everything, and tells nothing more. */
  close(): void;
}

export interface OpenCheckOptions {
  /** Called for every step, in order; `advanceCheck` makes the state from them. */
  readonly onEvent: (event: CheckEvent) => void;
  readonly live?: boolean;
  readonly means?: MarkMeans;
  readonly pace?: Pace;
  readonly newKey?: () => string;
  readonly findItems?: FindItems;
  /** How long the author has to rest before changes are sent. */
  readonly pauseMs?: number;
}

/** A citation is typed in more time than this, but seldom with a longer rest in it. */
const usualPauseMs = 1_500;

export function openCheck(
  document: BriefDocument,
  client: RelayClient,
  options: OpenCheckOptions,
): OpenCheck {
  const { pace = usualPace, newKey = () => crypto.randomUUID(), pauseMs = usualPauseMs } = options;
  let state: CheckState = idle;
  let isClosed = false;
  let live = options.live ?? false;
  let running = new AbortController();
  let following = new AbortController();
  let requests = 0;
  /** What all offsets are of. */
  let current: BriefText | null = null;
  /** What the text has become since, and is not searched yet. */
  let newest: BriefText | null = null;
  let searching = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = (event: CheckEvent): void => {
    if (isClosed) return;
    state = advanceCheck(state, event);
    options.onEvent(event);
    if (changesCards(event)) marker.mark();
  };
  const marker = startMarking(document, () => state, tell);
  const stopListening = document.editing?.onTextChanged((brief) => follow(brief));
  if (options.means !== undefined) document.editing?.markAs(options.means);

  const find = async (brief: BriefText) => (options.findItems ?? (await loadFinder()))(brief);

  const start = async (): Promise<void> => {
    running.abort();
    following.abort();
    const run = new AbortController();
    const isOver = (): boolean => run.signal.aborted;
    running = run;
    following = new AbortController();
    clearTimeout(timer);
    newest = null;
    tell({ kind: 'reading' });
    let brief: BriefText;
    try {
      brief = await document.read();
    } catch (error) {
      const message = error instanceof UnreadableDocument ? error.message : null;
      if (!isOver()) giveUpReading({ kind: 'unreadable', message });
      return;
    }
    let findItems: FindItems;
    try {
      findItems = options.findItems ?? (await loadFinder());
    } catch {
      if (!isOver()) giveUpReading({ kind: 'unreadable', message: unloadedSentence });
      return;
    }
    if (isOver()) return;
    const items = await findItems(brief);
    if (isOver()) return;
    current = brief;
    marker.markAfresh();
    tell({ kind: 'found', items, unread: brief.unread, live });
    resume(unsettledChunks);
    await nextTask();
    const missed = takeNewest();
    if (missed) follow(missed);
    await sendAll(run);
  };

  /** Neither reading nor searching can be broken off; what comes of them is dropped. */
  const giveUpReading = (event: CheckEvent): void => {
    tell(event);
    // What was found of changes meanwhile was dropped too.
    const brief = takeNewest() ?? current;
    if (brief) follow(brief);
  };
  /** What was sent goes under the same idempotency key. */
  const resume = (chunksOf: typeof triableChunks): void => {
    const chunks = isStarted(state) ? chunksOf(state) : [];
    if (chunks.length > 0) tell({ kind: 'resumed', chunkIds: chunks.map(({ chunk }) => chunk.id) });
  };

  /** All that waits, as one run with an end of its own. */
  const sendAll = async (run: AbortController): Promise<void> => {
    queueWaiting();
    await send(run.signal, queuedChunks());
    await marker.finished();
    if (run === running) tell({ kind: 'ended', how: run.signal.aborted ? 'cancelled' : 'done' });
  };
  const queueWaiting = (): readonly Chunk[] => {
    if (!isStarted(state)) return [];
    const chunks = chunkWaiting(state, newKey, requests + 1);
    requests += chunks.length;
    if (chunks.length > 0) tell({ kind: 'queued', chunks });
    return chunks;
  };
  const queuedChunks = (): readonly Chunk[] =>
    isStarted(state)
      ? state.chunks.filter(({ progress }) => progress.kind === 'queued').map(({ chunk }) => chunk)
      : [];
  const send = (signal: AbortSignal, chunks: readonly Chunk[]): Promise<void> =>
    sendChunks(chunks, client, tell, signal, pace, isQueued);
  const isQueued = (chunkId: string): boolean =>
    isStarted(state) &&
    state.chunks.some(({ chunk, progress }) => chunk.id === chunkId && progress.kind === 'queued');

  const follow = (brief: BriefText): void => {
    newest = brief;
    if (!isStarted(state)) return;
    const difference = differenceOf(current?.text ?? '', brief.text);
    if (difference) tell({ kind: 'edited', ...difference });
    current = brief;
    clearTimeout(timer);
    if (!searching) search().catch(() => undefined);
  };
  const takeNewest = (): BriefText | null => {
    const brief = newest;
    newest = null;
    return brief;
  };
  const search = async (): Promise<void> => {
    searching = true;
    try {
      for (let brief = takeNewest(); brief !== null; brief = takeNewest()) {
        const items = await find(brief);
        // Typed on meanwhile: otherwise these would be the places of a text that is gone.
        if (brief.text === current?.text) tell({ kind: 'foundAgain', items, unread: brief.unread });
      }
    } finally {
      searching = false;
    }
    sendSoon();
  };
  const sendSoon = (): void => {
    clearTimeout(timer);
    if (!live || isClosed) return;
    timer = setTimeout(() => {
      void send(following.signal, queueWaiting());
    }, pauseMs);
  };

  return {
    state: () => state,
    start,
    cancel() {
      running.abort();
      following.abort();
      following = new AbortController();
      if (state.phase === 'reading') giveUpReading({ kind: 'ended', how: 'cancelled' });
    },
    async tryAgain() {
      if (!isStarted(state)) return;
      running.abort();
      const run = new AbortController();
      running = run;
      resume(triableChunks);
      await sendAll(run);
    },
    setLive(on) {
      live = on;
      if (!on) {
        clearTimeout(timer);
        following.abort();
        following = new AbortController();
      }
      tell({ kind: 'live', on });
      if (on) sendSoon();
    },
    acceptShift: (cardId) => tell({ kind: 'shiftAccepted', cardId }),
    markAs(means) {
      document.editing?.markAs(means);
      marker.markAfresh();
    },
    removeMarks: () => marker.remove(),
    markAfresh: () => marker.markAfresh(),
    async apply(edits) {
      try {
        return (await document.editing?.apply(edits)) ?? edits.map(() => 'refused');
      } catch {
        return edits.map(() => 'refused');
      }
    },
    close() {
      isClosed = true;
      running.abort();
      following.abort();
      clearTimeout(timer);
      stopListening?.();
    },
  };
}

function chunkWaiting(state: StartedCheck, newKey: () => string, first: number): readonly Chunk[] {
  const waiting = new Set(unqueuedCards(state).map(({ item }) => item.id));
  if (waiting.size === 0) return [];
  return chunkItems(
    state.cards.map(({ item }) => item),
    { newKey, first, wanted: ({ id }) => waiting.has(id), companion: companionsOf(state) },
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

function changesCards({ kind }: CheckEvent): boolean {
  return changing.has(kind);
}

const changing: ReadonlySet<CheckEvent['kind']> = new Set<CheckEvent['kind']>([
  'found',
  'answered',
  'chunkFailed',
  'chunkCancelled',
  'foundAgain',
  'live',
  'shiftAccepted',
]);

/** Lets what has been waiting be drawn, and what was pressed be heard. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
