/** The marks that Word prints for footnotes and endnotes: numbered in the order of their calls, as sections say. */
import { childOf, valueOf, type XmlElement } from './parse-xml';
import type { NoteCall } from './story-text';

/**
 * One label for each call, in order; `undefined` where numbers begin again on each page, which the file does not tell.
 */
export function noteLabels(
  calls: readonly NoteCall[],
  sections: readonly XmlElement[],
  settings: XmlElement | undefined,
): readonly (string | undefined)[] {
  const numbers = { footnote: 0, endnote: 0 };
  const lastSection = { footnote: 0, endnote: 0 };
  return calls.map((call) => {
    const { kind, section, mark } = call;
    if (mark !== undefined && mark.trim() !== '') return mark.trim();
    const property = (name: string): string | undefined =>
      [sections[section], settings]
        .map((holder) => valueOf(childOf(holder, `w:${kind}Pr`), name))
        .find((value) => value !== undefined);

    const restart = property('w:numRestart');
    if (restart === 'eachPage') return undefined;
    if (restart === 'eachSect' && section !== lastSection[kind]) numbers[kind] = 0;
    lastSection[kind] = section;
    const first = Number(property('w:numStart') ?? 1);
    const number = first + numbers[kind]++;
    return writeNumber(number, kind, property('w:numFmt'));
  });
}

/** In Word's own style for the kind of note, unless another is named. */
export function writeNumber(number: number, kind: NoteCall['kind'], format?: string): string {
  switch (format ?? (kind === 'footnote' ? 'decimal' : 'lowerRoman')) {
    case 'lowerRoman':
      return roman(number);
    case 'upperRoman':
      return roman(number).toUpperCase();
    case 'lowerLetter':
      return repeatedSign('abcdefghijklmnopqrstuvwxyz', number);
    case 'upperLetter':
      return repeatedSign('ABCDEFGHIJKLMNOPQRSTUVWXYZ', number);
    case 'chicago':
      return repeatedSign('*†‡§', number);
    default:
      return String(number);
  }
}

function roman(number: number): string {
  const numerals: readonly [number, string][] = [
    [1000, 'm'],
    [900, 'cm'],
    [500, 'd'],
    [400, 'cd'],
    [100, 'c'],
    [90, 'xc'],
    [50, 'l'],
    [40, 'xl'],
    [10, 'x'],
    [9, 'ix'],
    [5, 'v'],
    [4, 'iv'],
    [1, 'i'],
  ];
  let left = Math.min(number, 32_767);
  let written = '';
  for (const [value, numeral] of numerals) {
    for (; left >= value; left -= value) written += numeral;
  }
  return written;
}

/** a, b, … z, aa, bb: Word repeats the sign. */
function repeatedSign(signs: string, number: number): string {
  const sign = signs[(number - 1) % signs.length] ?? '';
  return sign.repeat(Math.min(Math.ceil(number / signs.length), 100));
}
