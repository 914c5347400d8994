/** Words of an opinion that are parted or joined otherwise than those of a quotation: `can not`, `cannot`. */
import type { IndexedOpinion } from '../../index-opinion';

/** The words of the opinion that two words make when written as one. */
export function joinedNumbers({ words }: IndexedOpinion, one: string, other: string): readonly number[] {
  return [words.find(one + other), words.find(`${one}'${other}`)].filter((number) => number >= 0);
}

/** Pairs of words of the opinion that make the word when written as one, flat: first, second, first, second. */
export function splitNumbers({ words }: IndexedOpinion, word: string): readonly number[] {
  const pairs: number[] = [];
  if (word.length < 4 || word.length > 40) return pairs;
  for (let at = 1; at < word.length; at++) {
    const first = words.find(word, 0, at);
    if (first < 0) continue;
    const second = words.find(word, at);
    if (second >= 0) pairs.push(first, second);
  }
  return pairs;
}
