/**
 * CourtListener (Free Law Project), REST API v4: citations are looked up many at a time, the words of a case opinion by opinion.
 * It holds what it holds: absence there is `notCovered`, never `missing`.
 */
import type { Authority } from '../../../citations/authority';
import { citationKey } from '../../../citations/citation-key';
import type { z } from 'zod';
import type { PlaceAnswer } from '../../library/library';
import { readPlace } from '../../library/import/read-place';
import { shareOf, type Clock, type Until } from '../clock';
import type { SourceText } from '../live-sources';
import type { ReportEvent, Source } from '../source';
import type { HttpSource } from '../call-over-http';
import { authorityOfCluster, citationsOf, courtOfReporters, docketIdOf } from './authority-of-cluster';
import {
  clusterSchema,
  docketSchema,
  idIn,
  lookupSchema,
  opinionSchema,
  type Cluster,
  type FetchedOpinion,
  type LookedUp,
} from './courtlistener-replies';
import { opinionOfCluster } from './opinion-of-cluster';

/** The API looks up no more in one request. */
const MOST_A_LOOKUP = 250;
/** No decision has more opinions than this; another number is a mistake. */
const MOST_OPINIONS = 24;
/** Clusters whose opinions are remembered from their lookup. */
const MOST_REMEMBERED = 5_000;
const MB = 1024 ** 2;

export function courtListener({ call, close }: HttpSource, clock: Clock, report: ReportEvent): Source {
  const unavailable = { kind: 'unavailable', source: 'courtlistener' } as const;
  const opinionsOf = new Map<string, readonly number[]>();

  return {
    name: 'courtlistener',
    async lookUp(places, until) {
      const answers = new Map<string, PlaceAnswer>();
      // In an order of its own: a list of citations in the order of a brief would tell more than the citations.
      const keys = [...new Set(places.map(citationKey))].sort();
      const found = new Map<string, readonly Cluster[]>();
      for (let at = 0; at < keys.length; at += MOST_A_LOOKUP) {
        const batch = keys.slice(at, at + MOST_A_LOOKUP);
        const lookedUp = await lookUpBatch(batch, until);
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
      const ids = opinionsOf.get(authority.id) ?? (await readOpinionIds(authority, until));
      if (ids === 'unavailable') return unavailable;
      const opinions = await Promise.all(ids.map((id) => readOne(authority, id, until)));
      const read = opinions.filter((opinion) => opinion !== null);
      // Of some of the opinions alone nothing can be said.
      if (read.length < opinions.length) return unavailable;
      const opinion = opinionOfCluster(read, authority.places);
      return opinion ? { kind: 'text', opinion } : ({ kind: 'none' } satisfies SourceText);
    },
    findByName: () => [],
    close,
  };

  async function lookUpBatch(
    keys: readonly string[],
    until: Until,
  ): Promise<ReadonlyMap<string, LookedUp> | null> {
    const reply = await call(
      {
        path: '/api/rest/v4/citation-lookup/',
        form: { text: keys.join('; ') },
        cost: keys.length,
        maxBytes: 64 * MB,
        attemptMs: 8_000,
      },
      until,
    );
    const items = reply.kind === 'json' ? lookupSchema.safeParse(reply.value).data : undefined;
    if (items === undefined) return null;
    return new Map(items.flatMap((item) => keysOf(item).map((key) => [key, item] as const)));
  }

  /** Of what came back, the clusters that bear the citation that was asked for. */
  function bearing(key: string, clusters: readonly unknown[]): readonly Cluster[] {
    const read = clusters.flatMap((cluster) => clusterSchema.safeParse(cluster).data ?? []);
    const bearers = read.filter((cluster) =>
      citationsOf(cluster).some((citation) => citationKey(citation) === key),
    );
    if (bearers.length < clusters.length) report('courtlistener', 'lied');
    for (const { id, sub_opinions } of bearers) remember(`courtlistener:${id}`, sub_opinions);
    return bearers;
  }

  function remember(authorityId: string, addresses: readonly string[]): readonly number[] {
    const ids = addresses.flatMap((address) => idIn(address, 'opinions') ?? []).slice(0, MOST_OPINIONS);
    const [oldest] = opinionsOf.keys();
    if (opinionsOf.size >= MOST_REMEMBERED && oldest !== undefined) opinionsOf.delete(oldest);
    opinionsOf.set(authorityId, ids);
    return ids;
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
      const docket = isNeeded
        ? await read(`/api/rest/v4/dockets/${docketId}/`, docketSchema, soon)
        : 'absent';
      const isIt = typeof docket === 'object' && docket.id === docketId;
      return [cluster.id, authorityOfCluster(cluster, isIt ? docket : null)];
    });
    return new Map(await Promise.all(pairs));
  }

  async function readOpinionIds({ id }: Authority, until: Until): Promise<readonly number[] | 'unavailable'> {
    const number = /^courtlistener:(\d{1,12})$/.exec(id)?.[1];
    if (number === undefined) return [];
    const cluster = await read(`/api/rest/v4/clusters/${number}/`, clusterSchema, until);
    if (cluster === 'absent') return [];
    if (cluster === 'unavailable' || cluster.id !== Number(number)) return 'unavailable';
    return remember(id, cluster.sub_opinions);
  }

  async function readOne(authority: Authority, id: number, until: Until): Promise<FetchedOpinion | null> {
    const opinion = await read(`/api/rest/v4/opinions/${id}/`, opinionSchema, until);
    if (typeof opinion !== 'object') return null;
    const cluster = opinion.cluster_id ?? idIn(opinion.cluster, 'clusters');
    if (opinion.id === id && `courtlistener:${cluster ?? ''}` === authority.id) return opinion;
    report('courtlistener', 'lied');
    return null;
  }

  async function read<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    until: Until,
  ): Promise<z.output<Schema> | 'absent' | 'unavailable'> {
    const reply = await call({ path, cost: 1, maxBytes: 48 * MB, attemptMs: 5_000 }, until);
    if (reply.kind === 'absent') return 'absent';
    return (reply.kind === 'json' ? schema.safeParse(reply.value).data : undefined) ?? 'unavailable';
  }
}

/** As it read the citation, and as it corrected it. */
function keysOf({ citation, normalized_citations: normalized }: LookedUp): readonly string[] {
  return [citation, ...(normalized ?? [])].flatMap((written) => {
    try {
      return [citationKey(readPlace(written))];
    } catch {
      return [];
    }
  });
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
