/** The citations of a brief with what each of them means. */
import type { FoundCitation } from '../citations/found-citation';
import type { Resolution } from '../citations/resolve-citations';

export interface ReadCitations {
  readonly text: string;
  readonly found: readonly FoundCitation[];
  /** One for each find. */
  readonly resolutions: readonly Resolution[];
}
