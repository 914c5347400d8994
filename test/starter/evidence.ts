/** What public data says of one place in a reporter. */
import type { ReporterCitation } from '../../src/citations/found-citation';

export interface Evidence {
  /** `metadata`: a source's own record of the case. `document`: an opinion or brief that cites it. */
  readonly kind: 'metadata' | 'document';
  /** Two pieces of evidence are independent when their witnesses differ. Copies of one opinion are one witness. */
  readonly witness: string;
  readonly place: ReporterCitation;
  readonly name: string;
  /** An id of `courts.ts`. */
  readonly court?: string;
  /** ISO, as far as it is said: `1954-05-17` or `1954`. */
  readonly date?: string;
  /** Other places of the same case, by the same witness. */
  readonly parallel: readonly ReporterCitation[];
}

export const SHARED = '../shared/data';
