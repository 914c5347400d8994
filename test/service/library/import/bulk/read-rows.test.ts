import { describe, expect, test } from 'vitest';
import { BEGINNING, type InputPiece } from '../../../../../src/service/library/import/bulk/bulk-input';
import {
  MAX_ROW_BYTES,
  readRows,
  readTableForm,
  type ReadRow,
  type TableForm,
} from '../../../../../src/service/library/import/bulk/read-rows';
import { bulkValue } from '../../../../support/bulk-tables';

/** The same bytes in pieces of `size`, as a file or an archive would give them. */
function* piecesOf(bytes: Buffer, size: number, from = 0): Generator<InputPiece> {
  for (let at = from; at < bytes.length; at += size) {
    yield { bytes: bytes.subarray(at, at + size), place: { ...BEGINNING, offset: at }, readBytes: at };
  }
}

function formOf(bytes: Buffer): TableForm {
  const form = readTableForm(piecesOf(bytes, 1000));
  if (!form) throw new Error('no form');
  return form;
}

function read(source: string | Buffer, size = 1000): readonly ReadRow[] {
  const bytes = Buffer.from(source);
  const form = formOf(bytes);
  const wanted = form.columns.map((_, at) => at);
  return [...readRows(piecesOf(bytes, size), form.end, form, wanted).rows];
}

const valuesOf = (rows: readonly ReadRow[]) =>
  rows.map((row) => (row.kind === 'row' ? row.values : row.reason));

const HEADER = 'id,name,note\n';

describe('rows of a table', () => {
  test.each<[string, string, (string | null)[]]>([
    ['values in quotation marks', '"1","Alder v. Birch","x"', ['1', 'Alder v. Birch', 'x']],
    ['NULL, bare and empty, is not the empty value', '"1",,""', ['1', null, '']],
    ['a mark that is escaped', String.raw`"1","the \"Act\"","x"`, ['1', 'the "Act"', 'x']],
    ['a backslash that is escaped, before the closing mark', String.raw`"1","a\\","b"`, ['1', 'a\\', 'b']],
    ['an escaped backslash before an escaped mark', String.raw`"1","a\\\"b","c"`, ['1', 'a\\"b', 'c']],
    ['a backslash before another letter stands for itself', String.raw`"1","a\nb","c"`, ['1', 'a\\nb', 'c']],
    [
      'line breaks and commas within values',
      '"1","two\nlines, and more","x"',
      ['1', 'two\nlines, and more', 'x'],
    ],
    ['bare values', '1,Alder,x', ['1', 'Alder', 'x']],
    ['a short row, whose missing values are NULL', '"1","Alder"', ['1', 'Alder', null]],
    ['more than ASCII', '"1","Peña v. § 7","“x”"', ['1', 'Peña v. § 7', '“x”']],
  ])('%s', (_, row, values) => {
    for (const end of ['\n', '\r\n', '']) {
      for (const size of [1, 2, 3, 7, 1000]) {
        expect(valuesOf(read(`${HEADER}${row}${end}`, size))).toEqual([values]);
      }
    }
  });

  test('in the older form, marks are doubled and a backslash is a letter', () => {
    const source = `${HEADER}"1","the ""Act"" of","C:\\"\n"2","""x""",""\n`;
    expect(formOf(Buffer.from(source)).escape).toBe('doubled');
    expect(valuesOf(read(source, 3))).toEqual([
      ['1', 'the "Act" of', 'C:\\'],
      ['2', '"x"', ''],
    ]);
  });

  test('what was written is read, whatever the values', () => {
    const values = ['', '"', '\\', '\\"', '"\\', 'a\n"b",\\"c"\\', ',', '\r\n', '"2",', '\\\\"'];
    const rows = values.flatMap((left) => values.map((right) => ['7', left, right]));
    const source = HEADER + rows.map((row) => row.map(bulkValue).join(',')).join('\n');
    expect(valuesOf(read(source, 11))).toEqual(rows);
  });

  test('a byte order mark and marks around the names of columns are no part of them', () => {
    expect(formOf(Buffer.from('\ufeff"id","name"\r\n')).columns).toEqual(['id', 'name']);
    expect(readTableForm(piecesOf(Buffer.alloc(0), 1))).toBeNull();
  });

  test('only the columns that are wanted are given', () => {
    const bytes = Buffer.from(`${HEADER}"1","a","b"\n"2","c"\n`);
    const form = formOf(bytes);
    expect(valuesOf([...readRows(piecesOf(bytes, 9), form.end, form, [0, 2]).rows])).toEqual([
      ['1', 'b'],
      ['2', null],
    ]);
  });
});

