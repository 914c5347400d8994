/**
 * Writes the next edition of the library, beside the one that is read. Cases are sent in batches, each whole or not at all; a
 * killed import goes on where it last committed. One import at a time: it holds a lease, and says so with every batch.
 */
import { randomUUID } from 'node:crypto';
import type { Ask, PostgresDatabase, Statement } from '../../postgres/database';
import { integerIn, textIn } from '../../postgres/read-row';
import type { LibraryWriter } from '../library-writer';
import { addCases, RENEW_VOLUMES } from './add-cases';
import { inferLastPages } from './infer-last-pages';
import { KnownWords } from './known-words';
import { NO_END } from './library-schema';
import { prepareCase, type PreparedCase } from './prepare-case';
import { volumeKey } from './volume-key';

const MOST_CASES = 500;
/** Characters of opinions that are held before they are sent. */
const MOST_TEXT = 16_000_000;
const LEASE_SECONDS = 60;

export class ImportUnderWay extends Error {
  override readonly name = 'ImportUnderWay';
}

/** Rejects with `ImportUnderWay` where another import holds the lease. Leaves the database open when it closes. */
export async function openPostgresWriter(database: PostgresDatabase): Promise<LibraryWriter> {
  const writer = randomUUID();
  const edition = await takeLease(database.ask, writer);
  const words = new KnownWords();
  const cases = new Map<string, Promise<PreparedCase>>();
  let textHeld = 0;
  /** Microseconds: a later import begins with a greater number than this one ends with. */
  let arrival = Date.now() * 1_000;
  let others: ((ask: Ask) => Promise<unknown>)[] = [];
  /** After a failure nothing more is taken: what was not sent must not be marked as imported. */
  let failure: Error | null = null;
  const beat = setInterval(
    () => void keepLease(database.ask, writer).catch(() => undefined),
    LEASE_SECONDS * 250,
  );
  beat.unref();

  const later = (write: (ask: Ask) => Promise<unknown>): Promise<void> => {
    if (failure) return Promise.reject(failure);
    others.push(write);
    return Promise.resolve();
  };
  const send = async (): Promise<void> => {
    if (failure) throw failure;
    if (cases.size === 0 && others.length === 0) return;
    try {
      await sendHeld();
    } catch (error) {
      failure = error instanceof Error ? error : new Error('the batch was not written');
      throw failure;
    }
  };
  const sendHeld = async (): Promise<void> => {
    const prepared = await Promise.all(cases.values());
    const spelled = words.unknownIn(prepared.map(({ authority }) => authority));
    await database.transaction(async (ask) => {
      await keepLease(ask, writer);
      await addCases(ask, prepared, edition, spelled);
      for (const write of others) await write(ask);
    });
    words.add(spelled);
    cases.clear();
    textHeld = 0;
    others = [];
  };

  const release = async (): Promise<void> => {
    clearInterval(beat);
    await database.ask(GIVE_UP_LEASE, [writer]);
  };

  return {
    async addCase(record) {
      arrival += 1;
      cases.set(record.id, prepareCase(record, arrival));
      textHeld += record.opinion?.text.length ?? 0;
      if (cases.size >= MOST_CASES || textHeld >= MOST_TEXT) await send();
    },
    coverVolume(covered, ranges) {
      const key = [volumeKey(covered), covered.reporter, covered.volume, covered.source];
      return later(async (ask) => {
        await ask(RENEW_VOLUMES, [[volumeKey(covered)]]);
        await ask(UNCOVER_NEW, [...key, edition]);
        await ask(UNCOVER_OLD, [...key, edition]);
        await ask(COVER, [
          ...key,
          edition,
          ranges.map(({ matter }) => matter),
          ranges.map(({ firstPage }) => firstPage),
          ranges.map(({ lastPage }) => lastPage),
          ranges.map(({ state }) => state),
          ranges.map(({ snapshot }) => snapshot),
        ]);
      });
    },
    endVolume(end) {
      const key = [volumeKey(end), end.reporter, end.volume];
      return later(async (ask) => {
        await ask(UNEND_NEW, [...key, edition]);
        await ask(UNEND_OLD, [...key, edition]);
        await ask(END, [...key, end.lastPage, end.source, edition]);
      });
    },
    async wasImported(input, digest) {
      const [row] = await database.ask(FIND_IMPORT, [input]);
      return row?.['digest'] === digest;
    },
    markImported(input, digest, count) {
      return later((ask) => ask(MARK_IMPORTED, [input, digest, count]));
    },
    commit: send,
    async finish() {
      await send();
      await inferLastPages(database, edition, (ask) => keepLease(ask, writer));
      await database.transaction(async (ask) => {
        await keepLease(ask, writer);
        await ask(SHOW, [edition]);
      });
      for (const statement of SWEEP) await database.ask(statement, [edition]);
      await database.ask(FORGET_RENEWED);
      await release();
    },
    abandon: release,
  };
}

