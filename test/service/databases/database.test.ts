/** What a real server does too seldom to wait for it. */
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { DatabaseUnavailable, openDatabase } from '../../../src/service/databases/database';

test('a connection that is ended with the words that open it is an outage, and ends no program', async () => {
  const server = createServer((socket) => {
    socket.once('data', () => socket.end(Buffer.concat([AUTHENTICATED, READY, SHUTTING_DOWN])));
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const database = openDatabase(`postgres://user@127.0.0.1:${String(port)}/any`);
  await expect(database.ask({ name: '', text: 'SELECT 1' })).rejects.toThrow(DatabaseUnavailable);
  await database.close();
  await new Promise((resolve) => server.close(resolve));
});

/** As PostgreSQL writes a message: its letter, its length, what it says. */
function message(letter: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(letter);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const AUTHENTICATED = message('R', Buffer.alloc(4));
const READY = message('Z', Buffer.from('I'));
const SHUTTING_DOWN = message(
  'E',
  Buffer.from('SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0'),
);
