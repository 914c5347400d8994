/** Cases from whose place a slip of the pen leads to the cited one, as far as their names may be the cited ones. */
import type { Authority } from '../citations/authority';
import type { CaseCitation } from '../citations/found-citation';
import { neighbourPlaces } from '../citations/neighbour-places';
import type { Library, PlaceAnswer } from './library/library';

/** `answers` are those for the cited places themselves: a page within a case may be the page that was to be pointed at. */
export async function findNear(
  citation: CaseCitation,
  answers: readonly PlaceAnswer[],
  library: Library,
): Promise<readonly Authority[]> {
  const around = answers.flatMap((answer) =>
    (answer.kind === 'missing' || answer.kind === 'notCovered') && answer.within ? [answer.within] : [],
  );
  const places = neighbourPlaces(citation);
  const found = places.length === 0 ? [] : await library.lookUp(places, 'beginnings');
  const beginnings = found.flatMap((answer) => (answer.kind === 'found' ? answer.authorities : []));
  const mayBeNamed = nameSieve(citation);
  const near = [...around, ...beginnings].filter(mayBeNamed);
  return [...new Map(near.map((authority) => [authority.id, authority])).values()];
}

const LETTERS = 3;
const IN_EVERY_CAPTION = new Set([
  'state',
  'states',
  'people',
  'united',
  'commonwealth',
  'the',
  'inc',
  'llc',
]);

/** Of hundreds of cases those that share the beginning of a word with the caption: comparing names in earnest costs far more. */
function nameSieve({ plaintiff = '', defendant = '' }: CaseCitation): (authority: Authority) => boolean {
  const beginnings = new Set(beginningsOf(`${plaintiff} ${defendant}`));
  if (beginnings.size === 0) return () => true;
  return ({ caseName, otherNames }) =>
    [caseName, ...otherNames].some((name) => beginningsOf(name).some((word) => beginnings.has(word)));
}

function beginningsOf(name: string): readonly string[] {
  const words = name.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words
    .filter((word) => word.length >= LETTERS && !IN_EVERY_CAPTION.has(word))
    .map((word) => word.slice(0, LETTERS));
}
