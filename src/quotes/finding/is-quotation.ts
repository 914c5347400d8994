/**
 * Tells words taken from a source from the other uses of quotation marks: defined terms, titles, scare quotes, words as
 * words. What is turned away here is neither listed nor sent, so only the plain cases are.
 */
import { speaksOfWords } from './lead-in';
import { withoutQuoted } from './without-quoted';

export interface MarkedWords {
  /** Between the marks. */
  readonly words: string;
  /** Up to 120 characters before the opening and after the closing mark, of the same paragraph. */
  readonly before: string;
  readonly after: string;
  /** In a citation's parenthetical. */
  readonly inCitation: boolean;
  /** A citation is so near, or a court or text is made to say them, that even one word is offered as a source's. */
  readonly isCited: () => boolean;
  /** Nothing stands between it and a case’s citation. */
  readonly isCitedAtOnce: () => boolean;
  /** A longer quotation shortly before holds them, or goes on with them. */
  readonly isTakenUp: () => boolean;
}

export function isQuotation(marked: MarkedWords): boolean {
  const words = wordsOf(marked.words);
  if (words.length === 0 || isFunctionWord(words) || isDefinedTerm(marked, words)) return false;
  if (words.length <= 3) {
    // “[N]early $400,000”: a letter is bracketed only in words that are taken from somewhere, and a figure is theirs.
    const isAltered = /^\[\p{L}\]\p{Ll}/u.test(marked.words);
    return (
      (isAltered || !isTitle(words)) &&
      !isWordAsWord(marked) &&
      (isTerm(marked) ? marked.isCitedAtOnce() : !speaksOfWords(marked.before)) &&
      (marked.inCitation || (isAltered && /\d/.test(marked.words)) || marked.isCited() || marked.isTakenUp())
    );
  }
  if (!isTitle(words)) return true;
  return /[.?!]$/.test(marked.words.trim()) && !isWordAsWord(marked) && !isTerm(marked) && marked.isCited();
}

/** Enough to judge by; a long quotation is one whatever follows. */
function wordsOf(text: string): readonly string[] {
  return text.slice(0, 200).match(/[\p{L}\p{N}[][\p{L}\p{N}\]’'.-]*/gu) ?? [];
}

/** `both “shall” and “must” are mandatory`: such a word is quoted as a word. */
function isFunctionWord([word, ...others]: readonly string[]): boolean {
  return word !== undefined && others.length === 0 && functionWords.has(word.toLowerCase());
}

const functionWords = new Set(
  'shall must may should will can might and or not any all each every the a an'.split(' '),
);

/** `(the “Agreement”)`, `(“Brown”)`, `(collectively, “Defendants”)`, `(“A” or “B”)`. */
function isDefinedTerm({ before, after, inCitation }: MarkedWords, words: readonly string[]): boolean {
  return (
    !inCitation &&
    words.length <= 6 &&
    opensDefinition(before) &&
    /^[\s,.]*(?:(?:and|or)\b[^()]{0,60})?\)/.test(after)
  );
}

function opensDefinition(before: string): boolean {
  const opened = before.lastIndexOf('(');
  const words = withoutQuoted(before.slice(opened + 1)).split(/[\s,;“”]/);
  return opened >= 0 && words.every((word) => word === '' || defining.has(word.toLowerCase()));
}

const defining = new Set(
  'or and the a an each all collectively together with individually hereinafter hereafter referred to as also known defined'.split(
    ' ',
  ),
);

/** It and every longer word of it begins with a capital, as in titles, captions and names; a sentence in capitals throughout is none. */
function isTitle(words: readonly string[]): boolean {
  const longer = words.filter((word) => word.length > 3 && !small.has(word));
  if (longer.length === 0) return words.every((word) => /^[[\p{Lu}\p{N}]/u.test(word));
  if (
    opensSmall.test(words[0] ?? '') ||
    words.length > 20 ||
    !longer.every((word) => /^\[?[\p{Lu}\p{N}]/u.test(word))
  )
    return false;
  return words.length < 6 || longer.some((word) => /\p{Ll}/u.test(word));
}

/** `pay or be out by Friday`; not `the First Amendment`. */
const opensSmall = /^(?!(?:the|an?|of|in|at|by|on|for|to|and|or|with|from|under|our|this)$)\p{Ll}/u;

/** Longer words that titles leave small. */
const small = new Set([
  'from',
  'with',
  'over',
  'into',
  'upon',
  'that',
  'than',
  'under',
  'against',
  'between',
  'among',
]);

/** `so-called “…”`, `a motion entitled “…”`. */
function isWordAsWord({ before }: MarkedWords): boolean {
  return /(?:so-called|dubbed|nicknamed|labell?ed|entitled|titled|captioned|styled)[\s,:]*$/iu.test(before);
}

/** `known as “…”`, `the word “…”`. */
function isTerm({ before }: MarkedWords): boolean {
  return /(?:known (?:\p{Ll}+ ){0,5}as|referred to as|\bthe (?:terms?|words?))[\s,:]*$/iu.test(before);
}
