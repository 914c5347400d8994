/** What is said of a statute, regulation, rule, constitution or secondary source: whether it can exist, and where to read it. */
import type { Impossibility } from '../citations/impossible-citation';
import type { Judgement } from './judge-citation';
import { codeVerdicts, verdict } from './verdicts';

export type CodeFinding =
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'impossible'; readonly impossibility: Impossibility }
  /** `officialUrl`: where the official record publishes it, by a documented pattern. */
  | { readonly kind: 'notCovered'; readonly officialUrl?: string };

export function judgeCode(finding: CodeFinding): Judgement {
  switch (finding.kind) {
    case 'unreadable':
      return {
        verdict: verdict(
          codeVerdicts.unreadable,
          'This could not be read as a citation, so nothing was checked.',
        ),
        comparisons: [],
      };
    case 'impossible': {
      const { attribute, cited, bound } = finding.impossibility;
      return {
        verdict: verdict(codeVerdicts.impossible, `There is no ${cited}: ${bound}. Please check.`),
        comparisons: [{ attribute, cited, found: bound, match: false }],
      };
    }
    case 'notCovered': {
      const where = finding.officialUrl === undefined ? '' : ` The official text: ${finding.officialUrl}`;
      return {
        verdict: verdict(
          codeVerdicts.notCovered,
          `No source held here has this text, so it is neither confirmed nor doubted.${where}`,
        ),
        comparisons: [],
      };
    }
  }
}
