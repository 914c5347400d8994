/** The manifest of the package holds nothing that Office would refuse, and the validator finds each of a set of faults. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  everyElement,
  type ManifestElement,
  readXml,
  validateManifest,
} from '../../src/command-line/validate-manifest';
import { popUpFindings } from '../../src/document/pop-up-findings';

const root = join(import.meta.dirname, '../..');
const manifest = readFileSync(join(root, 'manifest.xml'), 'utf8');

describe('manifest.xml', () => {
  const elements = [...everyElement(readXml(manifest) ?? never())];
  const addressesOf = (name: string): readonly string[] =>
    elements
      .filter((element) => element.name === name)
      .map(({ attributes }) => attributes['DefaultValue'] ?? '');

  test('is valid', () => expect(validateManifest(manifest)).toEqual([]));

  test('reaches no address but its own', () => {
    const addresses = [...manifest.matchAll(/https?:\/\/[^/"<]+/g)].map(([address]) => address);
    const schemas = ['http://schemas.microsoft.com', 'http://www.w3.org'];
    expect([...new Set(addresses)].filter((address) => !schemas.includes(address))).toEqual([
      'https://localhost:3000',
    ]);
  });

  test.each([16, 32, 64, 80, 128])('has an icon of %i pixels, drawn that large', (size) => {
    expect(sizeOf(readFileSync(join(root, 'assets', `icon-${size}.png`)))).toEqual([size, size]);
  });

  test('every icon is of the size under which it is asked for', () => {
    const images = new Map(
      elements
        .filter(({ name, attributes }) => name === 'bt:Image' && attributes['DefaultValue'] !== undefined)
        .map(({ attributes }) => [attributes['id'], attributes['DefaultValue'] ?? '']),
    );
    const asked = elements.filter(
      ({ name, attributes }) => name === 'bt:Image' && attributes['size'] !== undefined,
    );
    expect(asked.length).toBeGreaterThan(8);
    for (const { attributes } of asked)
      expect(pixelsAt(images.get(attributes['resid']))).toBe(Number(attributes['size']));
    expect(addressesOf('IconUrl').map(pixelsAt)).toEqual([32]);
    expect(addressesOf('HighResolutionIconUrl').map(pixelsAt)).toEqual([64]);
  });

  test('names what annotation pop-ups say', () => {
    const texts: Record<string, unknown> = Object.fromEntries(
      elements
        .filter(({ name }) => name === 'bt:String')
        .map(({ attributes }) => [attributes['id'] ?? '', attributes['DefaultValue']]),
    );
    expect(texts).toMatchObject({
      Brand: 'Cite Check',
      'Title.verified': 'Verified',
      'Title.warning': 'Look again',
      'Title.critical': 'Problem',
      'Title.repeated': 'Repeat',
      'Title.notChecked': 'Not checked',
      'Title.checking': 'Checking',
    });
    const findings = Object.keys(texts).filter((id) => id.startsWith('Finding.'));
    expect(findings).toEqual(popUpFindings.map((finding) => `Finding.${finding}`));
  });

  test('opens the pane with one button, and checks at once with the other', () => {
    const urls = elements
      .filter(({ name }) => name === 'bt:Url')
      .map(({ attributes }) => attributes['DefaultValue']);
    expect(urls).toContain('https://localhost:3000/taskpane.html?in=word');
    expect(urls).toContain('https://localhost:3000/taskpane.html?in=word&start=check');
  });
});

const cut = (from: string, to: string) => (xml: string) =>
  xml.slice(0, xml.indexOf(from)) + xml.slice(xml.indexOf(to));
const swap = (from: string | RegExp, to: string) => (xml: string) => xml.replace(from, to);
const long = 'x'.repeat(251);

test('a reference of 32 characters, and an address of 2048, are as long as they may be', () => {
  const name = 'Check.Tip.'.padEnd(32, 'x');
  const full = (xml: string): string =>
    xml
      .replaceAll('"Check.Tip"', `"${name}"`)
      .replace(
        /(id="Pane.Url" DefaultValue=")([^"]*)/,
        (_, before: string, url: string) => `${before}${url}#${'x'.repeat(2047 - url.length)}`,
      );
  expect(full(manifest)).toContain(name);
  expect(validateManifest(full(manifest))).toEqual([]);
});

describe('a manifest is refused', () => {
  test.each<[string, (xml: string) => string, RegExp]>([
    ['that is cut off', (xml) => xml.slice(0, -20), /well-formed/],
    ['that is no XML', () => 'manifest', /well-formed/],
    ['whose id is no id', swap(/<Id>[^<]*/, '<Id>cite-check'), /OfficeApp\/Id/],
    ['with two ids', swap(/(<Id>.*<\/Id>)/, '$1$1'), /in this order/],
    ['without a version', swap(/<Version>.*<\/Version>/, ''), /in this order/],
    ['whose version has a letter', swap('<Version>0.1.0.0', '<Version>0.1.0.b'), /Version/],
    [
      'whose name is before its version',
      (xml) =>
        swap(
          /\s*<Version>.*<\/Version>/,
          '',
        )(xml).replace('<DefaultLocale>', '<Version>1.0.0.0</Version><DefaultLocale>'),
      /in this order/,
    ],
    ['of another kind', swap('xsi:type="TaskPaneApp"', 'xsi:type="MailApp"'), /TaskPaneApp/],
    [
      'for another host',
      swap('<Host Name="Document" />', '<Host Name="Workbook" />'),
      /Name must be Document/,
    ],
    ['without hosts', cut('<Hosts>', '<Requirements>'), /in this order/],
    [
      'with its icon over http',
      swap('<IconUrl DefaultValue="https:', '<IconUrl DefaultValue="http:'),
      /no https address/,
    ],
    ['with its pane over http', swap(/(id="Pane.Url" DefaultValue=")https/, '$1http'), /no https address/],
    [
      'with its help elsewhere',
      swap(/(<SupportUrl DefaultValue="https:\/\/)[^/]+/, '$1elsewhere.example'),
      /AppDomains/,
    ],
    ['without help', swap(/<SupportUrl.*\/>/, ''), /in this order/],
    ['with an app domain over http', swap('<AppDomain>https', '<AppDomain>http'), /AppDomain/],
    ['with a floor too high', swap('MinVersion="1.3" />', 'MinVersion="1.7" />'), /WordApi 1.3/],
    ['with a floor of another set', swap('Name="WordApi"', 'Name="WordApiDesktop"'), /WordApi 1.3/],
    ['that may read only', swap('ReadWriteDocument', 'ReadDocument'), /Permissions/],
    [
      'with a label that is nowhere',
      swap('<bt:String id="Check.Label"', '<bt:String id="Check.Lable"'),
      /nothing is called Check.Label/,
    ],
    [
      'with a picture as label',
      swap('<Label resid="Check.Label" />', '<Label resid="Icon.32" />'),
      /must be one of the ShortStrings/,
    ],
    ['with a label as picture', swap('resid="Icon.16"', 'resid="Check.Label"'), /must be one of the Images/],
    [
      'with a reference too long',
      (xml) => xml.replaceAll('Check.Tip', 'Check.Tip.That.Is.Longer.Than.It.May.Be'),
      /longer than 32/,
    ],
    [
      'with an address too long',
      swap(/(id="Pane.Url" DefaultValue="[^"]*)/, `$1&amp;long=${'x'.repeat(2048)}`),
      /address is too long/,
    ],
    [
      'whose label holds another',
      swap(
        '<Label resid="Check.Label" />',
        '<Label resid="Check.Label"><Title resid="Check.Label" /></Label>',
      ),
      /Label must hold nothing, in this order; it holds Title/,
    ],
    ['with one id twice', swap('id="CiteCheck.Check"', 'id="CiteCheck.Open"'), /used twice/],
    [
      'without an icon of 80',
      (xml) => xml.replaceAll(/\s*<bt:Image size="80".*\/>/g, ''),
      /size 80 is missing/,
    ],
    ['with an icon that no Office shows', (xml) => xml.replaceAll('size="64"', 'size="128"'), /128/],
    [
      'with a label too long',
      swap(/(id="Check.Label" DefaultValue=")[^"]*/, `$1${long.slice(0, 126)}`),
      /too long/,
    ],
    ['with a tip too long', swap(/(id="Check.Tip" DefaultValue=")[^"]*/, `$1${long}`), /too long/],
    ['with a description too long', swap(/(<Description DefaultValue=")[^"]*/, `$1${long}`), /too long/],
    [
      'with an empty label',
      swap(/(id="Check.Label" DefaultValue=")[^"]*/, '$1'),
      /Check.Label|has no DefaultValue/,
    ],
    [
      'with its action before its icon',
      swap(/(<Icon>(?:(?!<\/Icon>)[^])*<\/Icon>)(\s*)(<Action[^]*?<\/Action>)/, '$3$2$1'),
      /in this order/,
    ],
    ['whose button has no tip', swap(/<Supertip>[^]*?<\/Supertip>/, ''), /in this order/],
    [
      'whose button does something else',
      swap('xsi:type="ShowTaskpane"', 'xsi:type="ExecuteFunction"'),
      /ShowTaskpane/,
    ],
    ['without resources', cut('<Resources>', '</VersionOverrides>'), /in this order/],
    [
      'with an element that nobody knows',
      swap('<Permissions>', '<Rights/><Permissions>'),
      /does not belong there/,
    ],
  ])('%s', (_, change, fault) => {
    const changed = change(manifest);
    expect(changed).not.toBe(manifest);
    expect(validateManifest(changed).join('\n')).toMatch(fault);
  });
});

function pixelsAt(address = ''): number {
  const file = readFileSync(join(root, 'assets', new URL(address).pathname.slice(1)));
  return sizeOf(file)[0];
}

/** Width and height stand in the first chunk of a PNG, after its signature. */
function sizeOf(png: Buffer): readonly [number, number] {
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

function never(): ManifestElement {
  throw new Error('the manifest cannot be read');
}
