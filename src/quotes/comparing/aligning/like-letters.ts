/** Whether two spellings differ by letters only that print makes alike and scanners confuse: `ncither`, `rnust`, `justifcation`. */

/** Alike either way round. */
const alike =
  'l/i l/1 i/1 l/! l/| i/| t/l o/0 s/5 m/rn w/vv d/cl h/ll h/li h/b e/c fl/f fi/f ff/f ffi/ff ffi/f ffl/f';

const mostConfusions = 4;

/** Of folded words. Work in proportion to the product of their lengths, which are near one another. */
export function areLikeLetters(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > mostConfusions) return false;
  const rows: Uint8Array[] = Array.from({ length: one.length + 1 }, () =>
    new Uint8Array(other.length + 1).fill(unreached),
  );
  (rows[0] as Uint8Array)[0] = 0;
  for (let row = 0; row <= one.length; row++) {
    const first = Math.max(0, row - mostConfusions);
    const last = Math.min(other.length, row + mostConfusions);
    for (let column = first; column <= last; column++) {
      const confusions = rows[row]?.[column] ?? unreached;
      if (confusions > mostConfusions) continue;
      if (row < one.length && one.charCodeAt(row) === other.charCodeAt(column)) {
        reach(rows, row + 1, column + 1, confusions);
      }
      for (const [left, right] of confusable.get(one.charCodeAt(row)) ?? []) {
        if (!one.startsWith(left, row) || !other.startsWith(right, column)) continue;
        reach(rows, row + left.length, column + right.length, confusions + 1);
      }
    }
  }
  return (rows[one.length]?.[other.length] ?? unreached) <= mostConfusions;
}

const unreached = 255;

function reach(rows: readonly Uint8Array[], row: number, column: number, confusions: number): void {
  const cells = rows[row];
  if (cells && column < cells.length) cells[column] = Math.min(cells[column] ?? unreached, confusions);
}

/** By the first letter of the left spelling. */
const confusable = new Map<number, (readonly [string, string])[]>();
for (const pair of alike.split(' ')) {
  const [one = '', other = ''] = pair.split('/');
  for (const [left, right] of [
    [one, other],
    [other, one],
  ] as const) {
    const list = confusable.get(left.charCodeAt(0)) ?? [];
    list.push([left, right]);
    confusable.set(left.charCodeAt(0), list);
  }
}
