/**
 * Three dots that make one clause of two sentences: "The widow . . . sold the barn" where the opinion says "The widow sued the town. The
 * miller sold the barn". Only what reads on as a clause misleads: "in the . . . is urged" is nobody's sentence, and everybody sees it.
 *
 * A joint behind a preposition or an article ("by the . . . plea agreement") misled in one of thirty that were read in variants of real
 * opinions, so those are left to the reader, who is shown every mark.
 */
import { wordAt, wordsBetween, type IndexedOpinion } from '../../index-opinion';
import { endsSentence, followsComma } from '../reading/token-sentences';
import { articles, finite, isVerb, joints, opensClause, prepositions } from './grammar-words';
import { isPastTense } from './past-tense';
import { isWholeSubject } from './whole-subject';
import { wordSet } from './word-set';

/** Of the tokens `from` to before `to` that are left out: the words on either side; none where no clause is made of two. */
export function affectedBySplice(opinion: IndexedOpinion, from: number, to: number): readonly string[] {
  const { tokens } = opinion;
  if (from === 0 || to >= tokens.count || endsSentence(tokens, from - 1) || endsSentence(tokens, to - 1))
    return [];
  const [before, after] = [wordAt(opinion, from - 1), wordAt(opinion, to)];
  if (tokens.text.charAt(tokens.starts[to] as number) !== after.charAt(0)) return [];
  if (!readsOn(opinion, from, to)) return [];
  for (let at = from; at < to - 1; at++) if (surelyEnds(opinion, at)) return [before, after];
  return [];
}

/** A verb takes what the sentence begins with for its subject, or the noun behind it for its object; what has two verbs reads on no more. */
function readsOn(opinion: IndexedOpinion, from: number, to: number): boolean {
  const [second, before, after] = [from - 2, from - 1, to].map((at) => wordAt(opinion, Math.max(0, at))) as [
    string,
    string,
    string,
  ];
  if ((finite.has(before) || auxiliaries.has(before)) && isPastTense(after)) return true;
  if (isVerb(after)) return isWholeSubject(opinion, from) || takesOthersVerb(opinion, from, to);
  if (!isPastTense(before) || articles.has(second) || finite.has(second)) return false;
  return !/^(?:be|been|being)$/.test(second) && isObject(after) && !clauseFrom(opinion, to).some(isVerb);
}

/**
 * "On Friday nights the miller . . . wanted" where the opinion goes on "he slept. The widow wanted": of two with a name or a noun of
 * their own, one is said to do what the other did. Of a pronoun it may be the same.
 */
function takesOthersVerb(opinion: IndexedOpinion, from: number, to: number): boolean {
  const subject = subjectBefore(opinion, to);
  const last = subject.at(-1) ?? '';
  if (subject.length === 0 || pronouns.has(subject[0] ?? '') || subject.some((word) => isVerb(word)))
    return false;
  const kept = subjectBefore(opinion, from);
  return (
    kept.length > 0 &&
    isWhole(kept) &&
    isWhole(subject) &&
    !kept.includes(last) &&
    !subject.includes(kept.at(-1) ?? '')
  );
}

/** The words of the clause before the token `end`, behind its last comma or the word that opens it; none of a long one. */
function subjectBefore(opinion: IndexedOpinion, end: number): readonly string[] {
  const { tokens } = opinion;
  for (let start = end - 1; start >= Math.max(0, end - longestSubject); start--) {
    if (endsSentence(tokens, start - 1) || followsComma(tokens, start))
      return wordsBetween(opinion, start, end);
    if (opensClause.has(wordAt(opinion, start - 1))) return [];
  }
  return [];
}

function isWhole(words: readonly string[]): boolean {
  const [first = '', last = ''] = [words[0], words.at(-1)];
  return (
    !words.some((word) => isVerb(word) || opensClause.has(word)) &&
    ![prepositions, joints].some((others) => others.has(first)) &&
    ![prepositions, articles, joints].some((others) => others.has(last)) &&
    !/['’]s$/.test(last)
  );
}

const longestSubject = 7;
const pronouns = wordSet('he she it they we i you this that these those who which there');

/** Behind a word in small letters: a stop behind a capital or a figure may be an abbreviation's. */
function surelyEnds({ tokens }: IndexedOpinion, token: number): boolean {
  const word = tokens.text.slice(tokens.starts[token], tokens.ends[token]);
  return (
    /^\p{Ll}{3,}$/u.test(word) &&
    !/^(?:seq|etc|supp|app|stat|supra|infra)$/.test(word) &&
    endsSentence(tokens, token)
  );
}

/** The clause that goes on behind it, as far as the next comma. */
function clauseFrom(opinion: IndexedOpinion, start: number): readonly string[] {
  const { tokens } = opinion;
  let end = start;
  while (end < Math.min(tokens.count, start + longestClause)) {
    if (opensClause.has(wordAt(opinion, end)) || endsSentence(tokens, end++)) break;
    if (/[,;:]/.test(tokens.text.slice(tokens.ends[end - 1], tokens.starts[end]))) break;
  }
  return wordsBetween(opinion, start, end);
}

const longestClause = 40;

/** What may be a noun, or stand before one. */
function isObject(word: string): boolean {
  return /^\p{L}{3,}/u.test(word) && !isVerb(word) && !joints.has(word) && !prepositions.has(word);
}

const auxiliaries = wordSet('be been not');
