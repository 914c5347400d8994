/** The id of a court that a record names in words. */
import { courts } from '../../../citations/facts/courts';

let byName: ReadonlyMap<string, string | null> | undefined;

/** `null` where no court, or more than one, is called so. */
export function courtOfRecord(...names: readonly string[]): string | null {
  byName ??= indexNames();
  for (const name of names) {
    const id = byName.get(fold(name));
    if (id) return id;
  }
  return null;
}

function indexNames(): ReadonlyMap<string, string | null> {
  const index = new Map<string, string | null>();
  for (const { id, name, abbreviations } of courts) {
    for (const key of new Set([name, ...abbreviations].map(fold))) {
      const known = index.get(key);
      index.set(key, known === undefined || known === id ? id : null);
    }
  }
  return index;
}

function fold(name: string): string {
  return name
    .toLowerCase()
    .replace(/[.,'’]/g, '')
    .replace(/^(?:the )?united states (?=court of appeals|district court|bankruptcy court)/, '')
    .replace(/\bfor the\b/g, '')
    .replace(/\s+/g, '');
}
