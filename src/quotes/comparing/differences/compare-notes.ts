/**
 * "(internal quotation marks omitted)" of an opinion, and what a draft has in its place.
 *
 * A draft may leave such a note out, or put one of its own there; where it repeats the note, it quotes words like any others.
 */
import { noteWords, omissionNotesIn } from '../reading/omission-notes';

/** `quoted` is the draft's text between two words, `found` the note that the opinion has there. */
export function compareNotes(quoted: string, interrupted: string): 'quoted' | 'misquoted' | 'omitted' {
  const found = withoutPageEnd(interrupted);
  const words = noteWords(found);
  const all = noteWords(quoted).join(' ');
  if (words.length > 0 && all === words.join(' ')) return 'quoted';
  if (omissionNotesIn(`(${found})`)[0]?.raw.length !== found.length + 2) return 'omitted';
  const notes = omissionNotesIn(quoted)
    .filter(({ raw }) => raw.startsWith('('))
    .map(({ raw }) => noteWords(raw));
  if (notes.some((note) => note.join(' ') === words.join(' '))) return 'quoted';
  return notes.some((note) => inCommon(note, words) >= leastInCommon) ? 'misquoted' : 'omitted';
}

/** What stands between two blank lines interrupts a note where a page ends. */
function withoutPageEnd(note: string): string {
  const paragraphs = note.split(/\n\s{0,9}\n/);
  return paragraphs.length < 2 ? note : `${paragraphs[0] ?? ''} ${paragraphs.at(-1) ?? ''}`;
}

/** "(citation omitted)" for "(emphasis omitted)" is another note; with more in common it is the same one. */
const leastInCommon = 2;

function inCommon(one: readonly string[], other: readonly string[]): number {
  return new Set(one.filter((word) => other.includes(word))).size;
}

/** Such a note right after these words of the opinion; empty where there is none. */
export function noteAfter(text: string, end: number): string {
  const after = text.slice(end, end + longestNote);
  const [note] = omissionNotesIn(after);
  return note && !/\w/.test(after.slice(0, note.start)) ? note.raw.slice(1, -1) : '';
}

const longestNote = 160;
