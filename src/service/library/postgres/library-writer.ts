/**
 * Writes the next edition of the library, beside the one that is read. Cases are sent in batches, each whole or not at all; a
 * killed import goes on where it last committed. One import at a time: it holds a lease, and says so with every batch.
 */
import type { PostgresDatabase, Statement } from '../../databases/database';
import { textIn } from '../../databases/read-row';
import type { LibraryWriter } from '../library-writer';
import { addCases, removeCases } from './add-cases';
import { openVolumeFacts } from './volume-facts';
import { canGather, fileGathered, forgetGathered, gatherCases } from './gather-cases';
import { takeLease, type ImportLease } from './import-lease';
import { inferLastPages } from './infer-last-pages';
import { KnownWords } from './known-words';
import { NO_END } from './library-schema';
import { prepareCase, type PreparedCase } from './prepare-case';

const MOST_CASES = 500;
/** Of cases that are only gathered: a batch costs more than its rows. */
const MOST_GATHERED = 5_000;
/** Characters of opinions that are held before they are sent. */
const MOST_TEXT = 16_000_000;

/** Rejects with `ImportUnderWay` where another import holds the lease. Leaves the database open when it closes. */
export async function openPostgresWriter(database: PostgresDatabase): Promise<LibraryWriter> {
  const lease = await takeLease(database);
  const { edition } = lease;
  const gathers = await canGather(database.ask, edition);
  const mostCases = gathers ? MOST_GATHERED : MOST_CASES;
  const words = new KnownWords();
  const cases = new Map<string, Promise<PreparedCase>>();
  let textHeld = 0;
  /** Microseconds: a later import begins with a greater number than this one ends with. */
  let arrival = Date.now() * 1_000;
  const volumes = openVolumeFacts(edition);
  let imports = new Map<string, readonly [digest: string, cases: number]>();
  /** After a failure nothing more is taken: what was not sent must not be marked as imported. */
  let failure: Error | null = null;

  const refuseAfterFailure = (): void => {
    if (failure) throw failure;
  };
  const send = async (): Promise<void> => {
    refuseAfterFailure();
    if (cases.size === 0 && volumes.isEmpty() && imports.size === 0) return;
    try {
      await sendHeld();
    } catch (error) {
      failure = error instanceof Error ? error : new Error('the batch was not written');
      throw failure;
    }
  };
  const sendHeld = async (): Promise<void> => {
    const prepared = await Promise.all(cases.values());
    const spelled = gathers ? [] : words.unknownIn(prepared.map(({ authority }) => authority));
    await database.transaction(async (ask, copy) => {
      await lease.keep(ask);
      if (gathers) await gatherCases(ask, copy, prepared, edition);
      else await addCases(ask, prepared, edition, spelled);
      await volumes.write(ask);
      if (imports.size > 0) {
        const marked = [...imports];
        await ask(MARK_IMPORTED, [
          marked.map(([input]) => input),
          marked.map(([, [digest]]) => digest),
          marked.map(([, [, count]]) => count),
        ]);
      }
    });
    words.add(spelled);
    cases.clear();
    textHeld = 0;
    volumes.clear();
    imports = new Map();
  };

  return {
    async addCase(record) {
      arrival += 1;
      cases.set(record.id, prepareCase(record, arrival));
      textHeld += record.opinion?.text.length ?? 0;
      if (cases.size >= mostCases || textHeld >= MOST_TEXT) await send();
    },
    async coverVolume(covered, ranges) {
      refuseAfterFailure();
      volumes.cover(covered, ranges);
      if (volumes.areMany()) await send();
    },
    async endVolume(end) {
      refuseAfterFailure();
      volumes.end(end);
      if (volumes.areMany()) await send();
    },
    async retain(source, isKept) {
      await send();
      // A first edition holds no earlier snapshot.
      if (gathers) return 0;
      return removeStrays(database, `${source}:%`, isKept, lease);
    },
    async wasImported(input, digest) {
      const [row] = await database.ask(FIND_IMPORT, [input]);
      return row?.['digest'] === digest;
    },
    async markImported(input, digest, count) {
      refuseAfterFailure();
      imports.set(input, [digest, count]);
      return Promise.resolve();
    },
    commit: send,
    async finish() {
      await send();
      if (gathers) await fileGathered(database, edition);
      await inferLastPages(database, edition, (ask) => lease.keep(ask));
      await showEdition(database, lease);
      if (gathers) await forgetGathered(database);
      await sweep(database, edition);
      await lease.release();
    },
    abandon: () => lease.release(),
  };
}

/** Those of an earlier snapshot whose ids are like `pattern`; returns how many they were. */
async function removeStrays(
  database: PostgresDatabase,
  pattern: string,
  isKept: (id: string) => boolean,
  lease: ImportLease,
): Promise<number> {
  let removed = 0;
  for (let last = ''; ;) {
    const ids = (await database.ask(NEXT_IDS, [last, pattern])).map((row) => textIn(row, 'id'));
    if (ids.length === 0) return removed;
    last = ids.at(-1) ?? last;
    const gone = ids.filter((id) => !isKept(id));
    removed += gone.length;
    if (gone.length === 0) continue;
    await database.transaction(async (ask) => {
      await lease.keep(ask);
      await removeCases(ask, gone, lease.edition);
    });
  }
}

async function showEdition(database: PostgresDatabase, lease: ImportLease): Promise<void> {
  await database.transaction(async (ask) => {
    await lease.keep(ask);
    await ask(SHOW, [lease.edition]);
  });
}

/** What no edition shows any more. */
async function sweep(database: PostgresDatabase, edition: number): Promise<void> {
  for (const statement of SWEEP) await database.ask(statement, [edition]);
  await database.ask(FORGET_RENEWED);
}

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

const NEXT_IDS: Statement = {
  name: 'next-ids',
  text: `SELECT id FROM cite_check.cases WHERE id > $1 AND id LIKE $2 AND until = ${NO_END} ORDER BY id LIMIT 5000`,
};

const FIND_IMPORT: Statement = {
  name: 'find-import',
  text: `SELECT digest FROM cite_check.imports WHERE input = $1`,
};
const MARK_IMPORTED: Statement = {
  name: 'mark-imported',
  text: `INSERT INTO cite_check.imports (input, digest, cases, finished)
    SELECT i.input, i.digest, i.cases, now() FROM unnest($1::text[], $2::text[], $3::integer[]) AS i(input, digest, cases)
    ON CONFLICT (input) DO UPDATE SET digest = excluded.digest, cases = excluded.cases, finished = excluded.finished`,
};
