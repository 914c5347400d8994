/** CAP's static site behind all of its decorators, over one invented volume. */
import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { authorityOf } from '../../../src/service/library/case-record';
import { readPlace } from '../../../src/service/library/import/read-place';
import type { PlaceAnswer } from '../../../src/service/library/library';
import { openSqliteLibrary } from '../../../src/service/library/sqlite/sqlite-library';
import { systemClock, type Clock } from '../../../src/service/sources/clock';
import type { LiveSources } from '../../../src/service/sources/live-sources';
import { openSources } from '../../../src/service/sources/open-sources';
import { capArchive, barrow, capDouble, crane } from '../../support/cap-double';
import { caseRecord } from '../../support/cases';
import {
  type AnswerOfSource,
  faults,
  late,
  type SourceServer,
  sourceServer,
  status,
} from '../../support/source-server';
import { temporaryFolder } from '../../support/temporary-folder';
import { warningsDuring } from '../../support/warnings-during';

const folder = temporaryFolder();
const opened: LiveSources[] = [];
let server: SourceServer | undefined;
let events: string[] = [];
let folders = 0;
afterEach(async () => {
  await Promise.all(opened.splice(0).map((sources) => sources.close()));
  await server?.stop();
  expect(events).not.toContain('mistaken');
});

/** Between attempts it waits hardly at all. */
const hurried: Clock = {
  now: () => systemClock.now(),
  sleep: (ms, signal) => systemClock.sleep(ms < 1_500 ? 5 : ms, signal),
};
const signal = (): AbortSignal => new AbortController().signal;
/** A loaded machine takes seconds for what is done at once elsewhere. */
const PATIENT = { timeout: 25_000, interval: 20 };

interface Setting {
  readonly dataFolder: string;
  readonly libraryFolder: string;
  readonly open: (waitMs?: number) => LiveSources;
}

async function setting(answer: AnswerOfSource = capDouble()): Promise<Setting> {
  const from = await sourceServer(answer);
  server = from;
  events = [];
  const dataFolder = join(folder, `data-${(folders += 1)}`);
  const libraryFolder = join(dataFolder, 'library');
  return {
    dataFolder,
    libraryFolder,
    open(waitMs = 25_000) {
      const sources = openSources(
        { order: ['cap'], capUrl: from.url, courtListenerUrl: 'http://127.0.0.1:9' },
        {
          dataFolder,
          libraryFolder,
          report: (_, event) => void events.push(event),
          patience: { lookUpMs: waitMs, textMs: waitMs },
          clock: hurried,
        },
      );
      opened.push(sources);
      return sources;
    },
  };
}

async function lookUp(
  sources: LiveSources,
  ...citations: readonly string[]
): Promise<readonly PlaceAnswer[]> {
  return sources.lookUp(citations.map(readPlace), signal());
}

const paths = (): readonly string[] => server?.asked.map(({ path }) => path) ?? [];
const archives = (): number => paths().filter((path) => path.endsWith('.zip')).length;

