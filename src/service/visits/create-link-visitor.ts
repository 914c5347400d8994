/**
 * The visitor of links: it knocks, looks at the beginning of the page and leaves. No cookies, no referrer, no page kept;
 * every hop of a redirection is checked as the first was.
 */
import { Agent, errors } from 'undici';
import { errorCode } from '../../http/error-code';
import { untilAborted } from '../../http/until-aborted';
import { within } from '../../http/within';
import type { LinkVisitor, VisitAnswer } from './link-visitor';
import { checkLinkAddress } from './check-link-address';
import { AddressRefused, guardedConnector, type GuardOptions, resolveBySystem } from './guarded-connector';
import { knock } from './knock';
import { readPageSigns } from './read-page-signs';
import { Turns } from '../turns';

export interface VisitorOptions extends GuardOptions {
  /** From the first knock to the answer, all redirections and both methods together. */
  readonly deadlineMs?: number;
  /** Of it, for the method that many servers do not answer. */
  readonly headDeadlineMs?: number;
  /** Names that stand or fall with the network: one of them resolves when a name that does not is really gone. */
  readonly controlNames?: readonly string[];
  readonly maxAtOnce?: number;
}

/** Names that exist: looked up where that of a link does not, and never connected to. */
export const usualControlNames = ['example.com', 'www.uscourts.gov', 'www.iana.org'];

const maxRedirects = 5;
/** As browsers do. */
const maxAtOneOrigin = 6;

export function createLinkVisitor(options: VisitorOptions = {}): LinkVisitor & { close(): Promise<void> } {
  const { deadlineMs = 8_000, headDeadlineMs = 3_000, maxAtOnce = 64 } = options;
  const { resolve = resolveBySystem, controlNames = usualControlNames } = options;
  const turns = new Turns(maxAtOnce);
  const turnsAt = new Map<string, Turns>();
  const agent = new Agent({
    connect: guardedConnector(options),
    connections: maxAtOneOrigin,
    pipelining: 0,
    keepAliveTimeout: 1_000,
    maxHeaderSize: 16 * 1024,
  });

  return {
    async visit(text, signal) {
      const checked = checkLinkAddress(text, undefined, options.ports);
      if (checked.kind === 'refused') return checked;
      return atOrigin(checked.url.origin, signal, () => turns.take(signal, () => visit(checked.url, signal)));
    },
    close: () => agent.destroy(),
  };

  /** A link's time does not run while it waits for others to the same server. */
  async function atOrigin<T>(origin: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    const own = turnsAt.get(origin) ?? new Turns(maxAtOneOrigin);
    turnsAt.set(origin, own);
    try {
      return await own.take(signal, work);
    } finally {
      if (own.areIdle) turnsAt.delete(origin);
    }
  }

  async function visit(asked: URL, signal: AbortSignal): Promise<VisitAnswer> {
    const whole = within(signal, deadlineMs);
    const head = await follow(asked, 'HEAD', 0, within(whole, headDeadlineMs));
    signal.throwIfAborted();
    if (head.kind === 'stopped' && !head.mayHelpToGet) return head.answer;
    if (head.kind === 'arrived' && !isWorthGetting(head)) return answerOf(head, asked);

    const from = head.kind === 'arrived' ? head.url : asked;
    const got = await follow(from, 'GET', head.kind === 'arrived' ? head.redirects : 0, whole);
    signal.throwIfAborted();
    return got.kind === 'stopped' ? got.answer : answerOf(got, asked);
  }

  async function follow(
    start: URL,
    method: 'HEAD' | 'GET',
    redirectsSoFar: number,
    signal: AbortSignal,
  ): Promise<Hop> {
    let url = start;
    for (let redirects = redirectsSoFar; redirects <= maxRedirects; redirects += 1) {
      const answer = await knock(url, method, signal, { agent, deadlineMs });
      if (answer.kind === 'failed') return stopFor(answer.error, signal);
      const { status, location, page, isHtml } = answer;
      if (location === null) return { kind: 'arrived', url, status, page, isHtml, redirects };
      const next = checkLinkAddress(location, url, options.ports);
      if (next.kind === 'refused') return stopped(next);
      url = next.url;
    }
    return stopped({ kind: 'unreachable', reason: 'protocol' });
  }

  async function stopFor(error: unknown, signal: AbortSignal): Promise<Hop> {
    if (error instanceof AddressRefused) return stopped({ kind: 'refused', reason: 'privateAddress' });
    if (errorCode(error) === 'ENOTFOUND') {
      return stopped(
        (await networkIsUp()) ? { kind: 'noSuchHost' } : { kind: 'unreachable', reason: 'network' },
      );
    }
    const reason = signal.aborted ? 'timeout' : reasonOf(error);
    // A server that fails on HEAD may well answer GET; a certificate stays as it is.
    return { kind: 'stopped', answer: { kind: 'unreachable', reason }, mayHelpToGet: reason !== 'tls' };
  }

  async function networkIsUp(): Promise<boolean> {
    const controls = controlNames.map(async (name) => {
      if ((await resolve(name)).length === 0) throw new Error('no address');
    });
    return untilAborted(Promise.any(controls), AbortSignal.timeout(2_000)).then(
      () => true,
      () => false,
    );
  }
}

interface Arrived {
  readonly kind: 'arrived';
  readonly url: URL;
  readonly status: number;
  /** The beginning of an HTML page; empty where it was not read. */
  readonly page: string;
  readonly isHtml: boolean;
  readonly redirects: number;
}

type Hop =
  Arrived | { readonly kind: 'stopped'; readonly answer: VisitAnswer; readonly mayHelpToGet: boolean };

function stopped(answer: VisitAnswer): Hop {
  return { kind: 'stopped', answer, mayHelpToGet: false };
}

/** HEAD decides only what needs no page: every refusal is asked again with GET, and HTML is looked at. */
function isWorthGetting({ status, isHtml }: Arrived): boolean {
  return status >= 400 || (status < 300 && isHtml);
}

function answerOf({ status, url, page }: Arrived, asked: URL): VisitAnswer {
  return { kind: 'answered', status, finalUrl: url.href, ...readPageSigns(page, asked, url) };
}

function reasonOf(error: unknown): 'network' | 'timeout' | 'tls' | 'protocol' {
  if (error instanceof errors.HTTPParserError) return 'protocol';
  const code = errorCode(error);
  if (/TIMEOUT|ETIMEDOUT/.test(code)) return 'timeout';
  if (/^UND_ERR_HEADERS_OVERFLOW|^UND_ERR_RES/.test(code)) return 'protocol';
  if (/TLS|SSL|CERT|EPROTO|UNABLE_TO|SELF_SIGNED/.test(code)) return 'tls';
  return 'network';
}
