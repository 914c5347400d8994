/**
 * Which pages of a volume hold lists of orders ("certiorari denied", tables of dispositions) and not opinions. No source says it,
 * and of such lists every source takes some entries and leaves others, so that a page of them is never complete.
 *
 * The rule: entries of a few words on a page or two, three or more in a row, are a list. A longer opinion among them (a dissent
 * from a denial) does not end it. What is called a list by mistake costs a "not covered"; the other way would accuse a real order.
 */

export interface PrintedEntry {
  readonly first: number;
  readonly last: number;
  /** Infinite where they are not known. */
  readonly words: number;
}

export type PageRange = readonly [first: number, last: number];

const BRIEF_WORDS = 100;
const BRIEF_PAGES = 2;
const ENTRIES_IN_A_ROW = 3;
/** Pages between two entries of one row. */
const NEXT_PAGES = 3;
/** Between two rows of one list: room for an opinion that concerns an order. */
const JOINED_PAGES = 15;

export function orderPages(entries: readonly PrintedEntry[]): readonly PageRange[] {
  const printed = [...entries].sort((left, right) => left.first - right.first || left.last - right.last);
  const lists: [number, number][] = [];
  let row: PrintedEntry[] = [];
  const endRow = (): void => {
    const [first, last] = [row[0], row.at(-1)];
    if (first && last && row.length >= ENTRIES_IN_A_ROW) {
      const list = lists.at(-1);
      if (list && first.first - list[1] <= JOINED_PAGES) list[1] = last.last;
      else lists.push([first.first, last.last]);
    }
    row = [];
  };
  for (const entry of printed) {
    const before = row.at(-1);
    if (!isBrief(entry) || (before && entry.first - before.last > NEXT_PAGES)) endRow();
    if (isBrief(entry)) row.push(entry);
  }
  endRow();
  return lists;
}

/** What is left of `ranges` without the pages of `taken`. */
export function withoutPages(
  ranges: readonly PageRange[],
  taken: readonly PageRange[],
): readonly PageRange[] {
  return taken.reduce<readonly PageRange[]>(
    (left, [first, last]) =>
      left.flatMap((range): PageRange[] => {
        if (last < range[0] || first > range[1]) return [range];
        const rest: PageRange[] = [
          [range[0], first - 1],
          [last + 1, range[1]],
        ];
        return rest.filter(([from, to]) => from <= to);
      }),
    ranges,
  );
}

function isBrief({ first, last, words }: PrintedEntry): boolean {
  return words < BRIEF_WORDS && last - first < BRIEF_PAGES;
}
