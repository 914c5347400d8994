/** The case that stands where a citation says, and how the two agree. */
import type { Authority } from '../../citations/authority';
import { captionOf } from '../../citations/caption-of';
import { citationKey } from '../../citations/citation-key';
import { compareCitation, includesPlace, type CitationComparison } from '../../citations/compare-citation';
import { divisionOf, namesDivision } from '../../citations/comparing/court-division';
import { compareNames } from '../../citations/compare-names';
import type { CaseCitation, ReporterCitation } from '../../citations/found-citation';
import { elsewhereThere, nothingBegins } from '../../verdict/citation-messages';
import type { CitationFinding } from '../../verdict/judge-citation';
import { differences, nameAgreement, namesParties, sameDecision } from './citation-agreement';
import { onePerDecision } from '../library/one-per-decision';
import { atSamePlace, type AnsweredPlace, type CitationAnswer } from './placed-citation';

/** The case that stands at one of the cited places and answers to the name, or `null` where none does. */
export function chooseStanding(
  citation: CaseCitation,
  places: readonly AnsweredPlace[],
): CitationAnswer | null {
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
  const compared = compareCitation(citation, authority);
  const elsewhere = places.filter(({ place }) => !includesPlace(authority.places, place));
  const held = elsewhere.filter((place) => holdsTwice(citation, place, authority));
  const strays = elsewhere.filter((place) => !held.includes(place));
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
          detail: elsewhereThere(answer.authorities),
        },
      ];
    }
    return answer.kind === 'missing'
      ? [{ attribute, cited, found: nothingBegins, agreement: 'differs', detail: elsewhereThere([]) }]
      : [];
  });
  const uncompared = strays
    .filter(({ answer }) => answer.kind === 'notCovered' || answer.kind === 'unavailable')
    .map(({ place }) => citationKey(place));
  const twice = held.map(({ place }): CitationComparison => {
    const cited = citationKey(place);
    return { attribute: 'parallelCitation', cited, found: cited, agreement: 'agrees' };
  });
  return {
    kind: 'located',
    authority,
    comparisons: [...compared, ...twice, ...wrong],
    uncompared: [
      ...uncompared,
      ...uncomparedCourt(citation, authority, compared),
      ...uncomparedDocket(citation, compared),
      ...uncomparedWriter(citation),
    ],
  };
}

function holdsTwice(citation: CaseCitation, { place, answer }: AnsweredPlace, authority: Authority): boolean {
  return (
    answer.kind === 'found' &&
    answer.authorities.some((other) => isHeldTwice(citation, place, authority, other))
  );
}

/** A decision of which one source has the one reporter and another the other: the record of `place` agrees with all that is cited. */
function isHeldTwice(
  citation: CaseCitation,
  { reporter }: ReporterCitation,
  authority: Authority,
  other: Authority,
): boolean {
  const days = [authority, other].map(({ dateFiled = '' }) => dateFiled).filter((date) => date.length === 10);
  const isOtherDay = days.length === 2 && days[0] !== days[1];
  const isOtherCourt =
    authority.court !== undefined && other.court !== undefined && authority.court !== other.court;
  const isPrintedThere = authority.places.some((place) => place.reporter === reporter);
  return (
    !isOtherDay &&
    !isOtherCourt &&
    !isPrintedThere &&
    sameDecision(citation, other) &&
    compareNames(citation, other)?.agreement === compareNames(citation, authority)?.agreement
  );
}

/** A court that is written and that no table or record knows, or its district where the record names the court alone. */
function uncomparedCourt(
  { court, courtAsWritten }: CaseCitation,
  { courtName = '' }: Authority,
  compared: readonly CitationComparison[],
): readonly string[] {
  if (courtAsWritten === undefined) return [];
  const comparison = compared.find(({ attribute }) => attribute === 'court');
  if (!comparison) return [`the court (${courtAsWritten})`];
  const division = divisionOf(court, courtAsWritten);
  const isNamed = division === undefined || comparison.agreement === 'differs' || namesDivision(courtName);
  return isNamed ? [] : [`the division (${division})`];
}

/** A docket number that has none of its kind on record. */
function uncomparedDocket(
  { docketNumber }: CaseCitation,
  compared: readonly CitationComparison[],
): readonly string[] {
  const isCompared = compared.some(({ attribute }) => attribute === 'docketNumber');
  return docketNumber === undefined || isCompared ? [] : [`the docket number (${docketNumber})`];
}

/** Whose the opinion is said to be, but for a dissent or a concurrence, which the text may tell. */
function uncomparedWriter({ weight = [] }: CaseCitation): readonly string[] {
  const written = weight.filter((one) => writer.test(one) && !/\b(?:dissent|concur)/iu.test(one));
  return written.map((one) => `whose opinion it is (${one})`);
}

const writer = /\bplurality\b|\bper curiam\b|\bJJ?\./iu;
