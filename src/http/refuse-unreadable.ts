/** What Node's HTTP parser refuses never becomes a request; it is answered here, on the bare connection. */
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { problemMediaType, type ProblemCode } from '../contract/problem';
import { problemDocument } from './problem-document';

/** Answers the broken connection with a problem document and closes it. */
export function refuseUnreadable(
  error: NodeJS.ErrnoException,
  connection: Duplex,
  headers: Readonly<Record<string, string>>,
): { readonly code: ProblemCode; readonly requestId: string } {
  const requestId = randomUUID();
  const { code, detail } = refusalOf(error.code);
  if (!connection.writable || error.code === 'ECONNRESET') {
    connection.destroy();
  } else {
    connection.end(rawProblem(code, detail, requestId, headers));
  }
  return { code, requestId };
}

function refusalOf(errorCode: string | undefined): { code: ProblemCode; detail: string } {
  return (
    refusals.get(errorCode ?? '') ?? {
      code: 'malformed_json',
      detail: 'The bytes received are not a readable HTTP request.',
    }
  );
}

const refusals = new Map<string, { code: ProblemCode; detail: string }>([
  ['HPE_HEADER_OVERFLOW', { code: 'too_large', detail: 'The header fields of the request are too large.' }],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', { code: 'too_large', detail: 'The chunk extensions are too large.' }],
  ['ERR_HTTP_REQUEST_TIMEOUT', { code: 'timeout', detail: 'The request did not arrive in time.' }],
]);

/** A whole HTTP/1.1 answer as text, for a connection that has no response object. */
export function rawProblem(
  code: ProblemCode,
  detail: string,
  requestId: string,
  headers: Readonly<Record<string, string>>,
): string {
  const problem = problemDocument(code, detail, requestId);
  const body = JSON.stringify(problem);
  const fields: Record<string, string> = {
    ...headers,
    'Content-Type': problemMediaType,
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    'Request-Id': requestId,
    Date: new Date().toUTCString(),
    Connection: 'close',
  };
  const head = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? 'Error'}\r\n${head.join('')}\r\n${body}`;
}
