/** Which full citation a find means, and why. */
export interface Resolution {
  /** The index of a full citation among the finds (its own, where it is one); `null` where it cannot be told. */
  readonly antecedent: number | null;
  readonly reason: ResolutionReason;
  /** Of an `Id.`: the case of another sentence that stands directly before it, passed over because the page is not its. */
  readonly passed?: number;
}

export type ResolutionReason =
  /** A full citation means itself. */
  | 'full'
  /** The same volume and reporter, and the name where one is given. */
  | 'place'
  /** The only authority with that name. */
  | 'name'
  /** What stands directly before. */
  | 'preceding'
  /** `Id.` at the beginning of a note: what stands before the note's mark. */
  | 'beforeNote'
  /** Not settled: nothing before it, */
  | 'nothingBefore'
  /** the record, */
  | 'record'
  /** something that cites but was not read, */
  | 'unread'
  /** several that fit, */
  | 'several'
  /** none that fits, */
  | 'unknownName'
  /** or a page that the preceding authority cannot have. */
  | 'pinOutside';
