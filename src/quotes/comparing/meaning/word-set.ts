/** The words of a list with blanks between them. */
export function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
