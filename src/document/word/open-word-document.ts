/** The brief that is open in Word, through Office.js: the only code that says `Word` stands in this folder. */
import type { ItemId } from '../../contract/items';
import {
  MarksForbidden,
  UnreadableDocument,
  type BriefDocument,
  type DocumentEditing,
  type Mark,
  type MarkMeans,
  type Place,
} from '../brief-document';
import type { BriefText } from '../brief-text';
import { noStore, type TextStore } from '../text-store';
import { AnnotationMarks } from './annotation-marks';
import { applyEdits } from './apply-edits';
import { askPlace } from './current-text';
import { HighlightMarks } from './highlight-marks';
import { KeptColors } from './kept-colors';
import { PatientReader } from './patient-reader';
import { withRanges } from './range-of';
import { ourComments, ourLinks, ourOldHighlighting } from './remains';
import { selectAnnotations } from './select-annotations';
import { onAnnotationClicked, onSelectionChanged, onTextEvent } from './word-events';
import { isForbidden } from './word-failure';
import { fileAddress, wordHost, type WordHost } from './word-host';
import { piecesOf, type WordReading } from './word-reading';

export interface WordDocument extends BriefDocument {
  readonly editing: DocumentEditing;
}

/** Calls back once, after so many milliseconds; returns how to call it off. */
export type Timer = (after: number, then: () => void) => () => void;

export interface WordChoices {
  readonly timer?: Timer;
  /** Outlasts the pane; without it the author's colours under highlighting are known only as long as the pane is open. */
  readonly store?: TextStore;
}

/** Nothing is asked of Word before the first call. */
export function openWordDocument({ timer = usualTimer, store = noStore }: WordChoices = {}): WordDocument {
  return new OpenDocument(timer, store);
}

const usualTimer: Timer = (after, then) => {
  const running = setTimeout(then, after);
  return () => clearTimeout(running);
};

/** Somebody who writes is not disturbed. */
const textSettlesMs = 400;
/** Without paragraph events the whole brief is read to see whether it changed: seldom, and only a short one. */
const pollAfterMs = 2_000;
const mostParagraphsPolled = 500;
const selectionSettlesMs = 200;
/** Where Word would not let a changed text be read. */
const readLaterMs = 5_000;

class OpenDocument implements WordDocument {
  readonly editing: DocumentEditing = {
    markAs: (means) => {
      this.means = means;
    },
    onTextChanged: (listener) => this.onTextChanged(listener),
    apply: (edits) =>
      this.inTurn(async () => {
        const outcomes = await applyEdits(this.host, await this.lastReading(), edits);
        edits.forEach((edit, index) => {
          if (edit.kind === 'link' && outcomes[index] === 'done') this.linksPutIn.add(edit.url);
        });
        if (outcomes.includes('done')) this.textMayHaveChanged([]);
        return outcomes;
      }),
    remains: () =>
      this.inTurn(async () => {
        const reading = await this.reader.read({});
        const { remains } = this.highlighting;
        const places = this.places.filter((place) => standsIn(reading, place));
        return [
          ...(await ourComments(this.host)),
          ...ourLinks(reading.brief, this.linksPutIn),
          ...(remains.length > 0 ? remains : await ourOldHighlighting(this.host, reading, places)),
        ];
      }),
    leftHighlighted: () =>
      this.inTurn(async () => {
        if (this.kept.isEmpty) return 0;
        await this.highlighting.recall(await this.lastReading());
        return this.highlighting.remains.length;
      }),
    keepsColors: () => this.highlighting.isKept,
  };

  private readonly host: WordHost = wordHost();
  private readonly annotations = new AnnotationMarks(this.host);
  private readonly reader: PatientReader;
  private readonly kept: KeptColors;
  private readonly highlighting: HighlightMarks;
  private readonly linksPutIn = new Set<string>();
  private readonly chosenListeners = new Set<(itemId: ItemId) => void>();
  private readonly textListeners = new Set<(brief: BriefText) => void>();

