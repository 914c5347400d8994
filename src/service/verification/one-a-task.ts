/**
 * For what keeps a processor busy, piece by piece: between two pieces a thread hears what it is told, others are answered, and
 * what nobody waits for any more ends.
 */
export function oneATask(signal: AbortSignal): () => Promise<void> {
  let last = Promise.resolve();
  /** Resolves in a task of its own, after all that were asked for before. Rejects once `signal` is aborted. */
  return () => {
    last = last.then(async () => {
      signal.throwIfAborted();
      await new Promise(setImmediate);
      signal.throwIfAborted();
    });
    return last;
  };
}
