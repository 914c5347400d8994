/** Words in very many names, by which no party is known. Apart from the words themselves: finding and resolving ask for none of them. */
import { commonWords } from '../facts/tables/name-table';
import { expansionsOf, stripPlural, type NameWord } from './name-words';

const common = new Set(commonWords.split(' '));

/** Whether the word is in so many names that it makes no party known. */
export function isCommonWord(word: NameWord): boolean {
  if (common.has(word.text) || /^\d+$/u.test(word.text)) return true;
  return word.abbreviated && expansionsOf(word).some((full) => common.has(full));
}

/** `Product` and `Products`: never more than a note in a longer name, and another name where it stands alone. */
export function differsInPlural(left: NameWord, right: NameWord): boolean {
  return stripPlural(left.text) === stripPlural(right.text) && (isCommonWord(left) || isCommonWord(right));
}

export function isCommonText(text: string): boolean {
  return common.has(text);
}

/** `Gen Motors`, `Equip Corp`: some write the beginning of such a word without a dot. */
export function isUndotted(left: NameWord, right: NameWord): boolean {
  const [short, full] =
    left.text.length < right.text.length ? [left.text, right.text] : [right.text, left.text];
  if (short.length < 3 || full.length < short.length + 2 || !full.startsWith(short)) return false;
  return common.has(full) && !common.has(short);
}
