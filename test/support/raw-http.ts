/** Bytes to a port and what comes back, for requests that no HTTP client would send. */
import { connect } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends the chunks one after another and reads until the other side closes, or says nothing for `quietMs`. */
export function sendRaw(
  port: number,
  chunks: readonly (string | Buffer)[],
  quietMs = 400,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const received: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => {
      for (const chunk of chunks)
        socket.write(typeof chunk === 'string' ? Buffer.from(chunk, 'latin1') : chunk);
    });
    const finish = (): void => {
      socket.destroy();
      if (received.length === 0) reject(new Error('no answer came'));
      else resolve(parseAnswer(Buffer.concat(received).toString('utf8')));
    };
    socket.on('data', (chunk) => {
      received.push(chunk);
      socket.setTimeout(quietMs, finish);
    });
    socket.on('end', finish);
    socket.on('error', finish);
    socket.setTimeout(10_000, finish);
  });
}

function parseAnswer(text: string): RawAnswer {
  const end = text.indexOf('\r\n\r\n');
  const [statusLine = '', ...fields] = text.slice(0, end).split('\r\n');
  const headers = fields.map((field) => {
    const colon = field.indexOf(':');
    return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()] as const;
  });
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: Object.fromEntries(headers),
    body: text.slice(end + 4),
  };
}
