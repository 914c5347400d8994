/** `npm start`: everything that trying Cite Check takes, in one process, at one address. Ctrl-C ends it whole. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino, type Logger } from 'pino';
import { errorCode } from '../http/error-code';
import { portNumber, valueOf } from '../http/environment';
import { makeFolder } from '../service/make-folder';
import { buildPages } from './build-pages';
import { runPrograms, type ProgramOptions, type RunningPrograms } from './run-programs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const usualPort = 3000;

try {
  const relayPort = readPort('RELAY_PORT');
  const servicePort = readPort('VERIFY_PORT') ?? 0;
  process.stdout.write('Cite Check is starting. The first time, its pages are built; this takes a moment.\n');
  await buildPages(root);
  const dataDir = valueOf(process.env, 'DATA_DIR') ?? join(root, '.data');
  const programs = await open(relayPort, {
    dataDir,
    servicePort,
    pagesFolder: join(root, 'dist'),
    environment: process.env,
    logger: openLog(dataDir),
  });
  endOnSignals(programs);
  process.stdout.write(`Cite Check is ready: ${programs.relayUrl}\nCtrl-C stops it.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(2);
}

/** Opened at once, so that a folder in which nothing can be written is told before anything is started. */
function openLog(dataDir: string): Logger {
  try {
    const logs = join(dataDir, 'logs');
    makeFolder(logs);
    return pino({ base: null }, pino.destination({ dest: join(logs, 'start.log'), sync: true }));
  } catch (error) {
    const reason = `Nothing can be written in ${dataDir} (${errorCode(error)}).`;
    throw new Error(`${reason} Set DATA_DIR to a folder of yours.`, { cause: error });
  }
}

/** On the usual port, or, where nobody asked for that one and it is taken, on a free one. */
async function open(asked: number | null, options: ProgramOptions): Promise<RunningPrograms> {
  if (asked !== null) return runPrograms({ ...options, relayPort: asked });
  try {
    return await runPrograms({ ...options, relayPort: usualPort });
  } catch (error) {
    if (!isPortTaken(error)) throw error;
    return await runPrograms({ ...options, relayPort: 0 });
  }
}

function isPortTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return errorCode(error) === 'EADDRINUSE' || isPortTaken(error.cause);
}

function endOnSignals(programs: RunningPrograms): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // A second signal finds no listener any more and ends the process at once.
    process.once(signal, () => {
      programs.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

function readPort(name: string): number | null {
  const value = valueOf(process.env, name);
  if (value === undefined) return null;
  const port = portNumber(value);
  if (port === null) throw new Error(`${name} must be a port number from 0 to 65535.`);
  return port;
}
