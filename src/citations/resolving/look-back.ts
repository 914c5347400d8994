/** What a pin cite means instead of what stands directly before it: looked for among the last few finds of a chain. */
import type { FoundCitation } from '../found-citation';
import { placeOf } from './full-citations';
import { countsParagraphs, isLaw, isPage, pinMayStandIn, pinStandsIn } from './pin-may-stand-in';
import type { Resolution } from './resolution';

/** How many citations may stand between a case and the `Id.` whose page means it. */
export const FARTHEST_CASE = 8;

/** So many finds back a law may stand whose section `Id. § 12112(b)` goes on with. */
export const FARTHEST_LAW = 8;

/** How many statutes and rules may stand between a case and the `Id.` whose page means it. */
const FARTHEST_PASSED = 3;

/** Each answers with the index of a full citation; `chain` holds finds, latest last. */
export interface LookingBack {
  /** The latest law whose section begins alike. */
  law(chain: readonly number[], pinCite: string): number | null;
  /** `Id. cmt. l` behind a case: the restatement or rule that stands next before. */
  commented(chain: readonly number[]): number | null;
  /** "Id. at ¶ 15" behind a statute or a printed case: the case cited by paragraphs that stands next before; the record has them too. */
  caseOfParagraphs(chain: readonly number[], volumes: ReadonlySet<string>): number | null;
  /** A page before the first of the case that stands before, or a star page of a printed one: the only case near that it fits. */
  caseOfPage(chain: readonly number[], pinCite: string): number | null;
  /** A statute or rule named in passing between a case and `Id. at 35`: the page tells that the case is meant. */
  caseBehindLaws(chain: readonly number[], pinCite: string): number | null;
}

export function lookBack(found: readonly FoundCitation[], resolutions: readonly Resolution[]): LookingBack {
  /** What the last finds of a chain mean, latest first. */
  function* meantIn(chain: readonly number[], farthest: number): Generator<Meant> {
    for (const index of chain.slice(-farthest).reverse()) {
      const antecedent = resolutions[index]?.antecedent ?? null;
      const citation = antecedent === null ? undefined : found[antecedent];
      yield antecedent === null || citation === undefined ? null : { antecedent, citation };
    }
  }

  return {
    law(chain, pinCite) {
      for (const meant of meantIn(chain, FARTHEST_LAW)) {
        const isOne = meant && (isLaw(meant.citation) || meant.citation.kind === 'regulation');
        if (isOne && holdsSection(meant.citation, pinCite)) return meant.antecedent;
      }
      return null;
    },
    commented(chain) {
      for (const meant of meantIn(chain, FARTHEST_LAW)) {
        if (meant && !['case', 'regulation'].includes(meant.citation.kind)) return meant.antecedent;
      }
      return null;
    },
    caseOfParagraphs(chain, volumes) {
      for (const meant of meantIn(chain, FARTHEST_CASE)) {
        if (!meant) return null;
        if (meant.citation.kind === 'case' && countsParagraphs(meant.citation, volumes))
          return meant.antecedent;
      }
      return null;
    },
    caseOfPage(chain, pinCite) {
      const holders = new Map<string, number>();
      /** Those whose own pages it is, not a parallel's. */
      const owners = new Map<string, number>();
      for (const meant of meantIn(chain, FARTHEST_CASE)) {
        if (meant?.citation.kind !== 'case' || !pinStandsIn(pinCite, meant.citation)) continue;
        const { antecedent, citation } = meant;
        if (pinCite.startsWith('*')) return antecedent;
        const place = placeOf(citation);
        if (!holders.has(place)) holders.set(place, antecedent);
        if (!owners.has(place) && pinStandsIn(pinCite, { ...citation, parallel: [] }))
          owners.set(place, antecedent);
      }
      const fitting = owners.size > 0 ? owners : holders;
      const [only = null] = fitting.values();
      return fitting.size === 1 ? only : null;
    },
    caseBehindLaws(chain, pinCite) {
      if (!isPage(pinCite)) return null;
      for (const meant of meantIn(chain, FARTHEST_PASSED)) {
        if (!meant) return null;
        const { antecedent, citation } = meant;
        if (isLaw(citation)) continue;
        return citation.kind === 'case' && pinMayStandIn(pinCite, citation) ? antecedent : null;
      }
      return null;
    },
  };
}

type Meant = { readonly antecedent: number; readonly citation: FoundCitation } | null;

/** Whether the section of a pin cite is the one that `law` cites: alike as far as the first subdivision or dot. */
export function holdsSection(law: FoundCitation, pinCite: string): boolean {
  if (!('section' in law)) return false;
  const [wanted = ''] = /[\w:-]+/.exec(pinCite) ?? [];
  return new RegExp(`(?:^|[^\\w:-])${wanted}(?![\\w:-])`).test(law.section);
}
