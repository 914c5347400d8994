/** What is said of a citation when nothing that stands at its places answers to its name. */
import type { Authority } from '../../citations/authority';
import { captionOf } from '../../citations/caption-of';
import { citationKey } from '../../citations/citation-key';
import { compareCitation, type CitationComparison } from '../../citations/compare-citation';
import { compareNames, mayAgree } from '../../citations/compare-names';
import { editDistance } from '../../citations/comparing/edit-distance';
import { reporterNamed } from '../../citations/facts/reporter-named';
import type { ReporterKind } from '../../citations/facts/reporters';
import type { CaseCitation, ReporterCitation } from '../../citations/found-citation';
import { findDoubt, findImpossibility } from '../../citations/impossible-citation';
import type { CitationFinding } from '../../verdict/judge-citation';
import {
  closestNamed,
  isSurnameAlone,
  nameAgreement,
  nearDecision,
  sameDecision,
} from './citation-agreement';
import type { PlaceAnswer } from '../library/library';
import { onePerDecision } from '../library/one-per-decision';
import {
  atSamePlace,
  citedPlace,
  type AnsweredPlace,
  type CitationAnswer,
  type MeantCase,
  type PlacedCitation,
} from './placed-citation';

/**
 * The one case around the cited place that bears the very caption, with court and year: one slip of the pen led from its place to the cited
 * one, and no other need be looked for. `null` where there is none, or more than one.
 */
export function foundNear(citation: CaseCitation, atPlaces: readonly Authority[]): Authority | null {
  if (isSurnameAlone(citation)) return null;
  const meant = atPlaces.filter(
    (authority) =>
      sameDecision(citation, authority) &&
      mayAgree(citation, authority) &&
      compareNames(citation, authority)?.agreement === 'same',
  );
  const [only, ...others] = meant;
  return only && others.length === 0 && isOneSlipOff(citation, only) ? only : null;
}

/** Two wrong digits lead to every fourth page: of several decisions of one name, that proves none to be meant. */
function isOneSlipOff({ volume, reporter, page = '' }: CaseCitation, { places }: Authority): boolean {
  return places.some((own) => {
    if (own.reporter !== reporter) return own.volume === volume && own.page === page;
    const slips = editDistance(own.volume, volume) + editDistance(own.page, page);
    return slips <= 1;
  });
}

