/**
 * The entries of a ZIP archive, within bounds. The central directory is read here and not by fflate, because what it
 * says of sizes cannot be trusted: an entry is unpacked in steps and given up as soon as the archive exceeds its bound.
 */
import { Inflate } from 'fflate';
import { refuse } from './refuse';

export interface ZipBounds {
  readonly fileBytes: number;
  readonly entries: number;
  /** Of all entries that are read, together. */
  readonly unpackedBytes: number;
}

const mebibyte = 1024 * 1024;
export const zipBounds: ZipBounds = {
  fileBytes: 100 * mebibyte,
  entries: 10_000,
  unpackedBytes: 64 * mebibyte,
};

export interface ZipArchive {
  readonly names: readonly string[];
  /** The unpacked bytes, or `undefined` where there is no such entry. All reads together stay within the bound. */
  read(name: string): Uint8Array | undefined;
}

interface Entry {
  readonly method: number;
  readonly packedBytes: number;
  readonly localHeader: number;
}

/** Throws `UnreadableDocument` where the archive is damaged or beyond its bounds. */
export function openZip(bytes: Uint8Array, bounds: ZipBounds = zipBounds): ZipArchive {
  if (bytes.length > bounds.fileBytes) throw refuse('fileTooLarge');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readWithinFile(() => readDirectory(view, bytes, bounds.entries));
  let left = bounds.unpackedBytes;
  return {
    names: [...entries.keys()],
    read: (name) => {
      const entry = entries.get(name);
      if (!entry) return undefined;
      const unpacked = readWithinFile(() => unpack(view, bytes, entry, left));
      left -= unpacked.length;
      return unpacked;
    },
  };
}

/** An offset that points outside the file is damage, not our mistake. */
function readWithinFile<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) throw refuse('brokenArchive', error);
    throw error;
  }
}

function readDirectory(view: DataView, bytes: Uint8Array, mostEntries: number): Map<string, Entry> {
  const end = findEndOfDirectory(view);
  let count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (end >= 20 && view.getUint32(end - 20, true) === 0x07064b50) {
    const end64 = Number(view.getBigUint64(end - 12, true));
    count = Number(view.getBigUint64(end64 + 32, true));
    at = Number(view.getBigUint64(end64 + 48, true));
  }
  if (count > mostEntries) throw refuse('contentTooLarge');

  const entries = new Map<string, Entry>();
  const decoder = new TextDecoder();
  for (let index = 0; index < count; index++) {
    if (view.getUint32(at, true) !== 0x02014b50) throw refuse('brokenArchive');
    const nameLength = view.getUint16(at + 28, true);
    const extraLength = view.getUint16(at + 30, true);
    const name = decoder.decode(bytes.subarray(at + 46, at + 46 + nameLength));
    const entry = {
      method: view.getUint16(at + 10, true),
      ...placeOfEntry(view, at, at + 46 + nameLength, extraLength),
    };
    // Bit 0: encrypted by the archiver, which Word never does.
    if (view.getUint16(at + 8, true) & 1) throw refuse('encrypted');
    entries.set(name, entry);
    at += 46 + nameLength + extraLength + view.getUint16(at + 32, true);
  }
  return entries;
}

/** The record stands at the end of the file, before a comment of at most 65,535 bytes. */
function findEndOfDirectory(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= lowest; at--) {
    if (view.getUint32(at, true) === 0x06054b50) return at;
  }
  throw refuse('brokenArchive');
}

/** Sizes of 0xFFFFFFFF stand in the ZIP64 extra field instead, in the order unpacked, packed, offset. */
function placeOfEntry(view: DataView, header: number, extra: number, extraLength: number) {
  let packedBytes = view.getUint32(header + 20, true);
  let localHeader = view.getUint32(header + 42, true);
  for (let at = extra; at + 4 <= extra + extraLength; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue;
    let value = at + 4;
    if (view.getUint32(header + 24, true) === 0xffffffff) value += 8;
    if (packedBytes === 0xffffffff) {
      packedBytes = Number(view.getBigUint64(value, true));
      value += 8;
    }
    if (localHeader === 0xffffffff) localHeader = Number(view.getBigUint64(value, true));
  }
  return { packedBytes, localHeader };
}

function unpack(view: DataView, bytes: Uint8Array, entry: Entry, mostBytes: number): Uint8Array {
  const { localHeader, packedBytes, method } = entry;
  if (view.getUint32(localHeader, true) !== 0x04034b50) throw refuse('brokenArchive');
  const start =
    localHeader + 30 + view.getUint16(localHeader + 26, true) + view.getUint16(localHeader + 28, true);
  if (start + packedBytes > bytes.length) throw refuse('brokenArchive');
  const packed = bytes.subarray(start, start + packedBytes);
  if (method === 0) {
    if (packed.length > mostBytes) throw refuse('contentTooLarge');
    return packed;
  }
  if (method !== 8) throw refuse('brokenArchive');
  return inflateWithin(packed, mostBytes);
}

/** Deflate expands at most about 1,032 times, so a step of 16 KiB yields at most some 16 MiB before it is looked at. */
function inflateWithin(packed: Uint8Array, mostBytes: number): Uint8Array {
  const stepBytes = 16 * 1024;
  const chunks: Uint8Array[] = [];
  let length = 0;
  const inflate = new Inflate((chunk) => {
    chunks.push(chunk);
    length += chunk.length;
  });
  for (let at = 0; at < packed.length || at === 0; at += stepBytes) {
    try {
      inflate.push(packed.subarray(at, at + stepBytes), at + stepBytes >= packed.length);
    } catch (error) {
      throw refuse('brokenArchive', error);
    }
    if (length > mostBytes) throw refuse('contentTooLarge');
  }

  const unpacked = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    unpacked.set(chunk, at);
    at += chunk.length;
  }
  return unpacked;
}
