/** Around a citation: the places from which a slip of the pen leads to it, filed so that a library can read many of them in a row. */
import type { CaseCitation, ReporterCitation } from '../../citations/found-citation';
import { neighbourPlaces } from '../../citations/neighbour-places';
import { placeKey, type PlaceKey } from './place-key';

export interface Neighbourhood {
  readonly places: readonly ReporterCitation[];
  /** The parties as cited: a library may leave out cases of which no name shares the beginning of a word with them. */
  readonly caption: string;
  /** The same places, each by its position among them: first those of the cited page in other volumes. */
  readonly acrossVolumes: readonly PagesAcross[];
  /** Then the other pages of the cited volume. */
  readonly inVolume: PagesInVolume | null;
  /** And the rest: other reporters, and pages that are no plain numbers. */
  readonly elsewhere: readonly FiledNeighbour[];
}

/** One page of one reporter. */
export interface PagesAcross {
  readonly reporter: string;
  readonly page: number;
  readonly byVolume: ReadonlyMap<string, number>;
}

export interface PagesInVolume {
  readonly reporter: string;
  readonly volume: string;
  readonly byPage: ReadonlyMap<number, number>;
}

export interface FiledNeighbour {
  readonly key: PlaceKey;
  readonly at: number;
}

export function neighbourhoodOf(citation: CaseCitation): Neighbourhood {
  const { volume, reporter, page, plaintiff = '', defendant = '' } = citation;
  const places = neighbourPlaces(citation);
  const across = new Map<string, PagesAcross & { readonly byVolume: Map<string, number> }>();
  const byPage = new Map<number, number>();
  const elsewhere: FiledNeighbour[] = [];
  // In the cited volume the reporter has one name, and all but a few pages are plain numbers.
  const own = placeKey({ volume, reporter, page: '1' });
  places.forEach((place, at) => {
    if (place.reporter === reporter && place.volume === volume && PLAIN.test(place.page)) {
      setFirst(byPage, Number(place.page), at);
      return;
    }
    const key = placeKey(place);
    if (place.reporter !== reporter || place.page !== page || key.number < 0) {
      elsewhere.push({ key, at });
      return;
    }
    const known = across.get(key.reporter);
    const byVolume = known?.byVolume ?? new Map<string, number>();
    if (!known) across.set(key.reporter, { reporter: key.reporter, page: key.number, byVolume });
    setFirst(byVolume, key.volume, at);
  });
  return {
    places,
    caption: `${plaintiff} ${defendant}`,
    acrossVolumes: [...across.values()],
    inVolume: byPage.size === 0 ? null : { reporter: own.reporter, volume: own.volume, byPage },
    elsewhere,
  };
}

const PLAIN = /^[1-9]\d{0,8}$/;

/** A place that stands twice among the others counts where it stands first. */
function setFirst<Key>(positions: Map<Key, number>, key: Key, at: number): void {
  if (!positions.has(key)) positions.set(key, at);
}
