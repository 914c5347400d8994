/** Changes that are asked for at about the same time, made in one transaction and waited for together. */
import { AccountsUnavailable } from '../accounts';
import { TransactionLost, type AccountsDatabase } from './accounts-database';

export interface GroupedWrites {
  /** Settled once the change is made; where it has to survive a power cut, once it is on the disk. One that throws takes no other with it. Rejects with `AccountsUnavailable` where nothing could be written. */
  add<T>(change: () => T, survives: Survives): Promise<T>;
  /** Makes what is still waiting; resolves when all that was asked for is on the disk. */
  flush(): Promise<void>;
}

/** Beginning and ending a transaction, and waiting for the disk, cost several times what a change itself does. */
const betweenGroupsMs = 5;

/** A change is made at once where none was for a while, and otherwise together with those that are asked for within a few milliseconds. */
export function groupedWrites(database: AccountsDatabase): GroupedWrites {
  let waiting: Waiting[] = [];
  let lastAt = -Infinity;

  function flushSoon(): void {
    const rest = lastAt + betweenGroupsMs - performance.now();
    if (rest > 0) setTimeout(() => void flush(), rest);
    else setImmediate(() => void flush());
  }

  async function flush(): Promise<void> {
    const group = waiting;
    waiting = [];
    if (group.length === 0) return;
    lastAt = performance.now();
    try {
      const finished = database.atomicallySoon(() =>
        group.map(({ write, survives }) => ({ finish: write(), survives })),
      );
      for (const { finish, survives } of finished) if (survives === 'kill') finish();
      if (group.every(({ survives }) => survives === 'kill')) return;
      await database.onDisk();
      for (const { finish, survives } of finished) if (survives === 'powerCut') finish();
    } catch (error) {
      const reason = new AccountsUnavailable('the accounts cannot be written', { cause: error });
      for (const { reject } of group) reject(reason);
    }
  }

  return {
    add: (change, survives) =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) flushSoon();
        waiting.push({
          write() {
            try {
              const result = database.partly(change);
              return () => resolve(result);
            } catch (error) {
              // What followed would be made outside of any transaction, and billed though nobody is told.
              if (error instanceof TransactionLost) throw error;
              return () => reject(asError(error));
            }
          },
          reject,
          survives,
        });
      }),
    async flush() {
      await flush();
      // Of an earlier group too, that waits for the disk just now.
      await database.onDisk();
    },
  };
}

/** The end of the program alone, or of the machine too. */
export type Survives = 'kill' | 'powerCut';

interface Waiting {
  readonly survives: Survives;
  /** Answers with what to do once it is on the disk. */
  readonly write: () => () => void;
  readonly reject: (error: Error) => void;
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error('The change was not written.', { cause: error });
}
