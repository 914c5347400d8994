/** The citations of a brief with what each of them means. */
import type { FoundCitation } from '../citations/found-citation';
import type { Resolution } from '../citations/resolving/resolution';

export interface ReadCitations {
  /** As it was read, broken lines joined. */
  readonly text: string;
  /** As it stands in the brief; the same length. */
  readonly written: string;
  readonly found: readonly FoundCitation[];
  /** One for each find. */
  readonly resolutions: readonly Resolution[];
}
