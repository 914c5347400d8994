/**
 * The words of an opinion out of the HTML of the Caselaw Access Project and of CourtListener (the marks of both, and of
 * the older sources that CourtListener holds): star pages, note calls and notes, parts. Nothing else of the HTML survives.
 */
import type { OpinionText } from '../../../quotes/opinion-text';
import { htmlTokens } from './html-tokens';
import { buildOpinionText, type BuiltOpinion, type OpinionTextBuilder } from './opinion-text-builder';
import { partKind } from './part-kind';

export interface HtmlOpinion extends BuiltOpinion {
  /** The words come from a page's layout (PDF): running heads and notes stand among them, lines are broken. */
  readonly isLayout: boolean;
}

/** `firstPage`: the page on which the text begins, where the source marks only later ones. */
export function opinionFromHtml(html: string, firstPage?: string): HtmlOpinion {
  const builder = buildOpinionText();
  const reader = readElements(builder);
  if (firstPage !== undefined) builder.beginOnPage(firstPage);
  let isLayout = false;
  for (const token of htmlTokens(html)) {
    switch (token.kind) {
      case 'open':
        if (token.name === 'pre') isLayout = true;
        reader.open(token.name, token.attributes);
        break;
      case 'close':
        reader.close(token.name);
        break;
      case 'text':
        reader.text(token.text);
    }
  }
  reader.end();
  return { ...builder.finish(), isLayout };
}

export function asOpinionText({ text, parts }: BuiltOpinion, complete: boolean): OpinionText {
  return { text, parts, complete };
}

type Attributes = ReadonlyMap<string, string>;

const BLOCKS = new Set(
  'p div blockquote center h1 h2 h3 h4 h5 h6 li ul ol tr td th table section article aside pre opinion author judges hr dd dt dl footnote'.split(
    ' ',
  ),
);

interface OpenElement {
  readonly name: string;
  /** Takes the element's content, which is then no text of the opinion. */
  readonly capture?: (text: string) => void;
  readonly onClose?: () => void;
}

