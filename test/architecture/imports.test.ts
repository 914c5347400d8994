/** The house as a table: which room may import which rooms and packages. */
import { cruise } from 'dependency-cruiser';
import { beforeAll, describe, expect, test } from 'vitest';

interface Room {
  readonly rooms: readonly string[];
  /** Packages; `'any'` for programs, whose package choice is free. */
  readonly packages: readonly string[] | 'any';
  /** Whether Node's own modules may be used. */
  readonly node: boolean;
}

const pure = (...rooms: string[]): Room => ({ rooms, packages: [], node: false });

const house: Readonly<Record<string, Room>> = {
  contract: { rooms: [], packages: ['zod'], node: false },
  text: pure('contract'),
  citations: pure('contract', 'text'),
  links: { rooms: ['contract', 'text'], packages: ['ipaddr.js', 'tldts'], node: false },
  quotes: { rooms: ['contract', 'text', 'citations'], packages: ['an-array-of-english-words'], node: false },
  verdict: pure('contract', 'citations', 'quotes', 'links'),
  document: {
    rooms: ['contract', 'text', 'citations', 'quotes', 'links'],
    packages: ['fflate', 'saxes'],
    node: false,
  },
  http: { rooms: ['contract'], packages: 'any', node: true },
  checking: {
    rooms: ['contract', 'text', 'citations', 'quotes', 'links', 'verdict', 'document', 'http'],
    packages: [],
    node: false,
  },
  taskpane: {
    rooms: ['contract', 'text', 'quotes', 'document', 'checking'],
    packages: [
      'react',
      'react-dom',
      '@fluentui/react-components',
      '@fluentui/react-icons',
      '@azure/msal-browser',
      'zod',
    ],
    node: false,
  },
  preview: {
    rooms: ['document', 'checking', 'taskpane'],
    packages: ['react', 'react-dom', '@fluentui/react-components', '@fluentui/react-icons', 'docx-preview'],
    node: false,
  },
  relay: { rooms: ['contract', 'http'], packages: 'any', node: true },
  service: {
    rooms: ['contract', 'text', 'citations', 'quotes', 'links', 'verdict', 'http'],
    packages: 'any',
    node: true,
  },
  'command-line': {
    rooms: [
      'contract',
      'text',
      'citations',
      'quotes',
      'links',
      'verdict',
      'document',
      'http',
      'checking',
      'relay',
      'service',
    ],
    packages: 'any',
    node: true,
  },
};

interface Import {
  readonly from: string;
  readonly to: string;
  readonly kind: 'local' | 'package' | 'node';
  readonly circular: boolean;
}

let imports: readonly Import[] = [];

beforeAll(async () => {
  const { output } = await cruise(['src'], {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js'] },
  });
  if (typeof output === 'string') throw new Error(output);
  imports = output.modules
    .filter((module) => module.source.startsWith('src/'))
    .flatMap((module) =>
      module.dependencies.map((dependency) => ({
        from: module.source,
        to: dependency.couldNotResolve ? dependency.module : dependency.resolved,
        kind: dependency.coreModule ? 'node' : dependency.resolved.startsWith('src/') ? 'local' : 'package',
        circular: dependency.circular,
      })),
    );
});

const roomOf = (path: string): string => path.split('/')[1] ?? '';
const packageOf = (path: string): string => {
  const name = path.replace(/^.*node_modules\//, '').replace(/^@types\//, '');
  return name.split('/', name.startsWith('@') ? 2 : 1).join('/');
};

/** The imports of a kind, as `from → to`, that `allowed` refuses. */
function offences(kind: Import['kind'], allowed: (room: Room, edge: Import) => boolean): readonly string[] {
  return imports
    .filter((edge) => edge.kind === kind)
    .filter((edge) => {
      const room = house[roomOf(edge.from)];
      return room === undefined || !allowed(room, edge);
    })
    .map(({ from, to }) => `${from} → ${to}`);
}

describe('the house', () => {
  test('is read at all', () => expect(imports.length).toBeGreaterThan(20));

  test('has no import from a room into one that it may not know', () =>
    expect(
      offences(
        'local',
        (room, { from, to }) => roomOf(from) === roomOf(to) || room.rooms.includes(roomOf(to)),
      ),
    ).toEqual([]));

  test('has no package where it does not belong', () =>
    expect(
      offences('package', (room, { to }) => room.packages === 'any' || room.packages.includes(packageOf(to))),
    ).toEqual([]));

  test('has nothing of Node in what is pure or runs in the pane', () =>
    expect(offences('node', (room) => room.node)).toEqual([]));

  test('has no cycles', () =>
    expect(imports.filter((edge) => edge.circular).map(({ from, to }) => `${from} → ${to}`)).toEqual([]));
});