  /** What offsets of the caller mean: the text that it was told last. */
  private reading: WordReading | undefined;
  private marks: readonly Mark[] = [];
  /** Of the marks that were made last, though they be removed. */
  private places: readonly Place[] = [];
  private means: MarkMeans = 'annotations';
  private lastChosen: ItemId | null = null;
  private changedIds = new Set<string>();
  private stopListening: (() => void)[] = [];
  private stopWatching: (() => void) | undefined;
  private callOffReading = (): void => undefined;
  private callOffSelection = (): void => undefined;
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly timer: Timer,
    store: TextStore,
  ) {
    this.reader = new PatientReader(this.host, (ms) => new Promise((resolve) => void timer(ms, resolve)));
    this.kept = new KeptColors(store, fileAddress);
    this.highlighting = new HighlightMarks(this.host, this.kept);
  }

  address(): string {
    return fileAddress();
  }

  read(): Promise<BriefText> {
    return this.inTurn(async () => {
      try {
        this.reading = await this.reader.read({});
      } catch (error) {
        throw new UnreadableDocument('damaged', unreadableSentence, { cause: error });
      }
      return this.reading.brief;
    });
  }

  mark(marks: readonly Mark[]): Promise<readonly ItemId[]> {
    return this.inTurn(async () => {
      // Paragraphs that have no ids are found again by their words of now.
      const isRemoval = marks.length === 0 && this.highlighting.remains.length > 0;
      const reading =
        isRemoval && !this.host.has('1.6') ? await this.reader.read({}) : await this.lastReading();
      const there = marks.filter((mark) => standsIn(reading, mark));
      this.marks = there;
      if (there.length > 0) this.places = there;
      const gone = await this.show(reading, there).catch((error: unknown) => {
        throw isForbidden(error) ? new MarksForbidden('No marks are allowed.', { cause: error }) : error;
      });
      return [...marks.filter((mark) => !there.includes(mark)).map(({ itemId }) => itemId), ...gone];
    });
  }

  async goTo(place: Place): Promise<boolean> {
    const { reading } = this;
    if (!reading || !standsIn(reading, place)) return false;
    this.lastChosen = place.itemId;
    if (await selectAnnotations(this.annotations.annotationsOf(place.itemId))) return true;
    return withRanges(this.host, reading, [place], async ([range], context) => {
      if (range === undefined || typeof range === 'string') return false;
      range.select();
      await context.sync();
      return true;
    });
  }

  onMarkChosen(listener: (itemId: ItemId) => void): () => void {
    this.chosenListeners.add(listener);
    if (this.stopListening.length === 0) {
      this.stopListening = [
        onAnnotationClicked(this.host, (id) => this.tellChosen(this.annotations.itemOf(id) ?? null, true)),
        onSelectionChanged(() => {
          this.callOffSelection();
          this.callOffSelection = this.timer(selectionSettlesMs, () => void this.findChosen());
        }),
      ];
    }
    return () => {
      this.chosenListeners.delete(listener);
      if (this.chosenListeners.size > 0) return;
      this.callOffSelection();
      for (const stop of this.stopListening.splice(0)) stop();
    };
  }

  private async show(reading: WordReading, marks: readonly Mark[]): Promise<readonly ItemId[]> {
    if (this.means !== 'highlighting') await this.highlighting.show(reading, []);
    if (this.means !== 'annotations') await this.annotations.show(reading, []);
    switch (this.means) {
      case 'annotations':
        return this.annotations.show(reading, marks);
      case 'highlighting':
        return this.highlighting.show(reading, marks);
      case 'nothing':
        return marks
          .filter(({ start, end }) => piecesOf(reading, start, end).length === 0)
          .map(({ itemId }) => itemId);
    }
  }

  private onTextChanged(listener: (brief: BriefText) => void): () => void {
    this.textListeners.add(listener);
    this.stopWatching ??= onTextEvent(this.host, (ids) => this.textMayHaveChanged(ids));
    return () => {
      this.textListeners.delete(listener);
      if (this.textListeners.size > 0) return;
      this.callOffReading();
      this.stopWatching?.();
      this.stopWatching = undefined;
    };
  }

  private textMayHaveChanged(ids: readonly string[]): void {
    for (const id of ids) this.changedIds.add(id);
    if (this.textListeners.size === 0) return;
    const isEvent = this.host.has('1.6');
    if (!isEvent && (this.reading?.paragraphs.length ?? 0) > mostParagraphsPolled) return;
    this.readAfter(isEvent ? textSettlesMs : pollAfterMs);
  }

  /** Until it is read, what stood there before counts as what stands there: so it is asked again until Word answers. */
  private readAfter(ms: number): void {
    this.callOffReading();
    if (this.textListeners.size === 0) return;
    this.callOffReading = this.timer(ms, () => {
      this.inTurn(() => this.readAgain()).catch(() => this.readAfter(readLaterMs));
    });
  }

  /** Texts are compared themselves, and only those of paragraphs that changed are asked for. */
  private async readAgain(): Promise<void> {
    const before = this.reading;
    const changed = this.changedIds;
    this.changedIds = new Set();
    let reading: WordReading;
    try {
      reading = await this.reader.read({ previous: before, changed });
    } catch (error) {
      for (const id of changed) this.changedIds.add(id);
      throw error;
    }
    this.reading = reading;
    if (before?.brief.text === reading.brief.text) return;
    for (const listener of [...this.textListeners]) listener(reading.brief);
  }

  private async lastReading(): Promise<WordReading> {
    return (this.reading ??= await this.reader.read({}));
  }

  /** The innermost mark around the selection. */
  private async findChosen(): Promise<void> {
    const { reading } = this;
    if (!reading || this.marks.length === 0) return;
    const place = await Word.run(async (context) => {
      const asked = askPlace(context.document.getSelection(), this.host);
      await context.sync();
      return asked();
    }).catch(() => null);
    if (!place) return;
    const alike = reading.paragraphs.filter(({ localId, raw }) =>
      place.localId === undefined ? raw === place.raw : localId === place.localId,
    );
    const [paragraph] = alike;
    if (alike.length !== 1 || paragraph?.raw !== place.raw) return;
    const offset = paragraph.start + Math.min(place.before.length, paragraph.text.length);
    const [innermost] = this.marks
      .filter(({ start, end }) => start <= offset && offset < end)
      .sort((one, other) => one.end - one.start - (other.end - other.start));
    this.tellChosen(innermost?.itemId ?? null, false);
  }

  /** A click on an annotation moves the selection as well, and so does `goTo`: that is not told again. */
  private tellChosen(itemId: ItemId | null, always: boolean): void {
    const isNews = itemId !== this.lastChosen;
    this.lastChosen = itemId;
    if (itemId === null || !(isNews || always)) return;
    for (const listener of [...this.chosenListeners]) listener(itemId);
  }

  /** One thing at a time: two that mark or edit would each see the other's half. */
  private inTurn<T>(act: () => Promise<T>): Promise<T> {
    const turn = this.last.then(act, act);
    this.last = turn.catch(() => undefined);
    return turn;
  }
}

function standsIn({ brief }: WordReading, { start, end, text }: Place): boolean {
  return text === undefined || brief.text.slice(start, end) === text;
}

const unreadableSentence =
  'Word did not let this document be read. It may be busy, have a window open, or show the file in Protected View. Close the window or leave Protected View, then check again.';
