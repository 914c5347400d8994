/** How alike two captions are, for ranking what a search by name finds. It proves nothing. */
import { nameTokens } from './name-tokens';
import { isOneLetterAway } from './one-letter-away';

/** Words below this likeness are different words. */
const SAME_WORD = 0.6;
const ONE_LETTER_AWAY = 0.85;

/** Parties in thousands of captions: they weigh little. */
const COMMON_WORDS = new Set(
  (
    'united state people commonwealth county city town company corporation insurance commissioner board ' +
    'department director secretary attorney general national america international association service ' +
    'bank group industry district school union division union system railroad new'
  ).split(' '),
);

/** A word that by itself tells no caption from thousands of others. */
export function isCommonWord(word: string): boolean {
  return COMMON_WORDS.has(word);
}

/** 0–1: the weight of the words in common (each to the likeness of its letter pairs) in that of all words. */
export function nameLikeness(left: string, right: string): number {
  return likenessTo(left)(right);
}

/** The same for many captions beside one. */
export function likenessTo(caption: string): (other: string) => number {
  const words = nameTokens(caption);
  const weight = words.reduce((sum, word) => sum + weightOf(word), 0);
  return (other) => {
    const rest = new Set(nameTokens(other));
    let total = weight;
    for (const word of rest) total += weightOf(word);
    if (total === 0) return 0;

    let shared = 0;
    for (const word of words) {
      const nearest = nearestOf(word, rest);
      if (!nearest) continue;
      rest.delete(nearest.word);
      shared += nearest.likeness * (weightOf(word) + weightOf(nearest.word));
    }
    return shared / total;
  };
}
function weightOf(word: string): number {
  return COMMON_WORDS.has(word) ? 0.25 : 1;
}

function nearestOf(word: string, others: ReadonlySet<string>): { word: string; likeness: number } | null {
  if (others.has(word)) return { word, likeness: 1 };
  let nearest: { word: string; likeness: number } | null = null;
  for (const other of others) {
    const likeness = letterLikeness(word, other);
    if (likeness >= SAME_WORD && likeness > (nearest?.likeness ?? 0)) nearest = { word: other, likeness };
  }
  return nearest;
}

/** What one letter costs does not depend on where it stands; else Dice over letter pairs, the ends of a word counted as letters. */
function letterLikeness(left: string, right: string): number {
  const difference = left.length - right.length;
  if (difference >= -1 && difference <= 1 && isOneLetterAway(left, right)) return ONE_LETTER_AWAY;
  const all = left.length + right.length + 2;
  // Not even if every pair of the shorter were in the longer.
  if ((2 * (Math.min(left.length, right.length) + 1)) / all < SAME_WORD) return 0;
  const [leftPairs, rightPairs] = [pairsOf(left), pairsOf(right)];
  if ((2 * mostShared(leftPairs, rightPairs)) / all < SAME_WORD) return 0;
  const rest = [...rightPairs.pairs];
  let shared = 0;
  for (const pair of leftPairs.pairs) {
    const at = rest.indexOf(pair);
    if (at < 0) continue;
    // A pair that stands twice is counted twice.
    rest[at] = -1;
    shared += 1;
  }
  return (2 * shared) / all;
}

/** Of one word: each pair of neighbouring code units as one number, and which of 32 kinds of pairs there are, as bits. */
interface LetterPairs {
  readonly pairs: readonly number[];
  readonly kinds: number;
  /** How many pairs are of a kind that an earlier one is of. */
  readonly repeated: number;
}

/** No fewer than are shared, and told without looking at any pair: most words have hardly a kind in common. */
function mostShared(left: LetterPairs, right: LetterPairs): number {
  return bitsIn(left.kinds & right.kinds) + left.repeated;
}

function bitsIn(word: number): number {
  let rest = word - ((word >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

const pairsRead = new Map<string, LetterPairs>();
const MOST_READ = 10_000;

/** A search compares a few words with those of hundreds of captions. */
function pairsOf(word: string): LetterPairs {
  const known = pairsRead.get(word);
  if (known) return known;
  const pairs: number[] = [];
  let kinds = 0;
  for (let at = 0; at <= word.length; at += 1) {
    const before = at === 0 ? 0 : word.charCodeAt(at - 1);
    const after = at === word.length ? 0 : word.charCodeAt(at);
    pairs.push(before * 65_536 + after);
    kinds |= 1 << ((before * 7 + after * 3) % 32);
  }
  const read = { pairs, kinds, repeated: pairs.length - bitsIn(kinds) };
  if (pairsRead.size >= MOST_READ) pairsRead.clear();
  pairsRead.set(word, read);
  return read;
}
