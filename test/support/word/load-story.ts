/** One story of a .docx, run by run, into the model. */
import {
  addressOfHyperlinkField,
  signOfSymbolField,
  withAnchor,
} from '../../../src/document/docx/field-instruction';
import { childOf, switchOf, valueOf, type XmlElement } from '../../../src/document/docx/parse-xml';
import type { Styles } from '../../../src/document/docx/read-styles';
import {
  newParagraph,
  plainFormat,
  type ContentControl,
  type Field,
  type Link,
  type Note,
  type Paragraph,
  type Run,
  type RunFormat,
  type Story,
  type WordDocument,
} from './document-model';
import { highlightInFile } from './highlight-colors';
import { leafText } from './leaf-text';
import { readParagraphFormat } from './read-paragraph-format';
import { hold, type Anchor } from './stretch';

export interface StoryParts {
  readonly document: WordDocument;
  readonly styles: Styles;
  /** By style id. */
  readonly styleNames: ReadonlyMap<string, string>;
  addressOf(id: string): string | undefined;
  noteOf(kind: Note['kind'], id: string): Note | null;
  commentOf(id: string): XmlElement | undefined;
}

interface OpenField {
  code: string;
  inResult: boolean;
  hasResult: boolean;
  field: Field | null;
  link: Link | null;
}

export class LoadStory {
  readonly sections: XmlElement[] = [];
  private paragraph: Paragraph | undefined;
  private runs: Run[] = [];
  private length = 0;
  private format: RunFormat = plainFormat;
  private font = '';
  private styleId: string | undefined;
  private tableDepth = 0;
  private readonly fields: OpenField[] = [];
  private readonly openComments = new Map<string, Anchor>();

  /** How an element is read that is neither a mere wrapper nor a character. */
  private readonly readers: Readonly<Record<string, (element: XmlElement) => void>> = {
    'w:p': (element) => this.readParagraph(element),
    'w:tbl': (element) => this.readTable(element),
    'w:tr': (element) => this.readRow(element),
    'w:r': (element) => this.readRun(element),
    'w:ins': (element) => this.readChanged(element, element),
    'w:del': (element) => this.readChanged(element, element),
    'w:moveTo': (element) => this.readChanged(element, element),
    'w:moveFrom': (element) => this.readChanged(element, element),
    'w:hyperlink': (element) => this.readHyperlink(element),
    'w:fldSimple': (element) => this.readSimpleField(element),
    'w:fldChar': (element) => this.readFieldCharacter(element.attributes['w:fldCharType']),
    'w:instrText': (element) => this.addInstruction(element.text),
    'w:delInstrText': (element) => this.addInstruction(element.text),
    'w:sdt': (element) => this.readControl(element),
    'w:footnoteReference': (element) => this.readNoteCall(element),
    'w:endnoteReference': (element) => this.readNoteCall(element),
    'w:footnoteRef': () => this.add('\u0002', { kind: 'noteMark' }),
    'w:endnoteRef': () => this.add('\u0002', { kind: 'noteMark' }),
    'w:commentRangeStart': (element) => this.beginComment(element),
    'w:commentRangeEnd': (element) => this.endComment(element),
    'w:txbxContent': (element) => this.readTextBox(element),
    'mc:AlternateContent': (element) => this.readAlternates(element),
    'w:sectPr': (element) => this.sections.push(element),
    'm:t': (element) => this.add(element.text, { kind: 'equation' }),
    ...Object.fromEntries(
      ['w:pPr', 'w:rPr', 'w:sdtPr', 'w:tblPr', 'w:rt'].map((name) => [name, () => undefined]),
    ),
  };

  constructor(
    private readonly story: Story,
    private readonly parts: StoryParts,
  ) {}

  read(container: XmlElement): void {
    this.readChildren(container);
    if (this.story.paragraphs.length === 0) this.story.paragraphs.push(newParagraph(this.story, []));
  }

  private readChildren({ children }: XmlElement): void {
    for (const child of children) this.readElement(child);
  }

