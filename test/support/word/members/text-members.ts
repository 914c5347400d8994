/** What paragraphs, ranges, bodies and content controls can all do with their text, each given as a stretch of it. */
import type { Comment, ContentControl, Field, Link, Note, Paragraph } from '../document-model';
import { formatRuns, replaceText } from '../edit-text';
import { OfficeError } from '../office-error';
import { searchText, type SearchChoices } from '../search-text';
import { compareAnchors, hold, partsOf, stretch, stretchIn, type Part, type Stretch } from '../stretch';
import type { WordSession } from '../word-session';

export function search(
  session: WordSession,
  place: Stretch,
  wanted: string,
  choices: object = {},
): readonly Stretch[] {
  return searchText(place, wanted, choices as SearchChoices, session.platform, session.shownText).map(
    rangeOf,
  );
}

export function rangeOf({ paragraph, from, to }: Part): Stretch {
  return stretchIn(paragraph, from, to);
}

export function paragraphsOf(place: Stretch): readonly Paragraph[] {
  return partsOf(place).map(({ paragraph }) => paragraph);
}

export function fieldsOf(session: WordSession, place: Stretch): readonly Field[] {
  return [...new Set(session.runsOf(place).flatMap(({ field }) => (field ? [field] : [])))];
}

export function notesOf(kind: Note['kind']): (place: Stretch, session: WordSession) => readonly Note[] {
  return (place, session) => session.notesIn(place, kind);
}

export function commentsIn(session: WordSession, place: Stretch): readonly Comment[] {
  const { story } = place.start.paragraph;
  return session.document.comments.filter(
    ({ start, end }) =>
      !start.paragraph.isGone &&
      start.paragraph.story === story &&
      compareAnchors(start, place.end) <= 0 &&
      compareAnchors(end, place.start) >= 0,
  );
}

export function insertText(session: WordSession, place: Stretch, text: string, where: string): Stretch {
  const target = targetOf(place, where);
  return session.edit(partsOf(target), () => {
    if (/[\r\n]/.test(text)) throw new Error('The stand-in inserts text of one paragraph.');
    return rangeOf(replaceText(target, text, session.tracking));
  });
}

function targetOf(place: Stretch, where: string): Stretch {
  switch (where.toLowerCase()) {
    case 'replace':
      return place;
    case 'start':
    case 'before':
      return stretch(place.start);
    case 'end':
    case 'after':
      return stretch(place.end);
    default:
      throw new OfficeError('InvalidArgument');
  }
}

export function deleteText(session: WordSession, place: Stretch): void {
  session.edit(partsOf(place), () => replaceText(place, '', session.tracking));
}

/** A part of a range: its start, its end, or what stands around it. */
export function locationOf(place: Stretch, location = 'Whole'): Stretch {
  switch (location) {
    case 'Whole':
    case 'Content':
      return stretch(place.start, place.end);
    case 'Start':
    case 'Before':
      return stretch(place.start);
    case 'End':
    case 'After':
      return stretch(place.end);
    default:
      throw new OfficeError('InvalidArgument');
  }
}

export function select(session: WordSession, place: Stretch, mode = 'Select'): void {
  if (place.start.paragraph.isGone) throw new OfficeError('ItemNotFound');
  session.select(mode === 'Select' ? place : locationOf(place, mode));
}

export function firstLinkIn(session: WordSession, place: Stretch): string | null {
  return session.runsOf(place).find(({ link }) => link)?.link?.address ?? null;
}

/** Whatever link stood there goes; an empty address only takes it away. */
export function setLink(session: WordSession, place: Stretch, address: string | null): void {
  const parts = partsOf(place);
  const link: Link | null = address === null || address === '' ? null : { address };
  session.edit(parts, () => parts.forEach((part) => formatRuns(part, (run) => ({ ...run, link }))), 'format');
}

/** One range for each link that the place touches, cut to the place. */
export function linkRanges(place: Stretch): readonly Stretch[] {
  const ranges: { readonly link: Link; readonly part: { paragraph: Paragraph; from: number; to: number } }[] =
    [];
  for (const { paragraph, from, to } of partsOf(place)) {
    let at = 0;
    for (const { link, text } of paragraph.runs) {
      const [start, end] = [Math.max(at, from), Math.min(at + text.length, to)];
      at += text.length;
      if (!link || start >= end) continue;
      const last = ranges.at(-1);
      if (last?.link === link && last.part.paragraph === paragraph && last.part.to === start)
        last.part.to = end;
      else ranges.push({ link, part: { paragraph, from: start, to: end } });
    }
  }
  return ranges.map(({ part }) => rangeOf(part));
}

export function insertComment(session: WordSession, place: Stretch, content: string): Comment {
  const { kind } = place.start.paragraph.story;
  if (kind !== 'body') throw new OfficeError('NotAllowed', undefined, 'Range.insertComment');
  const parts = partsOf(place);
  return session.edit(
    parts,
    () => {
      const { start, end } = hold(stretch(place.start, place.end));
      const id = `comment-${session.document.comments.length + 1}-${session.counts.operations}`;
      const comment: Comment = { id, author: 'Author', content, resolved: false, start, end };
      session.document.comments.push(comment);
      return comment;
    },
    'format',
  );
}

export function insertContentControl(session: WordSession, place: Stretch): ContentControl {
  const { kind } = place.start.paragraph.story;
  const inNote = kind === 'footnote' || kind === 'endnote';
  if (session.faults.has(4373) && session.platform.office === 'OfficeOnline' && inNote) {
    throw new OfficeError('GeneralException', undefined, 'Range.insertContentControl');
  }
  const parts = partsOf(place);
  const control: ContentControl = {
    id: 1_000_000 + session.document.controls.length,
    tag: '',
    title: '',
    cannotEdit: false,
    cannotDelete: false,
    appearance: 'BoundingBox',
  };
  session.edit(
    parts,
    () => {
      for (const part of parts) {
        formatRuns(part, (run) => ({ ...run, controls: [...run.controls, control] }));
      }
      session.document.controls.push(control);
      session.counts.contentControlsInserted++;
    },
    'format',
  );
  return control;
}

/** Fails on some documents (#6059), and says little on the others. */
export function markupOf(session: WordSession, place: Stretch): string {
  if (session.faults.has(6059)) throw new OfficeError('GeneralException', undefined, 'getOoxml');
  return `<pkg:package>${session.textOf(place)}</pkg:package>`;
}
