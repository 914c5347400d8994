/** Whether words of the record are all words: where one is none, a scanner may have misread what stands there. */
import { foldedWord } from './comparing/reading/folded-word';
import { isEnglishWord } from './comparing/reading/word-list';

/** A capitalized word may be a name. The short parts of `Gov-eminent` and `pro-bative` are rests of a word rather than words. */
export function isLegible(found: string): boolean {
  return (found.match(written) ?? []).every((word) => {
    const parts = word.split('-');
    if (parts.length === 1) return /^\p{Lu}/u.test(word) || isWord(word);
    return parts.every(
      (part) => isWord(part) && (part.length > longestRest || joins.has(part.toLowerCase())),
    );
  });
}

function isWord(word: string): boolean {
  return isEnglishWord(foldedWord(word, 0, word.length));
}

const written = /[\p{L}\d]*\p{L}(?:[’'-]?[\p{L}\d])*/gu;
const longestRest = 3;
const joins = new Set(
  'a of to in on by and the non pre co ex re de two one law tax job low out off new old ill up'.split(' '),
);
