/** Which rows a reader sees. */

const EDITION = '(SELECT edition FROM cite_check.library_state WHERE id = 1)';

/** That the rows of alias `of` stand in the edition that is read now; in every part of one statement it is the same edition. */
export function isCurrent(of: string): string {
  return `${of}.since <= ${EDITION} AND ${of}.until > ${EDITION}`;
}
