/**
 * A zip as its own table of contents describes it, one entry unpacked at a time: an archive of a volume is never in memory as a
 * whole. What unpacks to more than it says or than it may, is encrypted, a link, named twice or damaged is refused.
 */
import { closeSync, fstatSync, readSync } from 'node:fs';
import { crc32, inflateRawSync } from 'node:zlib';
import { openPlainFile } from './bulk/bulk-input';

export interface ZipArchive {
  /** Of files, in the order of the archive. */
  readonly names: readonly string[];
  /** `null` where there is no such file. */
  read(name: string): Buffer | null;
}

export interface ZipLimits {
  readonly entryBytes: number;
  readonly totalBytes: number;
}

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly crc: number;
  readonly packedBytes: number;
  readonly bytes: number;
  readonly offset: number;
}

const END_OF_CONTENTS = 0x06054b50;
const CONTENTS_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;
/** Text and JSON of cases shrink to a tenth; a page of nothing but one letter to a thousandth. */
const MAX_RATIO = 200;
/** Below this an entry harms nobody. */
const UNQUESTIONED_BYTES = 1024 ** 2;
const MOST_CONTENTS_BYTES = 64 * 1024 ** 2;

/** `wanted`: only entries of these names are looked at. Throws where the archive is refused. */
export function openZipArchive(path: string, wanted: RegExp, limits: ZipLimits): ZipArchive {
  const entries = new Map<string, Entry>();
  let total = 0;
  for (const entry of readContents(path)) {
    if (!wanted.test(entry.name)) continue;
    if (entries.has(entry.name)) throw new Error(`${path} has ${entry.name} twice`);
    total += entry.bytes;
    const isBomb = entry.bytes > UNQUESTIONED_BYTES && entry.bytes > entry.packedBytes * MAX_RATIO;
    if (isBomb || entry.bytes > limits.entryBytes || total > limits.totalBytes) {
      throw new Error(`${path} unpacks to more than a volume can hold`);
    }
    if (entry.packedBytes > limits.entryBytes) throw new Error(`${path} has a damaged list of contents`);
    entries.set(entry.name, entry);
  }
  return {
    names: [...entries.keys()],
    read(name) {
      const entry = entries.get(name);
      return entry ? readEntry(path, entry) : null;
    },
  };
}

/** The part of the file at `offset`; shorter where the file ends before. */
function readPart(path: string, offset: number, bytes: number): Buffer {
  const file = openPlainFile(path);
  try {
    const part = Buffer.allocUnsafe(bytes);
    return part.subarray(0, readSync(file, part, 0, bytes, offset));
  } finally {
    closeSync(file);
  }
}

function readContents(path: string): readonly Entry[] {
  const file = openPlainFile(path);
  const { size } = fstatSync(file);
  closeSync(file);
  // The end of the contents is followed by a comment of up to 65,535 bytes.
  const tail = readPart(path, Math.max(0, size - 66_000), Math.min(size, 66_000));
  const end = lastEndOfContents(tail);
  if (end === null) throw new Error(`${path} is no zip, or is cut short`);
  const count = tail.readUInt16LE(end + 10);
  const bytes = tail.readUInt32LE(end + 12);
  const offset = tail.readUInt32LE(end + 16);
  if (bytes > MOST_CONTENTS_BYTES || offset + bytes > size)
    throw new Error(`${path} has a damaged list of contents`);

  const contents = readPart(path, offset, bytes);
  const entries: Entry[] = [];
  for (let at = 0; entries.length < count;) {
    if (at + 46 > contents.length || contents.readUInt32LE(at) !== CONTENTS_ENTRY) {
      throw new Error(`${path} has a damaged list of contents`);
    }
    const nameBytes = contents.readUInt16LE(at + 28);
    const name = contents.toString('utf8', at + 46, at + 46 + nameBytes);
    entries.push({
      name: isPlain(contents, at) ? name : `refused/${name}`,
      method: contents.readUInt16LE(at + 10),
      crc: contents.readUInt32LE(at + 16),
      packedBytes: contents.readUInt32LE(at + 20),
      bytes: contents.readUInt32LE(at + 24),
      offset: contents.readUInt32LE(at + 42),
    });
    at += 46 + nameBytes + contents.readUInt16LE(at + 30) + contents.readUInt16LE(at + 32);
  }
  return entries;
}

function lastEndOfContents(tail: Buffer): number | null {
  for (let at = tail.length - 22; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) === END_OF_CONTENTS) return at;
  }
  return null;
}

/** Neither encrypted nor, as Unix notes it, a link or a device. */
function isPlain(contents: Buffer, at: number): boolean {
  const isEncrypted = (contents.readUInt16LE(at + 8) & 1) === 1;
  const fromUnix = contents.readUInt16LE(at + 4) >> 8 === 3;
  const kind = (contents.readUInt32LE(at + 38) >>> 28) & 0xf;
  return !isEncrypted && (!fromUnix || kind === 0x8 || kind === 0);
}

function readEntry(path: string, { name, method, crc, packedBytes, bytes, offset }: Entry): Buffer {
  const head = readPart(path, offset, 30);
  if (head.length < 30 || head.readUInt32LE(0) !== LOCAL_ENTRY)
    throw new Error(`${name} is not where the zip says`);
  const start = offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
  const packed = readPart(path, start, packedBytes);
  if (packed.length < packedBytes) throw new Error(`${name} is cut short`);
  const body = unpack(name, method, packed, bytes);
  if (body.length !== bytes || crc32(body) !== crc) throw new Error(`${name} is damaged`);
  return body;
}

function unpack(name: string, method: number, packed: Buffer, bytes: number): Buffer {
  if (method === STORED) return packed;
  if (method !== DEFLATED) throw new Error(`${name} is packed in a way that is not read`);
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, bytes) });
  } catch (error) {
    throw new Error(`${name} is damaged`, { cause: error });
  }
}
