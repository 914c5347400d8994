/** Which addresses lie in the public internet. What is not certainly public counts as private. */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** `text` is an address as the system writes it; names, zone ids and unusual spellings are not public. */
export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0 || text.includes('%')) return false;
  // `process` reads an IPv4 address out of its IPv6 mapping.
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  const special = address.kind() === 'ipv6' ? specialIpv6 : specialIpv4;
  return !special.some((block) => address.match(block));
}

/**
 * From the IANA registries of special-purpose addresses: what `range` takes for ordinary, and tunnels into private nets. The last is
 * public by the registries, and on every machine in Azure the agent of the host, which hands out its settings.
 */
const specialIpv4 = ['192.88.99.0/24', '198.18.0.0/15', '192.0.0.0/24', '168.63.129.16/32'].map((block) =>
  ipaddr.IPv4.parseCIDR(block),
);

const specialIpv6 = [
  '::/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  'fec0::/10',
  '5f00::/16',
  '3fff::/20',
  '2001:db8::/32',
  '2001::/23',
  '2002::/16',
  '100::/64',
].map((block) => ipaddr.IPv6.parseCIDR(block));
