/** What can be told of a citation with no network: a volume, year, court, title or rule that cannot be, or does not fit. */
import type { FoundCitation } from '../citations/found-citation';
import { findDoubt, findImpossibility, type Impossibility } from '../citations/impossible-citation';
import { findCodeImpossibility } from '../citations/impossible-code';
import { parseCitation } from '../citations/parse-citation';
import type { BriefItem } from '../document/brief-item';
import { findItems } from '../document/find-items';
import type { BriefText } from '../document/brief-text';
import type { Foreseen, FoundItem } from './found-item';

/** Everything in a brief that a check speaks of, each with what can be told of it at once. */
export function findAndForesee(brief: BriefText): readonly FoundItem[] {
  return findItems(brief).map((item) => {
    const foreseen = foresee(item);
    return foreseen ? { item, foreseen } : { item };
  });
}

export function foresee(item: BriefItem): Foreseen | null {
  if (!('item' in item) || !('rawText' in item.item)) return null;
  const citation = parseCitation(item.item.rawText);
  return citation && foreseeCitation(citation);
}

function foreseeCitation(citation: FoundCitation): Foreseen | null {
  switch (citation.kind) {
    case 'case': {
      const impossible = findImpossibility(citation);
      // As the service judges: only a volume beyond a closed series names a place that cannot be.
      if (impossible?.attribute === 'volume') return told(impossible, true);
      const doubt = impossible ?? findDoubt(citation);
      return doubt && told(doubt, false);
    }
    case 'statute':
    case 'regulation':
    case 'constitution':
    case 'rule':
    case 'secondary': {
      const impossible = findCodeImpossibility(citation);
      return impossible && { certain: true, cited: impossible.cited, bound: impossible.bound };
    }
    case 'short':
    case 'id':
    case 'supra':
    case 'record':
    case 'docket':
      return null;
  }
}

function told({ attribute, cited, bound }: Impossibility, certain: boolean): Foreseen {
  return { certain, cited: `${attribute} ${cited}`, bound };
}