  private readElement(element: XmlElement): void {
    const read = this.readers[element.name];
    if (read) {
      read(element);
      return;
    }
    const text = leafText(element, this.font);
    if (text === undefined) this.readChildren(element);
    else this.add(text);
  }

  private readParagraph(element: XmlElement): void {
    // A paragraph within a paragraph stands in a text box alone, which is a story of its own.
    const properties = childOf(element, 'w:pPr');
    const { styles, styleNames } = this.parts;
    this.styleId = styles.paragraph(properties).style;
    const format = readParagraphFormat(
      properties,
      styles.paragraph(properties),
      styleNames.get(this.styleId ?? '') ?? 'Normal',
      this.tableDepth,
    );
    const paragraph = newParagraph(this.story, [], format);
    this.story.paragraphs.push(paragraph);
    this.paragraph = paragraph;
    this.runs = [];
    this.length = 0;

    this.readChildren(element);

    paragraph.runs = this.runs;
    const mark = childOf(properties, 'w:rPr');
    const gone = childOf(mark, 'w:del') ?? childOf(mark, 'w:moveFrom');
    const change = gone ?? childOf(mark, 'w:ins');
    if (change) {
      paragraph.markChange = {
        kind: gone ? 'deleted' : 'inserted',
        author: change.attributes['w:author'] ?? '',
      };
    }
    const section = childOf(properties, 'w:sectPr');
    if (section) this.sections.push(section);
    this.paragraph = undefined;
  }

  private readTable(element: XmlElement): void {
    this.tableDepth++;
    this.readChildren(element);
    this.tableDepth--;
  }

  /** A row can be inserted or deleted as a whole. */
  private readRow(element: XmlElement): void {
    const properties = childOf(element, 'w:trPr');
    const change = childOf(properties, 'w:del') ?? childOf(properties, 'w:ins');
    if (change) this.readChanged(element, change);
    else this.readChildren(element);
  }

  private readAlternates({ children }: XmlElement): void {
    const branch = children.find(holdsWords) ?? children[0];
    if (branch) this.readChildren(branch);
  }

  private readSimpleField(element: XmlElement): void {
    this.beginField();
    this.addInstruction(element.attributes['w:instr'] ?? '');
    this.separateField();
    this.readChildren(element);
    this.endField();
  }

  private readRun(element: XmlElement): void {
    const outer = this.format;
    const properties = childOf(element, 'w:rPr');
    this.font = childOf(properties, 'w:rFonts')?.attributes['w:ascii'] ?? '';
    this.format = {
      ...outer,
      hidden: this.parts.styles.hides(properties, this.styleId),
      highlight: highlightInFile(valueOf(properties, 'w:highlight')),
      bold: switchOf(properties, 'w:b') ?? false,
      italic: switchOf(properties, 'w:i') ?? false,
    };
    this.readChildren(element);
    this.format = outer;
  }

  private within(change: Partial<RunFormat>, element: XmlElement): void {
    const outer = this.format;
    this.format = { ...outer, ...change };
    this.readChildren(element);
    this.format = outer;
  }

  private readChanged(element: XmlElement, change: XmlElement): void {
    const kind = change.name === 'w:del' || change.name === 'w:moveFrom' ? 'deleted' : 'inserted';
    const author = change.attributes['w:author'] ?? '';
    const isGone = this.format.change?.kind === 'deleted';
    this.within(isGone ? {} : { change: { kind, author } }, element);
  }

  private readHyperlink(element: XmlElement): void {
    const { 'r:id': id, 'w:anchor': anchor } = element.attributes;
    const address = id === undefined ? undefined : this.parts.addressOf(id);
    const whole =
      address === undefined ? (anchor === undefined ? undefined : `#${anchor}`) : withAnchor(address, anchor);
    this.within(whole === undefined ? {} : { link: { address: whole } }, element);
  }

