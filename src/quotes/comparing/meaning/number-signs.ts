/** "No. 287", "Nos. 4 and 5", "Doc. No. III-B-3": the "no" that counts, and denies nothing. */
import type { IndexedOpinion } from '../../index-opinion';

export function isNumberSign({ tokens: { text, starts, ends } }: IndexedOpinion, token: number): boolean {
  const end = ends[token] as number;
  return /^[Nn]o\.\s?(?:\d|[IVXLC]{2,}\b|[A-Z]{1,4}-)/.test(text.slice(starts[token], end + longestNumber));
}

const longestNumber = 8;
