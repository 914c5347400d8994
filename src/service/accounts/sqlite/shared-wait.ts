/** One wait for the disk does for all who began to wait before it began. */

/** `sync` writes to the disk whatever stands to be written when it is called. */
export function sharedWait(sync: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  function begin(): Promise<void> {
    next = null;
    running = sync().finally(() => {
      running = null;
    });
    return running;
  }

  return () => {
    if (running === null) return begin();
    // The one that runs may have begun before what is waited for was written.
    next ??= running.then(begin, begin);
    return next;
  };
}
