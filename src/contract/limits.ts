/** The bounds that `contract.md` sets on a request. Lengths are UTF-16 code units. */
export const limits = {
  items: 500,
  idLength: 128,
  rawTextLength: 4_000,
  quoteTextLength: 20_000,
  urlLength: 8_000,
  bodyBytes: 4 * 1024 * 1024,
  nesting: 32,
  idempotencyKeyLength: 255,
  reportedFaults: 50,
  candidates: 5,
} as const;
