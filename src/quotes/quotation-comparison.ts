/**
 * What `compareQuotation` says of one quotation and one opinion: facts, no verdict.
 *
 * Offsets are UTF-16 code units, end excluded: `quoted` into the quotation as it was given, `found` into the opinion as stored.
 */
import type { OpinionPart } from './opinion-text';

export type ComparisonKind =
  /** Word for word, as far as ordinary typography goes. */
  | 'exact'
  /** Every change carries its mark, and none of the marks touches a word that decides the meaning. */
  | 'marked'
  /** Word for word but for what a scanner made of some words of the record. */
  | 'scan_noise'
  /** Every change carries its mark, but a mark hides or replaces a negation, an exception, a modal, a number, a party. */
  | 'marked_meaning'
  /** At least one change carries no mark: `severity` says whether of words or only of form. */
  | 'altered'
  /** Nothing close enough stands there; `start` and `end` give the nearest passage, if any. */
  | 'absent'
  /** No word of the quotation stands outside brackets, so that it asks nothing of the opinion and nothing was searched for. */
  | 'wordless';

export interface QuotationComparison {
  readonly kind: ComparisonKind;
  /** The passage in the opinion; both `null` where `absent` and nothing was even near, and where `wordless`. */
  readonly start: number | null;
  readonly end: number | null;
  readonly page: PageSpan | null;
  /** Every word of `page` is held, whatever else of the opinion is missing: the marks of all its pages and of the next stand in the text. */
  readonly pageIsWhole: boolean;
  /** How often the passage stands in the opinion, as far as its words are the draft's; 0 where absent or wordless. */
  readonly occurrences: number;
  /** Every difference, in the order of the quotation: unmarked, marked, and scanning noise. */
  readonly edits: readonly Edit[];
  /** Of the unmarked differences: `form` when only punctuation, letter case or spacing differs; `null` where there are none. */
  readonly severity: 'wording' | 'form' | null;
  /** The opinion is quoting there itself: the whole passage stands between quotation marks. */
  readonly insideQuotationMarks: boolean;
  /** The part of the opinion where the passage stands; `null` where the source does not tell parts apart. */
  readonly part: OpinionPart | null;
}

/**
 * Pages of one reporter, from the star pages, or the opinion's own paragraphs, where the citation counts in these; where a mark is missing
 * in the record, the widest span that is possible.
 */
export interface PageSpan {
  readonly first: string;
  readonly last: string;
  readonly counted?: 'paragraphs';
}

/** What the citation names: pages, in the series of its reporter, or paragraphs. */
export type Pin = PagePin | ParagraphPin;

export interface PagePin {
  /** Canonical: `U.S.` */
  readonly reporter: string;
  readonly pages: readonly PinRange[];
}

export interface ParagraphPin {
  readonly paragraphs: readonly PinRange[];
}

export interface PinRange {
  readonly first: number;
  readonly last: number;
}

export interface Edit {
  readonly kind: UnmarkedEdit | MarkedEdit | 'scanNoise';
  readonly quoted: Extract;
  readonly found: Extract;
  /** The words that decide the meaning and that the mark hides, adds or replaces; only on marked edits, else empty. */
  readonly affected: readonly string[];
}

/** `substitution`, `insertion` and `deletion` are of words; an insertion is what the draft adds to the opinion. */
export type UnmarkedEdit =
  'substitution' | 'insertion' | 'deletion' | 'punctuation' | 'letterCase' | 'spacing';

/**
 * `omittedCitation` covers citations left out without a word, as practice allows; `affected` names a parallel one of which the draft
 * keeps the first. `cutShort`: the draft makes a sentence of a part of the opinion's, and what turns it stands just outside ("may be
 * waived." before "unless").
 */
export type MarkedEdit = 'bracket' | 'ellipsis' | 'sic' | 'omittedCitation' | 'cutShort';

/** Words as they stand; an empty extract is a place between words. */
export interface Extract {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}
