/**
 * The words of one opinion, as a library stores them.
 *
 * Plain text: paragraphs separated by a blank line, star pages in place as `[*495]` (of two interleaved series both
 * stand so), note calls as `[fn3]`, and the notes after the part that calls them, each a paragraph that begins with its `[fn3]`.
 */
export interface OpinionText {
  readonly text: string;
  /** False where pages, notes or separate opinions are known to be missing: then nothing may be called absent. */
  readonly complete: boolean;
  /** In text order, without overlaps. Empty where the source does not tell parts apart. */
  readonly parts: readonly OpinionPart[];
}

export interface OpinionPart {
  readonly kind: 'majority' | 'concurrence' | 'dissent' | 'syllabus';
  /** As the source gives it: `Justice Harlan`. */
  readonly author?: string;
  /** UTF-16 code units into the text, end excluded. */
  readonly start: number;
  readonly end: number;
}
