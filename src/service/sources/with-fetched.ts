/** A library that knows by name also what live sources have answered before. */
import type { Library } from '../library/library';
import { rankByName } from '../library/names/rank-by-name';
import { noSources, type LiveSources } from './live-sources';

/** Closing it leaves the sources open. */
export function withFetched(library: Library, sources: LiveSources): Library {
  if (sources === noSources) return library;
  return {
    lookUp: (places) => library.lookUp(places),
    findBefore: (places) => library.findBefore(places),
    findNear: (around) => library.findNear(around),
    async findByName(query, limit) {
      const held = await library.findByName(query, limit);
      const fetched = await sources.findByName(query, limit);
      return fetched.length === 0 ? held : rankByName(query, [...held, ...fetched], limit);
    },
    readOpinion: (authorityId) => library.readOpinion(authorityId),
    close: () => library.close(),
  };
}
