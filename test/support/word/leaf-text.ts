/** The characters that Word's own text has for an element of a run. */
import type { XmlElement } from '../../../src/document/docx/parse-xml';
import { inFont, symbolCharacter } from '../../../src/document/docx/symbol-character';

/** `undefined` for what only holds other elements. */
export function leafText(element: XmlElement, font: string): string | undefined {
  switch (element.name) {
    case 'w:t':
    case 'w:delText':
      return inFont(element.text.replace(/\r\n?|\n/g, ' '), font);
    case 'w:tab':
    case 'w:ptab':
      return '\t';
    case 'w:br':
      return ['page', 'column'].includes(element.attributes['w:type'] ?? '') ? '\f' : '\v';
    case 'w:cr':
      return '\v';
    case 'w:noBreakHyphen':
      return '\u001e';
    case 'w:softHyphen':
      return '\u001f';
    case 'w:sym':
      return symbolCharacter(
        element.attributes['w:font'] ?? '',
        parseInt(element.attributes['w:char'] ?? '', 16),
      );
    default:
      return undefined;
  }
}
