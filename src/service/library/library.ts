/** Opinions and citations at hand. Adapters: SQLite (embedded) and PostgreSQL; one suite tests them all. */
import type { Authority } from '../../citations/authority';
import type { CaseFields, ReporterCitation } from '../../citations/found-citation';
import type { OpinionText } from '../../quotes/opinion-text';

export interface Library {
  /** One answer for each place, in order; one round trip for the whole batch. `captions`: of `beginnings`, one for each place. */
  lookUp(
    places: readonly ReporterCitation[],
    wanted?: Wanted,
    captions?: readonly string[],
  ): Promise<readonly PlaceAnswer[]>;
  /** Cases whose parties, court and year are like those of `citation`; best first, at most `limit`. Never proves a citation. */
  findByName(
    citation: Pick<CaseFields, 'plaintiff' | 'defendant' | 'court' | 'year'>,
    limit: number,
  ): Promise<readonly Authority[]>;
  /** `null` where no words of it are held. */
  readOpinion(authorityId: string): Promise<OpinionText | null>;
  close(): Promise<void>;
}

/**
 * `beginnings`: only the cases that begin there matter, so that a library need not find out what includes the other places; and where
 * a caption is given with a place, a library may leave out cases of which no name shares the beginning of a word with it.
 */
export type Wanted = 'all' | 'beginnings';

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
