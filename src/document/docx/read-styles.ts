/** What the styles of a document say of a paragraph or a run, through inheritance: set off, heading, hidden. */
import { isHeadingStyle, isListOfReferencesStyle, isQuotationStyle, leastIndentPoints } from '../style-names';
import { childOf, switchOf, valueOf, type XmlElement } from './parse-xml';

export interface Styles {
  /** Of a paragraph with these properties (`w:pPr`). */
  paragraph(properties: XmlElement | undefined): ParagraphFormat;
  /** Whether text with these run properties (`w:rPr`) is hidden in a paragraph of that style. */
  hides(properties: XmlElement | undefined, paragraphStyle: string | undefined): boolean;
}

export interface ParagraphFormat {
  readonly style?: string;
  readonly indented: boolean;
  readonly heading: boolean;
}

interface Style {
  readonly name: string;
  readonly basedOn: string | undefined;
  readonly paragraph: XmlElement | undefined;
  readonly run: XmlElement | undefined;
}

/** In twentieths of a point. */
const leastIndent = leastIndentPoints * 20;

export function readStyles(root: XmlElement | undefined): Styles {
  const styles = new Map<string, Style>();
  let defaultParagraphStyle: string | undefined;
  for (const element of root?.children ?? []) {
    const id = element.attributes['w:styleId'];
    if (element.name !== 'w:style' || id === undefined) continue;
    styles.set(id, {
      name: valueOf(element, 'w:name') ?? id,
      basedOn: valueOf(element, 'w:basedOn'),
      paragraph: childOf(element, 'w:pPr'),
      run: childOf(element, 'w:rPr'),
    });
    const isDefault = ['1', 'true', 'on'].includes(element.attributes['w:default'] ?? '0');
    if (isDefault && element.attributes['w:type'] === 'paragraph') defaultParagraphStyle = id;
  }
  const defaults = childOf(root, 'w:docDefaults');
  const defaultParagraph = childOf(childOf(defaults, 'w:pPrDefault'), 'w:pPr');
  const defaultRun = childOf(childOf(defaults, 'w:rPrDefault'), 'w:rPr');

  return {
    paragraph: (properties) => {
      const style = valueOf(properties, 'w:pStyle') ?? defaultParagraphStyle;
      const ancestry = ancestryOf(style, styles);
      const layers = [properties, ...ancestry.map(({ paragraph }) => paragraph), defaultParagraph];
      const names = ancestry.map(({ name }) => name);
      const heading = isHeading(layers, names);
      const indented = !heading && (names.some((name) => isQuotationStyle(name)) || isSetOff(layers, names));
      return { ...(style === undefined ? {} : { style }), indented, heading };
    },
    hides: (properties, paragraphStyle) => {
      const direct = switchOf(properties, 'w:vanish');
      if (direct !== undefined) return direct;
      // A toggle property: set by both styles, they cancel one another (ECMA-376 part 1, 17.7.3).
      const [byParagraph, byCharacter] = [paragraphStyle, valueOf(properties, 'w:rStyle')].map((style) =>
        firstOf(
          ancestryOf(style, styles).map(({ run }) => run),
          (run) => switchOf(run, 'w:vanish'),
        ),
      );
      return (byParagraph ?? false) !== (byCharacter ?? false) || (switchOf(defaultRun, 'w:vanish') ?? false);
    },
  };
}

/** The style and those it is based on, nearest first. A circle ends where it closes. */
function ancestryOf(id: string | undefined, styles: ReadonlyMap<string, Style>): Style[] {
  const ancestry: Style[] = [];
  for (let at = id; at !== undefined;) {
    const style = styles.get(at);
    if (!style || ancestry.includes(style)) break;
    ancestry.push(style);
    at = style.basedOn;
  }
  return ancestry;
}

function isHeading(layers: readonly (XmlElement | undefined)[], names: readonly string[]): boolean {
  const level = firstOf(layers, (layer) => valueOf(layer, 'w:outlineLvl'));
  return Number(level) < 9 || isHeadingStyle(names[0] ?? '');
}

/** Set in from both margins as running text is: not centred, not numbered, not an entry of a table of authorities. */
function isSetOff(layers: readonly (XmlElement | undefined)[], names: readonly string[]): boolean {
  if (names.some((name) => isListOfReferencesStyle(name))) return false;
  const alignment = firstOf(layers, (layer) => valueOf(layer, 'w:jc'));
  if (alignment === 'center' || alignment === 'right' || alignment === 'end') return false;
  const numbering = firstOf(layers, (layer) => valueOf(childOf(layer, 'w:numPr'), 'w:numId'));
  if (numbering !== undefined && numbering !== '0') return false;
  return (
    indentOf(layers, 'w:left', 'w:start') >= leastIndent &&
    indentOf(layers, 'w:right', 'w:end') >= leastIndent
  );
}

function indentOf(layers: readonly (XmlElement | undefined)[], ...names: readonly string[]): number {
  const written = firstOf(layers, (layer) => {
    const attributes = childOf(layer, 'w:ind')?.attributes;
    return firstOf(names, (name) => attributes?.[name]);
  });
  return twipsOf(written ?? '0');
}

/** A bare number is in twentieths of a point; the strict format also writes units. */
function twipsOf(written: string): number {
  const twips: Record<string, number> = {
    in: 1440,
    pt: 20,
    pc: 240,
    pi: 240,
    cm: 1440 / 2.54,
    mm: 144 / 2.54,
  };
  const [, number = '0', unit = ''] = /^(-?[\d.]+)([a-z]*)$/.exec(written) ?? [];
  return Number(number) * (twips[unit] ?? 1);
}

function firstOf<T, U>(values: readonly T[], find: (value: T) => U | undefined): U | undefined {
  for (const value of values) {
    const found = find(value);
    if (found !== undefined) return found;
  }
  return undefined;
}
