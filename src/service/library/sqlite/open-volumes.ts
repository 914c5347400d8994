/** The volumes of a shelf, kept between lookups: each is read once. */
import type Database from 'libsql';
import { canonicalPlace } from '../../../citations/citation-key';
import type { ReporterCitation } from '../../../citations/found-citation';
import { readJson } from './read-json';

export interface HeldVolume {
  /** Of it and a page a place is made; see filed-page.ts. */
  readonly id: number;
  /** The number of its reporter. */
  readonly reporter: number;
}

/** What is said of a volume. */
export interface VolumeFacts {
  readonly complete: readonly (readonly [first: number, last: number])[];
  /** Its last page, where that is known. */
  readonly ends: number | null;
}

export interface Volumes {
  /** However it is spelt; `null` where nothing of it is held. */
  at(place: Pick<ReporterCitation, 'reporter' | 'volume'>): HeldVolume | null;
  facts(volume: HeldVolume): VolumeFacts;
}

const READ_REPORTERS = 'SELECT json_group_object(name, id) FROM reporters';
const READ_VOLUMES = 'SELECT json_group_object(volume, id) FROM volumes WHERE reporter = ?';
const READ_VOLUME = `SELECT json_array((SELECT last FROM volume_ends WHERE volume = ?1),
  json((SELECT json_group_array(json_array(first, last)) FROM coverage
    WHERE volume = ?1 AND matter = 'opinions' AND state = 'complete')))`;

/** All American reporters together have about fifty thousand. */
const MOST_VOLUMES = 60_000;

export function openVolumes(database: Database.Database): Volumes {
  const ids = readJson(database.prepare(READ_REPORTERS).raw()) as Readonly<Record<string, number>>;
  const reporterIds = new Map(Object.entries(ids));
  const readVolumes = database.prepare(READ_VOLUMES).raw();
  const readVolume = database.prepare(READ_VOLUME).raw();
  /** By the names that the library gives them. */
  const reporters = new Map<string, ReadonlyMap<string, HeldVolume>>();
  const facts = new Map<number, VolumeFacts>();
  /** By reporter and volume as they were written. */
  const written = new Map<string, Map<string, HeldVolume | null>>();
  let writtenVolumes = 0;

  const volumesOf = (name: string): ReadonlyMap<string, HeldVolume> => {
    const known = reporters.get(name);
    const reporter = reporterIds.get(name);
    if (known || reporter === undefined) return known ?? NONE;
    const held = readJson(readVolumes, reporter) as Readonly<Record<string, number>>;
    const read = new Map(Object.entries(held).map(([volume, id]) => [volume, { id, reporter }]));
    reporters.set(name, read);
    return read;
  };

  const find = (place: Pick<ReporterCitation, 'reporter' | 'volume'>): HeldVolume | null => {
    const { reporter, volume } = canonicalPlace({ ...place, page: '1' });
    return volumesOf(reporter).get(volume) ?? null;
  };

  return {
    at(place) {
      const ofReporter = written.get(place.reporter);
      const known = ofReporter?.get(place.volume);
      if (known !== undefined) return known;
      if (writtenVolumes >= MOST_VOLUMES) {
        written.clear();
        writtenVolumes = 0;
      }
      const found = find(place);
      writtenVolumes += 1;
      const spelt = written.get(place.reporter) ?? new Map<string, HeldVolume | null>();
      spelt.set(place.volume, found);
      written.set(place.reporter, spelt);
      return found;
    },
    facts({ id }) {
      const known = facts.get(id);
      if (known) return known;
      const [ends, complete] = readJson(readVolume, id) as [number | null, VolumeFacts['complete']];
      const read = { complete, ends };
      facts.set(id, read);
      return read;
    },
  };
}

const NONE: ReadonlyMap<string, HeldVolume> = new Map();
