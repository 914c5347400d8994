/** A document open in one Word: what can be done with it, by an add-in or by its author, and what Word tells of that. */
import type { ContentControl, Note, Paragraph, Run, Story, WordDocument } from './document-model';
import { Annotations } from './annotations';
import { EventBoard } from './event-board';
import type { FaultNumber } from './faults';
import { OfficeError } from './office-error';
import type { Platform } from './platform';
import {
  hold,
  partsOf,
  release,
  runsBetween,
  stretch,
  stretchIn,
  stretchOf,
  type Part,
  type Stretch,
} from './stretch';
import { textIn, type TextView } from './text-view';
import { UndoHistory } from './undo-history';

/** What the author has chosen to see; `Paragraph.text` and the search follow it on the desktop. */
export interface ViewChoices {
  readonly markup: 'all' | 'none';
  readonly hiddenText: boolean;
}

export interface Counts {
  /** Requests that crossed to Word; a sync with nothing queued makes none. */
  syncs: number;
  operations: number;
  /** Objects that were still tracked when their run ended: Word forgets each one by one (#5692). */
  trackedAtEnd: number;
  /** In the hundreds they are slow (#2311). */
  contentControlsInserted: number;
}

export class WordSession {
  readonly counts: Counts = { syncs: 0, operations: 0, trackedAtEnd: 0, contentControlsInserted: 0 };
  readonly events: EventBoard;
  readonly annotations: Annotations;
  readonly undo: UndoHistory;
  view: ViewChoices = { markup: 'all', hiddenText: false };
  /** The author under whose name changes are tracked; `null` while tracking is off. */
  tracking: string | null = null;
  selection: Stretch;
  /** What `highlight()` shows for the moment. */
  flashed: Stretch | null = null;
  /** Whether closing asks to save: the pane alone makes it so (#3296). */
  isDirty = true;
  /** Whether the pane is being opened from the ribbon right now (#6595). */
  ribbonIsOpening = false;
  isReadOnly = false;
  /** What stands in the way of each request, before anything of it is done: it waits, or throws, as a Word that is busy does. */
  obstacle: (() => Promise<void>) | null = null;
  /** Where the file was opened from (`Office.context.document.url`); `null` where it was never saved. */
  address: string | null = null;
  /** What add-ins keep in the file (`Office.context.document.settings`). */
  readonly settings = new Map<string, unknown>();
  private readonly noteHomes = new Map<Note, Paragraph>();

  constructor(
    readonly document: WordDocument,
    readonly platform: Platform,
    readonly faults: ReadonlySet<FaultNumber>,
  ) {
    this.events = new EventBoard(faults);
    this.annotations = new Annotations(this);
    this.undo = new UndoHistory(document);
    const first = document.body.paragraphs[0];
    if (!first) throw new Error('A document has a paragraph.');
    this.selection = hold(stretchIn(first, 0, 0));
  }

  /** `text` as Word has always given it: what the view shows, the marks of notes among it (#1267, #2314). */
  get shownText(): TextView {
    const { markup, hiddenText } = this.view;
    return {
      deleted: this.platform.office === 'OfficeOnline' || markup === 'all',
      inserted: true,
      hidden: hiddenText,
      special: true,
    };
  }

  reviewedText(version: 'Original' | 'Current' = 'Current'): TextView {
    return { ...this.shownText, deleted: version === 'Original', inserted: version === 'Current' };
  }

  textOf(place: Stretch, view: TextView = this.shownText): string {
    return partsOf(place)
      .map(({ paragraph, from, to }) => textIn(runsBetween(paragraph, from, to), view))
      .join('\r');
  }

  /** The whole of a story. */
  placeOf({ paragraphs }: Story): Stretch {
    const [first, last] = [paragraphs[0], paragraphs.at(-1)];
    if (!first || !last) throw new OfficeError('ItemNotFound');
    const [{ start }, { end }] = [stretchOf(first), stretchOf(last)];
    return { start, end };
  }

  runsOf(place: Stretch): readonly Run[] {
    return partsOf(place).flatMap(({ paragraph, from, to }) => runsBetween(paragraph, from, to));
  }

