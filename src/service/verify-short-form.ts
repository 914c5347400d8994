/** `Brown, 347 U.S., at 495`: which case is on that page, by the rest of the request and by the pages that each case occupies. */
import type { Authority } from '../citations/authority';
import { citationKey } from '../citations/citation-key';
import type { CaseCitation, ReporterCitation, ShortCitation } from '../citations/found-citation';
import type { PlaceAnswer } from './library/library';
import { verifyCitation, type Answers, type CitationAnswer } from './verify-citation';
import type { Library } from './library/library';

/** The page that a short form points at, where it gives one. */
export function pinnedPlace({ volume, reporter, pinCite }: ShortCitation): ReporterCitation | null {
  const page = /\d+/.exec(pinCite ?? '')?.[0];
  return page === undefined ? null : { volume, reporter, page };
}

export async function verifyShortForm(
  short: ShortCitation,
  citedInFull: readonly Authority[],
  answers: Answers,
  library: Library,
): Promise<CitationAnswer> {
  const pinned = pinnedPlace(short);
  const answer = pinned && answers(pinned);
  if (!pinned || !answer) return { finding: { kind: 'notCovered' }, candidates: [] };
  if (answer.kind === 'unavailable') return { finding: answer, candidates: [] };

  const printed = (authority: Authority) => firstPageIn(authority, short) !== undefined;
  const inRequest = citedInFull.filter(
    (authority) => printed(authority) && reaches(authority, short, pinned.page),
  );
  const held = [...inRequest, ...standing(answer)].filter(printed);
  const authorities = [...new Map(held.map((authority) => [authority.id, authority])).values()];
  const [nearest] = authorities;
  if (!nearest) return { finding: { kind: 'notCovered' }, candidates: [] };

  const page = firstPageIn(nearest, short) ?? pinned.page;
  const full = asFullCitation(short, page);
  const samePage = authorities.filter((authority) => firstPageIn(authority, short) === page);
  return verifyCitation(
    full,
    (place) =>
      citationKey(place) === citationKey(full)
        ? { kind: 'found', authorities: samePage }
        : { kind: 'notCovered' },
    library,
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

function firstPageIn({ places }: Authority, { volume, reporter }: ShortCitation): string | undefined {
  return places.find((place) => place.volume === volume && place.reporter === reporter)?.page;
}

/** The pin page lies at or after the case's first page and, where the last is known, not beyond it. */
function reaches({ places }: Authority, { volume, reporter }: ShortCitation, pin: string): boolean {
  const place = places.find((known) => known.volume === volume && known.reporter === reporter);
  if (!place) return false;
  const beyond =
    place.lastPage !== undefined && place.lastPageInferred !== true && Number(pin) > Number(place.lastPage);
  return Number(pin) >= Number(place.page) && !beyond;
}

function asFullCitation({ name, ...short }: ShortCitation, page: string): CaseCitation & { page: string } {
  return { ...short, kind: 'case', page, ...(name !== undefined ? { plaintiff: name } : {}) };
}
