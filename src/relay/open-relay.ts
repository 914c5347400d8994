/** Starts the relay, and says where it is on this computer. */
import type { FastifyBaseLogger } from 'fastify';
import { errorCode } from '../http/error-code';
import { createRelay } from './app';
import { checkReach, type RelayConfig } from './config';
import { RelayConfigError } from './relay-config-error';

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
    const fault = listenFault(errorCode(error), config);
    throw fault === null ? error : new RelayConfigError(fault, { cause: error });
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

function listenFault(code: string, { host, port }: RelayConfig): string | null {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. Close that one, or set RELAY_PORT to another port.`;
    case 'EACCES':
      return `The system does not let this user listen on port ${port}. Set RELAY_PORT to another port, as one from 1024 on.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `This computer has no address ${host}. Set RELAY_HOST to one that it has, or to 0.0.0.0 for all of them.`;
    default:
      return null;
  }
}
