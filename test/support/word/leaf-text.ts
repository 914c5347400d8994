/** The characters that Word's own text has for an element of a run: its hyphens are not those of the file's other readers. */
import { leafText as readLeafText } from '../../../src/document/docx/leaf-text';
import type { XmlElement } from '../../../src/document/docx/parse-xml';
import { inFont } from '../../../src/document/docx/symbol-character';

/** `undefined` for what only holds other elements. */
export function leafText(element: XmlElement, font: string): string | undefined {
  switch (element.name) {
    case 'w:delText':
      return inFont(element.text.replace(/\r\n?|\n/g, ' '), font);
    case 'w:noBreakHyphen':
      return '\u001e';
    case 'w:softHyphen':
      return '\u001f';
    default:
      return readLeafText(element, font);
  }
}