  /** The mark of a note in the text that calls it. */
  referenceOf(note: Note): Stretch {
    const known = this.noteHomes.get(note);
    const home =
      known && !known.isGone && known.runs.some((run) => run.note === note) ? known : this.findHome(note);
    let at = 0;
    for (const run of home.runs) {
      if (run.note === note) return stretchIn(home, at, at + run.text.length);
      at += run.text.length;
    }
    throw new OfficeError('ItemNotFound');
  }

  private findHome(note: Note): Paragraph {
    for (const paragraph of this.document.body.paragraphs) {
      for (const run of paragraph.runs) if (run.note) this.noteHomes.set(run.note, paragraph);
    }
    const home = this.noteHomes.get(note);
    if (!home || home.isGone) throw new OfficeError('ItemNotFound');
    return home;
  }

  notesIn(place: Stretch, kind: Note['kind']): readonly Note[] {
    return [...new Set(this.runsOf(place).flatMap(({ note }) => (note?.kind === kind ? [note] : [])))];
  }

  controlsIn(place: Stretch): readonly ContentControl[] {
    return [...new Set(this.runsOf(place).flatMap(({ controls }) => controls))];
  }

  /** Where all characters of one kind stand; throws `ItemNotFound` when there are none. */
  placeWhere(stories: readonly Story[], holds: (run: Run) => boolean): Stretch {
    let first: Part | undefined;
    let last: Part | undefined;
    for (const story of stories) {
      for (const paragraph of story.paragraphs) {
        let at = 0;
        for (const run of paragraph.runs) {
          if (holds(run)) {
            last = { paragraph, from: at, to: at + run.text.length };
            first ??= last;
          }
          at += run.text.length;
        }
      }
      if (first && last) {
        const [{ start }, { end }] = [
          stretchIn(first.paragraph, first.from, first.to),
          stretchIn(last.paragraph, last.from, last.to),
        ];
        return { start, end };
      }
    }
    throw new OfficeError('ItemNotFound');
  }

  /** One request of an add-in: one step of undo, and what it changed is told later than it is answered. */
  answer<T>(carryOut: () => T): T {
    this.counts.syncs++;
    this.undo.endStep();
    const answer = carryOut();
    this.undo.endStep();
    queueMicrotask(() => void this.events.deliver());
    return answer;
  }

  /** Every change of the document goes through here: refused where it is protected, told, and remembered for undo. */
  edit<T>(parts: readonly Part[], change: () => T, kind: 'text' | 'format' | 'annotation' = 'text'): T {
    if (this.document.isProtected || this.isReadOnly) throw new OfficeError('AccessDenied');
    const touched = [...new Set(parts.map(({ paragraph }) => paragraph))];
    if (kind === 'text') {
      const runs = parts.flatMap(({ paragraph, from, to }) => runsBetween(paragraph, from, to));
      if (runs.some(({ controls }) => controls.some(({ cannotEdit }) => cannotEdit))) {
        throw new OfficeError('AccessDenied');
      }
    }
    this.isDirty = true;
    if (kind !== 'annotation') this.undo.remember(touched);
    const before = [...new Set(touched.map(({ story }) => story))].map(
      (story) => [story, [...story.paragraphs]] as const,
    );
    const result = change();
    if (kind === 'text') this.tellOfText(touched, before);
    return result;
  }

  private tellOfText(
    touched: readonly Paragraph[],
    before: readonly (readonly [Story, readonly Paragraph[]])[],
  ): void {
    const moved = before.filter(([story, paragraphs]) => story.paragraphs.length !== paragraphs.length);
    const deleted = moved.flatMap(([, paragraphs]) => paragraphs.filter(({ isGone }) => isGone));
    const added = moved.flatMap(([story, paragraphs]) => {
      const old = new Set(paragraphs);
      return story.paragraphs.filter((paragraph) => !old.has(paragraph));
    });
    const changed = touched.filter(({ isGone }) => !isGone);
    this.annotations.dropWhereTextChanged(touched);
    const idsOf = (paragraphs: readonly Paragraph[]): string[] => paragraphs.map(({ localId }) => localId);
    if (changed.length > 0) this.events.paragraphs('ParagraphChanged', idsOf(changed));
    if (added.length > 0) this.events.paragraphs('ParagraphAdded', idsOf(added));
    if (deleted.length > 0) this.events.paragraphs('ParagraphDeleted', idsOf(deleted));
  }

  select(place: Stretch): void {
    release(this.selection);
    this.selection = hold(stretch(place.start, place.end));
    this.events.selectionChanged();
  }
}
