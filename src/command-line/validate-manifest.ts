/**
 * Checks a manifest without a network: the order of its elements and their types as Microsoft's schemas have them, every
 * reference, the lengths of its texts, https everywhere. Microsoft's own validator (`npm run validate`) asks a server.
 *
 * Schemas: OfficeAppManifestV1_1, TaskPaneAppVersionOverridesV1_0 and OfficeAppBasicTypesV1_0 (OfficeDev/office-js-docs-pr).
 */
import { SaxesParser } from 'saxes';

export interface ManifestElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly ManifestElement[];
  readonly text: string;
}

/** Every fault, in plain words; none for a manifest that Office will take. */
export function validateManifest(xml: string): readonly string[] {
  const root = readXml(xml);
  if (root === null) return ['It is no well-formed XML.'];
  const elements = [...everyElement(root)];
  return [
    ...checkElement(root, 'OfficeApp'),
    ...checkReferences(elements),
    ...checkIds(elements),
    ...checkAddresses(elements),
    ...checkRequirements(elements),
  ];
}

/** What may stand in an element, in order: `?` at most once, `+` once or more, otherwise exactly once. */
type Shape = { readonly children?: string; readonly attributes?: readonly string[]; readonly text?: RegExp };

const guid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const shortText = /^.{1,125}$/s;
const longText = /^.{1,250}$/s;

/** By the path's end; the longest that matches counts. */
const shapes: Readonly<Record<string, Shape>> = {
  OfficeApp: {
    children:
      'Id Version ProviderName DefaultLocale DisplayName Description IconUrl HighResolutionIconUrl SupportUrl AppDomains Hosts Requirements DefaultSettings Permissions VersionOverrides',
    attributes: ['xsi:type=TaskPaneApp', 'xmlns=http://schemas.microsoft.com/office/appforoffice/1.1'],
  },
  Id: { text: guid },
  Version: { text: /^\d{1,5}(\.\d{1,5}){3}$/ },
  ProviderName: { text: shortText },
  DefaultLocale: { text: /^[a-z]{2}-[A-Z]{2}$/ },
  DisplayName: { attributes: ['DefaultValue'] },
  Description: { attributes: ['DefaultValue'] },
  IconUrl: { attributes: ['DefaultValue'] },
  HighResolutionIconUrl: { attributes: ['DefaultValue'] },
  SupportUrl: { attributes: ['DefaultValue'] },
  AppDomains: { children: 'AppDomain+' },
  AppDomain: { text: /^https:\/\/[^/]+$/ },
  'OfficeApp/Hosts': { children: 'Host' },
  'OfficeApp/Hosts/Host': { attributes: ['Name=Document'] },
  Requirements: { children: 'Sets' },
  Sets: { children: 'Set+', attributes: ['DefaultMinVersion'] },
  Set: { attributes: ['Name', 'MinVersion'] },
  DefaultSettings: { children: 'SourceLocation' },
  'DefaultSettings/SourceLocation': { attributes: ['DefaultValue'] },
  Permissions: { text: /^ReadWriteDocument$/ },
  VersionOverrides: {
    children: 'Hosts Resources',
    attributes: [
      'xsi:type=VersionOverridesV1_0',
      'xmlns=http://schemas.microsoft.com/office/taskpaneappversionoverrides',
    ],
  },
  'VersionOverrides/Hosts': { children: 'Host' },
  'VersionOverrides/Hosts/Host': { children: 'DesktopFormFactor', attributes: ['xsi:type=Document'] },
  DesktopFormFactor: { children: 'GetStarted? FunctionFile? ExtensionPoint+' },
  GetStarted: { children: 'Title Description LearnMoreUrl' },
  ExtensionPoint: { children: 'OfficeTab', attributes: ['xsi:type=PrimaryCommandSurface'] },
  OfficeTab: { children: 'Group+', attributes: ['id'] },
  Group: { children: 'Label Icon Control+', attributes: ['id'] },
  Control: { children: 'Label Supertip Icon Action', attributes: ['id', 'xsi:type=Button'] },
  Supertip: { children: 'Title Description' },
  Icon: { children: 'bt:Image+' },
  Action: { children: 'TaskpaneId? SourceLocation Title?', attributes: ['xsi:type=ShowTaskpane'] },
  TaskpaneId: { text: shortText },
  Label: { attributes: ['resid'] },
  Title: { attributes: ['resid'] },
  LearnMoreUrl: { attributes: ['resid'] },
  FunctionFile: { attributes: ['resid'] },
  'GetStarted/Description': { attributes: ['resid'] },
  'Supertip/Description': { attributes: ['resid'] },
  'Action/SourceLocation': { attributes: ['resid'] },
  'Icon/bt:Image': { attributes: ['size', 'resid'] },
  Resources: { children: 'bt:Images bt:Urls bt:ShortStrings bt:LongStrings' },
  'bt:Images': { children: 'bt:Image+' },
  'bt:Urls': { children: 'bt:Url+' },
  'bt:ShortStrings': { children: 'bt:String+' },
  'bt:LongStrings': { children: 'bt:String+' },
  'bt:Images/bt:Image': { attributes: ['id', 'DefaultValue'] },
  'bt:Url': { attributes: ['id', 'DefaultValue'] },
  'bt:String': { attributes: ['id', 'DefaultValue'] },
};

