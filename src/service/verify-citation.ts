/** One case citation: which finding the record supports. The places were looked up before, for the whole batch. */
import type { Authority } from '../citations/authority';
import { citationKey } from '../citations/citation-key';
import { divisionOf, namesDivision } from '../citations/comparing/court-division';
import { compareCitation, type CitationComparison } from '../citations/compare-citation';
import { compareNames } from '../citations/compare-names';
import type { CaseCitation, ReporterCitation } from '../citations/found-citation';
import { findDoubt, findImpossibility } from '../citations/impossible-citation';
import { nothingBegins } from '../verdict/citation-messages';
import type { CitationFinding } from '../verdict/judge-citation';
import {
  closestNamed,
  differences,
  isSurnameAlone,
  nameAgreement,
  namesParties,
  nearDecision,
  sameDecision,
} from './citation-agreement';
import { citesDisposition, isAmongDispositions } from './dispositions';
import type { Library, PlaceAnswer } from './library/library';
import { onePerDecision } from './one-per-decision';
import { findNear } from './find-near';
import { orNull } from './or-null';

/** What is known of a place of the batch. */
export type Answers = (place: ReporterCitation) => PlaceAnswer;

export interface CitationAnswer {
  readonly finding: CitationFinding;
  /** Cases that the author may have meant, best first. */
  readonly candidates: readonly MeantCase[];
}

export interface MeantCase {
  readonly authority: Authority;
  readonly reason: 'sameDecision' | 'nearPlace' | 'sameParties' | 'sameName' | 'samePlace' | 'includesPage';
  /** Where the citation places it, if that is not the first of its own places. */
  readonly place?: ReporterCitation;
}

const mostNamesakes = 20;

/** Every place at which a citation says its case is printed, the main one first. A slip citation has none. */
export function placesOf({
  volume,
  reporter,
  page,
  parallel = [],
}: CaseCitation): readonly ReporterCitation[] {
  const named = parallel.filter((place) => place.volume !== '' && place.page !== '');
  return page === undefined ? named : [{ volume, reporter, page }, ...named];
}

/** A citation and what is known of its places. */
interface PlacedCitation {
  readonly citation: CaseCitation;
  readonly places: readonly AnsweredPlace[];
  /** It says itself that it is an order or a disposition without opinion. */
  readonly isDisposition: boolean;
  /** The case that stands there, where that settles it. */
  readonly standing: CitationAnswer | null;
}

/** One answer each, in order; what is searched for elsewhere is searched for together. */
export async function verifyCitations(
  asked: readonly AskedCitation[],
  answers: Answers,
  library: Library,
): Promise<readonly CitationAnswer[]> {
  const placed = asked.map((one) => standingAt(one, answers));
  const open = placed.filter(({ standing }) => !standing || isNamedOtherwise(standing));
  const elsewhere = await searchElsewhere(open, library);
  return Promise.all(
    placed.map(async (one): Promise<CitationAnswer> => {
      const { standing } = one;
      const other = elsewhere.get(one) ?? standing;
      if (!other) throw new Error('A citation was not verified');
      const isElsewhere = standing === null || standsElsewhere(one.citation, standing, other);
      return await ordersApart(one, isElsewhere ? other : standing, library);
    }),
  );
}

/** Half of a caption may stand on the cited page by chance, or one much like it, while the very words of it stand elsewhere. */
function standsElsewhere(citation: CaseCitation, standing: CitationAnswer, other: CitationAnswer): boolean {
  const { finding } = other;
  if (finding.kind !== 'misplaced' || other.candidates[0]?.reason !== 'sameDecision') return false;
  return isNamedInPart(standing) || compareNames(citation, finding.authority)?.agreement === 'same';
}

