/** What citations are split by over many machines: 48 bits of a hash of the volume, so that neighbouring pages stand together. */
import { createHash } from 'node:crypto';

/** Two volumes may share it, so reporter and volume are compared as well. */
export function volumeKey({
  reporter,
  volume,
}: {
  readonly reporter: string;
  readonly volume: string;
}): number {
  return createHash('sha256').update(`${volume} ${reporter}`).digest().readUIntBE(0, 6);
}
