/** Cases from whose place a slip of the pen leads to the cited one, as far as their names may be the cited ones. */
import type { Authority } from '../../citations/authority';
import type { CaseCitation } from '../../citations/found-citation';
import type { Library, NearCases, PlaceAnswer } from '../library/library';
import { nameBeginnings } from '../library/names/name-beginnings';
import { neighbourhoodOf, type Neighbourhood } from '../library/neighbourhood';

export interface Unfound {
  readonly citation: CaseCitation;
  /** For the cited places themselves: a page within a case may be the page that was to be pointed at. */
  readonly answers: readonly PlaceAnswer[];
}

/** For each of them, one round trip for all. */
export async function findNearCases(
  unfound: readonly Unfound[],
  library: Library,
): Promise<readonly (readonly Authority[])[]> {
  const around = unfound.map(({ citation }) => neighbourhoodOf(citation));
  const found = around.some(hasNeighbours) ? await library.findNear(around) : [];
  return unfound.map(({ answers }, at) => {
    const including = answers.flatMap((answer) =>
      (answer.kind === 'missing' || answer.kind === 'notCovered') && answer.within ? [answer.within] : [],
    );
    const beginnings = inOrder(found[at] ?? new Map()).flat();
    const near = [...including, ...beginnings].filter(nameSieve(around[at]?.caption ?? ''));
    return [...new Map(near.map((authority) => [authority.id, authority])).values()];
  });
}

function hasNeighbours({ volumes, pages, reporters }: Neighbourhood): boolean {
  return volumes.length + pages.length + reporters.length > 0;
}

/** As the places stand in the neighbourhood: the likeliest slips first. */
function inOrder(cases: NearCases): readonly (readonly Authority[])[] {
  return [...cases].sort(([left], [right]) => left - right).map(([, authorities]) => authorities);
}

/** Of hundreds of cases those that share the beginning of a word with the caption: comparing names in earnest costs far more. */
function nameSieve(caption: string): (authority: Authority) => boolean {
  const beginnings = new Set(nameBeginnings(caption));
  if (beginnings.size === 0) return () => true;
  return ({ caseName, otherNames }) =>
    [caseName, ...otherNames].some((name) => nameBeginnings(name).some((word) => beginnings.has(word)));
}
