/** Every class of Word that is stood in for. */
import type { AnyClass } from './member';
import { annotationMembers, critiqueAnnotationMembers } from './members/annotation-members';
import { bodyMembers } from './members/body-members';
import { collectionOf } from './members/collection-members';
import { commentMembers } from './members/comment-members';
import { contentControlCollectionMembers, contentControlMembers } from './members/content-control-members';
import { documentMembers } from './members/document-members';
import { fontMembers } from './members/font-members';
import { noteMembers } from './members/note-members';
import { paragraphCollectionMembers, paragraphMembers } from './members/paragraph-members';
import { rangeMembers } from './members/range-members';
import { searchOptionsMembers } from './members/search-options-members';
import {
  fieldMembers,
  sectionMembers,
  shapeMembers,
  trackedChangeMembers,
} from './members/structure-members';

export type ClassName =
  ItemName | `${ItemName}Collection` | 'Body' | 'CritiqueAnnotation' | 'Document' | 'Font' | 'SearchOptions';

type ItemName =
  | 'Annotation'
  | 'Comment'
  | 'ContentControl'
  | 'Field'
  | 'NoteItem'
  | 'Paragraph'
  | 'Range'
  | 'Section'
  | 'Shape'
  | 'TrackedChange';

export const wordClasses: Readonly<Record<ClassName, AnyClass>> = {
  Annotation: { members: annotationMembers },
  AnnotationCollection: collectionOf('Annotation', '1.7'),
  Body: { members: bodyMembers },
  Comment: { members: commentMembers },
  CommentCollection: collectionOf('Comment', '1.4'),
  ContentControl: { members: contentControlMembers },
  ContentControlCollection: collectionOf('ContentControl', '1.3', contentControlCollectionMembers),
  CritiqueAnnotation: { members: critiqueAnnotationMembers },
  Document: { members: documentMembers },
  Field: { members: fieldMembers },
  FieldCollection: collectionOf('Field', '1.4'),
  Font: { members: fontMembers },
  NoteItem: { members: noteMembers },
  NoteItemCollection: collectionOf('NoteItem', '1.5'),
  Paragraph: { members: paragraphMembers },
  ParagraphCollection: collectionOf('Paragraph', '1.3', paragraphCollectionMembers),
  Range: { members: rangeMembers },
  RangeCollection: collectionOf('Range', '1.3'),
  SearchOptions: { members: searchOptionsMembers },
  Section: { members: sectionMembers },
  SectionCollection: collectionOf('Section', '1.3'),
  Shape: { members: shapeMembers },
  ShapeCollection: collectionOf('Shape', 'desktop 1.2'),
  TrackedChange: { members: trackedChangeMembers },
  TrackedChangeCollection: collectionOf('TrackedChange', '1.6'),
};
