/**
 * Words laid to a case that is named before them, or fewer than four, are not called missing from it: perhaps another source is
 * meant, or none, and `not_found` needs an attribution that leaves no doubt. A passage found with other words in it speaks for
 * the attribution.
 */
import type { BriefItem } from '../document/brief-item';
import type { Finding } from './card';

export function spareInferred(item: BriefItem, finding: Finding): Finding {
  if (finding.kind !== 'result' || !('inferred' in item) || finding.result.type !== 'quote') return finding;
  const { result } = finding;
  if (result.verdict.outcome !== 'not_found') return finding;
  const verdict = {
    status: 'warning',
    outcome: 'parent_unresolved',
    message: item.inferred === 'namedBefore' ? notInNamedCase : unsettledSource,
  } as const;
  return { kind: 'result', result: { ...result, verdict } };
}

const notInNamedCase =
  'Nothing close stands in the case that is named before these words, whose complete text was searched. Please check the wording, or cite their source beside them.';
const unsettledSource = 'The source of this quotation could not be settled, so its wording is unchecked.';
