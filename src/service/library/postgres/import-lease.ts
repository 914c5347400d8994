/** One import at a time: whoever writes holds a lease on the library, and says so again and again. */
import { randomUUID } from 'node:crypto';
import type { Ask, PostgresDatabase, Statement } from '../../databases/database';
import { integerIn, textIn } from '../../databases/read-row';

const LEASE_SECONDS = 60;

export class ImportUnderWay extends Error {
  override readonly name = 'ImportUnderWay';
}

export interface ImportLease {
  /** The number of the edition to be written. */
  readonly edition: number;
  /** To be asked with every change. Throws where another import has taken over: this one was silent for too long. */
  keep(ask: Ask): Promise<void>;
  release(): Promise<void>;
}

/** Rejects with `ImportUnderWay` where another import holds it. */
export async function takeLease({ ask }: PostgresDatabase): Promise<ImportLease> {
  const writer = randomUUID();
  const [row] = await ask(TAKE_LEASE, [writer]);
  if (!row) throw await underWay(ask);
  const keep = async (asking: Ask): Promise<void> => {
    const rows = await asking(KEEP_LEASE, [writer]);
    if (rows.length === 0) throw new ImportUnderWay('Another import has taken over; start this one again.');
  };
  const beat = setInterval(() => void keep(ask).catch(() => undefined), LEASE_SECONDS * 250);
  beat.unref();
  return {
    edition: integerIn(row, 'edition') + 1,
    keep,
    async release() {
      clearInterval(beat);
      await ask(GIVE_UP_LEASE, [writer]);
    },
  };
}

async function underWay(ask: Ask): Promise<ImportUnderWay> {
  const [state] = await ask(READ_LEASE);
  const seconds = state ? textIn(state, 'seconds') : `${LEASE_SECONDS}`;
  return new ImportUnderWay(
    `Another import writes to this database. If it was killed, try again in ${seconds} seconds.`,
  );
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
