/**
 * The bytes of a bulk file, plain or `.bz2`, in pieces, from the beginning or from where an earlier reading left off. A link, a
 * device, an archive that is damaged, cut short, or unpacks to more than such data can is refused.
 */
import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { Bzip2Damage, decodeBzip2Block, MAX_BLOCK_INPUT } from './bzip2-block';
import { sumOfStream } from './bzip2-crc';

export interface InputPiece {
  readonly bytes: Buffer;
  /** Where it begins. */
  readonly place: InputPlace;
  /** How much of the file, as it lies on the disk, has been read with it. */
  readonly readBytes: number;
}

/** Reading can go on from here. */
export interface InputPlace {
  /** Bytes of the unpacked file before it. */
  readonly offset: number;
  /** Bits of the file on the disk before it. */
  readonly bit: number;
  /** Of the bzip2 stream that it lies in: the size of its blocks, and the sum of those before. */
  readonly level: number;
  readonly sum: number;
}

export const BEGINNING: InputPlace = { offset: 0, bit: 0, level: 0, sum: 0 };

const PLAIN_PIECE = 1024 ** 2;
/** Exports of tables shrink to a tenth, seldom to a thirtieth. */
const MAX_RATIO = 250;
/** Below this an archive harms nobody. */
const UNQUESTIONED_BYTES = 64 * 1024 ** 2;

export function* readBulkInput(path: string, from: InputPlace = BEGINNING): Generator<InputPiece> {
  const file = openPlainFile(path);
  try {
    if (path.endsWith('.bz2')) yield* unpacked(file, from);
    else yield* plain(file, from);
  } catch (error) {
    if (!(error instanceof Bzip2Damage)) throw error;
    throw new Error(`${path} is no whole bzip2 archive: ${error.message}. Please fetch it again.`, {
      cause: error,
    });
  } finally {
    closeSync(file);
  }
}

/** Neither followed, where it is a link, nor waited for, where it is a pipe. */
export function openPlainFile(path: string): number {
  const file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  if (fstatSync(file).isFile()) return file;
  closeSync(file);
  throw new Error(`${path} is not a plain file`);
}

function* plain(file: number, from: InputPlace): Generator<InputPiece> {
  for (let offset = from.offset; ;) {
    const bytes = Buffer.allocUnsafe(PLAIN_PIECE);
    const length = readSync(file, bytes, 0, bytes.length, offset);
    if (length === 0) return;
    yield {
      bytes: bytes.subarray(0, length),
      place: { ...BEGINNING, offset, bit: offset * 8 },
      readBytes: offset + length,
    };
    offset += length;
  }
}

function* unpacked(file: number, from: InputPlace): Generator<InputPiece> {
  const window = openWindow(file);
  let { offset, bit, level, sum } = from;
  for (;;) {
    if (level === 0) {
      const start = bit / 8;
      const head = window.from(start);
      if (head.length === 0 && start > 0) return;
      level = levelOf(head);
      bit += 32;
    }
    const start = Math.floor(bit / 8);
    const block = decodeBzip2Block(window.from(start), bit % 8, level);
    const place = { offset, bit, level, sum };
    bit = start * 8 + block.endBit;
    if (block.kind === 'streamEnd') {
      if (block.crc !== sum) throw new Bzip2Damage('the sum over its blocks does not agree');
      level = 0;
      sum = 0;
      continue;
    }
    sum = sumOfStream(sum, block.crc);
    offset += block.bytes.length;
    if (offset > UNQUESTIONED_BYTES && offset > (bit / 8) * MAX_RATIO) {
      throw new Bzip2Damage(`it unpacks to more than ${MAX_RATIO} times its size`);
    }
    yield { bytes: block.bytes, place, readBytes: Math.ceil(bit / 8) };
  }
}

/** `BZh9` at the beginning, and again where archives were joined. */
function levelOf(head: Uint8Array): number {
  const level = (head[3] ?? 0) - 48;
  if (head[0] !== 0x42 || head[1] !== 0x5a || head[2] !== 0x68 || level < 1 || level > 9) {
    throw new Bzip2Damage('what stands there is no bzip2');
  }
  return level;
}

/** A part of the file that holds at least one whole block from a byte on, unless the file ends before. */
function openWindow(file: number): { from: (start: number) => Uint8Array } {
  const buffer = Buffer.allocUnsafe(2 * MAX_BLOCK_INPUT);
  let first = 0;
  let length = 0;
  let isLast = false;
  return {
    from(start) {
      if (start < first || (start + MAX_BLOCK_INPUT > first + length && !isLast)) {
        first = start;
        length = 0;
        for (let got = -1; got !== 0 && length < buffer.length; length += got) {
          got = readSync(file, buffer, length, buffer.length - length, first + length);
        }
        isLast = length < buffer.length;
      }
      return buffer.subarray(Math.min(start - first, length), length);
    },
  };
}
