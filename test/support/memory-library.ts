/** A library in arrays, for tests of what asks one; it answers as the port says, by looking at everything. */
import type { Authority, Place } from '../../src/citations/authority';
import { citationKey } from '../../src/citations/citation-key';
import type { ReporterCitation } from '../../src/citations/found-citation';
import { authorityOf, type CaseRecord } from '../../src/service/library/case-record';
import type { CoverageRange, VolumeEnd } from '../../src/service/library/coverage';
import type { Library, NearCases, PlaceAnswer } from '../../src/service/library/library';
import { nearestBefore } from '../../src/service/library/nearest-before';
import { pageNumber } from '../../src/service/library/page-number';
import { placeKey } from '../../src/service/library/place-key';
import { onePerCase, rankByName } from '../../src/service/library/names/rank-by-name';

export interface Holdings {
  readonly cases: readonly CaseRecord[];
  readonly coverage?: readonly CoverageRange[];
  readonly volumeEnds?: readonly VolumeEnd[];
}

export function memoryLibrary({ cases, coverage = [], volumeEnds = [] }: Holdings): Library {
  const authorities = cases.map((record) => bounded(authorityOf(record), cases, coverage));

  const answer = (place: ReporterCitation): PlaceAnswer => {
    const { number, ...asked } = placeKey(place);
    const page = number < 0 ? null : number;
    const complete = page !== null && coverage.some((range) => covers(range, asked, page));
    const found = authorities.filter(({ places }) =>
      places.some((other) => citationKey(other) === citationKey(asked)),
    );
    if (found.length > 0) {
      return { kind: 'found', authorities: onePerCase(found), ...(complete ? { complete } : {}) };
    }
    if (page === null) return { kind: 'notCovered' };
    const end = volumeEnds.find((volume) => inVolume(volume, asked));
    if (end && page > end.lastPage) return { kind: 'missing', volumeEnds: String(end.lastPage) };

    const within = authorities.find(({ places }) => places.some((other) => includes(other, asked, page)));
    return { kind: complete ? 'missing' : 'notCovered', ...(within ? { within } : {}) };
  };

  const beginningAt = (places: readonly ReporterCitation[]): NearCases =>
    new Map(
      places.flatMap((place, at) => {
        const found = answer(place);
        return found.kind === 'found' ? [[at, found.authorities] as const] : [];
      }),
    );

  return {
    lookUp: (places) => Promise.resolve(places.map(answer)),
    findNear: (around) => Promise.resolve(around.map(({ places }) => beginningAt(places))),
    findBefore: (places) =>
      Promise.resolve(places.map((place) => nearestBefore(place, onePerCase(authorities)))),
    findByName: (query, limit) => Promise.resolve(rankByName(query, authorities, limit)),
    readOpinion: (id) => Promise.resolve(cases.find((record) => record.id === id)?.opinion ?? null),
    close: () => Promise.resolve(),
  };
}

type Volume = Pick<ReporterCitation, 'reporter' | 'volume'>;

function inVolume(left: Volume, right: Volume): boolean {
  return left.reporter === right.reporter && left.volume === right.volume;
}

function covers(range: CoverageRange, asked: Volume, page: number): boolean {
  return (
    inVolume(range, asked) &&
    range.matter === 'opinions' &&
    range.state === 'complete' &&
    range.firstPage <= page &&
    page <= range.lastPage
  );
}

function includes(place: Place, asked: Volume, page: number): boolean {
  if (!inVolume(place, asked) || place.lastPage === undefined || place.lastPageInferred) return false;
  return Number(place.page) < page && page <= Number(place.lastPage);
}

/** With the last pages that the next case of a complete range implies. */
function bounded(
  authority: Authority,
  cases: readonly CaseRecord[],
  coverage: readonly CoverageRange[],
): Authority {
  const places = authority.places.map((place): Place => {
    const first = pageNumber(place.page);
    if (place.lastPage !== undefined || first === null) return place;
    const range = coverage.find((candidate) => covers(candidate, place, first));
    const later = cases
      .flatMap((other) => other.places)
      .filter((other) => inVolume(other, place))
      .map((other) => pageNumber(other.page) ?? 0)
      .filter((page) => page > first && range !== undefined && page <= range.lastPage);
    return later.length === 0
      ? place
      : { ...place, lastPage: String(Math.min(...later)), lastPageInferred: true };
  });
  return { ...authority, places };
}
