/** A brief as the bytes of a .docx: read here, its marks kept beside it for whoever shows it. The bytes never change. */
import type { ItemId } from '../../contract/items';
import type { BriefDocument, Mark, Place } from '../brief-document';
import type { BriefText } from '../brief-text';
import { readBrief } from './read-brief';

/** What the page that shows the brief needs beyond the port. Each `on…` returns how to stop listening. */
export interface DocxDocument extends BriefDocument {
  readonly marks: readonly Mark[];
  onMarksChanged(listener: (marks: readonly Mark[]) => void): () => void;
  /** Called when the author asks to see a place. */
  onGoTo(listener: (place: Place) => void): () => void;
  /** Tells all who listen that the author chose this mark in the text. */
  chooseMark(itemId: ItemId): void;
}

/** Nothing is read before `read`, which throws `UnreadableDocument` with what to do. */
export function openDocx(bytes: Uint8Array): DocxDocument {
  const markListeners = new Listeners<readonly Mark[]>();
  const goToListeners = new Listeners<Place>();
  const chosenListeners = new Listeners<ItemId>();
  let brief: BriefText | undefined;
  let marks: readonly Mark[] = [];

  const read = (): BriefText => (brief ??= readBrief(bytes));
  const isThere = ({ start, end, text: words }: Place): boolean => {
    const { text } = read();
    if (start < 0 || start >= end || end > text.length) return false;
    return words === undefined || text.slice(start, end) === words;
  };
  return {
    get marks() {
      return marks;
    },
    read: () => promiseOf(read),
    mark: (wanted) =>
      promiseOf(() => {
        marks = wanted.filter(isThere);
        markListeners.tell(marks);
        return wanted.filter((mark) => !isThere(mark)).map(({ itemId }) => itemId);
      }),
    goTo: (place) =>
      promiseOf(() => {
        const there = isThere(place);
        if (there) goToListeners.tell(place);
        return there;
      }),
    onMarkChosen: (listener) => chosenListeners.add(listener),
    onMarksChanged: (listener) => markListeners.add(listener),
    onGoTo: (listener) => goToListeners.add(listener),
    chooseMark: (itemId) => chosenListeners.tell(itemId),
  };
}

/** What is thrown becomes a rejection. */
function promiseOf<T>(compute: () => T): Promise<T> {
  return new Promise((resolve) => resolve(compute()));
}

class Listeners<T> {
  private readonly listeners = new Set<(value: T) => void>();

  add(listener: (value: T) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  tell(value: T): void {
    for (const listener of [...this.listeners]) listener(value);
  }
}
