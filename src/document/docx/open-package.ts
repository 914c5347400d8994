/** The parts of a .docx and how they point at one another (Open Packaging Conventions, ECMA-376 part 2). */
import { decodeXml } from './decode-xml';
import { openZip } from './open-zip';
import { childOf, parseXml, type XmlElement } from './parse-xml';
import { refuse } from './refuse';
import { refuseOtherFormats } from './refuse-other-formats';

export interface DocxPackage {
  readonly mainPath: string;
  /** The root of a part, or `undefined` where it is missing. Throws `UnreadableDocument` where it is damaged. */
  part(path: string): XmlElement | undefined;
  /** What the part points at, by relationship id. */
  relationshipsOf(path: string): ReadonlyMap<string, Relationship>;
}

interface Relationship {
  /** The last word of its type: `footnotes`, `hyperlink`. Strict and transitional types share it. */
  readonly kind: string;
  /** A path in the package, or an address where `external`. */
  readonly target: string;
  readonly external: boolean;
}

/** Throws `UnreadableDocument` with what to do where the bytes are not a Word document that can be read. */
export function openPackage(bytes: Uint8Array): DocxPackage {
  refuseOtherFormats(bytes);
  const archive = openZip(bytes);
  const entryNames = new Map(archive.names.map((name) => [foldPath(name), name]));

  const part = (path: string): XmlElement | undefined => {
    const entryName = entryNames.get(foldPath(path));
    const content = entryName === undefined ? undefined : archive.read(entryName);
    return content && parseXml(decodeXml(content));
  };
  const relationshipsOf = (path: string): ReadonlyMap<string, Relationship> => {
    const slash = path.lastIndexOf('/');
    const folder = path.slice(0, slash + 1);
    return readRelationships(part(`${folder}_rels/${path.slice(slash + 1)}.rels`), folder);
  };

  const mainPath = findMainPath(relationshipsOf(''), entryNames);
  return { mainPath, part, relationshipsOf };
}

/** Part names are compared without letter case; some writers put backslashes or a leading slash. */
function foldPath(path: string): string {
  return path.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();
}

function readRelationships(root: XmlElement | undefined, folder: string): Map<string, Relationship> {
  const relationships = new Map<string, Relationship>();
  for (const { attributes } of root?.children ?? []) {
    const { Id: id, Type: type, Target: target } = attributes;
    if (id === undefined || type === undefined || target === undefined) continue;
    const external = attributes['TargetMode'] === 'External';
    relationships.set(id, {
      kind: type.slice(type.lastIndexOf('/') + 1),
      target: external ? target : resolvePath(folder, target),
      external,
    });
  }
  return relationships;
}

function resolvePath(folder: string, target: string): string {
  const segments: string[] = [];
  const path = target.startsWith('/') ? target : folder + target;
  for (const segment of path.replaceAll('\\', '/').split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return segments.join('/');
}

function findMainPath(
  relationships: ReadonlyMap<string, Relationship>,
  entryNames: ReadonlyMap<string, string>,
): string {
  const pointedAt = [...relationships.values()].find(({ kind }) => kind === 'officeDocument')?.target;
  const candidates = pointedAt === undefined ? ['word/document.xml'] : [pointedAt, 'word/document.xml'];
  const path = candidates.find((candidate) => entryNames.has(foldPath(candidate)));
  if (path === undefined) throw refuse(refusalWithoutMainPart(entryNames));
  if (foldPath(path).startsWith('xl/')) throw refuse('spreadsheet');
  if (foldPath(path).startsWith('ppt/')) throw refuse('presentation');
  return path;
}

function refusalWithoutMainPart(entryNames: ReadonlyMap<string, string>) {
  if (entryNames.has('mimetype') && entryNames.has('content.xml')) return 'openDocument';
  return entryNames.has('[content_types].xml') ? 'noMainPart' : 'otherFile';
}

/** The body of the main part. */
export function bodyOf(main: XmlElement | undefined): XmlElement {
  if (main?.name !== 'w:document') throw refuse('otherFile');
  const body = childOf(main, 'w:body');
  if (!body) throw refuse('noMainPart');
  return body;
}
