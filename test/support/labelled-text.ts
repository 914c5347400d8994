/** The texts in which labels made by hand count their places. */
import { readFileSync } from 'node:fs';
import { bodyOf, openPackage } from '../../src/document/docx/open-package';
import type { XmlElement } from '../../src/document/docx/parse-xml';

/**
 * A text file, the paragraphs of a Word file's body, a line each, or the string of a JSON file that `field` names: keys
 * parted by slashes, and `untagged` for HTML without its tags. Throws where there is no such string.
 */
export function readLabelledText(file: URL, field: string | null): string {
  if (file.pathname.endsWith('.docx')) return bodyParagraphs(readFileSync(file)).join('\n');
  const raw = readFileSync(file, 'utf8');
  if (field === null) return raw;
  if (file.pathname.endsWith('.html')) return untagged(raw);
  let value: unknown = JSON.parse(raw);
  for (const part of field.split('/')) {
    value =
      part === 'untagged' ? untagged(String(value)) : (value as Readonly<Record<string, unknown>>)[part];
  }
  if (typeof value !== 'string') throw new Error(`${file.pathname} has no ${field}`);
  return value;
}

/** Every `w:p` of the body in document order, its text all `w:t` joined. */
export function bodyParagraphs(bytes: Uint8Array): readonly string[] {
  const file = openPackage(bytes);
  return paragraphsOf(bodyOf(file.part(file.mainPath)));
}

function paragraphsOf(element: XmlElement): readonly string[] {
  const within = element.children.flatMap(paragraphsOf);
  return element.name === 'w:p' ? [textOf(element), ...within] : within;
}

function textOf(element: XmlElement): string {
  return element.name === 'w:t' ? element.text : element.children.map(textOf).join('');
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
  sect: '§',
  para: '¶',
};

/** What the labels of HTML count in: its text without tags, entities decoded in one pass. */
function untagged(html: string): string {
  return decodeEntities(html.replace(/<[^>]*>/g, ''));
}

export function decodeEntities(written: string): string {
  return written.replace(
    /&(?:#(\d{1,7})|(amp|lt|gt|quot|nbsp|sect|para));/g,
    (whole, code?: string, name = '') =>
      code === undefined ? (entities[String(name)] ?? whole) : String.fromCodePoint(Number(code)),
  );
}
