/**
 * The relay and the verification service on this computer, in this process, so that nothing is left behind when it ends.
 * `npm start` and `check-brief` share it.
 */
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { errorCode } from '../http/error-code';
import { openRelay } from '../relay/open-relay';
import { readServiceConfig, type ServiceConfig } from '../service/config';
import { determining } from '../service/determine';
import type { LinkVisitor } from '../service/visits/link-visitor';
import { openData } from '../service/open-data';
import { openSources } from '../service/sources/open-sources';
import { withFetched } from '../service/sources/with-fetched';
import { startService } from '../service/start-service';
import { verifyItems } from '../service/verification/verify-items';
import { createLinkVisitor } from '../service/visits/create-link-visitor';
import { readLocalKey } from './local-key';

export interface ProgramOptions {
  /** Library, accounts and the local key; made where it is missing. */
  readonly dataDir: string;
  /** 0, the default of both, takes any free port. */
  readonly servicePort?: number;
  readonly relayPort?: number;
  /** The built pages that the relay serves; without it, it only hands requests on. */
  readonly pagesFolder?: string;
  readonly logger?: FastifyBaseLogger;
  /** Names a database (`DATABASE_URL`) and live sources (`SOURCES` and theirs), as for the service; nothing else of it is read. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** Who opens links; the network by default. */
  readonly visitor?: LinkVisitor;
}

export interface RunningPrograms {
  /** Without a slash at the end. */
  readonly relayUrl: string;
  readonly serviceUrl: string;
  /** Lets requests in the making finish for a moment, then closes everything. */
  stop(): Promise<void>;
}

/** What the service's configuration and these programs have in common. */
const readFromEnvironment = [
  'DATABASE_URL',
  'KEY_PEPPER_FILE',
  'SOURCES',
  'COURTLISTENER_TOKEN',
  'CAP_URL',
  'COURTLISTENER_URL',
] as const;

/** Rejects with a message for the user where a port is taken or the data folder cannot be opened; nothing then stays open. */
export async function runPrograms(options: ProgramOptions): Promise<RunningPrograms> {
  const logger = options.logger ?? pino({ level: 'silent' });
  /** In the order in which they were opened. */
  const closers: (() => Promise<void>)[] = [];
  const closeAll = async (): Promise<void> => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    const config = readConfig(options);
    const opened = await openData(config);
    if (opened.kind === 'fault') throw new Error(opened.message);
    const { accounts } = opened;
    closers.push(() => accounts.close());
    const key = await readLocalKey(join(options.dataDir, 'local-key'), accounts, opened.office);

    const sources = openSources(config.sources, {
      ...config,
      report: (source, event) => logger.info({ source, event }, 'live source'),
    });
    closers.push(() => sources.close());
    const library = withFetched(await opened.openLibrary(), sources);
    closers.push(() => library.close());
    const networkVisitor = (): LinkVisitor => {
      const visitor = createLinkVisitor();
      closers.push(() => visitor.close());
      return visitor;
    };
    const visitor = options.visitor ?? networkVisitor();

    const service = await startService({
      determine: determining((items, signal) => verifyItems(items, { library, sources, visitor }, signal)),
      accounts,
      pepper: opened.pepper,
      logger,
      host: '127.0.0.1',
      port: options.servicePort ?? 0,
      internalPort: 0,
      graceMs: 2_000,
    }).catch((error: unknown) => {
      throw portTaken(error, options.servicePort ?? 0);
    });
    closers.push(() => service.stop());
    const serviceUrl = `http://127.0.0.1:${service.port}`;

    const relay = await openRelay(
      { host: '127.0.0.1', port: options.relayPort ?? 0, verifyBaseUrl: serviceUrl, apiKey: key },
      { logger, ...(options.pagesFolder === undefined ? {} : { pagesFolder: options.pagesFolder }) },
    );
    closers.push(() => relay.close());
    return { relayUrl: relay.url, serviceUrl, stop: closeAll };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

function readConfig({ dataDir, environment = {} }: ProgramOptions): ServiceConfig {
  const named = new Map(readFromEnvironment.map((name) => [name, environment[name]]));
  const read: Readonly<Record<string, string | undefined>> = Object.fromEntries(named);
  const reading = readServiceConfig({ ...read, DATA_DIR: dataDir });
  if (reading.kind === 'faults') throw new Error(reading.faults.join('\n'));
  return reading.config;
}

function portTaken(error: unknown, port: number): unknown {
  return errorCode(error) === 'EADDRINUSE'
    ? new Error(
        `Port ${port} is taken by another program. Close that one, or set VERIFY_PORT to another port.`,
        { cause: error },
      )
    : error;
}
