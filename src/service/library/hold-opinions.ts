/** A library that keeps at hand the opinions that were read last: a few opinions are quoted by most briefs. */
import type { OpinionText } from '../../quotes/opinion-text';
import type { Library } from './library';

/** With what is made of an opinion for comparing, one of its characters takes about nine bytes: 144 MB for each thread. */
const MOST_CHARACTERS = 16_000_000;

export function holdOpinions(library: Library, mostCharacters = MOST_CHARACTERS): Library {
  /** The one read last stands last. */
  const held = new Map<string, OpinionText>();
  let characters = 0;

  function hold(authorityId: string, opinion: OpinionText): void {
    if (opinion.text.length > mostCharacters || held.has(authorityId)) return;
    held.set(authorityId, opinion);
    characters += opinion.text.length;
    for (const [id, { text }] of held) {
      if (characters <= mostCharacters) break;
      held.delete(id);
      characters -= text.length;
    }
  }

  return {
    lookUp: (places) => library.lookUp(places),
    findBefore: (places) => library.findBefore(places),
    findNear: (around) => library.findNear(around),
    findByName: (query, limit) => library.findByName(query, limit),
    async readOpinion(authorityId) {
      const known = held.get(authorityId);
      if (known) {
        held.delete(authorityId);
        held.set(authorityId, known);
        return known;
      }
      const read = await library.readOpinion(authorityId);
      if (read) hold(authorityId, read);
      return read;
    },
    close() {
      held.clear();
      characters = 0;
      return library.close();
    },
  };
}
