/** How a citation agrees with a case on record, as far as looking for the case that is meant needs it. */
import type { Authority } from '../../citations/authority';
import { compareCitation, type CitationComparison } from '../../citations/compare-citation';
import { compareNames, isEndOfCaption } from '../../citations/compare-names';
import { partiesReversed } from '../../citations/comparing/compare-sides';
import { compareYear } from '../../citations/comparing/compare-year';
import { readCaseSides } from '../../citations/comparing/case-sides';
import { compareCourt } from '../../citations/comparing/compare-court';
import { citedCourtById } from '../../citations/facts/cited-courts';
import { reporterNamed } from '../../citations/facts/reporter-named';
import type { CaseCitation } from '../../citations/found-citation';

/** A case a few years off is still the same quarrel: no citation to it is called invented. */
const nearYears = 5;

/** Court and year were both given where they could be compared, and agree. */
export function sameDecision(citation: CaseCitation, authority: Authority): boolean {
  const year = compareYear(citation, authority);
  return (
    year !== null &&
    year.agreement !== 'differs' &&
    compareCourt(citation, authority)?.agreement !== 'differs'
  );
}

/** Those named in the very words of the citation, where there are any. */
export function closestNamed(
  citation: CaseCitation,
  authorities: readonly Authority[],
): readonly Authority[] {
  const same = authorities.filter((authority) => compareNames(citation, authority)?.agreement === 'same');
  return same.length > 0 ? same : authorities;
}

export function nearDecision(citation: CaseCitation, authority: Authority): boolean {
  const years = Math.abs(Number(citation.year) - Number(authority.dateFiled?.slice(0, 4)));
  return (
    years <= nearYears &&
    compareCourt(citation, authority)?.agreement !== 'differs' &&
    !isOfOtherState(citation, authority)
  );
}

/** Another year in the reporter of another state's courts, where the draft names no court: another case. */
function isOfOtherState({ courtAsWritten, reporter, volume }: CaseCitation, { court }: Authority): boolean {
  const [only = '', ...others] = reporterNamed(reporter, volume)?.prints ?? [];
  const state = court === undefined ? undefined : citedCourtById(court)?.jurisdiction;
  return (
    courtAsWritten === undefined &&
    others.length === 0 &&
    only.length === 2 &&
    state !== undefined &&
    state !== only
  );
}

export function differences(citation: CaseCitation, authority: Authority): readonly CitationComparison[] {
  return compareCitation(citation, authority).filter(({ agreement }) => agreement === 'differs');
}

/** How far the names tell that the case is meant: reversed parties do, though the caption differs. */
export function nameAgreement(citation: CaseCitation, authority: Authority): 'agrees' | 'differs' | 'none' {
  const names = compareNames(citation, authority);
  switch (names?.agreement) {
    case 'same':
    case 'note':
      return 'agrees';
    case 'partly':
      return names.reason === partiesReversed ? 'agrees' : 'differs';
    case 'none':
    case undefined:
      return 'none';
  }
}

/** The mere end of a caption names nobody, and accuses nobody. */
export function namesParties({ plaintiff, defendant }: CaseCitation): boolean {
  return defendant !== undefined || (plaintiff !== undefined && !isEndOfCaption(plaintiff));
}

/** One word, and no second party: a surname, or less; `The Orrin` is a ship. */
export function isSurnameAlone({ plaintiff, defendant }: CaseCitation): boolean {
  const { sides, isMatter } = readCaseSides(plaintiff, defendant);
  const [only, ...others] = sides;
  if (!only || others.length > 0 || isMatter) return false;
  return only.names[0]?.length === 1 && !/^the\s/iu.test(only.written);
}
