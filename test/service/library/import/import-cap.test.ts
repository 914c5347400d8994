/** The import of the Caselaw Access Project's layout, on the volume of our own that has it. */
import {
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { zipSync, type Zippable } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { capVolumesIn } from '../../../../src/service/library/import/cap-volume-files';
import { importCapVolume, type VolumeOutcome } from '../../../../src/service/library/import/import-cap';
import type { Library } from '../../../../src/service/library/library';
import { openLibraryWriter } from '../../../../src/service/library/sqlite/library-writer';
import { readCoverage } from '../../../../src/service/library/sqlite/read-coverage';
import { openSqliteLibrary } from '../../../../src/service/library/sqlite/sqlite-library';
import { temporaryFolder } from '../../../support/temporary-folder';

const folder = temporaryFolder();
const EXAMPLE = 'assets/starter/example-reports/1';
let made = 0;

function newFolder(): string {
  made += 1;
  const path = join(folder, String(made));
  mkdirSync(path);
  return path;
}

interface Imported {
  readonly shelf: string;
  readonly outcomes: readonly VolumeOutcome[];
  readonly library: Library;
}

async function importInto(shelf: string, path: string, source = 'cap'): Promise<Imported> {
  const writer = openLibraryWriter(shelf);
  const outcomes: VolumeOutcome[] = [];
  for (const volume of capVolumesIn(path))
    outcomes.push(await importCapVolume(volume, writer, { source, isPublished: source === 'cap' }));
  writer.finish();
  return { shelf, outcomes, library: openSqliteLibrary(shelf) };
}

/** A copy of the example volume that a test may spoil. */
function copyOfExample(): string {
  const volume = join(newFolder(), 'ex-rep', '1');
  cpSync(EXAMPLE, volume, { recursive: true });
  return volume;
}

function zipOf(volume: string, add: Zippable = {}): string {
  const entries: Zippable = { ...add };
  for (const name of ['VolumeMetadata.json', 'CasesMetadata.json']) {
    entries[`metadata/${name}`] = readFileSync(join(volume, name));
  }
  for (const name of readdirSync(join(volume, 'cases')))
    entries[`json/${name}`] = readFileSync(join(volume, 'cases', name));
  for (const name of readdirSync(join(volume, 'html')))
    entries[`html/${name}`] = readFileSync(join(volume, 'html', name));
  const path = join(newFolder(), '1.zip');
  writeFileSync(path, zipSync(entries, { level: 1 }));
  return path;
}

const place = (page: string) => ({ volume: '1', reporter: 'Ex. Rep.', page });

describe.each([
  ['a folder', () => EXAMPLE],
  ['a zip', () => zipOf(EXAMPLE)],
  ['a folder above it', () => join(EXAMPLE, '..', '..')],
])('the example volume as %s', (_, make) => {
  let imported: Imported;
  beforeAll(async () => {
    imported = await importInto(newFolder(), make());
  });

  test('is taken whole', () => {
    expect(imported.outcomes).toEqual([{ kind: 'imported', cases: 13, problems: [] }]);
    expect(readCoverage(imported.shelf)).toEqual([
      {
        reporter: 'Ex. Rep.',
        volume: '1',
        matter: 'opinions',
        firstPage: 1,
        lastPage: 50,
        state: 'complete',
        source: 'cap',
        snapshot: '2026-11-20',
      },
    ]);
  });

  test('answers for its pages', async () => {
    const answers = await imported.library.lookUp(['1', '5', '27', '51', '0'].map(place));
    expect(answers.map(({ kind }) => kind)).toEqual(['found', 'missing', 'found', 'missing', 'notCovered']);
    expect(answers[0]).toMatchObject({
      authorities: [
        {
          id: 'cap:9000001',
          caseName: 'Harrow Milling Co. v. Tessaly Grain Cooperative',
          otherNames: ['HARROW MILLING COMPANY v. TESSALY GRAIN COOPERATIVE'],
          court: 'example',
          dateFiled: '2021-02-16',
          docketNumber: 'No. 20-114',
          places: [{ ...place('1'), lastPage: '6' }],
          text: 'complete',
        },
      ],
    });
    expect(answers[1]).toMatchObject({ within: { id: 'cap:9000001' } });
    expect(answers[2]).toMatchObject({
      authorities: [{ caseName: 'Ashgrove v. Ashgrove' }, { caseName: 'State v. Finnick' }],
    });
    expect(answers[3]).toEqual({ kind: 'missing', volumeEnds: '50' });
  });

  test('has the words of every opinion, with pages, notes and parts', async () => {
    const opinions = await Promise.all(
      Array.from({ length: 13 }, (_unused, at) => imported.library.readOpinion(`cap:${9_000_001 + at}`)),
    );
    expect(opinions.map((opinion) => opinion?.complete)).toEqual(opinions.map(() => true));
    const harrow = opinions[0];
    expect(harrow?.text).toMatch(/^\[\*1\] HARROW MILLING COMPANY/);
    expect(harrow?.text).toContain(
      'is not a waiver of the right [*5] to insist on timely delivery thereafter.”',
    );
    expect(harrow?.text).toContain('saw a reason to quarrel.[fn1]\n\n');
    expect(harrow?.text).toMatch(/\n\n\[fn1\] The same witness kept a ledger/);
    expect(harrow?.parts.map(({ kind, author }) => [kind, author])).toEqual([
      ['syllabus', undefined],
      ['majority', 'Justice Thornbury'],
      ['dissent', 'Justice Pell'],
    ]);
  });
});

test('a case of which only the JSON is there has the parts that the JSON names', async () => {
  const volume = copyOfExample();
  rmSync(join(volume, 'html/0007-01.html'));
  const path = join(volume, 'cases/0007-01.json');
  const facts = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  const opinions = [
    { type: 'majority', author: 'OAK, J.', text: 'Opinion\nOAK, J.\nThe gate was open.' },
    { type: 'concurring-in-part-and-dissenting-in-part', author: 'Elm, J.,', text: 'Elm, J.,\nIt was shut.' },
    { type: 'concurrence', author: null, text: 'It hung ajar.' },
    { text: 'Nobody knows.' },
  ];
  writeFileSync(path, JSON.stringify({ ...facts, casebody: { opinions } }));
  const opinion = await (await importInto(newFolder(), volume)).library.readOpinion('cap:9000002');
  expect(opinion?.text).toBe(
    'Opinion\n\nOAK, J.\n\nThe gate was open.\n\nElm, J.,\n\nIt was shut.\n\nIt hung ajar.\n\nNobody knows.',
  );
  const named = opinion?.parts.map((part) => [
    part.kind,
    part.author,
    opinion.text.slice(part.start, part.end).split('\n').at(-1),
  ]);
  expect(named).toEqual([
    ['majority', 'OAK, J', 'The gate was open.'],
    ['dissent', 'Elm, J', 'It was shut.'],
    ['concurrence', undefined, 'It hung ajar.'],
  ]);
});

describe('what the import leaves out, and says so', () => {
  const spoil = (change: (volume: string) => void): Promise<Imported> => {
    const volume = copyOfExample();
    change(volume);
    return importInto(newFolder(), volume);
  };
  const problemsOf = ({ outcomes }: Imported): readonly string[] =>
    outcomes.flatMap((outcome) => (outcome.kind === 'imported' ? outcome.problems : []));

  test.each<[string, (volume: string) => void, RegExp]>([
    [
      'a case that is no JSON',
      (volume) => writeFileSync(join(volume, 'cases/0007-01.json'), '{"id":'),
      /0007-01/,
    ],
    ['a case without citations', (volume) => rewrite(volume, '"citations": [', '"citation": ['), /citations/],
    [
      'a case with a date that is none',
      (volume) => rewrite(volume, '"2021-02-23"', '"long ago"'),
      /decision_date/,
    ],
    ['a case that is a link', (volume) => linkCase(volume), /0007-01.*not a plain file/],
  ])('%s: the others stand, and the volume is complete no more', async (_, change, message) => {
    const imported = await spoil(change);
    expect(problemsOf(imported)).toEqual([expect.stringMatching(message)]);
    const answers = await imported.library.lookUp(['1', '7', '5'].map(place));
    expect(answers.map(({ kind }) => kind)).toEqual(['found', 'notCovered', 'notCovered']);
  });

  test.each<[string, (volume: string) => void]>([
    ['the volume', (volume) => rmSync(join(volume, 'VolumeMetadata.json'))],
    ['its cases', (volume) => rmSync(join(volume, 'CasesMetadata.json'))],
    ['a case that the list names', (volume) => rmSync(join(volume, 'cases/0007-01.json'))],
  ])('without the data of %s nothing is called missing', async (_, change) => {
    const { library } = await spoil(change);
    const answers = await library.lookUp(['1', '5'].map(place));
    expect(answers.map(({ kind }) => kind)).toEqual(['found', 'notCovered']);
  });

  test.each<[string, (volume: string) => void]>([
    ['a page', (volume) => rewriteHtml(volume, /<a id="p9"[^>]*>\*9<\/a>/, '')],
    ['a note', (volume) => rewriteHtml(volume, /<aside data-label="2"[\s\S]*?<\/aside>/, '')],
    ['the HTML', (volume) => rmSync(join(volume, 'html/0007-01.html'))],
  ])('without %s the text is not complete', async (_, change) => {
    const { library } = await spoil(change);
    const opinion = await library.readOpinion('cap:9000002');
    expect(opinion?.complete).toBe(false);
    expect(opinion?.text).toContain('a maker of violins');
  });

  test.each(['cases', 'html'])('a volume whose %s are a link to another folder is refused', (name) => {
    const volume = copyOfExample();
    const elsewhere = join(newFolder(), name);
    renameSync(join(volume, name), elsewhere);
    symlinkSync(elsewhere, join(volume, name));
    expect(() => capVolumesIn(volume)).toThrow('is a link');
  });

  test('a zip entry outside its folders is not read, one that unpacks to too much refuses the volume', async () => {
    const stray = zipOf(EXAMPLE, {
      '../../evil.json': Buffer.from('{}'),
      'json/../x.json': Buffer.from('{}'),
    });
    expect((await importInto(newFolder(), stray)).outcomes).toEqual([
      { kind: 'imported', cases: 13, problems: [] },
    ]);
    const bomb = zipOf(EXAMPLE, { 'html/bomb.html': new Uint8Array(3 * 1024 ** 2) });
    expect(() => capVolumesIn(bomb)).toThrow('unpacks to more');
  });
});

describe('importing again', () => {
  test('changes nothing while the files are the same, and takes what has changed', async () => {
    const volume = copyOfExample();
    const shelf = newFolder();
    expect((await importInto(shelf, volume)).outcomes[0]?.kind).toBe('imported');
    const index = readFileSync(join(shelf, 'texts-0001.pack'));
    expect((await importInto(shelf, volume)).outcomes).toEqual([{ kind: 'unchanged' }]);
    expect(readFileSync(join(shelf, 'texts-0001.pack')).equals(index)).toBe(true);

    rewrite(volume, '"2021-02-23"', '"2021-02-24"');
    const { outcomes, library } = await importInto(shelf, volume);
    expect(outcomes).toEqual([{ kind: 'imported', cases: 13, problems: [] }]);
    const [answer] = await library.lookUp([place('7')]);
    expect(answer).toMatchObject({ kind: 'found', authorities: [{ dateFiled: '2021-02-24' }] });
    expect(answer?.kind === 'found' && answer.authorities).toHaveLength(1);
  });

  test('gives addresses only to cases of the project itself', async () => {
    const volume = copyOfExample();
    const published = await importInto(newFolder(), volume);
    const own = await importInto(newFolder(), volume, 'example');
    const documents = async ({ library }: Imported) => {
      const [answer] = await library.lookUp([place('7')]);
      return answer?.kind === 'found' ? answer.authorities.map((authority) => authority.documents) : [];
    };
    expect(await documents(published)).toEqual([
      [{ provider: 'Caselaw Access Project', url: 'https://static.case.law/ex-rep/1/html/0007-01.html' }],
    ]);
    expect(await documents(own)).toEqual([[]]);
  });
});

function rewrite(volume: string, from: string, to: string): void {
  const file = join(volume, 'cases/0007-01.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
}

function rewriteHtml(volume: string, from: RegExp, to: string): void {
  const file = join(volume, 'html/0007-01.html');
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
}

function linkCase(volume: string): void {
  const file = join(volume, 'cases/0007-01.json');
  rmSync(file);
  symlinkSync(join(volume, 'cases/0001-01.json'), file);
}
