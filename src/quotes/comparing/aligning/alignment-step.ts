/** What an alignment says, step by step, of how a quotation reads in an opinion. */

/** Operations `operation` to before `operation + operations`, tokens `from` to before `to`. */
export interface Step {
  readonly kind: StepKind;
  readonly operation: number;
  readonly operations: number;
  readonly from: number;
  readonly to: number;
}

export type StepKind =
  | 'same'
  /** A partial bracket on a word whose rest agrees. */
  | 'inflected'
  /** The quotation begins or ends with a part of a word that a line's end breaks. */
  | 'part'
  | 'scanNoise'
  | 'substituted'
  /** A word of the quotation that the opinion has not. */
  | 'inserted'
  /** Words of the opinion that the quotation has not. */
  | 'deleted'
  /** A bracket or ellipsis with the words that it stands for. */
  | 'marked'
  /** One word here, two there. */
  | 'joined'
  /** One word here; there its first half, a page's end, and its second half. */
  | 'joinedOverSkip'
  | 'skippedCitation'
  | 'skippedFurniture'
  | 'note'
  | 'quotedNote';

export interface Skip {
  readonly from: number;
  readonly to: number;
  readonly kind: 'skippedCitation' | 'skippedFurniture';
}

export interface Alignment {
  readonly cost: number;
  readonly steps: readonly Step[];
}
