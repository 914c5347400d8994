/** What is said of a case citation once it has been read, looked up and compared. */
import type { Authority } from '../citations/authority';
import type { CitationComparison } from '../citations/compare-citation';
import type { Impossibility } from '../citations/impossible-citation';
import type { Comparison, Verdict } from '../contract/results';
import * as say from './citation-messages';
import { caseVerdicts, verdict } from './verdicts';

/** The facts; `cited` is the place as the draft gives it, normalized: `347 U.S. 483`. */
export type CitationFinding =
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'unavailable'; readonly source: string }
  | {
      readonly kind: 'located';
      readonly authority: Authority;
      readonly comparisons: readonly CitationComparison[];
      /** Parallel citations that no source holds. */
      readonly uncompared: readonly string[];
      /** The pin cite, where the record gives nothing to compare it with. */
      readonly uncomparedPin?: string | undefined;
      /** The text names no case, but a full citation of the same authority in the request was verified. */
      readonly namedByAnother?: boolean;
    }
  /** The place holds one case, and the draft names none to compare. */
  | {
      readonly kind: 'nameless';
      readonly authority: Authority;
      readonly comparisons: readonly CitationComparison[];
    }
  /** At the cited place; or, where it holds nothing or another case, elsewhere. */
  | {
      readonly kind: 'several';
      readonly authorities: readonly Authority[];
      readonly notAt?: string;
      /** The name cited, where it is like several and that of none. */
      readonly namedByNone?: string;
    }
  /** The cited place holds nothing or another case; this case alone has the parties, the court and the year. */
  | {
      readonly kind: 'misplaced';
      readonly cited: string;
      readonly found: string;
      readonly authority: Authority;
      readonly comparisons: readonly CitationComparison[];
      readonly standing: readonly Authority[];
    }
  /** `SoFar`: the record of that page is not complete, and short decisions stand on it, so that it may lack one. */
  | {
      readonly kind: 'otherCaseSoFar';
      readonly citedName: string;
      readonly standing: readonly Authority[];
    }
  /** Orders, or dispositions without opinion, stand on that page: more than any record need have. */
  | { readonly kind: 'amongDispositions'; readonly citedName: string }
  /** The cited page lies within this case, and the draft names none to compare. */
  | { readonly kind: 'namelessWithin'; readonly cited: string; readonly authority: Authority }
  /**
   * A short form by a name that the record does not connect with the case in the midst of which its page lies, or which the draft
   * cites in full a little before that page (`citedAt`, its place there).
   */
  | {
      readonly kind: 'unknownShortName';
      readonly cited: string;
      readonly citedAt?: string;
      readonly name: string;
      readonly authority: Authority;
    }
  | { readonly kind: 'otherCase'; readonly citedName: string; readonly standing: readonly Authority[] }
  | {
      readonly kind: 'absent';
      readonly cited: string;
      readonly volume: string;
      readonly page: string;
      readonly within?: Authority;
      readonly range?: string;
      readonly volumeEnds?: string;
    }
  | { readonly kind: 'impossible'; readonly impossibility: Impossibility }
  /** `lacks`: the draft gives the name alone, or a number that is no page. */
  | {
      readonly kind: 'notCovered';
      readonly impossibility?: Impossibility;
      readonly lacks?: 'place' | 'page';
    }
  /** The record of the volume is not complete, but the page lies in the midst of this case. */
  | {
      readonly kind: 'notBeginning';
      readonly cited: string;
      readonly authority: Authority;
      readonly range: string;
    }
  /** Found by name and year, and by court where the draft gives one; the cited place is in no record. */
  | {
      readonly kind: 'byNameOnly';
      readonly cited: string;
      readonly authority: Authority;
      readonly comparisons: readonly CitationComparison[];
    };

export interface Judgement {
  readonly verdict: Verdict;
  /** Every comparison that was made, for the evidence. */
  readonly comparisons: readonly Comparison[];
}

