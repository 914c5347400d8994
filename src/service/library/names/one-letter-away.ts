/** Words that differ in one letter share a spelling with one letter left out (the idea of SymSpell): looked up, not searched. */

const SHORTEST = 4;

/**
 * Every spelling of `word` with at most one letter left out. Two words of which these sets meet differ by one wrong,
 * missing, added or transposed letter, or by one such change at each of two places. Short words stand for themselves alone.
 */
export function spellingsOneShort(word: string): readonly string[] {
  if (word.length < SHORTEST) return [word];
  const spellings = new Set([word]);
  for (let at = 0; at < word.length; at += 1) spellings.add(word.slice(0, at) + word.slice(at + 1));
  return [...spellings];
}

/** One letter wrong, missing, added, or exchanged with its neighbour. */
export function isOneLetterAway(left: string, right: string): boolean {
  if (left.length > right.length) return isOneLetterAway(right, left);
  if (left.length < SHORTEST || right.length > left.length + 1) return false;
  let same = 0;
  while (same < left.length && left.charAt(same) === right.charAt(same)) same += 1;
  const rest = left.slice(same);
  const other = right.slice(same);
  if (left.length < right.length) return rest === other.slice(1);
  if (rest.slice(1) === other.slice(1)) return true;
  return (
    rest.slice(2) === other.slice(2) &&
    rest.charAt(0) === other.charAt(1) &&
    rest.charAt(1) === other.charAt(0)
  );
}
