/** Where a paragraph ends, in texts that tell it by line breaks alone: no caption goes on past it. */
import { isLower } from '../../../text/character-classes';
import { matchEnd } from '../../../text/match-at';
import { isAbbreviation } from './caption-words';

/**
 * Whether a paragraph ends between two words. Texts come with one line break a paragraph, with lines wrapped at any width, and
 * double-spaced; so the line before tells: a heading or a last line is short, a whole paragraph long, a sentence closed.
 */
export function breaksParagraph(text: string, from: number, to: number): boolean {
  let newlines = 0;
  for (let place = from; place < to; place++) {
    const code = text.charCodeAt(place);
    if (code === 12 || code === 0x2029) return true;
    if (isLineEnd(code)) newlines++;
  }
  if (newlines === 0) return false;
  if (newlines > 2) return true;
  // Nothing begins with a small "v.", nor with the rest of a word.
  const isVersus = text.startsWith('v.', to) && /\s/.test(text.charAt(to + 2));
  if (newlines === 1 && (isVersus || isWithinWord(text, from, to) || isWithinName(text, from, to)))
    return false;
  let start = from;
  while (start > 0 && from - start <= 250 && !isLineEnd(text.charCodeAt(start - 1))) start--;
  const length = from - start;
  if (length > 250) return true;
  if (text.startsWith('v.', to) || (from >= 6 && text.slice(from - 6, from) === 'United')) return false;
  const isStopped = text.charCodeAt(from - 1) === 46;
  if (isStopped && /(?:^|\s)vs?\.$/.test(text.slice(Math.max(start, from - 4), from))) return false;
  const line = text.slice(start, from);
  // A caption that the line's end divides: "Doe v. National Oak", "Mill Co."
  if (length > 20 && endsInCaption(line) && line !== line.toUpperCase()) return false;
  if (newlines === 1) return length < 30;
  if (length < 48 || line === line.toUpperCase()) return true;
  return (
    /[!?:;”"]$/.test(line) || (line.endsWith('.') && !isAbbreviation(line.slice(line.lastIndexOf(' ') + 1)))
  );
}

/** The second is Word's for a line that ends within its paragraph. */
function isLineEnd(code: number): boolean {
  return code === 10 || code === 11;
}

/** `Dil-⏎linger` */
function isWithinWord(text: string, from: number, to: number): boolean {
  return (
    text.charCodeAt(from - 1) === 45 && isLower(text.charCodeAt(from - 2)) && isLower(text.charCodeAt(to))
  );
}

/** `Elm Insurance⏎Company`, `Elm and⏎Oak Casualty`: no name begins or ends so. */
function isWithinName(text: string, from: number, to: number): boolean {
  return matchEnd(form, text, to) > 0 || /\s(?:and|of|&|for)$/.test(text.slice(Math.max(0, from - 4), from));
}

const form = /(?:Co(?:mpany|rp|s)?|Inc|Ltd|L\.?L\.?[CP])\b/y;

function endsInCaption(line: string): boolean {
  const versus = line.lastIndexOf(' v. ');
  return versus >= 0 && /^[A-Z][^;:”"]{1,60}$/.test(line.slice(versus + 4));
}
