/** What `findQuotations` returns, and what `attributeQuotations` says of it. Offsets are UTF-16 code units, end excluded. */
export interface FoundQuotation {
  readonly kind: 'inline' | 'block' | 'parenthetical';
  /** The quoted words, without the quotation marks that enclose them. */
  readonly start: number;
  readonly end: number;
  /** With the marks. */
  readonly fullStart: number;
  readonly fullEnd: number;
  /** The passage as it is compared: runs over paragraphs joined, citations that interrupt it left out. */
  readonly text: string;
  /** A mark stands alone here, so that nobody can tell where the words end or begin: they are listed and never compared. */
  readonly unpaired?: true;
}

/** The citation that a quotation rests on, as an index into the finds, or why that cannot be told. */
export type Attribution =
  | {
      readonly kind: 'attributed';
      /** The find whose source is quoted (it may be `id`, `short` or `supra`; resolving it gives the authority). */
      readonly citation: number;
      readonly reason: 'following' | 'preceding' | 'parenthetical' | 'textual';
      /** Other finds of the same string citation or "quoting" chain: searched before anything turns red. */
      readonly chain: readonly number[];
    }
  | {
      readonly kind: 'unsettled';
      readonly reason: 'record' | 'noCitation' | 'several' | 'unresolved' | 'notACase' | 'unpaired';
    };
