/** Words that deny a sentence as its "not" would: "{refused to}", "{is insufficient to}", "{some doubt as to whether}". */
import { wordAt, type IndexedOpinion } from '../../index-opinion';
import { articles } from './grammar-words';
import { wordSet } from './word-set';

/** Whether the word at the token is the verb, or what is said behind "is", and no "rejected claim" of which something else is said. */
export function deniesSentence(opinion: IndexedOpinion, at: number): boolean {
  const word = wordAt(opinion, at);
  const before = at > 0 ? wordAt(opinion, at - 1) : '';
  if (denyingVerb.test(word)) return !articles.has(before) && !ofReview.has(before);
  if (doubt.test(word)) return !withoutDoubt.has(before);
  if (!undone.has(word) || at < 2) return false;
  return copulas.has(before) || (before.endsWith('ly') && copulas.has(wordAt(opinion, at - 2)));
}

const denyingVerb = /^(?:refus|declin)(?:es?|ed)$|^(?:reject|disclaim)(?:s|ed)?$|^den(?:y|ies|ied)$/;
/** "cert. denied", "review denied", "reh'g denied": that another court did not hear it says nothing of the sentence. */
const ofReview = wordSet("cert certiorari review trans petition rev pet reh'g rehearing writ error");
const doubt = /^doubt(?:s|ed|ful)?$/;
const withoutDoubt = wordSet('reasonable no without beyond little any the');
const copulas = wordSet('be been is are was were seem seems seemed held deemed found');
const undone = wordSet(
  'insufficient inadequate inapplicable inappropriate ineffective ineligible inadmissible improbable improper irrelevant immaterial incorrect invalid void unable unwilling unavailable unconstitutional undesirable unenforceable unfounded unnecessary unpersuaded unpersuasive unproven unreasonable unsupported unwarranted unwise',
);
