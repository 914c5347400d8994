/** Every case of a library by place and by name: what a perturbed citation may by accident say rightly. */
import type { Authority } from '../../src/citations/authority';
import { citationKey } from '../../src/citations/citation-key';
import type { ReporterCitation } from '../../src/citations/found-citation';

export interface KnownCases {
  standingAt(place: ReporterCitation): readonly Authority[];
  /** Those with this very name, letters and digits alone compared, records of one decision counted once. */
  named(name: string): readonly Authority[];
}

export function knownCases(authorities: readonly Authority[]): KnownCases {
  const byPlace = new Map<string, Authority[]>();
  const byName = new Map<string, Authority[]>();
  const add = (map: Map<string, Authority[]>, key: string, authority: Authority): void => {
    const list = map.get(key) ?? [];
    if (!list.some(({ id }) => id === authority.id)) map.set(key, [...list, authority]);
  };
  for (const authority of authorities) {
    for (const place of authority.places) add(byPlace, citationKey(place), authority);
    for (const name of [authority.caseName, ...authority.otherNames]) add(byName, foldName(name), authority);
  }
  return {
    standingAt: (place) => byPlace.get(citationKey(place)) ?? [],
    named: (name) => byName.get(foldName(name)) ?? [],
  };
}

export function foldName(name: string): string {
  return name.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}
