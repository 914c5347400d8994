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
  /** Those of a reporter, however it is spelt, by the numbers under which it has them. */
  numbered(reporter: string): ReadonlyMap<number, HeldVolume>;
  facts(volume: HeldVolume): VolumeFacts;
}

const READ_REPORTERS = 'SELECT json_group_object(name, id) FROM reporters';
const READ_VOLUMES = 'SELECT json_group_object(volume, id) FROM volumes WHERE reporter = ?';
const READ_VOLUME = `SELECT json_array((SELECT last FROM volume_ends WHERE volume = ?1),
  json((SELECT json_group_array(json_array(first, last)) FROM coverage
    WHERE volume = ?1 AND matter = 'opinions' AND state = 'complete')))`;

/** Spellings of reporters, of which each keeps the volumes that are held. */
const MOST_SPELLINGS = 2_000;
/** Nominative reporters have fewer; each is numbered from one, and stands under the numbers of another. */
const NOMINATIVE_VOLUMES = 100;

export function openVolumes(database: Database.Database): Volumes {
  const ids = readJson(database.prepare(READ_REPORTERS).raw()) as Readonly<Record<string, number>>;
  const reporterIds = new Map(Object.entries(ids));
  const readVolumes = database.prepare(READ_VOLUMES).raw();
  const readVolume = database.prepare(READ_VOLUME).raw();
  /** By the names that the library gives them. */
  const reporters = new Map<string, ReadonlyMap<string, HeldVolume>>();
  const facts = new Map<number, VolumeFacts>();
  /** By reporter as it is written, and number of the volume. */
  const written = new Map<string, ReadonlyMap<number, HeldVolume>>();

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

  /** What is held of a reporter as it is written. Its name may depend on whether the volume is a year. */
  const numbered = (reporter: string): ReadonlyMap<number, HeldVolume> => {
    const known = written.get(reporter);
    if (known) return known;
    const names = new Set(
      ['1', '2000'].map((volume) => canonicalPlace({ reporter, volume, page: '1' }).reporter),
    );
    const held = [...names].flatMap((name) => [...volumesOf(name).keys()]);
    const read = new Map<number, HeldVolume>();
    if (held.length > 0) {
      const low = Array.from({ length: NOMINATIVE_VOLUMES }, (_, at) => String(at + 1));
      for (const volume of new Set([...held, ...low])) {
        const found = PLAIN.test(volume) ? find({ reporter, volume }) : null;
        if (found) read.set(Number(volume), found);
      }
    }
    if (written.size >= MOST_SPELLINGS) written.clear();
    written.set(reporter, read);
    return read;
  };

  return {
    numbered,
    at: (place) =>
      PLAIN.test(place.volume) ? (numbered(place.reporter).get(Number(place.volume)) ?? null) : find(place),
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
const PLAIN = /^[1-9]\d{0,8}$/;
