/** Which rows a reader sees. */

/** The edition that is shown, at the head of a statement: read once, so that every part of it sees the same. */
export const SHOWN = `WITH shown AS (SELECT edition FROM cite_check.library_state WHERE id = 1)`;

/** That the rows of alias `of` stand in the edition that is shown. */
export function isCurrent(of: string): string {
  return `${of}.since <= (SELECT edition FROM shown) AND ${of}.until > (SELECT edition FROM shown)`;
}

/** The same of rows that are joined with `shown`: cheaper in a statement that asks many tables, as each question within it costs. */
export function isShown(of: string): string {
  return `${of}.since <= shown.edition AND ${of}.until > shown.edition`;
}
