/** The characters of an XML part: by its byte order mark, else by its declaration, else UTF-8. */
import { refuse } from './refuse';

/** Throws `UnreadableDocument` where the bytes are not what they say. */
export function decodeXml(bytes: Uint8Array): string {
  try {
    // `TextDecoder` takes the byte order mark away.
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch (error) {
    throw refuse('brokenXml', error);
  }
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0x3c && second === 0) return 'utf-16le';
  if (first === 0 && second === 0x3c) return 'utf-16be';
  const head = String.fromCharCode(...bytes.subarray(0, 200));
  return /^(?:\u00ef\u00bb\u00bf)?<\?xml[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1] ?? 'utf-8';
}
