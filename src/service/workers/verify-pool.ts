/**
 * Verifies in threads, so that the service's own thread only speaks HTTP and keeps accounts: rates, quotas and metrics stay those of
 * one process. Sources and links stay with it too, as they keep pace with the outside.
 */
import { Worker } from 'node:worker_threads';
import type { Item } from '../../contract/items';
import { ProblemError } from '../../http/problem-error';
import type { DataPlace } from '../config';
import type { Determine, Determined } from '../determine';
import type { LinkVisitor } from '../visits/link-visitor';
import type { LiveSources } from '../sources/live-sources';
import {
  receivedError,
  sentError,
  type FromWorker,
  type OutsideMethod,
  type ToWorker,
  type WorkerStart,
} from './messages';

export interface VerifyPoolOptions extends WorkerStart {
  /** How many threads. */
  readonly threads: number;
  readonly sources: LiveSources;
  readonly visitor: LinkVisitor;
  /** Told when a thread ended by itself, and when the first try to replace it failed. */
  readonly report: (event: 'ended' | 'not replaced', error: unknown) => void;
}

export interface VerifyPool {
  readonly determine: Determine;
  /** Whether any thread is there; a request is refused while none is. */
  isReady(): boolean;
  /** What is still being verified is given up. */
  close(): Promise<void>;
}

interface Pending {
  readonly resolve: (determined: Determined) => void;
  readonly reject: (error: Error) => void;
  readonly signal: AbortSignal;
  /** Calls to the outside for which it waits: meanwhile it takes nothing of its thread's time. */
  outside: number;
}

/** A request that no thread has in hand yet. */
interface Queued extends Omit<Pending, 'outside'> {
  readonly items: readonly Item[];
  /** It stands in the queue no more, and is not taken out when it is given up. */
  readonly taken: () => void;
}

interface Thread {
  readonly worker: Worker;
  readonly pending: Map<number, Pending>;
}

const restartMs = 1_000;
/** Requests that a thread works on by turns. One after the other takes no longer in all, and most are answered far sooner. */
const AT_ONCE = 2;
/** Of those some wait for the database. */
const AT_ONCE_IN_DATABASE = 6;

