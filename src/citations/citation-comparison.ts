/** One statement of a citation beside what the record has. */
export interface CitationComparison {
  readonly attribute:
    'caseName' | 'court' | 'year' | 'page' | 'pinCite' | 'parallelCitation' | 'docketNumber' | 'opinionPart';
  readonly cited: string;
  readonly found: string;
  /** `note`: they differ as practice allows; `detail` says how. */
  readonly agreement: 'agrees' | 'note' | 'differs';
  /** In words: `within the case`, `court not given`, `did you mean O'Donnell`. */
  readonly detail?: string;
}
