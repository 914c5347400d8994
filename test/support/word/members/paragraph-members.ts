import type { Paragraph } from '../document-model';
import { insertParagraphAfter, insertParagraphBefore, removeParagraph } from '../edit-text';
import type { MembersOf } from '../member';
import { OfficeError } from '../office-error';
import { stretchOf, type Stretch } from '../stretch';
import { currentText, textIn } from '../text-view';
import type { WordSession } from '../word-session';
import {
  commentsIn,
  deleteText,
  fieldsOf,
  insertContentControl,
  insertText,
  locationOf,
  markupOf,
  search,
  select,
} from './text-members';

/** `Word.Paragraph`. */
export const paragraphMembers = {
  text: { set: '1.1', get: (paragraph, session) => textIn(paragraph.runs, session.shownText) },
  uniqueLocalId: { set: '1.6', get: ({ localId }) => localId },
  style: { set: '1.1', get: ({ format }) => format.style },
  styleBuiltIn: { set: '1.3', get: ({ format }) => format.builtInStyle },
  alignment: { set: '1.1', get: ({ format }) => format.alignment },
  leftIndent: { set: '1.1', get: ({ format }) => format.leftIndent },
  rightIndent: { set: '1.1', get: ({ format }) => format.rightIndent },
  firstLineIndent: { set: '1.1', get: ({ format }) => format.firstLineIndent },
  outlineLevel: { set: '1.1', get: ({ format }) => format.outlineLevel },
  tableNestingLevel: { set: '1.3', get: ({ format }) => format.tableNestingLevel },
  isListItem: { set: '1.3', get: ({ format }) => format.isListItem },
  isLastParagraph: { set: '1.3', get: (paragraph) => paragraph.story.paragraphs.at(-1) === paragraph },

  font: { set: '1.1', type: 'Font', link: (paragraph) => (): Stretch => stretchOf(paragraph) },
  parentBody: { set: '1.3', type: 'Body', link: ({ story }) => story },
  contentControls: {
    set: '1.1',
    type: 'ContentControlCollection',
    link: (paragraph, session) => session.controlsIn(stretchOf(paragraph)),
  },
  fields: {
    set: '1.4',
    type: 'FieldCollection',
    link: (paragraph, session) => fieldsOf(session, stretchOf(paragraph)),
  },
  footnotes: {
    set: '1.5',
    type: 'NoteItemCollection',
    link: (paragraph, session) => session.notesIn(stretchOf(paragraph), 'footnote'),
  },
  endnotes: {
    set: '1.5',
    type: 'NoteItemCollection',
    link: (paragraph, session) => session.notesIn(stretchOf(paragraph), 'endnote'),
  },

  getText: { set: '1.7', ask: textOfParagraph },
  getReviewedText: {
    set: '1.4',
    ask: (paragraph, session, version) => textIn(paragraph.runs, session.reviewedText(version)),
  },
  getOoxml: { set: '1.1', ask: (paragraph, session) => markupOf(session, stretchOf(paragraph)) },
  getRange: {
    set: '1.3',
    type: 'Range',
    make: (paragraph, _, where) => locationOf(stretchOf(paragraph), where),
  },
  getNext: { set: '1.3', type: 'Paragraph', make: (paragraph) => beside(paragraph, 1) },
  getNextOrNullObject: { set: '1.3', type: 'Paragraph', make: (paragraph) => beside(paragraph, 1) },
  getPrevious: { set: '1.3', type: 'Paragraph', make: (paragraph) => beside(paragraph, -1) },
  getPreviousOrNullObject: { set: '1.3', type: 'Paragraph', make: (paragraph) => beside(paragraph, -1) },
  getComments: {
    set: '1.4',
    type: 'CommentCollection',
    make: (paragraph, session) => commentsIn(session, stretchOf(paragraph)),
  },
  getContentControls: {
    set: '1.5',
    type: 'ContentControlCollection',
    make: (paragraph, session) => session.controlsIn(stretchOf(paragraph)),
  },
  getAnnotations: {
    set: '1.7',
    type: 'AnnotationCollection',
    make: (paragraph, session) => session.annotations.in(paragraph),
  },
  search: {
    set: '1.1',
    type: 'RangeCollection',
    make: (paragraph, session, wanted, choices) => search(session, stretchOf(paragraph), wanted, choices),
  },

  insertAnnotations: {
    set: '1.7',
    ask: (paragraph, session, { critiques }) => session.annotations.insert(paragraph, critiques),
  },
  insertText: {
    set: '1.1',
    type: 'Range',
    make: (paragraph, session, text, where) => insertText(session, stretchOf(paragraph), text, where),
  },
  insertParagraph: {
    set: '1.1',
    type: 'Paragraph',
    make: (paragraph, session, text, where) =>
      session.edit([{ paragraph, from: 0, to: 0 }], () =>
        where === 'Before' ? insertParagraphBefore(paragraph, text) : insertParagraphAfter(paragraph, text),
      ),
  },
  insertContentControl: {
    set: '1.1',
    type: 'ContentControl',
    make: (paragraph, session) => insertContentControl(session, stretchOf(paragraph)),
  },
  select: { set: '1.1', act: (paragraph, session, mode) => select(session, stretchOf(paragraph), mode) },
  clear: { set: '1.1', act: (paragraph, session) => deleteText(session, stretchOf(paragraph)) },
  delete: { set: '1.1', act: (paragraph, session) => deleteParagraph(session, paragraph) },
} satisfies MembersOf<Word.Paragraph, Paragraph>;

/** What `Word.ParagraphCollection` has beyond every collection. */
export const paragraphCollectionMembers = {
  getLast: { set: '1.3', type: 'Paragraph', make: (paragraphs) => paragraphs.at(-1) ?? null },
  getLastOrNullObject: { set: '1.3', type: 'Paragraph', make: (paragraphs) => paragraphs.at(-1) ?? null },
} satisfies MembersOf<Word.ParagraphCollection, readonly Paragraph[]>;

/** Without options it leaves out what is deleted or hidden, and marks of notes. */
function textOfParagraph(
  paragraph: Paragraph,
  session: WordSession,
  options?: Word.GetTextOptions | { IncludeHiddenText?: boolean; IncludeTextMarkedAsDeleted?: boolean },
): string {
  const asked = Object.fromEntries(
    Object.entries(options ?? {}).map(([name, value]: [string, unknown]) => [
      name.toLowerCase(),
      value === true,
    ]),
  );
  const { kind } = paragraph.story;
  const leaks = session.faults.has(6942) && (kind === 'footnote' || kind === 'endnote');
  return textIn(paragraph.runs, {
    ...currentText,
    special: leaks,
    deleted: asked['includetextmarkedasdeleted'] ?? false,
    hidden: asked['includehiddentext'] ?? false,
  });
}

function beside(paragraph: Paragraph, step: 1 | -1): Paragraph | null {
  if (paragraph.isGone) throw new OfficeError('ItemNotFound');
  const { paragraphs } = paragraph.story;
  return paragraphs[paragraphs.indexOf(paragraph) + step] ?? null;
}

/** Under tracking the paragraph stays, all of it marked. */
function deleteParagraph(session: WordSession, paragraph: Paragraph): void {
  if (paragraph.isGone) throw new OfficeError('ItemNotFound');
  const { tracking } = session;
  if (tracking !== null) {
    deleteText(session, stretchOf(paragraph));
    paragraph.markChange = { kind: 'deleted', author: tracking };
    return;
  }
  const length = paragraph.runs.reduce((sum, { text }) => sum + text.length, 0);
  session.edit([{ paragraph, from: 0, to: length }], () => removeParagraph(paragraph));
}
