/** What the service is told by its environment, read once at the start: every mistake at once, in plain words. */
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { portNumber, valueOf, type Environment } from '../http/environment';
import { databaseUrlFault } from './databases/database-url';
import { readSourcesConfig, type SourcesConfig } from './sources/sources-config';

/** Where accounts and library stand. */
export interface DataPlace {
  readonly dataFolder: string;
  readonly libraryFolder: string;
  readonly accountsFile: string;
  readonly pepperFile: string;
  /** Whether a missing pepper is made: only where nobody named a file for it. */
  readonly mayCreatePepper: boolean;
  /** A PostgreSQL server that holds accounts and library, for any number of processes. Holds a password: never shown. */
  readonly databaseUrl: string | null;
}

export interface ServiceConfig extends DataPlace {
  readonly host: string;
  readonly port: number;
  /** Health and metrics; on loopback only. */
  readonly internalPort: number;
  readonly logLevel: LogLevel;
  /** Threads that verify; 0 for none but the service's own. */
  readonly workers: number;
  readonly sources: SourcesConfig;
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

export type ConfigReading =
  | { readonly kind: 'config'; readonly config: ServiceConfig }
  | { readonly kind: 'faults'; readonly faults: readonly string[] };

export function readServiceConfig(environment: Environment): ConfigReading {
  const faults: string[] = [];
  const place = readDataPlace(environment);
  const databaseFault = place.databaseUrl === null ? null : databaseUrlFault(place.databaseUrl);
  if (databaseFault !== null) faults.push(databaseFault);
  const sources = readSourcesConfig((name) => valueOf(environment, name), faults);
  const port = readPort(environment, 'VERIFY_PORT', 3001, faults);
  const internalPort = readPort(environment, 'VERIFY_INTERNAL_PORT', 3002, faults);
  if (port === internalPort && port !== 0) {
    faults.push(
      'VERIFY_PORT and VERIFY_INTERNAL_PORT are the same. Health and metrics need a port of their own.',
    );
  }
  const workers = readWorkers(environment, faults);
  const level = valueOf(environment, 'LOG_LEVEL') ?? 'info';
  const logLevel = logLevels.find((known) => known === level);
  if (logLevel === undefined) faults.push(`LOG_LEVEL must be one of ${logLevels.join(', ')}.`);
  if (faults.length > 0 || logLevel === undefined) return { kind: 'faults', faults };

  return {
    kind: 'config',
    config: {
      ...place,
      host: valueOf(environment, 'VERIFY_HOST') ?? '127.0.0.1',
      port,
      internalPort,
      logLevel,
      workers,
      sources,
    },
  };
}

/** All that the operator's commands need. */
export function readDataPlace(environment: Environment): DataPlace {
  const dataFolder = readDataFolder(environment);
  const named = valueOf(environment, 'KEY_PEPPER_FILE');
  return {
    dataFolder,
    libraryFolder: join(dataFolder, 'library'),
    databaseUrl: valueOf(environment, 'DATABASE_URL') ?? null,
    accountsFile: join(dataFolder, 'accounts.sqlite'),
    pepperFile: named === undefined ? join(dataFolder, 'key-pepper') : resolve(named),
    mayCreatePepper: named === undefined,
  };
}

function readDataFolder(environment: Environment): string {
  return resolve(valueOf(environment, 'DATA_DIR') ?? '.data');
}

/** 0 asks the system for any free port. */
function readPort(environment: Environment, name: string, usual: number, faults: string[]): number {
  const value = valueOf(environment, name);
  if (value === undefined) return usual;
  const port = portNumber(value);
  if (port !== null) return port;
  faults.push(`${name} must be a port number from 0 to 65535.`);
  return usual;
}

const MOST_WORKERS = 64;

/** Where one processor is all there is, threads would only cost. */
function readWorkers(environment: Environment, faults: string[]): number {
  const value = valueOf(environment, 'WORKERS');
  const processors = availableParallelism();
  if (value === undefined) return processors > 1 ? processors : 0;
  const workers = /^\d{1,2}$/.test(value) ? Number(value) : NaN;
  if (workers <= MOST_WORKERS) return workers;
  faults.push(`WORKERS must be a number of threads from 0 to ${MOST_WORKERS}.`);
  return 0;
}
