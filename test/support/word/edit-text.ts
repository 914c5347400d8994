/** The changes of the document itself, with everything that stands in it moved along. */
import {
  newParagraph,
  plainFormat,
  type Change,
  type Paragraph,
  type Run,
  type RunFormat,
} from './document-model';
import { partsOf, runsBetween, type Part, type Stretch } from './stretch';

/** Puts runs in the place of others; what was anchored within the old ones now spans the new. */
export function replaceRuns(paragraph: Paragraph, from: number, to: number, runs: readonly Run[]): void {
  const before = runsBetween(paragraph, 0, from);
  const after = runsBetween(paragraph, to, Number.MAX_SAFE_INTEGER);
  const inserted = runs.reduce((length, { text }) => length + text.length, 0);
  paragraph.runs = [...before, ...runs, ...after];
  for (const anchor of paragraph.anchors) {
    const { offset, side } = anchor;
    if (offset < from || (offset === from && (from < to ? side === 'start' : side === 'end'))) continue;
    if (offset >= to) anchor.offset += inserted - (to - from);
    else anchor.offset = side === 'start' ? from : from + inserted;
  }
}

/** Changes the format of some characters and moves nothing. */
export function formatRuns(part: Part, change: (run: Run) => Run): void {
  const { paragraph, from, to } = part;
  paragraph.runs = [
    ...runsBetween(paragraph, 0, from),
    ...runsBetween(paragraph, from, to).map(change),
    ...runsBetween(paragraph, to, Number.MAX_SAFE_INTEGER),
  ];
}

/** Text in the place of a stretch. Under tracking the old text stays, marked as deleted. */
export function replaceText(place: Stretch, text: string, tracking: Change['author'] | null): Part {
  const [first, ...others] = partsOf(place);
  if (!first) throw new Error('A stretch has a paragraph.');
  const { paragraph, from, to } = first;
  const run: Run = {
    ...formatAt(paragraph, from, to),
    text,
    change: tracking === null ? null : { kind: 'inserted', author: tracking },
  };

  if (tracking !== null) {
    for (const part of [first, ...others]) markDeleted(part, tracking);
    const kept = lengthOfPart(paragraph, from);
    const end = Math.min(to, kept);
    insertAt(paragraph, end, run, place);
    return { paragraph, from: end, to: end + text.length };
  }

  const last = others.at(-1);
  if (!last) {
    replaceRuns(paragraph, from, to, text === '' ? [] : [run]);
    return { paragraph, from, to: from + text.length };
  }
  // What followed the stretch in its last paragraph joins the first.
  const rest = runsBetween(last.paragraph, last.to, Number.MAX_SAFE_INTEGER);
  const length = paragraph.runs.reduce((sum, one) => sum + one.text.length, 0);
  replaceRuns(paragraph, from, length, [...(text === '' ? [] : [run]), ...rest]);
  place.end.paragraph.anchors.delete(place.end);
  place.end.paragraph = paragraph;
  place.end.offset = from + text.length;
  paragraph.anchors.add(place.end);
  for (const part of others) removeParagraph(part.paragraph);
  return { paragraph, from, to: from + text.length };
}

function lengthOfPart(paragraph: Paragraph, least: number): number {
  return Math.max(
    least,
    paragraph.runs.reduce((sum, { text }) => sum + text.length, 0),
  );
}

function insertAt(paragraph: Paragraph, offset: number, run: Run, place: Stretch): void {
  if (run.text === '') return;
  replaceRuns(paragraph, offset, offset, [run]);
  // The stretch that was replaced holds what replaces it.
  if (place.end.paragraph === paragraph && place.end.offset === offset) place.end.offset += run.text.length;
}

/** Text that was itself inserted under tracking goes; other text stays and is marked. */
function markDeleted({ paragraph, from, to }: Part, author: string): void {
  const change: Change = { kind: 'deleted', author };
  formatRuns({ paragraph, from, to }, (run) => (run.change?.kind === 'deleted' ? run : { ...run, change }));
}

/** Text at a place where nothing is replaced takes the format of what stands before it. */
function formatAt(paragraph: Paragraph, from: number, to: number): RunFormat {
  const neighbour =
    runsBetween(paragraph, from, Math.max(to, from + 1))[0] ??
    runsBetween(paragraph, Math.max(0, from - 1), from)[0];
  if (!neighbour) return plainFormat;
  const format: RunFormat & { text?: string } = { ...neighbour, kind: 'text', note: null, change: null };
  delete format.text;
  return format;
}

export function insertParagraphAfter(paragraph: Paragraph, text: string): Paragraph {
  return insertParagraph(paragraph, 1, text);
}

export function insertParagraphBefore(paragraph: Paragraph, text: string): Paragraph {
  return insertParagraph(paragraph, 0, text);
}

function insertParagraph(paragraph: Paragraph, after: 0 | 1, text: string): Paragraph {
  const { story, format } = paragraph;
  const made = newParagraph(story, text === '' ? [] : [{ ...plainFormat, text }], format);
  story.paragraphs.splice(story.paragraphs.indexOf(paragraph) + after, 0, made);
  return made;
}

/** A story keeps its last paragraph, empty. */
export function removeParagraph(paragraph: Paragraph): void {
  const { paragraphs } = paragraph.story;
  if (paragraphs.length === 1) {
    paragraph.runs = [];
    for (const anchor of paragraph.anchors) anchor.offset = 0;
    return;
  }
  paragraphs.splice(paragraphs.indexOf(paragraph), 1);
  paragraph.isGone = true;
}
