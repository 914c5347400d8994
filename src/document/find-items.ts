/** Everything in a brief that a check speaks of, in text order: what is sent for it, or why it stays in the document. */
import { findCitations } from '../citations/find-citations';
import { resolveCitations } from '../citations/resolve-citations';
import { attributeQuotations } from '../quotes/attribute-quotations';
import { findQuotations } from '../quotes/find-quotations';
import type { BriefItem } from './brief-item';
import type { BriefText } from './brief-text';
import { astrayReference } from './astray-reference';
import { citationItems } from './citation-items';
import { ItemIds } from './item-ids';
import { joinBrokenLines } from './join-broken-lines';
import { linkItems } from './link-items';
import { markTableEntries } from './mark-table-entries';
import { quotationItems } from './quotation-items';
import type { ReadCitations } from './read-citations';

export function findItems(brief: BriefText): readonly BriefItem[] {
  const { text, apart, paragraphs } = joinBrokenLines(brief);
  const found = markTableEntries(brief, findCitations(apart));
  const notes = brief.stories.flatMap(({ start, end, anchor }) =>
    anchor === undefined ? [] : [{ start, end, anchor }],
  );
  const resolutions = resolveCitations(found, { notes });
  const quotations = findQuotations({ text, paragraphs }, found, notes);
  const cells = paragraphs.filter(({ inTable }) => inTable);
  const attributions = attributeQuotations(text, quotations, found, resolutions, notes, cells);

  const read: ReadCitations = { text, written: brief.text, found, resolutions };
  const ids = new ItemIds();
  const astrayOf = astrayReference(brief, read, quotations);
  const citations = citationItems(read, attributions, ids).map((item, index) => {
    const astray = item && astrayOf(index);
    return astray ? { ...item, astray } : item;
  });
  return [
    ...citations.filter((item) => item !== null),
    ...quotationItems(read, quotations, attributions, citations, ids),
    ...linkItems(brief, ids),
  ].sort((one, other) => one.start - other.start || other.end - one.end);
}
