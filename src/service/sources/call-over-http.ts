/**
 * Asks a source over HTTP: no redirection is followed, no more is read or unpacked than was agreed, and what is not the agreed type of
 * content is no answer. Nothing is retried here, and nothing of question, answer or key is ever logged.
 */
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Agent, type Dispatcher, request } from 'undici';
import { errorCode } from '../../http/error-code';
import { decodeJson } from '../../http/decode-json';
import { within } from '../../http/within';
import type { Clock } from './clock';
import { readWaitingTime } from './read-waiting-time';
import type { CallSource, SourceCall, SourceReply } from './source-call';

export interface HttpAddress {
  /** Without a slash at its end. */
  readonly base: string;
  /** `Authorization` where the source wants a key. */
  readonly authorization?: string;
}

const NESTING = 32;
/** What a refusal may say about waiting. */
const REFUSAL_BYTES = 16 * 1024;
const unpack = promisify(gunzip);

export interface HttpSource {
  readonly call: CallSource;
  readonly close: () => Promise<void>;
}

export function callOverHttp({ base, authorization }: HttpAddress, clock: Clock): HttpSource {
  const agent = new Agent({
    connections: 4,
    pipelining: 0,
    connect: { timeout: 5_000 },
    maxHeaderSize: 16 * 1024,
  });
  const headers = {
    'user-agent': 'CiteCheck/1.0 (verification service)',
    ...(authorization === undefined ? {} : { authorization }),
  };

  const call: CallSource = async (asked, until) => {
    const attempt = within(until.signal, asked.attemptMs);
    try {
      const response = await request(`${base}${asked.path}`, {
        dispatcher: agent,
        signal: attempt,
        headersTimeout: asked.attemptMs,
        bodyTimeout: Math.min(asked.attemptMs, 15_000),
        ...questionOf(asked, headers),
      });
      return await readReply(response, asked, clock.now());
    } catch (error) {
      if (error instanceof NoAnswer) return { kind: 'failed', reason: 'protocol' };
      return { kind: 'failed', reason: attempt.aborted || isTimeout(error) ? 'timeout' : 'network' };
    }
  };
  return { call, close: () => agent.destroy() };
}

function questionOf(
  { form, toFile }: SourceCall,
  headers: Readonly<Record<string, string>>,
): { method: 'GET' | 'POST'; headers: Record<string, string>; body?: string } {
  const wanted =
    toFile === undefined
      ? { accept: 'application/json', 'accept-encoding': 'gzip' }
      : { accept: 'application/zip, application/octet-stream', 'accept-encoding': 'identity' };
  if (form === undefined) return { method: 'GET', headers: { ...headers, ...wanted } };
  return {
    method: 'POST',
    headers: { ...headers, ...wanted, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  };
}

/** It answered, but with nothing that could be read as an answer. */
class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

async function readReply(
  response: Dispatcher.ResponseData,
  asked: SourceCall,
  now: number,
): Promise<SourceReply> {
  const { statusCode: status, body } = response;
  const retryAfter = headerOf(response, 'retry-after');
  if (status === 200) return readAnswer(response, asked);
  if (status === 429 || (status === 503 && retryAfter !== undefined)) {
    const said = await readJson(response, REFUSAL_BYTES).catch(() => null);
    return { kind: 'throttled', waitMs: readWaitingTime(retryAfter, said, now) };
  }
  body.on('error', () => undefined);
  body.destroy();
  if (status === 404 || status === 410) return { kind: 'absent' };
  return { kind: 'failed', reason: status >= 500 ? 'status' : 'refused' };
}

async function readAnswer(response: Dispatcher.ResponseData, asked: SourceCall): Promise<SourceReply> {
  const type = headerOf(response, 'content-type') ?? '';
  if (asked.toFile === undefined) {
    if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(type)) throw leave(response);
    return { kind: 'json', value: await readJson(response, asked.maxBytes) };
  }
  if (!/^(?:application\/(?:zip|x-zip-compressed|octet-stream)\b|$)/i.test(type)) throw leave(response);
  if (headerOf(response, 'content-encoding') !== undefined) throw leave(response);
  await pipeline(bounded(response.body, asked.maxBytes), createWriteStream(asked.toFile));
  return { kind: 'file' };
}

async function readJson(response: Dispatcher.ResponseData, maxBytes: number): Promise<unknown> {
  const encoding = headerOf(response, 'content-encoding') ?? 'identity';
  if (encoding !== 'identity' && encoding !== 'gzip') throw leave(response);
  const chunks: Buffer[] = [];
  for await (const chunk of bounded(response.body, maxBytes)) chunks.push(chunk);
  const received = Buffer.concat(chunks);
  const bytes =
    encoding === 'gzip'
      ? await unpack(received, { maxOutputLength: maxBytes }).catch(() => {
          throw new NoAnswer();
        })
      : received;
  const decoded = decodeJson(bytes, NESTING);
  if (decoded.kind === 'fault') throw new NoAnswer();
  return decoded.value;
}

async function* bounded(body: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) throw new NoAnswer();
    yield chunk;
  }
}

function leave({ body }: Dispatcher.ResponseData): NoAnswer {
  body.on('error', () => undefined);
  body.destroy();
  return new NoAnswer();
}

function headerOf({ headers }: Dispatcher.ResponseData, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}

function isTimeout(error: unknown): boolean {
  return /TIMEOUT|ETIMEDOUT/.test(errorCode(error));
}