describe('a volume', () => {
  test('is fetched whole and once, and becomes a complete volume of the library', async () => {
    const { open, libraryFolder } = await setting();
    const sources = open();
    const cited = ['4 Ex. Rep. 3', '4 Ex. Rep. 5', '4 Ex. Rep. 4', '4 Ex. Rep. 900'];
    const answers = await lookUp(sources, ...cited);
    expect(answers.map(({ kind }) => kind)).toEqual(['found', 'found', 'missing', 'notCovered']);
    expect(answers[0]).toMatchObject({
      authorities: [{ caseName: barrow.name, text: 'complete' }],
      complete: true,
    });
    expect(answers[2]).toMatchObject({ within: { caseName: barrow.name } });
    expect(paths()).toEqual(['/ReportersMetadata.json', '/ex-rep/4.zip']);
    expect(events).toEqual(['shelved']);

    const library = openSqliteLibrary(libraryFolder);
    expect(await library.lookUp(cited.map(readPlace))).toEqual(answers);
    expect(readdirSync(libraryFolder)).toEqual(['cap-ex-rep-4']);
    await library.close();

    expect(await lookUp(sources, '4 Ex. Rep. 900')).toEqual([{ kind: 'notCovered' }]);
    expect(archives()).toBe(1);
  }, 40_000);

  test('tells the site nothing about which case: neither page nor name', async () => {
    const { open } = await setting();
    await lookUp(open(), '4 Ex. Rep. 5');
    expect(JSON.stringify(server?.asked)).not.toMatch(/Crane|Rep\. 5|authorization/i);
  }, 40_000);

  test('that takes longer than anyone waits is there for the next who asks', async () => {
    const { open } = await setting();
    const sources = open(50);
    expect(await lookUp(sources, '4 Ex. Rep. 3')).toEqual([{ kind: 'unavailable', source: 'cap' }]);
    await expect.poll(() => events, { timeout: 25_000 }).toEqual(['shelved']);
    expect(await lookUp(sources, '4 Ex. Rep. 3')).toMatchObject([{ kind: 'found' }]);
    expect(archives()).toBe(1);
  }, 40_000);

  test('is fetched once for many requests, and for two processes', async () => {
    const { open } = await setting();
    const [left, right] = [open(), open()];
    const answers = await Promise.all(
      [left, right, left, right, left].map((sources) => lookUp(sources, '4 Ex. Rep. 3', '4 Ex. Rep. 5')),
    );
    expect(answers.flat().map(({ kind }) => kind)).toEqual(Array<string>(10).fill('found'));
    expect(archives()).toBe(1);
  }, 40_000);

  test('that many places wait for makes Node warn of nothing', async () => {
    const { open } = await setting();
    const cited = Array.from({ length: 30 }, (_, at) => `4 Ex. Rep. ${String(at + 1)}`);
    expect(await warningsDuring(() => lookUp(open(), ...cited))).toEqual([]);
  }, 40_000);

  test('is held after a restart, with nobody asked', async () => {
    const { open } = await setting();
    await lookUp(open(), '4 Ex. Rep. 3');
    const asked = paths().length;
    expect(await lookUp(open(), '4 Ex. Rep. 3')).toMatchObject([{ kind: 'found' }]);
    expect(paths()).toHaveLength(asked);
  }, 40_000);

  test('that another process began long ago and never finished is fetched anew', async () => {
    const { open, libraryFolder } = await setting();
    const part = join(libraryFolder, 'cap-ex-rep-4.part');
    mkdirSync(part, { recursive: true });
    utimesSync(part, new Date(0), new Date(0));
    expect(await lookUp(open(), '4 Ex. Rep. 3')).toMatchObject([{ kind: 'found' }]);
    expect(existsSync(part)).toBe(false);
  }, 40_000);

  test('hands out its words, also for a case that the library holds without them', async () => {
    const { open } = await setting();
    const sources = open();
    const known = authorityOf(
      caseRecord({ caseName: crane.name, dateFiled: '2022', places: [readPlace('4 Ex. Rep. 5')] }),
    );
    expect(await sources.readOpinion(known, signal())).toMatchObject({
      kind: 'text',
      opinion: { complete: true, text: `[*5] ${crane.pages[0] ?? ''}` },
    });
    expect(await sources.readOpinion({ ...known, caseName: barrow.name }, signal())).toEqual({
      kind: 'none',
    });
  }, 40_000);
});

