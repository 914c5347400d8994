/** The service as a running thing: its two ports, and an orderly end. */
import { setMaxListeners } from 'node:events';
import type { Server } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Accounts } from './accounts/accounts';
import { createApiKey } from './accounts/api-key';
import type { Pepper } from './accounts/pepper';
import { createApp } from './app';
import type { Determine } from './determine';
import { createInternalApp } from './internal-app';
import { Metrics } from './metrics';

export interface ServiceOptions {
  readonly determine: Determine;
  readonly accounts: Accounts;
  readonly pepper: Pepper;
  readonly logger: FastifyBaseLogger;
  readonly host: string;
  readonly port: number;
  readonly internalPort: number;
  /** Whether whoever verifies is there; it always is by default. */
  readonly canVerify?: () => boolean;
  /** Shown below the service's own metrics. */
  readonly moreMetrics?: () => string;
  /** How long requests in the making may go on after `stop`. */
  readonly graceMs?: number;
}

export interface StartedService {
  readonly port: number;
  readonly internalPort: number;
  /** Takes no new request, lets the others finish within the grace, and gives up the rest unbilled. */
  readonly stop: () => Promise<void>;
}

/** Rejects where a port cannot be listened on. */
export async function startService(options: ServiceOptions): Promise<StartedService> {
  const metrics = new Metrics();
  const stopping = new AbortController();
  // Every request in the making listens to it.
  setMaxListeners(0, stopping.signal);
  let ready = false;
  const app = createApp({ ...options, metrics, stopping: stopping.signal });
  const internal = createInternalApp({
    metrics: { toText: () => metrics.toText() + (options.moreMetrics?.() ?? '') },
    isReady: async () => ready && (options.canVerify?.() ?? true) && (await doAnswer(options.accounts)),
  });

  await listen(internal, options.internalPort);
  try {
    await app.listen({ host: options.host, port: options.port });
  } catch (error) {
    internal.close();
    throw error;
  }
  ready = true;

  return {
    port: portOf(app.server),
    internalPort: portOf(internal),
    async stop() {
      ready = false;
      const graceMs = options.graceMs ?? 20_000;
      const timers = [
        setTimeout(() => stopping.abort(new Error('the service is stopping')), graceMs),
        // Whoever is still connected then neither sends its request nor reads its answer.
        setTimeout(() => app.server.closeAllConnections(), graceMs + 2_000),
      ];
      await app.close();
      timers.forEach(clearTimeout);
      await new Promise<void>((resolve) => {
        internal.close(() => resolve());
        internal.closeAllConnections();
      });
    },
  };
}

/** Whoever waits so long for the accounts cannot take a request. */
const answerMs = 2_000;

async function doAnswer(accounts: Accounts): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), answerMs);
  });
  const answered = accounts.authenticate(nobodysKey).then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}

/** Asked after, and never issued. */
const nobodysKey = createApiKey();

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('the server does not listen on a port');
  return address.port;
}
