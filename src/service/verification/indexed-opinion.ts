/** The index of an opinion, made once for as long as the opinion itself is kept. */
import type { Place } from '../../citations/authority';
import { indexOpinion, type IndexedOpinion } from '../../quotes/index-opinion';
import type { OpinionText } from '../../quotes/opinion-text';

const made = new WeakMap<OpinionText, { readonly places: string; readonly index: IndexedOpinion }>();

/** `places`: where the case is printed; which star pages are whose depends on them. */
export function indexedOpinion(opinion: OpinionText, places: readonly Place[]): IndexedOpinion {
  const printed = JSON.stringify(places);
  const known = made.get(opinion);
  if (known?.places === printed) return known.index;
  const index = indexOpinion(opinion.text, { parts: opinion.parts, places });
  made.set(opinion, { places: printed, index });
  return index;
}
