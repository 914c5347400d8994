/** One check of the open brief: read, find, send, mark. What is known by then survives failure and cancelling. */
import { UnreadableDocument, type BriefDocument } from '../document/brief-document';
import type { BriefText } from '../document/brief-text';
import { toneOf, type Card } from './card';
import { advanceCheck, idle, isStarted, type CheckEvent, type CheckState } from './check-state';
import { chunkItems } from './chunk-items';
import { loadFinder, type FindItems } from './load-finder';
import type { RelayClient } from './relay-client';
import { sendChunks, usualPace, type Pace } from './send-chunks';
import { unloadedSentence } from './sentences';

export interface CheckOptions {
  /** Called for every step, in order; `advanceCheck` makes the state from them. */
  readonly onEvent: (event: CheckEvent) => void;
  readonly signal: AbortSignal;
  readonly pace?: Pace;
  readonly newKey?: () => string;
  readonly findItems?: FindItems;
}

/** Never rejects for the document's or the network's sake. */
export async function checkDocument(
  document: BriefDocument,
  client: RelayClient,
  options: CheckOptions,
): Promise<CheckState> {
  const check = startFrom(idle, options);
  check.tell({ kind: 'reading' });
  let brief: BriefText;
  try {
    brief = await document.read();
  } catch (error) {
    check.tell({ kind: 'unreadable', message: error instanceof UnreadableDocument ? error.message : null });
    return check.state();
  }
  let findItems: FindItems;
  try {
    findItems = options.findItems ?? (await loadFinder());
  } catch {
    check.tell({ kind: 'unreadable', message: unloadedSentence });
    return check.state();
  }
  if (options.signal.aborted) {
    check.tell({ kind: 'ended', how: 'cancelled' });
    return check.state();
  }
  const items = findItems(brief);
  const chunks = chunkItems(items, options.newKey ?? (() => crypto.randomUUID()));
  check.tell({ kind: 'found', items, chunks, unread: brief.unread });
  await nextTask();
  return sendAndMark(check, document, client, options);
}

/**
 * Sends again what has no answer yet: every failed or cancelled request of `state`, or only those named. Under the
 * same idempotency keys, so that nothing is billed twice.
 */
export async function continueCheck(
  state: CheckState,
  document: BriefDocument,
  client: RelayClient,
  options: CheckOptions & { readonly chunkIds: readonly string[] },
): Promise<CheckState> {
  const check = startFrom(state, options);
  check.tell({ kind: 'resumed', chunkIds: options.chunkIds });
  return sendAndMark(check, document, client, options);
}

interface RunningCheck {
  tell(event: CheckEvent): void;
  state(): CheckState;
}

function startFrom(first: CheckState, { onEvent }: CheckOptions): RunningCheck {
  let state = first;
  return {
    tell(event) {
      state = advanceCheck(state, event);
      onEvent(event);
    },
    state: () => state,
  };
}

async function sendAndMark(
  check: RunningCheck,
  document: BriefDocument,
  client: RelayClient,
  { signal, pace }: CheckOptions,
): Promise<CheckState> {
  const marker = startMarking(check, document);
  marker.mark();
  const state = check.state();
  const queued = isStarted(state)
    ? state.chunks.filter(({ progress }) => progress.kind === 'queued').map(({ chunk }) => chunk)
    : [];
  const onEvent = (event: CheckEvent): void => {
    check.tell(event);
    if (changesCards(event)) marker.mark();
  };
  await sendChunks(queued, client, onEvent, signal, pace ?? usualPace);
  await marker.finished();
  check.tell({ kind: 'ended', how: signal.aborted ? 'cancelled' : 'done' });
  return check.state();
}

function changesCards({ kind }: CheckEvent): boolean {
  return kind === 'answered' || kind === 'chunkFailed' || kind === 'chunkCancelled';
}

/** Marking touches the whole document, so it follows the results at this distance. */
const markEveryMs = 300;

/** One marking at a time, and not the next right after it; what comes in meanwhile is marked all at once. */
function startMarking(
  check: RunningCheck,
  document: BriefDocument,
): { mark(): void; finished(): Promise<void> } {
  let running = Promise.resolve();
  let asked = false;
  let endWait: (() => void) | null = null;
  let isLast = false;

  const wait = (): Promise<void> =>
    new Promise((resolve) => {
      if (isLast) {
        resolve();
        return;
      }
      const timer = setTimeout(resolve, markEveryMs);
      endWait = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const markAll = async (): Promise<void> => {
    asked = false;
    const state = check.state();
    try {
      check.tell({
        kind: 'marked',
        gone: await document.mark(isStarted(state) ? state.cards.map(markOf) : []),
      });
    } catch {
      // The list of results does not depend on the marks; the pane says that they are missing.
      check.tell({ kind: 'notMarked' });
    }
  };
  return {
    mark() {
      if (asked) return;
      asked = true;
      running = running.then(markAll).then(wait);
    },
    async finished() {
      isLast = true;
      endWait?.();
      await running;
    },
  };
}

/** Lets what has been waiting be drawn, and what was pressed be heard. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

function markOf(card: Card) {
  const { id, start, end } = card.item;
  return { itemId: id, start, end, tone: toneOf(card) };
}
