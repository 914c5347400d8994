/** An ellipsis that makes one sentence of the beginning of one and the end of another, with whole sentences between them. */
import { wordAt, type IndexedOpinion } from '../../index-opinion';
import { endsSentence } from '../reading/token-sentences';

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