/** The number of the edition to be written. */
async function takeLease(ask: Ask, writer: string): Promise<number> {
  const [row] = await ask(TAKE_LEASE, [writer]);
  if (row) return integerIn(row, 'edition') + 1;
  const [state] = await ask(READ_LEASE);
  const seconds = state ? textIn(state, 'seconds') : `${LEASE_SECONDS}`;
  throw new ImportUnderWay(
    `Another import writes to this database. If it was killed, try again in ${seconds} seconds.`,
  );
}

/** Throws where another import has taken over: this one was silent for too long. */
async function keepLease(ask: Ask, writer: string): Promise<void> {
  const rows = await ask(KEEP_LEASE, [writer]);
  if (rows.length === 0) throw new ImportUnderWay('Another import has taken over; start this one again.');
}

const TAKE_LEASE: Statement = {
  name: 'take-lease',
  text: `UPDATE cite_check.library_state SET writer = $1, lease_until = now() + interval '${LEASE_SECONDS} seconds'
    WHERE id = 1 AND (writer IS NULL OR writer = $1 OR lease_until < now()) RETURNING edition`,
};
const READ_LEASE: Statement = {
  name: 'read-lease',
  text: `SELECT greatest(1, ceil(extract(epoch FROM lease_until - now())))::text AS seconds
    FROM cite_check.library_state WHERE id = 1`,
};
const KEEP_LEASE: Statement = {
  name: 'keep-lease',
  text: `UPDATE cite_check.library_state SET lease_until = now() + interval '${LEASE_SECONDS} seconds'
    WHERE id = 1 AND writer = $1 RETURNING edition`,
};
const GIVE_UP_LEASE: Statement = {
  name: 'give-up-lease',
  text: `UPDATE cite_check.library_state SET writer = NULL, lease_until = NULL WHERE id = 1 AND writer = $1`,
};
const SHOW: Statement = {
  name: 'show-edition',
  text: `UPDATE cite_check.library_state SET edition = $1 WHERE id = 1`,
};
const SWEEP: readonly Statement[] = [
  'citations',
  'coverage',
  'volume_ends',
  'cases',
  'opinions',
  'name_words',
].map((table) => ({
  name: `sweep-${table}`,
  text: `DELETE FROM cite_check.${table} WHERE until <= $1 AND until < ${NO_END}`,
}));
const FORGET_RENEWED: Statement = { name: 'forget-renewed', text: `DELETE FROM cite_check.renewed_volumes` };

const OF_SOURCE = 'key_hash = $1 AND reporter = $2 AND volume = $3 AND source = $4';
const UNCOVER_NEW: Statement = {
  name: 'uncover-new',
  text: `DELETE FROM cite_check.coverage WHERE ${OF_SOURCE} AND since = $5`,
};
const UNCOVER_OLD: Statement = {
  name: 'uncover-old',
  text: `UPDATE cite_check.coverage SET until = $5 WHERE ${OF_SOURCE} AND until = ${NO_END}`,
};
const COVER: Statement = {
  name: 'cover',
  text: `INSERT INTO cite_check.coverage
      (key_hash, reporter, volume, source, since, until, matter, first, last, state, snapshot)
    SELECT $1, $2, $3, $4, $5, ${NO_END}, r.* FROM unnest($6::text[], $7::integer[], $8::integer[], $9::text[], $10::text[])
      AS r(matter, first, last, state, snapshot)`,
};

const OF_VOLUME = 'key_hash = $1 AND reporter = $2 AND volume = $3';
const UNEND_NEW: Statement = {
  name: 'unend-new',
  text: `DELETE FROM cite_check.volume_ends WHERE ${OF_VOLUME} AND since = $4`,
};
const UNEND_OLD: Statement = {
  name: 'unend-old',
  text: `UPDATE cite_check.volume_ends SET until = $4 WHERE ${OF_VOLUME} AND until = ${NO_END}`,
};
const END: Statement = {
  name: 'end-volume',
  text: `INSERT INTO cite_check.volume_ends (key_hash, reporter, volume, last, source, since, until)
    VALUES ($1, $2, $3, $4, $5, $6, ${NO_END})`,
};

const FIND_IMPORT: Statement = {
  name: 'find-import',
  text: `SELECT digest FROM cite_check.imports WHERE input = $1`,
};
const MARK_IMPORTED: Statement = {
  name: 'mark-imported',
  text: `INSERT INTO cite_check.imports VALUES ($1, $2, $3, now())
    ON CONFLICT (input) DO UPDATE SET digest = excluded.digest, cases = excluded.cases, finished = excluded.finished`,
};
