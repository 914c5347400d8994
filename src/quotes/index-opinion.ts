/**
 * An opinion made ready for comparing: its words as numbers, and for each word the places where it stands.
 *
 * Made once for each opinion and kept: comparing reads it and changes nothing.
 */
import type { Place } from '../citations/authority';
import { WordNumbers } from '../text/word-numbers';
import type { OpinionPart } from './opinion-text';
import { readPageSeries, type PageSeries } from './comparing/page-series';
import { foldedWord } from './comparing/folded-word';
import { tokenize, type Tokens } from './comparing/tokenize';

export interface IndexedOpinion {
  readonly tokens: Tokens;
  readonly words: WordNumbers;
  /** The word number of each token. */
  readonly numbers: Int32Array;
  /** The tokens of word `w` are `postings[firstPosting[w]]` to before `postings[firstPosting[w + 1]]`, ascending. */
  readonly firstPosting: Uint32Array;
  readonly postings: Uint32Array;
  readonly parts: readonly OpinionPart[];
  readonly pages: readonly PageSeries[];
}

export interface IndexOptions {
  readonly parts?: readonly OpinionPart[];
  /** Where the case is printed: tells which series of star pages belongs to which reporter. */
  readonly places?: readonly Place[];
}

export function indexOpinion(text: string, options: IndexOptions = {}): IndexedOpinion {
  const tokens = tokenize(text);
  const { count, low, high } = tokens;
  const words = new WordNumbers();
  const numbers = new Int32Array(count);
  for (let at = 0; at < count; at++) numbers[at] = words.add(low[at] as number, high[at] as number);

  const firstPosting = new Uint32Array(words.count + 1);
  for (let at = 0; at < count; at++) {
    const slot = (numbers[at] as number) + 1;
    firstPosting[slot] = (firstPosting[slot] as number) + 1;
  }
  for (let word = 1; word <= words.count; word++) {
    firstPosting[word] = (firstPosting[word] as number) + (firstPosting[word - 1] as number);
  }
  const next = firstPosting.slice();
  const postings = new Uint32Array(count);
  for (let at = 0; at < count; at++) {
    const word = numbers[at] as number;
    const place = next[word] as number;
    postings[place] = at;
    next[word] = place + 1;
  }
  return {
    tokens,
    words,
    numbers,
    firstPosting,
    postings,
    parts: options.parts ?? [],
    pages: readPageSeries(tokens.starPages, options.places ?? []),
  };
}

/** How many times the word with this number stands in the opinion; 0 for -1. */
export function frequencyOf({ firstPosting }: IndexedOpinion, word: number): number {
  return word < 0 ? 0 : (firstPosting[word + 1] as number) - (firstPosting[word] as number);
}

export function wordAt({ tokens }: IndexedOpinion, token: number): string {
  return foldedWord(tokens.text, tokens.starts[token] as number, tokens.ends[token] as number);
}
