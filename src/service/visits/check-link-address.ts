/** What an address says before anything is resolved: whether a careful visitor would go there at all. */
import { bareHost, isAddress, isPublicAddress } from '../../links/public-address';
import type { VisitAnswer } from './link-visitor';

export type CheckedAddress =
  | { readonly kind: 'visitable'; readonly url: URL }
  | { readonly kind: 'refused'; readonly reason: Extract<VisitAnswer, { kind: 'refused' }>['reason'] };

export const publicPorts: ReadonlySet<number> = new Set([80, 443]);

/** The URL standard reads every spelling of a number (hexadecimal, octal, one integer, full-width) into plain form first. */
export function checkLinkAddress(
  text: string,
  base?: URL,
  ports: ReadonlySet<number> = publicPorts,
): CheckedAddress {
  const url = parseUrl(text, base);
  if (url === null) return { kind: 'refused', reason: 'malformed' };
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { kind: 'refused', reason: 'scheme' };
  if (url.username !== '' || url.password !== '') return { kind: 'refused', reason: 'credentials' };
  if (!ports.has(portOf(url))) return { kind: 'refused', reason: 'port' };
  const host = bareHost(url.hostname);
  const isPrivate = isAddress(host) ? !isPublicAddress(host) : isInternalName(host);
  return isPrivate ? { kind: 'refused', reason: 'privateAddress' } : { kind: 'visitable', url };
}

export function portOf(url: { readonly protocol: string; readonly port: string }): number {
  if (url.port !== '') return Number(url.port);
  return url.protocol === 'https:' ? 443 : 80;
}

function parseUrl(text: string, base: URL | undefined): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** Names that only a local network answers; they are not even asked for. */
function isInternalName(host: string): boolean {
  return !host.includes('.') || internalName.test(host);
}

const internalName =
  /\.(?:localhost|local|localdomain|internal|home\.arpa|arpa|lan|home|intranet|corp|private|onion)$/i;
