/**
 * What a bracket cannot stand for: words beside its own. `[counsel]` is no mark for the words before "[counsel]" in the opinion.
 */
import type { TokenSpan } from './exact-passages';
import { wordAt, type IndexedOpinion } from '../../index-opinion';

/**
 * Of the tokens that a bracket with these words was read for: those before or after its very words, when these stand there in a
 * bracket of the opinion, or so many words lie beside them that no rewording explains it. `null` where it stands for them all.
 */
export function tokensBesideBracket(
  opinion: IndexedOpinion,
  words: readonly string[],
  { from, to }: TokenSpan,
): TokenSpan | null {
  const beside = to - from - words.length;
  if (words.length === 0 || beside <= 0) return null;
  for (let at = from; at <= from + beside; at++) {
    if (!words.every((word, index) => wordAt(opinion, at + index) === word)) continue;
    const atAnEnd = at === from || at + words.length === to;
    if (!isBracketed(opinion, at, at + words.length) && !(atAnEnd && beside > mostReworded)) continue;
    return at - from >= to - at - words.length ? { from, to: at } : { from: at + words.length, to };
  }
  return null;
}

/** `[defendant]` for "the above-named defendant". */
const mostReworded = 4;

function isBracketed({ tokens }: IndexedOpinion, from: number, to: number): boolean {
  const { text, starts, ends } = tokens;
  const before = text.charAt((starts[from] as number) - 1);
  const after = text.charAt(ends[to - 1] as number);
  return before === '[' || after === ']';
}

/** Of the tokens that a bracket was read for, those outside a bracket of the opinion's own that stands among them. */
export function wordsOutsideBracket(opinion: IndexedOpinion, { from, to }: TokenSpan): readonly string[] {
  const { text, starts, ends } = opinion.tokens;
  const outside: string[] = [];
  let inside = false;
  let sawBracket = false;
  for (let at = from; at < to; at++) {
    const gapStart = at === from ? (starts[at] as number) - 1 : (ends[at - 1] as number);
    // A page mark is no bracket of the opinion's: "to [*245] allow".
    for (const sign of text.slice(gapStart, starts[at]).replace(/\[\*{1,3}\d{1,5}\]/g, '')) {
      if (sign === '[') inside = sawBracket = true;
      else if (sign === ']') inside = false;
    }
    if (!inside) outside.push(wordAt(opinion, at));
  }
  return sawBracket ? outside : [];
}
