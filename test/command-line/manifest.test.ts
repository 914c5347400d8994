import { OfficeAddinManifest } from 'office-addin-manifest';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runManifest } from '../../src/command-line/run-manifest';
import { everyElement, readXml, validateManifest } from '../../src/command-line/validate-manifest';
import { firmManifest, manifestIdOf } from '../../src/relay/firm-manifest';
import { temporaryFolder } from '../support/temporary-folder';

const folder = temporaryFolder();
const template = join(import.meta.dirname, '../../manifest.xml');
const id = '0f0f0f0f-1111-4222-8333-444444444444';
const url = 'https://cite.firm.example';
let files = 0;

async function write(...args: string[]): Promise<{ file: string; text: string; message: string }> {
  const file = join(folder, `manifest-${(files += 1)}.xml`);
  const outcome = await runManifest([...args, '--out', file], template);
  expect(outcome.kind).toBe('written');
  return { file, text: readFileSync(file, 'utf8'), message: outcome.message };
}

describe('npm run manifest', () => {
  test('writes a valid manifest with the address of the firm everywhere', async () => {
    const { file, text, message } = await write('--url', url, '--id', id);
    expect(validateManifest(text)).toEqual([]);
    expect(text).not.toContain('localhost');
    expect(message).toContain(id);
    const info = await OfficeAddinManifest.readManifestFile(file);
    expect(info).toMatchObject({
      id,
      displayName: 'Cite Check',
      appDomains: [url],
      iconUrl: `${url}/icon-32.png`,
      supportUrl: `${url}/help.html`,
      defaultSettings: { sourceLocation: `${url}/taskpane.html?in=word` },
    });
  });

  test('holds what the package’s manifest holds, and nothing else', async () => {
    const { text } = await write('--url', `${url}:8443/`, '--id', id);
    const own = readFileSync(template, 'utf8')
      .replaceAll('https://localhost:3000', `${url}:8443`)
      .replace(/<Id>[^<]*/, `<Id>${id}`);
    expect(contentOf(text)).toEqual(contentOf(own));
  });

  test('makes a new id each time, and keeps a name that XML would trip over', async () => {
    const first = await write('--url', url, '--id', 'new', '--name', 'Cite "Check" <Firm & Söhne>');
    const second = await write('--url', url, '--id', 'new');
    const [one, other] = await Promise.all(
      [first, second].map(({ file }) => OfficeAddinManifest.readManifestFile(file)),
    );
    expect(one?.displayName).toBe('Cite "Check" <Firm & Söhne>');
    expect(one?.id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(other?.id).not.toBe(one?.id);
  });

  test('leaves an earlier manifest alone: its id may stand nowhere else', async () => {
    const file = join(folder, 'earlier.xml');
    writeFileSync(file, 'earlier');
    const outcome = await runManifest(['--url', url, '--id', 'new', '--out', file], template);
    expect(outcome).toMatchObject({ kind: 'refused' });
    expect(readFileSync(file, 'utf8')).toBe('earlier');
  });

  test.each<[string, readonly string[], RegExp]>([
    ['no address', ['--id', 'new'], /needed/],
    ['no id', ['--url', url], /needed/],
    ['http', ['--url', 'http://cite.firm.example', '--id', 'new'], /https/],
    ['a path', ['--url', `${url}/cite`, '--id', 'new'], /without a path/],
    ['a query', ['--url', `${url}?a=1`, '--id', 'new'], /without a path/],
    ['a password', ['--url', 'https://a:b@cite.firm.example', '--id', 'new'], /without a path/],
    ['no address at all', ['--url', 'cite.firm.example', '--id', 'new'], /https/],
    ['an id that is none', ['--url', url, '--id', 'mine'], /--id/],
    ['a name too long', ['--url', url, '--id', 'new', '--name', 'x'.repeat(126)], /--name/],
    ['an empty name', ['--url', url, '--id', 'new', '--name', ''], /--name/],
    ['a word too many', ['--url', url, '--id', 'new', 'now'], /not understood/],
    ['an unknown option', ['--url', url, '--id', 'new', '--force'], /not understood/],
    [
      'a folder that is not there',
      ['--url', url, '--id', 'new', '--out', join(folder, 'no', 'm.xml')],
      /cannot be written/,
    ],
  ])('%s: a sentence, and nothing is written', async (_, args, message) => {
    const outcome = await runManifest(
      args.includes('--out') ? args : [...args, '--out', join(folder, 'none.xml')],
      template,
    );
    expect(outcome.kind).toBe('refused');
    expect(outcome.message).toMatch(message);
    expect(() => readFileSync(join(folder, 'none.xml'))).toThrow();
  });
});

describe('the id of a relay’s own manifest', () => {
  test('is the same for the same address, and another for another', () => {
    expect(manifestIdOf(url)).toBe(manifestIdOf(url));
    expect(manifestIdOf(url)).not.toBe(manifestIdOf(`${url}:8443`));
    expect(manifestIdOf(url)).toMatch(/^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  test('is a version 5 UUID as RFC 9562 makes it', () =>
    // Python: uuid.uuid5(uuid.NAMESPACE_URL, 'https://cite.firm.example/manifest.xml')
    expect(manifestIdOf(url)).toBe('bb31299b-3abb-5e4b-93db-1087e90a7521'));

  test('the relay serves the bytes that the command writes', async () => {
    const { text } = await write('--url', url, '--id', manifestIdOf(url));
    const served = await firmManifest(readFileSync(template, 'utf8'), { origin: url, id: manifestIdOf(url) });
    expect(served).toBe(text);
  });
});

/** Elements, attributes and texts in their order, without white space. */
function contentOf(xml: string): readonly unknown[] {
  const root = readXml(xml);
  if (root === null) throw new Error('not well-formed');
  return [...everyElement(root)].map(({ name, attributes, text }) => [name, attributes, text]);
}
