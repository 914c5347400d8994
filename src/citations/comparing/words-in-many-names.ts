/** Words in very many names, by which no party is known. Apart from the words themselves: finding and resolving ask for none of them. */
import { commonWords } from '../facts/tables/name-table';
import { abbreviates, expansionsOf, fullWords, stripPlural, type NameWord } from './name-words';

const common = new Set(commonWords.split(' '));

/** Whether the word is in so many names that it makes no party known. */
export function isCommonWord(word: NameWord): boolean {
  if (common.has(word.text) || /^\d+$/u.test(word.text)) return true;
  if (!word.abbreviated) return false;
  return expansionsOf(word).some((full) => common.has(full)) || shortensCommonWord(word);
}

const shortening = new Map<string, boolean>();

/** `Indus.`, `Chem.`: no list has them, and they are as common as Industries and Chemical. */
function shortensCommonWord(word: NameWord): boolean {
  const known = shortening.get(word.written);
  if (known !== undefined) return known;
  const isCommon = commonInFull().some(
    (full) => full.text.startsWith(word.text.charAt(0)) && abbreviates(word, full),
  );
  if (shortening.size >= MOST_KEPT) shortening.clear();
  shortening.set(word.written, isCommon);
  return isCommon;
}

/** `Product` and `Products`: never more than a note in a longer name, and another name where it stands alone. */
export function differsInPlural(left: NameWord, right: NameWord): boolean {
  return stripPlural(left.text) === stripPlural(right.text) && (isCommonWord(left) || isCommonWord(right));
}

export function isCommonText(text: string): boolean {
  return common.has(text);
}

/** `Nat'l` and `Nat.`, `Constr.` and `Const.`, `Fdn.` and Foundation: both may stand for one word. */
export function haveOneMeaning(left: NameWord, right: NameWord): boolean {
  if (left.text.charAt(0) !== right.text.charAt(0)) return false;
  if (!left.abbreviated) return right.abbreviated && meaningsOf(right).has(stripPlural(left.text));
  const meant = meaningsOf(left);
  if (!right.abbreviated) return meant.has(stripPlural(right.text));
  return [...meaningsOf(right)].some((word) => meant.has(word));
}

const meanings = new Map<string, ReadonlySet<string>>();
const MOST_KEPT = 5000;
let inFull: readonly NameWord[] | undefined;
let everyCommon: readonly NameWord[] | undefined;

function commonInFull(): readonly NameWord[] {
  return (everyCommon ??= [...common].map(asWord));
}

function asWord(text: string): NameWord {
  return { text, written: text, abbreviated: false };
}

/** The ordinary words that an abbreviation may stand for. */
function meaningsOf(word: NameWord): ReadonlySet<string> {
  const known = meanings.get(word.written);
  if (known) return known;
  inFull ??= [...common, ...fullWords()].map(asWord);
  const first = word.text.charAt(0);
  // `Cty.` is a county, as everybody writes it, and no city.
  const isUnknown = expansionsOf(word).length === 0;
  const found = new Set(
    inFull
      .filter(
        (full) =>
          full.text.startsWith(first) && (abbreviates(word, full) || (isUnknown && contracts(word, full))),
      )
      .map(({ text }) => stripPlural(text)),
  );
  if (meanings.size >= MOST_KEPT) meanings.clear();
  meanings.set(word.written, found);
  return found;
}

/** `Fdn.`, `Mtge.`, `Lbr.`: some of the letters, the last one among them. */
function contracts({ text }: NameWord, full: NameWord): boolean {
  const short = stripPlural(text);
  const long = stripPlural(full.text);
  if (short.length < 3 || short.length > 6 || !long.endsWith(short.slice(-1))) return false;
  let at = -1;
  return Array.from(short).every((letter) => (at = long.indexOf(letter, at + 1)) >= 0);
}

/** `Gen Motors`, `Equip Corp`, `Am Servs`: in some states every abbreviation stands without a dot. */
export function isUndotted(left: NameWord, right: NameWord): boolean {
  const [short, full] = left.text.length < right.text.length ? [left, right] : [right, left];
  const meant = /^[A-Z]/.test(short.written) ? expansionsOf(short) : [];
  if (meant.some((word) => word === full.text || expansionsOf(full).includes(word))) return true;
  const word = stripPlural(full.text);
  // `Servs` for Services; `Paris` is no Parish.
  const stem = word === full.text ? short.text : stripPlural(short.text);
  if (stem.length < 3 || word.length < stem.length + 2 || !word.startsWith(stem)) return false;
  return isCommonText(full.text) && !isCommonText(short.text) && !secondHalf.test(word.slice(stem.length));
}

/** The first half of a compound is a word of its own: `Steam Laundry` is no Steamship. */
const secondHalf = /^(?:board|boat|care|house|line|man|men|paper|port|road|ship|stock|ware|way|work)s?$/u;
