/** `npm run service`: chooses the adapters, starts, and ends in order on SIGTERM or SIGINT. */
import pino from 'pino';
import { describeError } from '../http/describe-error';
import { openAccounts } from './accounts/open-accounts';
import { sqliteAccounts } from './accounts/sqlite-accounts';
import { readServiceConfig, type ServiceConfig } from './config';
import { openStarterLibrary } from './library/starter-library';
import { startService } from './start-service';
import { verifyItems } from './verify-items';
import { createLinkVisitor } from './visits/create-link-visitor';

const reading = readServiceConfig(process.env);
if (reading.kind === 'faults') refuse(reading.faults);
else await run(reading.config);

async function run(config: ServiceConfig): Promise<void> {
  const opened = openAccounts(config);
  if (opened.kind === 'fault') {
    refuse([opened.message]);
    return;
  }
  const logger = pino({ level: config.logLevel, base: null });
  const library = openStarterLibrary(config.libraryFolder);
  const visitor = createLinkVisitor();
  const accounts = sqliteAccounts(opened);
  const close = () => Promise.all([library.close(), visitor.close(), accounts.close()]);

  let service;
  try {
    service = await startService({
      ...config,
      verify: (items, signal) => verifyItems(items, { library, visitor }, signal),
      accounts,
      pepper: opened.pepper,
      logger,
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown reason';
    refuse([`It cannot listen: ${reason}. Set VERIFY_PORT or VERIFY_INTERNAL_PORT to a free port.`]);
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

function refuse(messages: readonly string[]): void {
  process.stderr.write('The verification service did not start.\n');
  for (const message of messages) process.stderr.write(`- ${message}\n`);
  process.exitCode = 2;
}
