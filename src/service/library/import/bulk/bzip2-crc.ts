/** The checksum of bzip2: CRC-32 with the highest bit first. */
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte << 24;
  for (let bit = 0; bit < 8; bit += 1) crc = (crc << 1) ^ (crc < 0 ? 0x04c11db7 : 0);
  return crc >>> 0;
});

export function crcOf(bytes: Uint8Array): number {
  let crc = -1;
  for (let at = 0; at < bytes.length; at += 1) {
    crc = (crc << 8) ^ (TABLE[(crc >>> 24) ^ (bytes[at] ?? 0)] ?? 0);
  }
  return ~crc >>> 0;
}

/** The sum of a stream after a block with `crc`. */
export function sumOfStream(sum: number, crc: number): number {
  return (((sum << 1) | (sum >>> 31)) ^ crc) >>> 0;
}
