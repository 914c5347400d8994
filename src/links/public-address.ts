/** Which addresses lie in the public internet. What is not certainly public counts as private. */
import ipaddr from 'ipaddr.js';

/** The host of a `URL` without the brackets of IPv6 and the dot of the root. */
export function bareHost(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}

/** Four decimal parts, or IPv6 without brackets: the only spellings that `URL` and the system write. */
export function isAddress(host: string): boolean {
  return ipaddr.IPv4.isValidFourPartDecimal(host) || ipaddr.IPv6.isValid(host);
}

/** Names, addresses with a zone and unusual spellings are not public. */
export function isPublicAddress(text: string): boolean {
  if (!isAddress(text) || text.includes('%')) return false;
  // `process` reads an IPv4 address out of its IPv6 mapping.
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  if (address.kind() === 'ipv4') return !specialVersion4.some((block) => address.match(block));
  return address.match(globalUnicast) && !specialVersion6.some((block) => address.match(block));
}

/**
 * From the IANA registries of special-purpose addresses: what `range` takes for ordinary, and tunnels into private nets. The last is
 * public by the registries, and on every machine in Azure the agent of the host, which hands out its settings.
 */
const specialVersion4 = ['192.88.99.0/24', '198.18.0.0/15', '192.0.0.0/24', '168.63.129.16/32'].map((block) =>
  ipaddr.IPv4.parseCIDR(block),
);

/** All that IANA has given out of IPv6. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

const specialVersion6 = ['3fff::/20', '2001:db8::/32', '2001::/23', '2002::/16'].map((block) =>
  ipaddr.IPv6.parseCIDR(block),
);
