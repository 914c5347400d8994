/** The authorities of a string citation, `Elm, 5 F.3d 6; Fir, 7 F.3d 8`, behind which an `Id.` may mean one or another. */
import type { FoundCitation, IdCitation } from '../found-citation';
import { namesMatch } from '../names-match';
import { pinStandsIn } from './pin-may-stand-in';
import type { Resolution } from './resolution';

/** Of the string at the end of a chain of finds, latest last. */
export interface StringCitations {
  /** What each of its members means. */
  meantIn(chain: readonly number[]): readonly (number | null)[];
  /** Whether several may be meant: with a page, those that have it. */
  isOfSeveral(chain: readonly number[], pinCite: string | undefined): boolean;
  /** The only case of the string that the sentence before names, `The Elm Court held so. Id.` */
  spokenOf(chain: readonly number[], citation: IdCitation): number | null;
}

export function stringCitations(
  found: readonly FoundCitation[],
  resolutions: readonly Resolution[],
): StringCitations {
  function meantIn(chain: readonly number[]): readonly (number | null)[] {
    const first = chain.findLastIndex((member) => !found[member]?.inString);
    return chain.slice(Math.max(0, first)).map((member) => resolutions[member]?.antecedent ?? null);
  }

  return {
    meantIn,

    isOfSeveral(chain, pinCite) {
      const meant = meantIn(chain);
      if (pinCite === undefined) return new Set(meant).size > 1;
      const having = meant.map((one) => found[one ?? -1]).filter((one) => pinStandsIn(pinCite, one));
      // Of two decisions of one case the last is meant.
      return having.some((one) => nameOf(one) !== nameOf(having.at(-1)));
    },

    spokenOf(chain, { spokenOf, pinCite }) {
      if (spokenOf === undefined) return null;
      const named = [...new Set(meantIn(chain))].filter((index) => {
        const meant = found[index ?? -1];
        return (
          meant?.kind === 'case' &&
          namesMatch(spokenOf, meant) &&
          (pinCite === undefined || pinStandsIn(pinCite, meant))
        );
      });
      const [only = null, ...others] = named;
      return others.length > 0 ? null : only;
    },
  };
}

function nameOf(citation: FoundCitation | undefined): string | undefined {
  return citation?.kind === 'case' ? (citation.plaintiff ?? citation.page) : undefined;
}
