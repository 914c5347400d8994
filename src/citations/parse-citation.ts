/** One citation out of the text of one: what the service reads from an item's `rawText`. */
import { findCitations } from './find-citations';
import type { FoundCitation } from './found-citation';

/**
 * The first citation of an authority in `rawText`, full or short; `null` where nothing but `Id.`, `supra` or the record is.
 * Offsets are into `rawText`.
 */
export function parseCitation(rawText: string): FoundCitation | null {
  for (const citation of findCitations(rawText)) {
    switch (citation.kind) {
      case 'id':
      case 'supra':
      case 'record':
      case 'docket':
        break;
      case 'case':
        return withMatter(citation);
      case 'short':
      case 'statute':
      case 'regulation':
      case 'constitution':
      case 'rule':
      case 'secondary':
        return citation;
    }
  }
  return null;
}

/** As the record writes it, whose captions are compared whole: `Bank v. Case (In re Case)`. */
export function withMatter<Found extends FoundCitation>(citation: Found): Found {
  if (citation.kind !== 'case' || citation.matter === undefined) return citation;
  return { ...citation, defendant: `${citation.defendant ?? ''} (${citation.matter})` };
}
