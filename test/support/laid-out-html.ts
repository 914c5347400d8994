/** An opinion in HTML as the Word file that its paragraphs and block quotations make. */
import { blockQuotation, paragraph, type Block } from './docx/blocks';
import { writeDocx } from './docx/write-docx';
import { decodeEntities } from './labelled-text';

/** All its text stands in the file, in its order; only how its white space breaks may differ. */
export function laidOutAsDocx(html: string): Uint8Array {
  return writeDocx({ body: blocksOf(html) });
}

function blocksOf(html: string): readonly Block[] {
  const blocks: Block[] = [];
  let depth = 0;
  for (const piece of html.split(
    /(<\/?(?:p|div|blockquote|pre|center|h[1-6]|li|br|footnote_body)\b[^>]*>)/,
  )) {
    if (/^<blockquote\b/.test(piece)) depth += 1;
    if (piece.startsWith('</blockquote')) depth -= 1;
    const text = decodeEntities(piece.replace(/<[^>]*>/g, ''))
      .replace(/\s+/g, ' ')
      .trim();
    if (text !== '') blocks.push(depth > 0 ? blockQuotation(text) : paragraph(text));
  }
  return blocks;
}
