/** The opinions of a cluster, remembered from its lookup: they need not be asked for again. */
import { idIn } from './courtlistener-replies';

/** No decision has more opinions than this; another number is a mistake. */
const MOST_OPINIONS = 24;
const MOST_REMEMBERED = 5_000;

export class RememberedOpinions {
  readonly #ids = new Map<string, readonly number[]>();

  of(authorityId: string): readonly number[] | undefined {
    return this.#ids.get(authorityId);
  }

  /** By their addresses. Forgets the oldest where too many are remembered. */
  remember(authorityId: string, addresses: readonly string[]): readonly number[] {
    const ids = addresses.flatMap((address) => idIn(address, 'opinions') ?? []).slice(0, MOST_OPINIONS);
    const [oldest] = this.#ids.keys();
    if (this.#ids.size >= MOST_REMEMBERED && oldest !== undefined) this.#ids.delete(oldest);
    this.#ids.set(authorityId, ids);
    return ids;
  }
}
