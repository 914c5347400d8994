/** A word that a citation misses by a letter: never an abbreviation, and never the same party. */
import { editDistance } from './edit-distance';
import { expansionsOf, isSameWord, lettersOf, type NameWord } from './name-words';
import type { Party } from './party';
import { isStateName } from './party-kind';
import { differsInPlural, isCommonWord } from './words-in-many-names';
import { givenNames } from '../facts/tables/name-table';

const given = new Set(givenNames.split(' '));

/**
 * The word of the record that a word of the citation misses by a letter, wherever both stand: in what names of companies,
 * titles and further parties add, too. Plurals and given names are ordinary variants.
 */
export function misspelledWord(cited: Party, record: Party): NameWord | undefined {
  if (cited.written === record.written) return undefined;
  const left = longWords(cited);
  const right = [...longWords(record), ...(/^\p{L}+ of /u.test(cited.written) ? [matterWord] : [])];
  // `Bimetallic` is Bi-Metallic.
  const [citedPairs, recordPairs] = [cited, record].map(pairsOf);
  const citedOnly = left.filter(
    (word) => !right.some((other) => isSameWord(word, other)) && !recordPairs?.has(word.text),
  );
  const recordOnly = right.filter(
    (word) => !left.some((other) => isSameWord(word, other)) && !citedPairs?.has(word.text),
  );
  return recordOnly.find((meant) =>
    citedOnly.some(
      (word) => !areBothGiven(word, meant) && !differsInPlural(word, meant) && differsByLetter(word, meant),
    ),
  );
}

/** Each word with the next, as one. */
function pairsOf({ written }: Party): ReadonlySet<string> {
  const words = written.toLowerCase().match(/\p{L}+/gu) ?? [];
  return new Set(words.slice(1).map((word, at) => `${words[at] ?? ''}${word}`));
}

/** One letter wrong, missing, added or exchanged with its neighbour; two in long words. */
export function differsByLetter(left: NameWord, right: NameWord): boolean {
  // North Carolina is no slip for South Carolina.
  if (isStateName(left) && isStateName(right)) return false;
  const longest = Math.max(left.text.length, right.text.length);
  if (longest < 4 || editDistance(left.text, right.text) > (longest >= 9 ? 2 : 1)) return false;
  return !/\d/u.test(left.text) && !/\d/u.test(right.text);
}

/** `Orin`, where the other caption has Anthony P. Orrin: one of the two gives the surname alone, and a letter of it is wrong. */
export function misspelledSurname(
  cited: readonly NameWord[],
  record: readonly NameWord[],
): NameWord | undefined {
  const [short, full] = cited.length < record.length ? [cited, record] : [record, cited];
  const [left, right] = [cited.at(-1), record.at(-1)];
  if (!left || !right || short.length !== 1 || full.length < 2) return undefined;
  const isPerson = full.slice(0, -1).every(isGiven) && !isCommonWord(left) && !isCommonWord(right);
  return isPerson && differsByLetter(left, right) ? right : undefined;
}

export function areBothGiven(left: NameWord, right: NameWord): boolean {
  return isGiven(left) && isGiven(right);
}

/** A given name, or its first letter. */
export function isGiven({ text }: NameWord): boolean {
  return given.has(text) || /^\p{L}$/u.test(text);
}

/** `Matter of` is taken off where it is written rightly. */
const matterWord: NameWord = { text: 'matter', written: 'Matter', abbreviated: false };

/** Every word as written, those that tell nothing among them; abbreviations and accents may be spelt as one likes. */
function longWords({ written }: Party): readonly NameWord[] {
  return Array.from(written.matchAll(/[\p{L}\p{M}'’‘.]+/gu), ([word]) => word)
    .filter((word) => /^[A-Za-z]{6,}$/.test(word))
    .map((word) => {
      const spelt: NameWord = { text: lettersOf(word), written: word, abbreviated: false };
      // `Employes`, `Centre`
      return { ...spelt, abbreviated: expansionsOf(spelt).length > 0 };
    });
}
