/**
 * Which words that decide the meaning a mark hides, adds or replaces. None: the mark is lawful.
 *
 * A party for a pronoun is lawful, a whole omitted sentence too; another negation, modal, quantifier, number or party is not.
 */
import { criticalClass, isHidden, meaningOf, type CriticalClass } from './critical-words';
import { wordAt, type IndexedOpinion } from '../index-opinion';
import { endsSentence } from './token-sentences';

/** Of whole words in brackets, `drafted`, that stand for `found`. */
export function affectedByBracket(drafted: readonly string[], found: readonly string[]): readonly string[] {
  const affected: string[] = [];
  const differ = (
    kind: CriticalClass,
  ): { readonly added: readonly string[]; readonly lost: readonly string[] } => ({
    added: missingFrom(ofClass(drafted, kind), ofClass(found, kind)),
    lost: missingFrom(ofClass(found, kind), ofClass(drafted, kind)),
  });
  for (const kind of ['negation', 'modal'] as const) {
    const { added, lost } = differ(kind);
    affected.push(...lost, ...added);
  }
  const quantifiers = differ('quantifier');
  if (quantifiers.added.length > 0) affected.push(...quantifiers.lost, ...quantifiers.added);
  for (const kind of ['number', 'party'] as const) {
    const { added, lost } = differ(kind);
    if (added.length > 0 && lost.length > 0) affected.push(...lost, ...added);
  }
  affected.push(...affectedConnectives(drafted, found, differ('connective')));
  return [...new Set(affected)];
}

/** "[or]" for "and" turns a test; the "and" of a name in brackets does not. */
function affectedConnectives(
  drafted: readonly string[],
  found: readonly string[],
  { added, lost }: { readonly added: readonly string[]; readonly lost: readonly string[] },
): readonly string[] {
  const conditions = [...added, ...lost].filter(
    (word) => word === 'if' || word === 'until' || word === 'provided',
  );
  const bare = drafted.length <= 2 && found.length <= 2;
  return bare && added.length > 0 && lost.length > 0 ? [...lost, ...added] : conditions;
}

/** Of a bracket within a word: `drafted` is the word as the draft reads it. */
export function affectedByInflection(drafted: string, found: string): readonly string[] {
  const [draftedClass, foundClass] = [criticalClass(drafted), criticalClass(found)];
  const turning = (kind: CriticalClass | null): boolean =>
    kind === 'negation' || kind === 'modal' || kind === 'number';
  if (draftedClass !== foundClass && (turning(draftedClass) || turning(foundClass))) return [found];
  if (draftedClass === 'modal' && meaningOf(drafted) !== meaningOf(found)) return [found];
  const longer = drafted.length > found.length ? drafted : found;
  const shorter = longer === drafted ? found : drafted;
  const prefix = longer.endsWith(shorter) ? longer.slice(0, longer.length - shorter.length) : '';
  const ending = longer.startsWith(shorter) ? longer.slice(shorter.length) : '';
  return turningPrefix.test(prefix) || ending === 'less' ? [found] : [];
}

const turningPrefix = /^(?:un|in|im|il|ir|dis|non|mis|a|anti|over|under|counter)$/;

/** Omissions up to this many tokens within one sentence are read in whole. */
export const shortOmission = 60;
const edge = 4;
/** So few tokens are read in whole even where they are sentences: "Not so." */
const fewTokens = 6;

/** Of an ellipsis for the tokens `from` to before `to`: the negations and exceptions of sentences that are only partly omitted. */
export function affectedByEllipsis(opinion: IndexedOpinion, from: number, to: number): readonly string[] {
  let firstEnd = -1;
  let lastEnd = -1;
  for (let at = from - 1; at < to; at++) {
    if (at < 0 || !endsSentence(opinion.tokens, at)) continue;
    if (firstEnd < 0) firstEnd = at;
    lastEnd = at;
  }
  const affected: string[] = [];
  const look = (start: number, end: number): void => {
    for (let at = Math.max(from, start); at < Math.min(to, end); at++) {
      const word = wordAt(opinion, at);
      if (isHidden(word)) affected.push(word);
    }
  };
  if (to - from <= fewTokens) {
    look(from, to);
  } else if (firstEnd < 0) {
    if (to - from <= shortOmission) {
      look(from, to);
    } else {
      look(from, from + edge);
      look(to - edge, to);
    }
  } else {
    // The sentence that the quotation leaves, and the one that it enters again, are cut; those between are left out whole.
    if (firstEnd >= from) look(from, Math.min(firstEnd + 1, from + edge));
    if (lastEnd < to - 1) look(Math.max(lastEnd + 1, to - edge), to);
  }
  return [...new Set(affected)];
}

function ofClass(words: readonly string[], kind: CriticalClass): readonly string[] {
  return words.filter((word) => criticalClass(word) === kind).map(meaningOf);
}

/** What `words` has more often than `others`. */
function missingFrom(words: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return words.filter((word) => {
    const at = left.indexOf(word);
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
}
