/**
 * What is answered for one item (interface v1.1, sections 2.2 to 2.6, with `contract.md`).
 *
 * Reading with these schemas drops fields that they do not know, as a client of a later service must.
 */
import { z } from 'zod/mini';
import { TextItemType } from './items';
import { limits } from './limits';

export const Status = z.enum(['verified', 'warning', 'critical']);
export type Status = z.infer<typeof Status>;

/** The outcomes that this service gives. On the wire the set is open: a client must tolerate others. */
export const outcomes = [
  'verified',
  'mismatch',
  'wrong_case',
  'not_found',
  'not_covered',
  'unconfirmed',
  'ambiguous',
  'unreadable',
  'marked_meaning',
  'elsewhere',
  'text_unavailable',
  'parent_unresolved',
  'unreachable',
  'blocked',
  'source_unavailable',
] as const;
export type Outcome = (typeof outcomes)[number];

export const Verdict = z.object({
  status: Status,
  outcome: z.string().check(z.minLength(1), z.describe('Open set; clients tolerate unknown values.')),
  message: z.string().check(z.minLength(1)),
});
export type Verdict = z.infer<typeof Verdict>;

export const Attribute = z.enum([
  'caseName',
  'court',
  'year',
  'volume',
  'reporter',
  'page',
  'pinCite',
  'parallelCitation',
  'docketNumber',
  'opinionPart',
  'section',
  'quote',
  'url',
]);
export type Attribute = z.infer<typeof Attribute>;

export const Comparison = z.object({
  attribute: Attribute,
  cited: z.string(),
  found: z.string(),
  match: z.boolean(),
});
export type Comparison = z.infer<typeof Comparison>;

/** Present only when a comparison was made; an absent comparison never means a mismatch. */
export const Evidence = z.object({ comparisons: z.array(Comparison).check(z.minLength(1)) });
export type Evidence = z.infer<typeof Evidence>;

export const RecordLink = z.object({ provider: z.string().check(z.minLength(1)), url: z.url() });
export type RecordLink = z.infer<typeof RecordLink>;

export const Opinion = z.object({
  caseName: z.string(),
  court: z.optional(z.object({ name: z.string() })),
  year: z.optional(z.int()),
  documents: z.optional(z.array(RecordLink)),
  citations: z.optional(z.array(z.string())),
  dateFiled: z.optional(z.iso.date()),
  docketNumber: z.optional(z.string()),
});
export type Opinion = z.infer<typeof Opinion>;

/** What the author most likely meant. */
export const Candidate = z.object({
  citation: z.string(),
  caseName: z.string(),
  court: z.optional(z.string()),
  year: z.optional(z.int()),
  url: z.optional(z.url()),
  reason: z.string(),
});
export type Candidate = z.infer<typeof Candidate>;

export const Citation = z.object({ raw: z.string(), normalized: z.optional(z.string()) });
export type Citation = z.infer<typeof Citation>;

export const TextResult = z.object({
  id: z.string(),
  type: TextItemType,
  citation: Citation,
  verdict: Verdict,
  opinion: z.optional(Opinion),
  evidence: z.optional(Evidence),
  candidates: z.optional(z.array(Candidate).check(z.maxLength(limits.candidates))),
});
export type TextResult = z.infer<typeof TextResult>;

export const Quote = z.discriminatedUnion('matched', [
  z.object({ matched: z.literal(true), snippet: z.string() }),
  z.object({ matched: z.literal(false) }),
]);
export type Quote = z.infer<typeof Quote>;

export const QuoteResult = z.object({
  id: z.string(),
  type: z.literal('quote'),
  citation: Citation,
  verdict: Verdict,
  evidence: z.optional(Evidence),
  quote: Quote,
});
export type QuoteResult = z.infer<typeof QuoteResult>;

export const LinkResult = z.object({
  id: z.string(),
  type: z.literal('link'),
  verdict: Verdict,
  evidence: z.optional(Evidence),
});
export type LinkResult = z.infer<typeof LinkResult>;

export const Result = z.discriminatedUnion('type', [TextResult, QuoteResult, LinkResult]);
export type Result = z.infer<typeof Result>;
