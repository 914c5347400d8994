/**
 * `[the agency]` for "denied": a name for a verb leaves a sentence without one, which says nothing that is not so.
 *
 * What may pass for an explanation of the word before ("the heirs [the Smiths] sell", for "refused to sell") is no such bracket, nor is
 * a name for a modal.
 */
import { criticalClass, turningWords } from './critical-words';
import { refers } from './exchanged-words';
import { wordSet } from './word-set';

/** The words that a bracket replaces without those that no longer say anything there: `drafted` with its capitals, `found` folded. */
export function withoutReplacedVerbs(
  drafted: readonly string[],
  found: readonly string[],
): readonly string[] {
  const leavesVerb = found.at(-1) === 'to' || found.some((word) => word.endsWith('ly'));
  if (leavesVerb || !refers(drafted) || !drafted.every((word) => isOfName(word.toLowerCase()))) return found;
  return found.filter((word) => turningWords([word]).length === 0);
}

function isOfName(word: string): boolean {
  const kind = criticalClass(word);
  return !relations.has(word) && (kind === null || kind === 'party' || kind === 'connective');
}

/** "[For] the widow" is no name. */
const relations = wordSet('for against by with without under upon on of to from');