  private readControl(element: XmlElement): void {
    const properties = childOf(element, 'w:sdtPr');
    const lock = valueOf(properties, 'w:lock') ?? 'unlocked';
    const control: ContentControl = {
      id: Number(valueOf(properties, 'w:id') ?? this.parts.document.controls.length),
      tag: valueOf(properties, 'w:tag') ?? '',
      title: valueOf(properties, 'w:alias') ?? '',
      cannotEdit: /contentlocked/i.test(lock),
      cannotDelete: /^sdt/i.test(lock),
      appearance: 'BoundingBox',
    };
    this.parts.document.controls.push(control);
    this.within({ controls: [...this.format.controls, control] }, element);
  }

  private readFieldCharacter(type: string | undefined): void {
    if (type === 'begin') this.beginField();
    else if (type === 'separate') this.separateField();
    else if (type === 'end') this.endField();
  }

  private beginField(): void {
    this.fields.push({ code: '', inResult: false, hasResult: false, field: null, link: null });
  }

  private addInstruction(text: string): void {
    const open = this.fields.at(-1);
    if (open && !open.inResult) open.code += text;
  }

  private separateField(): void {
    const open = this.fields.at(-1);
    if (!open) return;
    open.inResult = true;
    open.field = { code: open.code };
    const address = addressOfHyperlinkField(open.code);
    if (address !== undefined) open.link = { address };
  }

  private endField(): void {
    const open = this.fields.pop();
    if (!open || this.isInInstruction()) return;
    const field = open.field ?? { code: open.code };
    this.parts.document.fields.push(field);
    if (!open.hasResult) this.add(signOfSymbolField(open.code), { field });
  }

  private isInInstruction(): boolean {
    return this.fields.some(({ inResult }) => !inResult);
  }

  private readNoteCall(element: XmlElement): void {
    const kind = element.name === 'w:footnoteReference' ? 'footnote' : 'endnote';
    const note = this.parts.noteOf(kind, element.attributes['w:id'] ?? '');
    const follows = element.attributes['w:customMarkFollows'];
    if (follows === undefined || ['0', 'false', 'off'].includes(follows))
      this.add('\u0002', { kind: 'noteMark', note });
    // What follows in this run is the author's own mark.
    else this.format = { ...this.format, kind: 'customNoteMark', note };
  }

  private beginComment({ attributes }: XmlElement): void {
    if (!this.paragraph) return;
    this.openComments.set(attributes['w:id'] ?? '', {
      paragraph: this.paragraph,
      offset: this.length,
      side: 'start',
    });
  }

  private endComment({ attributes }: XmlElement): void {
    const id = attributes['w:id'] ?? '';
    const start = this.openComments.get(id);
    const comment = this.parts.commentOf(id);
    const paragraph = this.paragraph ?? this.story.paragraphs.at(-1);
    if (!start || !comment || !paragraph) return;
    const offset = this.paragraph
      ? this.length
      : paragraph.runs.reduce((sum, { text }) => sum + text.length, 0);
    this.parts.document.comments.push(
      hold({
        id: `comment-${id}`,
        author: comment.attributes['w:author'] ?? '',
        content: wordsOf(comment),
        resolved: false,
        start,
        end: { paragraph, offset, side: 'end' },
      }),
    );
  }

  private readTextBox(element: XmlElement): void {
    const story: Story = { kind: 'textBox', paragraphs: [] };
    new LoadStory(story, this.parts).read(element);
    if (story.paragraphs.some(({ runs }) => runs.length > 0)) this.parts.document.textBoxes.push(story);
  }

  private add(text: string, more: Partial<RunFormat> = {}): void {
    if (text === '' || !this.paragraph || this.isInInstruction()) return;
    for (const open of this.fields) open.hasResult = true;
    const innermost = this.fields.at(-1);
    const link = this.format.link ?? this.fields.find((open) => open.link)?.link ?? null;
    const field = innermost?.field ?? null;
    this.runs.push({ ...this.format, link, field, ...more, text });
    this.length += text.length;
  }
}

function holdsWords(element: XmlElement): boolean {
  return element.name === 'w:t' || element.name === 'm:t' || element.children.some(holdsWords);
}

function wordsOf(element: XmlElement): string {
  return (element.name === 'w:t' ? element.text : '') + element.children.map(wordsOf).join('');
}
