import type { Annotation } from '../annotations';
import type { MembersOf } from '../member';
import { stretch } from '../stretch';

/** `Word.Annotation`. */
export const annotationMembers = {
  id: { set: '1.7', get: ({ id }) => id },
  state: { set: '1.7', get: ({ state }) => state },
  critiqueAnnotation: { set: '1.7', type: 'CritiqueAnnotation', link: (annotation) => annotation },
  delete: { set: '1.7', act: (annotation, session) => session.annotations.delete(annotation) },
} satisfies MembersOf<Word.Annotation, Annotation>;

/** `Word.CritiqueAnnotation`. */
export const critiqueAnnotationMembers = {
  critique: { set: '1.7', get: ({ critique }) => critique },
  range: { set: '1.7', type: 'Range', link: ({ place }) => stretch(place.start, place.end) },
  accept: { set: '1.7', act: (annotation, session) => session.annotations.close(annotation, 'Accepted') },
  reject: { set: '1.7', act: (annotation, session) => session.annotations.close(annotation, 'Rejected') },
} satisfies MembersOf<Word.CritiqueAnnotation, Annotation>;
