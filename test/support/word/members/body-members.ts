import type { Story } from '../document-model';
import { insertParagraphAfter, insertParagraphBefore } from '../edit-text';
import type { MembersOf } from '../member';
import type { Stretch } from '../stretch';
import { trackedChangesIn } from '../tracked-change';
import type { WordSession } from '../word-session';
import { commentsIn, fieldsOf, insertText, locationOf, markupOf, search, select } from './text-members';

/** `Word.Body`: the main text, a note, a header, a text box. */
export const bodyMembers = {
  text: { set: '1.1', get: (body, session) => session.textOf(session.placeOf(body)) },
  type: { set: '1.3', get: ({ kind }) => bodyTypes[kind] },

  font: { set: '1.1', type: 'Font', link: (body, session) => (): Stretch => session.placeOf(body) },
  paragraphs: { set: '1.1', type: 'ParagraphCollection', link: ({ paragraphs }) => paragraphs },
  contentControls: {
    set: '1.1',
    type: 'ContentControlCollection',
    link: (body, session) => session.controlsIn(session.placeOf(body)),
  },
  fields: {
    set: '1.4',
    type: 'FieldCollection',
    link: (body, session) => fieldsOf(session, session.placeOf(body)),
  },
  footnotes: {
    set: '1.5',
    type: 'NoteItemCollection',
    link: (body, session) => session.notesIn(session.placeOf(body), 'footnote'),
  },
  endnotes: {
    set: '1.5',
    type: 'NoteItemCollection',
    link: (body, session) => session.notesIn(session.placeOf(body), 'endnote'),
  },
  /** Text boxes are read on the desktop alone. */
  shapes: {
    set: 'desktop 1.2',
    type: 'ShapeCollection',
    link: (body, { document }) => (body === document.body ? document.textBoxes : []),
  },

  getReviewedText: {
    set: '1.4',
    ask: (body, session, version) => session.textOf(session.placeOf(body), session.reviewedText(version)),
  },
  getOoxml: { set: '1.1', ask: (body, session) => markupOf(session, session.placeOf(body)) },
  getRange: {
    set: '1.3',
    type: 'Range',
    make: (body, session, where) => locationOf(session.placeOf(body), where),
  },
  getComments: {
    set: '1.4',
    type: 'CommentCollection',
    make: (body, session) => commentsIn(session, session.placeOf(body)),
  },
  getContentControls: {
    set: '1.5',
    type: 'ContentControlCollection',
    make: (body, session) => session.controlsIn(session.placeOf(body)),
  },
  getTrackedChanges: {
    set: '1.6',
    type: 'TrackedChangeCollection',
    make: trackedChangesIn,
  },
  search: {
    set: '1.1',
    type: 'RangeCollection',
    make: (body, session, wanted, choices) => search(session, session.placeOf(body), wanted, choices),
  },

  insertText: {
    set: '1.1',
    type: 'Range',
    make: (body, session, text, where) => insertText(session, session.placeOf(body), text, where),
  },
  insertParagraph: { set: '1.1', type: 'Paragraph', make: insertParagraph },
  select: { set: '1.1', act: (body, session, mode) => select(session, session.placeOf(body), mode) },
} satisfies MembersOf<Word.Body, Story>;

const bodyTypes = {
  body: 'MainDoc',
  footnote: 'Footnote',
  endnote: 'Endnote',
  header: 'Header',
  footer: 'Footer',
  textBox: 'Unknown',
} as const satisfies Record<Story['kind'], `${Word.BodyType}`>;

function insertParagraph(body: Story, session: WordSession, text: string, where: string): object {
  const { start, end } = session.placeOf(body);
  const { paragraph } = where === 'Start' ? start : end;
  const insert = where === 'Start' ? insertParagraphBefore : insertParagraphAfter;
  return session.edit([{ paragraph, from: 0, to: 0 }], () => insert(paragraph, text));
}
