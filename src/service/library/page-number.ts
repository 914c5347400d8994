/** Pages in arabic numerals have an order; `xii` and `12a` are places too, but lie in no range. */

/** `null` for a page that is not a plain number. */
export function pageNumber(page: string): number | null {
  return /^\d{1,9}$/.test(page) ? Number(page) : null;
}
