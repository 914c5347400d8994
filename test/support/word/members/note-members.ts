import type { Note } from '../document-model';
import { replaceText } from '../edit-text';
import type { MembersOf } from '../member';
import { OfficeError } from '../office-error';
import { partsOf } from '../stretch';
import type { WordSession } from '../word-session';

/** `Word.NoteItem`. */
export const noteMembers = {
  type: { set: '1.5', get: ({ kind }) => (kind === 'footnote' ? 'Footnote' : 'Endnote') },
  body: { set: '1.5', type: 'Body', link: ({ story }) => story },
  reference: { set: '1.5', type: 'Range', link: (note, session) => session.referenceOf(note) },
  getNext: { set: '1.5', type: 'NoteItem', make: nextOf },
  getNextOrNullObject: { set: '1.5', type: 'NoteItem', make: nextOf },
  delete: { set: '1.5', act: deleteNote },
} satisfies MembersOf<Word.NoteItem, Note>;

function nextOf(note: Note, { document }: WordSession): Note | null {
  const alike = document.notes.filter(({ kind }) => kind === note.kind);
  return alike[alike.indexOf(note) + 1] ?? null;
}

function deleteNote(note: Note, session: WordSession): void {
  const index = session.document.notes.indexOf(note);
  if (index < 0) throw new OfficeError('ItemNotFound');
  const reference = session.referenceOf(note);
  session.edit(partsOf(reference), () => {
    replaceText(reference, '', session.tracking);
    session.document.notes.splice(index, 1);
  });
}