/** Who stands on a page of orders proves nothing against another whose order stands there too. */
async function ordersApart(
  { citation, places, isDisposition }: PlacedCitation,
  answer: CitationAnswer,
  library: Library,
): Promise<CitationAnswer> {
  const { finding } = answer;
  if (finding.kind !== 'otherCase' && finding.kind !== 'otherCaseSoFar' && !isNamedInPart(answer))
    return answer;
  const apart: CitationAnswer = {
    finding: { kind: 'amongDispositions', citedName: captionOf(citation) },
    candidates: [],
  };
  if (isDisposition) return apart;
  for (const { place, answer: there } of places) {
    if (there.kind !== 'found' || there.complete === true) continue;
    if (await isAmongDispositions(place, there.authorities, library)) return apart;
  }
  return answer;
}

export interface AskedCitation {
  readonly citation: CaseCitation;
  readonly isHistory?: boolean;
}

function standingAt({ citation, isHistory = false }: AskedCitation, answers: Answers): PlacedCitation {
  const isDisposition = citesDisposition(citation, isHistory);
  const places = placesOf(citation).map((place) => {
    const answer = answers(place);
    // Orders and tables of dispositions stand between opinions: where none begins, one may still be there.
    return { place, answer: isDisposition && answer.kind === 'missing' ? uncovered : answer };
  });
  return { citation, places, isDisposition, standing: chooseStanding(citation, places) };
}

/** The one case found there has another party than the citation names. */
function isNamedInPart(answer: CitationAnswer): boolean {
  return nameDifference(answer)?.detail === 'only one party agrees';
}

/** The one case found there has another name, and not for a letter. */
function isNamedOtherwise(answer: CitationAnswer): boolean {
  const difference = nameDifference(answer);
  return difference !== undefined && difference.detail?.startsWith('the record spells') !== true;
}

function nameDifference({ finding }: CitationAnswer): CitationComparison | undefined {
  if (finding.kind !== 'located') return undefined;
  return finding.comparisons.find(
    ({ attribute, agreement }) => attribute === 'caseName' && agreement === 'differs',
  );
}

const uncovered: PlaceAnswer = { kind: 'notCovered' };

interface AnsweredPlace {
  readonly place: ReporterCitation;
  readonly answer: PlaceAnswer;
}

/** The case that stands at one of the cited places and answers to the name, or `null` where none does. */
function chooseStanding(citation: CaseCitation, places: readonly AnsweredPlace[]): CitationAnswer | null {
  const standing = places.flatMap(({ place, answer }) =>
    answer.kind === 'found' ? [{ place, authorities: answer.authorities }] : [],
  );
  if (!namesParties(citation)) return standing[0] ? chooseNameless(citation, standing[0].authorities) : null;

  for (const { authorities } of standing) {
    const agreeing = authorities.filter((authority) => nameAgreement(citation, authority) === 'agrees');
    const alike = onePerDecision(
      agreeing.length > 0
        ? agreeing
        : authorities.filter((authority) => nameAgreement(citation, authority) === 'differs'),
    );
    if (alike.length === 0) continue;
    const [chosen, ...others] =
      alike.length === 1 ? alike : alike.filter((authority) => differences(citation, authority).length === 0);
    if (!chosen || others.length > 0) {
      const unnamed = agreeing.length === 0 ? { namedByNone: captionOf(citation) } : {};
      return {
        finding: { kind: 'several', authorities: alike, ...unnamed },
        candidates: alike.map(atSamePlace),
      };
    }
    return { finding: locate(citation, chosen, places), candidates: [] };
  }
  return null;
}

function atSamePlace(authority: Authority): MeantCase {
  return { authority, reason: 'samePlace' };
}

function chooseNameless(citation: CaseCitation, authorities: readonly Authority[]): CitationAnswer {
  const [only, ...others] = authorities;
  if (!only || others.length > 0)
    return { finding: { kind: 'several', authorities }, candidates: authorities.map(atSamePlace) };
  return {
    finding: { kind: 'nameless', authority: only, comparisons: compareCitation(citation, only) },
    candidates: [],
  };
}

