/**
 * One story of a document (body, note, header, text box) as Word shows it now: insertions in, deletions and hidden
 * text out, of a field its result. Offsets are those of the story's own text; `read-brief` moves them.
 */
import { addressOfHyperlinkField, signOfSymbolField, withAnchor } from './field-instruction';
import { leafText } from './leaf-text';
import { childOf, type XmlElement } from './parse-xml';
import type { ParagraphFormat, Styles } from './read-styles';
import type { NoteCall, StoryHyperlink, StoryParagraph, StoryText, TextBox } from './story-text';

export interface StoryContext {
  readonly styles: Styles;
  /** The address behind a relationship of the part, where it leads out of the document. */
  addressOf(relationshipId: string): string | undefined;
}

/** A field that began and whose end has not been met. */
interface OpenField {
  instruction: string;
  inResult: boolean;
  resultStart: number;
}

export function readStory(container: XmlElement, context: StoryContext): StoryText {
  const reader = new StoryReader(context, false);
  const story = reader.read(container);
  // A field that never ends would swallow what follows it: then only the instructions themselves are left out.
  return reader.endedInsideInstruction ? new StoryReader(context, true).read(container) : story;
}

class StoryReader {
  private text = '';
  private readonly paragraphs: StoryParagraph[] = [];
  private readonly hyperlinks: StoryHyperlink[] = [];
  private readonly calls: NoteCall[] = [];
  private readonly boxes: TextBox[] = [];
  private readonly sections: XmlElement[] = [];
  private embeddedObjects = 0;

  private readonly fields: OpenField[] = [];
  private paragraphStart = 0;
  private paragraphFormat: ParagraphFormat = { indented: false, heading: false };
  /** A paragraph whose mark is deleted or hidden goes on in the next one. */
  private paragraphIsOpen = false;
  private tableDepth = 0;
  private runIsHidden = false;
  private runFont = '';
  private noteMark: string[] | undefined;

  /** How an element is read that is neither a mere wrapper nor a character. */
  private readonly readers: Readonly<Record<string, (element: XmlElement) => void>> = {
    'w:p': (element) => this.readParagraph(element),
    'w:tbl': (element) => this.readTable(element),
    'w:tr': (element) => this.readRow(element),
    'w:tc': (element) => this.readCell(element),
    'w:r': (element) => this.readRun(element),
    'w:hyperlink': (element) => this.readHyperlink(element),
    'w:fldSimple': (element) => this.readSimpleField(element),
    'w:fldChar': (element) => this.readFieldCharacter(element),
    'w:instrText': (element) => this.readInstruction(element.text),
    'w:sectPr': (element) => this.sections.push(element),
    'w:txbxContent': (element) => this.readTextBox(element),
    'mc:AlternateContent': (element) => this.readAlternates(element),
    'w:footnoteReference': (element) => this.readNoteCall(element),
    'w:endnoteReference': (element) => this.readNoteCall(element),
    'w:altChunk': () => this.embeddedObjects++,
    'w:subDoc': () => this.embeddedObjects++,
    'w:object': (element) => this.readObject(element),
    'a:graphicData': (element) => this.readGraphic(element),
    ...Object.fromEntries(
      ['w:del', 'w:moveFrom', 'w:rt', 'w:pPr', 'w:rPr', 'w:sdtPr', 'w:tblPr'].map((name) => [
        name,
        () => undefined,
      ]),
    ),
  };

  constructor(
    private readonly context: StoryContext,
    private readonly ignoresFieldStructure: boolean,
  ) {}

  get endedInsideInstruction(): boolean {
    return this.isInInstruction();
  }

  read(container: XmlElement): StoryText {
    this.readChildren(container);
    this.endParagraph();
    const { text, paragraphs, hyperlinks, calls, boxes, sections, embeddedObjects } = this;
    return { text, paragraphs, hyperlinks, calls, boxes, sections, embeddedObjects };
  }

  private readChildren(element: XmlElement): void {
    for (const child of element.children) this.readElement(child);
  }

  private readElement(element: XmlElement): void {
    const read = this.readers[element.name];
    if (read) {
      read(element);
      return;
    }
    const shown = leafText(element, this.runFont);
    if (shown === undefined) this.readChildren(element);
    else this.add(shown);
  }

  private readParagraph(element: XmlElement): void {
    const properties = childOf(element, 'w:pPr');
    const format = this.context.styles.paragraph(properties);
    if (!this.paragraphIsOpen) this.paragraphStart = this.text.length;
    this.paragraphIsOpen = true;
    this.paragraphFormat = format;

    this.readChildren(element);

    this.paragraphFormat = format;
    const mark = childOf(properties, 'w:rPr');
    const markIsGone =
      childOf(mark, 'w:del') !== undefined ||
      childOf(mark, 'w:moveFrom') !== undefined ||
      this.context.styles.hides(mark, format.style);
    const section = childOf(properties, 'w:sectPr');
    if (!markIsGone || section) this.endParagraph();
    if (section) this.sections.push(section);
  }

