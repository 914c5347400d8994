/**
 * So many at once and no more. Whoever asks with the same signal waits in one row, and the rows come up in turn, so that much
 * that one asks for does not keep others waiting.
 */
export class Turns {
  readonly #rows = new Map<AbortSignal, (() => void)[]>();
  #taken = 0;

  constructor(private readonly atOnce: number) {}

  /** Nothing is under way, and nobody waits. */
  get areIdle(): boolean {
    return this.#taken === 0;
  }

  /** Rejects as soon as `signal` is aborted before the work begins; the work itself must look at it. */
  async take<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    if (this.#taken < this.atOnce) this.#taken += 1;
    else await this.#wait(signal);
    try {
      return await work();
    } finally {
      this.#handOn();
    }
  }

  #wait(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = (): void => {
        this.#remove(signal, begin);
        reject(signal.reason instanceof Error ? signal.reason : new Error('given up'));
      };
      signal.addEventListener('abort', leave, { once: true });
      const row = this.#rows.get(signal);
      if (row) row.push(begin);
      else this.#rows.set(signal, [begin]);
    });
  }

  #handOn(): void {
    const [next] = this.#rows;
    if (next === undefined) {
      this.#taken -= 1;
      return;
    }
    const [signal, row] = next;
    const begin = row.shift();
    // To the end of the rows, where it goes on.
    this.#rows.delete(signal);
    if (row.length > 0) this.#rows.set(signal, row);
    begin?.();
  }

  #remove(signal: AbortSignal, begin: () => void): void {
    const left = this.#rows.get(signal)?.filter((one) => one !== begin) ?? [];
    if (left.length > 0) this.#rows.set(signal, left);
    else this.#rows.delete(signal);
  }
}
