/** `npm run service`: chooses the adapters, starts, and ends in order on SIGTERM or SIGINT. */
import pino from 'pino';
import { describeError } from '../http/describe-error';
import { openAccounts } from './accounts/open-accounts';
import { sqliteAccounts } from './accounts/sqlite-accounts';
import { readServiceConfig } from './config';
import { openStarterLibrary } from './library/starter-library';
import { startService } from './start-service';
import { verifyItems } from './verify-items';
import { createLinkVisitor } from './visits/create-link-visitor';

const reading = readServiceConfig(process.env);
if (reading.kind === 'faults') {
  refuse(reading.faults);
} else {
  const { config } = reading;
  const opened = openAccounts(config);
  if (opened.kind === 'fault') {
    refuse([opened.message]);
  } else {
    const logger = pino({ level: config.logLevel, base: null });
    const library = openStarterLibrary(config.libraryFolder);
    const visitor = createLinkVisitor();
    const accounts = sqliteAccounts(opened);
    const service = await startService({
      ...config,
      verify: (items, signal) => verifyItems(items, { library, visitor }, signal),
      accounts,
      pepper: opened.pepper,
      logger,
    }).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : 'unknown reason';
      refuse([
        `The service cannot listen: ${reason}. Set VERIFY_PORT or VERIFY_INTERNAL_PORT to a free port.`,
      ]);
      return null;
    });
    const endOn = (signal: NodeJS.Signals): void => {
      process.once(signal, () => {
        // A second signal finds no listener any more and ends the process at once.
        logger.info({ signal }, 'stopping');
        service
          ?.stop()
          .then(() => Promise.all([library.close(), visitor.close(), accounts.close()]))
          .catch((error: unknown) => {
            logger.error({ error: describeError(error) }, 'did not stop in order');
            process.exitCode = 1;
          });
      });
    };
    if (service === null) {
      await Promise.all([library.close(), visitor.close(), accounts.close()]);
    } else {
      endOn('SIGTERM');
      endOn('SIGINT');
      logger.info(
        { host: config.host, port: service.port, internal_port: service.internalPort },
        'listening',
      );
    }
  }
}

function refuse(messages: readonly string[]): void {
  process.stderr.write(
    `The verification service did not start.\n${messages.map((text) => `- ${text}\n`).join('')}`,
  );
  process.exitCode = 2;
}
