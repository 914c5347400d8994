/**
 * The rows of a table as PostgreSQL's COPY writes them: values in quotation marks, NULL bare and empty, a mark within a value
 * escaped by a backslash (or, in older exports, doubled), line breaks within values. What cannot be read is told and passed over.
 *
 * Our own: the package at hand reads 7 MB/s, takes a backslash before any letter for an escape, tells neither NULL from "" nor
 * where a row begins, and gives up a whole file at a mark out of place.
 */
import { isUtf8 } from 'node:buffer';
import type { InputPiece, InputPlace } from './bulk-input';

export type ReadRow =
  /** The values of the wanted columns, in their order; `null` for NULL and for what a short row lacks. */
  | { readonly kind: 'row'; readonly values: readonly (string | null)[]; readonly end: number }
  | { readonly kind: 'bad'; readonly reason: string; readonly offset: number; readonly end: number };

/** Where the header stands in the file's own words, and how its values are escaped. */
export interface TableForm {
  readonly columns: readonly string[];
  readonly escape: 'backslash' | 'doubled';
  /** The first byte after the header. */
  readonly end: number;
}

/** The longest opinions, which stand in a row in several forms, come to a few megabytes in each. */
export const MAX_ROW_BYTES = 64 * 1024 ** 2;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const LINE_FEED = 0x0a;
const RETURN = 0x0d;
/** How a row begins, to find the next one after a row that cannot be read: every table has a number or a short word for its id. */
const ROW_START = /\n"[\w.-]{1,40}",/g;
const ROW_START_BYTES = 48;
const FORM_SAMPLE = 1024 ** 2;

/** `null` for an empty file. */
export function readTableForm(pieces: Iterable<InputPiece>): TableForm | null {
  let sample = Buffer.alloc(0);
  for (const { bytes } of pieces) {
    sample = Buffer.concat([sample, bytes]);
    if (sample.length >= FORM_SAMPLE) break;
  }
  const bom = sample.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf])) ? 3 : 0;
  const lineEnd = sample.indexOf(LINE_FEED);
  if (lineEnd === -1) return null;
  const header = sample.subarray(bom, lineEnd).toString('latin1').replace(/\r$/, '');
  const text = sample.subarray(lineEnd).toString('latin1');
  // Marks within values of the older form: `"the ""Act"" of"`. In the newer one, two in a row are an empty value.
  const isDoubled = /[^,\n\\]""[^,\r\n]/.test(text) && !/[^\\]\\"(?![,\r\n])/.test(text);
  return {
    columns: header.split(',').map((name) => name.replace(/^"|"$/g, '')),
    escape: isDoubled ? 'doubled' : 'backslash',
    end: lineEnd + 1,
  };
}

export interface RowReader {
  readonly rows: Generator<ReadRow>;
  /** From where the row that ends at `end` is the last one read: where to read on, and how many bytes to leave out there. */
  placeAt(end: number): { readonly place: InputPlace; readonly skip: number };
}

/** `pieces` begin with a row after `skip` bytes. `wanted`: positions of columns, ascending. */
export function readRows(
  pieces: Iterator<InputPiece>,
  skip: number,
  { columns, escape }: TableForm,
  wanted: readonly number[],
): RowReader {
  /** Beginnings of the pieces that are still of use, the oldest first. */
  const places: InputPlace[] = [];
  let buffer: Buffer = Buffer.alloc(0);
  /** The offset of the buffer's first byte in the unpacked file. */
  let base = -1;
  let isEnded = false;

  /** More of the file, at least as much again as is held: so a long row is gone through a few times, not once a piece. */
  const readMore = (keepFrom: number): void => {
    const kept = buffer.subarray(keepFrom);
    const parts = [kept];
    base += keepFrom;
    for (let added = 0; added === 0 || added < Math.min(kept.length, MAX_ROW_BYTES - kept.length);) {
      const next = pieces.next();
      if (next.done === true) {
        isEnded = true;
        break;
      }
      const { bytes, place } = next.value;
      if (base < 0) base = place.offset;
      places.push(place);
      parts.push(bytes);
      added += bytes.length;
    }
    buffer = Buffer.concat(parts);
  };

  function* rows(): Generator<ReadRow> {
    let at = 0;
    readMore(0);
    base = Math.max(base, 0);
    while (buffer.length < skip && !isEnded) readMore(0);
    at = skip;
    for (;;) {
      const row =
        at < buffer.length || isEnded ? scanRow(buffer, at, isEnded, columns.length, wanted, escape) : null;
      if (row === 'end') return;
      if (row === null) {
        if (buffer.length - at > MAX_ROW_BYTES) {
          at = yield* passOver(at, 'the row is longer than any can be');
        } else {
          readMore(at);
          at = 0;
        }
      } else if (row.problem === null) {
        at = row.end;
        yield { kind: 'row', values: row.values, end: base + at };
      } else if (row.isWhole) {
        const offset = base + at;
        at = row.end;
        yield { kind: 'bad', reason: row.problem, offset, end: base + at };
      } else {
        at = yield* passOver(at, row.problem);
      }
    }
  }

  /** To where a row seems to begin again. */
  function* passOver(from: number, reason: string): Generator<ReadRow, number> {
    const offset = base + from;
    let at = from;
    for (;;) {
      const found = rowStartAfter(buffer, at);
      if (found !== null) {
        yield { kind: 'bad', reason, offset, end: base + found };
        return found;
      }
      if (isEnded) {
        yield { kind: 'bad', reason, offset, end: base + buffer.length };
        return buffer.length;
      }
      readMore(Math.max(at, buffer.length - ROW_START_BYTES));
      at = 0;
    }
  }

  return {
    rows: rows(),
    placeAt(end) {
      while ((places[1]?.offset ?? Infinity) <= end) places.shift();
      const [place] = places;
      if (!place) throw new Error('nothing was read');
      return { place, skip: end - place.offset };
    },
  };
}

