/** Which rows a reader sees. */

/** The edition that is shown, at the head of a statement: read once, so that every part of it sees the same. */
export const SHOWN = `WITH shown AS (SELECT edition FROM cite_check.library_state WHERE id = 1)`;

/** An SQL condition: the rows of table alias `of` stand in the edition that is shown. */
export function isCurrent(of: string): string {
  return isIn('(SELECT edition FROM shown)', of);
}

/** The same for an edition whose number is given. Cheaper: a subquery would be run once for every mention. */
export function isIn(edition: string, of: string): string {
  return `${of}.since <= ${edition} AND ${of}.until > ${edition}`;
}