/** `authority` is what the author meant; a cited place that holds another case, or nothing, is a difference. */
function locate(
  citation: CaseCitation,
  authority: Authority,
  places: readonly AnsweredPlace[],
): CitationFinding {
  const known = new Set(authority.places.map(citationKey));
  const strays = places.filter(({ place }) => !known.has(citationKey(place)));
  const compared = compareCitation(citation, authority);
  const wrong = strays.flatMap(({ place, answer }): CitationComparison[] => {
    const [main] = places;
    const attribute = main?.place === place ? 'page' : 'parallelCitation';
    const cited = citationKey(place);
    if (
      compared.some((comparison) => comparison.attribute === attribute && comparison.agreement === 'differs')
    )
      return [];
    if (answer.kind === 'found') {
      return [
        {
          attribute,
          cited,
          found: answer.authorities.map(({ caseName }) => caseName).join('; '),
          agreement: 'differs',
        },
      ];
    }
    return answer.kind === 'missing'
      ? [{ attribute, cited, found: nothingBegins, agreement: 'differs' }]
      : [];
  });
  const uncompared = strays
    .filter(({ answer }) => answer.kind === 'notCovered' || answer.kind === 'unavailable')
    .map(({ place }) => citationKey(place));
  return {
    kind: 'located',
    authority,
    comparisons: [...compared, ...wrong],
    uncompared: [
      ...uncompared,
      ...uncomparedCourt(citation, authority, compared),
      ...uncomparedPin(citation, compared),
      ...uncomparedDocket(citation, compared),
    ],
  };
}

/** A court that is written and that no table knows, or its district where the record names the court alone. */
function uncomparedCourt(
  { court, courtAsWritten }: CaseCitation,
  { courtName = '' }: Authority,
  compared: readonly CitationComparison[],
): readonly string[] {
  if (courtAsWritten === undefined) return [];
  const comparison = compared.find(({ attribute }) => attribute === 'court');
  if (!comparison) return court === undefined ? [`the court, ${courtAsWritten}`] : [];
  const division = divisionOf(court, courtAsWritten);
  const isNamed = division === undefined || comparison.agreement === 'differs' || namesDivision(courtName);
  return isNamed ? [] : [`the division, ${division}`];
}

/** A docket number that has none of its kind on record. */
function uncomparedDocket(
  { docketNumber }: CaseCitation,
  compared: readonly CitationComparison[],
): readonly string[] {
  const isCompared = compared.some(({ attribute }) => attribute === 'docketNumber');
  return docketNumber === undefined || isCompared ? [] : [`the docket number, ${docketNumber}`];
}

/** The pin cite, where the record gives nothing to compare it with. */
export function uncomparedPin(
  { pinCite }: Pick<CaseCitation, 'pinCite'>,
  compared: readonly CitationComparison[],
): readonly string[] {
  const isCompared = compared.some(({ attribute }) => attribute === 'pinCite');
  return pinCite === undefined || isCompared ? [] : [`the pin cite, ${pinCite}`];
}

/** Nothing that stands at the cited places answers to the name: is the case known anywhere else? */
async function searchElsewhere(
  open: readonly PlacedCitation[],
  library: Library,
): Promise<ReadonlyMap<PlacedCitation, CitationAnswer>> {
  const found = new Map<PlacedCitation, CitationAnswer>();
  const named: PlacedCitation[] = [];
  for (const one of open) {
    const outage = one.places.map(({ answer }) => answer).find((answer) => answer.kind === 'unavailable');
    if (outage) found.set(one, unavailable(outage.source));
    else if (!namesParties(one.citation)) found.set(one, judgeNameless(one.citation, one.places));
    else named.push(one);
  }
  if (named.length === 0) return found;

  const unfound = named.map(({ citation, places }) => ({
    citation,
    answers: places.map(({ answer }) => answer),
  }));
  const [near, ...namesakes] = await Promise.all([
    orNull(findNear(unfound, library)),
    ...named.map(({ citation }) => orNull(library.findByName(citation, mostNamesakes))),
  ]);
  named.forEach((one, at) => {
    const [atPlaces, namesake] = [near?.[at], namesakes[at]];
    found.set(one, atPlaces && namesake ? chooseElsewhere(one, atPlaces, namesake) : unavailable('library'));
  });
  return found;
}