function checkElement(element: ManifestElement, path: string): string[] {
  const shape = shapeOf(path);
  if (shape === null) return [`${path} does not belong there.`];
  const faults: string[] = [];
  const order = orderOf(shape.children ?? '');
  if (!order.test(element.children.map(({ name }) => `${name} `).join(''))) {
    const found = element.children.map(({ name }) => name).join(', ');
    faults.push(
      `${path} must hold ${shape.children ?? 'nothing'}, in this order; it holds ${found || 'nothing'}.`,
    );
  }
  for (const wanted of shape.attributes ?? []) {
    const [name = '', value] = wanted.split('=');
    const given = element.attributes[name];
    if (given === undefined || given === '') faults.push(`${path} has no ${name}.`);
    else if (value !== undefined && given !== value) faults.push(`${path}: ${name} must be ${value}.`);
  }
  if (shape.text !== undefined && !shape.text.test(element.text))
    faults.push(`${path}: "${element.text}" is no such value.`);
  for (const child of element.children) faults.push(...checkElement(child, `${path}/${child.name}`));
  return faults;
}

function shapeOf(path: string): Shape | null {
  const names = path.split('/');
  for (let start = 0; start < names.length; start += 1) {
    const shape = shapes[names.slice(start).join('/')];
    if (shape !== undefined) return shape;
  }
  return null;
}

function orderOf(children: string): RegExp {
  const parts = children.split(' ').filter((part) => part !== '');
  return new RegExp(`^${parts.map((part) => part.replace(/^([\w:]+)([?+]?)$/, '(?:$1 )$2')).join('')}$`);
}

/** What may be referred to from where: a label cannot be a picture. */
function checkReferences(elements: readonly ManifestElement[]): string[] {
  const kinds = new Map<string, string>();
  for (const list of elements) {
    const kind = resourceKinds[list.name];
    if (kind !== undefined)
      for (const { attributes } of list.children) kinds.set(attributes['id'] ?? '', kind);
  }
  return elements.flatMap(({ name, attributes }) => {
    const { resid } = attributes;
    if (resid === undefined) return [];
    const kind = kinds.get(resid);
    if (resid.length > 32) return [`${name}: resid ${resid} is longer than 32 characters.`];
    if (kind === undefined) return [`${name}: nothing is called ${resid}.`];
    const wanted = referredKinds[name];
    return wanted === kind
      ? []
      : [`${name}: ${resid} must be one of the ${wanted ?? 'known resources'}, not ${kind}.`];
  });
}

const resourceKinds: Readonly<Record<string, string>> = {
  'bt:Images': 'Images',
  'bt:Urls': 'Urls',
  'bt:ShortStrings': 'ShortStrings',
  'bt:LongStrings': 'LongStrings',
};

