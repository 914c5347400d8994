/** Opinions and citations at hand. Adapters: SQLite (embedded) and PostgreSQL; one suite tests them all. */
import type { Authority } from '../../citations/authority';
import type { CaseFields, ReporterCitation } from '../../citations/found-citation';
import type { OpinionText } from '../../quotes/opinion-text';
import type { Neighbourhood } from './neighbourhood';

export interface Library {
  /** One answer for each place, in order; one round trip for the whole batch. */
  lookUp(places: readonly ReporterCitation[]): Promise<readonly PlaceAnswer[]>;
  /** What begins at the places around each citation, in order; one round trip for the whole batch. */
  findNear(around: readonly Neighbourhood[]): Promise<readonly NearCases[]>;
  /**
   * The cases of each volume that begin last before the place, the nearest first, at most `mostBefore`; one answer for each place, in order.
   * No other case need be held between them and it.
   */
  findBefore(places: readonly ReporterCitation[]): Promise<readonly (readonly Authority[])[]>;
  /** Cases whose parties, court and year are like those of `citation`; best first, at most `limit`. Never proves a citation. */
  findByName(
    citation: Pick<CaseFields, 'plaintiff' | 'defendant' | 'court' | 'year'>,
    limit: number,
  ): Promise<readonly Authority[]>;
  /** `null` where no words of it are held. */
  readOpinion(authorityId: string): Promise<OpinionText | null>;
  /** Returns the same object for as long as no answer has changed; absent where a library cannot tell that without asking. */
  edition?(): object;
  close(): Promise<void>;
}

export const mostBefore = 4;

/** By the position of a place in its neighbourhood. Where a place stands there twice, one position may do for both. */
export type NearCases = ReadonlyMap<number, readonly Authority[]>;

export type PlaceAnswer =
  /**
   * Cases begin at this page: more than one where several stand on it. `complete` where the record of this page is: without it
   * another case, not held, may begin there too.
   */
  | { readonly kind: 'found'; readonly authorities: readonly Authority[]; readonly complete?: boolean }
  /** The record of this place is complete and no opinion begins there. `within`: the case whose pages include it. */
  | { readonly kind: 'missing'; readonly within?: Authority; readonly volumeEnds?: string }
  /** No source holds this place; `within` where a held case is known to include it (a pin page used as a citation). */
  | { readonly kind: 'notCovered'; readonly within?: Authority }
  | { readonly kind: 'unavailable'; readonly source: string };