function unavailable(source: string): CitationAnswer {
  return { finding: { kind: 'unavailable', source }, candidates: [] };
}

function chooseElsewhere(
  { citation, places }: PlacedCitation,
  atPlaces: readonly Authority[],
  namesake: readonly Authority[],
): CitationAnswer {
  const agrees = (authority: Authority): boolean => nameAgreement(citation, authority) === 'agrees';
  const nearby = atPlaces.filter(agrees);
  const nearbyIds = new Set(nearby.map(({ id }) => id));
  const isNearby = ({ id }: Authority): boolean => nearbyIds.has(id);
  const sameParties = [...nearby, ...namesake.filter((one) => !isNearby(one) && agrees(one))];
  const decisions = sameParties.filter((authority) => sameDecision(citation, authority));
  const meant = closestNamed(citation, decisions);
  const near = sameParties.filter((authority) => nearDecision(citation, authority));
  // One surname is in thousands of captions: nothing found by it is called the case.
  const isNamed = !isSurnameAlone(citation);
  const candidates = [
    ...meant.map((authority): MeantCase => ({ authority, reason: isNamed ? 'sameDecision' : 'sameName' })),
    ...[...new Set([...nearby, ...near, ...sameParties])]
      .filter((authority) => !meant.includes(authority))
      .map((authority): MeantCase => ({
        authority,
        reason: !isNamed ? 'sameName' : isNearby(authority) ? 'nearPlace' : 'sameParties',
      })),
  ];
  const finding = judgeAbsence(citation, places, isNamed ? meant : [], isNamed ? near : []);
  const namesOthers = finding.kind === 'otherCase' || finding.kind === 'otherCaseSoFar';
  if (!namesOthers) return { finding, candidates };
  const there = standingThere(places);
  return { finding, candidates: isNamed ? [...candidates, ...there] : [...there, ...candidates] };
}

/** What the cited places hold, for whoever wants to see it. */
function standingThere(places: readonly AnsweredPlace[]): readonly MeantCase[] {
  return places.flatMap(({ place, answer }) =>
    answer.kind === 'found'
      ? answer.authorities.map((authority) => ({ ...atSamePlace(authority), place }))
      : [],
  );
}

/** Nothing begins at the cited place, and there is no name to search by: what includes the page may be what was meant. */
function judgeNameless(citation: CaseCitation, places: readonly AnsweredPlace[]): CitationAnswer {
  const answer = places[0]?.answer;
  const within =
    answer && answer.kind !== 'found' && answer.kind !== 'unavailable' ? answer.within : undefined;
  if (!within) return { finding: judgeAbsence(citation, places, [], []), candidates: [] };
  return {
    finding: { kind: 'namelessWithin', cited: citedPlace(citation, places), authority: within },
    candidates: [{ authority: within, reason: 'includesPage' }],
  };
}

