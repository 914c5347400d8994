/** Keeps the marks of a document in step with the cards: one marking at a time, and not the next right after it. */
import {
  AnnotationsRefused,
  MarksForbidden,
  type BriefDocument,
  type Mark,
} from '../document/brief-document';
import { toneOf, type Card } from './card';
import { isStarted, type OngoingCheck } from './check-state';
import { suggestionsFor } from './corrections';
import { popUpFinding } from './pop-up-finding';

export interface Marker {
  /** Soon; what is asked for meanwhile is marked all at once. Nothing where marks are refused or removed. */
  mark(): void;
  /** Again, after they were refused or removed. */
  markAfresh(): void;
  /** Takes every mark away, and makes none before `markAfresh`. False where the document would not. */
  remove(): Promise<boolean>;
  /** Once all that was asked for is marked. */
  finished(): Promise<void>;
  /** Nothing is marked any more. */
  close(): void;
}

/** Marking touches the whole document, so it follows the results at this distance. */
const markEveryMs = 300;

/** Where marking failed, Word may be busy: it is tried again by itself after the first, then the second of these, and so on. */
const againAfterMs = [1_000, 3_000, 10_000, 30_000];

export function startMarking(document: BriefDocument, { state, tell }: OngoingCheck): Marker {
  let running = Promise.resolve();
  let asked = false;
  let off = false;
  let hurrying = 0;
  let failures = 0;
  let again: ReturnType<typeof setTimeout> | undefined;
  let endRest = (): void => undefined;

  const rest = (): Promise<void> =>
    new Promise((resolve) => {
      if (hurrying > 0) {
        resolve();
        return;
      }
      const timer = setTimeout(resolve, markEveryMs);
      endRest = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const markAll = async (): Promise<void> => {
    asked = false;
    clearTimeout(again);
    if (off) return;
    const now = state();
    try {
      tell({ kind: 'marked', gone: await document.mark(isStarted(now) ? now.cards.map(markOf) : []) });
      failures = 0;
    } catch (error) {
      // The list of results does not depend on the marks; the pane says that they are missing.
      const why = whyNotMarked(error);
      off = why !== 'failed';
      tell({ kind: 'notMarked', why });
      const waitMs = againAfterMs[failures];
      if (off || waitMs === undefined) return;
      failures += 1;
      again = setTimeout(mark, waitMs);
    }
  };
  const mark = (): void => {
    if (asked || off) return;
    asked = true;
    running = running.then(markAll).then(rest);
  };
  return {
    mark,
    markAfresh() {
      off = false;
      failures = 0;
      mark();
      endRest();
    },
    async remove() {
      off = true;
      endRest();
      const removed = running
        .then(() => document.mark([]))
        .then(
          () => true,
          () => false,
        );
      running = removed.then(() => undefined);
      if (await removed) tell({ kind: 'notMarked', why: 'removed' });
      else off = false;
      return removed;
    },
    async finished() {
      hurrying += 1;
      endRest();
      await running;
      hurrying -= 1;
    },
    close() {
      off = true;
      clearTimeout(again);
    },
  };
}

function whyNotMarked(error: unknown): 'refused' | 'forbidden' | 'failed' {
  if (error instanceof AnnotationsRefused) return 'refused';
  return error instanceof MarksForbidden ? 'forbidden' : 'failed';
}

/** The same card has the same mark: a document that compares may leave it as it is. */
const marks = new WeakMap<Card, Mark>();

function markOf(card: Card): Mark {
  const known = marks.get(card);
  if (known) return known;
  const { start, end, text } = card.item;
  const popUp = { finding: popUpFinding(card), suggestions: suggestionsFor(card) };
  const mark = { itemId: card.id, start, end, text, tone: toneOf(card), popUp };
  marks.set(card, mark);
  return mark;
}
