/** Reads each opinion once for the whole batch. */
import type { Authority } from '../../citations/authority';
import type { Library } from '../library/library';
import type { LiveSources } from '../sources/live-sources';
import { indexedOpinion } from './indexed-opinion';
import { orNull } from './or-null';
import type { ReadOpinion } from './verify-quotation';

export function opinionReader(library: Library, sources: LiveSources, signal: AbortSignal): ReadOpinion {
  const read = async (authority: Authority): ReturnType<ReadOpinion> => {
    const answer = await orNull(library.readOpinion(authority.id).then((opinion) => ({ opinion })));
    if (!answer) return 'unavailable';
    const text = answer.opinion
      ? ({ kind: 'text', opinion: answer.opinion } as const)
      : await sources.readOpinion(authority, signal);
    if (text.kind !== 'text') return text.kind;
    const { opinion } = text;
    return { opinion, index: indexedOpinion(opinion, authority.places) };
  };
  const held = new Map<string, ReturnType<ReadOpinion>>();
  return (authority) => {
    const known = held.get(authority.id) ?? read(authority);
    held.set(authority.id, known);
    return known;
  };
}
