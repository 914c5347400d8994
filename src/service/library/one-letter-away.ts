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
