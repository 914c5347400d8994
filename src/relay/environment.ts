/** What the relay reads of its environment, and how it says that something there is wrong. */

export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting is missing or wrong; the message says which, and what to do. It never holds the key. */
export class RelayConfigError extends Error {
  override readonly name = 'RelayConfigError';
}

/** An empty variable counts as unset, as shells and service managers mean it. */
export function valueOf(environment: Environment, name: string): string | undefined {
  const value = environment[name]?.trim();
  return value === '' ? undefined : value;
}
