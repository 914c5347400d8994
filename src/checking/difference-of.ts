/** The one stretch in which two texts differ; `null` where they are the same. UTF-16 code units, ends excluded. */
export function differenceOf(
  before: string,
  now: string,
): { readonly start: number; readonly oldEnd: number; readonly newEnd: number } | null {
  if (before === now) return null;
  const shorter = Math.min(before.length, now.length);
  let start = 0;
  while (start < shorter && before.charCodeAt(start) === now.charCodeAt(start)) start += 1;
  let same = 0;
  while (
    same < shorter - start &&
    before.charCodeAt(before.length - 1 - same) === now.charCodeAt(now.length - 1 - same)
  ) {
    same += 1;
  }
  return { start, oldEnd: before.length - same, newEnd: now.length - same };
}
