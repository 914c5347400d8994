/** One live source. Adapters: CAP's static site and CourtListener; one suite of faults tests them both. */
import type { Authority } from '../../citations/authority';
import type { ReporterCitation } from '../../citations/found-citation';
import type { PlaceAnswer } from '../library/library';
import type { NameQuery } from '../library/names/rank-by-name';
import type { Until } from './clock';
import type { SourceText } from './live-sources';

export interface Source {
  readonly name: SourceName;
  /** One answer for each place, in order. What failed or came too late is `unavailable`; nothing rejects. */
  lookUp(places: readonly ReporterCitation[], until: Until): Promise<readonly PlaceAnswer[]>;
  /** `authority` is one that this source found. */
  readOpinion(authority: Authority, until: Until): Promise<SourceText>;
  /** As `LiveSources.findByName`, at once. */
  findByName(query: NameQuery, limit: number): readonly Authority[];
  close(): Promise<void>;
}

/** In `SOURCES`, in logs, and before the id of every authority that the source found. */
export const sourceNames = ['cap', 'courtlistener'] as const;
export type SourceName = (typeof sourceNames)[number];

/** What an operator should know of a source. It never carries what was asked. */
export type SourceEvent =
  /** It has failed so often that it is left alone for a while; and that it answers again. */
  | 'opened'
  | 'closed'
  | 'throttled'
  /** It refused our key, or asked us to go elsewhere. */
  | 'refused'
  /** What came back does not bear the citation that was asked for. */
  | 'lied'
  /** A volume has become part of the library; or could not. */
  | 'shelved'
  | 'unshelved'
  /** Our own mistake: an error that nobody foresaw. */
  | 'mistaken';

export type ReportEvent = (source: SourceName, event: SourceEvent, error?: unknown) => void;
