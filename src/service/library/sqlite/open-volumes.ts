/** The volumes of a shelf, kept between lookups: each is read once. */
import type Database from 'libsql';
import { canonicalPlace } from '../../../citations/citation-key';
import type { ReporterCitation } from '../../../citations/found-citation';
import type { VolumeFacts } from '../coverage';
import { PAGES } from '../filed-page';
import { readJson } from './read-json';

export interface HeldVolume {
  /** A place is this times `PAGES`, plus the page (filed-page.ts). */
  readonly id: number;
  /** The id of the reporter under which it is filed. */
  readonly reporter: number;
  /** `null` until they are asked for. */
  facts: VolumeFacts | null;
}

/** From a volume's id to the numbers under which it is cited: `1 Cranch` and `5 U.S.` are one volume. */
export type VolumeNumbers = ReadonlyMap<number, readonly number[]>;

export interface Volumes {
  /** In any spelling; `null` where nothing of it is held. */
  at(place: Pick<ReporterCitation, 'reporter' | 'volume'>): HeldVolume | null;
  /** The volumes of a reporter, in any spelling, by number. */
  numbered(reporter: string): ReadonlyMap<number, HeldVolume>;
  /** The reverse of `numbered`: by the id of the reporter under which they are filed, the numbers that `reporter` has for them. */
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

/** So many spellings of reporters are remembered, each with its volumes. */
const MOST_SPELLINGS = 2_000;
/** No nominative reporter (`Cranch`) has as many; its volumes begin with 1, and are filed under the numbers of another. */
const NOMINATIVE_VOLUMES = 100;

export function openVolumes(database: Database.Database): Volumes {
  const ids = readJson(database.prepare(READ_REPORTERS).raw()) as Readonly<Record<string, number>>;
  const reporterIds = new Map(Object.entries(ids));
  const readVolumes = database.prepare(READ_VOLUMES).raw();
  const readVolume = database.prepare(READ_VOLUME).raw();
  const readHighest = database.prepare(READ_HIGHEST).raw();
  /** By the name that the library gives the reporter. */
  const reporters = new Map<string, ReadonlyMap<string, HeldVolume>>();
  const highest = new Map<number, number>();
  /** By the reporter as a citation writes it. */
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
