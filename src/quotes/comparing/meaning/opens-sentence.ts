/**
 * Whether a passage that begins within a sentence reads as one of its own: "the widow may sell" does, "ground of disallowance" and
 * "pursue their complaints" do not. Whoever reads the latter behind a bracketed capital sees that something goes before.
 */
import { wordAt, wordsBetween, type IndexedOpinion } from '../../index-opinion';
import { endsSentence } from '../reading/token-sentences';
import { articles, finite } from './grammar-words';
import { isPastTense } from './past-tense';
import { wordSet } from './word-set';

export function opensSentence(opinion: IndexedOpinion, from: number): boolean {
  const { count } = opinion.tokens;
  const [first = '', second = ''] = wordsBetween(opinion, from, from + 2);
  // "[O]r that there is another cause", "[A]sserting that it is hers"
  if (second === 'that' && (/ing$/.test(first) || /^(?:and|or|nor|but)$/.test(first))) return false;
  if (opensWithSubject(opinion, from) || beforeSubject.has(wordAt(opinion, from))) return true;
  if (isPastTense(wordAt(opinion, Math.min(from + 1, count - 1)))) return true;
  for (let at = from; at < Math.min(count, from + reachOfVerb); at++) {
    const word = wordAt(opinion, at);
    // Of "reasonable to conclude that" a clause follows.
    if (finite.has(word) || word === 'that') return true;
    if (endsSentence(opinion.tokens, at)) return false;
  }
  return false;
}

/** A verb behind so many words may be that of another clause. */
const reachOfVerb = 8;

/** Whether it begins as a subject does: with an article, a pronoun, a name or a plural. */
export function opensWithSubject(opinion: IndexedOpinion, from: number): boolean {
  const { text, starts } = opinion.tokens;
  const first = wordAt(opinion, from);
  const isPlural = /[^s]s$/.test(first) && first !== 'as';
  return subjects.has(first) || isPlural || /\p{Lu}/u.test(text.charAt(starts[from] as number));
}

/** "whether the {allegations}", "whether Dr. {Bannister}": the token with which the subject begins, of which the passage leaves out the first word. */
export function behindTitle(opinion: IndexedOpinion, from: number): number {
  const before = from > 0 ? wordAt(opinion, from - 1) : '';
  return articles.has(before) || titles.has(before) ? from - 1 : from;
}

const titles = wordSet('mr mrs ms dr miss judge justice officer captain');
const subjects = wordSet(
  'the a an this that these those such his her its their our my your any each every all some no both either neither one it he she they we i you there what who whoever nothing nobody none',
);
const beforeSubject = wordSet(
  'here even whether if when where while because although though since as in by under on at with without after before until unless upon not never only once to',
);
