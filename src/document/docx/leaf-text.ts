/** The characters that an element of a run shows. */
import type { XmlElement } from './parse-xml';
import { inFont, symbolCharacter } from './symbol-character';

/** `undefined` for what only holds other elements. Breaks are what Word's own text has for them. */
export function leafText(element: XmlElement, font: string): string | undefined {
  switch (element.name) {
    case 'w:t':
    case 'm:t':
      return inFont(element.text.replace(/\r\n?|\n/g, ' '), font);
    case 'w:tab':
    case 'w:ptab':
      return '\t';
    case 'w:br':
      return ['page', 'column'].includes(element.attributes['w:type'] ?? '') ? '\f' : '\v';
    case 'w:cr':
      return '\v';
    case 'w:noBreakHyphen':
      return '\u2011';
    case 'w:softHyphen':
      return '\u00ad';
    case 'w:sym':
      return symbolCharacter(
        element.attributes['w:font'] ?? '',
        parseInt(element.attributes['w:char'] ?? '', 16),
      );
    default:
      return undefined;
  }
}