/** Rejects where a thread cannot open its library. A thread that fails later is replaced; what it had in hand is rejected. */
export async function openVerifyPool(options: VerifyPoolOptions): Promise<VerifyPool> {
  const { report } = options;
  const outside = callsOutside(options);
  let closing = false;
  let requests = 0;
  const queue: Queued[] = [];
  const atOnce = options.place.databaseUrl === null ? AT_ONCE : AT_ONCE_IN_DATABASE;

  // The first builds what the others then find.
  const threads = [await startThread()];
  const others = Array.from({ length: options.threads - 1 }, async () => threads.push(await startThread()));
  const failure = (await Promise.allSettled(others)).find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected') {
    await close();
    throw failure.reason;
  }

  async function startThread(): Promise<Thread> {
    const { hasSources } = options;
    const { dataFolder, libraryFolder, accountsFile, pepperFile, mayCreatePepper, databaseUrl } =
      options.place;
    const place: DataPlace = {
      dataFolder,
      libraryFolder,
      accountsFile,
      pepperFile,
      mayCreatePepper,
      databaseUrl,
    };
    const workerData: WorkerStart = { place, hasSources };
    const worker = new Worker(new URL('./start-worker.mjs', import.meta.url), {
      workerData,
      execArgv: [],
      // Twice what Node gives: a request leaves a few megabytes behind, which are then mostly gone before they are looked at.
      resourceLimits: { maxYoungGenerationSizeMb: 96 },
    });
    const thread: Thread = { worker, pending: new Map() };
    await new Promise<void>((resolve, reject) => {
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('A verifying thread ended before it was ready')));
      worker.on('message', (message: FromWorker) => {
        if (message.kind === 'ready') resolve();
        else answer(thread, message);
      });
    });
    worker.on('error', (error) => replace(thread, error));
    worker.on('exit', () => replace(thread, new Error('A verifying thread ended')));
    return thread;
  }

  function replace(thread: Thread, error: Error): void {
    for (const { reject } of thread.pending.values()) reject(error);
    thread.pending.clear();
    const at = threads.indexOf(thread);
    if (closing || at < 0) return;
    threads.splice(at, 1);
    if (threads.length === 0) refuseQueued(noThreadLeft());
    handOut();
    report('ended', error);
    startAnother((reason) => report('not replaced', reason));
  }

  /** Tries again until one starts: a library that cannot be opened now may be there in a second. */
  function startAnother(tellFailure: (error: unknown) => void): void {
    startThread().then(
      (other) => {
        if (closing) tell(other.worker, { kind: 'close' });
        else {
          threads.push(other);
          handOut();
        }
      },
      (error: unknown) => {
        if (closing) return;
        tellFailure(error);
        setTimeout(() => startAnother(() => undefined), restartMs).unref();
      },
    );
  }

  function answer(thread: Thread, message: Exclude<FromWorker, { kind: 'ready' }>): void {
    const pending = thread.pending.get(message.request);
    switch (message.kind) {
      case 'determined':
        thread.pending.delete(message.request);
        pending?.resolve(message.determined);
        break;
      case 'failed':
        thread.pending.delete(message.request);
        pending?.reject(receivedError(message.error));
        break;
      case 'call':
        if (pending) pending.outside += 1;
        void answerCall(thread.worker, message, pending?.signal ?? AbortSignal.abort()).finally(() => {
          if (pending) pending.outside -= 1;
        });
        break;
    }
    handOut();
  }

  /** To the idlest threads, first come, first served. */
  function handOut(): void {
    for (let [next] = queue; next; [next] = queue) {
      const [idlest] = [...threads].sort((left, right) => busyOf(left) - busyOf(right));
      if (!idlest || busyOf(idlest) >= atOnce) return;
      queue.shift();
      next.taken();
      give(idlest, next);
    }
  }

  function give(thread: Thread, { items, resolve, reject, signal }: Queued): void {
    requests += 1;
    const request = requests;
    const abort = (): void => tell(thread.worker, { kind: 'abort', request });
    const done = (): void => signal.removeEventListener('abort', abort);
    signal.addEventListener('abort', abort, { once: true });
    thread.pending.set(request, {
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
    tell(thread.worker, { kind: 'verify', request, items });
  }

  function refuseQueued(error: Error): void {
    for (const { taken, reject } of queue.splice(0)) {
      taken();
      reject(error);
    }
  }

  async function answerCall(
    worker: Worker,
    { call, method, args }: Extract<FromWorker, { kind: 'call' }>,
    signal: AbortSignal,
  ): Promise<void> {
    try {
      tell(worker, { kind: 'answer', call, value: await outside[method](args, signal) });
    } catch (error) {
      tell(worker, { kind: 'refusal', call, error: sentError(error) });
    }
  }

  return {
    determine: (items, signal) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted();
        if (threads.length === 0) throw noThreadLeft();
        const leave = (): void => {
          queue.splice(queue.indexOf(queued), 1);
          reject(signal.reason as Error);
        };
        const taken = (): void => signal.removeEventListener('abort', leave);
        const queued: Queued = { items, resolve, reject, signal, taken };
        signal.addEventListener('abort', leave, { once: true });
        queue.push(queued);
        handOut();
      }),
    isReady: () => threads.length > 0,
    close,
  };

  async function close(): Promise<void> {
    closing = true;
    refuseQueued(new Error('The verifying threads are closed'));
    await Promise.all(
      threads.map(
        ({ worker }) =>
          new Promise<void>((resolve) => {
            worker.once('exit', () => resolve());
            tell(worker, { kind: 'close' });
          }),
      ),
    );
  }
}

/** Of what it has in hand, what keeps it busy. */
function busyOf({ pending }: Thread): number {
  let busy = 0;
  for (const { outside } of pending.values()) if (outside === 0) busy += 1;
  return busy;
}

function noThreadLeft(): ProblemError {
  return new ProblemError('overloaded', 'Please try again in a moment.', { headers: { 'Retry-After': '2' } });
}

function tell(worker: Worker, message: ToWorker): void {
  worker.postMessage(message);
}

/** The arguments are those that the thread was given by the port of the same name. */
function callsOutside({
  sources,
  visitor,
}: VerifyPoolOptions): Record<OutsideMethod, (args: readonly unknown[], signal: AbortSignal) => unknown> {
  return {
    visit: ([url], signal) => visitor.visit(url as string, signal),
    lookUp: ([places], signal) => sources.lookUp(places as Parameters<LiveSources['lookUp']>[0], signal),
    readOpinion: ([authority], signal) =>
      sources.readOpinion(authority as Parameters<LiveSources['readOpinion']>[0], signal),
    findByName: ([query, limit]) =>
      sources.findByName(query as Parameters<LiveSources['findByName']>[0], limit as number),
  };
}
