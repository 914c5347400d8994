/** The index of the first span that ends after `at`; the spans' number when none does. Spans are in text order, apart. */
export function firstEndingAfter(spans: readonly { readonly end: number }[], at: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.end ?? Infinity) > at) high = middle;
    else low = middle + 1;
  }
  return low;
}
