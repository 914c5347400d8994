/** The texts in which labels made by hand count their places. */
import { readFileSync } from 'node:fs';

/**
 * A text file, or the string of a JSON file that `field` names: keys parted by slashes, and `untagged` for HTML without
 * its tags. Throws where there is no such string.
 */
export function readLabelledText(file: URL, field: string | null): string {
  const raw = readFileSync(file, 'utf8');
  if (field === null) return raw;
  let value: unknown = JSON.parse(raw);
  for (const part of field.split('/')) {
    value =
      part === 'untagged' ? untagged(String(value)) : (value as Readonly<Record<string, unknown>>)[part];
  }
  if (typeof value !== 'string') throw new Error(`${file.pathname} has no ${field}`);
  return value;
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
