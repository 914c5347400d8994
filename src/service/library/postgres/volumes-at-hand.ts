/** What the edition that is shown holds of volumes, kept between lookups: each is read once. */
import type { FiledVolume } from './filed-place';

export interface HeldVolume {
  readonly complete: readonly (readonly [first: number, last: number])[];
  /** Its last page, where that is known. */
  readonly ends: number | null;
}

/** By name. */
export type VolumesAtHand = ReadonlyMap<string, HeldVolume>;

const UNHELD: HeldVolume = { complete: [], ends: null };
/** All American reporters together have about fifty thousand. */
const MOST_VOLUMES = 60_000;

export function openVolumesAtHand() {
  let edition = -1;
  let held = new Map<string, HeldVolume>();

  const renew = (
    of: number,
    asked: readonly FiledVolume[],
    found: ReadonlyMap<string, HeldVolume>,
  ): VolumesAtHand => {
    edition = of;
    held = new Map(asked.map(({ name }) => [name, found.get(name) ?? UNHELD]));
    return held;
  };

  return {
    current: (): VolumesAtHand => held,
    /** `current` itself, with what was found of the volumes asked for; another of nothing but these, where the edition is another or there are too many. */
    add(of: number, asked: readonly FiledVolume[], found: ReadonlyMap<string, HeldVolume>): VolumesAtHand {
      if (of !== edition || held.size + asked.length > MOST_VOLUMES) return renew(of, asked, found);
      for (const { name } of asked) held.set(name, found.get(name) ?? UNHELD);
      return held;
    },
    /** Forgets all but what was found now. */
    renew,
  };
}
