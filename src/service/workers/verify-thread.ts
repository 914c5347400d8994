/** One verifying thread, seen from the service's own: what it has in hand, and the calls to the outside that are made for it. */
import { Worker } from 'node:worker_threads';
import type { Item } from '../../contract/items';
import type { Determined } from '../determine';
import {
  receivedError,
  sentError,
  type FromWorker,
  type OutsideMethod,
  type ToWorker,
  type WorkerStart,
} from './messages';

/** What somebody waits for. */
export interface Asked {
  readonly items: readonly Item[];
  readonly signal: AbortSignal;
  readonly resolve: (determined: Determined) => void;
  readonly reject: (error: Error) => void;
}

export interface VerifyThread {
  /** Of what it has in hand, what keeps it busy. */
  busy(): number;
  verify(asked: Asked): void;
  close(): Promise<void>;
}

export interface ThreadEvents {
  /** It may take more. */
  readonly freed: () => void;
  /** By itself or closed, once or twice; what it had in hand was rejected. */
  readonly ended: (error: Error) => void;
}

export type CallsOutside = Readonly<
  Record<OutsideMethod, (args: readonly unknown[], signal: AbortSignal) => unknown>
>;

interface Pending extends Omit<Asked, 'items'> {
  /** Calls to the outside for which it waits: meanwhile it takes nothing of its thread's time. */
  outside: number;
}

/** Rejects where it cannot open its library. */
export async function startVerifyThread(
  workerData: WorkerStart,
  outside: CallsOutside,
  { freed, ended }: ThreadEvents,
): Promise<VerifyThread> {
  const pending = new Map<number, Pending>();
  let requests = 0;
  const worker = new Worker(new URL('./start-worker.mjs', import.meta.url), {
    workerData,
    execArgv: [],
    // Twice what Node gives: a request leaves a few megabytes behind, which are then mostly gone before they are looked at.
    resourceLimits: { maxYoungGenerationSizeMb: 96 },
  });
  const tell = (message: ToWorker): void => worker.postMessage(message);
  await new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('A verifying thread ended before it was ready')));
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'ready') resolve();
      else hear(message);
    });
  });
  worker.on('error', end);
  worker.on('exit', () => end(new Error('A verifying thread ended')));

  function end(error: Error): void {
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
    ended(error);
  }

  function hear(message: Exclude<FromWorker, { kind: 'ready' }>): void {
    const asked = pending.get(message.request);
    switch (message.kind) {
      case 'determined':
        pending.delete(message.request);
        asked?.resolve(message.determined);
        break;
      case 'failed':
        pending.delete(message.request);
        asked?.reject(receivedError(message.error));
        break;
      case 'call':
        if (asked) asked.outside += 1;
        void answerCall(message, asked?.signal ?? AbortSignal.abort()).finally(() => {
          if (asked) asked.outside -= 1;
        });
        break;
    }
    freed();
  }

  async function answerCall(
    { call, method, args }: Extract<FromWorker, { kind: 'call' }>,
    signal: AbortSignal,
  ): Promise<void> {
    try {
      tell({ kind: 'answer', call, value: await outside[method](args, signal) });
    } catch (error) {
      tell({ kind: 'refusal', call, error: sentError(error) });
    }
  }

  return {
    busy() {
      let busy = 0;
      for (const asked of pending.values()) if (asked.outside === 0) busy += 1;
      return busy;
    },
    verify({ items, signal, resolve, reject }) {
      requests += 1;
      const request = requests;
      const abort = (): void => tell({ kind: 'abort', request });
      const done = (): void => signal.removeEventListener('abort', abort);
      signal.addEventListener('abort', abort, { once: true });
      pending.set(request, {
        resolve(determined) {
          done();
          resolve(determined);
        },
        reject(error) {
          done();
          reject(error);
        },
        signal,
        outside: 0,
      });
      tell({ kind: 'verify', request, items });
    },
    close: () =>
      new Promise((resolve) => {
        worker.once('exit', () => resolve());
        tell({ kind: 'close' });
      }),
  };
}
