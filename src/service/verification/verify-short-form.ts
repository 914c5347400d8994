/** `Brown, 347 U.S., at 495`: which case is on that page, by the rest of the request and by the pages that each case occupies. */
import type { Authority, Place } from '../../citations/authority';
import { captionOf } from '../../citations/caption-of';
import { canonicalPlace, citationKey } from '../../citations/citation-key';
import { compareCitation } from '../../citations/compare-citation';
import { compareNames, type NameComparison } from '../../citations/compare-names';
import type { CaseCitation, ReporterCitation, ShortCitation } from '../../citations/found-citation';
import type { Library, PlaceAnswer } from '../library/library';
import type { Answers, CitationAnswer } from './placed-citation';
import { uncomparedPin } from './pin-cites';
import { verifyCitations } from './verify-citation';

/** The page that a short form points at, where it gives one. */
export function pinnedPlace({ volume, reporter, pinCite }: ShortCitation): ReporterCitation | null {
  const page = /\d+/.exec(pinCite ?? '')?.[0];
  return page === undefined ? null : { volume, reporter, page };
}

/**
 * The case meant is the one so named among those that the request cites in full or the record has on that page; if none of them
 * reaches the page, the one so named that the request cites in full has another page than the draft says. Where none is so named,
 * another case is only said to stand there if the page is known to lie in the midst of it: of a case whose last page is not known
 * nobody can say that a page belongs to it, and at its edges it shares the page with its neighbour. That the draft cites another
 * case in this volume, and none by this name, is said of the draft.
 */
export async function verifyShortForm(
  written: ShortCitation,
  citedInFull: readonly Authority[],
  answers: Answers,
  library: Library,
): Promise<CitationAnswer> {
  const pinned = pinnedPlace(written);
  const answer = pinned && answers(pinned);
  if (!pinned || !answer) return notCovered;
  if (answer.kind === 'unavailable') return { finding: answer, candidates: [] };

  const short = inRecordsReporter(written, pinned);
  const full = asFullCitation(short, pinned.page);
  const known = [...new Map([...citedInFull, ...standing(answer)].map((one) => [one.id, one])).values()];
  const reaching = known.filter((authority) => mayReach(authority, short, pinned.page));
  const meant = chooseMeant(full, reaching) ?? chooseNamed(full, citedInFull);
  if (meant) return isIn(meant, full) ? verifyAs(meant, full, known, library) : misplaced(meant, full);

  const party = nearestFirst(reaching, full).find((authority) => isPartyOf(authority, full));
  if (party)
    return namedByParty(
      await verifyAs(party, asFullCitation(short, pinned.page, null), known, library),
      full,
    );
  const around = nearestFirst(reaching, full).find((authority) => surrounds(authority, full));
  if (around)
    return full.defendant === undefined ? unknownName(around, full) : verifyAs(around, full, known, library);
  const before = nearestFirst(reaching, full).find((one) => citedInFull.includes(one) && mayGoOn(one, full));
  return before ? unknownName(before, full, placeIn(before, full)) : notCovered;
}

/** `1 Cranch` is where the record has 5 U.S. */
function inRecordsReporter(short: ShortCitation, pinned: ReporterCitation): ShortCitation {
  const { volume, reporter } = canonicalPlace(pinned);
  return { ...short, volume, reporter };
}

const notCovered: CitationAnswer = { finding: { kind: 'notCovered' }, candidates: [] };

type PinnedCitation = CaseCitation & ReporterCitation;