/** One outcome each; every comparison is listed all the same. */
export function judgeCitation(finding: CitationFinding): Judgement {
  switch (finding.kind) {
    case 'unreadable':
      return judged(verdict(caseVerdicts.unreadable, say.unreadable));
    case 'unavailable':
      return judged(verdict(caseVerdicts.unavailable, say.unavailable));
    case 'located':
      return judgeLocated(finding);
    case 'nameless':
      return judged(
        verdict(caseVerdicts.nameless, say.nameless(finding.authority)),
        finding.comparisons.map(toEvidence),
      );
    case 'several':
      return judged(verdict(caseVerdicts.several, say.several(finding.authorities.length, finding)));
    case 'misplaced':
      return judged(verdict(caseVerdicts.misplaced, say.misplaced(finding)), misplacedEvidence(finding));
    case 'otherCaseSoFar':
      return judged(
        verdict(caseVerdicts.otherCaseSoFar, say.otherCaseSoFar(finding.standing, finding.citedName)),
        [otherName(finding)],
      );
    case 'amongDispositions':
      return judged(verdict(caseVerdicts.notCovered, say.amongDispositions(finding.citedName)));
    case 'namelessWithin':
      return judged(
        verdict(caseVerdicts.namelessWithin, say.namelessWithin(finding.cited, finding.authority)),
        [{ attribute: 'page', cited: finding.cited, found: say.insideOf(finding.authority), match: false }],
      );
    case 'unknownShortName':
      return judged(verdict(caseVerdicts.unknownShortName, say.unknownShortName(finding)), [
        otherName({ citedName: finding.name, standing: [finding.authority] }),
      ]);
    case 'otherCase':
      return judged(verdict(caseVerdicts.otherCase, say.otherCase(finding.standing, finding.citedName)), [
        otherName(finding),
      ]);
    case 'absent':
      return judged(verdict(caseVerdicts.absent, say.absent(finding)), [
        { attribute: 'page', cited: finding.page, found: say.standsThere(finding), match: false },
      ]);
    case 'impossible':
      return judged(verdict(caseVerdicts.impossible, say.impossible(finding.impossibility)), [
        bound(finding.impossibility),
      ]);
    case 'notCovered':
      return finding.impossibility
        ? judged(verdict(caseVerdicts.notCovered, say.doubtful(finding.impossibility)), [
            bound(finding.impossibility),
          ])
        : judged(verdict(caseVerdicts.notCovered, notCoveredAs(finding.lacks)));
    case 'notBeginning':
      return judged(
        verdict(caseVerdicts.notCovered, say.notBeginning(finding.cited, finding.authority, finding.range)),
        [
          {
            attribute: 'page',
            cited: finding.cited,
            found: say.insideOf(finding.authority, finding.range),
            match: false,
          },
        ],
      );
    case 'byNameOnly':
      return judged(
        verdict(
          caseVerdicts.byNameOnly,
          say.byNameOnly(finding.cited, finding.authority, finding.comparisons),
        ),
        finding.comparisons.map(toEvidence),
      );
  }
}

function notCoveredAs(lacks: 'place' | 'page' | undefined): string {
  switch (lacks) {
    case 'place':
      return say.placeless;
    case 'page':
      return say.notHeld;
    case undefined:
      return say.notCovered;
  }
}

function judgeLocated(finding: Extract<CitationFinding, { kind: 'located' }>): Judgement {
  const { authority, comparisons, uncomparedPin, namedByAnother = false } = finding;
  const evidence = comparisons.map(toEvidence);
  const differing = comparisons.filter(({ agreement }) => agreement === 'differs');
  const isNamed = namedByAnother || comparisons.some(({ attribute }) => attribute === 'caseName');
  if (differing.length > 0 || !isNamed) {
    return judged(verdict(caseVerdicts.differing, say.differing(authority, differing)), evidence);
  }
  if (authority.standing !== undefined) {
    return judged(verdict(caseVerdicts.fallen, say.fallen(authority, authority.standing)), evidence);
  }
  const uncompared = [...(uncomparedPin === undefined ? [] : [uncomparedPin]), ...finding.uncompared];
  return judged(verdict(caseVerdicts.agreeing, say.agreeing(authority, comparisons, uncompared)), evidence);
}

/** Every comparison that was made; a place that is not the case's own stands there once. */
function misplacedEvidence(finding: Extract<CitationFinding, { kind: 'misplaced' }>): readonly Comparison[] {
  const evidence = finding.comparisons.map(toEvidence);
  if (evidence.some(({ attribute, match }) => attribute === 'page' && !match)) return evidence;
  return [{ attribute: 'page', cited: finding.cited, found: finding.found, match: false }, ...evidence];
}

function otherName({
  citedName,
  standing,
}: {
  readonly citedName: string;
  readonly standing: readonly Authority[];
}): Comparison {
  return { attribute: 'caseName', cited: citedName, found: say.names(standing), match: false };
}

function toEvidence({ attribute, cited, found, agreement }: CitationComparison): Comparison {
  return { attribute, cited, found, match: agreement !== 'differs' };
}

function bound({ attribute, cited, bound }: Impossibility): Comparison {
  return { attribute, cited, found: bound, match: false };
}

function judged(verdict: Verdict, comparisons: readonly Comparison[] = []): Judgement {
  return { verdict, comparisons };
}
