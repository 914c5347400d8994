/**
 * The calls of notes that stand at a page's foot within a text that has no notes of its own: `… vexatious.” 40 The …`, and further on
 * `40 Edwards v. Gen. Motors Corp., 153 F.3d 242`. The lines of a pleading are numbered too, page after page; a note's number
 * stands alone but twice.
 */
import type { CitationGroup } from './group-citations';
import type { NoteCall } from './quoting-brief';

/** Of the notes that begin with a citation, in text order. */
export function pageFootCalls(text: string, groups: readonly CitationGroup[]): readonly NoteCall[] {
  return groups
    .flatMap(({ start, end }) => {
      const number = numberBefore.exec(text.slice(Math.max(0, start - 40), start))?.[1];
      const anchor = number === undefined ? -1 : callOf(text, number, start);
      return anchor < 0 ? [] : [{ anchor, end: anchor + 1, note: { start, end } }];
    })
    .sort((one, other) => one.anchor - other.anchor);
}

const numberBefore = /(?:[.)”"\]]\s|\s\s)([1-9]\d{0,2})\s{1,30}$/;

/** Where words end with the note's number; -1 where none do, or where it stands alone elsewhere. */
function callOf(text: string, number: string, noteStart: number): number {
  const from = Math.max(0, noteStart - farthest);
  const around = text.slice(from, noteStart + farthest / 2);
  const [call, , ...others] = [...around.matchAll(numberAlone)].filter(([one]) => one === number);
  if (call === undefined || others.length > 0) return -1;
  return wordsEnd.test(around.slice(Math.max(0, call.index - 2), call.index)) ? from + call.index : -1;
}

const farthest = 6_000;
const numberAlone = /(?<![^\s”"’.,;:?!)\]])\d{1,3}(?=\s)/g;
const wordsEnd = /[”"’.,;:?!)\]]\s?$/;
