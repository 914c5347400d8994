/** A brief with its citations read, as attribution looks at it. Everything in text order. */
import type { CitedFinds } from './authority-behind';
import type { CitationGroup } from './group-citations';
import type { CaseNames } from './name-cases';
import type { NoteCall } from './note-place';

export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface QuotingBrief extends CitedFinds {
  readonly text: string;
  /** The quotations with their marks. */
  readonly spans: readonly Span[];
  readonly groups: readonly CitationGroup[];
  readonly names: CaseNames;
  readonly calls: readonly NoteCall[];
  /** The paragraphs that stand in tables. */
  readonly cells: readonly Span[];
  /** Names of whom the brief speaks where it cites no case: those of the case at hand. Read when first asked for. */
  readonly people: () => ReadonlySet<string>;
}
