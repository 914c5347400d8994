/** What the instruction of a field asks for, where its result alone does not say it. */
import { symbolCharacter } from './symbol-character';

/** `HYPERLINK "address" \l "place"`; undefined for other fields and for places within the document. */
export function addressOfHyperlinkField(instruction: string): string | undefined {
  if (!/^\s*HYPERLINK\b/i.test(instruction)) return undefined;
  const place = /\\l\s+(?:"([^"]*)"|(\S+))/i.exec(instruction);
  const rest = instruction.replace(/\\[lot]\s+(?:"[^"]*"|\S+)/gi, ' ').replace(/\\[mnh]\b/gi, ' ');
  const [, quoted, bare] = /^\s*HYPERLINK\s+(?:"([^"]*)"|(\S+))/i.exec(rest) ?? [];
  const address = (quoted ?? bare)?.replaceAll('\\\\', '\\');
  return address === undefined || address === '' ? undefined : withAnchor(address, place?.[1] ?? place?.[2]);
}

/** `SYMBOL 167 \f "Times New Roman"` shows a character although it has no result. */
export function signOfSymbolField(instruction: string): string {
  const [, code = ''] = /^\s*SYMBOL\s+(0x[\da-f]+|\d+)/i.exec(instruction) ?? [];
  if (code === '') return '';
  const [, quoted, bare] = /\\f\s+(?:"([^"]*)"|(\S+))/i.exec(instruction) ?? [];
  return symbolCharacter(quoted ?? bare ?? '', Number(code));
}

/** The address of a link to a place within a page. */
export function withAnchor(address: string, anchor: string | undefined): string {
  return anchor === undefined || anchor === '' || address.includes('#') ? address : `${address}#${anchor}`;
}