function readElements(builder: OpinionTextBuilder) {
  const open: OpenElement[] = [];
  const depth = new Map<string, number>();
  /** Text that is no prose but the content of a mark: a page's number, a note's. */
  let captured: string | null = null;
  let author: string | null = null;
  let heading = '';
  /** At the beginning of a note its number stands once more. */
  let atNoteStart = false;
  let atParagraphStart = true;
  /** Under the heading NOTES, paragraphs that begin with a number in brackets are the notes. */
  let isUnderNotes = false;

  const beginBlock = (): void => {
    builder.endParagraph();
    atParagraphStart = true;
  };

  const beginNote = (label: string): void => {
    builder.beginNote(label);
    atNoteStart = true;
  };

  const addText = (text: string): void => {
    if (atNoteStart) {
      // `1 . At oral argument`, `1. At oral argument`
      const rest = text.replace(/^\s*(?:\d{1,3}|\*+)?\.?\s*/, '');
      if (rest === '') return;
      atNoteStart = false;
      atParagraphStart = false;
      builder.addText(rest);
      return;
    }
    const number = isUnderNotes && atParagraphStart ? BRACKETED_NUMBER.exec(text) : null;
    if (number) {
      beginNote(number[1] ?? '');
      addText(text.slice(number[0].length));
      return;
    }
    if (text.trim() !== '') atParagraphStart = false;
    builder.addText(text);
  };

  const addNoteNumber = (number: string): void => {
    if (atNoteStart) builder.nameNote(number);
    else if (number !== '') builder.addNoteCall(number);
  };

  const addSuperscript = (text: string): void => {
    const number = BRACKETED_NUMBER.exec(text)?.[1] ?? (/^\d{1,3}$/.test(text) ? text : null);
    if (number === null) addText(text);
    else if (isUnderNotes && atParagraphStart) beginNote(number);
    else addNoteNumber(number);
  };

  /** What to do with an element when it opens, and what when it closes. */
  const enter = (name: string, attributes: Attributes): Omit<OpenElement, 'name'> => {
    const classes = (attributes.get('class') ?? '').split(/\s+/);
    const label = attributes.get('data-label') ?? attributes.get('label');
    if (isStarPage(name, classes)) {
      return { capture: (text) => addStarPage(builder, label ?? text) };
    }
    if (isNote(name, classes)) {
      beginNote(label ?? '');
      return {
        onClose: () => {
          builder.endNote();
          atNoteStart = false;
        },
      };
    }
    if (isLinkToNote(name, classes, attributes)) {
      return { capture: (text) => addNoteNumber(label ?? text.replace(/[[\]().\s]/g, '')) };
    }
    if (name === 'sup') return { capture: addSuperscript };
    // A paragraph number that a publisher added; no reporter prints it.
    if (name === 'span' && classes.includes('num')) return { capture: () => undefined };
    if (name === 'article' || name === 'opinion') {
      const kind = partKind(attributes.get('data-type') ?? attributes.get('type'));
      if (kind) builder.beginPart(kind);
      return { onClose: () => builder.endPart() };
    }
    if (name === 'section' && classes.includes('head-matter')) {
      builder.beginPart('syllabus');
      return { onClose: () => builder.endPart() };
    }
    if (name === 'author' || classes.includes('author')) {
      author = '';
      return {
        onClose: () => {
          builder.nameAuthor(author ?? '');
          author = null;
        },
      };
    }
    if (HEADING.test(name)) {
      heading = '';
      if (isUnderNotes) builder.endNote();
      return { onClose: () => (isUnderNotes = /^\s*(?:foot)?notes\s*:?\s*$/i.test(heading)) };
    }
    return {};
  };

  return {
    open(name: string, attributes: Attributes): void {
      if (BLOCKS.has(name) && !isResumed(name, attributes)) beginBlock();
      if (name === 'br') addText('\n');
      const element: OpenElement = { name, ...enter(name, attributes) };
      if (element.capture) captured = '';
      open.push(element);
      depth.set(name, (depth.get(name) ?? 0) + 1);
    },
    close(name: string): void {
      if (!depth.get(name)) return;
      if (BLOCKS.has(name) && name !== 'pre') beginBlock();
      let element: OpenElement | undefined;
      while (element?.name !== name && (element = open.pop())) {
        depth.set(element.name, (depth.get(element.name) ?? 1) - 1);
        const content = captured?.trim() ?? '';
        if (element.capture) {
          captured = null;
          element.capture(content);
        }
        element.onClose?.();
      }
    },
    text(text: string): void {
      if (captured !== null) captured += text;
      else if (depth.get('pre')) addLayoutText(builder, text);
      else {
        if (author !== null) author += text;
        heading += text;
        addText(text);
      }
    },
    end(): void {
      for (const element of open.splice(0).reverse()) element.onClose?.();
    },
  };
}

/** CourtListener interrupts the layout of a page at each citation that it links, and goes on with `<pre class="inline">`. */
function isResumed(name: string, attributes: Attributes): boolean {
  return name === 'pre' && attributes.get('class') === 'inline';
}

const HEADING = /^h[1-6]$/;

/** `[3]`, `[fn. 3]`, `[*]`. */
const BRACKETED_NUMBER = /^\s*\[(?:fn\.? ?)?(\d{1,3}|[*†‡]+)\]/;

function isStarPage(name: string, classes: readonly string[]): boolean {
  return name === 'page-number' || classes.includes('star-pagination') || classes.includes('page-label');
}

function isNote(name: string, classes: readonly string[]): boolean {
  if (name === 'footnote' || name === 'footnote_body') return true;
  return (name === 'aside' || name === 'div') && classes.includes('footnote');
}

function isLinkToNote(name: string, classes: readonly string[], attributes: Attributes): boolean {
  if (name === 'footnotemark') return true;
  if (name !== 'a') return false;
  return (
    classes.includes('footnotemark') ||
    classes.includes('footnote') ||
    /^#(?:ref[-_]?)?(?:fn|footnote)/i.test(attributes.get('href') ?? '')
  );
}

/** `*495`, `*Page 495`; anything else is no page. */
function addStarPage(builder: OpinionTextBuilder, label: string): void {
  const page = /^\s*\*?\s*(?:page\s+)?([0-9a-z][0-9a-z.-]*)\s*$/i.exec(label)?.[1];
  if (page !== undefined) builder.addStarPage(page);
}

/** Lines broken by a page's layout are joined; a blank line ends the paragraph. */
function addLayoutText(builder: OpinionTextBuilder, text: string): void {
  for (const [at, block] of text.split(/\n[ \t]*\n|\f/).entries()) {
    if (at > 0) builder.endParagraph();
    builder.addText(block.replace(/\n/g, ' '));
  }
}
