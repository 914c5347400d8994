/** The document seen from outside, for assertions: what stands in it, where the marks lie, what a saved file would hold. */
import { storiesOf, streamOf, type Paragraph, type Run, type Story, type StoryKind } from './document-model';
import { manifestStrings } from './manifest-strings';
import { runsBetween } from './stretch';
import { currentText, textIn } from './text-view';
import type { WordSession } from './word-session';

/** Where something lies: characters of a paragraph as its reader sees them, without what is deleted or hidden. */
export interface SeenMark {
  readonly story: StoryKind;
  /** The place of the story among all, and of the paragraph in the story. */
  readonly storyIndex: number;
  readonly paragraph: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface SeenAnnotation extends SeenMark {
  readonly id: string;
  readonly color: string;
  readonly suggestions: readonly string[];
  /** What the author reads there. */
  readonly popUp: PopUp | undefined;
  readonly state: string;
}

export interface PopUp {
  readonly brand: string;
  readonly title: string;
  readonly subtitle: string;
  readonly suggestions: readonly string[];
}

/** What a recipient of the saved file gets. Annotations are not in it. */
export interface SavedFile {
  /** With deleted and hidden text, story by story. */
  readonly text: readonly string[];
  readonly highlights: readonly (SeenMark & { readonly color: string })[];
  readonly links: readonly (SeenMark & { readonly address: string })[];
  readonly comments: readonly { readonly content: string; readonly text: string }[];
  readonly contentControls: readonly { readonly tag: string; readonly title: string }[];
  readonly settings: Readonly<Record<string, unknown>>;
}

export class Onlooker {
  constructor(private readonly session: WordSession) {}

  /** Every paragraph of every story, deleted and hidden text included: equal before and after means untouched. */
  paragraphTexts(): readonly string[] {
    return this.stories.flatMap(({ paragraphs }) => paragraphs.map(streamOf));
  }

  /** As its reader sees it. */
  textOf(paragraph: Paragraph): string {
    return textIn(paragraph.runs, currentText);
  }

  paragraphs(kind: StoryKind = 'body'): readonly Paragraph[] {
    return this.stories.filter((story) => story.kind === kind).flatMap((story) => story.paragraphs);
  }

  /** The annotations that are drawn, in document order. */
  annotations(): readonly SeenAnnotation[] {
    const index = this.indexOfParagraphs();
    return this.session.annotations.all
      .filter(({ isVisible }) => isVisible)
      .map(({ id, critique, place, state }) => {
        const { start, end } = place;
        const seen = this.seen(index, start.paragraph, start.offset, end.offset);
        const { colorScheme, popupOptions } = critique;
        return {
          ...seen,
          id,
          color: colorScheme,
          suggestions: popupOptions?.suggestions ?? [],
          popUp: popupOptions && popUpOf(popupOptions),
          state,
        };
      })
      .sort(byPlace);
  }

  /** Neighbouring characters of one colour are one highlight. */
  highlights(): readonly (SeenMark & { readonly color: string })[] {
    return this.stretchesOf(({ highlight }) => highlight ?? undefined).map(({ value, ...seen }) => ({
      ...seen,
      color: value,
    }));
  }

  links(): readonly (SeenMark & { readonly address: string })[] {
    return this.stretchesOf(({ link }) => link ?? undefined).map(({ value, ...seen }) => ({
      ...seen,
      address: value.address,
    }));
  }

  comments(): readonly { readonly content: string; readonly text: string }[] {
    return this.session.document.comments.map((comment) => ({
      content: comment.content,
      text: comment.start.paragraph.isGone ? '' : this.session.textOf(comment, currentText),
    }));
  }

  selectedText(): string {
    return this.session.textOf(this.session.selection, currentText);
  }

  flashedText(): string | null {
    return this.session.flashed && this.session.textOf(this.session.flashed, currentText);
  }

  /** Saves, and tells what is in the file. */
  save(): SavedFile {
    this.session.isDirty = false;
    return {
      text: this.stories.map(({ paragraphs }) => paragraphs.map(streamOf).join('\n')),
      highlights: this.highlights(),
      links: this.links(),
      comments: this.comments(),
      contentControls: this.session.document.controls.map(({ tag, title }) => ({ tag, title })),
      settings: Object.fromEntries(this.session.settings),
    };
  }

  private get stories(): readonly Story[] {
    return storiesOf(this.session.document);
  }

  private stretchesOf<T>(
    valueOf: (run: Run) => T | undefined,
  ): readonly (SeenMark & { readonly value: T })[] {
    const index = this.indexOfParagraphs();
    return [...index.keys()].flatMap((paragraph) => {
      const found: { value: T; from: number; to: number }[] = [];
      let at = 0;
      for (const run of paragraph.runs) {
        const value = valueOf(run);
        const last = found.at(-1);
        const to = at + run.text.length;
        if (value !== undefined && last?.value === value && last.to === at) last.to = to;
        else if (value !== undefined) found.push({ value, from: at, to });
        at = to;
      }
      return found.map(({ value, from, to }) => ({ ...this.seen(index, paragraph, from, to), value }));
    });
  }

  private indexOfParagraphs(): ReadonlyMap<Paragraph, Omit<SeenMark, 'start' | 'end' | 'text'>> {
    return new Map(
      this.stories.flatMap((story, storyIndex) =>
        story.paragraphs.map(
          (one, paragraph) => [one, { story: story.kind, storyIndex, paragraph }] as const,
        ),
      ),
    );
  }

  private seen(
    index: ReadonlyMap<Paragraph, Omit<SeenMark, 'start' | 'end' | 'text'>>,
    paragraph: Paragraph,
    from: number,
    to: number,
  ): SeenMark {
    const place = index.get(paragraph);
    if (!place) throw new Error('A mark stands in a paragraph that is gone.');
    const start = textIn(runsBetween(paragraph, 0, from), currentText).length;
    const text = textIn(runsBetween(paragraph, from, to), currentText);
    return { ...place, start, end: start + text.length, text };
  }
}

function popUpOf({
  brandingTextResourceId,
  titleResourceId,
  subtitleResourceId,
  suggestions,
}: Word.CritiquePopupOptions): PopUp {
  const textOf = (id: string): string => manifestStrings.get(id) ?? '';
  return {
    brand: textOf(brandingTextResourceId),
    title: textOf(titleResourceId),
    subtitle: textOf(subtitleResourceId),
    suggestions,
  };
}

function byPlace(left: SeenMark, right: SeenMark): number {
  return left.storyIndex - right.storyIndex || left.paragraph - right.paragraph || left.start - right.start;
}
