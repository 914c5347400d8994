/**
 * An XML part as a small tree. Names carry the prefixes of the standard whatever the file calls them, and the
 * strict and transitional namespaces become one: `w:p` is a paragraph in both.
 */
import { SaxesParser, type SaxesAttributeNS } from 'saxes';
import { refuse } from './refuse';

export interface XmlElement {
  readonly name: string;
  /** `w:val`; attributes without a prefix keep their bare name. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** The characters directly within. */
  readonly text: string;
}

const prefixes = new Map([
  ['http://schemas.openxmlformats.org/wordprocessingml/2006/main', 'w'],
  ['http://purl.oclc.org/ooxml/wordprocessingml/main', 'w'],
  ['http://schemas.openxmlformats.org/officeDocument/2006/relationships', 'r'],
  ['http://purl.oclc.org/ooxml/officeDocument/relationships', 'r'],
  ['http://schemas.openxmlformats.org/markup-compatibility/2006', 'mc'],
  ['http://schemas.openxmlformats.org/officeDocument/2006/math', 'm'],
  ['http://purl.oclc.org/ooxml/officeDocument/math', 'm'],
  ['http://schemas.openxmlformats.org/drawingml/2006/main', 'a'],
  ['http://purl.oclc.org/ooxml/drawingml/main', 'a'],
  ['http://schemas.openxmlformats.org/package/2006/relationships', 'rel'],
  ['http://schemas.openxmlformats.org/package/2006/content-types', 'ct'],
]);

/** Deeper than anything that Word writes, and shallow enough to be walked by recursion. */
const deepest = 1_000;

interface GrowingElement extends XmlElement {
  readonly attributes: Record<string, string>;
  readonly children: GrowingElement[];
  text: string;
}

/** Throws `UnreadableDocument` where the text is not well-formed XML or declares a document type. */
export function parseXml(xml: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true, position: false });
  const open: GrowingElement[] = [];
  let root: XmlElement | undefined;

  parser.on('doctype', () => {
    throw refuse('documentType');
  });
  parser.on('error', (error) => {
    throw refuse('brokenXml', error);
  });
  parser.on('opentag', (tag) => {
    if (open.length >= deepest) throw refuse('brokenXml');
    const element = {
      name: nameOf(tag.uri, tag.local),
      attributes: attributesOf(tag.attributes),
      children: [],
      text: '',
    };
    const parent = open.at(-1);
    if (parent) parent.children.push(element);
    else root = element;
    open.push(element);
  });
  const addText = (text: string): void => {
    const parent = open.at(-1);
    if (parent) parent.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    open.pop();
  });

  parser.write(xml).close();
  if (!root) throw refuse('brokenXml');
  return root;
}

/** The first child of that name. */
export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name);
}

/** The `w:val` of the first child of that name. */
export function valueOf(element: XmlElement | undefined, name: string): string | undefined {
  return childOf(element, name)?.attributes['w:val'];
}

/** A property that is switched on by its presence and off by its value; `undefined` where it does not stand. */
export function switchOf(element: XmlElement | undefined, name: string): boolean | undefined {
  const child = childOf(element, name);
  return child && !['0', 'false', 'off'].includes(child.attributes['w:val'] ?? '1');
}

function nameOf(uri: string, local: string): string {
  return `${prefixes.get(uri) ?? 'other'}:${local}`;
}

function attributesOf(attributes: Record<string, SaxesAttributeNS>): Record<string, string> {
  const named: Record<string, string> = {};
  for (const { uri, local, value, prefix } of Object.values(attributes)) {
    if (prefix === 'xmlns' || (prefix === '' && local === 'xmlns')) continue;
    named[uri === '' ? local : nameOf(uri, local)] = value;
  }
  return named;
}
