/** The signal before a citation: `See, e.g.,`, `But see`, `cf.` */
import { isSpace, isWordCharacter, skipSpacesBack } from '../../text/character-classes';

export interface Signal {
  readonly start: number;
  /** As written, without the comma behind it: `See, e.g.` */
  readonly signal: string;
}

const first = new Set([
  'see',
  'cf',
  'but',
  'accord',
  'compare',
  'contra',
  'contrast',
  'e.g',
  'eg',
  'with',
  'and',
]);
/** Behind one of them. */
const later = new Set(['also', 'generally', 'especially', 'particularly']);

/** The signal that ends before `start`, the place of the caption; `null` where none stands. */
export function readSignal(text: string, start: number, least: number): Signal | null {
  let signalStart = -1;
  let place = start;
  for (let count = 0; count < 4; count++) {
    const end = skipSpacesBack(text, place, least);
    if (end <= least) break;
    let wordEnd = end;
    while (wordEnd > least && isPunctuation(text.charCodeAt(wordEnd - 1))) wordEnd--;
    let wordStart = wordEnd;
    while (wordStart > least && isPartOfWord(text.charCodeAt(wordStart - 1)) && wordEnd - wordStart < 13)
      wordStart--;
    const word = text.slice(wordStart, wordEnd).toLowerCase();
    if (!first.has(word) && !later.has(word)) break;
    // "see, by contrast," is prose.
    if (word === 'contrast' && text.charCodeAt(wordStart) !== 67 /* C */) break;
    // "and see" and "but see" need their "see"; alone these are words of the sentence.
    if ((word === 'and' || word === 'but' || word === 'with') && signalStart < 0) break;
    if (first.has(word)) signalStart = wordStart;
    place = wordStart;
    if (wordStart > least && !isSpace(text.charCodeAt(wordStart - 1))) break;
  }
  if (signalStart < 0) return null;
  let end = start;
  while (isSignBehind(text.charCodeAt(end - 1))) end--;
  return { start: signalStart, signal: text.slice(signalStart, end).replace(/\s+/g, ' ') };
}

/** A blank, comma, semicolon or colon. */
function isSignBehind(code: number): boolean {
  return isSpace(code) || code === 44 || code === 59 || code === 58;
}

function isPunctuation(code: number): boolean {
  return code === 44 || code === 46 || code === 58;
}

function isPartOfWord(code: number): boolean {
  return isWordCharacter(code) || code === 46;
}
