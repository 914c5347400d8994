/** When two sources hold the same case, the library shows one. */
import type { Authority, Place } from '../../citations/authority';
import { citationKey } from '../../citations/citation-key';
import type { ReporterCitation } from '../../citations/found-citation';
import { nameLikeness } from './names/name-likeness';

const ALIKE = 0.5;

/**
 * Two records are one case when they begin at the same place, come from different sources (one source tells its own
 * cases apart: two *State v. Smith* may share a page), are named alike, and nothing that both state differs.
 */
export function isSameCase(left: Authority, right: Authority): boolean {
  return (
    sourceOf(left) !== sourceOf(right) &&
    left.places.some((place) => right.places.some((other) => isSamePlace(place, other))) &&
    !yearsDiffer(left, right) &&
    namesAlike(left, right)
  );
}

/** One record of both: what the fuller one says comes first, what only the other says is added. */
export function mergeAuthorities(left: Authority, right: Authority): Authority {
  const [first, second] = fullness(right) > fullness(left) ? [right, left] : [left, right];
  const names = [first.caseName, ...first.otherNames, second.caseName, ...second.otherNames];
  return {
    ...second,
    ...first,
    otherNames: [...new Set(names)].filter((name) => name !== first.caseName),
    otherYears: [...new Set([...first.otherYears, ...second.otherYears])],
    places: mergePlaces(first.places, second.places),
    documents: [
      ...first.documents,
      ...second.documents.filter(({ url }) => !first.documents.some((document) => document.url === url)),
    ],
  };
}

function isSamePlace(left: ReporterCitation, right: ReporterCitation): boolean {
  return citationKey(left) === citationKey(right);
}

function mergePlaces(first: readonly Place[], second: readonly Place[]): readonly Place[] {
  const merged = first.map((place) => {
    const other = second.find((candidate) => isSamePlace(candidate, place));
    const knowsMore =
      other?.lastPage && !other.lastPageInferred && (!place.lastPage || place.lastPageInferred);
    return knowsMore ? other : place;
  });
  return [...merged, ...second.filter((place) => !first.some((known) => isSamePlace(known, place)))];
}

function sourceOf(authority: Authority): string {
  return authority.id.slice(0, authority.id.indexOf(':'));
}

function yearsDiffer(left: Authority, right: Authority): boolean {
  const leftYear = left.dateFiled?.slice(0, 4);
  const rightYear = right.dateFiled?.slice(0, 4);
  if (!leftYear || !rightYear || leftYear === rightYear) return false;
  return !left.otherYears.includes(rightYear) && !right.otherYears.includes(leftYear);
}

function namesAlike(left: Authority, right: Authority): boolean {
  return [left.caseName, ...left.otherNames].some((name) =>
    [right.caseName, ...right.otherNames].some((other) => nameLikeness(name, other) >= ALIKE),
  );
}

function fullness(authority: Authority): number {
  const words = { complete: 4, partial: 2, none: 0 }[authority.text];
  return words + (authority.dateFiled ? 1 : 0);
}
