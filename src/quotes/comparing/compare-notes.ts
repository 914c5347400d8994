/**
 * "(internal quotation marks omitted)" of an opinion, and what a draft has in its place.
 *
 * A draft may leave such a note out, or put one of its own there; where it repeats the note, it quotes words like any others.
 */
import { omissionNote } from './quotation-operations';

/** `quoted` is the draft's text between two words, `found` the note that the opinion has there. */
export function compareNotes(quoted: string, found: string): 'quoted' | 'misquoted' | 'omitted' {
  const words = wordsOf(found);
  const all = wordsOf(quoted).join(' ');
  if (words.length > 0 && all === words.join(' ')) return 'quoted';
  if (`(${found})`.replace(omissionNote, '') !== '') return 'omitted';
  const notes = [...quoted.matchAll(omissionNote)]
    .filter(([raw]) => raw.startsWith('('))
    .map(([raw]) => wordsOf(raw));
  if (notes.some((note) => note.join(' ') === words.join(' '))) return 'quoted';
  return notes.some((note) => inCommon(note, words) >= leastInCommon) ? 'misquoted' : 'omitted';
}

/** "(citation omitted)" for "(emphasis omitted)" is another note; with more in common it is the same one. */
const leastInCommon = 2;

function inCommon(one: readonly string[], other: readonly string[]): number {
  return new Set(one.filter((word) => other.includes(word))).size;
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[a-z]+/g) ?? [];
}

/** Such a note right after these words of the opinion; empty where there is none. */
export function noteAfter(text: string, end: number): string {
  const after = text.slice(end, end + longestNote);
  const [note] = after.matchAll(omissionNote);
  return note && !/\w/.test(after.slice(0, note.index)) ? note[0].slice(1, -1) : '';
}

const longestNote = 160;