/** As a full citation of `meant`, with the pin cite of the short form. */
async function verifyAs(
  meant: Authority,
  full: PinnedCitation,
  known: readonly Authority[],
  library: Library,
): Promise<CitationAnswer> {
  const page = placeIn(meant, full)?.page ?? full.page;
  const cited = { ...full, page };
  const samePage = known.filter((authority) => placeIn(authority, full)?.page === page);
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

/** Of those that reach the page. */
function chooseMeant(cited: PinnedCitation, reaching: readonly Authority[]): Authority | undefined {
  const nearest = nearestFirst(reaching, cited);
  if (cited.plaintiff === undefined) return nearest[0];
  return (
    nearest.find((authority) => isNamed(authority, cited, 'same', 'note')) ??
    nearest.find((authority) => isNamed(authority, cited, 'partly'))
  );
}

/** Cited in full by this name, in this volume; or alone by this name, in another volume of this reporter. */
function chooseNamed(cited: PinnedCitation, citedInFull: readonly Authority[]): Authority | undefined {
  const named = citedInFull.filter((authority) => isNamed(authority, cited, 'same', 'note'));
  const [nearest] = nearestFirst(
    named.filter((authority) => isIn(authority, cited)),
    cited,
  );
  if (nearest) return nearest;
  const [only, ...others] = new Map(named.map((authority) => [authority.id, authority])).values();
  return only && others.length === 0 && only.places.some(({ reporter }) => reporter === cited.reporter)
    ? only
    : undefined;
}

function isNamed(
  authority: Authority,
  cited: PinnedCitation,
  ...agreements: readonly NameComparison['agreement'][]
): boolean {
  return agreements.includes(compareNames(cited, authority)?.agreement ?? 'none');
}

function misplaced(authority: Authority, cited: PinnedCitation): CitationAnswer {
  const place = authority.places.find(({ reporter }) => reporter === cited.reporter);
  return {
    finding: {
      kind: 'misplaced',
      cited: citationKey(cited),
      found: place ? citationKey(place) : '',
      authority,
      comparisons: compareCitation(cited, authority).filter(({ attribute }) => attribute !== 'pinCite'),
      standing: [],
    },
    candidates: [],
  };
}

/** `United States, 1 Alaska at 50`: a party of thousands, but of this case too. */
function isPartyOf({ caseName }: Authority, { plaintiff = '', defendant }: PinnedCitation): boolean {
  const name = fold(plaintiff);
  return (
    defendant === undefined &&
    name !== '' &&
    caseName.split(/ v\. /u).some((side) => `${fold(side)} `.startsWith(`${name} `))
  );
}

function namedByParty(answer: CitationAnswer, cited: PinnedCitation): CitationAnswer {
  const { plaintiff = '' } = cited;
  const { finding } = answer;
  if (finding.kind !== 'nameless') return answer;
  const { authority, comparisons } = finding;
  const name = {
    attribute: 'caseName',
    cited: plaintiff,
    found: authority.caseName,
    agreement: 'note',
    detail: 'only the government’s side is named',
  } as const;
  const pin = uncomparedPin(cited, comparisons);
  return {
    finding: {
      kind: 'located',
      authority,
      comparisons: [name, ...comparisons],
      uncompared: [],
      ...(pin !== undefined && { uncomparedPin: pin }),
    },
    candidates: [],
  };
}

/** A name of one's own making may be given anywhere in a brief: it is no accusation that the record lacks it. */
function unknownName(authority: Authority, cited: PinnedCitation, citedAt?: Place): CitationAnswer {
  return {
    finding: {
      kind: 'unknownShortName',
      cited: citationKey(cited),
      ...(citedAt === undefined ? {} : { citedAt: citationKey(citedAt) }),
      name: captionOf(cited),
      authority,
    },
    // Whether a case whose last page is not known includes the page, nobody can say.
    candidates: citedAt === undefined ? [{ authority, reason: 'includesPage' }] : [],
  };
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

function isIn(authority: Authority, volume: Volume): boolean {
  return placeIn(authority, volume) !== undefined;
}

function nearestFirst(authorities: readonly Authority[], volume: Volume): readonly Authority[] {
  const first = (authority: Authority): number => Number(placeIn(authority, volume)?.page);
  return authorities.toSorted((left, right) => first(right) - first(left));
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

/** Its last page is not known, and the page is no farther behind its first than a long opinion goes. */
function mayGoOn(authority: Authority, { page, ...volume }: PinnedCitation): boolean {
  const place = placeIn(authority, volume);
  if (!place || (place.lastPage !== undefined && place.lastPageInferred !== true)) return false;
  return Number(page) > Number(place.page) && Number(page) - Number(place.page) < LONG_OPINION;
}

/** Pages. */
const LONG_OPINION = 100;

function asFullCitation(
  { name: written, ...short }: ShortCitation,
  page: string,
  name: string | null = written ?? null,
): PinnedCitation {
  const [plaintiff, defendant] = name?.split(' v. ') ?? [];
  return {
    ...short,
    kind: 'case',
    page,
    // Those of a short form have no first page.
    parallel: [],
    ...(plaintiff !== undefined ? { plaintiff } : {}),
    ...(defendant !== undefined ? { defendant } : {}),
  };
}

function fold(name: string): string {
  return name
    .replace(/[^\p{L}\s]/gu, '')
    .trim()
    .toLowerCase();
}
