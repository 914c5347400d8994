/** Which authority the pin cite of an `Id.` means: what stands before it, unless the page, paragraph or section cannot be its. */
import type { FoundCitation } from '../found-citation';
import { FARTHEST_CASE, holdsSection, lookBack } from './look-back';
import {
  countsParagraphs,
  isFarIn,
  isLaw,
  pinMayStandIn,
  standsJustBefore,
  volumesOfParagraphs,
} from './pin-may-stand-in';
import type { Resolution } from './resolution';

/** `antecedent`, or what stands before it where the pin cite cannot be its; `null` where it is nobody's near. */
export type MeantByPin = (
  index: number,
  pinCite: string,
  antecedent: number,
  chain: readonly number[],
) => number | null;

export function pinReader(found: readonly FoundCitation[], resolutions: readonly Resolution[]): MeantByPin {
  const before = lookBack(found, resolutions);
  const volumes = volumesOfParagraphs(found);

  return function meantByPin(index, pinCite, antecedent, chain) {
    const meant = found[antecedent];
    if (meant === undefined) return antecedent;
    if (pinCite.startsWith('§') && !holdsSection(meant, pinCite)) {
      // "Id. § 12112(b)" behind another law or a case.
      const alike = before.law(chain, pinCite);
      if (alike !== null) return alike;
    }
    if (pinCite.startsWith('¶') && !countsParagraphs(meant, volumes)) {
      const earlier = before.caseOfParagraphs(chain, volumes);
      if (earlier !== null) return earlier;
    }
    if (meant.kind === 'case' && isFarIn(meant, pinCite, citedPins(index, antecedent))) {
      const nearer = before.caseOfPage(near(index), pinCite);
      if (nearer !== null) return nearer;
    }
    if (pinMayStandIn(pinCite, meant)) return antecedent;
    if (isLaw(meant)) return before.caseBehindLaws(chain, pinCite);
    if (/^(?:cmt|com)\./.test(pinCite)) return before.commented(chain);
    if (meant.kind !== 'case') return null;
    return (
      before.caseOfPage(chain, pinCite) ??
      before.caseOfPage(near(index), pinCite) ??
      (standsJustBefore(pinCite, meant) ? antecedent : null)
    );
  };

  /** The pages of `antecedent` that the finds before `index` cite. */
  function citedPins(index: number, antecedent: number): readonly (string | undefined)[] {
    return near(index)
      .filter((earlier) => resolutions[earlier]?.antecedent === antecedent)
      .map((earlier) => (found[earlier] as { readonly pinCite?: string }).pinCite);
  }
}

/** What stands next before, in parentheticals too: `Elm, 587 U.S., at 398 (quoting Oak v. Fir, 547 U.S. 250, 259). Id., at 256`. */
function near(index: number): readonly number[] {
  const behind = Array.from({ length: Math.min(index, FARTHEST_CASE) }, (_, back) => index - 1 - back);
  return behind.reverse();
}
