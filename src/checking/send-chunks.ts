/** Sends requests a few at a time, each again where waiting may help, always under its one idempotency key. */
import type { CheckEvent } from './check-state';
import type { Chunk } from './chunk-items';
import type { RelayClient } from './relay-client';
import { mayPass, stopsTheRest, type RelayFailure } from './relay-failure';

export interface Pace {
  readonly parallel: number;
  readonly tries: number;
  /** The first wait; each further one is twice as long, up to `longestWaitMs`. */
  readonly firstWaitMs: number;
  /** Where the server asks for more than this, the author is told instead of kept waiting. */
  readonly longestWaitMs: number;
  /** From 0 to below 1: spreads the waits of many panes. */
  readonly random: () => number;
}

export const usualPace: Pace = {
  parallel: 3,
  tries: 5,
  firstWaitMs: 1_000,
  longestWaitMs: 30_000,
  random: () => Math.random(),
};

export interface Sending {
  readonly client: RelayClient;
  readonly pace: Pace;
  readonly tell: (event: CheckEvent) => void;
  /** Asked right before each is sent: the text may have changed since. */
  readonly isWanted: (chunk: Chunk) => boolean;
}

export async function sendChunks(
  chunks: readonly Chunk[],
  sending: Sending,
  signal: AbortSignal,
): Promise<void> {
  const { pace, tell, isWanted } = sending;
  const queue = [...chunks];
  // What stopped the check for every request; the rest is then given back unsent, to be tried again together.
  let stopped: RelayFailure | null = null;

  const work = async (): Promise<void> => {
    for (let chunk = queue.shift(); chunk; chunk = queue.shift()) {
      const chunkId = chunk.id;
      if (!isWanted(chunk)) continue;
      if (signal.aborted) {
        tell({ kind: 'chunkCancelled', chunkId, sent: false });
      } else if (stopped) {
        tell({ kind: 'chunkFailed', chunkId, failure: stopped, sent: false });
      } else {
        const failure = await sendOne(chunk, sending, signal);
        if (failure && stopsTheRest(failure)) stopped = failure;
      }
    }
  };
  await Promise.all(Array.from({ length: pace.parallel }, work));
}

async function sendOne(
  chunk: Chunk,
  { client, pace, tell }: Sending,
  signal: AbortSignal,
): Promise<RelayFailure | null> {
  const chunkId = chunk.id;
  for (let attempt = 1; ; attempt += 1) {
    tell({ kind: 'sending', chunkId, attempt });
    const answer = await client.verify(chunk, signal, (step) =>
      tell(step === 'begun' ? { kind: 'signingIn', chunkId } : { kind: 'sending', chunkId, attempt }),
    );
    if (answer.kind === 'answered') {
      const { results, usage } = answer.reply;
      tell({ kind: 'answered', chunkId, results, usage: usage ?? null });
      return null;
    }
    if (answer.kind === 'cancelled') {
      tell({ kind: 'chunkCancelled', chunkId, sent: true });
      return null;
    }
    const { failure } = answer;
    const waitMs = waitBefore(attempt + 1, failure, pace);
    if (waitMs === null) {
      tell({ kind: 'chunkFailed', chunkId, failure, sent: true });
      return failure;
    }
    tell({ kind: 'waiting', chunkId, failure, waitMs });
    await pause(waitMs, signal);
    if (signal.aborted) {
      tell({ kind: 'chunkCancelled', chunkId, sent: true });
      return null;
    }
  }
}

/** `null` where another try is not worth the wait. */
function waitBefore(attempt: number, failure: RelayFailure, pace: Pace): number | null {
  if (!mayPass(failure) || attempt > pace.tries) return null;
  const usual = Math.min(pace.longestWaitMs, pace.firstWaitMs * 2 ** (attempt - 2));
  const spread = usual / 2 + (pace.random() * usual) / 2;
  const asked = failure.retryAfterMs ?? 0;
  return asked > pace.longestWaitMs ? null : Math.max(asked, spread);
}

function pause(waitMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, waitMs);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}
