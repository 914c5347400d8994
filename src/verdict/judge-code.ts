/** What is said of a statute, regulation, rule, constitution or secondary source: whether it can exist, and where to read it. */
import type { Impossibility } from '../citations/impossible-citation';
import type { RecordAddress } from '../citations/record-address';
import type { Judgement } from './judge-citation';
import { codeVerdicts, verdict } from './verdicts';

export type CodeFinding =
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'impossible'; readonly impossibility: Impossibility }
  /** `published`: where it can be read. */
  | { readonly kind: 'notCovered'; readonly published?: RecordAddress };

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
      const { published } = finding;
      const where = published ? ` Read it at ${published.provider}: ${published.url}` : '';
      return {
        verdict: verdict(
          codeVerdicts.notCovered,
          `The sources searched do not have this text, so it is neither confirmed nor doubted.${where}`,
        ),
        comparisons: [],
      };
    }
  }
}
