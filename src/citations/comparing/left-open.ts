/** Captions that leave words out and say so: `San Joaquin L. Etc. Corp.`, `Iowa, etc., R.R. Co.` */
import { areAlike } from './align-names';
import { isInitialOf } from './initials';
import { readNameWords, type NameWord } from './name-words';
import type { Party } from './party';

/** Where the one says `etc.` the other may have any words, if all before and behind it agree. */
export function isLeftOpen(cited: Party, record: Party): boolean {
  return fillsIn(cited, record) || fillsIn(record, cited);
}

function fillsIn(full: Party, open: Party): boolean {
  if (!leftOut.test(open.main)) return false;
  const [before, behind, ...more] = open.main.split(leftOut);
  if (before === undefined || behind === undefined || more.length > 0 || leftOut.test(full.main))
    return false;
  const [first, last] = [readNameWords(before), readNameWords(behind)];
  const [words = []] = full.names;
  return (
    first.length > 0 &&
    words.length > first.length + last.length &&
    first.every((word, at) => isMeant(word, words[at])) &&
    last.every((word, at) => isMeant(word, words[words.length - last.length + at]))
  );
}

const leftOut = /,? (?:etc|&c)\b\.?,?/iu;

function isMeant(word: NameWord, other: NameWord | undefined): boolean {
  if (other === undefined) return false;
  return areAlike(word, other) || (word.text.length === 1 && isInitialOf(word, other));
}
