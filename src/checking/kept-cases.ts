/**
 * Which case the author chose for a quotation, kept with the file on this computer: salted hashes of the words and of the case, and
 * nothing that anybody could read. What was chosen in one file holds in no other.
 */
import type { ItemId } from '../contract/items';
import { KeptByFile } from '../document/kept-by-file';
import type { TextStore } from '../document/text-store';
import { citedCases, type ChosenCases } from './chosen-cases';
import type { FoundItem } from './found-item';

export interface KeptCases {
  /** Of what was found, the quotations whose case was chosen in an earlier pane. */
  recall(found: readonly FoundItem[]): Promise<ChosenCases>;
  /** False where it cannot be kept: then it holds as long as the pane is open. */
  keep(chosen: ChosenCases): Promise<boolean>;
}

interface Kept {
  /** Hashes of a quotation and of its case. */
  readonly cases: readonly (readonly [string, string])[];
}

const mostCharacters = 200_000;

/** `address`: of the open file; empty where it has none. `now`: milliseconds since 1970. */
export function openKeptCases(
  store: TextStore,
  address: () => string,
  now: () => number = Date.now,
): KeptCases {
  const files = new KeptByFile(store, { prefix: 'cite-check-cases-', address, mostCharacters, isKept, now });
  let last: Promise<unknown> = Promise.resolve();
  return {
    async recall(found) {
      const kept = new Map((await files.ofThisFile())?.cases);
      if (kept.size === 0) return new Map();
      const groups = [...citedCases(found.map(({ item }) => item)).keys()];
      const hashes = await files.hashesOf(groups);
      const groupOf = new Map(groups.map((group, index) => [hashes[index], group]));
      const chosen = new Map<ItemId, string>();
      for (const { item } of found) {
        if (!('quote' in item)) continue;
        const [hash = ''] = await files.hashesOf([item.quote.id]);
        const group = groupOf.get(kept.get(hash));
        if (group !== undefined) chosen.set(item.quote.id, group);
      }
      return chosen;
    },
    keep(chosen) {
      // In turn: what was taken back must not be overtaken by what was chosen before.
      const kept = last.then(async () => {
        const quotations = await files.hashesOf([...chosen.keys()]);
        const groups = await files.hashesOf([...chosen.values()]);
        return files.keep({ cases: quotations.map((quotation, index) => [quotation, groups[index] ?? '']) });
      });
      last = kept.catch(() => false);
      return kept;
    },
  };
}

function isKept(value: object): value is Kept {
  return (
    'cases' in value &&
    Array.isArray(value.cases) &&
    value.cases.every(
      (pair) => Array.isArray(pair) && pair.length === 2 && pair.every((hash) => typeof hash === 'string'),
    )
  );
}
