/** Which brackets are open at a place. Page images lose some: `(“[The rule is strict”)`. */

/** Takes the sign at `at` into `open`, the places of the brackets open so far: a bracket that closes closes those left open in it. */
export function followBracket(text: string, at: number, open: number[]): void {
  const sign = text.charAt(at);
  if (sign === '(' || sign === '[') open.push(at);
  if (sign !== ')' && sign !== ']') return;
  const own = sign === ')' ? '(' : '[';
  const opening = open.findLastIndex((place) => text.charAt(place) === own);
  if (opening >= 0) open.length = opening;
}

/** The places of the brackets within `[start, end)` that are open at `end`. */
export function openBrackets(text: string, start: number, end: number): readonly number[] {
  const open: number[] = [];
  for (let at = start; at < end; at += 1) followBracket(text, at, open);
  return open;
}
