/** `npm run service`: chooses the adapters, starts, and ends in order on SIGTERM or SIGINT. */
import pino from 'pino';
import { errorCode } from '../http/error-code';
import { describeError } from '../http/describe-error';
import { readServiceConfig, type ServiceConfig } from './config';
import { openData } from './open-data';
import { openVerifier, type Verifier } from './open-verifier';
import { openSources } from './sources/open-sources';
import { SourceTally } from './sources/source-tally';
import { startService } from './start-service';
import { createLinkVisitor } from './visits/create-link-visitor';

const reading = readServiceConfig(process.env);
if (reading.kind === 'faults') refuse(reading.faults);
else await run(reading.config);

async function run(config: ServiceConfig): Promise<void> {
  const opened = await openData(config);
  if (opened.kind === 'fault') {
    refuse([opened.message]);
    return;
  }
  // A write for each line would cost more than the line; what is still held goes out when the program ends.
  const log = pino.destination({ sync: false, minLength: 4_096, periodicFlush: 100 });
  const logger = pino({ level: config.logLevel, base: null }, log);
  const tally = new SourceTally();
  const sources = openSources(config.sources, {
    ...config,
    report(source, event, error) {
      tally.count(source, event);
      const detail = error === undefined ? {} : { error: describeError(error) };
      logger[error === undefined ? 'info' : 'error']({ source, event, ...detail }, 'live source');
    },
  });
  const visitor = createLinkVisitor();
  const { accounts, openLibrary } = opened;
  const closePorts = () => Promise.all([sources.close(), visitor.close(), accounts.close()]);
  let verifier: Verifier;
  try {
    verifier = await openVerifier(config, {
      openLibrary,
      sources,
      visitor,
      report: (event, error) => logger.error({ event, error: describeError(error) }, 'verifying thread'),
    });
  } catch (error) {
    refuse([`The library cannot be opened: ${reasonOf(error)}`]);
    await closePorts();
    return;
  }
  const close = () => Promise.all([verifier.close(), closePorts()]);

  let service;
  try {
    service = await startService({
      ...config,
      determine: verifier.determine,
      canVerify: () => verifier.isReady(),
      accounts,
      pepper: opened.pepper,
      logger,
      moreMetrics: () => tally.toText(),
    });
  } catch (error) {
    refuse([`It cannot listen: ${reasonOf(error)}. ${listenAdvice(error)}`]);
    await close();
    return;
  }
  const { port, internalPort, stop } = service;
  logger.info({ host: config.host, port, internal_port: internalPort }, 'listening');

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // A second signal of the kind finds no listener any more, and ends the process at once.
    process.once(signal, () => {
      logger.info({ signal }, 'stopping');
      stop()
        .then(close)
        .catch((error: unknown) => {
          logger.error({ error: describeError(error) }, 'did not stop in order');
          process.exitCode = 1;
        });
    });
  }
}

function listenAdvice(error: unknown): string {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return 'Set VERIFY_PORT or VERIFY_INTERNAL_PORT to a free port.';
    case 'EACCES':
      return 'Set VERIFY_PORT and VERIFY_INTERNAL_PORT to ports that this user may listen on, as those from 1024 on.';
    default:
      return 'Set VERIFY_HOST to an address of this computer, as 127.0.0.1, or 0.0.0.0 for all of them.';
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown reason';
}

function refuse(messages: readonly string[]): void {
  process.stderr.write('The verification service did not start.\n');
  for (const message of messages) process.stderr.write(`- ${message}\n`);
  process.exitCode = 2;
}
