/**
 * HTML as tags and text, in one pass, tolerant of whatever a record holds. Not a browser's parser: no tree, no repair.
 * What a browser would run or not show (scripts, styles, comments, templates) never comes out.
 */
import { namedCharacters } from './named-characters';

export type Attributes = ReadonlyMap<string, string>;

export type HtmlToken =
  | { readonly kind: 'open'; readonly name: string; readonly attributes: Attributes }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string };

const NEVER_TEXT = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'head',
  'title',
  'textarea',
  'select',
]);

const VOID = new Set([
  'br',
  'hr',
  'img',
  'input',
  'meta',
  'link',
  'wbr',
  'col',
  'area',
  'base',
  'source',
  'track',
]);

const TAG_NAME = /<(\/?)([a-zA-Z][^\s/>]*)/y;
const ATTRIBUTE = /([^\s=/"'<>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g;

export function* htmlTokens(html: string): Generator<HtmlToken> {
  const tagEnd = tagEnds(html);
  let at = 0;
  while (at < html.length) {
    const tagAt = html.indexOf('<', at);
    const textEnd = tagAt === -1 ? html.length : tagAt;
    if (textEnd > at) yield { kind: 'text', text: decodeCharacters(html.slice(at, textEnd)) };
    if (tagAt === -1) return;

    if (html.startsWith('<!--', tagAt)) {
      at = after(html, '-->', tagAt + 4);
      continue;
    }
    if (html.startsWith('<!', tagAt) || html.startsWith('<?', tagAt)) {
      at = after(html, '>', tagAt + 2);
      continue;
    }
    TAG_NAME.lastIndex = tagAt;
    const start = TAG_NAME.exec(html);
    const end = start ? tagEnd(tagAt + start[0].length) : -1;
    if (!start || end === -1) {
      // A lone `<`: text, as browsers have it.
      yield { kind: 'text', text: '<' };
      at = tagAt + 1;
      continue;
    }
    at = end + 1;
    const name = (start[2] ?? '').toLowerCase();
    const attributes = html.slice(tagAt + start[0].length, end);
    const isClose = start[1] === '/';
    const isEmpty = attributes.trimEnd().endsWith('/') || VOID.has(name);
    if (NEVER_TEXT.has(name)) {
      if (!isClose && !isEmpty) at = afterElement(html, name, at);
    } else if (isClose) {
      yield { kind: 'close', name };
    } else {
      yield { kind: 'open', name, attributes: attributesOf(attributes) };
      if (isEmpty) yield { kind: 'close', name };
    }
  }
}

/**
 * Finds the `>` that ends a tag, -1 for none; quoted values may hold `>`. Once a quotation mark proves to be unpaired, quotes
 * count for nothing in the rest of the source, so that the time stays in proportion to its length.
 */
function tagEnds(html: string): (from: number) => number {
  let quotesPair = true;
  let last = Infinity;
  return (from) => {
    if (from > last) return -1;
    for (let at = from; quotesPair && at < html.length; at += 1) {
      const character = html.charAt(at);
      if (character === '>') return at;
      if (character !== '"' && character !== "'") continue;
      const close = html.indexOf(character, at + 1);
      if (close === -1) break;
      at = close;
    }
    quotesPair = false;
    const end = html.indexOf('>', from);
    if (end === -1) last = from - 1;
    return end;
  };
}

function after(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found === -1 ? html.length : found + mark.length;
}

/** Past the element's end; an element that is never closed swallows the rest, as in a browser. */
function afterElement(html: string, name: string, from: number): number {
  const close = new RegExp(`</${name}[\\s/>]`, 'gi');
  close.lastIndex = from;
  const found = close.exec(html);
  return found ? after(html, '>', found.index) : html.length;
}

function attributesOf(source: string): Attributes {
  const attributes = new Map<string, string>();
  for (const match of source.matchAll(ATTRIBUTE)) {
    const name = (match[1] ?? '').toLowerCase();
    if (!attributes.has(name)) attributes.set(name, decodeCharacters(match[2] ?? match[3] ?? match[4] ?? ''));
  }
  return attributes;
}

/** Unknown names and impossible numbers stay as they are written. */
function decodeCharacters(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z][a-zA-Z0-9]{1,31}));?/g,
    (whole, ...found) => {
      const [decimal, hexadecimal, name] = found as [string?, string?, string?];
      if (name !== undefined) return namedCharacters.get(name) ?? whole;
      const code = decimal === undefined ? parseInt(hexadecimal ?? '', 16) : Number(decimal);
      return characterOf(code) ?? whole;
    },
  );
}

/** As browsers read them, 128–159 are those of Windows-1252: old opinions are full of such dashes and quotation marks. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function characterOf(code: number): string | null {
  if (code >= 128 && code <= 159) return WINDOWS_1252.charAt(code - 128);
  if (code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return null;
  return String.fromCodePoint(code);
}
