import type { MembersOf } from '../member';
import { OfficeError } from '../office-error';
import { compareAnchors, partsOf, stretch, type Stretch } from '../stretch';
import {
  commentsIn,
  deleteText,
  fieldsOf,
  firstLinkIn,
  insertComment,
  insertContentControl,
  insertText,
  linkRanges,
  locationOf,
  markupOf,
  notesOf,
  paragraphsOf,
  search,
  select,
  setLink,
} from './text-members';

/** `Word.Range`. */
export const rangeMembers = {
  text: { set: '1.1', get: (range, session) => session.textOf(range) },
  isEmpty: { set: '1.3', get: (range) => partsOf(range).every(({ from, to }) => from === to) },
  hyperlink: {
    set: '1.3',
    get: (range, session) => firstLinkIn(session, range),
    put: (range, session, address) => setLink(session, range, address),
  },
  style: { set: '1.1', get: ({ start }) => start.paragraph.format.style },

  font: { set: '1.1', type: 'Font', link: (range) => (): Stretch => range },
  paragraphs: { set: '1.1', type: 'ParagraphCollection', link: paragraphsOf },
  parentBody: { set: '1.3', type: 'Body', link: ({ start }) => start.paragraph.story },
  contentControls: {
    set: '1.1',
    type: 'ContentControlCollection',
    link: (range, session) => session.controlsIn(range),
  },
  parentContentControlOrNullObject: {
    set: '1.3',
    type: 'ContentControl',
    link: (range, session) => session.runsOf(range)[0]?.controls.at(-1) ?? null,
  },
  fields: { set: '1.4', type: 'FieldCollection', link: (range, session) => fieldsOf(session, range) },
  footnotes: { set: '1.5', type: 'NoteItemCollection', link: notesOf('footnote') },
  endnotes: { set: '1.5', type: 'NoteItemCollection', link: notesOf('endnote') },

  getReviewedText: {
    set: '1.4',
    ask: (range, session, version) => session.textOf(range, session.reviewedText(version)),
  },
  getOoxml: { set: '1.1', ask: (range, session) => markupOf(session, range) },
  compareLocationWith: {
    set: '1.3',
    ask: (range, _, other) => relationOf(range, other as Stretch) as unknown as Word.LocationRelation,
  },
  getRange: { set: '1.3', type: 'Range', make: (range, _, where) => locationOf(range, where) },
  expandTo: { set: '1.3', type: 'Range', make: (range, _, other) => hull(range, other as Stretch) },
  expandToOrNullObject: {
    set: '1.3',
    type: 'Range',
    make: (range, _, other) =>
      areInOneStory(range, other as Stretch) ? hull(range, other as Stretch) : null,
  },
  intersectWith: { set: '1.3', type: 'Range', make: (range, _, other) => overlap(range, other as Stretch) },
  intersectWithOrNullObject: {
    set: '1.3',
    type: 'Range',
    make: (range, _, other) => overlap(range, other as Stretch),
  },
  getHyperlinkRanges: { set: '1.3', type: 'RangeCollection', make: linkRanges },
  getComments: {
    set: '1.4',
    type: 'CommentCollection',
    make: (range, session) => commentsIn(session, range),
  },
  getContentControls: {
    set: '1.5',
    type: 'ContentControlCollection',
    make: (range, session) => session.controlsIn(range),
  },
  search: {
    set: '1.1',
    type: 'RangeCollection',
    make: (range, session, wanted, choices) => search(session, range, wanted, choices),
  },

  insertText: {
    set: '1.1',
    type: 'Range',
    make: (range, session, text, where) => insertText(session, range, text, where),
  },
  insertComment: {
    set: '1.4',
    type: 'Comment',
    make: (range, session, content) => insertComment(session, range, content),
  },
  insertContentControl: {
    set: '1.1',
    type: 'ContentControl',
    make: (range, session) => insertContentControl(session, range),
  },
  highlight: {
    set: '1.8',
    act: (range, session) => {
      session.flashed = range;
      if (session.faults.has(6141) && session.platform.office === 'OfficeOnline') session.select(range);
    },
  },
  removeHighlight: {
    set: '1.8',
    act: (_, session) => {
      session.flashed = null;
    },
  },
  select: { set: '1.1', act: (range, session, mode) => select(session, range, mode) },
  clear: { set: '1.1', act: (range, session) => deleteText(session, range) },
  delete: { set: '1.1', act: (range, session) => deleteText(session, range) },
} satisfies MembersOf<Word.Range, Stretch>;

function areInOneStory(left: Stretch, right: Stretch): boolean {
  return left.start.paragraph.story === right.start.paragraph.story;
}

function hull(left: Stretch, right: Stretch): Stretch {
  if (!areInOneStory(left, right)) throw new OfficeError('InvalidArgument', undefined, 'Range.expandTo');
  return stretch(
    compareAnchors(left.start, right.start) <= 0 ? left.start : right.start,
    compareAnchors(left.end, right.end) >= 0 ? left.end : right.end,
  );
}

function overlap(left: Stretch, right: Stretch): Stretch | null {
  if (!areInOneStory(left, right)) return null;
  const start = compareAnchors(left.start, right.start) >= 0 ? left.start : right.start;
  const end = compareAnchors(left.end, right.end) <= 0 ? left.end : right.end;
  return compareAnchors(start, end) > 0 ? null : stretch(start, end);
}

/** How the first lies to the second. */
function relationOf(left: Stretch, right: Stretch): `${Word.LocationRelation}` {
  if (!areInOneStory(left, right)) return 'Unrelated';
  const starts = compareAnchors(left.start, right.start);
  const ends = compareAnchors(left.end, right.end);
  if (starts === 0 && ends === 0) return 'Equal';
  const gapBefore = compareAnchors(left.end, right.start);
  const gapAfter = compareAnchors(left.start, right.end);
  if (gapBefore < 0) return 'Before';
  if (gapBefore === 0) return 'AdjacentBefore';
  if (gapAfter > 0) return 'After';
  if (gapAfter === 0) return 'AdjacentAfter';
  if (starts >= 0 && ends <= 0) return starts === 0 ? 'InsideStart' : ends === 0 ? 'InsideEnd' : 'Inside';
  if (starts <= 0 && ends >= 0)
    return starts === 0 ? 'ContainsStart' : ends === 0 ? 'ContainsEnd' : 'Contains';
  return starts < 0 ? 'OverlapsBefore' : 'OverlapsAfter';
}