export function chooseElsewhere(
  { citation, places }: PlacedCitation,
  atPlaces: readonly Authority[],
  namesake: readonly Authority[],
): CitationAnswer {
  const agrees = (authority: Authority): boolean =>
    mayAgree(citation, authority) && nameAgreement(citation, authority) === 'agrees';
  const nearby = atPlaces.filter(agrees);
  const nearbyIds = new Set(nearby.map(({ id }) => id));
  const isNearby = ({ id }: Authority): boolean => nearbyIds.has(id);
  const sameParties = heldOnce([...nearby, ...namesake.filter((one) => !isNearby(one) && agrees(one))]);
  const decisions = sameParties.filter((authority) => sameDecision(citation, authority));
  const meant = closestNamed(citation, decisions);
  const near = sameParties.filter((authority) => nearDecision(citation, authority));
  // One surname is in thousands of captions: nothing found by it is called the case.
  const isNamed = !isSurnameAlone(citation);
  const candidates = [
    ...meant.map((authority): MeantCase => ({ authority, reason: isNamed ? 'sameDecision' : 'sameName' })),
    ...[...new Set([...sameParties.filter(isNearby), ...near, ...sameParties])]
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

/** Without the second record of a decision of which one source has this reporter and another that; what one reporter prints twice are two. */
function heldOnce(authorities: readonly Authority[]): readonly Authority[] {
  const decisions: Authority[] = [];
  for (const authority of authorities) {
    const isKnown = decisions.some(
      (known) => !arePrintedApart(known, authority) && onePerDecision([known, authority]).length === 1,
    );
    if (!isKnown) decisions.push(authority);
  }
  return decisions;
}

function arePrintedApart({ places: left }: Authority, { places: right }: Authority): boolean {
  return left.some(({ reporter }) => {
    const others = right.filter((place) => place.reporter === reporter).map(citationKey);
    return (
      others.length > 0 &&
      !left.some((place) => place.reporter === reporter && others.includes(citationKey(place)))
    );
  });
}

/** What the cited places hold, for whoever wants to see it. */
function standingThere(places: readonly AnsweredPlace[]): readonly MeantCase[] {
  const there = places.flatMap(({ place, answer }) =>
    answer.kind === 'found'
      ? answer.authorities.map((authority) => ({ ...atSamePlace(authority), place }))
      : [],
  );
  // One case may stand at several of the cited places, or be held twice.
  const decisions = onePerDecision(there.map(({ authority }) => authority));
  return decisions.flatMap((authority) => there.find((one) => one.authority === authority) ?? []);
}

/** Nothing begins at the cited place, and there is no name to search by: what includes the page may be what was meant. */
export function judgeNameless(citation: CaseCitation, places: readonly AnsweredPlace[]): CitationAnswer {
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

  const isInside = known !== undefined && main !== undefined && includesPage(known, main.place);
  // Of the case's own year, the reporter cited has nothing.
  const cannotBeThere = known !== undefined && doubt?.attribute === 'year';
  if (standing.length > 0 || main?.answer.kind === 'missing' || noSuchVolume || isInside || cannotBeThere) {
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
      comparisons: [...compareCitation(citation, meant[0]), ...otherReporter(main?.place, meant[0])],
    };
  if (doubt) return { kind: 'notCovered', impossibility: doubt };
  const around = main && caseAround(main);
  if (around) return { ...around, kind: 'notBeginning', cited };
  if (cited === '') return { kind: 'notCovered', lacks: 'place' };
  return { kind: 'notCovered', ...(isNumbered(citation) && { lacks: 'page' }) };
}

/**
 * The very volume and page of the case, in a reporter that has it nowhere: no parallel citation has both numbers of another. A state's
 * reports are also cited by the names of their reporters (`4 Comst. 12` is `4 N.Y. 12`), and what is numbered by years is not printed.
 */
function otherReporter(
  cited: ReporterCitation | undefined,
  { places }: Authority,
): readonly CitationComparison[] {
  const kind = cited && seriesOf(cited);
  if (!kind) return [];
  const own = places.find((place) => {
    const ownKind = seriesOf(place);
    const mayBeOneSeries = ownKind === 'state' && kind === 'state';
    return ownKind && !mayBeOneSeries && place.volume === cited.volume && place.page === cited.page;
  });
  return own
    ? [{ attribute: 'page', cited: citationKey(cited), found: citationKey(own), agreement: 'differs' }]
    : [];
}

/** What kind of printed series its reporter is, where that is known. */
function seriesOf({ reporter, volume }: ReporterCitation): ReporterKind | undefined {
  const kind = reporterNamed(reporter, volume)?.kind;
  return kind !== undefined && printedSeries.has(kind) ? kind : undefined;
}

const printedSeries: ReadonlySet<ReporterKind> = new Set(['federal', 'state', 'regional', 'specialty']);

/** By its docket, or by a database. */
function isNumbered({ reporter }: CaseCitation): boolean {
  return reporter === '' || /^WL$|\bLEXIS\b/u.test(reporter);
}

/** A page in the midst of the case. */
function includesPage({ places }: Authority, { volume, reporter, page }: ReporterCitation): boolean {
  return places.some(
    (own) =>
      own.volume === volume &&
      own.reporter === reporter &&
      own.lastPageInferred !== true &&
      Number(page) > Number(own.page) &&
      Number(page) < Number(own.lastPage),
  );
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

function placeName({ places }: Authority): string {
  const [place] = places;
  return place ? citationKey(place) : 'a place that the record does not give';
}
