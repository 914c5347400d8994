/**
 * Verifies in threads, so that the service's own thread only speaks HTTP and keeps accounts: rates, quotas and metrics stay those of
 * one process. Sources and links stay with it too, as they keep pace with the outside.
 */
import { ProblemError } from '../../http/problem-error';
import type { Determine } from '../determine';
import type { LinkVisitor } from '../visits/link-visitor';
import type { LiveSources } from '../sources/live-sources';
import type { WorkerStart } from './messages';
import { startVerifyThread, type Asked, type CallsOutside, type VerifyThread } from './verify-thread';

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

/** A request that no thread has in hand yet. */
interface Queued extends Asked {
  /** It stands in the queue no more, and is not taken out when it is given up. */
  readonly taken: () => void;
}

const restartMs = 1_000;
/** Requests that a thread works on by turns. One after the other takes no longer in all, and most are answered far sooner. */
const AT_ONCE = 2;
/** Of those some wait for the database. */
const AT_ONCE_IN_DATABASE = 6;

/** Rejects where a thread cannot open its library. A thread that fails later is replaced; what it had in hand is rejected. */
export async function openVerifyPool(options: VerifyPoolOptions): Promise<VerifyPool> {
  const { report } = options;
  const workerData = workerStart(options);
  const outside = callsOutside(options);
  const atOnce = options.place.databaseUrl === null ? AT_ONCE : AT_ONCE_IN_DATABASE;
  const queue: Queued[] = [];
  let closing = false;

  // The first builds what the others then find.
  const threads = [await startThread()];
  const others = Array.from({ length: options.threads - 1 }, async () => threads.push(await startThread()));
  const failure = (await Promise.allSettled(others)).find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected') {
    await close();
    throw failure.reason;
  }

  async function startThread(): Promise<VerifyThread> {
    const thread = await startVerifyThread(workerData, outside, {
      freed: handOut,
      ended: (error) => replace(thread, error),
    });
    return thread;
  }

  function replace(thread: VerifyThread, error: Error): void {
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
        if (closing) void other.close();
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

  /** To the idlest threads, first come, first served. */
  function handOut(): void {
    for (let [next] = queue; next; [next] = queue) {
      const [idlest] = [...threads].sort((left, right) => left.busy() - right.busy());
      if (!idlest || idlest.busy() >= atOnce) return;
      queue.shift();
      next.taken();
      idlest.verify(next);
    }
  }

  function refuseQueued(error: Error): void {
    for (const { taken, reject } of queue.splice(0)) {
      taken();
      reject(error);
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
    await Promise.all(threads.map((thread) => thread.close()));
  }
}

/** What a thread is sent to start with: the place without what else its object may hold. */
function workerStart({ place, hasSources }: VerifyPoolOptions): WorkerStart {
  const { dataFolder, libraryFolder, accountsFile, pepperFile, mayCreatePepper, databaseUrl } = place;
  return {
    place: { dataFolder, libraryFolder, accountsFile, pepperFile, mayCreatePepper, databaseUrl },
    hasSources,
  };
}

function noThreadLeft(): ProblemError {
  return new ProblemError('overloaded', 'Please try again in a moment.', { headers: { 'Retry-After': '2' } });
}

/** The arguments are those that the thread was given by the port of the same name. */
function callsOutside({ sources, visitor }: VerifyPoolOptions): CallsOutside {
  return {
    visit: ([url], signal) => visitor.visit(url as string, signal),
    lookUp: ([places], signal) => sources.lookUp(places as Parameters<LiveSources['lookUp']>[0], signal),
    readOpinion: ([authority], signal) =>
      sources.readOpinion(authority as Parameters<LiveSources['readOpinion']>[0], signal),
    findByName: ([query, limit]) =>
      sources.findByName(query as Parameters<LiveSources['findByName']>[0], limit as number),
  };
}
