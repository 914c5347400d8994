/**
 * One block of a bzip2 stream, decoded. Our own: the package at hand runs at 4 MB/s, loops for ever on a crafted run length and
 * cannot begin at a block, which is what lets an import of hundreds of gigabytes go on where it was killed.
 *
 * Move-to-front of Huffman-coded runs, then the inverse of the Burrows–Wheeler transform, then runs of four and more.
 */
import { crcOf } from './bzip2-crc';

/** More than the longest block that the format can spell: 32,767 groups of 50 symbols of 20 bits, and its tables. */
export const MAX_BLOCK_INPUT = (32_767 * 50 * 20) / 8 + 64 * 1024;

export type BlockEnd =
  | { readonly kind: 'block'; readonly bytes: Buffer; readonly crc: number; readonly endBit: number }
  /** The end of the stream, with the sum over its blocks. */
  | { readonly kind: 'streamEnd'; readonly crc: number; readonly endBit: number };

/** Whatever is no bzip2: damaged, cut short, or made to harm. */
export class Bzip2Damage extends Error {}

const BLOCK_MARK = [0x314159, 0x265359] as const;
const END_MARK = [0x177245, 0x385090] as const;
const GROUP_SIZE = 50;
const MAX_CODE_BITS = 20;
const RUN_A = 0;
const RUN_B = 1;
/** Codes up to this length are found by one look into a table. */
const QUICK_BITS = 10;

/** `input` must hold the whole block from `bit` on, or end where the file ends. `level`: 1–9, as the stream's head says. */
export function decodeBzip2Block(input: Uint8Array, bit: number, level: number): BlockEnd {
  const read = openBits(input, bit);
  const mark = [read.bits(24), read.bits(24)];
  const crc = read.bits(32);
  if (mark[0] === END_MARK[0] && mark[1] === END_MARK[1]) {
    return { kind: 'streamEnd', crc, endBit: Math.ceil(read.position() / 8) * 8 };
  }
  if (mark[0] !== BLOCK_MARK[0] || mark[1] !== BLOCK_MARK[1])
    throw new Bzip2Damage('no block begins where one should');
  if (read.bits(1) === 1) throw new Bzip2Damage('its randomized form is not read');
  const origin = read.bits(24);
  const { symbols, next, endBit } = readSymbols(input, read, level * 100_000);
  if (origin >= next) throw new Bzip2Damage('a block begins beyond its end');
  chainBytes(symbols, next);
  const bytes = expandRuns(symbols, next, origin);
  if (crcOf(bytes) !== crc) throw new Bzip2Damage('the sum of a block does not agree');
  return { kind: 'block', bytes, crc, endBit };
}

type Bits = ReturnType<typeof openBits>;

function openBits(input: Uint8Array, from: number) {
  let at = from;
  return {
    position: () => at,
    seek: (bit: number): void => {
      at = bit;
    },
    bits(count: number): number {
      if (at + count > input.length * 8) throw new Bzip2Damage('it ends in the middle');
      let value = 0;
      for (let left = count; left > 0;) {
        const free = 8 - (at & 7);
        const take = Math.min(free, left);
        const byte = input[at >>> 3] ?? 0;
        value = value * 2 ** take + ((byte >> (free - take)) & ((1 << take) - 1));
        at += take;
        left -= take;
      }
      return value;
    },
  };
}

/** The bytes in the order of the transform, one in each element of `symbols`. */
function readSymbols(
  input: Uint8Array,
  read: Bits,
  size: number,
): { symbols: Uint32Array; next: number; endBit: number } {
  const front = readUsedBytes(read);
  const tableCount = read.bits(3);
  if (tableCount < 2 || tableCount > 6) throw new Bzip2Damage('it has an impossible number of tables');
  const selectors = readSelectors(read, tableCount);
  const alphabet = front.length + 2;
  const tables = Array.from({ length: tableCount }, () => readCodeTable(read, alphabet));

  const symbols = new Uint32Array(size);
  const endOfBlock = alphabet - 1;
  let count = 0;
  let runLength = 0;
  let runPower = 1;

  // Bits are held in a number of up to 32 of them; past the end of the input stand zeros, and the position tells.
  let at = read.position() >>> 3;
  let held = (input[at++] ?? 0) & (0xff >> (read.position() & 7));
  let heldBits = 8 - (read.position() & 7);
  const limit = input.length;

  for (const selector of selectors) {
    const table = tables[selector];
    if (!table) throw new Bzip2Damage('it names a table that it does not have');
    const { quick, limits, bases, order, longest } = table;
    for (let left = GROUP_SIZE; left > 0; left -= 1) {
      while (heldBits < MAX_CODE_BITS) {
        held = ((held << 8) | (at < limit ? (input[at] ?? 0) : 0)) >>> 0;
        at += 1;
        heldBits += 8;
        if (at > limit + 4) throw new Bzip2Damage('it ends in the middle');
      }
      let symbol: number;
      const found = quick[(held >>> (heldBits - QUICK_BITS)) & ((1 << QUICK_BITS) - 1)] ?? 0;
      if (found !== 0) {
        heldBits -= found & 31;
        symbol = found >>> 5;
      } else {
        let length = QUICK_BITS + 1;
        let code = 0;
        for (; length <= longest; length += 1) {
          code = (held >>> (heldBits - length)) & ((1 << length) - 1);
          if (code <= (limits[length] ?? 0)) break;
        }
        if (length > longest) throw new Bzip2Damage('it has a code that stands for nothing');
        heldBits -= length;
        symbol = order[code - (bases[length] ?? 0)] ?? 0;
      }
      held &= (1 << heldBits) - 1;

      if (symbol === RUN_A || symbol === RUN_B) {
        runLength += runPower << symbol;
        runPower *= 2;
        if (runLength > size) throw new Bzip2Damage('a run is longer than its block');
        continue;
      }
      if (runLength > 0) {
        if (count + runLength > size) throw new Bzip2Damage('a block is longer than its stream allows');
        symbols.fill(front[0] ?? 0, count, count + runLength);
        count += runLength;
        runLength = 0;
        runPower = 1;
      }
      if (symbol === endOfBlock) return { symbols, next: count, endBit: at * 8 - heldBits };
      if (count >= size) throw new Bzip2Damage('a block is longer than its stream allows');
      const byte = front[symbol - 1] ?? 0;
      for (let place = symbol - 1; place > 0; place -= 1) front[place] = front[place - 1] ?? 0;
      front[0] = byte;
      symbols[count] = byte;
      count += 1;
    }
  }
  throw new Bzip2Damage('a block has no end');
}

