/**
 * A quotation that differs because its parts, each word for word in the opinion, stand there apart or in another order: which two, and
 * where. Told instead of one long difference, in which nobody recognises his own sentence.
 */
import { sentenceEnds } from '../text/sentence-ends';
import { compareQuotation } from './compare-quotation';
import type { IndexedOpinion } from './index-opinion';
import type { Edit, PageSpan, Pin, QuotationComparison } from './quotation-comparison';

/** Two parts that follow one another in the draft. */
export interface PartsApart {
  readonly first: StandingPart;
  readonly second: StandingPart;
  /** Of the opinion: `false` where the second stands before the first. */
  readonly inOrder: boolean;
}

export interface StandingPart {
  /** As the draft has them. */
  readonly words: string;
  readonly page: PageSpan | null;
}

/** `null` where a part of it stands nowhere, or where they all stand together. */
export function partsApart(
  quotation: string,
  comparison: QuotationComparison,
  opinion: IndexedOpinion,
  pin: Pin | null,
): PartsApart | null {
  if (quotation.length > longestQuotation) return null;
  const parts = partsOf(quotation, comparison);
  if (parts.length < 2 || parts.length > mostParts) return null;
  const placed: Placed[] = [];
  for (const { words, marked } of parts) {
    const { kind, severity, start, end, page } = compareQuotation(words, opinion, pin ? { pin } : {});
    const stands = kind !== 'absent' && kind !== 'marked_meaning' && severity !== 'wording';
    if (!stands || start === null || end === null) return null;
    placed.push({ words, marked, start, end, page });
  }
  for (const [at, second] of placed.entries()) {
    const first = placed[at - 1];
    if (!first) continue;
    const inOrder = second.start >= first.start;
    if (inOrder && (first.marked || second.start - first.end < leastBetween)) continue;
    return { first, second, inOrder };
  }
  return null;
}

interface Part {
  readonly words: string;
  /** An ellipsis stands behind it. */
  readonly marked: boolean;
}

interface Placed extends Part, StandingPart {
  readonly start: number;
  readonly end: number;
}

const mostParts = 8;
/** Each part costs as much as a comparison. */
const longestQuotation = 4000;
/** Fewer words stand anywhere. */
const leastWords = 5;
/** Less is told as the words that are left out. UTF-16 code units. */
const leastBetween = 160;

/** Parted at what the draft adds or leaves out; where nothing was near in whole, at its sentences and ellipses. */
function partsOf(quotation: string, { kind, edits }: QuotationComparison): readonly Part[] {
  const cuts = new Set<number>([0, quotation.length]);
  for (const { quoted } of kind === 'absent' ? [] : edits.filter(isLong)) {
    for (const cut of [quoted.start, quoted.end]) cuts.add(beginningOf(quotation, cut));
  }
  if (kind === 'absent') for (const end of sentenceEnds(quotation, 0, quotation.length)) cuts.add(end);
  for (const { index, 0: mark } of quotation.matchAll(ellipsis))
    if (kind === 'absent') cuts.add(index + mark.length);
  const places = [...cuts].sort((one, other) => one - other);
  const parts: Part[] = [];
  for (const [at, end] of places.entries()) {
    const part = quotation.slice(places[at - 1] ?? 0, end);
    const words = part.replace(outerMarks, '');
    if (words.split(/\s+/).length < leastWords) continue;
    parts.push({ words, marked: /(?:…|\.\s?\.\s?\.|\*\s?\*\s?\*)[\s.]{0,3}$/.test(part) });
  }
  return parts;
}

/** Of "at night. The | heirs sued" the first word was found elsewhere. */
function beginningOf(quotation: string, cut: number): number {
  return sentenceEnds(quotation, Math.max(0, cut - longestFirstWords), cut).at(-1) ?? cut;
}

const longestFirstWords = 20;

/** A word or a phrase that is dropped or put in is best told as it is. */
function isLong({ kind, quoted, found }: Edit): boolean {
  if (kind === 'deletion') return found.text.length >= leastBetween;
  return kind === 'insertion' && quoted.text.split(/\s+/).length >= leastWords;
}

const ellipsis = /…|\.\s?\.\s?\.(?:\s?\.)?|\*\s?\*\s?\*/g;
const outerMarks = /^[\s.…*,;:]{1,12}|[\s.…*,;:]{1,12}$/g;
