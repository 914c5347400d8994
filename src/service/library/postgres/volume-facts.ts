/** What is said of volumes (coverage, last pages), held until it is written: many volumes in a few statements. */
import type { Ask, Statement } from '../../databases/database';
import type { CoverageRange, VolumeEnd } from '../coverage';
import type { LibraryWriter } from '../library-writer';
import { RENEW_VOLUMES } from './add-cases';
import { NO_END } from './library-schema';
import { filedVolume } from './filed-place';

type Covered = Parameters<LibraryWriter['coverVolume']>[0];

const MANY = 2_000;

export function openVolumeFacts(edition: number) {
  /** The last word on each volume by each source. */
  const covers = new Map<string, readonly [Covered, readonly CoverageRange[]]>();
  const ends = new Map<string, VolumeEnd>();

  const writeCovers = async (ask: Ask): Promise<void> => {
    if (covers.size === 0) return;
    const volumes = [...covers.values()].map(([covered]) => covered);
    const keys = [...new Set(volumes.map((covered) => filedVolume(covered).key))].sort(
      (left, right) => left - right,
    );
    await ask(RENEW_VOLUMES, [keys]);
    const named = [...keysOf(volumes), volumes.map(({ source }) => source), edition];
    await ask(UNCOVER_NEW, named);
    await ask(UNCOVER_OLD, named);
    const rows = [...covers.values()].flatMap(([covered, ranges]) =>
      ranges.map((range) => ({
        ...range,
        reporter: covered.reporter,
        volume: covered.volume,
        source: covered.source,
      })),
    );
    await ask(COVER, [
      ...keysOf(rows),
      rows.map(({ source }) => source),
      edition,
      rows.map(({ matter }) => matter),
      rows.map(({ firstPage }) => firstPage),
      rows.map(({ lastPage }) => lastPage),
      rows.map(({ state }) => state),
      rows.map(({ snapshot }) => snapshot),
    ]);
  };

  const writeEnds = async (ask: Ask): Promise<void> => {
    if (ends.size === 0) return;
    const rows = [...ends.values()];
    await ask(UNEND_NEW, [...keysOf(rows), edition]);
    await ask(UNEND_OLD, [...keysOf(rows), edition]);
    await ask(END, [
      ...keysOf(rows),
      edition,
      rows.map(({ lastPage }) => lastPage),
      rows.map(({ source }) => source),
    ]);
  };

  return {
    cover(covered: Covered, ranges: readonly CoverageRange[]): void {
      covers.set(`${covered.volume} ${covered.reporter} ${covered.source}`, [covered, ranges]);
    },
    end(end: VolumeEnd): void {
      ends.set(`${end.volume} ${end.reporter}`, end);
    },
    isEmpty: () => covers.size + ends.size === 0,
    areMany: () => covers.size + ends.size >= MANY,
    /** May be written again: they are kept until they are cleared. */
    async write(ask: Ask): Promise<void> {
      await writeCovers(ask);
      await writeEnds(ask);
    },
    clear(): void {
      covers.clear();
      ends.clear();
    },
  };
}

interface Volume {
  readonly reporter: string;
  readonly volume: string;
}

function keysOf(volumes: readonly Volume[]): readonly unknown[] {
  return [
    volumes.map((one) => filedVolume(one).key),
    volumes.map(({ reporter }) => reporter),
    volumes.map(({ volume }) => volume),
  ];
}

const OF_SOURCES = `(volume_key, reporter, volume, source) IN
    (SELECT * FROM unnest($1::bigint[], $2::text[], $3::text[], $4::text[]))`;
const UNCOVER_NEW: Statement = {
  name: 'uncover-new',
  text: `DELETE FROM cite_check.coverage WHERE ${OF_SOURCES} AND since = $5`,
};
const UNCOVER_OLD: Statement = {
  name: 'uncover-old',
  text: `UPDATE cite_check.coverage SET until = $5 WHERE ${OF_SOURCES} AND until = ${NO_END}`,
};
const COVER: Statement = {
  name: 'cover',
  text: `INSERT INTO cite_check.coverage
      (volume_key, reporter, volume, source, since, until, matter, first, last, state, snapshot)
    SELECT r.volume_key, r.reporter, r.volume, r.source, $5::integer, ${NO_END}, r.matter, r.first, r.last, r.state, r.snapshot
    FROM unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $6::text[], $7::integer[], $8::integer[], $9::text[], $10::text[])
      AS r(volume_key, reporter, volume, source, matter, first, last, state, snapshot)`,
};

const OF_VOLUMES = `(volume_key, reporter, volume) IN (SELECT * FROM unnest($1::bigint[], $2::text[], $3::text[]))`;
const UNEND_NEW: Statement = {
  name: 'unend-new',
  text: `DELETE FROM cite_check.volume_ends WHERE ${OF_VOLUMES} AND since = $4`,
};
const UNEND_OLD: Statement = {
  name: 'unend-old',
  text: `UPDATE cite_check.volume_ends SET until = $4 WHERE ${OF_VOLUMES} AND until = ${NO_END}`,
};
const END: Statement = {
  name: 'end-volume',
  text: `INSERT INTO cite_check.volume_ends (volume_key, reporter, volume, since, until, last, source)
    SELECT e.volume_key, e.reporter, e.volume, $4::integer, ${NO_END}, e.last, e.source
    FROM unnest($1::bigint[], $2::text[], $3::text[], $5::integer[], $6::text[])
      AS e(volume_key, reporter, volume, last, source)`,
};
