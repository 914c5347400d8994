/**
 * The check of an open brief, as long as the pane is open: read, find, send, mark; then, as the author writes on, find again
 * and send what has changed. What is known by then survives failure and cancelling.
 */
import type { BriefDocument, Edit, EditOutcome, MarkMeans } from '../document/brief-document';
import { advanceCheck } from './advance-check';
import { triableChunks, unsettledChunks } from './check-progress';
import {
  idle,
  isStarted,
  type ChunkState,
  type CheckEvent,
  type CheckState,
  type OngoingCheck,
} from './check-state';
import type { ChosenCases } from './chosen-cases';
import { followText } from './follow-text';
import type { FoundItem } from './found-item';
import type { KeptCases } from './kept-cases';
import { loadFinder, type FindItems } from './load-finder';
import { startMarking } from './mark-cards';
import { openOutbox } from './outbox';
import { readItems } from './read-items';
import type { RelayClient } from './relay-client';
import { sendChanges } from './send-changes';
import { usualPace, type Pace } from './send-chunks';

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
  /** The same, where it failed for want of a network; what the author cancelled stays so. */
  networkIsBack(): Promise<void>;
  /** Whether changes are sent by themselves. That they are not checked is told in any case. */
  setLive(on: boolean): void;
  acceptShift(cardId: string): void;
  /** Lays a quotation to a case of the brief, and sends it for that; `null`: takes that back. */
  chooseCase(cardId: string, group: string | null): void;
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
  readonly findItems?: FindItems;
  /** Without it, what case was chosen for a quotation is known only as long as this check is open. */
  readonly keptCases?: KeptCases;
  /** How long the author has to rest before changes are sent. */
  readonly pauseMs?: number;
}

const none: ChosenCases = new Map();

/** A citation is typed in more time than this, but seldom with a longer rest in it. */
const usualPauseMs = 1_500;

export function openCheck(
  document: BriefDocument,
  client: RelayClient,
  options: OpenCheckOptions,
): OpenCheck {
  const { pace = usualPace, pauseMs = usualPauseMs } = options;
  let state: CheckState = idle;
  let isClosed = false;
  let live = options.live ?? false;
  let running = new AbortController();

  const tell = (event: CheckEvent): void => {
    if (isClosed) return;
    state = advanceCheck(state, event);
    options.onEvent(event);
    if (changesCards(event)) marker.mark();
  };
  const check: OngoingCheck = { state: () => state, tell };
  const marker = startMarking(document, check);
  const outbox = openOutbox(check, { client, pace });
  const changes = sendChanges(outbox, () => live && !isClosed, pauseMs);
  const follower = followText(check, {
    find: async (brief) => (options.findItems ?? (await loadFinder()))(brief),
    onEdited: () => changes.hold(),
    onSearched: () => changes.soon(),
  });
  const stopListening = document.editing?.onTextChanged((brief) => follower.follow(brief));
  if (options.means !== undefined) document.editing?.markAs(options.means);

  const start = async (): Promise<void> => {
    running.abort();
    changes.stop();
    const run = new AbortController();
    running = run;
    follower.beginReading();
    tell({ kind: 'reading' });
    const read = await readItems(document, options.findItems, run.signal);
    const chosenCases = read?.kind === 'read' ? await recallCases(read.items) : none;
    if (read === null || run.signal.aborted) return;
    if (read.kind === 'unreadable') {
      giveUpReading(read);
      return;
    }
    const { brief, items } = read;
    follower.standOn(brief);
    marker.markAfresh();
    tell({ kind: 'found', items, unread: brief.unread, live, chosenCases });
    outbox.resume(unsettledChunks);
    await nextTask();
    follower.catchUp();
    await sendAll(run);
  };

  const recallCases = async (items: readonly FoundItem[]): Promise<ChosenCases> =>
    (await options.keptCases?.recall(items).catch(() => none)) ?? none;

  const giveUpReading = (event: CheckEvent): void => {
    tell(event);
    follower.takeUpAgain();
  };

  /** All that waits, as one run with an end of its own. */
  const sendAll = async (run: AbortController): Promise<void> => {
    await outbox.sendAll(run.signal);
    await marker.finished();
    if (run === running) tell({ kind: 'ended', how: run.signal.aborted ? 'cancelled' : 'done' });
  };

  const tryAgain = async (): Promise<void> => {
    if (!isStarted(state)) return;
    running.abort();
    const run = new AbortController();
    running = run;
    outbox.resume(triableChunks);
    await sendAll(run);
  };

  return {
    state: () => state,
    start,
    cancel() {
      running.abort();
      changes.stop();
      if (state.phase === 'reading') giveUpReading({ kind: 'ended', how: 'cancelled' });
    },
    tryAgain,
    async networkIsBack() {
      if (state.phase === 'done' && triableChunks(state).some(isForWantOfNetwork)) await tryAgain();
    },
    setLive(on) {
      live = on;
      if (!on) changes.stop();
      tell({ kind: 'live', on });
      if (on) changes.soon();
    },
    acceptShift: (cardId) => tell({ kind: 'shiftAccepted', cardId }),
    chooseCase(cardId, group) {
      tell({ kind: 'caseChosen', cardId, group });
      if (!isStarted(state)) return;
      options.keptCases?.keep(state.chosenCases).catch(() => false);
      if (group !== null) changes.card(cardId);
    },
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
      marker.close();
      running.abort();
      changes.stop();
      stopListening?.();
    },
  };
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
  'caseChosen',
]);

/** Lets what has been waiting be drawn, and what was pressed be heard. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

function isForWantOfNetwork({ progress }: ChunkState): boolean {
  return progress.kind === 'failed' && progress.failure.code === 'offline';
}
