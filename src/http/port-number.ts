/** What a setting names as a port, 0 (any free one) among them; `null` where it names none. */
export function portNumber(text: string): number | null {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  return port <= 65_535 ? port : null;
}
