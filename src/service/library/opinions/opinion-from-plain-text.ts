/** The words of an opinion that a source has only as plain text, most often from a PDF: running heads and notes stand among them. */
import type { HtmlOpinion } from './opinion-from-html';
import { buildOpinionText } from './opinion-text-builder';

export function opinionFromPlainText(source: string): HtmlOpinion {
  const builder = buildOpinionText();
  // Lines broken by a page's layout are joined; a blank line or a new page ends the paragraph.
  for (const paragraph of source.split(/\r?\n[ \t]*\r?\n|\f/)) {
    builder.addText(paragraph.replace(/\s+/g, ' '));
    builder.endParagraph();
  }
  return { ...builder.finish(), isLayout: true };
}
