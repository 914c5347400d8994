/**
 * Whether a folded word is English: what decides between a scanning error and another word.
 *
 * 275,000 words from `an-array-of-english-words` (MIT), made into a set on first use; it stays out of the pane.
 */
import words from 'an-array-of-english-words' with { type: 'json' };

/** In the list, but in a printed opinion nearly always the scanner's. */
const scannersOwn = ['tho', 'oi', 'ot', 'bas', 'fo', 'aud', 'tbe', 'ane', 'wis', 'hove'];

let known: Set<string> | null = null;

export function isEnglishWord(word: string): boolean {
  known ??= englishWords();
  return known.has(word);
}

function englishWords(): Set<string> {
  const set = new Set(words);
  for (const word of scannersOwn) set.delete(word);
  for (const word of ['a', 'i', 'o']) set.add(word);
  return set;
}
