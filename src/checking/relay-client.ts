/**
 * Asks the relay to verify one request. The relay stands at the pane's own origin and adds the firm's key.
 *
 * A request's idempotency key is made of its body, so that the same words go under the same key at every try, also of a pane that
 * was closed before the answer came and is opened again: for a day they are not billed twice.
 */
import { SaltedHashes } from '../document/salted-hashes';
import { noStore } from '../document/text-store';
import { CodedProblem, problemMediaType } from '../contract/problem';
import { readReply, type ReadReply } from './read-reply';
import type { FailureCode, RelayFailure, SignInFailureCode } from './relay-failure';

export interface RelayClient {
  /** One try. Never rejects: what goes wrong is part of the answer. `onSignIn` is told while the user has to sign in first. */
  verify(
    request: OutgoingRequest,
    signal: AbortSignal,
    onSignIn?: (step: 'begun' | 'ended') => void,
  ): Promise<RelayAnswer>;
}

export interface OutgoingRequest {
  /** The exact characters that are sent. */
  readonly body: string;
}

export type RelayAnswer =
  | { readonly kind: 'answered'; readonly reply: ReadReply }
  | { readonly kind: 'failed'; readonly failure: RelayFailure }
  | { readonly kind: 'cancelled' };

export interface RelaySettings {
  /** Where the relay stands; empty for the page's own origin. */
  readonly origin?: string;
  readonly fetch?: typeof globalThis.fetch;
  readonly timeoutMs?: number;
  /** What idempotency keys are made with; where it is absent, they are the same as long as the client lives. */
  readonly hashes?: SaltedHashes;
  /** Asked only once the relay wants to know who is there, and from then on before every try. */
  readonly signIn?: SignIn;
}

/** `refused`: the token that the relay did not take; another one is wanted. Never rejects. */
export type SignIn = (signal: AbortSignal, refused?: string) => Promise<SignInAnswer>;

export type SignInAnswer =
  | { readonly kind: 'signedIn'; readonly token: string }
  | { readonly kind: 'failed'; readonly code: SignInFailureCode };

const defaultTimeoutMs = 120_000;

export function connectRelay(settings: RelaySettings = {}): RelayClient {
  const address = `${settings.origin ?? ''}/api/v1/verify`;
  const timeoutMs = settings.timeoutMs ?? defaultTimeoutMs;
  const hashes = settings.hashes ?? new SaltedHashes(noStore);
  // Called through a function of our own: browsers refuse a `fetch` whose `this` is not the window.
  const send: typeof globalThis.fetch = (input, init) => (settings.fetch ?? globalThis.fetch)(input, init);

  const ask = async (
    { body }: OutgoingRequest,
    signal: AbortSignal,
    token: string | null,
  ): Promise<RelayAnswer> => {
    const answer = await post(body, await hashes.of(body), signal, token);
    // A service that has been renewed since may read the same words otherwise, and then refuses the key that they had.
    return codeOf(answer) === 'idempotency_mismatch'
      ? post(body, await hashes.of(`again\n${body}`), signal, token)
      : answer;
  };

  const post = async (
    body: string,
    idempotencyKey: string,
    signal: AbortSignal,
    token: string | null,
  ): Promise<RelayAnswer> => {
    const deadline = withDeadline(signal, timeoutMs);
    try {
      const response = await send(address, {
        method: 'POST',
        headers: {
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          'content-type': 'application/json',
          accept: `application/json, ${problemMediaType}`,
          'idempotency-key': idempotencyKey,
        },
        body,
        credentials: 'omit',
        cache: 'no-store',
        redirect: 'error',
        referrerPolicy: 'no-referrer',
        signal: deadline.signal,
      });
      return await readAnswer(response);
    } catch {
      // The browser tells no more than "failed to fetch", so neither can we.
      if (signal.aborted) return { kind: 'cancelled' };
      return failed(deadline.passed() ? 'tooSlow' : 'offline');
    } finally {
      deadline.clear();
    }
  };

  let signedIn = false;
  return {
    async verify(request, signal, onSignIn) {
      const { signIn } = settings;
      let token: string | undefined;
      const tryAs = async (refused?: string): Promise<RelayAnswer> => {
        onSignIn?.('begun');
        const answer = await signIn?.(signal, refused);
        // A person may have taken time over it.
        if (signal.aborted) return { kind: 'cancelled' };
        if (answer?.kind !== 'signedIn') return failed(answer?.code ?? 'signInFailed');
        onSignIn?.('ended');
        signedIn = true;
        token = answer.token;
        return ask(request, signal, token);
      };
      const first = signedIn ? await tryAs() : await ask(request, signal, null);
      return signIn && codeOf(first) === 'sign_in_required' ? tryAs(token) : first;
    },
  };
}

function codeOf(answer: RelayAnswer): FailureCode | null {
  return answer.kind === 'failed' ? answer.failure.code : null;
}

function failed(code: FailureCode): RelayAnswer {
  return { kind: 'failed', failure: { code } };
}

async function readAnswer(response: Response): Promise<RelayAnswer> {
  const text = await response.text();
  const value = parseJson(text);
  if (response.ok) {
    const reply = readReply(value);
    if (reply !== null) return { kind: 'answered', reply };
    const code = value === undefined ? 'intercepted' : 'unexpected';
    return { kind: 'failed', failure: { code, ...requestIdOf(response) } };
  }
  // Whatever else of the problem is new or malformed, its code tells what to do.
  const problem = CodedProblem.safeParse(value);
  const retryAfterMs = readRetryAfter(response.headers.get('retry-after'));
  return {
    kind: 'failed',
    failure: {
      code: problem.success ? problem.data.code : codeOfStatus(response.status, value),
      ...(retryAfterMs === null ? {} : { retryAfterMs }),
      ...requestIdOf(response),
    },
  };
}

/** What a status means where something between us and the relay answered without a problem document. */
function codeOfStatus(status: number, value: unknown): FailureCode {
  switch (status) {
    case 401:
      return 'sign_in_required';
    case 404:
      return 'not_found';
    case 408:
      return 'timeout';
    case 413:
      return 'too_large';
    case 429:
      return 'rate_limited';
    case 500:
      return 'internal';
    case 502:
    case 504:
      return 'service_unreachable';
    case 503:
      return 'overloaded';
    default:
      // The relay speaks JSON; a page is a proxy's, or a network's that wants to be signed in to.
      return value === undefined ? 'intercepted' : 'unexpected';
  }
}

/** Seconds or an HTTP date (RFC 9110, 10.2.3). */
function readRetryAfter(value: string | null): number | null {
  if (value === null) return null;
  if (/^\d{1,9}$/.test(value.trim())) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}

function requestIdOf(response: Response): { requestId?: string } {
  const requestId = response.headers.get('request-id');
  return requestId === null ? {} : { requestId };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** `AbortSignal.any` is younger than some web views that Word runs in. */
function withDeadline(
  signal: AbortSignal,
  timeoutMs: number,
): { signal: AbortSignal; passed: () => boolean; clear: () => void } {
  const controller = new AbortController();
  let passed = false;
  const abort = (): void => {
    controller.abort();
  };
  const timer = setTimeout(() => {
    passed = true;
    abort();
  }, timeoutMs);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort);
  return {
    signal: controller.signal,
    passed: () => passed,
    clear: () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    },
  };
}
