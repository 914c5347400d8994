/** A sieve for names: comparing them in earnest costs far more than seeing that they share the beginning of no word. */

const LETTERS = 3;
const IN_EVERY_CAPTION = new Set([
  'state',
  'states',
  'people',
  'united',
  'commonwealth',
  'the',
  'inc',
  'llc',
]);

/** The first letters of each word that may tell a caption from others: `bro`, `boa`, `edu`. Lower case; a beginning may stand twice. */
export function nameBeginnings(name: string): readonly string[] {
  const small = name.toLowerCase();
  const words = small.match(/^[\x20-\x7e]*$/.test(small) ? /[a-z]+/g : /\p{L}+/gu) ?? [];
  const beginnings: string[] = [];
  for (const word of words) {
    if (word.length >= LETTERS && !IN_EVERY_CAPTION.has(word)) beginnings.push(word.slice(0, LETTERS));
  }
  return beginnings;
}

/** Fits into six bytes of a row, and into a number without loss. */
const BITS = 47;
/** So many of them are set together. */
const LOW_BITS = 24;

/**
 * The beginnings of several names as a set of bits. Names that share a beginning share a bit; names that share a bit mostly, and by
 * chance sometimes not, share a beginning.
 */
export function beginningBits(names: readonly string[]): number {
  let [low, high] = [0, 0];
  for (const name of names) {
    for (const beginning of nameBeginnings(name)) {
      const bit = bitOf(beginning);
      if (bit < LOW_BITS) low |= 1 << bit;
      else high |= 1 << (bit - LOW_BITS);
    }
  }
  return high * 2 ** LOW_BITS + low;
}

/** All bits: for a caption without a beginning, from which no name may be kept. */
export const EVERY_BEGINNING = 2 ** BITS - 1;

function bitOf(beginning: string): number {
  let hash = 0;
  for (let at = 0; at < LETTERS; at += 1) hash = (hash * 31 + beginning.charCodeAt(at)) % 65_521;
  return hash % BITS;
}
