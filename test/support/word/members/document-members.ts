import type { MembersOf } from '../member';
import { OfficeError } from '../office-error';
import { storiesOf } from '../document-model';
import { stretch } from '../stretch';
import type { WordSession } from '../word-session';

/** `Word.Document`. */
export const documentMembers = {
  saved: { set: '1.1', get: ({ isDirty }) => !isDirty },
  changeTrackingMode: {
    set: '1.4',
    get: ({ tracking }) => (tracking === null ? 'Off' : 'TrackAll'),
    put: (session, _, mode) => {
      session.tracking = mode === 'Off' || mode === null ? null : 'Author';
    },
  },

  body: { set: '1.1', type: 'Body', link: ({ document }) => document.body },
  sections: { set: '1.1', type: 'SectionCollection', link: ({ document }) => document.sections },
  contentControls: {
    set: '1.1',
    type: 'ContentControlCollection',
    link: ({ document }) => document.controls,
  },

  getSelection: {
    set: '1.1',
    type: 'Range',
    make: ({ selection }) => stretch(selection.start, selection.end),
  },
  getContentControls: {
    set: '1.5',
    type: 'ContentControlCollection',
    make: ({ document }) => document.controls,
  },
  getParagraphByUniqueLocalId: { set: '1.6', type: 'Paragraph', make: paragraphOf },
  getAnnotationById: {
    set: '1.7',
    type: 'Annotation',
    make: ({ annotations }, _, id) => annotations.byIdOf(id),
  },

  onParagraphAdded: { set: '1.6', event: 'ParagraphAdded' },
  onParagraphChanged: { set: '1.6', event: 'ParagraphChanged' },
  onParagraphDeleted: { set: '1.6', event: 'ParagraphDeleted' },
  onAnnotationClicked: { set: '1.7', event: 'AnnotationClicked' },
  onAnnotationHovered: { set: '1.7', event: 'AnnotationHovered' },
  onAnnotationInserted: { set: '1.7', event: 'AnnotationInserted' },
  onAnnotationRemoved: { set: '1.7', event: 'AnnotationRemoved' },
  onAnnotationPopupAction: { set: '1.8', event: 'AnnotationPopupAction' },
} satisfies MembersOf<Word.Document, WordSession>;

function paragraphOf({ document }: WordSession, _: WordSession, id: string): object {
  for (const { paragraphs } of storiesOf(document)) {
    const paragraph = paragraphs.find(({ localId }) => localId === id);
    if (paragraph) return paragraph;
  }
  throw new OfficeError('ItemNotFound', undefined, 'Document.getParagraphByUniqueLocalId');
}
