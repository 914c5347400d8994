import { strFromU8, strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { UnreadableDocument } from '../../../src/document/brief-document';
import { openDocx } from '../../../src/document/docx/open-docx';
import { openZip, zipBounds } from '../../../src/document/docx/open-zip';
import { asZip64 } from '../../support/docx/as-zip64';
import { paragraph } from '../../support/docx/blocks';
import { part, writeDocx, zipParts } from '../../support/docx/write-docx';

const body = [paragraph('See Brown v. Board of Education, 347 U.S. 483 (1954).')];
const sound = writeDocx({ body });
const withMain = (main: string | Uint8Array | null): Uint8Array =>
  writeDocx({ body, parts: { 'word/document.xml': main } });

const compoundFile = (stream: string): Uint8Array => {
  const bytes = new Uint8Array(2048);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  Array.from(stream).forEach((character, index) => bytes.set([character.charCodeAt(0)], 1024 + index * 2));
  return bytes;
};

async function refusalOf(bytes: Uint8Array): Promise<UnreadableDocument> {
  const error: unknown = await openDocx(bytes)
    .read()
    .then(
      () => undefined,
      (reason: unknown) => reason,
    );
  if (!(error instanceof UnreadableDocument)) throw new Error(`not refused: ${String(error)}`);
  return error;
}

describe('a file that cannot be read is refused with what to do', () => {
  test.each<[string, Uint8Array, UnreadableDocument['reason'], RegExp]>([
    ['no bytes', new Uint8Array(), 'empty', /save it again/],
    ['no text', writeDocx({ body: [paragraph('')] }), 'empty', /nothing to check/],
    ['plain text', strToU8('Dear counsel,'), 'notDocx', /Save As/],
    ['a PDF', strToU8('%PDF-1.7'), 'notDocx', /Word document \(\.docx\) from which it was made/],
    ['rich text', strToU8('{\\rtf1 text}'), 'notDocx', /\.rtf/],
    [
      'an OpenDocument file',
      zipParts({ mimetype: 'application/x', 'content.xml': '<x/>' }),
      'notDocx',
      /\.odt/,
    ],
    ['another archive', zipParts({ 'notes.txt': 'x' }), 'notDocx', /not a Word document/],
    [
      'a workbook',
      zipParts({
        '_rels/.rels':
          '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
        'xl/workbook.xml': '<workbook/>',
      }),
      'notDocx',
      /Excel/,
    ],
    ['an old Word document', compoundFile('WordDocument'), 'oldFormat', /97 to 2003/],
    ['an encrypted document', compoundFile('EncryptedPackage'), 'encrypted', /remove the protection/],
    ['another compound file', compoundFile('Workbook'), 'notDocx', /not a Word document/],
    ['half a file', sound.slice(0, sound.length / 2), 'damaged', /damaged or incomplete/],
    [
      'a file without its beginning',
      Uint8Array.from([0x50, 0x4b, ...sound.slice(400)]),
      'damaged',
      /damaged/,
    ],
    ['a missing main part', withMain(null), 'damaged', /missing from the file/],
    ['a main part without a body', withMain(part('document', '')), 'damaged', /missing from the file/],
    ['markup that breaks off', withMain('<w:document xmlns:w="x"><w:body>'), 'damaged', /cannot be read/],
    ['bytes that are no characters', withMain(Uint8Array.of(0x3c, 0xff, 0xff)), 'damaged', /cannot be read/],
    [
      'an encoding that does not exist',
      withMain('<?xml version="1.0" encoding="x-none"?><a/>'),
      'damaged',
      /cannot be read/,
    ],
    [
      'a document type',
      withMain(
        `<!DOCTYPE w:document [<!ENTITY x SYSTEM "file:///etc/passwd">]>${part('document', '<w:body/>').replace(/^.*\n/, '')}`,
      ),
      'damaged',
      /document type/,
    ],
    [
      'markup nested without end',
      withMain(part('document', '<w:x>'.repeat(5000) + '</w:x>'.repeat(5000))),
      'damaged',
      /cannot be read/,
    ],
  ])('%s', async (_what, bytes, reason, message) => {
    const refusal = await refusalOf(bytes);
    expect(refusal.reason).toBe(reason);
    expect(refusal.message).toMatch(message);
    expect(refusal.message).toMatch(/Please|nothing to check/);
  });
});

describe('a file beyond the bounds', () => {
  test('is refused by its size without being looked at', async () => {
    const huge = new Uint8Array(200 * 1024 * 1024);
    huge.set(sound);
    expect((await refusalOf(huge)).reason).toBe('tooLarge');
  });

  test('is refused when it unpacks to more than is allowed, whatever its directory says', async () => {
    const unpacked = strToU8(part('document', ' '.repeat(zipBounds.unpackedBytes)));
    const bomb = zipSync({ 'word/document.xml': [unpacked, { level: 1 }] });
    expect(bomb.length).toBeLessThan(zipBounds.unpackedBytes / 100);
    const view = new DataView(bomb.buffer, bomb.byteOffset, bomb.byteLength);
    const directory = view.getUint32(bomb.length - 6, true);
    expect(view.getUint32(directory + 24, true)).toBe(unpacked.length);
    view.setUint32(directory + 24, 10, true);
    expect((await refusalOf(bomb)).reason).toBe('tooLarge');
  });

  const bounds = { fileBytes: 10_000, entries: 3, unpackedBytes: 1_000 };
  test.each<[string, Record<string, string>, readonly string[]]>([
    ['one entry', { a: 'x'.repeat(1_001) }, ['a']],
    ['several entries together', { a: 'x'.repeat(600), b: 'x'.repeat(401) }, ['a', 'b']],
    ['the number of entries', { a: '', b: '', c: '', d: '' }, []],
    ['the size of the file', { a: incompressible(12_000) }, []],
  ])('is refused for %s', (_what, files, reads) => {
    const readAll = (): unknown => {
      const archive = openZip(zipParts(files), bounds);
      return reads.map((name) => archive.read(name));
    };
    expect(readAll).toThrow(UnreadableDocument);
    expect(readAll).toThrow(/larger than|unpacks to more/);
  });

  test('is not one that just keeps them', () => {
    const archive = openZip(zipParts({ a: 'x'.repeat(600), b: 'y'.repeat(400), c: '' }), bounds);
    expect(archive.names).toEqual(['a', 'b', 'c']);
    expect(['a', 'b', 'c', 'd'].map((name) => archive.read(name)?.length)).toEqual([600, 400, 0, undefined]);
  });
});

test('an archive with room for more than 4 GiB is read like any other', async () => {
  const files = { a: 'x'.repeat(600), b: 'y'.repeat(400) };
  const archive = openZip(asZip64(zipParts(files)));
  const texts = archive.names.map((name) => [name, strFromU8(archive.read(name) ?? new Uint8Array())]);
  expect(Object.fromEntries(texts)).toEqual(files);
  expect(await openDocx(asZip64(sound)).read()).toEqual(await openDocx(sound).read());
});

test('any cut or flipped byte is read or refused, never anything else', async () => {
  for (let at = 0; at < sound.length; at += 31) {
    const flipped = sound.slice();
    flipped[at] = (flipped[at] ?? 0) ^ 0xff;
    for (const bytes of [flipped, sound.slice(0, at)]) {
      const outcome: unknown = await openDocx(bytes)
        .read()
        .then(
          () => 'read',
          (error: unknown) => error,
        );
      expect(
        outcome === 'read' || outcome instanceof UnreadableDocument,
        `at ${at}: ${String(outcome)}`,
      ).toBe(true);
    }
  }
});

/** Characters that deflate cannot make much smaller, the same each time. */
function incompressible(length: number): string {
  let state = 1;
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCharCode(33 + (state % 94));
  }).join('');
}
