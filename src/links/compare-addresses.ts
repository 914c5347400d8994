/** Where a link ended up, against the address that the brief gives. */
import { getDomain } from 'tldts';

/**
 * `same`: the same page of the same site, `http` or `https`, with or without `www` or a closing slash.
 * `sameSite`: another page of the same registrable domain.
 * `frontPage`: a page was asked for, and the site answered with its front page.
 * `otherDomain`: another registrable domain, or an address that cannot be read.
 */
export type AddressComparison = 'same' | 'sameSite' | 'frontPage' | 'otherDomain';

/** Compares addresses, never contents. A front page on another domain is `otherDomain`. */
export function compareAddresses(cited: string, final: string): AddressComparison {
  const from = parse(cited);
  const to = parse(final);
  if (!from || !to || siteOf(from) !== siteOf(to)) return 'otherDomain';
  if (pageOf(from) === pageOf(to)) return 'same';
  return isFrontPage(to) && !isFrontPage(from) ? 'frontPage' : 'sameSite';
}

function parse(address: string): URL | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url : null;
}

/**
 * The registrable domain, counting private suffixes: `a.github.io` and `b.github.io` belong to different people.
 * A host without one (an IP address, a bare suffix) stands for itself.
 */
function siteOf(url: URL): string {
  const host = url.hostname.replace(/\.$/, '');
  return getDomain(host, { allowPrivateDomains: true }) ?? host;
}

/** Host, path and query as one string, without what makes no difference to a reader; the fragment never leaves the browser. */
function pageOf(url: URL): string {
  const host = url.hostname.replace(/\.$/, '').replace(/^www\./, '');
  const path = withoutClosingSlashes(decoded(url.pathname));
  return `${host}:${url.port}${path}${url.search}`;
}

function withoutClosingSlashes(path: string): string {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

const frontPagePath =
  /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/?)?(?:(?:index|default|home|homepage|main|welcome)(?:\.[a-z]{3,5})?\/?)?$/i;

/** A query that only tracks or names a language does not make another page; any other does. */
function isFrontPage(url: URL): boolean {
  if (!frontPagePath.test(url.pathname)) return false;
  for (const name of url.searchParams.keys()) {
    if (!/^(?:utm_\w+|lang|locale|hl|ref|src|source|redirect(?:ed)?|from)$/i.test(name)) return false;
  }
  return true;
}