const referredKinds: Readonly<Record<string, string>> = {
  'bt:Image': 'Images',
  SourceLocation: 'Urls',
  LearnMoreUrl: 'Urls',
  FunctionFile: 'Urls',
  Label: 'ShortStrings',
  Title: 'ShortStrings',
  Description: 'LongStrings',
};

function checkIds(elements: readonly ManifestElement[]): string[] {
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const { name, attributes } of elements) {
    const { id } = attributes;
    if (id === undefined) continue;
    if (seen.has(id)) faults.push(`${name}: the id ${id} is used twice.`);
    seen.add(id);
    if (id.length > (name.startsWith('bt:') ? 32 : 125)) faults.push(`${name}: the id ${id} is too long.`);
  }
  for (const list of elements) {
    const limit =
      list.name === 'bt:ShortStrings' ? shortText : list.name === 'bt:LongStrings' ? longText : null;
    for (const { attributes } of list.children) {
      if (limit?.test(attributes['DefaultValue'] ?? '') === false)
        faults.push(`${attributes['id'] ?? ''}: its text is too long.`);
    }
  }
  for (const { name, attributes } of elements) {
    const { DefaultValue: value, resid } = attributes;
    if (name === 'DisplayName' && !shortText.test(value ?? ''))
      faults.push('DisplayName: its text is too long.');
    if (name === 'Description' && resid === undefined && !longText.test(value ?? ''))
      faults.push('Description: its text is too long.');
  }
  for (const icon of elements.filter(({ name }) => name === 'Icon')) {
    const sizes = icon.children.map(({ attributes }) => attributes['size']);
    for (const size of ['16', '32', '80'])
      if (!sizes.includes(size)) faults.push(`Icon: size ${size} is missing.`);
    const other = sizes.filter((size) => !iconSizes.has(size ?? ''));
    if (other.length > 0) faults.push(`Icon: no Office shows the size ${other.join(', ')}.`);
  }
  return faults;
}

const iconSizes = new Set(['16', '20', '24', '32', '40', '48', '64', '80']);

function checkAddresses(elements: readonly ManifestElement[]): string[] {
  const domains = new Set(elements.filter(({ name }) => name === 'AppDomain').map(({ text }) => text));
  return elements.flatMap(({ name, attributes }) => {
    const { DefaultValue: value } = attributes;
    if (value === undefined || !addressed.has(name)) return [];
    const url = URL.canParse(value) ? new URL(value) : null;
    if (url?.protocol !== 'https:') return [`${name}: ${value} is no https address.`];
    if (value.length > 2048) return [`${name}: its address is too long.`];
    return domains.has(url.origin) ? [] : [`${name}: ${url.origin} is not among the AppDomains.`];
  });
}

const addressed = new Set([
  'IconUrl',
  'HighResolutionIconUrl',
  'SupportUrl',
  'SourceLocation',
  'bt:Image',
  'bt:Url',
]);

/** The floor: Office shows the add-in nowhere below it. */
function checkRequirements(elements: readonly ManifestElement[]): string[] {
  const sets = elements
    .filter(({ name }) => name === 'Set')
    .map(({ attributes }) => `${attributes['Name'] ?? ''} ${attributes['MinVersion'] ?? ''}`);
  return sets.length === 1 && sets[0] === 'WordApi 1.3'
    ? []
    : ['Requirements must be WordApi 1.3 and nothing else.'];
}

export function* everyElement(element: ManifestElement): Generator<ManifestElement> {
  yield element;
  for (const child of element.children) yield* everyElement(child);
}

/** `null` for what is no well-formed XML. */
export function readXml(xml: string): ManifestElement | null {
  type Open = { name: string; attributes: Record<string, string>; children: Open[]; text: string };
  const open: Open[] = [{ name: '', attributes: {}, children: [], text: '' }];
  const parser = new SaxesParser();
  const errors: Error[] = [];
  parser.on('error', (error) => void errors.push(error));
  parser.on('opentag', ({ name, attributes }) => {
    const element: Open = { name, attributes: { ...attributes }, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element !== undefined) element.text += text.trim();
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return errors.length > 0 ? null : (open[0]?.children[0] ?? null);
}
