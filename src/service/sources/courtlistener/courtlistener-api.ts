/** The requests of CourtListener's REST API (v4) that are made, and what of its answers can be read. */
import type { z } from 'zod';
import { citationKey } from '../../../citations/citation-key';
import { readPlace } from '../../library/import/read-place';
import type { Until } from '../clock';
import type { CallSource } from '../source-call';
import {
  clusterSchema,
  docketSchema,
  lookupSchema,
  opinionSchema,
  type Cluster,
  type Docket,
  type FetchedOpinion,
  type LookedUp,
} from './courtlistener-replies';

/** The API looks up no more in one request. */
export const mostALookUp = 250;
const MB = 1024 ** 2;

type Read<T> = Promise<T | 'absent' | 'unavailable'>;

export interface CourtListenerApi {
  /** At most `mostALookUp`; `null` where no answer came. */
  lookUp(keys: readonly string[], until: Until): Promise<ReadonlyMap<string, LookedUp> | null>;
  cluster(id: string, until: Until): Read<Cluster>;
  docket(id: number, until: Until): Read<Docket>;
  opinion(id: number, until: Until): Read<FetchedOpinion>;
}

export function courtListenerApi(call: CallSource): CourtListenerApi {
  return {
    lookUp,
    cluster: (id, until) => read(`/api/rest/v4/clusters/${id}/`, clusterSchema, until),
    docket: (id, until) => read(`/api/rest/v4/dockets/${id}/`, docketSchema, until),
    opinion: (id, until) => read(`/api/rest/v4/opinions/${id}/`, opinionSchema, until),
  };

  async function lookUp(
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
