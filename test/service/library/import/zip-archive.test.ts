/** Archives as they come, and as they are made to harm. */
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { openZipArchive } from '../../../../src/service/library/import/zip-archive';
import { temporaryFolder } from '../../../support/temporary-folder';

const folder = temporaryFolder();
const WORDS = Buffer.from('It is so ordered. '.repeat(50));
const LIMITS = { entryBytes: 10_000_000, totalBytes: 20_000_000 };
const CONTENTS_ENTRY = Buffer.from([0x50, 0x4b, 0x01, 0x02]);

function zipFile(bytes: Uint8Array): string {
  const path = join(folder, `${Math.random()}.zip`);
  writeFileSync(path, bytes);
  return path;
}

const archive = Buffer.from(
  zipSync({ 'json/a.json': WORDS, 'html/b.html': [WORDS, { level: 0 }], 'other/c': WORDS }),
);
const open = (bytes: Uint8Array) => openZipArchive(zipFile(bytes), /^(?:json|html)\/[^/\\]+$/, LIMITS);

/** The archive with one field of the first entry's line in the contents changed. */
function withField(at: number, value: number, bytes: 2 | 4 = 4): Buffer {
  const changed = Buffer.from(archive);
  const line = changed.indexOf(CONTENTS_ENTRY);
  changed.writeUIntLE(value, line + at, bytes);
  return changed;
}

describe('a zip', () => {
  test('gives its files, packed or not, and only those that are wanted', () => {
    const zip = open(archive);
    expect(zip.names).toEqual(['json/a.json', 'html/b.html']);
    expect(zip.read('json/a.json')).toEqual(WORDS);
    expect(zip.read('html/b.html')).toEqual(WORDS);
    expect(zip.read('other/c')).toBeNull();
  });

  test.each<[string, () => Uint8Array, RegExp]>([
    ['no zip', () => WORDS, /no zip/],
    ['an empty file', () => Buffer.alloc(0), /no zip/],
    ['one that is cut short', () => archive.subarray(0, archive.length - 30), /no zip/],
    ['a list of contents that lies beyond the file', () => archive.subarray(200), /damaged list/],
    ['an entry that says to be packed in 4 GiB', () => withField(20, 0xffffffff), /damaged list/],
    [
      'an entry that unpacks to a thousand times its size',
      () => zipSync({ 'json/a.json': Buffer.alloc(2_000_000) }),
      /unpacks to more/,
    ],
    [
      'an entry that is too large',
      () => zipSync({ 'json/a.json': [Buffer.alloc(10_000_001), { level: 0 }] }),
      /unpacks to more/,
    ],
    [
      'entries that are too large together',
      () =>
        zipSync(
          Object.fromEntries(
            ['a', 'b', 'c'].map((name) => [`json/${name}`, [Buffer.alloc(9_000_000), { level: 0 }]]),
          ),
        ),
      /unpacks to more/,
    ],
  ])('%s is refused', (_, make, message) => {
    expect(() => open(make())).toThrow(message);
  });

  test('with a file twice is refused', () => {
    const twice = Buffer.from(zipSync({ 'json/a.json': WORDS, 'json/b.json': WORDS }));
    for (let at = twice.indexOf('json/b.json'); at !== -1; at = twice.indexOf('json/b.json'))
      twice.write('json/a.json', at);
    expect(() => open(twice)).toThrow('json/a.json twice');
  });

  test.each([
    ['a link', () => withField(38, 0xa1ff0000), true],
    ['a device', () => withField(38, 0x61ff0000), true],
    ['encrypted', () => withField(8, 1, 2), false],
  ])('an entry that is %s is not there', (_, make, isUnix) => {
    const changed = make();
    if (isUnix) changed.writeUInt8(3, changed.indexOf(CONTENTS_ENTRY) + 5);
    expect(open(changed).read('json/a.json')).toBeNull();
  });

  test.each([
    ['a sum that does not agree', 16, 12345],
    ['fewer bytes than it unpacks to', 24, 10],
    ['more bytes than it unpacks to', 24, 5_000],
    ['a place where no entry begins', 42, 7],
  ])('an entry with %s cannot be read', (_, at, value) => {
    const zip = open(withField(at, value));
    expect(() => zip.read('json/a.json')).toThrow(/damaged|not where/);
  });

  test('that is a link is refused', () => {
    const link = join(folder, 'link.zip');
    symlinkSync(zipFile(archive), link);
    expect(() => openZipArchive(link, /./, LIMITS)).toThrow();
  });
});
