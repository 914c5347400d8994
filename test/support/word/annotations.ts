/** Critiques: drawn over the text for this session, in no file, and gone as soon as their text is another. */
import type { Paragraph } from './document-model';
import { manifestStrings } from './manifest-strings';
import { OfficeError } from './office-error';
import { supports } from './platform';
import { hold, partsOf, release, runsBetween, stretchIn, type Stretch } from './stretch';
import { currentText, streamOffsets, textIn } from './text-view';
import type { WordSession } from './word-session';

export interface Annotation {
  readonly id: string;
  readonly critique: Word.Critique;
  readonly place: Stretch;
  /** Its words when it was inserted. */
  readonly text: string;
  state: 'Created' | 'Accepted' | 'Rejected';
  /** False where it was inserted while the ribbon opened the pane (#6595): Word lists it and draws nothing. */
  readonly isVisible: boolean;
}

const colorSchemes = ['Red', 'Green', 'Blue', 'Lavender', 'Berry'];
const mostSuggestions = 3;

export class Annotations {
  private readonly byId = new Map<string, Annotation>();
  private readonly byParagraph = new Map<Paragraph, Set<Annotation>>();
  private count = 0;
  private deletions = 0;

  constructor(private readonly session: WordSession) {}

  get all(): readonly Annotation[] {
    return [...this.byId.values()];
  }

  in(paragraph: Paragraph): readonly Annotation[] {
    const { faults, platform } = this.session;
    this.refuseWherePerpetual();
    if (faults.has(5701) && platform.office === 'Mac') throw new OfficeError('NotImplemented');
    return [...(this.byParagraph.get(paragraph) ?? [])];
  }

  byIdOf(id: string): Annotation {
    const annotation = this.byId.get(id);
    if (!annotation) throw new OfficeError('ItemNotFound', undefined, 'Document.getAnnotationById');
    return annotation;
  }

  /** All or none. Offsets count what `Paragraph.getText()` gives. */
  insert(paragraph: Paragraph, critiques: readonly Word.Critique[]): string[] {
    const { session } = this;
    this.refuseWherePerpetual();
    if (paragraph.isGone) throw new OfficeError('ItemNotFound');
    const inNote = paragraph.story.kind === 'footnote' || paragraph.story.kind === 'endnote';
    if (session.faults.has(4997) && inNote && session.platform.office === 'PC') {
      throw new OfficeError('GeneralException', undefined, 'Paragraph.insertAnnotations');
    }
    const misplaced = session.faults.has('4997 misplaced') && inNote && session.platform.office === 'PC';
    const places = critiques.map((critique) =>
      this.placeOf(paragraph, critique, misplaced && critique.start > 0 ? -1 : 0),
    );
    return session.edit(
      [],
      () => {
        const made = places.map(({ from, to, critique }) => this.add(paragraph, from, to, critique));
        const ids = made.map(({ id }) => id);
        if (ids.length > 0) session.events.tell('AnnotationInserted', { ids });
        return ids;
      },
      'annotation',
    );
  }

  private placeOf(paragraph: Paragraph, critique: Word.Critique, shift: number) {
    const { length, colorScheme, popupOptions } = critique;
    const start = critique.start + shift;
    const offsets = length > 0 ? streamOffsets(paragraph, currentText, start, start + length) : null;
    const isSound =
      offsets !== null &&
      colorSchemes.includes(colorScheme) &&
      (popupOptions === undefined || this.canShow(popupOptions));
    if (!isSound) throw new OfficeError('InvalidArgument', undefined, 'Paragraph.insertAnnotations');
    return { ...offsets, critique };
  }

  /** Texts are named by their ids in the manifest. Word itself shows none for an id that is not there; here that is an error. */
  private canShow({
    suggestions,
    brandingTextResourceId,
    titleResourceId,
    subtitleResourceId,
  }: Word.CritiquePopupOptions): boolean {
    return (
      supports(this.session.platform, '1.8') &&
      suggestions.length <= mostSuggestions &&
      [brandingTextResourceId, titleResourceId, subtitleResourceId].every((id) => manifestStrings.has(id))
    );
  }

  private add(paragraph: Paragraph, from: number, to: number, critique: Word.Critique): Annotation {
    const annotation: Annotation = {
      id: `annotation-${++this.count}`,
      critique,
      place: hold(stretchIn(paragraph, from, to)),
      text: textIn(runsBetween(paragraph, from, to), currentText),
      state: 'Created',
      isVisible: !(this.session.ribbonIsOpening && this.session.faults.has(6595)),
    };
    this.byId.set(annotation.id, annotation);
    const here = this.byParagraph.get(paragraph) ?? new Set();
    this.byParagraph.set(paragraph, here.add(annotation));
    return annotation;
  }

  /** By the add-in. Every third one answers `ItemNotFound` where #4319 bites, and is gone all the same. */
  delete(annotation: Annotation): void {
    const { faults, platform } = this.session;
    const { kind } = annotation.place.start.paragraph.story;
    if (!this.byId.has(annotation.id)) throw new OfficeError('ItemNotFound', undefined, 'Annotation.delete');
    if (
      faults.has(4996) &&
      platform.office === 'OfficeOnline' &&
      (kind === 'footnote' || kind === 'endnote')
    ) {
      throw new OfficeError('GeneralException', undefined, 'Annotation.delete');
    }
    this.drop([annotation]);
    if (faults.has(4319) && ++this.deletions % 3 === 0) {
      throw new OfficeError('ItemNotFound', undefined, 'Annotation.delete');
    }
  }

  /** Accepting leaves the text as it is: what a suggestion puts in its place is the author's choice in the pop-up. */
  close(annotation: Annotation, state: 'Accepted' | 'Rejected'): void {
    if (!this.byId.has(annotation.id)) throw new OfficeError('ItemNotFound', undefined, 'CritiqueAnnotation');
    annotation.state = state;
  }

  /** Word draws them over words: where those are others now, nothing is left to draw. */
  dropWhereTextChanged(paragraphs: readonly Paragraph[]): void {
    const stale = paragraphs
      .flatMap((paragraph) => [...(this.byParagraph.get(paragraph) ?? [])])
      .filter((annotation) => this.textOf(annotation) !== annotation.text);
    if (stale.length > 0) this.drop(stale);
  }

  private textOf({ place }: Annotation): string | null {
    if (place.start.paragraph.isGone) return null;
    return partsOf(place)
      .map(({ paragraph, from, to }) => textIn(runsBetween(paragraph, from, to), currentText))
      .join('\r');
  }

  drop(annotations: readonly Annotation[]): void {
    for (const annotation of annotations) {
      this.byId.delete(annotation.id);
      this.byParagraph.get(annotation.place.start.paragraph)?.delete(annotation);
      release(annotation.place);
    }
    this.session.events.tell('AnnotationRemoved', { ids: annotations.map(({ id }) => id) });
  }

  private refuseWherePerpetual(): void {
    if (this.session.platform.refusesAnnotations || this.session.faults.has(4953)) {
      throw new OfficeError('GeneralException', undefined, 'Paragraph.insertAnnotations');
    }
  }
}
