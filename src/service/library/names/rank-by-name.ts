/** Which of several cases a caption, court and year most probably mean; for every adapter alike. */
import type { Authority } from '../../../citations/authority';
import { captionOf } from '../../../citations/caption-of';
import type { CaseFields } from '../../../citations/found-citation';
import { likenessTo } from './name-likeness';
import { isSameCase, mergeAuthorities } from '../same-case';

export type NameQuery = Pick<CaseFields, 'plaintiff' | 'defendant' | 'court' | 'year'>;

/** What a case is ranked by. */
export type RankedFacts = Pick<
  Authority,
  'id' | 'caseName' | 'otherNames' | 'court' | 'dateFiled' | 'otherYears'
>;

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
  const likeness = captionLikeness(query);
  return onePerCase(
    bestByName(
      query,
      candidates.map((facts) => ({ facts, likeness: likeness(facts) })),
    ),
  ).slice(0, limit);
}

/** Those worth showing, best first. */
export function bestByName<Facts extends RankedFacts>(
  query: NameQuery,
  candidates: readonly { readonly facts: Facts; readonly likeness: number }[],
): readonly Facts[] {
  return candidates
    .filter(({ likeness }) => likeness >= WORTH_SHOWING)
    .map(({ facts, likeness }) => ({ facts, score: likeness + agreement(query, facts) }))
    .sort((left, right) => right.score - left.score || (left.facts.id < right.facts.id ? -1 : 1))
    .map(({ facts }) => facts);
}

/** Records of the same case from different sources become one, in the place of the first. */
export function onePerCase(authorities: readonly Authority[]): readonly Authority[] {
  if (authorities.length < 2) return authorities;
  const cases: Authority[] = [];
  for (const authority of authorities) {
    const at = cases.findIndex((known) => known.id === authority.id || isSameCase(known, authority));
    const known = cases[at];
    if (!known) cases.push(authority);
    else if (known.id !== authority.id) cases[at] = mergeAuthorities(known, authority);
  }
  return cases;
}

/** 0–1, of the name that comes nearest. */
export function captionLikeness(
  query: NameQuery,
): (known: Pick<RankedFacts, 'caseName' | 'otherNames'>) => number {
  const likeness = likenessTo(captionOf(query));
  return ({ caseName, otherNames }) => Math.max(likeness(caseName), ...otherNames.map(likeness));
}

function agreement(query: NameQuery, facts: RankedFacts): number {
  const court = query.court !== undefined && query.court === facts.court ? COURT_WEIGHT : 0;
  const year = query.year !== undefined && yearsOf(facts).includes(query.year) ? YEAR_WEIGHT : 0;
  return court + year;
}

/** Every year that a citation of the case may bear. */
export function yearsOf(authority: Pick<Authority, 'dateFiled' | 'otherYears'>): readonly string[] {
  return [...(authority.dateFiled ? [authority.dateFiled.slice(0, 4)] : []), ...authority.otherYears];
}

/** The same as numbers; 0 alone where the record has none. */
export function yearsFiled(authority: Pick<Authority, 'dateFiled' | 'otherYears'>): readonly number[] {
  const years = yearsOf(authority).filter((year) => /^\d{4}$/.test(year));
  return years.length === 0 ? [0] : [...new Set(years)].map(Number);
}
