/** A brief held in memory, open for writing, with what was done to it. */
import type { ItemId } from '../../src/contract/items';
import {
  AnnotationsRefused,
  type BriefDocument,
  type DocumentEditing,
  type Edit,
  type EditOutcome,
  type Mark,
  type MarkMeans,
  type Remains,
} from '../../src/document/brief-document';
import type { BriefText } from '../../src/document/brief-text';

export interface MemoryDocument extends BriefDocument {
  readonly editing: DocumentEditing;
  /** The marks of every call, oldest first. */
  readonly markings: (readonly Mark[])[];
  readonly visited: ItemId[];
  /** Every edit that was done. */
  readonly edits: Edit[];
  /** How marks are shown now. */
  means(): MarkMeans;
  /** The author chooses a mark. */
  choose(itemId: ItemId): void;
  /** The author changes the text. */
  type(brief: BriefText): void;
}

export interface MemoryDocumentOptions {
  /** As on perpetual Office: marking by annotations throws. */
  readonly refusesAnnotations?: boolean;
  /** The document is protected: every edit is refused. */
  readonly readOnly?: boolean;
  /** Places that an earlier pane highlighted. */
  readonly leftHighlighted?: number;
  /** As where the web view refuses storage: false. */
  readonly keepsColors?: boolean;
}

export function memoryDocument(
  first: BriefText = briefOf(''),
  {
    refusesAnnotations = false,
    readOnly = false,
    leftHighlighted = 0,
    keepsColors = true,
  }: MemoryDocumentOptions = {},
): MemoryDocument {
  const chosenListeners = new Set<(itemId: ItemId) => void>();
  const textListeners = new Set<(brief: BriefText) => void>();
  const markings: (readonly Mark[])[] = [];
  const visited: ItemId[] = [];
  const edits: Edit[] = [];
  let brief = first;
  let means: MarkMeans = 'annotations';

  const isThere = ({ start, end, text }: Pick<Mark, 'start' | 'end' | 'text'>): boolean =>
    start >= 0 &&
    start < end &&
    end <= brief.text.length &&
    (text === undefined || brief.text.slice(start, end) === text);
  const change = (changed: BriefText): void => {
    if (changed.text === brief.text) return;
    brief = changed;
    for (const listener of [...textListeners]) listener(brief);
  };
  const outcomeOf = (edit: Edit): EditOutcome => {
    if (!isThere(edit) || brief.text.slice(edit.start, edit.end) !== edit.expected) return 'changed';
    return readOnly || (edit.kind === 'link' && !edit.url.startsWith('https://')) ? 'refused' : 'done';
  };

  return {
    markings,
    visited,
    edits,
    means: () => means,
    read: () => Promise.resolve(brief),
    mark(marks) {
      if (means === 'annotations' && refusesAnnotations && marks.length > 0) {
        return Promise.reject(new AnnotationsRefused('This document shows no annotations.'));
      }
      markings.push(marks);
      return Promise.resolve(marks.filter((mark) => !isThere(mark)).map(({ itemId }) => itemId));
    },
    goTo(place) {
      visited.push(place.itemId);
      return Promise.resolve(isThere(place));
    },
    onMarkChosen(listener) {
      chosenListeners.add(listener);
      return () => chosenListeners.delete(listener);
    },
    choose(itemId) {
      for (const listener of [...chosenListeners]) listener(itemId);
    },
    type: change,
    editing: {
      markAs(wanted) {
        means = wanted;
      },
      onTextChanged(listener) {
        textListeners.add(listener);
        return () => textListeners.delete(listener);
      },
      apply(wanted) {
        const outcomes = wanted.map(outcomeOf);
        const done = wanted.filter((_, index) => outcomes[index] === 'done');
        edits.push(...done);
        change([...done].sort((one, other) => other.start - one.start).reduce(afterEdit, brief));
        return Promise.resolve(outcomes);
      },
      remains: () =>
        Promise.resolve(
          edits.flatMap(({ kind, expected }): Remains[] =>
            kind === 'replace' ? [] : [{ kind, text: expected }],
          ),
        ),
      leftHighlighted: () => Promise.resolve(markings.length === 0 ? leftHighlighted : 0),
      keepsColors: () => keepsColors,
    },
  };
}

/** A brief of one body paragraph. */
export function briefOf(text: string): BriefText {
  return {
    text: `${text}\n\n`,
    paragraphs: [{ start: 0, end: text.length, indented: false, heading: false, inTable: false }],
    stories: [{ kind: 'body', start: 0, end: text.length }],
    hyperlinks: [],
    unread: [],
  };
}

function afterEdit(brief: BriefText, edit: Edit): BriefText {
  if (edit.kind === 'comment') return brief;
  if (edit.kind === 'link') {
    const { start, end, url } = edit;
    return { ...brief, hyperlinks: [...brief.hyperlinks, { start, end, url }] };
  }
  const growth = edit.replacement.length - (edit.end - edit.start);
  const moved = (at: number): number => (at >= edit.end ? at + growth : at);
  const place = <T extends { readonly start: number; readonly end: number }>(placed: T): T => ({
    ...placed,
    start: moved(placed.start),
    end: moved(placed.end),
  });
  return {
    text: brief.text.slice(0, edit.start) + edit.replacement + brief.text.slice(edit.end),
    paragraphs: brief.paragraphs.map(place),
    stories: brief.stories.map((story) => ({
      ...place(story),
      ...(story.anchor === undefined ? {} : { anchor: moved(story.anchor) }),
    })),
    hyperlinks: brief.hyperlinks.map(place),
    unread: brief.unread,
  };
}