describe('what the site does not have', () => {
  test('is asked for once a day, and is covered by nobody', async () => {
    const { open } = await setting();
    const sources = open();
    for (let at = 0; at < 3; at += 1) {
      expect(await lookUp(sources, '9 Ex. Rep. 1', '77 F.3d 1')).toEqual([
        { kind: 'notCovered' },
        { kind: 'notCovered' },
      ]);
    }
    expect(paths()).toEqual(['/ReportersMetadata.json', '/ex-rep/9.zip', '/f3d/77.zip']);
  });

  test.each([['2021 WL 123456'], ['12 F.4th 345'], ['99999999 Ex. Rep. 1']])(
    'is not asked for: %s',
    async (citation) => {
      const { open } = await setting();
      expect(await lookUp(open(), citation)).toEqual([{ kind: 'notCovered' }]);
      expect(archives()).toBe(0);
    },
  );
});

describe('a site that', () => {
  const onlyArchive =
    (answer: AnswerOfSource): AnswerOfSource =>
    (asked, response) =>
      (asked.path.endsWith('.zip') ? answer : capDouble())(asked, response);

  test.each(Object.keys(faults) as (keyof typeof faults)[])(
    '%s is an outage, and leaves nothing behind',
    async (fault) => {
      const { open, libraryFolder } = await setting(onlyArchive(faults[fault]));
      expect(await lookUp(open(), '4 Ex. Rep. 3')).toEqual([{ kind: 'unavailable', source: 'cap' }]);
      await vi.waitFor(() => {
        expect(existsSync(libraryFolder) ? readdirSync(libraryFolder) : []).toEqual([]);
      }, PATIENT);
    },
    60_000,
  );

  test.each(Object.keys(faults) as (keyof typeof faults)[])(
    '%s when asked for its reporters is an outage',
    async (fault) => {
      const { open } = await setting(faults[fault]);
      expect(await lookUp(open(), '4 Ex. Rep. 3')).toEqual([{ kind: 'unavailable', source: 'cap' }]);
    },
    60_000,
  );

  test('answers never is an outage before long', async () => {
    const { open } = await setting(late);
    expect(await lookUp(open(200), '4 Ex. Rep. 3')).toEqual([{ kind: 'unavailable', source: 'cap' }]);
  });

  test('is down is hammered by nobody', async () => {
    const { open } = await setting(onlyArchive(status(500)));
    const sources = open();
    for (let volume = 1; volume <= 12; volume += 1) await lookUp(sources, `${volume} Ex. Rep. 3`);
    expect([archives(), events]).toEqual([5, ['opened']]);
  }, 60_000);

  test.each<[string, Uint8Array, string]>([
    ['another volume', capArchive([barrow, crane], '5'), 'lied'],
    ['nothing', capArchive([]), 'lied'],
    ['no archive at all', new TextEncoder().encode('PK and no more'), 'unshelved'],
    ['half an archive', capArchive().subarray(0, 900), 'unshelved'],
  ])(
    'sends %s instead of the volume is not believed',
    async (_, archive, event) => {
      const { open, libraryFolder } = await setting(onlyArchive(capDouble(archive)));
      const sources = open();
      expect(await lookUp(sources, '4 Ex. Rep. 3')).toEqual([{ kind: 'unavailable', source: 'cap' }]);
      expect([events, readdirSync(libraryFolder)]).toEqual([[event], []]);
      // Nor asked for the same again at once.
      expect(await lookUp(sources, '4 Ex. Rep. 3')).toEqual([{ kind: 'notCovered' }]);
      expect(archives()).toBe(1);
    },
    40_000,
  );
});

test('a service that stops while a volume is being fetched leaves nothing half made', async () => {
  const { open, libraryFolder } = await setting((asked, response) =>
    (asked.path.endsWith('.zip') ? late : capDouble())(asked, response),
  );
  const asking = lookUp(open(), '4 Ex. Rep. 3');
  await vi.waitFor(() => expect(readdirSync(libraryFolder)).toEqual(['cap-ex-rep-4.part']), PATIENT);
  await opened.pop()?.close();
  expect(await asking).toEqual([{ kind: 'unavailable', source: 'cap' }]);
  expect(readdirSync(libraryFolder)).toEqual([]);
  rmSync(libraryFolder, { recursive: true });
}, 60_000);
