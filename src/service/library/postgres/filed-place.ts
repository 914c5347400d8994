/**
 * A place as PostgreSQL files it: one number, of a hash of the volume and the page, so that a batch of places is found by one
 * list of numbers, neighbouring pages stand together, and the table can be split by it over many machines. What shares a number
 * by chance is told apart by the citation itself.
 */
import { canonicalPlace } from '../../../citations/citation-key';
import type { ReporterCitation } from '../../../citations/found-citation';
import { filedPage, hashOf, PAGES, UNNUMBERED } from '../filed-page';

/** As many as, with the page, a JavaScript number holds exactly. */
const VOLUMES = 2 ** 53 / PAGES;

export interface FiledPlace {
  readonly place: number;
  /** Volume, reporter and page with a blank between two, each as the library spells it. */
  readonly cited: string;
  readonly volume: FiledVolume;
  /** The page, -1 where it is no plain number: such a page lies in no range. */
  readonly page: number;
}

export interface FiledVolume {
  /** Its first place. */
  readonly key: number;
  /** Volume and reporter with a blank between them. */
  readonly name: string;
}

export function filedPlace(place: ReporterCitation): FiledPlace {
  const volume = volumeOf(place);
  const printed = PLAIN.test(place.page) ? place.page : bare(canonicalPlace(place).page);
  const page = filedPage(printed);
  return {
    place: volume.key + page,
    cited: `${volume.name} ${printed}`,
    volume,
    page: page < UNNUMBERED ? page : -1,
  };
}

const PLAIN = /^[1-9]\d*$/;

/** A volume that is spelt as the library spells it. */
export function filedVolume({ reporter, volume }: Omit<ReporterCitation, 'page'>): FiledVolume {
  const name = bare(`${volume} ${reporter}`);
  return { key: (hashOf(name) % VOLUMES) * PAGES, name };
}

/** However it is spelt. Every place of a brief asks, and most briefs cite the same volumes. */
function volumeOf({ reporter, volume }: ReporterCitation): FiledVolume {
  const written = `${volume} ${reporter}`;
  const known = volumes.get(written);
  if (known) return known;
  const filed = filedVolume(canonicalPlace({ reporter, volume, page: '1' }));
  if (volumes.size >= MOST_VOLUMES) volumes.clear();
  volumes.set(written, filed);
  return filed;
}

/** All American reporters together have about fifty thousand. */
const MOST_VOLUMES = 60_000;
const volumes = new Map<string, FiledVolume>();

/** No text in PostgreSQL has the character U+0000, and no place that anybody prints. */
function bare(text: string): string {
  return text.replaceAll('\0', '\ufffd');
}
