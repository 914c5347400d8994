/** A sieve before two names are compared in earnest: whether they can agree at all, told from the first letters of their words. */
import { isShortForm } from './acronyms';
import type { NameWord } from './name-words';
import { areSuccessors } from './office-holders';
import type { Party } from './party';

/** `false` only where `compareParties` finds neither the same name nor one that practice takes for it: another, or a wrong letter. */
export function mayMatch(cited: Party, record: Party): boolean {
  if (cited.relator ?? record.relator) return true;
  // Two nations, states, offices or pseudonyms agree without a word in common.
  if (cited.kind === record.kind && !named.has(cited.kind)) return true;
  return (firstLetters(cited) & firstLetters(record)) !== 0 || areSuccessors(cited, record);
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
  if ((names[0] ?? []).length === 0 || !/^[A-Za-z .,;:&'/()-]+$/.test(written)) return ANY;
  let letters = 0;
  let before = SPACE;
  for (let at = 0; at < written.length; at += 1) {
    const code = written.charCodeAt(at);
    if (isLetter(code) && !isLetter(before)) letters |= bitOf(code);
    before = code;
  }
  for (const name of names)
    for (const word of name) {
      if (isShortForm(word) || mayBeginWithNation(word)) return ANY;
      letters |= bitOf(word.text.charCodeAt(0));
    }
  return letters;
}

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