function readUsedBytes(read: Bits): Uint8Array {
  const ranges = read.bits(16);
  const used: number[] = [];
  for (let range = 0; range < 16; range += 1) {
    if (((ranges >> (15 - range)) & 1) === 0) continue;
    const bytes = read.bits(16);
    for (let byte = 0; byte < 16; byte += 1) {
      if (((bytes >> (15 - byte)) & 1) === 1) used.push(range * 16 + byte);
    }
  }
  if (used.length === 0) throw new Bzip2Damage('a block uses no byte');
  return Uint8Array.from(used);
}

function readSelectors(read: Bits, tableCount: number): Uint8Array {
  const selectors = new Uint8Array(read.bits(15));
  const front = Array.from({ length: tableCount }, (_, at) => at);
  for (let at = 0; at < selectors.length; at += 1) {
    let place = 0;
    while (read.bits(1) === 1) place += 1;
    const [selected] = front.splice(place, 1);
    if (selected === undefined) throw new Bzip2Damage('it names a table that it does not have');
    front.unshift(selected);
    selectors[at] = selected;
  }
  return selectors;
}

interface CodeTable {
  /** By the first bits of a code: the symbol and, in the lowest five bits, the length of its code; 0 for a longer code. */
  readonly quick: Uint16Array;
  /** The greatest code of each length, -1 for none. */
  readonly limits: Int32Array;
  /** What to take from a code of each length for its place in `order`. */
  readonly bases: Int32Array;
  readonly order: Uint16Array;
  readonly longest: number;
}

function readCodeTable(read: Bits, alphabet: number): CodeTable {
  const lengths = new Uint8Array(alphabet);
  let length = read.bits(5);
  for (let symbol = 0; symbol < alphabet; symbol += 1) {
    for (;;) {
      if (length < 1 || length > MAX_CODE_BITS)
        throw new Bzip2Damage('it has a code of an impossible length');
      if (read.bits(1) === 0) break;
      length += read.bits(1) === 0 ? 1 : -1;
    }
    lengths[symbol] = length;
  }

  const quick = new Uint16Array(1 << QUICK_BITS);
  const limits = new Int32Array(MAX_CODE_BITS + 2).fill(-1);
  const bases = new Int32Array(MAX_CODE_BITS + 2);
  const order = new Uint16Array(alphabet);
  let code = 0;
  let placed = 0;
  for (let bits = 1; bits <= MAX_CODE_BITS; bits += 1) {
    bases[bits] = code - placed;
    for (let symbol = 0; symbol < alphabet; symbol += 1) {
      if (lengths[symbol] !== bits) continue;
      if (code >= 1 << bits) throw new Bzip2Damage('its codes overlap');
      order[placed] = symbol;
      placed += 1;
      limits[bits] = code;
      if (bits <= QUICK_BITS) {
        const first = code << (QUICK_BITS - bits);
        quick.fill((symbol << 5) | bits, first, first + (1 << (QUICK_BITS - bits)));
      }
      code += 1;
    }
    code *= 2;
  }
  return { quick, limits, bases, order, longest: Math.max(...lengths) };
}

/** Undoes the transform: above each byte, which stays in the lowest eight bits, stands where the next one is. */
function chainBytes(symbols: Uint32Array, count: number): void {
  const starts = new Uint32Array(257);
  for (let at = 0; at < count; at += 1) {
    const byte = (symbols[at] ?? 0) & 0xff;
    starts[byte + 1] = (starts[byte + 1] ?? 0) + 1;
  }
  for (let byte = 1; byte <= 256; byte += 1) starts[byte] = (starts[byte] ?? 0) + (starts[byte - 1] ?? 0);
  for (let at = 0; at < count; at += 1) {
    const byte = (symbols[at] ?? 0) & 0xff;
    const place = starts[byte] ?? 0;
    starts[byte] = place + 1;
    symbols[place] = (symbols[place] ?? 0) | (at << 8);
  }
}

/** Undoes the first coding of runs: after four equal bytes stands how many more there are. */
function expandRuns(symbols: Uint32Array, count: number, origin: number): Buffer {
  let out = Buffer.allocUnsafe(count + 65_536);
  let written = 0;
  let entry = symbols[origin] ?? 0;
  let previous = -1;
  let run = 0;
  for (let left = count; left > 0; left -= 1) {
    entry = symbols[entry >>> 8] ?? 0;
    const byte = entry & 0xff;
    if (written + 256 > out.length) {
      const larger = Buffer.allocUnsafe(out.length * 2);
      out.copy(larger, 0, 0, written);
      out = larger;
    }
    if (run === 4) {
      out.fill(previous, written, written + byte);
      written += byte;
      run = 0;
      previous = -1;
      continue;
    }
    run = byte === previous ? run + 1 : 1;
    previous = byte;
    out[written] = byte;
    written += 1;
  }
  return out.subarray(0, written);
}
