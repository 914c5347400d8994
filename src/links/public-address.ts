/** Whether an IP address, as `URL` writes hosts, is one of the public Internet (IANA special-purpose registries, 2025). */
export function isPublicAddress(host: string): boolean {
  if (host.startsWith('[')) return isPublicVersion6(groupsOf(host.slice(1, -1)));
  const octets = host.split('.').map(Number);
  return isPublicVersion4(octets[0] ?? 0, octets[1] ?? 0, octets[2] ?? 0);
}

/** Whether `URL` has read a host as an IP address: it turns decimal, octal and hexadecimal spellings into dotted ones. */
export function isAddressHost(host: string): boolean {
  return host.startsWith('[') || /^\d+\.\d+\.\d+\.\d+$/.test(host);
}

function isPublicVersion4(first: number, second: number, third: number): boolean {
  if (first === 0 || first === 10 || first === 127 || first >= 224) return false;
  if (first === 100) return second < 64 || second > 127;
  if (first === 169) return second !== 254;
  if (first === 172) return second < 16 || second > 31;
  if (first === 192) {
    return (
      second !== 168 && !(second === 0 && (third === 0 || third === 2)) && !(second === 88 && third === 99)
    );
  }
  if (first === 198) return second !== 18 && second !== 19 && !(second === 51 && third === 100);
  return !(first === 203 && second === 0 && third === 113);
}

/** Global unicast is 2000::/3 alone; within it, tunnels (which carry any address) and documentation are not public. */
function isPublicVersion6(groups: readonly number[]): boolean {
  const [first = 0, second = 0] = groups;
  if (first < 0x2000 || first > 0x3fff || first === 0x2002) return false;
  if (first === 0x2001) return second >= 0x0200 && second !== 0x0db8;
  return !(first === 0x3fff && second < 0x1000);
}

/** The eight groups of an address as `URL` writes it, so without dotted parts or zones. */
function groupsOf(address: string): readonly number[] {
  const [head = '', tail] = address.split('::');
  const read = (part: string): number[] =>
    part === '' ? [] : part.split(':').map((group) => parseInt(group, 16));
  const before = read(head);
  const after = tail === undefined ? [] : read(tail);
  return [...before, ...new Array<number>(Math.max(0, 8 - before.length - after.length)).fill(0), ...after];
}
