/**
 * CourtListener (Free Law Project), REST API v4: citations are looked up many at a time, the words of a case opinion by opinion.
 * It holds what it holds: absence there is `notCovered`, never `missing`.
 */
import type { Authority } from '../../../citations/authority';
import { citationKey } from '../../../citations/citation-key';
import type { PlaceAnswer } from '../../library/library';
import type { HttpSource } from '../call-over-http';
import { shareOf, type Clock, type Until } from '../clock';
import type { SourceText } from '../live-sources';
import type { ReportEvent, Source } from '../source';
import { authorityOfCluster, citationsOf, courtOfReporters, docketIdOf } from './authority-of-cluster';
import { courtListenerApi, mostALookUp } from './courtlistener-api';
import {
  clusterSchema,
  idIn,
  type Cluster,
  type FetchedOpinion,
  type LookedUp,
} from './courtlistener-replies';
import { opinionOfCluster } from './opinion-of-cluster';
import { RememberedOpinions } from './remembered-opinions';

export function courtListener({ call, close }: HttpSource, clock: Clock, report: ReportEvent): Source {
  const unavailable = { kind: 'unavailable', source: 'courtlistener' } as const;
  const api = courtListenerApi(call);
  const opinions = new RememberedOpinions();

  return {
    name: 'courtlistener',
    async lookUp(places, until) {
      const answers = new Map<string, PlaceAnswer>();
      // In an order of its own: a list of citations in the order of a brief would tell more than the citations.
      const keys = [...new Set(places.map(citationKey))].sort();
      const found = new Map<string, readonly Cluster[]>();
      for (let at = 0; at < keys.length; at += mostALookUp) {
        const batch = keys.slice(at, at + mostALookUp);
        const lookedUp = await api.lookUp(batch, until);
        for (const key of batch) {
          const state = lookedUp === null ? 'unavailable' : stateOf(lookedUp.get(key));
          if (state === 'found') found.set(key, bearing(key, lookedUp?.get(key)?.clusters ?? []));
          answers.set(key, state === 'unavailable' ? unavailable : { kind: 'notCovered' });
        }
      }
      const authorities = await withCourts([...found.values()].flat(), until);
      for (const [key, clusters] of found) {
        const bearers = clusters.flatMap(({ id }) => authorities.get(id) ?? []);
        if (bearers.length > 0) answers.set(key, { kind: 'found', authorities: bearers });
      }
      return places.map((place) => answers.get(citationKey(place)) ?? unavailable);
    },
    async readOpinion(authority, until) {
      const ids = opinions.of(authority.id) ?? (await readOpinionIds(authority, until));
      if (ids === 'unavailable') return unavailable;
      const answers = await Promise.all(ids.map((id) => readOne(authority, id, until)));
      const read = answers.filter((opinion) => opinion !== null);
      // Of some of the opinions alone nothing can be said.
      if (read.length < answers.length) return unavailable;
      const opinion = opinionOfCluster(read, authority.places);
      return opinion ? { kind: 'text', opinion } : ({ kind: 'none' } satisfies SourceText);
    },
    findByName: () => [],
    close,
  };

  /** Of what came back, the clusters that bear the citation that was asked for. */
  function bearing(key: string, clusters: readonly unknown[]): readonly Cluster[] {
    const read = clusters.flatMap((cluster) => clusterSchema.safeParse(cluster).data ?? []);
    const bearers = read.filter((cluster) =>
      citationsOf(cluster).some((citation) => citationKey(citation) === key),
    );
    if (bearers.length < clusters.length) report('courtlistener', 'lied');
    for (const { id, sub_opinions } of bearers) opinions.remember(`courtlistener:${id}`, sub_opinions);
    return bearers;
  }

  /** A court that the API does not tell in time is not compared. */
  async function withCourts(
    clusters: readonly Cluster[],
    until: Until,
  ): Promise<ReadonlyMap<number, Authority | null>> {
    const soon = shareOf(until, 0.75, clock);
    const pairs = clusters.map(async (cluster): Promise<readonly [number, Authority | null]> => {
      const docketId = docketIdOf(cluster);
      const isNeeded = docketId !== null && courtOfReporters(citationsOf(cluster)) === undefined;
      const docket = isNeeded ? await api.docket(docketId, soon) : 'absent';
      const isIt = typeof docket === 'object' && docket.id === docketId;
      return [cluster.id, authorityOfCluster(cluster, isIt ? docket : null)];
    });
    return new Map(await Promise.all(pairs));
  }

  async function readOpinionIds({ id }: Authority, until: Until): Promise<readonly number[] | 'unavailable'> {
    const number = /^courtlistener:(\d{1,12})$/.exec(id)?.[1];
    if (number === undefined) return [];
    const cluster = await api.cluster(number, until);
    if (cluster === 'absent') return [];
    if (cluster === 'unavailable' || cluster.id !== Number(number)) return 'unavailable';
    return opinions.remember(id, cluster.sub_opinions);
  }

  async function readOne(authority: Authority, id: number, until: Until): Promise<FetchedOpinion | null> {
    const opinion = await api.opinion(id, until);
    if (typeof opinion !== 'object') return null;
    const cluster = opinion.cluster_id ?? idIn(opinion.cluster, 'clusters');
    if (opinion.id === id && `courtlistener:${cluster ?? ''}` === authority.id) return opinion;
    report('courtlistener', 'lied');
    return null;
  }
}

function stateOf(item: LookedUp | undefined): 'found' | 'notHeld' | 'unavailable' {
  switch (item?.status) {
    // It took the citation for none, or does not know the reporter.
    case undefined:
    case 400:
    case 404:
      return 'notHeld';
    case 200:
    case 300:
      return 'found';
    default:
      return 'unavailable';
  }
}
