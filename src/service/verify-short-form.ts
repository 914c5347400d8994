/** `Brown, 347 U.S., at 495`: which case is on that page, by the rest of the request and by the pages that each case occupies. */
import type { Authority, Place } from '../citations/authority';
import { citationKey } from '../citations/citation-key';
import { compareNames, type NameComparison } from '../citations/compare-names';
import type { CaseCitation, ReporterCitation, ShortCitation } from '../citations/found-citation';
import type { PlaceAnswer } from './library/library';
import { verifyCitations, type Answers, type CitationAnswer } from './verify-citation';
import type { Library } from './library/library';

/** The page that a short form points at, where it gives one. */
export function pinnedPlace({ volume, reporter, pinCite }: ShortCitation): ReporterCitation | null {
  const page = /\d+/.exec(pinCite ?? '')?.[0];
  return page === undefined ? null : { volume, reporter, page };
}

/**
 * The case meant is the one so named among those that the request cites in full or the record has on that page. Where none is so
 * named, another case is only said to stand there if the page is known to lie in the midst of it: of a case whose last page is not
 * known nobody can say that a page belongs to it, and at its edges it shares the page with its neighbour.
 */
export async function verifyShortForm(
  short: ShortCitation,
  citedInFull: readonly Authority[],
  answers: Answers,
  library: Library,
): Promise<CitationAnswer> {
  const pinned = pinnedPlace(short);
  const answer = pinned && answers(pinned);
  if (!pinned || !answer) return notCovered;
  if (answer.kind === 'unavailable') return { finding: answer, candidates: [] };

  const held = [...citedInFull, ...standing(answer)].filter((authority) =>
    mayReach(authority, short, pinned.page),
  );
  const authorities = [...new Map(held.map((authority) => [authority.id, authority])).values()];
  const full = asFullCitation(short, pinned.page);
  const meant = chooseMeant(full, authorities);
  const page = meant && placeIn(meant, full)?.page;
  if (page === undefined) return notCovered;

  const cited = { ...full, page };
  const samePage = authorities.filter((authority) => placeIn(authority, full)?.page === page);
  const [verified = notCovered] = await verifyCitations(
    [{ citation: cited }],
    (place) =>
      citationKey(place) === citationKey(cited)
        ? { kind: 'found', authorities: samePage }
        : { kind: 'notCovered' },
    library,
  );
  return verified;
}

const notCovered: CitationAnswer = { finding: { kind: 'notCovered' }, candidates: [] };

type PinnedCitation = CaseCitation & ReporterCitation;

function chooseMeant(cited: PinnedCitation, authorities: readonly Authority[]): Authority | undefined {
  const first = (authority: Authority): number => Number(placeIn(authority, cited)?.page);
  const nearest = authorities.toSorted((left, right) => first(right) - first(left));
  if (cited.plaintiff === undefined) return nearest[0];
  const named = (authority: Authority, ...agreements: readonly NameComparison['agreement'][]): boolean =>
    agreements.includes(compareNames(cited, authority)?.agreement ?? 'none');
  return (
    nearest.find((authority) => named(authority, 'same', 'note')) ??
    nearest.find((authority) => named(authority, 'partly')) ??
    nearest.find((authority) => surrounds(authority, cited))
  );
}

function standing(answer: PlaceAnswer): readonly Authority[] {
  switch (answer.kind) {
    case 'found':
      return answer.authorities;
    case 'missing':
    case 'notCovered':
      return answer.within ? [answer.within] : [];
    case 'unavailable':
      return [];
  }
}

type Volume = Pick<ReporterCitation, 'volume' | 'reporter'>;

function placeIn({ places }: Authority, { volume, reporter }: Volume): Place | undefined {
  return places.find((place) => place.volume === volume && place.reporter === reporter);
}

/** The page lies at or after the case's first page and, where the last is known, not beyond it. */
function mayReach(authority: Authority, volume: Volume, page: string): boolean {
  const place = placeIn(authority, volume);
  if (!place) return false;
  const beyond = place.lastPageInferred !== true && Number(page) > Number(place.lastPage ?? Infinity);
  return Number(page) >= Number(place.page) && !beyond;
}

/** The page lies between the case's first and its last, both known. */
function surrounds(authority: Authority, { page, ...volume }: PinnedCitation): boolean {
  const place = placeIn(authority, volume);
  if (place?.lastPage === undefined || place.lastPageInferred === true) return false;
  return Number(page) > Number(place.page) && Number(page) < Number(place.lastPage);
}

function asFullCitation({ name, ...short }: ShortCitation, page: string): PinnedCitation {
  const [plaintiff, defendant] = name?.split(' v. ') ?? [];
  return {
    ...short,
    kind: 'case',
    page,
    ...(plaintiff !== undefined ? { plaintiff } : {}),
    ...(defendant !== undefined ? { defendant } : {}),
  };
}
