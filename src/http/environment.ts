/** What a program reads of its environment. */

export type Environment = Readonly<Record<string, string | undefined>>;

/** An empty variable counts as unset, as shells and service managers mean it. */
export function valueOf(environment: Environment, name: string): string | undefined {
  const value = environment[name]?.trim();
  return value === '' ? undefined : value;
}

/** What a setting names as a port, 0 (any free one) among them; `null` where it names none. */
export function portNumber(text: string): number | null {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  return port <= 65_535 ? port : null;
}
