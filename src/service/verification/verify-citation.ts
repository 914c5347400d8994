/** Case citations: which finding the record supports. The places were looked up before, for the whole batch. */
import { captionOf } from '../../citations/caption-of';
import type { CitationComparison } from '../../citations/compare-citation';
import { compareNames } from '../../citations/compare-names';
import type { CaseCitation } from '../../citations/found-citation';
import { chooseElsewhere, foundNear, judgeNameless } from './case-elsewhere';
import { namesParties } from './citation-agreement';
import { citesDisposition, isAmongDispositions } from './dispositions';
import { findNearCases } from './find-near-cases';
import type { Library, PlaceAnswer } from '../library/library';
import { orNull } from './or-null';
import { withPinsBounded } from './pin-cites';
import { placesOf, type Answers, type CitationAnswer, type PlacedCitation } from './placed-citation';
import { chooseStanding } from './standing-case';

const mostNamesakes = 20;

/** One answer each, in order; what is searched for elsewhere is searched for together. */
export async function verifyCitations(
  asked: readonly AskedCitation[],
  answers: Answers,
  library: Library,
): Promise<readonly CitationAnswer[]> {
  const placed = asked.map((one) => standingAt(one, answers));
  const open = placed.filter(({ standing }) => !standing || isNamedOtherwise(standing));
  const elsewhere = await searchElsewhere(open, library);
  const answered = await Promise.all(
    placed.map(async (one) => {
      const { standing } = one;
      const other = elsewhere.get(one) ?? standing;
      if (!other) throw new Error('A citation was not verified');
      const isElsewhere = standing === null || standsElsewhere(one.citation, standing, other);
      const answer = await ordersApart(one, isElsewhere ? other : standing, library);
      return { citation: one.citation, answer };
    }),
  );
  return withPinsBounded(answered, library);
}

/** Half of a caption may stand on the cited page by chance, or one much like it, while the very words of it stand elsewhere. */
function standsElsewhere(citation: CaseCitation, standing: CitationAnswer, other: CitationAnswer): boolean {
  const { finding } = other;
  if (finding.kind !== 'misplaced' || other.candidates[0]?.reason !== 'sameDecision') return false;
  return isNamedInPart(standing) || compareNames(citation, finding.authority)?.agreement === 'same';
}

/** Who stands on a page of orders proves nothing against another whose order stands there too. Told at once of all that agree. */
function ordersApart(
  placed: PlacedCitation,
  answer: CitationAnswer,
  library: Library,
): Promise<CitationAnswer> {
  const { finding } = answer;
  if (finding.kind !== 'otherCase' && finding.kind !== 'otherCaseSoFar' && !isNamedInPart(answer))
    return Promise.resolve(answer);
  return amongOrders(placed, answer, library);
}

async function amongOrders(
  { citation, places, isDisposition }: PlacedCitation,
  answer: CitationAnswer,
  library: Library,
): Promise<CitationAnswer> {
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
  /** The same with a shorter name, which counts where the longer one is no case's. */
  readonly asFound?: CaseCitation;
  readonly isHistory?: boolean;
}

function standingAt(
  { citation, asFound, isHistory = false }: AskedCitation,
  answers: Answers,
): PlacedCitation {
  const isDisposition = citesDisposition(citation, isHistory);
  const places = placesOf(citation).map((place) => {
    const answer = answers(place);
    // Orders and tables of dispositions stand between opinions: where none begins, one may still be there.
    return { place, answer: isDisposition && answer.kind === 'missing' ? uncovered : answer };
  });
  const standing = chooseStanding(citation, places);
  const shorter = asFound && !isNamedSo(standing) ? chooseStanding(asFound, places) : null;
  return asFound && isNamedSo(shorter)
    ? { citation: asFound, places, isDisposition, standing: shorter }
    : { citation, places, isDisposition, standing };
}

/** One case was found there, and no name is another. */
function isNamedSo(answer: CitationAnswer | null): boolean {
  return answer?.finding.kind === 'located' && nameDifference(answer) === undefined;
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
  const near = await orNull(findNearCases(unfound, library));
  await Promise.all(
    named.map(async (one, at) => {
      const atPlaces = near?.[at];
      const meant = foundNear(one.citation, atPlaces ?? []);
      const namesakes = meant ? [] : await orNull(library.findByName(one.citation, mostNamesakes));
      const answer =
        atPlaces && namesakes
          ? chooseElsewhere(one, meant ? [meant] : atPlaces, namesakes)
          : unavailable('library');
      found.set(one, answer);
    }),
  );
  return found;
}

function unavailable(source: string): CitationAnswer {
  return { finding: { kind: 'unavailable', source }, candidates: [] };
}
