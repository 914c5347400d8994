/** "sold to {the heirs of} the widow": a noun is left out, and what depended on it takes its place. */
import { wordAt, wordsBetween, type IndexedOpinion } from '../../index-opinion';

/** That noun; none where it only says what the other is: "under {the terms of} the lease". */
export function headLeftOut(opinion: IndexedOpinion, from: number, to: number): string | null {
  if (to - from > longest || from === 0 || lacksNoun(opinion, from, to)) return null;
  const { text, starts, ends } = opinion.tokens;
  const words = wordsBetween(opinion, from, to);
  let last = words.length - 1;
  while (last > 0 && articles.has(words[last] ?? '')) last--;
  const head = words[last - 1];
  const opens = articles.has(words[0] ?? '') || beforeNouns.has(wordAt(opinion, from - 1));
  if (!opens || words[last] !== 'of' || head === undefined || sayNothing.has(head)) return null;
  return /[,;:(.]/.test(text.slice(ends[from - 1], starts[to])) ? null : head;
}

/** "with a . . . the order": of two articles together the first has lost its noun, and everybody sees it. */
function lacksNoun(opinion: IndexedOpinion, from: number, to: number): boolean {
  return (
    to < opinion.tokens.count && articles.has(wordAt(opinion, from - 1)) && articles.has(wordAt(opinion, to))
  );
}

const longest = 5;
const articles = new Set(['the', 'a', 'an', 'his', 'her', 'its', 'their']);
const beforeNouns = new Set([
  ...articles,
  ...'to by of for from with against on in upon over under between also only'.split(' '),
]);

/** Beside "of" they name what follows, or are no nouns. */
const sayNothing = new Set(
  'provision provisions term terms language text word words wording meaning scope requirement requirements case cases purpose purposes cause name payment profile doctrine rule rules principle principles defense crime crimes offense charge act acts matter issue question subject kind kinds type types sort form class category number amount amounts sum total rate rates contents lot lots parcel tract piece fall spring summer winter city town county state states village department university court courts judgment judgments decision decisions order orders ruling rulings opinion opinions finding findings conclusion conclusions use course light view virtue means way basis ground grounds behalf favor face nature existence fact facts instance field concept idea set series group pair body title section article chapter clause subdivision subpart subparts paragraph copy copies testimony office affairs direction significance importance passage enactment boundary boundaries length width extent presence support furtherance construction interpretation presentation rest process practice power authority right rights duty point effect bed hour minute time date day period year month day place one some any all none each because out instead of and or made is was are were been be that which as to in on by for not so'.split(
    ' ',
  ),
);
