/** One cluster with its docket, citations and opinions, as a library takes it. */
import { citationKey } from '../../../../citations/citation-key';
import { courtById } from '../../../../citations/facts/courts';
import type { Place } from '../../../../citations/authority';
import { reporterNamed } from '../../../../citations/facts/reporter-named';
import type { CaseRecord } from '../../case-record';
import { yearsNear, type ClusterFacts } from './cluster-facts';
import { combineOpinions, withPrintedPages, type ClusterOpinion } from './combine-opinions';

export const COURTLISTENER = 'courtlistener';

export interface DocketFacts {
  readonly court: string;
  readonly courtName: string | null;
  readonly number: string;
  readonly name: string;
  /** Of argument and reargument. */
  readonly dates: string;
}

export interface ClusterCitation {
  readonly volume: string;
  readonly reporter: string;
  readonly page: string;
  readonly type: number | null;
}

export interface Cluster {
  readonly id: number;
  readonly facts: ClusterFacts;
  readonly docket: DocketFacts | null;
  readonly citations: readonly ClusterCitation[];
  readonly opinions: readonly ClusterOpinion[];
}

export function clusterRecord({ id, facts, docket, citations, opinions }: Cluster): CaseRecord {
  const places = placesOf(citations);
  const opinion = combineOpinions(opinions, places);
  const court = docket === null ? undefined : courtById(docket.court);
  const courtName = court?.name ?? docket?.courtName ?? undefined;
  const otherNames = new Set([
    ...facts.otherNames,
    ...(docket === null || docket.name === '' ? [] : [docket.name]),
  ]);
  otherNames.delete(facts.name);
  const argued = facts.date === undefined ? [] : yearsNear(facts.date, docket?.dates ?? null);
  return {
    id: `${COURTLISTENER}:${id}`,
    caseName: facts.name,
    otherNames: [...otherNames],
    ...(court === undefined ? {} : { court: court.id }),
    ...(courtName === undefined ? {} : { courtName }),
    ...(facts.date === undefined ? {} : { dateFiled: facts.date }),
    otherYears: [...new Set([...facts.otherYears, ...argued])],
    ...(docket === null || docket.number === '' ? {} : { docketNumber: docket.number }),
    places: withPrintedPages(places, opinions),
    documents:
      facts.slug === ''
        ? []
        : [{ provider: 'CourtListener', url: `https://www.courtlistener.com/opinion/${id}/${facts.slug}/` }],
    ...(facts.standing === undefined ? {} : { standing: facts.standing }),
    ...(opinion === null ? {} : { opinion }),
  };
}

/** Official reporters before regional and specialty ones, neutral numbers and those of databases last; each place once. */
const TYPE_ORDER = [1, 2, 5, 3, 4, 8, 7, 6];

function placesOf(citations: readonly ClusterCitation[]): readonly Place[] {
  const rank = ({ type }: ClusterCitation): number => {
    const at = TYPE_ORDER.indexOf(type ?? 0);
    return at === -1 ? TYPE_ORDER.length : at;
  };
  const places = new Map<string, Place>();
  for (const { volume, reporter, page } of [...citations].sort((left, right) => rank(left) - rank(right))) {
    const place = { volume, reporter: reporterNamed(reporter, volume)?.name ?? reporter, page };
    const key = citationKey(place);
    if (!places.has(key)) places.set(key, place);
  }
  return [...places.values()];
}
