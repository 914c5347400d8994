/** A thread that verifies: it has a library of its own, and asks the service's thread for whatever lies outside. */
import { parentPort, workerData } from 'node:worker_threads';
import { determining } from '../determine';
import { openLibraryAt } from '../open-data';
import type { LinkVisitor } from '../visits/link-visitor';
import { noSources, type LiveSources } from '../sources/live-sources';
import { withFetched } from '../sources/with-fetched';
import { verifyItems } from '../verification/verify-items';
import {
  receivedError,
  sentError,
  type FromWorker,
  type OutsideMethod,
  type ToWorker,
  type WorkerStart,
} from './messages';

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

const port = parentPort;
if (port === null) throw new Error('This is a thread of the service, not a program.');
const { place, hasSources } = workerData as WorkerStart;
// The driver's own errors do not reach another thread as errors.
const library = await openLibraryAt(place).catch((error: unknown) => {
  throw receivedError(sentError(error));
});
const verifying = new Map<number, AbortController>();
const waiting = new Map<number, Waiting>();
let calls = 0;

port.on('message', (message: ToWorker) => {
  switch (message.kind) {
    case 'verify':
      void verify(message);
      break;
    case 'abort':
      verifying.get(message.request)?.abort(new Error('nobody waits for the results'));
      break;
    case 'answer':
      waiting.get(message.call)?.resolve(message.value);
      waiting.delete(message.call);
      break;
    case 'refusal':
      waiting.get(message.call)?.reject(receivedError(message.error));
      waiting.delete(message.call);
      break;
    case 'close':
      void library.close().finally(() => port.close());
      break;
  }
});
tell({ kind: 'ready' });

async function verify({ request, items }: Extract<ToWorker, { kind: 'verify' }>): Promise<void> {
  const given = new AbortController();
  verifying.set(request, given);
  const visitor: LinkVisitor = { visit: (url) => ask(request, 'visit', [url]) };
  const sources = hasSources ? sourcesFor(request) : noSources;
  try {
    const ports = { library: withFetched(library, sources), sources, visitor };
    const determine = determining((asked, signal) => verifyItems(asked, ports, signal));
    const determined = await determine(items, given.signal);
    tell({ kind: 'determined', request, determined }, [determined.results.buffer]);
  } catch (error) {
    tell({ kind: 'failed', request, error: sentError(error) });
  } finally {
    verifying.delete(request);
  }
}

function sourcesFor(request: number): LiveSources {
  return {
    lookUp: (places) => ask(request, 'lookUp', [places]),
    readOpinion: (authority) => ask(request, 'readOpinion', [authority]),
    findByName: (query, limit) => ask(request, 'findByName', [query, limit]),
    close: () => Promise.resolve(),
  };
}

function ask<Value>(request: number, method: OutsideMethod, args: readonly unknown[]): Promise<Value> {
  calls += 1;
  const call = calls;
  return new Promise((resolve, reject) => {
    waiting.set(call, { resolve: (value) => resolve(value as Value), reject });
    tell({ kind: 'call', call, request, method, args });
  });
}

/** What is in `moved` is the other thread's from then on. */
function tell(message: FromWorker, moved: readonly ArrayBuffer[] = []): void {
  port?.postMessage(message, moved);
}
