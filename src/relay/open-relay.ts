/** Starts the relay, and says where it is on this computer. */
import type { FastifyBaseLogger } from 'fastify';
import { createRelay } from './app';
import { checkReach, type RelayConfig } from './config';
import { RelayConfigError } from './environment';

export interface OpenRelay {
  /** `http://localhost:3000` */
  readonly url: string;
  close(): Promise<void>;
}

export interface OpenRelayOptions {
  readonly logger: FastifyBaseLogger;
  readonly pagesFolder?: string;
  /** What `/manifest.xml` answers. */
  readonly manifest?: string;
}

export async function openRelay(config: RelayConfig, options: OpenRelayOptions): Promise<OpenRelay> {
  checkReach(config);
  const app = await createRelay({ config, ...options });
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await app.close();
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new RelayConfigError(
        `Port ${config.port} is taken by another program. Close that one, or set RELAY_PORT to another port.`,
        { cause: error },
      );
    }
    throw error;
  }
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  return {
    url: `${config.tls === undefined ? 'http' : 'https'}://localhost:${port}`,
    close: async () => {
      await app.close();
    },
  };
}
