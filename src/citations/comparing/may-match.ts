/** A sieve before two names are compared in earnest: whether they can agree at all, told from the first letters of their words. */
import { isShortForm } from './acronyms';
import type { CaseSides } from './case-sides';
import type { NameWord } from './name-words';
import { areSuccessors, hasHeldOffice } from './office-holders';
import type { Party } from './party';

/** `false` only where `compareParties` finds neither the same name nor one that practice takes for it: another, or a wrong letter. */
export function mayMatch(cited: Party, record: Party): boolean {
  if (cited.relator ?? record.relator) return true;
  // Two nations, states, offices or pseudonyms agree without a word in common.
  if (cited.kind === record.kind && !named.has(cited.kind)) return true;
  return (firstLetters(cited) & firstLetters(record)) !== 0 || areSuccessors(cited, record);
}

/** The same of all sides, for a caption that is not taken apart yet: that alone costs more than most comparisons. */
export function mayBear(caption: string, { sides, matter }: CaseSides): boolean {
  if (matter) return true;
  const letters = lettersIn(caption);
  return sides.every(
    (side) =>
      (firstLetters(side) & letters) !== 0 || !named.has(side.kind) || !!side.relator || hasHeldOffice(side),
  );
}

const named: ReadonlySet<Party['kind']> = new Set(['private', 'public', 'frequent']);

/** Numbers agree with words, letters with accents have others beside them, and of a name without words nothing can be told. */
const ANY = -1;

const known = new WeakMap<Party, number>();

/** A bit for each letter with which a word begins: abbreviations and initials keep it. */
function firstLetters(party: Party): number {
  const read = known.get(party);
  if (read !== undefined) return read;
  const letters = readFirstLetters(party);
  known.set(party, letters);
  return letters;
}

function readFirstLetters({ names, written }: Party): number {
  if ((names[0] ?? []).length === 0) return ANY;
  let letters = lettersIn(written);
  for (const name of names)
    for (const word of name) {
      if (isShortForm(word) || mayBeginWithNation(word)) return ANY;
      letters |= bitOf(word.text.charCodeAt(0));
    }
  return letters;
}

function lettersIn(text: string): number {
  if (!plain.test(text) || readOtherwise.test(text)) return ANY;
  let letters = 0;
  let before = SPACE;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isLetter(code) && !isLetter(before)) letters |= bitOf(code);
    before = code;
  }
  return letters;
}

const plain = /^[A-Za-z .,;:&'/-]+$/;
/** What is read as words that it does not show, and who sues for another. */
const readOtherwise = /\b(?:u|us[a-z]*|uaw|amtrak|nlrb|ny[cs]|labor board|rel|relation|rex|regina)\b/i;

const SPACE = 32;

/** Of those that the pattern above allows. */
function isLetter(code: number): boolean {
  return code >= 65;
}

/** Capitals and small letters have the same. */
function bitOf(letter: number): number {
  return 1 << (letter & 31);
}

/** `USPS` is the Postal Service. */
function mayBeginWithNation({ text }: NameWord): boolean {
  return text === 'u' || text.startsWith('us');
}
