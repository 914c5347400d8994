/** The bytes of a request, at most so many and within so long. */
import type { IncomingMessage } from 'node:http';
import { ProblemError } from './problem-error';

export interface BodyLimits {
  readonly maxBytes: number;
  readonly timeoutMs: number;
}

/** Rejects with a `ProblemError`: `too_large`, or `timeout` for a body that comes too slowly. */
export function readBody(request: IncomingMessage, { maxBytes, timeoutMs }: BodyLimits): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const timer = setTimeout(() => {
      finish(() => {
        request.pause();
        reject(new ProblemError('timeout', 'The body did not arrive in time.', { closeConnection: true }));
      });
    }, timeoutMs);

    const onData = (chunk: Buffer): void => {
      size += chunk.length;
      if (size > maxBytes) refuse();
      else chunks.push(chunk);
    };
    const onEnd = (): void => finish(() => resolve(Buffer.concat(chunks, size)));
    const onGone = (): void =>
      finish(() => reject(new ProblemError('malformed_json', 'The body was cut off before its end.')));

    function refuse(): void {
      finish(() => {
        // What still comes is thrown away, so that the answer is not lost in a reset connection.
        request.resume();
        reject(new ProblemError('too_large', `The body is larger than ${maxBytes} bytes.`));
      });
    }

    function finish(settle: () => void): void {
      clearTimeout(timer);
      request.off('data', onData).off('end', onEnd).off('error', onGone).off('close', onGone);
      // A connection that breaks later must not end the process.
      request.on('error', () => undefined);
      settle();
    }

    request.on('data', onData).on('end', onEnd).on('error', onGone).on('close', onGone);
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) refuse();
  });
}
