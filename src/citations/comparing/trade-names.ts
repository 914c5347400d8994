/** Unions and associations, which captions call by their trade: `Teamsters Local 70`, `Railway Clerks`, `Home Builders`. */
import { isFirm } from './firm-kind';
import type { Longer } from './lengthening';
import { isNumber, isSameWord, readNameWords, type NameWord } from './name-words';
import type { Party } from './party';
import { isBodyWord, isStateName } from './party-kind';
import { isCommonWord } from './words-in-many-names';

/** `Treasury Employees` of the National Treasury Employees Union: what stands before the trade is only what unions are called. */
export function leavesUnionOut(short: readonly NameWord[], { words, party }: Longer): boolean {
  // `Air Lines, Inc.` is not United Air Lines, Inc.
  if (isFirm(party) && !society.test(party.main)) return false;
  const trade = short.filter((word) => !isBranch(word));
  const at = startOf(trade, words);
  // `San Diego County District Council of Carpenters`
  const council = words.findLastIndex(({ text }, index) => text === 'council' && index < at);
  return at >= 0 && isTrade(trade, party) && words.slice(Math.max(council, 0), at).every(isOfUnion);
}

/** `Machinists` may be called the International Association of Machinists, and that by no more. */
export function namesUnionInFull(record: Party, { words, beyond, party: cited }: Longer): boolean {
  const trade = (record.names[0] ?? []).filter((word) => !isBranch(word));
  if (isFirm(record) || ofUnions.test(record.main) || !isTrade(trade, cited)) return false;
  // `Teachers` is the Chicago Teachers Union; of two words the whole name is no more than a union's.
  if (startOf(trade, words) >= 0) return trade.length === 1 || beyond.every(isOfUnion);
  return isOfList(trade, cited) && beyond.every((word) => isOfUnion(word) || isCommonWord(word));
}

/** `Railway Clerks` of the Brotherhood of Railway, Airline & Steamship Clerks. */
function isOfList([first, ...more]: readonly NameWord[], { main }: Party): boolean {
  const [last, ...others] = more;
  if (!first || !last || others.length > 0) return false;
  const pieces = main.split(/,|&|\sand\s/u).map(readNameWords);
  return (
    pieces.slice(0, -1).some((piece) => isSame(piece.at(-1), first)) &&
    pieces.slice(1).some((piece) => piece.some((word) => isSame(word, last)))
  );
}

function isSame(word: NameWord | undefined, other: NameWord): boolean {
  return word !== undefined && isSameWord(word, other);
}

/** Where the trade begins in the name that has all of it in one row; before 0 where none has. */
function startOf(trade: readonly NameWord[], words: readonly NameWord[]): number {
  const [first] = trade;
  const at = words.findIndex((word) => first !== undefined && isSameWord(word, first));
  return trade.every((word, index) => isSame(words[at + index], word)) ? at : -1;
}

function isTrade(trade: readonly NameWord[], union: Party): boolean {
  const last = trade.at(-1);
  if (!last || trade[0]?.text === 'workers' || trade.some(isBodyWord) || isStateName(last)) return false;
  // `Data Processing Service` of an Association of Data Processing Service Organizations.
  const isRow = trade.length > 2 && /\bass(?:ociatio|['’])n of\b/iu.test(union.main);
  return isRow || (/(?:s|men)$/u.test(last.text) && unionWord.test(union.main));
}

const society = /\b(?:association|ass['’]n|brotherhood|workers|council)\b/iu;
const ofUnions = /\b(?:union|brotherhood|council of|association of|ass['’]?n\.? of|foundation)(?!\p{L})/iu;
const unionWord =
  /\b(?:united|union|brotherhood|bhd\.?|workers|employees['’]? dep|emps\.['’]? dep|council of|association of|ass['’]?n\.? of|int(?:ernationa|['’])l ass(?:ociation|['’]?n))(?!\p{L})/iu;

/** `Local 70` */
function isBranch(word: NameWord): boolean {
  return isNumber(word) || /^(?:local|no|lodge|district|afl|cio|aflcio)$/u.test(word.text);
}

function isOfUnion(word: NameWord): boolean {
  return isBranch(word) || isStateName(word) || ofUnion.test(word.text);
}

const ofUnion =
  /^(?:international|intl|internatl|national|natl|united|unitedstates|america|am|american|amalgamated|general|association|assn|federation|fedn|brotherhood|bhd|union|order|department|dept|council)$/u;
