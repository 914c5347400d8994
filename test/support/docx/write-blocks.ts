/** WordprocessingML of blocks; notes and addresses that they call for are collected for the parts they belong to. */
import type { Block, Inline } from './blocks';

export class BlockWriter {
  readonly notes = { footnote: [] as string[], endnote: [] as string[] };
  private readonly urls: string[] = [];

  constructor(private readonly noteWriters?: Readonly<Record<'footnote' | 'endnote', BlockWriter>>) {}

  /** Relationships of the part that this writer writes, by id. */
  get relationships(): readonly { readonly id: string; readonly url: string }[] {
    return this.urls.map((url, index) => ({ id: `link${index + 1}`, url }));
  }

  blocks(blocks: readonly Block[]): string {
    return blocks.map((block) => this.block(block)).join('');
  }

  private block(block: Block): string {
    switch (block.kind) {
      case 'paragraph': {
        const properties = block.properties === '' ? '' : `<w:pPr>${block.properties}</w:pPr>`;
        return `<w:p>${properties}${this.inlines(block.content)}</w:p>`;
      }
      case 'table': {
        const columns = Math.max(...block.rows.map((row) => row.length));
        const grid = '<w:gridCol w:w="2000"/>'.repeat(columns);
        const rows = block.rows.map((row) => {
          const cells = row.map(
            (cell) => `<w:tc><w:tcPr><w:tcW w:w="2000" w:type="dxa"/></w:tcPr>${this.blocks(cell)}</w:tc>`,
          );
          return `<w:tr>${cells.join('')}</w:tr>`;
        });
        return `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${rows.join('')}</w:tbl>`;
      }
      case 'xml':
        return block.xml;
    }
  }

  private inlines(content: readonly Inline[], textElement = 't'): string {
    return content.map((inline) => this.inline(inline, textElement)).join('');
  }

  private inline(inline: Inline, textElement: string): string {
    if (typeof inline === 'string') return writeRun('', inline, textElement);
    switch (inline.kind) {
      case 'run':
        return writeRun(inline.properties, inline.text, textElement);
      case 'note':
        return this.note(inline);
      case 'link':
        this.urls.push(inline.url);
        return `<w:hyperlink r:id="link${this.urls.length}">${this.inlines(inline.content)}</w:hyperlink>`;
      case 'changed': {
        const gone = inline.element === 'del' ? 'delText' : 't';
        const who = 'w:id="900" w:author="Reviewer" w:date="2026-01-02T03:04:05Z"';
        return `<w:${inline.element} ${who}>${this.inlines(inline.content, gone)}</w:${inline.element}>`;
      }
      case 'field':
        return (
          fieldCharacter('begin') +
          `<w:r><w:instrText xml:space="preserve"> ${escapeXml(inline.instruction)} </w:instrText></w:r>` +
          fieldCharacter('separate') +
          this.inlines(inline.content) +
          fieldCharacter('end')
        );
      case 'textBox':
        return this.textBox(inline.blocks, inline.twice);
      case 'xml':
        return inline.xml;
    }
  }

  private note(inline: Extract<Inline, { kind: 'note' }>): string {
    const writer = this.noteWriters?.[inline.note];
    if (!writer) throw new Error('A note can be called in the body alone.');
    const { note, mark } = inline;
    const style = note === 'footnote' ? 'Footnote' : 'Endnote';
    const own = mark === undefined ? `<w:${note}Ref/>` : `<w:t>${escapeXml(mark)}</w:t>`;
    const sign = `<w:r><w:rPr><w:rStyle w:val="${style}Reference"/></w:rPr>${own}</w:r>${writeRun('', ' ', 't')}`;
    const first = `<w:p><w:pPr><w:pStyle w:val="${style}Text"/></w:pPr>`;
    const written = writer.blocks(inline.blocks).replace(/^<w:p>(?:<w:pPr>.*?<\/w:pPr>)?/, `${first}${sign}`);

    this.notes[note].push(written);
    const id = this.notes[note].length;
    const call =
      mark === undefined
        ? `<w:${note}Reference w:id="${id}"/>`
        : `<w:${note}Reference w:customMarkFollows="1" w:id="${id}"/><w:t>${escapeXml(mark)}</w:t>`;
    return `<w:r><w:rPr><w:rStyle w:val="${style}Reference"/></w:rPr>${call}</w:r>`;
  }

  private textBox(blocks: readonly Block[], twice: boolean): string {
    const content = `<w:txbxContent>${this.blocks(blocks)}</w:txbxContent>`;
    const old = `<w:pict><v:shape style="width:150pt;height:60pt"><v:textbox>${content}</v:textbox></v:shape></w:pict>`;
    if (!twice) return `<w:r>${old}</w:r>`;
    const drawing =
      '<w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="1905000" cy="762000"/>' +
      '<wp:docPr id="1" name="Text Box 1"/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape">' +
      '<wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="1905000" cy="762000"/></a:xfrm>' +
      `<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></wps:spPr><wps:txbx>${content}</wps:txbx><wps:bodyPr/></wps:wsp>` +
      '</a:graphicData></a:graphic></wp:inline></w:drawing>';
    return `<w:r><mc:AlternateContent><mc:Choice Requires="wps">${drawing}</mc:Choice><mc:Fallback>${old}</mc:Fallback></mc:AlternateContent></w:r>`;
  }
}

function writeRun(properties: string, text: string, textElement: string): string {
  const pieces = text.split(/([\t\v])/).map((piece) => {
    if (piece === '\t') return '<w:tab/>';
    if (piece === '\v') return '<w:br/>';
    return piece === ''
      ? ''
      : `<w:${textElement} xml:space="preserve">${escapeXml(piece)}</w:${textElement}>`;
  });
  return `<w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}${pieces.join('')}</w:r>`;
}

function fieldCharacter(type: 'begin' | 'separate' | 'end'): string {
  return `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
}

export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