  private endParagraph(): void {
    if (!this.paragraphIsOpen) return;
    const { indented, heading } = this.paragraphFormat;
    this.paragraphs.push({
      start: this.paragraphStart,
      end: this.text.length,
      indented,
      heading,
      inTable: this.tableDepth > 0,
    });
    this.text += '\n';
    this.paragraphIsOpen = false;
  }

  private readTable(element: XmlElement): void {
    this.endParagraph();
    this.tableDepth++;
    this.readChildren(element);
    this.tableDepth--;
  }

  private readRow(element: XmlElement): void {
    if (childOf(childOf(element, 'w:trPr'), 'w:del') === undefined) this.readChildren(element);
  }

  private readCell(element: XmlElement): void {
    this.readChildren(element);
    this.endParagraph();
  }

  private readRun(element: XmlElement): void {
    const outerHidden = this.runIsHidden;
    const properties = childOf(element, 'w:rPr');
    this.runIsHidden = outerHidden || this.context.styles.hides(properties, this.paragraphFormat.style);
    this.runFont = childOf(properties, 'w:rFonts')?.attributes['w:ascii'] ?? '';
    this.noteMark = undefined;
    this.readChildren(element);
    this.endNoteMark();
    this.runIsHidden = outerHidden;
  }

  private add(text: string): void {
    if (this.runIsHidden || this.isInInstruction()) return;
    if (this.noteMark) this.noteMark.push(text);
    else this.text += text;
  }

  private readHyperlink(element: XmlElement): void {
    const start = this.text.length;
    this.readChildren(element);
    const { 'r:id': id, 'w:anchor': anchor } = element.attributes;
    const address = id === undefined ? undefined : this.context.addressOf(id);
    if (address !== undefined) this.addHyperlink(start, withAnchor(address, anchor));
  }

  private addHyperlink(start: number, url: string): void {
    if (this.text.length > start) this.hyperlinks.push({ start, end: this.text.length, url });
  }

  private readSimpleField(element: XmlElement): void {
    this.fields.push({
      instruction: element.attributes['w:instr'] ?? '',
      inResult: true,
      resultStart: this.text.length,
    });
    this.readChildren(element);
    this.endField();
  }

  private readFieldCharacter(element: XmlElement): void {
    const type = element.attributes['w:fldCharType'];
    const field = this.fields.at(-1);
    if (type === 'begin') {
      this.fields.push({ instruction: '', inResult: false, resultStart: this.text.length });
    } else if (type === 'separate' && field) {
      field.inResult = true;
      field.resultStart = this.text.length;
    } else if (type === 'end') {
      this.endField();
    }
  }

  private readInstruction(text: string): void {
    const field = this.fields.at(-1);
    if (field && !field.inResult) field.instruction += text;
  }

  private endField(): void {
    const field = this.fields.pop();
    if (!field || this.isInInstruction()) return;
    const address = addressOfHyperlinkField(field.instruction);
    if (address !== undefined) this.addHyperlink(field.resultStart, address);
    if (this.text.length === field.resultStart) this.add(signOfSymbolField(field.instruction));
  }

  private isInInstruction(): boolean {
    return !this.ignoresFieldStructure && this.fields.some((field) => !field.inResult);
  }

  private readObject(element: XmlElement): void {
    this.embeddedObjects++;
    this.readChildren(element);
  }

  private readGraphic(element: XmlElement): void {
    if (/\/(?:diagram|chart|chartex)$/.test(element.attributes['uri'] ?? '')) this.embeddedObjects++;
    this.readChildren(element);
  }

  private readTextBox(element: XmlElement): void {
    if (this.runIsHidden || this.isInInstruction()) return;
    this.boxes.push({
      offset: this.text.length,
      section: this.sections.length,
      story: readStory(element, this.context),
    });
  }

  /** The same content in several formats: the first that holds words, once. */
  private readAlternates(element: XmlElement): void {
    const branch = element.children.find(holdsWords) ?? element.children[0];
    if (branch) this.readChildren(branch);
  }

  private readNoteCall(element: XmlElement): void {
    const id = element.attributes['w:id'];
    if (id === undefined || this.runIsHidden || this.isInInstruction()) return;
    this.endNoteMark();
    const kind = element.name === 'w:footnoteReference' ? 'footnote' : 'endnote';
    this.calls.push({ kind, id, offset: this.text.length, section: this.sections.length });
    // What follows in this run is the mark and not text.
    const follows = element.attributes['w:customMarkFollows'];
    if (follows !== undefined && !['0', 'false', 'off'].includes(follows)) this.noteMark = [];
  }

  private endNoteMark(): void {
    const call = this.calls.at(-1);
    if (this.noteMark && call) this.calls[this.calls.length - 1] = { ...call, mark: this.noteMark.join('') };
    this.noteMark = undefined;
  }
}

function holdsWords(element: XmlElement): boolean {
  return element.name === 'w:t' || element.name === 'm:t' || element.children.some(holdsWords);
}
