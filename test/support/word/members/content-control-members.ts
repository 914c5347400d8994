import { storiesOf, type ContentControl } from '../document-model';
import { formatRuns, replaceText } from '../edit-text';
import type { MembersOf } from '../member';
import { OfficeError } from '../office-error';
import { partsOf, type Stretch } from '../stretch';
import type { WordSession } from '../word-session';
import { insertText, locationOf, paragraphsOf, search, select } from './text-members';

/** `Word.ContentControl`. */
export const contentControlMembers = {
  id: { set: '1.1', get: ({ id }) => id },
  tag: {
    set: '1.1',
    get: ({ tag }) => tag,
    put: (control, _, tag) => {
      control.tag = tag ?? '';
    },
  },
  title: {
    set: '1.1',
    get: ({ title }) => title,
    put: (control, _, title) => {
      control.title = title ?? '';
    },
  },
  cannotEdit: {
    set: '1.1',
    get: ({ cannotEdit }) => cannotEdit,
    put: (control, _, value) => {
      control.cannotEdit = value === true;
    },
  },
  cannotDelete: {
    set: '1.1',
    get: ({ cannotDelete }) => cannotDelete,
    put: (control, _, value) => {
      control.cannotDelete = value === true;
    },
  },
  appearance: {
    set: '1.1',
    get: ({ appearance }) => appearance,
    put: (control, _, appearance) => {
      control.appearance = appearance ?? 'BoundingBox';
    },
  },
  text: { set: '1.1', get: (control, session) => session.textOf(placeOf(control, session)) },

  font: {
    set: '1.1',
    type: 'Font',
    link: (control, session) => (): Stretch => placeOf(control, session),
  },
  paragraphs: {
    set: '1.1',
    type: 'ParagraphCollection',
    link: (control, session) => paragraphsOf(placeOf(control, session)),
  },
  getRange: {
    set: '1.3',
    type: 'Range',
    make: (control, session, where) => locationOf(placeOf(control, session), where),
  },
  search: {
    set: '1.1',
    type: 'RangeCollection',
    make: (control, session, wanted, choices) => search(session, placeOf(control, session), wanted, choices),
  },
  insertText: {
    set: '1.1',
    type: 'Range',
    make: (control, session, text, where) => insertText(session, placeOf(control, session), text, where),
  },
  select: { set: '1.1', act: (control, session, mode) => select(session, placeOf(control, session), mode) },
  delete: { set: '1.1', act: deleteControl },
} satisfies MembersOf<Word.ContentControl, ContentControl>;

/** What `Word.ContentControlCollection` has beyond every collection. */
export const contentControlCollectionMembers = {
  getByTag: {
    set: '1.1',
    type: 'ContentControlCollection',
    make: (controls, _, tag) => controls.filter((control) => control.tag === tag),
  },
  getByTitle: {
    set: '1.1',
    type: 'ContentControlCollection',
    make: (controls, _, title) => controls.filter((control) => control.title === title),
  },
  getById: { set: '1.1', type: 'ContentControl', make: (controls, _, id) => withId(controls, id) },
  getByIdOrNullObject: {
    set: '1.3',
    type: 'ContentControl',
    make: (controls, _, id) => withId(controls, id),
  },
} satisfies MembersOf<Word.ContentControlCollection, readonly ContentControl[]>;

function withId(controls: readonly ContentControl[], id: number): ContentControl | null {
  return controls.find((control) => control.id === id) ?? null;
}

function placeOf(control: ContentControl, session: WordSession): Stretch {
  return session.placeWhere(storiesOf(session.document), ({ controls }) => controls.includes(control));
}

function deleteControl(control: ContentControl, session: WordSession, keepContent: boolean): void {
  const index = session.document.controls.indexOf(control);
  if (index < 0) throw new OfficeError('ItemNotFound', undefined, 'ContentControl.delete');
  if (control.cannotDelete) throw new OfficeError('AccessDenied', undefined, 'ContentControl.delete');
  const place = placeOf(control, session);
  const parts = partsOf(place);
  session.edit(
    parts,
    () => {
      if (!keepContent) replaceText(place, '', session.tracking);
      for (const part of keepContent ? parts : []) {
        formatRuns(part, (run) => ({ ...run, controls: run.controls.filter((one) => one !== control) }));
      }
      session.document.controls.splice(index, 1);
    },
    keepContent ? 'format' : 'text',
  );
}
