/**
 * The words of an opinion out of the HTML of the Caselaw Access Project and of CourtListener (the marks of both, and of
 * the older sources that CourtListener holds): star pages, note calls and notes, parts. Nothing else of the HTML survives.
 */
import type { OpinionText } from '../../../quotes/opinion-text';
import { type Attributes, htmlTokens } from './html-tokens';
import { opinionProse, type OpinionProse } from './opinion-prose';
import { buildOpinionText, type BuiltOpinion, type OpinionTextBuilder } from './opinion-text-builder';
import { roleOf, type Role } from './role-of-element';

export interface HtmlOpinion extends BuiltOpinion {
  /** The words come from a page's layout (PDF): running heads and notes stand among them, lines are broken. */
  readonly isLayout: boolean;
}

/** `firstPage`: the page on which the text begins, where the source marks only later ones. */
export function opinionFromHtml(html: string, firstPage?: string): HtmlOpinion {
  const builder = buildOpinionText();
  const reader = readElements(builder, opinionProse(builder));
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

const BLOCKS = new Set(
  'p div blockquote center h1 h2 h3 h4 h5 h6 li ul ol tr td th table section article aside pre opinion author judges hr dd dt dl footnote'.split(
    ' ',
  ),
);

interface OpenElement {
  readonly name: string;
  readonly role: Role;
  /** The words in it, for a role that hears them. */
  heard: string;
}

function readElements(builder: OpinionTextBuilder, prose: OpinionProse) {
  const open: OpenElement[] = [];
  const depth = new Map<string, number>();
  /** Text that is no prose but the content of a mark: a page's number, a note's. */
  let taken: string | null = null;

  const leave = ({ role, heard }: OpenElement): void => {
    role.hear?.(heard);
    role.onClose?.();
  };

  return {
    open(name: string, attributes: Attributes): void {
      if (BLOCKS.has(name) && !isResumed(name, attributes)) prose.beginBlock();
      if (name === 'br') prose.addText('\n');
      const role = roleOf(name, attributes, builder, prose);
      if (role.take) taken = '';
      open.push({ name, role, heard: '' });
      depth.set(name, (depth.get(name) ?? 0) + 1);
    },
    close(name: string): void {
      if (!depth.get(name)) return;
      if (BLOCKS.has(name) && name !== 'pre') prose.beginBlock();
      let element: OpenElement | undefined;
      while (element?.name !== name && (element = open.pop())) {
        depth.set(element.name, (depth.get(element.name) ?? 1) - 1);
        if (element.role.take) {
          const content = taken?.trim() ?? '';
          taken = null;
          element.role.take(content);
        }
        leave(element);
      }
    },
    text(text: string): void {
      if (taken !== null) taken += text;
      else if (depth.get('pre')) addLayoutText(builder, text);
      else {
        for (const element of open) if (element.role.hear) element.heard += text;
        prose.addText(text);
      }
    },
    end(): void {
      for (const element of open.splice(0).reverse()) leave(element);
    },
  };
}

/** CourtListener interrupts the layout of a page at each citation that it links, and goes on with `<pre class="inline">`. */
function isResumed(name: string, attributes: Attributes): boolean {
  return name === 'pre' && attributes.get('class') === 'inline';
}

/** Lines broken by a page's layout are joined; a blank line ends the paragraph. */
function addLayoutText(builder: OpinionTextBuilder, text: string): void {
  for (const [at, block] of text.split(/\n[ \t]*\n|\f/).entries()) {
    if (at > 0) builder.endParagraph();
    builder.addText(block.replace(/\n/g, ' '));
  }
}
