/** A clause that says when the rest of its sentence holds, and the words that make it one. */
import { wordAt, wordsBetween, type IndexedOpinion } from '../../index-opinion';
import type { Turn } from './denials';
import { articles, isVerb, opensClause, prepositions } from './grammar-words';
import { endsSentence } from '../reading/token-sentences';
import { isPastTense } from './past-tense';
import { wordSet } from './word-set';

/** Whether the word at the token makes a condition of its clause: "when the deed is lost" does, "when the mill burned" tells what was. */
export function opensCondition(opinion: IndexedOpinion, at: number): boolean {
  if (supposes(opinion, at)) return true;
  // "when reviewing the order" says only of what it speaks, and "when does it" asks.
  const word = wordAt(opinion, at);
  if (!circumstances.has(word) || noSubject.test(wordAt(opinion, at + 1))) return false;
  const before = at > 0 ? wordAt(opinion, at - 1) : '';
  // "depending on where the barn stands"
  if (prepositions.has(before) || (word === 'where' && places.has(before))) return false;
  const { text, starts, ends, count } = opinion.tokens;
  let end = at + 1;
  const last = Math.min(count, at + longestClause);
  while (end < last && !/[,;.]/.test(text.slice(ends[end - 1], starts[end]))) end++;
  const clause = wordsBetween(opinion, at, end);
  return !clause.some(
    (each, index) =>
      past.has(each) ||
      // "when he has {sold} it", "where it is {founded} on": no past
      (isPastTense(each) && !clause.slice(Math.max(0, index - 2), index).some((word) => present.has(word))),
  );
}

/** "if", "assuming", "to the extent that"; no mere "when". */
export function supposes(opinion: IndexedOpinion, at: number): boolean {
  const word = wordAt(opinion, at);
  if (conditions.has(word)) return true;
  if (beginsPhrase.has(word)) return phrase.test(wordsBetween(opinion, at, at + longestPhrase).join(' '));
  return inverted.has(word) && endsSentence(opinion.tokens, at - 1);
}

/**
 * "even when he {} of the barn", "if he sells {} the barn", "in {} the event": of the condition whose first token is `from` the draft keeps
 * from the token `to` on what follows its verb, or half of what opens it. That is no clause, and says nothing by itself.
 */
function leavesPartOfClause(opinion: IndexedOpinion, from: number, to: number): boolean {
  const opening = phrase.exec(wordsBetween(opinion, from, from + longestPhrase).join(' '))?.[0] ?? '';
  const kept = wordAt(opinion, to);
  // "Conceding [T]hat": the clause is whole.
  if (to < from + opening.split(' ').length && kept !== 'that') return true;
  // "as long as she asks, [T]o sell the barn, he must": behind a comma it is read as what he does it for.
  if ((!prepositions.has(kept) && !articles.has(kept)) || kept === 'to') return false;
  const words = wordsBetween(opinion, from + 1, to);
  if (words.some((word) => opensClause.has(word))) return false;
  if (words.some(isVerb)) return true;
  // "when a plaintiff alleges {} a loss", "when he travels {} on the river"
  const last = words.at(-1) ?? '';
  return words.length > 1 && /[^s]s$/.test(last) && !articles.has(last);
}

/** "when the want of it is known to the {judge}": the condition of which the token `to` is still a part; of a "that" also a question. */
export function conditionAround(opinion: IndexedOpinion, to: number, floor: number): Turn | null {
  const { text, starts, ends } = opinion.tokens;
  for (let at = to - 1; at >= Math.max(0, floor, to - longestClause); at--) {
    if (endsSentence(opinion.tokens, at) || /[,;:—–()]/.test(text.slice(ends[at], starts[at + 1])))
      return null;
    // "whether the rule is old and {binds}"
    const goesOn = wordAt(opinion, to) === 'that' || /^(?:and|or)$/.test(wordAt(opinion, to - 1));
    const asks = wordAt(opinion, at) === 'whether' && wordAt(opinion, at + 1) !== 'to' && goesOn;
    if (asks) return { from: at, to, words: ['whether'] };
    if (opensCondition(opinion, at))
      return leavesPartOfClause(opinion, at, to) ? null : { from: at, to, words: [wordAt(opinion, at)] };
  }
  return null;
}

const longestClause = 16;
const conditions = wordSet('if unless until lest assuming suppose supposing');
const circumstances = wordSet('when whenever where wherever');
/** "the county where the barn stands" */
const places = wordSet('state states county counties country jurisdiction court bar land place point');
const noSubject = /ing$|^(?:do|does|is|are|will|to)$/;
const present = wordSet('has have is are');
const past = wordSet('was were had did could would might');
/** "Were we to hold", "Had the deed been read", "Otherwise the" */
const inverted = wordSet('were had should otherwise');
const longestPhrase = 4;
const beginsPhrase = wordSet('absent accepting granting conceding taking to in insofar so as on provided');
const phrase = new RegExp(
  [
    '^absent (?:an?|any|some|such|evidence|proof)\\b',
    '^(?:accepting|granting|conceding|taking) (?:as true|that|arguendo|for the sake|for purposes)\\b',
    '^(?:accepting|taking) .*as true$',
    '^to the extent\\b|^insofar as\\b|^in so far as\\b|^(?:so|as) long as\\b',
    '^in the event\\b|^on condition\\b|^provided that\\b',
  ].join('|'),
);
