/** Starts the relay on this computer, and says where it is. */
import type { FastifyBaseLogger } from 'fastify';
import { createRelay } from './app';
import { readHost, RelayConfigError, type RelayConfig } from './config';

export interface OpenRelay {
  /** `http://localhost:3000` */
  readonly url: string;
  close(): Promise<void>;
}

export interface OpenRelayOptions {
  readonly logger: FastifyBaseLogger;
  readonly pagesFolder?: string;
}

export async function openRelay(config: RelayConfig, options: OpenRelayOptions): Promise<OpenRelay> {
  const host = readHost(config.host);
  const app = await createRelay({ config, ...options });
  try {
    await app.listen({ host, port: config.port });
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
    url: `http://localhost:${port}`,
    close: async () => {
      await app.close();
    },
  };
}
