/** A case as the record holds it, for comparing with what a citation says of it. */
import type { ReporterCitation } from './found-citation';

export interface Authority {
  /** Opaque; stable within one library. */
  readonly id: string;
  readonly caseName: string;
  /** Other captions known for the same case: full, consolidated, popular, reversed on appeal. */
  readonly otherNames: readonly string[];
  /** An id of `courts.ts`, where the record's court is known there. */
  readonly court?: string;
  readonly courtName?: string;
  /** `1954-05-17`, `1954-05` or `1954`; absent where the record has only a term. */
  readonly dateFiled?: string;
  /** Years of amendment, rehearing or argument that a citation may properly bear. */
  readonly otherYears: readonly string[];
  readonly docketNumber?: string;
  /** Every place where the case is printed, the preferred one first. */
  readonly places: readonly Place[];
  /** Whether the library holds its words: all pages, notes and separate opinions, or only some, or none. */
  readonly text: 'complete' | 'partial' | 'none';
  readonly documents: readonly { readonly provider: string; readonly url: string }[];
  /** `vacated`, `superseded on rehearing`, `depublished`: only where the record says so. */
  readonly standing?: string;
}

export interface Place extends ReporterCitation {
  readonly lastPage?: string;
  /** Inferred from the next case, or the last that is printed in the words held: a pin cite beyond it proves nothing. */
  readonly lastPageInferred?: boolean;
}
