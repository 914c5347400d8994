/** Calls JSON over HTTP with a deadline and bounded memory; every failure is a value. */
import { Agent, request } from 'undici';
import { decodeJson } from './decode-json';
import { within } from './within';

interface JsonCall {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  /** Already serialized; sent as `application/json`. */
  readonly body?: string | Uint8Array;
  /** From the first byte of the connection to the last of the answer. */
  readonly deadlineMs: number;
  readonly maxReplyBytes?: number;
  readonly signal?: AbortSignal;
}

export type JsonAnswer =
  | {
      readonly kind: 'answered';
      readonly status: number;
      /** Names in lower case. */
      readonly headers: Readonly<Record<string, string>>;
      readonly body: unknown;
    }
  /** `protocol`: it answered, but not with JSON that can be read. */
  | { readonly kind: 'failed'; readonly reason: 'unreachable' | 'timeout' | 'aborted' | 'protocol' };

export type CallJson = (call: JsonCall) => Promise<JsonAnswer>;

/** Redirections are not followed: a key must not travel to another address. Nothing is retried. */
export const callJson: CallJson = async (call) => {
  const signal = within(call.signal ?? new AbortController().signal, call.deadlineMs);
  try {
    const answer = await request(call.url, {
      dispatcher: connections,
      method: call.method,
      headers: {
        accept: 'application/json, application/problem+json',
        ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...call.headers,
      },
      ...(call.body === undefined ? {} : { body: call.body }),
      signal,
    });
    const bytes = await readAll(answer.body, call.maxReplyBytes ?? 32 * 1024 * 1024);
    if (bytes === null) return { kind: 'failed', reason: 'protocol' };
    const decoded = decodeJson(bytes, maxReplyNesting);
    if (decoded.kind === 'fault') return { kind: 'failed', reason: 'protocol' };
    return {
      kind: 'answered',
      status: answer.statusCode,
      headers: firstValues(answer.headers),
      body: decoded.value,
    };
  } catch {
    if (call.signal?.aborted === true) return { kind: 'failed', reason: 'aborted' };
    return { kind: 'failed', reason: signal.aborted ? 'timeout' : 'unreachable' };
  }
};

const connections = new Agent({ connections: 32, keepAliveTimeout: 4_000, maxHeaderSize: 32 * 1024 });
const maxReplyNesting = 64;

async function readAll(body: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

function firstValues(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => {
      const first = Array.isArray(value) ? value[0] : value;
      return first === undefined ? [] : [[name.toLowerCase(), first]];
    }),
  );
}
