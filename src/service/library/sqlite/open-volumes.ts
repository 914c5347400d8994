/** The volumes of a shelf, kept between lookups: each is read once. */
import type Database from 'libsql';
import { canonicalPlace } from '../../../citations/citation-key';
import type { ReporterCitation } from '../../../citations/found-citation';
import type { VolumeFacts } from '../coverage';
import { PAGES } from '../filed-page';
import { readJson } from './read-json';

export interface HeldVolume {
  /** Of it and a page a place is made; see filed-page.ts. */
  readonly id: number;
  /** The number of its reporter. */
  readonly reporter: number;
  /** `null` until they are asked for. */
  facts: VolumeFacts | null;
}

/** By a volume's id the numbers that lead to it: those of a nominative reporter too. */
export type VolumeNumbers = ReadonlyMap<number, readonly number[]>;

export interface Volumes {
  /** However it is spelt; `null` where nothing of it is held. */
  at(place: Pick<ReporterCitation, 'reporter' | 'volume'>): HeldVolume | null;
  /** Those of a reporter, however it is spelt, by the numbers under which it has them. */
  numbered(reporter: string): ReadonlyMap<number, HeldVolume>;
  /** The same the other way: by the number of the reporter that is filed, and the volume's, under which numbers it stands. */
  numbers(reporter: string): ReadonlyMap<number, VolumeNumbers>;
  facts(volume: HeldVolume): VolumeFacts;
  /** The highest number under which a page of it is filed. */
  highestPage(volume: HeldVolume): number;
}

const READ_REPORTERS = 'SELECT json_group_object(name, id) FROM reporters';
const READ_VOLUMES = 'SELECT json_group_object(volume, id) FROM volumes WHERE reporter = ?';
const READ_VOLUME = `SELECT json_array((SELECT last FROM volume_ends WHERE volume = ?1),
  json((SELECT json_group_array(json_array(first, last)) FROM coverage
    WHERE volume = ?1 AND matter = 'opinions' AND state = 'complete')))`;

const READ_HIGHEST = `SELECT coalesce(max(place), 0) % ${PAGES} FROM places WHERE place >= ? AND place < ?`;

/** Spellings of reporters, of which each keeps the volumes that are held. */
const MOST_SPELLINGS = 2_000;
/** Nominative reporters have fewer; each is numbered from one, and stands under the numbers of another. */
const NOMINATIVE_VOLUMES = 100;

export function openVolumes(database: Database.Database): Volumes {
  const ids = readJson(database.prepare(READ_REPORTERS).raw()) as Readonly<Record<string, number>>;
  const reporterIds = new Map(Object.entries(ids));
  const readVolumes = database.prepare(READ_VOLUMES).raw();
  const readVolume = database.prepare(READ_VOLUME).raw();
  const readHighest = database.prepare(READ_HIGHEST).raw();
  /** By the names that the library gives them. */
  const reporters = new Map<string, ReadonlyMap<string, HeldVolume>>();
  const highest = new Map<number, number>();
  /** By reporter as it is written. */
  const written = new Map<string, WrittenReporter>();

  const volumesOf = (name: string): ReadonlyMap<string, HeldVolume> => {
    const known = reporters.get(name);
    const reporter = reporterIds.get(name);
    if (known || reporter === undefined) return known ?? NONE;
    const held = readJson(readVolumes, reporter) as Readonly<Record<string, number>>;
    const read = new Map(Object.entries(held).map(([volume, id]) => [volume, { id, reporter, facts: null }]));
    reporters.set(name, read);
    return read;
  };

  const find = (place: Pick<ReporterCitation, 'reporter' | 'volume'>): HeldVolume | null => {
    const { reporter, volume } = canonicalPlace({ ...place, page: '1' });
    return volumesOf(reporter).get(volume) ?? null;
  };

  /** What is held of a reporter as it is written. Its name may depend on whether the volume is a year. */
  const readWritten = (reporter: string): WrittenReporter => {
    const known = written.get(reporter);
    if (known) return known;
    const names = new Set(
      ['1', '2000'].map((volume) => canonicalPlace({ reporter, volume, page: '1' }).reporter),
    );
    const held = [...names].flatMap((name) => [...volumesOf(name).keys()]);
    const numbered = new Map<number, HeldVolume>();
    if (held.length > 0) {
      const low = Array.from({ length: NOMINATIVE_VOLUMES }, (_, at) => String(at + 1));
      for (const volume of new Set([...held, ...low])) {
        const found = PLAIN.test(volume) ? find({ reporter, volume }) : null;
        if (found) numbered.set(Number(volume), found);
      }
    }
    const read = { numbered, numbers: numbersByReporter(numbered) };
    if (written.size >= MOST_SPELLINGS) written.clear();
    written.set(reporter, read);
    return read;
  };
  const numbered = (reporter: string) => readWritten(reporter).numbered;

  return {
    numbered,
    numbers: (reporter) => readWritten(reporter).numbers,
    at: (place) =>
      PLAIN.test(place.volume) ? (numbered(place.reporter).get(Number(place.volume)) ?? null) : find(place),
    facts(volume) {
      if (volume.facts) return volume.facts;
      const [ends, complete] = readJson(readVolume, volume.id) as [number | null, VolumeFacts['complete']];
      return (volume.facts = { complete, ends });
    },
    highestPage({ id }) {
      const known = highest.get(id);
      if (known !== undefined) return known;
      const [page] = readHighest.get([id * PAGES, (id + 1) * PAGES]) as [number];
      highest.set(id, page);
      return page;
    },
  };
}

interface WrittenReporter {
  readonly numbered: ReadonlyMap<number, HeldVolume>;
  readonly numbers: ReadonlyMap<number, VolumeNumbers>;
}

function numbersByReporter(
  numbered: ReadonlyMap<number, HeldVolume>,
): ReadonlyMap<number, Map<number, number[]>> {
  const byReporter = new Map<number, Map<number, number[]>>();
  for (const [number, { id, reporter }] of numbered) {
    const volumes = byReporter.get(reporter) ?? new Map<number, number[]>();
    byReporter.set(reporter, volumes);
    const others = volumes.get(id);
    if (others) others.push(number);
    else volumes.set(id, [number]);
  }
  return byReporter;
}

const NONE: ReadonlyMap<string, HeldVolume> = new Map();
const PLAIN = /^[1-9]\d{0,8}$/;
