/**
 * A table's lines by the first letter of what they list: a text asks for few letters, so few lines are ever taken apart.
 *
 * A line is a name | its other spellings, with `;` between them | what else is told.
 */

/** Finds the lines with a name or spelling that begins with one of `letters`. */
export function linesBeginningWith(letters: string): (lines: string) => readonly string[] {
  const line = new RegExp(`^(?:[^|\\n]*\\|(?:[^|\\n]*;)?)?[${letters}].*$`, 'gim');
  return (lines) => lines.match(line) ?? [];
}

/** Whether a spelling begins with `letter`, a small one or a digit. */
export function beginsWith(spelling: string, letter: string): boolean {
  return spelling.charAt(0).toLowerCase() === letter;
}
