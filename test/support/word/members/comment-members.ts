import type { Comment } from '../document-model';
import type { MembersOf } from '../member';
import { OfficeError } from '../office-error';
import { partsOf, stretch } from '../stretch';
import type { WordSession } from '../word-session';

/** `Word.Comment`. */
export const commentMembers = {
  id: { set: '1.4', get: ({ id }) => id },
  authorName: { set: '1.4', get: ({ author }) => author },
  content: {
    set: '1.4',
    get: ({ content }) => content,
    put: (comment, _, content) => {
      comment.content = content ?? '';
    },
  },
  resolved: {
    set: '1.4',
    get: ({ resolved }) => resolved,
    put: (comment, _, resolved) => {
      comment.resolved = resolved === true;
    },
  },
  getRange: { set: '1.4', type: 'Range', make: ({ start, end }) => stretch(start, end) },
  delete: { set: '1.4', act: deleteComment },
} satisfies MembersOf<Word.Comment, Comment>;

function deleteComment(comment: Comment, session: WordSession): void {
  const { comments } = session.document;
  const index = comments.indexOf(comment);
  if (index < 0) throw new OfficeError('ItemNotFound', undefined, 'Comment.delete');
  session.edit(partsOf(comment), () => comments.splice(index, 1), 'format');
}
