/** Which of several cases a caption, court and year most probably mean; for every adapter alike. */
import type { Authority } from '../../../citations/authority';
import type { CaseFields } from '../../../citations/found-citation';
import { nameLikeness } from './name-likeness';
import { isSameCase, mergeAuthorities } from '../same-case';

export type NameQuery = Pick<CaseFields, 'plaintiff' | 'defendant' | 'court' | 'year'>;

/** Below this likeness of captions a find helps nobody. */
const WORTH_SHOWING = 0.5;
/** Court and year decide between captions about as alike; they never make up for another name. */
const COURT_WEIGHT = 0.1;
const YEAR_WEIGHT = 0.15;

/** Best first, one entry a case. */
export function rankByName(
  query: NameQuery,
  candidates: readonly Authority[],
  limit: number,
): readonly Authority[] {
  const ranked = candidates
    .map((authority) => ({ authority, likeness: captionLikeness(query, authority) }))
    .filter(({ likeness }) => likeness >= WORTH_SHOWING)
    .map(({ authority, likeness }) => ({ authority, score: likeness + agreement(query, authority) }))
    .sort((left, right) => right.score - left.score || (left.authority.id < right.authority.id ? -1 : 1));
  return onePerCase(ranked.map(({ authority }) => authority)).slice(0, limit);
}

export function captionOf(query: NameQuery): string {
  return [query.plaintiff, query.defendant].filter(Boolean).join(' v. ');
}

/** Records of the same case from different sources become one, in the place of the first. */
export function onePerCase(authorities: readonly Authority[]): readonly Authority[] {
  const cases: Authority[] = [];
  for (const authority of authorities) {
    const at = cases.findIndex((known) => known.id === authority.id || isSameCase(known, authority));
    const known = cases[at];
    if (!known) cases.push(authority);
    else if (known.id !== authority.id) cases[at] = mergeAuthorities(known, authority);
  }
  return cases;
}

export function captionLikeness(query: NameQuery, authority: Authority): number {
  const caption = captionOf(query);
  return Math.max(
    ...[authority.caseName, ...authority.otherNames].map((name) => nameLikeness(caption, name)),
  );
}

function agreement(query: NameQuery, authority: Authority): number {
  const court = query.court !== undefined && query.court === authority.court ? COURT_WEIGHT : 0;
  const year = query.year !== undefined && yearsOf(authority).includes(query.year) ? YEAR_WEIGHT : 0;
  return court + year;
}

/** Every year that a citation of the case may bear. */
export function yearsOf(authority: Pick<Authority, 'dateFiled' | 'otherYears'>): readonly string[] {
  return [...(authority.dateFiled ? [authority.dateFiled.slice(0, 4)] : []), ...authority.otherYears];
}
