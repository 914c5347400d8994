/**
 * `[the agency]` for "denied": a name for a verb leaves a sentence without one, which says nothing that is not so.
 *
 * What may pass for an explanation of the word before ("the heirs [the Smiths] sell", for "refused to sell") is no such bracket, nor is
 * a name for a modal.
 */
import { criticalClass } from './critical-words';
import { refers } from './other-words';
import { wordSet } from './word-set';

/** `drafted` with its capitals, `found` folded. */
export function replacesVerb(drafted: readonly string[], found: readonly string[]): boolean {
  return (
    refers(drafted) &&
    found.some((word) => verbs.has(word)) &&
    found.every((word) => verbs.has(word) || besideVerbs.has(word)) &&
    drafted.every((word) => isOfName(word.toLowerCase()))
  );
}

function isOfName(word: string): boolean {
  const kind = criticalClass(word);
  return !relations.has(word) && (kind === null || kind === 'party' || kind === 'connective');
}

/** "[For] the widow" is no name. */
const relations = wordSet('for against by with without under upon on of to from');
const verbs = wordSet(
  'deny denies denied denying reject rejects rejected rejecting refusing declining erred against',
);
const besideVerbs = wordSet('the a an his her its their this that in by because then it to');
