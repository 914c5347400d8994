/** As the author writes on: what moved is told at once, and the text searched anew, one search at a time. */
import type { BriefText } from '../document/brief-text';
import { isStarted, type OngoingCheck } from './check-state';
import { differenceOf } from './difference-of';
import type { FindItems } from './load-finder';

export interface TextFollower {
  follow(brief: BriefText): void;
  /** What changes meanwhile waits for `standOn`. */
  beginReading(): void;
  /** From now on all offsets are of this text. */
  standOn(brief: BriefText): void;
  /** Follows what changed while the text was being read. */
  catchUp(): void;
  /** The same, where nothing came of the reading: what was found of changes meanwhile was dropped too. */
  takeUpAgain(): void;
}

export interface FollowOptions {
  readonly find: FindItems;
  readonly onEdited: () => void;
  /** All that has changed is found. */
  readonly onSearched: () => void;
}

export function followText({ state, tell }: OngoingCheck, options: FollowOptions): TextFollower {
  const { find, onEdited, onSearched } = options;
  /** What all offsets are of. */
  let current: BriefText | null = null;
  /** What the text has become since, and is not searched yet. */
  let newest: BriefText | null = null;
  let searching = false;

  const follow = (brief: BriefText): void => {
    newest = brief;
    if (!isStarted(state())) return;
    const difference = differenceOf(current?.text ?? '', brief.text);
    if (difference) tell({ kind: 'edited', ...difference });
    current = brief;
    onEdited();
    if (!searching) search().catch(() => undefined);
  };
  const takeNewest = (): BriefText | null => {
    const brief = newest;
    newest = null;
    return brief;
  };
  const search = async (): Promise<void> => {
    searching = true;
    try {
      for (let brief = takeNewest(); brief !== null; brief = takeNewest()) {
        const items = await find(brief);
        // Typed on meanwhile: otherwise these would be the places of a text that is gone.
        if (brief.text === current?.text) tell({ kind: 'foundAgain', items, unread: brief.unread });
      }
    } finally {
      searching = false;
    }
    onSearched();
  };

  return {
    follow,
    beginReading: () => void takeNewest(),
    standOn(brief) {
      current = brief;
    },
    catchUp() {
      const missed = takeNewest();
      if (missed) follow(missed);
    },
    takeUpAgain() {
      const brief = takeNewest() ?? current;
      if (brief) follow(brief);
    },
  };
}
