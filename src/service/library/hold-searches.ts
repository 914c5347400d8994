/**
 * A library that keeps at hand what its last searches found: a brief is checked again and again while it is written, and each time what
 * stands nowhere in it is searched for, at twenty times the cost of a citation that stands where it says.
 */
import type { Authority } from '../../citations/authority';
import type { Library, NearCases } from './library';

/** So many searches by name are kept, and as many around a place; each comes to some kilobytes. */
const MOST_SEARCHES = 1_000;

/** Only for a library that never changes. */
export function holdSearches(library: Library, mostSearches = MOST_SEARCHES): Library {
  const named = new Map<string, readonly Authority[]>();
  const near = new Map<string, NearCases>();

  function hold<Found>(held: Map<string, Found>, asked: string, found: Found): Found {
    if (held.size >= mostSearches) held.clear();
    held.set(asked, found);
    return found;
  }

  return {
    lookUp: (places) => library.lookUp(places),
    findBefore: (places) => library.findBefore(places),
    async findNear(around) {
      const asked = around.map(({ key }) => key);
      const known = asked.map((one) => near.get(one));
      const unknown = around.filter((_, at) => !known[at]);
      const searched = unknown.length > 0 ? [...(await library.findNear(unknown))] : [];
      return asked.map((one, at) => known[at] ?? hold(near, one, searched.shift() ?? NOTHING));
    },
    async findByName(query, limit) {
      const { plaintiff, defendant, court, year } = query;
      const asked = JSON.stringify([plaintiff, defendant, court, year, limit]);
      return named.get(asked) ?? hold(named, asked, await library.findByName(query, limit));
    },
    readOpinion: (authorityId) => library.readOpinion(authorityId),
    close() {
      named.clear();
      near.clear();
      return library.close();
    },
  };
}

const NOTHING: NearCases = new Map();
