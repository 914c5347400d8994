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
  readonly volume: FiledVolume;
  /** The page as the library spells it. */
  readonly printed: string;
  /** The page, -1 where it is no plain number: such a page lies in no range. */
  readonly page: number;
}

export interface FiledVolume {
  /** The number of a place is this and the page. */
  readonly key: number;
  readonly volume: string;
  readonly reporter: string;
  /** Both with a blank between them. */
  readonly name: string;
}

export function filedPlace(place: ReporterCitation): FiledPlace {
  const volume = volumeOf(place);
  const printed = PLAIN.test(place.page) ? place.page : bare(canonicalPlace(place).page);
  const page = filedPage(printed);
  return { place: volume.key + page, volume, printed, page: page < UNNUMBERED ? page : -1 };
}

/** Two places may share a number by chance: these are the same place. */
export function isSamePlace(left: FiledPlace, right: FiledPlace): boolean {
  return (
    left.place === right.place && left.printed === right.printed && left.volume.name === right.volume.name
  );
}

const PLAIN = /^[1-9]\d*$/;

/** A volume that is spelt as the library spells it. */
export function filedVolume({ reporter, volume }: Omit<ReporterCitation, 'page'>): FiledVolume {
  const name = bare(`${volume} ${reporter}`);
  return { key: (hashOf(name) % VOLUMES) * PAGES, volume, reporter, name };
}

/** However it is spelt. Every place of a brief asks, and most briefs cite the same volumes. */
function volumeOf({ reporter, volume }: ReporterCitation): FiledVolume {
  const known = volumes.get(reporter)?.get(volume);
  if (known) return known;
  const filed = filedVolume(canonicalPlace({ reporter, volume, page: '1' }));
  if (held >= MOST_VOLUMES) {
    volumes.clear();
    held = 0;
  }
  const ofReporter = volumes.get(reporter) ?? new Map<string, FiledVolume>();
  volumes.set(reporter, ofReporter.set(volume, filed));
  held += 1;
  return filed;
}

/** All American reporters together have about fifty thousand. */
const MOST_VOLUMES = 60_000;
/** By reporter and volume, as they are written. */
const volumes = new Map<string, Map<string, FiledVolume>>();
let held = 0;

/** No text in PostgreSQL has the character U+0000, and no place that anybody prints. */
function bare(text: string): string {
  return text.replaceAll('\0', '\ufffd');
}
