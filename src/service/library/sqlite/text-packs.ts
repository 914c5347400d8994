/**
 * Compressed opinion texts in files that only grow (`texts-0001.pack`, …), so that an index can be replaced without
 * moving the texts. What an index in use refers to is never written over; only what an unfinished import left behind it is cut off.
 */
import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

const MAX_PACK_BYTES = 1024 ** 3;

interface TextPlace {
  readonly pack: number;
  readonly offset: number;
  readonly bytes: number;
}

export interface PackEnd {
  readonly pack: number;
  readonly offset: number;
}

export interface TextPackWriter {
  append(text: string): TextPlace;
  end(): PackEnd;
  /** On return everything appended is on the disk. */
  flush(): void;
  close(): void;
}

/** `from`: where the texts end that an index refers to; where it is not known, everything is kept. */
export function openTextPackWriter(folder: string, from: PackEnd | null = null): TextPackWriter {
  let pack = 1;
  while (existsSync(packPath(folder, pack + 1))) pack += 1;
  for (; from !== null && pack > from.pack; pack -= 1) rmSync(packPath(folder, pack), { force: true });
  let file = openSync(packPath(folder, pack), 'a');
  let end = fstatSync(file).size;
  if (from?.pack === pack && from.offset < end) {
    ftruncateSync(file, from.offset);
    end = from.offset;
  }

  return {
    append(text) {
      const body = compress(text);
      if (end > 0 && end + body.length > MAX_PACK_BYTES) {
        fsyncSync(file);
        closeSync(file);
        pack += 1;
        file = openSync(packPath(folder, pack), 'a');
        end = fstatSync(file).size;
      }
      appendWhole(file, body, end);
      const place = { pack, offset: end, bytes: body.length };
      end += body.length;
      return place;
    },
    end: () => ({ pack, offset: end }),
    flush: () => fsyncSync(file),
    close: () => {
      fsyncSync(file);
      closeSync(file);
    },
  };
}

/** A disk that is almost full takes a part, and says so only by the number of bytes: what follows would stand elsewhere than its index says. */
function appendWhole(file: number, body: Buffer, end: number): void {
  try {
    for (let written = 0; written < body.length;) written += writeSync(file, body, written);
  } catch (error) {
    ftruncateSync(file, end);
    throw error;
  }
}

export interface TextPackReader {
  /** Throws where the pack is shorter than the index says, or does not decompress. */
  read(place: TextPlace): string;
  close(): void;
}

export function openTextPackReader(folder: string): TextPackReader {
  const files = new Map<number, number>();
  return {
    read(place) {
      let file = files.get(place.pack);
      if (file === undefined) {
        file = openSync(packPath(folder, place.pack), 'r');
        files.set(place.pack, file);
      }
      const body = Buffer.allocUnsafe(place.bytes);
      const got = readSync(file, body, 0, place.bytes, place.offset);
      if (got !== place.bytes)
        throw new Error(`texts-${place.pack} ends before ${place.offset + place.bytes}`);
      return brotliDecompressSync(body).toString('utf8');
    },
    close() {
      for (const file of files.values()) closeSync(file);
      files.clear();
    },
  };
}

function packPath(folder: string, pack: number): string {
  return join(folder, `texts-${String(pack).padStart(4, '0')}.pack`);
}

/** Quality 5: an import compresses millions of opinions. */
function compress(text: string): Buffer {
  const body = Buffer.from(text, 'utf8');
  return brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
