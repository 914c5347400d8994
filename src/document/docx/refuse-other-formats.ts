/** Tells from its first bytes what a file is when it is no .docx, so that its author learns what to do. */
import { refuse } from './refuse';

/** Throws `UnreadableDocument` for everything that is not a ZIP archive. */
export function refuseOtherFormats(bytes: Uint8Array): void {
  if (bytes.length === 0) throw refuse('noBytes');
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) throw refuseCompoundFile(bytes);
  if (startsWith(bytes, ascii('%PDF'))) throw refuse('pdf');
  if (startsWith(bytes, ascii('{\\rtf'))) throw refuse('richText');
  if (startsWith(bytes, ascii('PK'))) return;
  throw refuse('otherFile');
}

/** OLE holds both the old binary formats and, as a stream, an encrypted .docx. Its directory names are UTF-16. */
function refuseCompoundFile(bytes: Uint8Array): Error {
  if (includes(bytes, utf16('EncryptedPackage'))) return refuse('encrypted');
  if (includes(bytes, utf16('WordDocument'))) return refuse('wordBinary');
  return refuse('otherFile');
}

function startsWith(bytes: Uint8Array, prefix: readonly number[]): boolean {
  return prefix.every((value, index) => bytes[index] === value);
}

function includes(bytes: Uint8Array, wanted: readonly number[]): boolean {
  const first = wanted[0] ?? 0;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (wanted.every((value, index) => bytes[at + index] === value)) return true;
  }
  return false;
}

function ascii(text: string): number[] {
  return Array.from(text, (character) => character.charCodeAt(0));
}

function utf16(text: string): number[] {
  return ascii(text).flatMap((code) => [code, 0]);
}
