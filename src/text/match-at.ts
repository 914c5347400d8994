/** Sticky expressions, tried at one place only: they never search. */
import { isSpace } from './character-classes';

/** The place behind what `expression` (sticky) matches at `at`; -1 where it does not. */
export function matchEnd(expression: RegExp, text: string, at: number): number {
  // To the engine a place before the text is its beginning.
  if (at < 0) return -1;
  expression.lastIndex = at;
  return expression.test(text) ? expression.lastIndex : -1;
}

export function matchAt(expression: RegExp, text: string, at: number): RegExpExecArray | null {
  if (at < 0) return null;
  expression.lastIndex = at;
  return expression.exec(text);
}

/**
 * What `expression` matches that ends at `at`: a sticky look-behind, tried from there backward, whose first group is the whole. `null`
 * where it would reach back past `least`.
 */
export function matchBefore(
  expression: RegExp,
  text: string,
  at: number,
  least: number,
): RegExpExecArray | null {
  const match = matchAt(expression, text, at);
  return match && at - (match[1] ?? '').length >= least ? match : null;
}

/** The place where that begins; -1 where nothing matches. */
export function startBefore(expression: RegExp, text: string, at: number, least: number): number {
  const match = matchBefore(expression, text, at, least);
  return match ? at - (match[1] ?? '').length : -1;
}

/** Whether `word` stands at `at` with a space behind it, whichever: a blank, a no-break space, a line's end. */
export function standsWord(word: string, text: string, at: number): boolean {
  return text.startsWith(word, at) && isSpace(text.charCodeAt(at + word.length));
}
