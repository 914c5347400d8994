/** Each thing in a brief that a check speaks of: what is sent for it, or why nothing is. */
import type { Item, ItemId, QuoteItem, TextItem } from '../contract/items';

export type BriefItem = SentItem | UnsentItem;

interface Placed {
  readonly id: ItemId;
  readonly kind: 'citation' | 'quotation' | 'link';
  /** Where it is marked: UTF-16 code units into `BriefText.text`, end excluded. */
  readonly start: number;
  readonly end: number;
  /** As it stands in the brief. */
  readonly text: string;
  readonly astray?: Astray;
  /** Of a quotation, the words that lead up to it, where another one there would say another thing with it. They are not sent. */
  readonly wordsBefore?: readonly string[];
}

/** What the brief itself shows to be wrong with a reference, whatever may be found of the case. */
export type Astray =
  /** Nothing of that name is cited. `similar`: the caption that is spelled nearly so. */
  | { readonly kind: 'uncited'; readonly name: string; readonly similar?: string }
  | { readonly kind: 'noNote'; readonly note: string }
  /** A `supra` of a note that is called farther on. */
  | { readonly kind: 'noteBelow'; readonly note: string }
  | { readonly kind: 'notInNote'; readonly note: string; readonly name: string }
  /** An `Id.` whose page is not one of the case before it, and was taken for that of another near. */
  | { readonly kind: 'passed'; readonly before: string; readonly taken: string }
  /** An `Id.` whose page stands before the case that it follows; `first`: the page with which that begins. */
  | { readonly kind: 'beforeFirst'; readonly before: string; readonly first: string };

export interface SentItem extends Placed {
  /** Exactly what crosses the wire. */
  readonly item: Item;
  /** Items of one authority share it and go in one request, so that it is billed once. */
  readonly group: string;
  /** `Id.`, `supra`, and `Roe, 1 U.S. at 7`. */
  readonly short?: true;
  /** Of a short form: the whole citation that it was read as. */
  readonly readAs?: string;
  /** Of a full citation, the case itself: caption, places, court and year, with no signal, pin cite or parenthetical. */
  readonly authority?: string;
  /** Of a quotation that may be of another source: its case is named before the words, or they are too few to tell. */
  readonly inferred?: 'namedBefore' | 'fewWords';
  /** Of a quotation whose case the author chose. */
  readonly chosen?: ChosenCase;
}

/** `parent` goes along with the words, for no citation of the brief cites a page for them; the rest is how they stood before. */
export interface ChosenCase extends Pick<UnsentItem, 'notSent'> {
  readonly parent: TextItem;
  readonly quote: LooseQuote;
}

/** What is sent of a quotation once somebody names its case. Its id stays the same as long as the words do. */
export type LooseQuote = Omit<QuoteItem, 'parentCaseId'>;

export interface UnsentItem extends Placed {
  readonly notSent: NotSentReason;
  /** Of a quotation that may be a case's: the author may choose which one. */
  readonly quote?: LooseQuote;
}

/**
 * Why an item stays in the document: `record` and `noCitation` quotations may be the client's evidence; a link may name
 * the firm's own network or carry a credential.
 */
export type NotSentReason =
  | 'record'
  | 'sealed'
  | 'noCitation'
  | 'several'
  | 'unresolved'
  | 'notACase'
  | 'unpaired'
  | 'privateLink'
  | 'secretLink'
  | 'unsupportedLink'
  | 'tooLong';
