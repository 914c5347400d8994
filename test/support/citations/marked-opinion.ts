/**
 * An opinion of the harvest of 2018 as text, and the citations that CourtListener's own program marked in its HTML.
 * The text is what labels with `/untagged` count in, with a line break put in where nothing but a tag parts two words.
 */
import { decodeEntities } from '../labelled-text';

export interface CitationMark {
  readonly start: number;
  readonly end: number;
  readonly volume: string;
  readonly reporter: string;
  readonly page: string;
  /** Of the case that it links to, as CourtListener's address has it: `miller-el-v-cockrell`. */
  readonly caseName?: string;
}

export interface MarkedOpinion {
  readonly text: string;
  readonly marks: readonly CitationMark[];
  /** Where tags stand in the text, in order; those that close have a stroke before the name. */
  readonly tags: readonly Tag[];
  /** From an offset into `text` to that into the HTML without its tags. */
  untagged(offset: number): number;
}

interface Tag {
  readonly name: string;
  readonly at: number;
}

const TAG_OR_TEXT = /<(\/?)([a-z][a-z0-9_]*)([^>]*)>|[^<]+|</gi;
/** `pre` is none: CourtListener writes one before and one behind each mark in a text with a page's layout. */
const BLOCK =
  /^(?:p|div|blockquote|center|h[1-6]|li|ul|ol|tr|td|th|table|br|hr|section|opinion|footnote_body)$/i;

export function readMarkedOpinion(html: string): MarkedOpinion {
  let text = '';
  let parted = false;
  const added: number[] = [];
  const marks: CitationMark[] = [];
  const tags: Tag[] = [];
  const open: { readonly kind: string; readonly start: number }[] = [];
  let parts: Readonly<Record<string, string>> = {};

  for (const [token, slash = '', name, attributes = ''] of html.matchAll(TAG_OR_TEXT)) {
    if (name === undefined) {
      const words = decodeEntities(token);
      if (parted && /\S$/.test(text) && /^\S/.test(words)) {
        added.push(text.length);
        text += '\n';
      }
      parted = false;
      text += words;
      continue;
    }
    tags.push({ name: slash + name, at: text.length });
    if (BLOCK.test(name)) parted = true;
    const caseName = name === 'a' ? /\/opinion\/\d+\/([^/]+)\//.exec(attributes)?.[1] : undefined;
    if (caseName !== undefined) parts = { ...parts, caseName };
    if (name !== 'span') continue;
    if (slash === '') {
      open.push({ kind: /class="(\w+)/.exec(attributes)?.[1] ?? '', start: text.length });
      continue;
    }
    const closed = open.pop();
    if (closed?.kind === 'citation') {
      const { volume = '', reporter = '', page = '', ...named } = parts;
      marks.push({ start: closed.start, end: text.length, volume, reporter, page, ...named });
      parts = {};
    } else if (closed) {
      parts = { ...parts, [closed.kind]: text.slice(closed.start) };
    }
  }
  return { text, marks, tags, untagged: (offset) => offset - added.filter((at) => at < offset).length };
}
