/** Marks of italics as drafting tools write them around names: `*Elm v. Oak*`, `_Elm_`, `<i>Elm</i>`. They are no part of a name. */
import { isDigit, isSpace, isUpper, isWordCharacter } from '../../../text/character-classes';
import { matchEnd } from '../../../text/match-at';
import type { Span } from './page-lines';

const LONGEST = 200;

/** In text order; a star page (`*12`) and blanks (`___`) are none. */
export function findEmphasis(text: string): readonly Span[] {
  const spans = [...between(text, '*'), ...between(text, '_'), ...tags(text)];
  return spans.sort((one, other) => one.start - other.start);
}

function between(text: string, mark: '*' | '_'): Span[] {
  const spans: Span[] = [];
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at)) {
    const open = at;
    while (text.charAt(at) === mark) at++;
    if (at - open > 3 || !beginsMarked(text.charCodeAt(at)) || isWordCharacter(text.charCodeAt(open - 1)))
      continue;
    const marks = text.slice(open, at);
    const inner = text.slice(at, at + LONGEST);
    let length = inner.indexOf(mark);
    // "*Elm v. Oak, 2019 WL 123456, at *4 (D. Me. 2019)*"
    while (length > 0 && isSpace(inner.charCodeAt(length - 1)) && isDigit(inner.charCodeAt(length + 1)))
      length = inner.indexOf(mark, length + 1);
    const close = at + length;
    const after = text.charCodeAt(close + marks.length);
    const closes =
      length > 0 &&
      inner.startsWith(marks, length) &&
      !inner.slice(0, length).includes('\n\n') &&
      (isUpper(inner.charCodeAt(0)) ||
        /[A-Z]|^(?:id\.?|ibid\.?|supra|see(?:\salso)?|cf\.),?$/.test(inner.slice(0, length))) &&
      !isSpace(text.charCodeAt(close - 1)) &&
      text.charAt(close + marks.length) !== mark &&
      !isWordCharacter(after);
    if (!closes) continue;
    spans.push({ start: open, end: at }, { start: close, end: close + marks.length });
    at = close + marks.length;
  }
  return spans;
}

/** A capital, the number of a volume, title or section, or `id.`, `supra`, `see`, `cf.` */
function beginsMarked(code: number): boolean {
  return isUpper(code) || isDigit(code) || code === 0xa7 || code === 105 || code === 115 || code === 99;
}

const tag = /<\/?(?:i|b|u|em|strong)>/y;

function tags(text: string): Span[] {
  const spans: Span[] = [];
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    const end = matchEnd(tag, text, at);
    if (end > 0) spans.push({ start: at, end });
  }
  return spans;
}