interface ScannedRow {
  readonly values: readonly (string | null)[];
  readonly problem: string | null;
  /** The row ends where it seems to. */
  readonly isWhole: boolean;
  readonly end: number;
}

/** The row that begins at `from`; `null` where the buffer ends before it does, `'end'` where none begins. */
function scanRow(
  buffer: Buffer,
  from: number,
  isEnded: boolean,
  columnCount: number,
  wanted: readonly number[],
  escape: TableForm['escape'],
): ScannedRow | 'end' | null {
  if (from >= buffer.length) return isEnded ? 'end' : null;
  const values: (string | null)[] = [];
  let problem: string | null = null;
  let column = 0;
  let at = from;
  for (;;) {
    const isWanted = wanted[values.length] === column;
    if (buffer[at] === QUOTE) {
      const end = closingQuote(buffer, at + 1, escape);
      if (end === -1 || (end + 1 === buffer.length && !isEnded)) {
        if (end === -1 && isEnded)
          return { values, problem: 'a value has no end', isWhole: false, end: buffer.length };
        return null;
      }
      if (isWanted) {
        const value = valueOf(buffer, at + 1, end, escape);
        if (value === null) problem ??= 'a value is no text (bytes that are no UTF-8, or NUL)';
        values.push(value);
      }
      at = end + 1;
    } else {
      const end = bareEnd(buffer, at);
      if (end === buffer.length && !isEnded) return null;
      if (isWanted) values.push(end === at ? null : valueOf(buffer, at, end, escape));
      if (buffer.subarray(at, end).includes(QUOTE)) {
        return { values, problem: 'a quotation mark stands within a bare value', isWhole: false, end };
      }
      at = end;
    }

    column += 1;
    const next = buffer[at];
    if (next === COMMA) {
      at += 1;
      continue;
    }
    const isReturn = next === RETURN && buffer[at + 1] === LINE_FEED;
    if (next === RETURN && at + 1 === buffer.length && !isEnded) return null;
    if (next !== undefined && next !== LINE_FEED && !isReturn) {
      return { values, problem: 'something follows the end of a value', isWhole: false, end: at };
    }
    if (column > columnCount) problem ??= `it has ${column} values for ${columnCount} columns`;
    while (values.length < wanted.length) values.push(null);
    return { values, problem, isWhole: true, end: Math.min(buffer.length, at + (isReturn ? 2 : 1)) };
  }
}

/** -1 for none. In a value with backslashes, marks after an odd number of these belong to it; in the other form, marks in pairs do. */
function closingQuote(buffer: Buffer, from: number, escape: TableForm['escape']): number {
  for (let at = buffer.indexOf(QUOTE, from); at !== -1; at = buffer.indexOf(QUOTE, at + 1)) {
    if (escape === 'doubled') {
      if (buffer[at + 1] !== QUOTE) return at;
      at += 1;
      continue;
    }
    let before = at;
    while (before > from && buffer[before - 1] === BACKSLASH) before -= 1;
    if ((at - before) % 2 === 0) return at;
  }
  return -1;
}

function bareEnd(buffer: Buffer, from: number): number {
  let at = from;
  for (; at < buffer.length; at += 1) {
    const byte = buffer[at];
    if (byte === COMMA || byte === LINE_FEED || byte === RETURN) break;
  }
  return at;
}

/** `null` where the bytes are no text. */
function valueOf(buffer: Buffer, from: number, to: number, escape: TableForm['escape']): string | null {
  const text = buffer.toString('utf8', from, to);
  if (text.includes('\0')) return null;
  if (text.includes('\ufffd') && !isUtf8(buffer.subarray(from, to))) return null;
  if (escape === 'doubled') return text.includes('"') ? text.replaceAll('""', '"') : text;
  return text.includes('\\') ? text.replace(/\\(["\\])/g, '$1') : text;
}

function rowStartAfter(buffer: Buffer, from: number): number | null {
  const step = 1024 ** 2;
  for (let at = from; at < buffer.length; at += step) {
    ROW_START.lastIndex = 0;
    const found = ROW_START.exec(buffer.toString('latin1', at, at + step + ROW_START_BYTES));
    if (found) return at + found.index + 1;
  }
  return null;
}
