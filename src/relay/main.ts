/** `npm run relay`: the relay alone, beside a verification service elsewhere. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { describeError } from '../http/describe-error';
import { readRelayConfig, RelayConfigError } from './config';
import { openRelay } from './open-relay';

const pagesFolder = fileURLToPath(new URL('../../dist', import.meta.url));
const logger = pino();

try {
  if (!existsSync(pagesFolder)) {
    throw new RelayConfigError(
      'The pane is not built yet. Run `npm run build` once, then start the relay again.',
    );
  }
  const relay = await openRelay(readRelayConfig(process.env), { logger, pagesFolder });
  logger.info({ url: relay.url }, 'relay is ready');
  const stop = (): void => {
    relay.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  if (error instanceof RelayConfigError) {
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
  logger.fatal({ error: describeError(error) }, 'relay could not start');
  process.exit(1);
}
