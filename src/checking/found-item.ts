/** An item of the brief with what can be told of it at once, without asking anybody. */
import type { BriefItem } from '../document/brief-item';

export interface FoundItem {
  readonly item: BriefItem;
  readonly foreseen?: Foreseen;
}

/** A volume, year, court, title or rule that cannot be, or does not fit. */
export interface Foreseen {
  /** There is no such thing; otherwise it only does not fit the rest of the citation. */
  readonly certain: boolean;
  /** `volume 1200`, `title 99`. */
  readonly cited: string;
  /** In words, to stand after a colon: `F.2d ended with volume 999`. */
  readonly bound: string;
}
