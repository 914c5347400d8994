/** The programs of this computer with a relay over TLS in front, as Word demands it of every page that it shows. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { openRelay } from '../relay/open-relay';
import { runPrograms, type ProgramOptions } from './run-programs';

export interface WordOptions extends ProgramOptions {
  readonly pagesFolder: string;
  readonly logger: FastifyBaseLogger;
  readonly tls: { readonly cert: string; readonly key: string };
  /** The text of the manifest that Word is given. */
  readonly manifest: string;
  /** The one that the manifest names. */
  readonly port: number;
}

export interface OpenForWord {
  /** `https://localhost:3000` */
  readonly url: string;
  stop(): Promise<void>;
}

export async function openForWord({ tls, manifest, port, ...options }: WordOptions): Promise<OpenForWord> {
  const { dataDir, pagesFolder, logger } = options;
  const programs = await runPrograms(options);
  try {
    const relay = await openRelay(
      {
        host: '127.0.0.1',
        port,
        verifyBaseUrl: programs.serviceUrl,
        apiKey: readFileSync(join(dataDir, 'local-key'), 'utf8').trim(),
        tls,
      },
      { logger, pagesFolder, manifest },
    );
    return {
      url: relay.url,
      stop: async () => {
        await relay.close();
        await programs.stop();
      },
    };
  } catch (error) {
    await programs.stop();
    throw error;
  }
}
