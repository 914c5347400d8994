/** Health and metrics, for the operator's own network only. */
import { createServer, type Server } from 'node:http';
import type { Metrics } from './metrics';

export interface InternalOptions {
  readonly metrics: Pick<Metrics, 'toText'>;
  /** Whether new requests should be sent here. */
  readonly isReady: () => Promise<boolean>;
}

export function createInternalApp({ metrics, isReady }: InternalOptions): Server {
  return createServer((request, response) => {
    void answer(request.url ?? '/').then(({ status, type, body }) => {
      response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
    });
  });

  async function answer(url: string): Promise<{ status: number; type: string; body: string }> {
    const text = 'text/plain; charset=utf-8';
    switch (url) {
      case '/health':
        return { status: 200, type: text, body: 'alive\n' };
      case '/ready':
        return (await isReady())
          ? { status: 200, type: text, body: 'ready\n' }
          : { status: 503, type: text, body: 'not ready\n' };
      case '/metrics':
        return { status: 200, type: 'text/plain; version=0.0.4; charset=utf-8', body: metrics.toText() };
      default:
        return { status: 404, type: text, body: 'There is /health, /ready and /metrics.\n' };
    }
  }
}
