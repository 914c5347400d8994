/** What an element of a record's HTML is to the opinion: a star page, a note or the call of one, a part, its author, a heading. */
import type { Attributes } from './html-tokens';
import type { OpinionProse } from './opinion-prose';
import type { OpinionTextBuilder } from './opinion-text-builder';
import { partKind } from './part-kind';

export interface Role {
  /** Takes the element's content, which is then no text of the opinion. */
  readonly take?: (content: string) => void;
  /** Hears the words in the element, which are text of the opinion all the same. */
  readonly hear?: (words: string) => void;
  readonly onClose?: () => void;
}

/** What opens with the element is told to `builder` and `prose` at once, the rest by the role. */
export function roleOf(
  name: string,
  attributes: Attributes,
  builder: OpinionTextBuilder,
  prose: OpinionProse,
): Role {
  const classes = (attributes.get('class') ?? '').split(/\s+/);
  const label = attributes.get('data-label') ?? attributes.get('label');
  if (isStarPage(name, classes)) {
    return { take: (text) => addStarPage(builder, label ?? text) };
  }
  if (isNote(name, classes)) {
    prose.beginNote(label ?? '');
    return { onClose: () => prose.endNote() };
  }
  if (isLinkToNote(name, classes, attributes)) {
    return { take: (text) => prose.addNoteNumber(label ?? text.replace(/[[\]().\s]/g, '')) };
  }
  if (name === 'sup') return { take: (text) => prose.addSuperscript(text) };
  // A paragraph number that a publisher added; no reporter prints it.
  if (name === 'span' && classes.includes('num')) return { take: () => undefined };
  if (name === 'article' || name === 'opinion') {
    const kind = partKind(attributes.get('data-type') ?? attributes.get('type'));
    if (kind) builder.beginPart(kind);
    return { onClose: () => builder.endPart() };
  }
  if (name === 'section' && classes.includes('head-matter')) {
    builder.beginPart('syllabus');
    return { onClose: () => builder.endPart() };
  }
  if (name === 'author' || classes.includes('author'))
    return { hear: (author) => builder.nameAuthor(author) };
  if (/^h[1-6]$/.test(name)) {
    prose.beginHeading();
    return { hear: (heading) => prose.endHeading(heading) };
  }
  return {};
}

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
