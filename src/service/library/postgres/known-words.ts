/** The words of names whose spellings were sent already, so that an import sends each once, or nearly. */
import type { Authority } from '../../../citations/authority';
import { wordsOfNames } from '../names/name-tokens';

const MOST_HELD = 500_000;

export class KnownWords {
  readonly #held = new Set<string>();

  unknownIn(cases: readonly Authority[]): readonly string[] {
    const words = new Set(cases.flatMap(wordsOfNames));
    return [...words].filter((word) => !this.#held.has(word));
  }

  add(words: readonly string[]): void {
    if (this.#held.size > MOST_HELD) this.#held.clear();
    for (const word of words) this.#held.add(word);
  }
}
