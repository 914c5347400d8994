/** The whole answer of `POST /api/v1/verify` (interface v1.1, sections 2.7 and 2.8, with `contract.md`). */
import { z } from 'zod/mini';
import { Result, Status } from './results';

const count = z.int().check(z.minimum(0));

export const Summary = z.object({
  verified: count,
  warning: count,
  critical: count,
  total: count,
  unique_citations: count,
  billed_citations: count,
  is_fully_verified: z.boolean(),
  is_fully_accounted: z.boolean(),
  overallStatus: Status,
});
export type Summary = z.infer<typeof Summary>;

/** The caller's quota in the current window, the calendar month in UTC. */
export const Usage = z.object({ used: count, remaining: count, limit: count });
export type Usage = z.infer<typeof Usage>;

export const VerifyReply = z.object({ results: z.array(Result), summary: Summary, usage: Usage });
export type VerifyReply = z.infer<typeof VerifyReply>;
