/** How alike two captions are, for ranking what a search by name finds. It proves nothing. */
import { nameTokens } from './name-tokens';

/** Words below this likeness are different words. */
const SAME_WORD = 0.6;

/** Parties in thousands of captions: they weigh little. */
const COMMON_WORDS = new Set(
  (
    'united state people commonwealth county city town company corporation insurance commissioner board ' +
    'department director secretary attorney general national america international association service ' +
    'bank group industry district school union division system railroad new'
  ).split(' '),
);

/** 0–1: the weight of the words in common (each to the likeness of its letter pairs) in that of all words. */
export function nameLikeness(left: string, right: string): number {
  const leftWords = nameTokens(left);
  const rest = new Set(nameTokens(right));
  let total = 0;
  for (const word of [...leftWords, ...rest]) total += weightOf(word);
  if (total === 0) return 0;

  let shared = 0;
  for (const word of leftWords) {
    const nearest = nearestOf(word, rest);
    if (!nearest) continue;
    rest.delete(nearest.word);
    shared += nearest.likeness * (weightOf(word) + weightOf(nearest.word));
  }
  return shared / total;
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

/** Dice over letter pairs, the ends of a word counted as letters. */
function letterLikeness(left: string, right: string): number {
  const leftPairs = pairsOf(left);
  const rightPairs = pairsOf(right);
  let shared = 0;
  for (const pair of leftPairs) if (rightPairs.delete(pair)) shared += 1;
  return (2 * shared) / (left.length + right.length + 2);
}

function pairsOf(word: string): Set<string> {
  const padded = `^${word}$`;
  const pairs = new Set<string>();
  for (let at = 0; at + 1 < padded.length; at += 1) {
    // A pair that stands twice is counted twice.
    let pair = padded.slice(at, at + 2);
    while (pairs.has(pair)) pair += '+';
    pairs.add(pair);
  }
  return pairs;
}
