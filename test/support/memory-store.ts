/** What a pane keeps on a computer, in memory. `holds`: characters in all; more are refused, as a full storage refuses them. */
import type { TextStore } from '../../src/document/text-store';

export interface MemoryStore extends TextStore {
  readonly texts: Map<string, string>;
}

export function memoryStore({ holds = Infinity } = {}): MemoryStore {
  const texts = new Map<string, string>();
  return {
    texts,
    names: () => [...texts.keys()],
    read: (name) => texts.get(name) ?? null,
    write: (name, text) => {
      const others = [...texts].filter(([other]) => other !== name);
      const length = others.reduce((sum, [, one]) => sum + one.length, text.length);
      if (length > holds) return false;
      texts.set(name, text);
      return true;
    },
    remove: (name) => void texts.delete(name),
  };
}
