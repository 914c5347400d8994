/**
 * Whether a word of the opinion is what a scanner made of the quoted word: `tbe` for "the", `cornpany` for "company".
 *
 * Only where the opinion's token is no word and the quotation's is, so that two words are never taken for one another.
 */
import type { WordNumbers } from '../../../text/word-numbers';
import { criticalClass } from '../meaning/critical-words';
import { wordSet } from '../meaning/word-set';
import { areLikeLetters } from './like-letters';
import { couldBeOther, isRatherOther } from './other-readings';
import { isOpposite, isOtherRole } from '../meaning/opposite-words';
import { deniesItsRoot, isCompound, isDerived, isEnglishWord } from '../reading/word-list';

/** A word of the quotation and the token of the opinion that stands at its place. */
export interface WordPair {
  readonly quoted: string;
  readonly found: string;
  /** How often the opinion has the quoted word: twice or more, it is a word of this opinion, whatever the word list says. */
  readonly timesQuoted: number;
  /** How often it has the token: a name or a term of art comes again, a slip of the scanner rarely does. */
  readonly timesFound: number;
  /** The token may be a name, and then only the confusion of like letters counts, with a word that the opinion has elsewhere. */
  readonly capitalized: boolean;
  /** Two tokens written as one, where a letter more may be a word dropped: only the confusion of like letters counts. */
  readonly joined: boolean;
  /** Of a token that has a hyphen what stands on either side, so that it may be two words; of any other the token alone. */
  readonly parts: readonly string[];
  /** The folded words of the opinion. */
  readonly words: Pick<WordNumbers, 'find'>;
}

export function isScanNoise(pair: WordPair): boolean {
  const { quoted, found } = pair;
  if (quoted.length < 2 || !/^[a-z']+$/.test(quoted) || /^[\d.]+$/.test(found)) return false;
  if (isSpeckled(quoted, found)) return true;
  const mixed = /\d/.test(found);
  const hyphenated = pair.parts.length > 1;
  if (!mixed && (isEnglishWord(found) || (hyphenated && pair.parts.every(isWholeWord)))) return false;
  const alike = areLikeLetters(quoted, found);
  // No name has a figure in it: `N0twithstanding`.
  const mayBeName = pair.capitalized && !(mixed && isEnglishWord(quoted));
  if (mayBeName && (pair.timesQuoted === 0 || pair.timesFound > pair.timesQuoted)) return false;
  if (alike && isRatherOther(pair)) return false;
  if (mixed) return alike && /[a-z]/.test(found);
  const known = isEnglishWord(quoted);
  if (alike) {
    const makesWord = known || pair.timesQuoted > 1 || hyphenated;
    // `ahoyc` for the printer's "ahoye": neither is a word, so that none is taken for another.
    const isMisprint = quoted.length >= leastMisprint && pair.timesFound === 1 && !pair.joined;
    return quoted.length > 2 && (makesWord || isMisprint || isCompound(quoted) || deniesItsRoot(quoted));
  }
  if (!known || isMeaningTurning(quoted) || pair.capitalized || pair.joined) return false;
  if (isDerived(found) || deniesItsRoot(found) || differsByEnding(quoted, found)) return false;
  // `trach` for the surgeon's tube is no "tract": a word that the opinion says nowhere else is not put into its mouth.
  if (pair.timesQuoted === 0 && !quoted.startsWith(found)) return false;
  // `structure-of` is two words, of which the draft has one.
  if (hyphenated && (found.startsWith(quoted) || found.endsWith(quoted))) return false;
  if (quoted.length < 4 || pair.timesFound > 2) return false;
  const most = quoted.length >= 9 ? 2 : 1;
  const distance = editDistance(quoted, found, most);
  return distance <= most && !couldBeOpposite(quoted, found, distance) && !couldBeOther(pair);
}

/** `w'as`: a speck was read as an apostrophe, where no shortened word and no possessive has one. */
function isSpeckled(quoted: string, found: string): boolean {
  return (
    found.includes("'") &&
    found.replaceAll("'", '') === quoted &&
    !/'(?:s|t|d|m|ll|re|ve)?$/.test(found) &&
    isEnglishWord(quoted)
  );
}

const leastMisprint = 5;

/** The "re" of `re-suit` is none, so that this may be "result"; the "of" of `time-of` is, and no misread "off". */
function isWholeWord(part: string): boolean {
  return isEnglishWord(part) && (part.length > 2 || shortWords.has(part));
}

const shortWords = wordSet('of to on by or is it at he we no so do go if as us my');

/** `nontaxed`, in no list of words, is no slip for "nontaxes". */
function differsByEnding(one: string, other: string): boolean {
  const [stem, otherStem] = [one, other].map((word) => word.replace(ending, ''));
  return stem === otherStem;
}

const ending = /(?:ed|es|s|d|ing|er|ers|or|ors|ly)$/;

function isMeaningTurning(word: string): boolean {
  const kind = criticalClass(word);
  return kind === 'negation' || kind === 'modal' || kind === 'number' || kind === 'connective';
}

const prefixes = [
  ...['un', 'in', 'im', 'il', 'ir', 'dis', 'non', 'mis', 'a'],
  ...['re', 'pre', 'de', 'sub', 'over', 'under', 'co', 'anti', 'post', 'inter', 'intra'],
];

/** `ilegal` is as near to "illegal" as to "legal": then nothing can be said. */
function couldBeOpposite(quoted: string, found: string, distance: number): boolean {
  if (differsByPrefix(quoted, found) || isOtherRole(quoted, found) || isOpposite(quoted, found)) return true;
  return prefixes.some((prefix) => {
    const opposite = quoted.startsWith(prefix) ? quoted.slice(prefix.length) : prefix + quoted;
    return isEnglishWord(opposite) && editDistance(opposite, found, distance) <= distance;
  });
}

/** `inarbitrable`, in no list of words, is no slip for "arbitrable", nor "unenforceable" for "nonenforceable". */
function differsByPrefix(one: string, other: string): boolean {
  return (
    ['', ...prefixes].some(
      (prefix) =>
        one.startsWith(prefix) &&
        prefixes.some(
          (another) =>
            another !== prefix &&
            another.length > 1 &&
            one.slice(prefix.length) === other.slice(another.length) &&
            other.startsWith(another),
        ),
    ) || prefixes.some((prefix) => prefix.length > 1 && one === prefix + other)
  );
}

/** Levenshtein's distance, or `most + 1` where it is greater. */
function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let start = 0;
  let oneEnd = one.length;
  let otherEnd = other.length;
  while (start < oneEnd && start < otherEnd && one.charCodeAt(start) === other.charCodeAt(start)) start++;
  while (
    oneEnd > start &&
    otherEnd > start &&
    one.charCodeAt(oneEnd - 1) === other.charCodeAt(otherEnd - 1)
  ) {
    oneEnd--;
    otherEnd--;
  }
  const shorter = Math.min(oneEnd, otherEnd) - start;
  if (shorter === 0) return Math.max(oneEnd, otherEnd) - start;
  // What is left differs at both ends, so one change settles it only where one letter is left on either side.
  if (shorter === 1 && oneEnd === otherEnd) return 1;
  return most < 2 ? most + 1 : distanceOf(one.slice(start, oneEnd), other.slice(start, otherEnd), most);
}

function distanceOf(one: string, other: string, most: number): number {
  let previous = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= other.length; column++) {
      const replaced = (previous[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1);
      const value = Math.min(replaced, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      current.push(value);
      least = Math.min(least, value);
    }
    if (least > most) return most + 1;
    previous = current;
  }
  return Math.min(previous[other.length] ?? most + 1, most + 1);
}
