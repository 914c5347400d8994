/** Where words of a paragraph stand after the author changed the text around them; `null` where they are others now. */
export function followSpan(
  before: string,
  after: string,
  start: number,
  end: number,
): { readonly start: number; readonly end: number } | null {
  if (before === after) return { start, end };
  const words = before.slice(start, end);
  const { prefix, suffix } = commonEnds(before, after);
  if (end <= prefix) return { start, end };
  const growth = after.length - before.length;
  if (start >= before.length - suffix) return { start: start + growth, end: end + growth };
  const first = after.indexOf(words);
  const isAlone = first >= 0 && after.indexOf(words, first + 1) < 0;
  return isAlone ? { start: first, end: first + words.length } : null;
}

/** How many characters two texts share at the front and, of the rest, at the back. */
export function commonEnds(
  before: string,
  after: string,
): { readonly prefix: number; readonly suffix: number } {
  const most = Math.min(before.length, after.length);
  let prefix = 0;
  while (prefix < most && before[prefix] === after[prefix]) prefix++;
  let suffix = 0;
  while (suffix < most - prefix && before.at(-1 - suffix) === after.at(-1 - suffix)) suffix++;
  return { prefix, suffix };
}
