/** "(internal quotation marks omitted)" of an opinion where a page ends within it, with its foot and the next page's head. */
import { omissionNotesIn } from './omission-notes';
import type { Interruption } from './interruptions';
import type { Tokens } from './tokenize';

const longestHalf = 160;

/** The tokens of each such note, what interrupts it included. */
export function interruptedNotesIn(
  { text, starts, ends, count }: Tokens,
  interruptions: readonly Interruption[],
): readonly Interruption[] {
  return interruptions.flatMap(({ from, to }) => {
    if (from === 0 || to >= count) return [];
    const lineEnd = text.indexOf('\n', ends[from - 1]);
    const breakStart = lineEnd < 0 ? (ends[from - 1] as number) : lineEnd;
    const breakEnd = starts[to] as number;
    const before = text.slice(Math.max(0, breakStart - longestHalf), breakStart);
    const opened = before.lastIndexOf('(');
    if (opened < 0 || before.includes(')', opened)) return [];
    const first = before.slice(opened);
    const [note] = omissionNotesIn(`${first} ${text.slice(breakEnd, breakEnd + longestHalf)}`);
    if (note === undefined || note.start > 0 || note.end <= first.length + 1) return [];
    let noteFrom = from;
    while (noteFrom > 0 && (starts[noteFrom - 1] as number) > breakStart - first.length) noteFrom--;
    const noteEnd = breakEnd + note.end - first.length - 1;
    let noteTo = to;
    while (noteTo < count && (starts[noteTo] as number) < noteEnd) noteTo++;
    return [{ from: noteFrom, to: noteTo }];
  });
}
