/** Where else an authority may be found, for what the library does not hold. None unless the operator names them. */
import type { Authority } from '../../citations/authority';
import type { ReporterCitation } from '../../citations/found-citation';
import type { OpinionText } from '../../quotes/opinion-text';
import type { PlaceAnswer } from '../library/library';
import type { NameQuery } from '../library/names/rank-by-name';

export interface LiveSources {
  /** One answer for each place, in order, before long; an outage is an answer. Rejects never. */
  lookUp(places: readonly ReporterCitation[], signal: AbortSignal): Promise<readonly PlaceAnswer[]>;
  /** The words of a case that a source found, or that the library knows without its words. */
  readOpinion(authority: Authority, signal: AbortSignal): Promise<SourceText>;
  /** Cases of such parties among what sources have answered before, best first: none is asked. Never proves a citation. */
  findByName(query: NameQuery, limit: number): Promise<readonly Authority[]>;
  close(): Promise<void>;
}

export type SourceText =
  | { readonly kind: 'text'; readonly opinion: OpinionText }
  | { readonly kind: 'none' }
  | { readonly kind: 'unavailable'; readonly source: string };

export const noSources: LiveSources = {
  lookUp: (places) => Promise.resolve(places.map(() => ({ kind: 'notCovered' }))),
  readOpinion: () => Promise.resolve({ kind: 'none' }),
  findByName: () => Promise.resolve([]),
  close: () => Promise.resolve(),
};