function judgeAbsence(
  citation: CaseCitation,
  places: readonly AnsweredPlace[],
  meant: readonly Authority[],
  near: readonly Authority[],
): CitationFinding {
  const [main] = places;
  // Only a volume beyond a closed series names a place that cannot be; a year or court that does not fit is a doubt.
  const doubt = findImpossibility(citation) ?? findDoubt(citation, latestYear()) ?? undefined;
  const noSuchVolume = findImpossibility(citation)?.attribute === 'volume';
  const [only, ...others] = meant.length > 0 ? meant : near;
  const known = only !== undefined && others.length === 0 ? only : undefined;
  const cited = citedPlace(citation, places);
  const standing = places.flatMap(({ answer }) => (answer.kind === 'found' ? answer.authorities : []));

  if (standing.length > 0 || main?.answer.kind === 'missing' || noSuchVolume) {
    if (known) {
      const comparisons = compareCitation(citation, known);
      return { kind: 'misplaced', cited, authority: known, found: placeName(known), comparisons, standing };
    }
    // Which of them is meant is not known, but a case so named there is: nothing is said to be invented.
    if (meant.length > 1) return { kind: 'several', authorities: meant, notAt: cited };
    if (standing.length > 0) {
      const mayHoldAnother = places.some(({ place, answer }) => mayHoldMore(place, answer));
      return {
        kind: mayHoldAnother ? 'otherCaseSoFar' : 'otherCase',
        citedName: captionOf(citation),
        standing,
      };
    }
    if (noSuchVolume && doubt) return { kind: 'impossible', impossibility: doubt };
    if (main?.answer.kind === 'missing') return absence(main.place, main.answer);
  }
  if (meant[0])
    return {
      kind: 'byNameOnly',
      cited,
      authority: meant[0],
      comparisons: compareCitation(citation, meant[0]),
    };
  if (doubt) return { kind: 'notCovered', impossibility: doubt };
  const around = main && caseAround(main);
  return around ? { ...around, kind: 'notBeginning', cited } : { kind: 'notCovered' };
}

/** The case in the midst of which the page lies; on its last page another may begin. */
function caseAround({
  place,
  answer,
}: AnsweredPlace): { readonly authority: Authority; readonly range: string } | null {
  const authority = answer.kind === 'notCovered' ? answer.within : undefined;
  const own = authority?.places.find(
    ({ volume, reporter }) => volume === place.volume && reporter === place.reporter,
  );
  if (!authority || own?.lastPage === undefined || own.lastPageInferred === true) return null;
  return Number(place.page) < Number(own.lastPage)
    ? { authority, range: `${own.page}–${own.lastPage}` }
    : null;
}

/**
 * Whether a case that is not held may begin on this page too. Where the record of the page is not complete that is always
 * possible; it is likely where short decisions stand: several on it, or one that ends where it begins.
 */
function mayHoldMore(place: ReporterCitation, answer: PlaceAnswer): boolean {
  if (answer.kind !== 'found' || answer.complete === true) return false;
  const key = citationKey(place);
  return (
    onePerDecision(answer.authorities).length > 1 ||
    answer.authorities.some(({ places }) =>
      places.some((one) => one.lastPage === one.page && !one.lastPageInferred && citationKey(one) === key),
    )
  );
}

/** Somewhere it is tomorrow already. */
function latestYear(): number {
  return new Date(Date.now() + 86_400_000).getUTCFullYear();
}

function citedPlace(citation: CaseCitation, [main]: readonly AnsweredPlace[]): string {
  if (main) return citationKey(main.place);
  const { docketNumber, volume, reporter } = citation;
  return docketNumber ?? (volume === '' ? '' : `${volume} ${reporter}`);
}

function absence(
  place: ReporterCitation,
  answer: Extract<PlaceAnswer, { kind: 'missing' }>,
): CitationFinding {
  const inside = answer.within?.places.find(
    ({ volume, reporter }) => volume === place.volume && reporter === place.reporter,
  );
  return {
    kind: 'absent',
    cited: citationKey(place),
    volume: place.volume,
    page: place.page,
    ...(answer.within ? { within: answer.within } : {}),
    ...(inside?.lastPage !== undefined ? { range: `${inside.page}–${inside.lastPage}` } : {}),
    ...(answer.volumeEnds !== undefined ? { volumeEnds: answer.volumeEnds } : {}),
  };
}

function captionOf({ plaintiff, defendant }: CaseCitation): string {
  return [plaintiff, defendant].filter((party) => party !== undefined).join(' v. ');
}

function placeName({ places }: Authority): string {
  const [place] = places;
  return place ? citationKey(place) : 'a place that the record does not give';
}
