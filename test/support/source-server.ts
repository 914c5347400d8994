/** A source of law on loopback that answers as it is told, well or badly, and remembers what it was asked. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

export interface AskedOfSource {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export type AnswerOfSource = (asked: AskedOfSource, response: ServerResponse) => void;

export interface SourceServer {
  readonly url: string;
  readonly asked: readonly AskedOfSource[];
  answerWith(answer: AnswerOfSource): void;
  stop(): Promise<void>;
}

export async function sourceServer(answer: AnswerOfSource): Promise<SourceServer> {
  const asked: AskedOfSource[] = [];
  let current = answer;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const question = { method, path: url, headers, body: Buffer.concat(chunks).toString() };
      asked.push(question);
      current(question, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    answerWith(next) {
      current = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function json(value: unknown, status = 200): AnswerOfSource {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  };
}

export function status(code: number, headers: Record<string, string> = {}, body = ''): AnswerOfSource {
  return (_, response) => {
    response.writeHead(code, headers).end(body);
  };
}

/** Everything that a source may do wrong; `late` never answers at all. */
export const faults = {
  'breaks off before a word': (_, response) => {
    response.destroy();
  },
  'breaks off in the middle': (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' }).write('[{"cit');
    setTimeout(() => response.destroy(), 20);
  },
  'says more than it sends': (_, response) => {
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': '9000', connection: 'close' })
      .write('[]');
    setTimeout(() => response.socket?.end(), 20);
  },
  'sends a page of HTML': status(200, { 'content-type': 'text/html' }, '<h1>Just a moment</h1>'),
  'calls HTML JSON': status(200, { 'content-type': 'application/json' }, '<h1>Just a moment</h1>'),
  'sends half of its JSON': status(200, { 'content-type': 'application/json' }, '[{"citation": "12 F.4th 1"'),
  'sends JSON of another shape': json({ results: 7 }),
  'sends bytes that are no UTF-8': (_, response) => {
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(Buffer.from([0x5b, 0x22, 0xff, 0x22, 0x5d]));
  },
  'nests without end': status(200, { 'content-type': 'application/json' }, '['.repeat(50_000)),
  'packs a bomb': (_, response) => {
    const body = gzipSync(Buffer.alloc(128 * 1024 ** 2, 0x20));
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(body);
  },
  'packs what nobody can unpack': status(
    200,
    { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    'not packed',
  ),
  'packs in another way': status(200, { 'content-type': 'application/json', 'content-encoding': 'br' }, '[]'),
  'never stops': (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const chunk = Buffer.alloc(1024 ** 2, 0x20);
    const more = (): void => {
      while (!response.destroyed && response.write(chunk));
      if (!response.destroyed) response.once('drain', more);
    };
    more();
  },
  'leads elsewhere': status(302, { location: 'http://127.0.0.1:9/elsewhere' }),
  'leads elsewhere on itself': status(301, { location: '/elsewhere/' }),
  fails: status(500, { 'content-type': 'text/html' }, '<h1>Server Error (500)</h1>'),
  'is behind a gateway that fails': status(502),
  'is being mended': status(503),
  'refuses the key': json({ detail: 'Invalid token.' }, 401),
  forbids: json({ detail: 'Forbidden.' }, 403),
} satisfies Record<string, AnswerOfSource>;

/** Answers never, or only after the deadline of whoever asked. */
export const late: AnswerOfSource = () => undefined;

/** Sends what it has, a byte every now and then. */
export const slow: AnswerOfSource = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 30);
  response.on('close', () => clearInterval(timer));
};
