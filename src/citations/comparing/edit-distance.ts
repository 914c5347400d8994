/** How many slips of the pen lie between two words (Damerau and Levenshtein, restricted to adjacent exchanges). */

/** Letters wrong, missing, added, or exchanged with a neighbour; 3 for any more than two. */
export function editDistance(left: string, right: string): number {
  if (Math.abs(left.length - right.length) > 2) return 3;
  // Beginnings and ends in common cost nothing.
  let from = 0;
  while (from < left.length && left[from] === right[from]) from += 1;
  let [leftEnd, rightEnd] = [left.length, right.length];
  while (leftEnd > from && rightEnd > from && left[leftEnd - 1] === right[rightEnd - 1]) {
    leftEnd -= 1;
    rightEnd -= 1;
  }
  return distanceOf(left.slice(from, leftEnd), right.slice(from, rightEnd));
}

function distanceOf(left: string, right: string): number {
  let before: number[] = [];
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 1; i <= left.length; i++) {
    const next = [i];
    for (let j = 1; j <= right.length; j++) {
      const same = left.charAt(i - 1) === right.charAt(j - 1);
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1));
      const isExchange =
        i > 1 &&
        j > 1 &&
        left.charAt(i - 1) === right.charAt(j - 2) &&
        left.charAt(i - 2) === right.charAt(j - 1);
      if (isExchange) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
    }
    before = row;
    row = next;
  }
  return Math.min(3, row[right.length] ?? 3);
}
