/** Words by which a clause is told from a part of one. Folded. */
import { isPastTense } from './past-tense';
import { wordSet } from './word-set';

export function isVerb(word: string): boolean {
  return finite.has(word) || isPastTense(word);
}

export const finite = wordSet(
  'is are was were has have had shall may must can cannot will would could should might do does did',
);
export const articles = wordSet(
  'a an the his her its their this these those every any no each such some all',
);
export const prepositions = wordSet(
  'to of by in on for with from at under upon through against between among',
);
export const opensClause = wordSet(
  'that which who whom whose what when where if whether because although though while since unless until and but nor',
);
/** Words of grammar that begin neither a noun nor what stands before one. */
export const joints = wordSet(
  'that which who whom whose what when where how why if whether because although though while since unless until and but nor yet than then thus also now here there far forth further however therefore again only even still just likewise above below according generally into onto within without over after before during about they them she him you our your ours mine',
);
