/**
 * "(internal quotation marks omitted)" of an opinion, and what a draft has in its place.
 *
 * A draft may leave such a note out, or put one of its own there; where it repeats the note, it quotes words like any others.
 */
import { omissionNotesIn, plainNote } from './omission-notes';

/** `quoted` is the draft's text between two words, `found` the note that the opinion has there. */
export function compareNotes(quoted: string, found: string): 'quoted' | 'misquoted' | 'omitted' {
  const words = wordsOf(found);
  const all = wordsOf(quoted).join(' ');
  if (words.length > 0 && all === words.join(' ')) return 'quoted';
  if (omissionNotesIn(`(${found})`)[0]?.raw.length !== found.length + 2) return 'omitted';
  const notes = omissionNotesIn(quoted)
    .filter(({ raw }) => raw.startsWith('('))
    .map(({ raw }) => wordsOf(raw));
  if (notes.some((note) => note.join(' ') === words.join(' '))) return 'quoted';
  return notes.some((note) => inCommon(note, words) >= leastInCommon) ? 'misquoted' : 'omitted';
}

/** "(citation omitted)" for "(emphasis omitted)" is another note; with more in common it is the same one. */
const leastInCommon = 2;

function inCommon(one: readonly string[], other: readonly string[]): number {
  return new Set(one.filter((word) => other.includes(word))).size;
}

function wordsOf(text: string): readonly string[] {
  return plainNote(text).match(/[a-z]+/g) ?? [];
}

/** Such a note right after these words of the opinion; empty where there is none. */
export function noteAfter(text: string, end: number): string {
  const after = text.slice(end, end + longestNote);
  const [note] = omissionNotesIn(after);
  return note && !/\w/.test(after.slice(0, note.start)) ? note.raw.slice(1, -1) : '';
}

const longestNote = 160;
