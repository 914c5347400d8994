/** The index of the first of `spans`, which stand in text order, that begins at `place` or behind; their number where none does. */
export function firstFrom(spans: readonly { readonly start: number }[], place: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.start ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
