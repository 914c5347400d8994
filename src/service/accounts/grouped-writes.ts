/** Changes that are asked for at about the same time, written to the disk together: waiting for the disk is most of what one costs. */
import type { AccountsDatabase } from './accounts-database';

export interface GroupedWrites {
  /** Settled once the change is on the disk. One that throws takes no other with it. */
  add<T>(change: () => T): Promise<T>;
  /** Writes what is still waiting. */
  flush(): void;
}

export function groupedWrites(database: AccountsDatabase): GroupedWrites {
  let waiting: Waiting[] = [];

  function flush(): void {
    const group = waiting;
    waiting = [];
    if (group.length === 0) return;
    try {
      const finished = database.atomically(() => group.map(({ write }) => write()));
      for (const finish of finished) finish();
    } catch (error) {
      for (const { reject } of group) reject(asError(error));
    }
  }

  return {
    add: (change) =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) setImmediate(flush);
        waiting.push({
          write() {
            try {
              const result = database.partly(change);
              return () => resolve(result);
            } catch (error) {
              return () => reject(asError(error));
            }
          },
          reject,
        });
      }),
    flush,
  };
}

interface Waiting {
  /** Answers with what to do once it is on the disk. */
  readonly write: () => () => void;
  readonly reject: (error: Error) => void;
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error('The change was not written.', { cause: error });
}
