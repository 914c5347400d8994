/** Sticky expressions, tried at one place only: they never search. */

/** The place behind what `expression` (sticky) matches at `at`; -1 where it does not. */
export function matchEnd(expression: RegExp, text: string, at: number): number {
  expression.lastIndex = at;
  return expression.test(text) ? expression.lastIndex : -1;
}

export function matchAt(expression: RegExp, text: string, at: number): RegExpExecArray | null {
  expression.lastIndex = at;
  return expression.exec(text);
}
