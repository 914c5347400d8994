/** Cases from whose place a slip of the pen leads to the cited one, as far as their names may be the cited ones. */
import type { Authority } from '../citations/authority';
import type { CaseCitation } from '../citations/found-citation';
import { neighbourPlaces } from '../citations/neighbour-places';
import type { Library, PlaceAnswer } from './library/library';
import { nameBeginnings } from './library/names/name-beginnings';

export interface Unfound {
  readonly citation: CaseCitation;
  /** For the cited places themselves: a page within a case may be the page that was to be pointed at. */
  readonly answers: readonly PlaceAnswer[];
}

/** For each of them, one round trip for all. */
export async function findNear(
  unfound: readonly Unfound[],
  library: Library,
): Promise<readonly (readonly Authority[])[]> {
  const neighbours = unfound.map(({ citation }) => neighbourPlaces(citation));
  const captions = unfound.map(
    ({ citation: { plaintiff = '', defendant = '' } }) => `${plaintiff} ${defendant}`,
  );
  const places = neighbours.flat();
  const captionOfPlace = neighbours.flatMap((of, at) => of.map(() => captions[at] ?? ''));
  const found = places.length === 0 ? [] : await library.lookUp(places, 'beginnings', captionOfPlace);
  let from = 0;
  return unfound.map(({ answers }, at) => {
    const own = found.slice(from, (from += neighbours[at]?.length ?? 0));
    const around = answers.flatMap((answer) =>
      (answer.kind === 'missing' || answer.kind === 'notCovered') && answer.within ? [answer.within] : [],
    );
    const beginnings = own.flatMap((answer) => (answer.kind === 'found' ? answer.authorities : []));
    const near = [...around, ...beginnings].filter(nameSieve(captions[at] ?? ''));
    return [...new Map(near.map((authority) => [authority.id, authority])).values()];
  });
}

/** Of hundreds of cases those that share the beginning of a word with the caption: comparing names in earnest costs far more. */
function nameSieve(caption: string): (authority: Authority) => boolean {
  const beginnings = new Set(nameBeginnings(caption));
  if (beginnings.size === 0) return () => true;
  return ({ caseName, otherNames }) =>
    [caseName, ...otherNames].some((name) => nameBeginnings(name).some((word) => beginnings.has(word)));
}
