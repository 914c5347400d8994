/** `npm run relay`: the relay alone, beside a verification service elsewhere. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { describeError } from '../http/describe-error';
import { readRelayConfig, type RelayConfig } from './config';
import { RelayConfigError } from './relay-config-error';
import { firmManifest, manifestIdOf } from './firm-manifest';
import { openRelay } from './open-relay';
import { tryService } from './try-service';

const pagesFolder = fileURLToPath(new URL('../../dist', import.meta.url));
const logger = pino({ base: null });

try {
  if (!existsSync(pagesFolder)) {
    throw new RelayConfigError(
      'The pane is not built yet. Run `npm run build` once, then start the relay again.',
    );
  }
  const config = readRelayConfig(process.env);
  const manifest = await ownManifest(config);
  const relay = await openRelay(config, {
    logger,
    pagesFolder,
    ...(manifest === undefined ? {} : { manifest }),
  });
  logger.info({ url: config.publicUrl ?? relay.url, sign_in: config.signIn !== undefined }, 'relay is ready');
  const stopping = new AbortController();
  const stop = (): void => {
    stopping.abort();
    relay.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  await tryService(config, logger, stopping.signal);
} catch (error) {
  if (error instanceof RelayConfigError) {
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
  logger.fatal({ error: describeError(error) }, 'relay could not start');
  process.exit(1);
}

/** For the address under which users reach the relay; without one, nobody could use it. */
async function ownManifest({ publicUrl, manifestId }: RelayConfig): Promise<string | undefined> {
  if (publicUrl === undefined) return undefined;
  const template = readFileSync(new URL('../../manifest.xml', import.meta.url), 'utf8');
  return await firmManifest(template, { origin: publicUrl, id: manifestId ?? manifestIdOf(publicUrl) });
}
