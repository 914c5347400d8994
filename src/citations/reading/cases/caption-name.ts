/** The name of a caption as it is written on one line: without the numbers of lines and pages, and what a line's end divides. */
import { isDigit } from '../../../text/character-classes';
import { collapse } from '../../../text/collapse';
import { withoutSigns } from '../../../text/without-signs';
import { withoutBlanks } from './caption-run';
import { isAbbreviation } from './caption-words';

/** The number that a pleading's line begins with. */
const lineNumber = /\n\s{0,8}\d{1,2}\s{2,8}/g;

/** The name up to `end`. In "Elm v. Jones. 5 F.3d 6" no comma follows the dot, which ends no abbreviation. */
export function nameBefore(text: string, start: number, end: number): string {
  const name = cleanName(text.slice(start, end));
  const isStopped =
    name.endsWith('.') &&
    text.charAt(end) !== ',' &&
    /[A-Za-z][a-z]{2}\.$/.test(name) &&
    !isAbbreviation(name.slice(name.lastIndexOf(' ') + 1));
  return isStopped ? name.slice(0, -1) : name;
}

export function cleanName(written: string): string {
  return withoutSigns(withoutBreaks(written), '“"‘, ', ',;:”" ');
}

/** Without what lines and pages bring into a name: their numbers, their ends, a word that one divides. */
function withoutBreaks(written: string): string {
  const name = written.includes('\n') ? written.replace(lineNumber, ' ') : written;
  const plain = collapse(
    name.includes('*')
      ? name.replace(/(?:^|\s)\*\d{1,5}(?=\s)/g, '').replace(/\*\d{1,5}(?=[A-Za-z])/g, '')
      : name,
  );
  // "State ex 24 rel. Elm", "Elm, 63 Inc.": the number of a page
  const unpaged = hasDigit(plain) ? plain.replace(/(?<=ex|,) \d{1,2}(?= (?:rel\.|Inc|LLC|Ltd))/g, '') : plain;
  const closed = / [.,]/.test(unpaged) ? unpaged.replace(/(?<=[a-zA-Z.]) (?=[.,](?:[ ,]|$))/g, '') : unpaged;
  return withoutBlanks(closed.includes('- ') ? closed.replace(/([a-z])- (?=[a-z])/g, '$1') : closed);
}

export function endsWithDigit(name: string): boolean {
  return isDigit(name.charCodeAt(name.length - 1));
}

export function hasDigit(name: string): boolean {
  for (let place = 0; place < name.length; place++) if (isDigit(name.charCodeAt(place))) return true;
  return false;
}
