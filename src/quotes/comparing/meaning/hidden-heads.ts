/**
 * "sold to {the heirs of} the widow": somebody is left out, and who depended on him takes his place. Of a thing ("the recovery of") so
 * much cannot be said: another thing is left, and the mark says that something is gone.
 */
import { wordAt, wordsBetween, type IndexedOpinion } from '../../index-opinion';
import { wordSet } from './word-set';

/** That noun; none where a mere thing is left out. */
export function headLeftOut(opinion: IndexedOpinion, from: number, to: number): string | null {
  if (to - from > longest || from === 0) return null;
  const { text, starts, ends } = opinion.tokens;
  const words = wordsBetween(opinion, from, to);
  let last = words.length - 1;
  while (last > 0 && articles.has(words[last] ?? '')) last--;
  const head = words[last - 1] ?? '';
  if (words[last] !== 'of' || !heads.has(head)) return null;
  const [before, next] = [from - 1, to].map((at) => wordAt(opinion, at)) as [string, string];
  // "In {view of} the fact"; of "Every phase of the {argument of} the town" everybody sees that a noun is gone.
  if ((before === 'in' && words[0] === head) || (articles.has(before) && articles.has(next))) return null;
  if (!articles.has(words[0] ?? '') && !beforeNouns.has(before)) return null;
  return /[,;:(.]/.test(text.slice(ends[from - 1], starts[to])) ? null : head;
}

const longest = 5;
const articles = wordSet('the a an his her its their');
const beforeNouns = wordSet(
  'the a an his her its their to by of for from with against on in upon over under between also only',
);

/** Who acts for another, comes after him, or stands beside him; what he says, and how much of it is meant. */
const heads = wordSet(
  'heir heirs estate executor executors administrator administrators agent agents attorney attorneys counsel lawyer lawyers guardian guardians trustee successor successors assignee assignees assignor creditor creditors debtor debtors insurer insurers owner owners tenant tenants lessee lessees buyer buyers seller sellers wife husband widow son sons daughter daughters child children father mother parent parents brother brothers sister sisters employee employees employer employers partner partners opponent member members victim victims theory theories argument arguments contention contentions view views balance remainder',
);
