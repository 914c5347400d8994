/** One request to one address, and the beginning of what it answers: no cookies, no referrer, no redirection followed. */
import { type Dispatcher, request } from 'undici';
import { untilAborted } from '../../http/until-aborted';

export interface Door {
  readonly agent: Dispatcher;
  readonly deadlineMs: number;
}

export type Knock =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly location: string | null;
      readonly page: string;
      readonly isHtml: boolean;
    }
  | { readonly kind: 'failed'; readonly error: unknown };

const maxPageBytes = 64 * 1024;
const userAgent = 'CiteCheck/1.0 (opens the links of a brief once, to see whether they work)';
const redirectStatuses = new Set([301, 302, 303, 307, 308]);

export async function knock(
  url: URL,
  method: 'HEAD' | 'GET',
  signal: AbortSignal,
  { agent, deadlineMs }: Door,
): Promise<Knock> {
  try {
    const response = await untilAborted(
      request(url, {
        dispatcher: agent,
        method,
        signal,
        headersTimeout: deadlineMs,
        bodyTimeout: deadlineMs,
        headers: {
          'user-agent': userAgent,
          accept: 'text/html,application/xhtml+xml,application/pdf,*/*;q=0.5',
          'accept-encoding': 'identity',
        },
      }),
      signal,
    );
    const status = response.statusCode;
    const isHtml = /^(?:text\/html|application\/xhtml\+xml)\b|^$/i.test(fieldOf(response, 'content-type'));
    const page = method === 'GET' && isHtml ? await readBeginning(response.body) : leave(response.body);
    const location = redirectStatuses.has(status) ? fieldOf(response, 'location') : '';
    return { kind: 'answered', status, location: location === '' ? null : location, page, isHtml };
  } catch (error) {
    return { kind: 'failed', error };
  }
}

/** What came before a connection broke off, or became too slow, is enough to look at. */
async function readBeginning(body: Dispatcher.ResponseData['body']): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= maxPageBytes) break;
    }
  } catch {
    // The answer itself has come: its status stands.
  }
  return Buffer.concat(chunks).subarray(0, maxPageBytes).toString('utf8');
}

function leave(body: Dispatcher.ResponseData['body']): string {
  body.on('error', () => undefined);
  body.destroy();
  return '';
}

function fieldOf({ headers }: Dispatcher.ResponseData, name: string): string {
  const value = headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? '';
}
