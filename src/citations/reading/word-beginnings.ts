/** What a capitalized word may begin, by its first three letters: most begin nothing, and what each three may is asked once. */
import { isAmong } from '../../text/character-classes';
import { namedSources } from '../facts/named-sources';
import { mayBeginDocket } from './cases/docket-number';
import { mayBeginGluedRecord } from './read-record';

/** Authorities, cases, citations: the last word of a table's heading. */
export const HEADING = 1;
/** Id., ibid., supra. */
export const SHORT_FORM = 2;
export const DOCKET = 4;
/** Restatement, Black's Law Dictionary. */
export const TREATISE = 8;
/** A code, rule or part of the record, by its own name. */
export const NAME = 16;
export const BRIEF = 32;
/** Section, rule, article. */
export const SECTION = 64;

const ASKED = 128;
/** By three letters, the first a capital: of each word the engine would else follow the trie, and most lead nowhere in it. */
const known = new Uint8Array(1 << 17);

/** What the word that begins with the capital at `at` may begin, as a sum of the above. */
export function beginningsAt(text: string, at: number): number {
  // A place outside the text is never asked for: the engine would read every place more slowly from then on.
  if (at + 2 >= text.length) return askSigns(text, at);
  const first = text.charCodeAt(at);
  const second = text.charCodeAt(at + 1);
  const third = text.charCodeAt(at + 2);
  if (!isLetter(first) || !isLetter(second) || !isLetter(third)) return askSigns(text, at);
  const letters = ((first & 31) << 12) | ((second & 63) << 6) | (third & 63);
  const beginnings = known[letters] ?? 0;
  return (beginnings === 0 ? (known[letters] = askLetters(text, at)) : beginnings) & ~ASKED;
}

/** Of the alphabet: what spellings consist of. */
function isLetter(code: number): boolean {
  const place = (code | 32) - 97;
  return place >= 0 && place < 26;
}

function askLetters(text: string, at: number): number {
  const mayName = namedSources().begins(text, at, 3) || mayBeginGluedRecord(text, at);
  return ASKED | byLetters(text, at) | (mayName ? NAME : 0);
}

/** Signs within a spelling are passed over, so that its letters tell nothing here. */
function askSigns(text: string, at: number): number {
  return byLetters(text, at) | NAME;
}

function byLetters(text: string, at: number): number {
  const first = text.charCodeAt(at);
  const second = text.charCodeAt(at + 1);
  const small = second | 32;
  let beginnings = mayBeginDocket(first, second) ? DOCKET : 0;
  const third = text.charCodeAt(at + 2) | 32;
  if ((first === 65 && small === 117) || (first === 67 && isAmong('ai', small) && isAmong('st', third)))
    beginnings |= HEADING;
  if (
    ((first === 73 || first === 74) && (second === 100 || second === 98)) ||
    (first === 83 && second === 117)
  )
    beginnings |= SHORT_FORM;
  if ((first === 82 && small === 101 && third === 115) || (first === 66 && second === 108))
    beginnings |= TREATISE;
  if (first === 66 && second === 114) beginnings |= BRIEF;
  return mayBeginSection(text, at) ? beginnings | SECTION : beginnings;
}

/** Section, Florida's `s.`, rule, article: by their first three letters. */
export function mayBeginSection(text: string, at: number): boolean {
  const second = text.charCodeAt(at + 1);
  const third = text.charCodeAt(at + 2);
  const first = text.charCodeAt(at) | 32;
  return (
    (first === 115 &&
      ((second === 101 && third === 99) || second === 46 || (second === 115 && third === 46))) ||
    (second === 114 && first === 97 && third === 116) ||
    (second === 117 && first === 114 && third === 108)
  );
}
