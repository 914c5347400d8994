/** What was found of a quotation, for the verdict on it. */
import type { DifferenceInContext } from '../quotes/difference-in-context';
import type { OpinionPart } from '../quotes/opinion-text';
import type { PartsApart } from '../quotes/parts-apart';
import type { PageSpan, PinRange, QuotationComparison } from '../quotes/quotation-comparison';
import type * as say from './quotation-messages';

export type QuotationFinding =
  /** `parent` is the outcome of the citation that the quotation rests on. */
  | { readonly kind: 'parentUnresolved'; readonly parent: string }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'textUnavailable'; readonly caseName: string }
  | ComparedQuotation;

export interface ComparedQuotation {
  readonly kind: 'compared';
  readonly quotation: string;
  readonly comparison: QuotationComparison;
  /** The passage and the whole sentences it stands in, as a reader would see them; empty where nothing was near. */
  readonly passage: string;
  readonly sentences: string;
  /** The difference that decides (see `decidingEdit`), with a few words on either side; both empty where nothing differs. */
  readonly difference: DifferenceInContext;
  /** Its parts stand in the case word for word, but not as the draft puts them together. */
  readonly apart?: PartsApart;
  readonly caseName: string;
  /** The pin cite as the citation gives it, where it does. */
  readonly citedPin?: string;
  /** The pages that it names in the series of its reporter, or the paragraphs, where the opinion counts them; empty where it names none. */
  readonly citedPages: readonly PinRange[];
  /** The last of these that is held, where all those cited stand behind it. */
  readonly endsAt?: PageSpan;
  /** The separate opinion that the citation names. */
  readonly citedPart?: CitedPart;
  /** The part cited, where it begins only behind the words. */
  readonly partAhead?: OpinionPart;
  /** A separate opinion or a syllabus is named, by the text or the citation, but no part is told apart where the words stand. */
  readonly isSpeakerUnknown: boolean;
  /** The citation says that it is. */
  readonly cleanedUp: boolean;
  /** Found not in the cited case but in this one, of the same string citation or "quoting" chain. */
  readonly otherCase?: say.OtherCase;
  /** What the opinion reads there are words, so that no scanner has misread them. */
  readonly isLegible: boolean;
  /** All words of the case are held. */
  readonly isWhole: boolean;
  /** The other cases that the citation names, whose words could not all be searched. */
  readonly unsearched: readonly string[];
}

/** As the citation names it (`Holt, J., dissenting`), and the kinds of part that it may be on record. */
export interface CitedPart {
  readonly written: string;
  readonly kinds: readonly OpinionPart['kind'][];
}
