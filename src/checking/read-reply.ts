/**
 * Reading a reply as a client of a later service must: what is unknown or malformed in one result costs that part,
 * or at most that result, never the batch.
 */
import { Comparison, Candidate, Opinion, Result } from '../contract/results';
import { Usage } from '../contract/reply';

export interface ReadReply {
  /** In the order of the reply. Results that break the contract are left out. */
  readonly results: readonly Result[];
  readonly usage?: Usage;
}

/** `null` where `value` is no reply at all. */
export function readReply(value: unknown): ReadReply | null {
  if (!isRecord(value) || !Array.isArray(value.results)) return null;
  const results = value.results.map(readResult).filter((result) => result !== null);
  const usage = Usage.safeParse(value.usage);
  return usage.success ? { results, usage: usage.data } : { results };
}

function readResult(value: unknown): Result | null {
  const whole = Result.safeParse(value);
  if (whole.success) return whole.data;
  if (!isRecord(value)) return null;
  const { evidence, opinion, candidates, ...rest } = value;
  const knownPart = Result.safeParse({
    ...rest,
    ...withEvidence(evidence),
    ...(Opinion.safeParse(opinion).success ? { opinion } : {}),
    ...withCandidates(candidates),
  });
  return knownPart.success ? knownPart.data : null;
}

function withEvidence(evidence: unknown): { evidence?: unknown } {
  if (!isRecord(evidence) || !Array.isArray(evidence.comparisons)) return {};
  const comparisons = evidence.comparisons.filter((one) => Comparison.safeParse(one).success);
  return comparisons.length > 0 ? { evidence: { comparisons } } : {};
}

function withCandidates(candidates: unknown): { candidates?: unknown } {
  if (!Array.isArray(candidates)) return {};
  const known = candidates.filter((one) => Candidate.safeParse(one).success).slice(0, 5);
  return known.length > 0 ? { candidates: known } : {};
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
