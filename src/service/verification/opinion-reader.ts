/** Reads each opinion once for the whole batch. */
import type { Authority } from '../../citations/authority';
import type { OpinionText } from '../../quotes/opinion-text';
import type { Library } from '../library/library';
import type { LiveSources } from '../sources/live-sources';
import type { HeldOpinion } from './held-opinion';
import { indexedOpinion } from './indexed-opinion';
import { orNull } from './or-null';
import type { ReadOpinion } from './verify-quotation';

export interface OpinionReader {
  readonly read: ReadOpinion;
  /** Only what the library holds, or what was read before: no source is asked. */
  readonly readHeld: ReadOpinion;
}

export function opinionReader(library: Library, sources: LiveSources, signal: AbortSignal): OpinionReader {
  const inLibrary = once(async (authority): ReturnType<ReadOpinion> => {
    const answer = await orNull(library.readOpinion(authority.id).then((opinion) => ({ opinion })));
    if (!answer) return 'unavailable';
    return answer.opinion ? indexed(answer.opinion, authority) : 'none';
  });
  const anywhere = once(async (authority): ReturnType<ReadOpinion> => {
    const held = await inLibrary.read(authority);
    if (held !== 'none') return held;
    const answer = await sources.readOpinion(authority, signal);
    return answer.kind === 'text' ? indexed(answer.opinion, authority) : answer.kind;
  });
  return {
    read: anywhere.read,
    readHeld: (authority) => anywhere.before(authority) ?? inLibrary.read(authority),
  };
}

function indexed(opinion: OpinionText, { places }: Authority): HeldOpinion {
  return { opinion, index: indexedOpinion(opinion, places) };
}

function once(read: ReadOpinion) {
  const known = new Map<string, ReturnType<ReadOpinion>>();
  return {
    read: (authority: Authority): ReturnType<ReadOpinion> => {
      const answer = known.get(authority.id) ?? read(authority);
      known.set(authority.id, answer);
      return answer;
    },
    before: ({ id }: Authority) => known.get(id),
  };
}