describe('a row that cannot be read is told, and the next one stands', () => {
  const next = '"2","Cedar","x"\n';
  test.each<[string, string | Buffer, RegExp]>([
    ['letters after the closing mark', '"1","Al"der","x"\n', /follows the end/],
    ['a mark that is never closed', '"1","Alder,"x"\n', /follows the end/],
    ['a mark in a bare value', '1,Al"der,x\n', /bare value/],
    ['more values than columns', '"1","a","b","c"\n', /4 values for 3 columns/],
    ['NUL', '"1","a\0b","c"\n', /no text/],
    [
      'bytes that are no UTF-8',
      Buffer.from([...Buffer.from('"1","'), 0xff, 0xfe, ...Buffer.from('","c"\n')]),
      /no text/,
    ],
  ])('%s', (_, row, reason) => {
    for (const size of [1, 5, 1000]) {
      const rows = read(Buffer.concat([Buffer.from(HEADER), Buffer.from(row), Buffer.from(next)]), size);
      expect(valuesOf(rows)).toEqual([expect.stringMatching(reason), ['2', 'Cedar', 'x']]);
      expect(rows[0]).toMatchObject({ kind: 'bad', offset: HEADER.length });
    }
  });

  test('a value that is open at the end of the file', () => {
    expect(valuesOf(read(`${HEADER}${next}"3","Elm`))).toEqual([['2', 'Cedar', 'x'], 'a value has no end']);
  });

  test('a replacement character that the source really has is no damage', () => {
    expect(valuesOf(read(`${HEADER}"1","a\ufffdb","c"\n`))).toEqual([['1', 'a\ufffdb', 'c']]);
  });

  test('a row without end is given up in bounded memory', () => {
    const line = Buffer.from('"1","endless');
    const filler = Buffer.alloc(1024 ** 2, 'x');
    const count = MAX_ROW_BYTES / filler.length + 20;
    let most = 0;
    function* pieces(): Generator<InputPiece> {
      const parts = [
        Buffer.from(HEADER),
        line,
        ...Array<Buffer>(count).fill(filler),
        Buffer.from(`\n${next}`),
      ];
      let offset = 0;
      for (const bytes of parts) {
        yield { bytes, place: { ...BEGINNING, offset }, readBytes: offset };
        offset += bytes.length;
        most = Math.max(most, process.memoryUsage().arrayBuffers);
      }
    }
    const before = process.memoryUsage().arrayBuffers;
    const form = formOf(Buffer.from(HEADER));
    const rows = [...readRows(pieces(), form.end, form, [0, 1, 2]).rows];
    expect(valuesOf(rows)).toEqual(['the row is longer than any can be', ['2', 'Cedar', 'x']]);
    expect(most - before).toBeLessThan(8 * MAX_ROW_BYTES);
  });
});

describe('reading on', () => {
  test('from any row gives the rest', () => {
    const rows = Array.from({ length: 60 }, (_, at) => [
      String(at),
      'n'.repeat(at % 13),
      at % 3 === 0 ? null : 'x',
    ]);
    const bytes = Buffer.from(HEADER + rows.map((row) => row.map(bulkValue).join(',')).join('\n'));
    const form = formOf(bytes);
    const reader = readRows(piecesOf(bytes, 40), form.end, form, [0, 1, 2]);
    let at = 0;
    for (const row of reader.rows) {
      at += 1;
      const { place, skip } = reader.placeAt(row.end);
      const rest = [...readRows(piecesOf(bytes, 40, place.offset), skip, form, [0, 1, 2]).rows];
      expect(valuesOf(rest)).toEqual(rows.slice(at));
    }
    expect(at).toBe(60);
  });
});
