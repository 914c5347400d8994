/** An ellipsis that makes one sentence of the beginning of one and the end of another, with whole sentences between them. */
import { wordAt, type IndexedOpinion } from '../../index-opinion';
import { endsSentence } from '../reading/token-sentences';
import { wordSet } from './word-set';

/** Of the tokens `from` to before `to` that are left out: the words on either side; none where no two sentences are joined. */
export function affectedByJoining(opinion: IndexedOpinion, from: number, to: number): readonly string[] {
  const { tokens } = opinion;
  if (from === 0 || to >= tokens.count || endsSentence(tokens, from - 1) || endsSentence(tokens, to - 1))
    return [];
  const next = tokens.text.charAt(tokens.starts[to] as number);
  if (next === next.toUpperCase()) return [];
  let first = to;
  let last = from;
  for (let at = from; at < to - 1; at++) {
    if (!endsSentence(tokens, at)) continue;
    first = Math.min(first, at);
    last = at;
  }
  return to - from < leastOmitted || last - first < leastSentence
    ? []
    : [wordAt(opinion, from - 1), wordAt(opinion, to)];
}

/** In tokens. A citation has full stops too, but not so far apart. */
const leastOmitted = 30;
const leastSentence = 10;

/**
 * "The widow . . . sold the barn" where the opinion says "The widow sued the town. The miller sold the barn": the end of one sentence
 * and the beginning of the next are left out, so that the first lends its subject to the verb of the second. What tells so is a verb
 * behind the omission, or a word before it that asks for another.
 */
export function affectedBySplice(opinion: IndexedOpinion, from: number, to: number): readonly string[] {
  const { tokens } = opinion;
  if (from === 0 || to >= tokens.count || endsSentence(tokens, from - 1) || endsSentence(tokens, to - 1))
    return [];
  const [before, after] = [wordAt(opinion, from - 1), wordAt(opinion, to)];
  if (tokens.text.charAt(tokens.starts[to] as number) !== after.charAt(0)) return [];
  if (!leavesOpen.has(before) && !finite.has(after) && !pastTense.test(after)) return [];
  for (let at = from; at < to - 1; at++) if (surelyEnds(opinion, at)) return [before, after];
  return [];
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

const leavesOpen = wordSet(
  'is are was were be been has have had shall may must can will would could should might do does did to of by in on for with from at under upon through the a an his her its their this these those every any no not',
);
const finite = wordSet(
  'is are was were has have had shall may must can will would could should might do does did',
);
const pastTense =
  /[^e]ed$|^(?:sold|held|found|made|took|gave|said|went|paid|left|kept|brought|sought|lost|won|broke|wrote|saw|knew|bought)$/;
