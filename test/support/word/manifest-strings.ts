/** The texts of our manifest by their ids: the only ones that Word shows in the pop-up of an annotation. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { everyElement, readXml } from '../../../src/command-line/validate-manifest';

export const manifestStrings: ReadonlyMap<string, string> = new Map(
  [...elementsOf(join(import.meta.dirname, '../../../manifest.xml'))]
    .filter(({ name }) => name === 'bt:String')
    .map(({ attributes }) => [attributes['id'] ?? '', attributes['DefaultValue'] ?? '']),
);

function elementsOf(file: string) {
  const root = readXml(readFileSync(file, 'utf8'));
  if (!root) throw new Error('The manifest cannot be read.');
  return everyElement(root);
}
