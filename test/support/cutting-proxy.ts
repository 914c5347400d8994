/** A network that fails between a program and its server: now and then what is sent is lost, or the answer to it, and the connection with it. */
import { connect, createServer, type Socket } from 'node:net';
import type { SeededRandom } from './seeded-random';

export interface CuttingProxy {
  readonly port: number;
  close(): Promise<void>;
}

/** Of all that is sent in either direction, one piece in `oneIn` is lost. */
export async function startCuttingProxy(
  serverPort: number,
  oneIn: number,
  random: SeededRandom,
): Promise<CuttingProxy> {
  const open = new Set<Socket>();
  const proxy = createServer((client) => {
    const server = connect(serverPort, '127.0.0.1');
    const ends = [client, server] as const;
    const cut = (): void => ends.forEach((end) => end.destroy());
    for (const [from, to] of [ends, [server, client] as const]) {
      open.add(from);
      from.setNoDelay(true);
      from.on('data', (piece: Buffer) => {
        if (random.below(oneIn) === 0) cut();
        else to.write(piece);
      });
      from.on('error', cut);
      from.on('close', () => {
        open.delete(from);
        cut();
      });
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    close: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
