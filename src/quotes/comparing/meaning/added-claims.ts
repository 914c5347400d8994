/**
 * A bracket that adds to what the opinion says, where it only might explain: `[and conclusive]`, `[despite the rule]`, `[clearly]`, `[reversed]`.
 *
 * A bracket may name who is meant, complete a noun, or put an article; a condition, a concession, a degree is its author's own.
 */
import { criticalClass } from './critical-words';
import { isElement, isHedge } from './hidden-qualifiers';
import { contentOf, refers } from './exchanged-words';
import { findingAdded } from './stances';

/** Of the words of a bracket that stands for none of the opinion's: those that add, or none. */
export function claimsAdded(drafted: readonly string[]): readonly string[] {
  const words = drafted.map((word) => word.toLowerCase());
  const [first = '', second = ''] = words;
  if (first === 'even' || (words.length > 1 && concessions.has(first))) return [first];
  const finding = findingAdded(words);
  if (finding.length > 0) return finding;
  if (conjunctions.has(first) && !refers(drafted.slice(1))) {
    const content = contentOf(words.slice(1));
    if (content.length > 0) return content;
  }
  if (words.length === 1 && (criticalClass(first) === 'outcome' || kindsOfDay.has(first))) return words;
  if (first === 'per' && second !== '') return words;
  return words.filter(
    (word) => (isHedge(word) && criticalClass(word) === null) || isElement(word) || isDegree(word),
  );
}

function isDegree(word: string): boolean {
  return /^[a-z]{3,}ly$/.test(word) && !noDegree.has(word);
}

/** Which days are counted. */
const kindsOfDay = new Set(['business', 'calendar', 'working', 'banking', 'judicial', 'consecutive']);

const concessions = new Set([
  'despite',
  'although',
  'though',
  'regardless',
  'irrespective',
  'whether',
  'according',
]);
const conjunctions = new Set(['and', 'or', 'but', 'nor']);

/** They say when, or are no adverbs. */
const noDegree = new Set(
  'previously originally subsequently recently initially currently presently respectively newly formally family supply apply reply assembly early july italy rely comply multiply ally daily weekly monthly yearly elderly friendly costly timely orderly only'.split(
    ' ',
  ),
);
