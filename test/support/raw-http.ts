/** Bytes to a port and what comes back, for requests that no HTTP client would send. */
import { connect } from 'node:net';
import { Readable } from 'node:stream';

export interface RawAnswer {
  readonly status: number;
  /** Whether `100 Continue` came before it. */
  readonly continued: boolean;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends the chunks one after another and reads until the answer is whole, the other side closes, or ten seconds pass in silence. */
export function sendRaw(port: number, chunks: readonly (string | Buffer)[]): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const received: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => {
      const bytes = chunks.map((chunk) => (typeof chunk === 'string' ? Buffer.from(chunk, 'latin1') : chunk));
      // As fast as they are taken: a connection overfilled at once can stand still.
      Readable.from(bytes).pipe(socket, { end: false });
    });
    const finish = (): void => {
      socket.destroy();
      if (received.length === 0) reject(new Error('no answer came'));
      else resolve(parseAnswer(Buffer.concat(received).toString('utf8')));
    };
    socket.on('data', (chunk) => {
      received.push(chunk);
      if (isWhole(Buffer.concat(received).toString('latin1'))) finish();
    });
    socket.on('end', finish);
    socket.on('error', finish);
    socket.setTimeout(10_000, finish);
  });
}

const interim = /^HTTP\/1\.1 100 .*\r\n\r\n/;

function isWhole(received: string): boolean {
  const answer = received.replace(interim, '');
  const end = answer.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const length = /^content-length: *(\d+)/im.exec(answer.slice(0, end))?.[1];
  return length !== undefined && answer.length - end - 4 >= Number(length);
}

function parseAnswer(received: string): RawAnswer {
  const text = received.replace(interim, '');
  const end = text.indexOf('\r\n\r\n');
  const [statusLine = '', ...fields] = text.slice(0, end).split('\r\n');
  const headers = fields.map((field) => {
    const colon = field.indexOf(':');
    return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()] as const;
  });
  return {
    status: Number(statusLine.split(' ')[1]),
    continued: text !== received,
    headers: Object.fromEntries(headers),
    body: text.slice(end + 4),
  };
}
