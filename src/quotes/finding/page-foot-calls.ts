/**
 * The calls of notes that stand at a page's foot within a text that has no notes of its own: `… vexatious.” 40 The …`, and further on
 * `40 Edwards v. Gen. Motors Corp., 153 F.3d 242`. The lines of a pleading are numbered too, page after page; a note's number
 * stands alone but twice.
 */
import type { CitationGroup } from './group-citations';
import type { NoteCall } from './note-place';

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
  const places: number[] = [];
  for (let at = around.indexOf(number); at >= 0 && places.length < 3; at = around.indexOf(number, at + 1)) {
    if (standsAlone(around, at, number.length)) places.push(at);
  }
  const [call] = places;
  if (call === undefined || places.length > 2) return -1;
  return /[”"’.,;:?!)\]]\s?$/.test(around.slice(Math.max(0, call - 2), call)) ? from + call : -1;
}

const farthest = 6_000;

function standsAlone(text: string, at: number, length: number): boolean {
  return /^(?:|[\s”"’.,;:?!)\]])$/.test(text.charAt(at - 1)) && /\s/.test(text.charAt(at + length));
}
