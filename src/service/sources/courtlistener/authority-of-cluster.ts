/** A cluster of CourtListener (the opinions of one decision) as an authority; read as an import of its bulk data reads it. */
import type { Authority } from '../../../citations/authority';
import { reporterNamed } from '../../../citations/facts/reporter-named';
import { authorityOf } from '../../library/case-record';
import { readClusterFacts } from '../../library/import/courtlistener/cluster-facts';
import { clusterRecord, type ClusterCitation } from '../../library/import/courtlistener/cluster-record';
import { idIn, type Cluster, type Docket } from './courtlistener-replies';

/** Without its words: they are asked for when a quotation needs them. `null` for a cluster that no case can be made of. */
export function authorityOfCluster(cluster: Cluster, docket: Docket | null): Authority | null {
  const facts = readClusterFacts({
    case_name: cluster.case_name ?? null,
    case_name_full: cluster.case_name_full ?? null,
    case_name_short: cluster.case_name_short ?? null,
    date_filed: cluster.date_filed ?? null,
    date_filed_is_approximate: cluster.date_filed_is_approximate ? 't' : 'f',
    slug: cluster.slug ?? null,
    other_dates: cluster.other_dates ?? null,
    history: cluster.history ?? null,
    correction: cluster.correction ?? null,
  });
  if (typeof facts === 'string') return null;
  const citations = citationsOf(cluster);
  const record = clusterRecord({
    id: cluster.id,
    facts,
    citations,
    docket: {
      court: courtOf(docket) ?? courtOfReporters(citations) ?? '',
      courtName: null,
      number: docket?.docket_number ?? '',
      name: '',
      dates: '',
    },
    opinions: [],
  });
  return { ...authorityOf(record), text: 'partial' };
}

/** A lookup names no court; a reporter that prints one court does. */
export function courtOfReporters(
  citations: readonly Pick<ClusterCitation, 'reporter' | 'volume'>[],
): string | undefined {
  return citations.flatMap(({ reporter, volume }) => reporterNamed(reporter, volume)?.court ?? []).at(0);
}

export function citationsOf({ citations }: Cluster): readonly ClusterCitation[] {
  return citations.flatMap(({ volume, reporter, page, type }) =>
    volume === null || page === null || reporter === ''
      ? []
      : [{ volume, reporter, page, type: type ?? null }],
  );
}

export function docketIdOf({ docket_id, docket }: Cluster): number | null {
  return docket_id ?? idIn(docket, 'dockets');
}

function courtOf(docket: Docket | null): string | undefined {
  return docket?.court_id ?? /\/courts\/([\w-]+)\/?$/.exec(docket?.court ?? '')?.[1];
}
