/** The service from end to end, with live sources after its library. */
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import type { Item } from '../../../src/contract/items';
import { VerifyReply } from '../../../src/contract/reply';
import { openSqliteLibrary } from '../../../src/service/library/sqlite/sqlite-library';
import { systemClock } from '../../../src/service/sources/clock';
import type { LiveSources } from '../../../src/service/sources/live-sources';
import { openSources } from '../../../src/service/sources/open-sources';
import type { SourceName } from '../../../src/service/sources/source';
import { SourceTally } from '../../../src/service/sources/source-tally';
import { verifyItems } from '../../../src/service/verification/verify-items';
import { barrow, capDouble } from '../../support/cap-double';
import { orchard } from '../../support/cases';
import { courtListenerDouble, harrow } from '../../support/courtlistener-double';
import { memoryLibrary } from '../../support/memory-library';
import { type RunningService, runService } from '../../support/running-service';
import {
  type AnswerOfSource,
  faults,
  type SourceServer,
  sourceServer,
  status,
} from '../../support/source-server';
import { temporaryFolder } from '../../support/temporary-folder';

const folder = temporaryFolder();
let folders = 0;
let server: SourceServer;
let sources: LiveSources;
let service: RunningService;
let tally: SourceTally;
afterEach(async () => {
  await service.stop();
  await sources.close();
  await server.stop();
  expect(tally.toText()).not.toContain('mistaken');
});

const library = memoryLibrary({
  cases: [orchard],
  coverage: [
    {
      reporter: 'Ex. Rep.',
      volume: '1',
      firstPage: 1,
      lastPage: 60,
      state: 'complete',
      matter: 'opinions',
      source: 'test',
      snapshot: '2026-01-01',
    },
  ],
});

async function serve(order: readonly SourceName[], answer: AnswerOfSource): Promise<void> {
  server = await sourceServer(answer);
  tally = new SourceTally();
  const dataFolder = join(folder, `data-${(folders += 1)}`);
  sources = openSources(
    { order, capUrl: server.url, courtListenerUrl: server.url, courtListenerToken: 'sesame-secret' },
    {
      dataFolder,
      libraryFolder: join(dataFolder, 'library'),
      report: (source, event) => tally.count(source, event),
      patience: { lookUpMs: 25_000, textMs: 4_000 },
      clock: {
        now: () => systemClock.now(),
        sleep: (ms, signal) => systemClock.sleep(ms < 1_500 ? 5 : ms, signal),
      },
    },
  );
  const visitor = { visit: () => Promise.resolve({ kind: 'noSuchHost' } as const) };
  service = await runService((items, signal) => verifyItems(items, { library, sources, visitor }, signal));
}

async function verify(...texts: readonly string[]) {
  const items = texts.map((text, at): Item =>
    text.startsWith('“')
      ? {
          id: `i${at}`,
          type: 'quote',
          quoteText: text.slice(1, -1),
          parentCaseId: `i${lastCaseBefore(texts, at)}`,
        }
      : { id: `i${at}`, type: 'case', rawText: text },
  );
  const response = await service.post({ items });
  expect(response.status).toBe(200);
  const reply = VerifyReply.parse(await response.json());
  return { outcomes: reply.results.map(({ verdict }) => verdict.outcome), reply };
}

function lastCaseBefore(texts: readonly string[], at: number): number {
  return texts.slice(0, at).findLastIndex((text) => !text.startsWith('“'));
}

describe('with CourtListener', () => {
  test('a case that the library lacks is verified, and its words', async () => {
    await serve(['courtlistener'], courtListenerDouble());
    const { outcomes, reply } = await verify(
      'Harrow v. Quill, 12 F.4th 345, 346 (9th Cir. 2021)',
      '“It asks whether the harbor was in sight, and not whether the passengers were in haste.”',
    );
    expect(outcomes).toEqual(['verified', 'verified']);
    expect(reply.results[0]).toMatchObject({
      opinion: {
        caseName: 'Harrow v. Quill',
        documents: [{ provider: 'CourtListener', url: 'https://www.courtlistener.com/opinion/71/a-case/' }],
      },
    });
    expect(reply.results[1]).toMatchObject({ quote: { matched: true } });
    expect(reply.usage.used).toBe(1);
  });

  test.each([
    ['Harrow v. Quill, 12 F.4th 345 (2d Cir. 2021)', 'mismatch', 'another court'],
    ['Harrow v. Quill, 12 F.4th 345 (9th Cir. 2019)', 'mismatch', 'another year'],
    ['Harrow v. Quill, 9 F.4th 9 (9th Cir. 2021)', 'not_covered', 'a place that the source does not hold'],
    ['Nobody v. Nothing, 9 F.4th 9 (9th Cir. 2021)', 'not_covered', 'a case that nobody holds'],
  ])('%s: %s (%s)', async (rawText, outcome) => {
    await serve(['courtlistener'], courtListenerDouble());
    expect((await verify(rawText)).outcomes).toEqual([outcome]);
  });

  test('words that were changed are seen to be', async () => {
    await serve(['courtlistener'], courtListenerDouble());
    const { outcomes } = await verify(
      'Harrow v. Quill, 12 F.4th 345, 346 (9th Cir. 2021)',
      '“It asks whether the harbor was in reach, and not whether the passengers were in haste.”',
    );
    expect(outcomes).toEqual(['verified', 'mismatch']);
  });

  test('is asked once for a whole request, and for nothing that the library settles', async () => {
    await serve(['courtlistener'], courtListenerDouble());
    await verify(
      'Orchard Trust v. Vale, 1 Ex. Rep. 10 (Ex. 2001)',
      'Nobody v. Nothing, 1 Ex. Rep. 30 (Ex. 2001)',
      'Harrow v. Quill, 12 F.4th 345 (9th Cir. 2021)',
      'Pollard v. Winterbourne Orchards, Inc., 12 F.4th 400 (2d Cir. 2021)',
      'Harrow, 12 F.4th at 346',
    );
    const lookups = server.asked.filter(({ method }) => method === 'POST');
    expect(lookups.map(({ body }) => new URLSearchParams(body).get('text'))).toEqual([
      '12 F.4th 345; 12 F.4th 400',
    ]);
  });

  test('neither names nor words of a brief leave with the question, and neither key nor citation is logged', async () => {
    await serve(['courtlistener'], courtListenerDouble());
    await verify(
      'See Harrow v. Quill, 12 F.4th 345, 346 (9th Cir. 2021)',
      '“It asks whether the harbor was in reach, and not whether the passengers were in haste.”',
    );
    expect(JSON.stringify(server.asked)).not.toMatch(/Harrow|Quill|harbor|\b346\b/i);
    expect(service.log() + tally.toText()).not.toMatch(/sesame|F\.4th|Harrow/);
  });

  test.each<[string, AnswerOfSource]>([
    ['fails', status(500)],
    ['breaks off', faults['breaks off in the middle']],
    ['wants to be asked less', status(429, { 'retry-after': '3600' })],
    ['refuses the key', faults['refuses the key']],
    ['sends a page', faults['sends a page of HTML']],
  ])('a source that %s is an outage: nothing is doubted, nothing billed', async (_, answer) => {
    await serve(['courtlistener'], answer);
    const { outcomes, reply } = await verify(
      'Harrow v. Quill, 12 F.4th 345 (9th Cir. 2021)',
      '“It asks whether the harbor was in sight, and not whether the passengers were in haste.”',
      'Orchard Trust v. Vale, 1 Ex. Rep. 10 (Ex. 2001)',
    );
    expect(outcomes.slice(0, 2)).toEqual(['source_unavailable', 'parent_unresolved']);
    expect(outcomes[2]).not.toBe('source_unavailable');
    expect(reply.results[0]?.verdict.message).toContain('Please try again');
    expect(reply.summary.is_fully_accounted).toBe(false);
    expect(reply.usage.used).toBe(1);
  });

  test('words that cannot be had just now are an outage too', async () => {
    await serve(['courtlistener'], (asked, response) =>
      (asked.path.includes('/opinions/') ? status(500) : courtListenerDouble())(asked, response),
    );
    const { outcomes } = await verify(
      'Harrow v. Quill, 12 F.4th 345, 346 (9th Cir. 2021)',
      '“It asks whether the harbor was in sight, and not whether the passengers were in haste.”',
    );
    expect(outcomes).toEqual(['verified', 'source_unavailable']);
  });

  test('what lies about the place verifies nothing', async () => {
    await serve(['courtlistener'], courtListenerDouble([{ ...harrow, citations: ['12 F.4th 999'] }]));
    const { outcomes } = await verify('Harrow v. Quill, 12 F.4th 345 (9th Cir. 2021)');
    expect(outcomes).not.toContain('verified');
  });
});

describe('with the static site', () => {
  test('a volume answers for its pages: found, missing and not covered', async () => {
    await serve(['cap'], capDouble());
    const { outcomes } = await verify(
      `${barrow.name}, 4 Ex. Rep. 3, 4 (Ex. 2022)`,
      '“It need not mend what no path crosses.”',
      '“It need not mend a wall that no road crosses, nor a well.”',
      'Nobody v. Nothing, 4 Ex. Rep. 4 (Ex. 2022)',
      'Nobody v. Nothing, 7 Ex. Rep. 4 (Ex. 2022)',
    );
    expect(outcomes.filter((_, at) => at !== 2)).toEqual([
      'verified',
      'verified',
      'not_found',
      'not_covered',
    ]);
    expect(outcomes[2]).not.toBe('verified');
  }, 40_000);

  test('and CourtListener after it, each for what it holds', async () => {
    const [site, api] = [capDouble(), courtListenerDouble()];
    await serve(['cap', 'courtlistener'], (asked, response) =>
      (asked.path.startsWith('/api/') ? api : site)(asked, response),
    );
    const { outcomes } = await verify(
      `${barrow.name}, 4 Ex. Rep. 3 (Ex. 2022)`,
      'Harrow v. Quill, 12 F.4th 345 (9th Cir. 2021)',
    );
    expect(outcomes).toEqual(['verified', 'verified']);
    const lookups = server.asked.filter(({ method }) => method === 'POST');
    expect(lookups.map(({ body }) => new URLSearchParams(body).get('text'))).toEqual(['12 F.4th 345']);
  }, 40_000);

  test('a volume that cannot be had is an outage, and the source trusted less may still find the case', async () => {
    const api = courtListenerDouble([{ ...harrow, citations: ['77 F.3d 5'] }]);
    await serve(['cap', 'courtlistener'], (asked, response) =>
      (asked.path.startsWith('/api/') ? api : asked.path.endsWith('.zip') ? status(500) : capDouble())(
        asked,
        response,
      ),
    );
    const { outcomes } = await verify(
      'Harrow v. Quill, 77 F.3d 5 (9th Cir. 2021)',
      'Nobody v. Nothing, 77 F.3d 9 (9th Cir. 2021)',
    );
    expect(outcomes).toEqual([expect.not.stringContaining('unavailable'), 'source_unavailable']);
  }, 40_000);
});

test('a service without sources asks nobody', async () => {
  await serve([], courtListenerDouble());
  const { outcomes } = await verify('Harrow v. Quill, 12 F.4th 345 (9th Cir. 2021)');
  expect([outcomes, server.asked]).toEqual([['not_covered'], []]);
});

test('a library on the disk holds a fetched volume without being opened anew', async () => {
  await serve(['cap'], capDouble());
  const held = openSqliteLibrary(join(folder, `data-${folders}`, 'library'), 0);
  const place = { volume: '4', reporter: 'Ex. Rep.', page: '3' };
  expect(await held.lookUp([place])).toEqual([{ kind: 'notCovered' }]);
  await verify(`${barrow.name}, 4 Ex. Rep. 3 (Ex. 2022)`);
  expect(await held.lookUp([place])).toMatchObject([
    { kind: 'found', authorities: [{ caseName: barrow.name }] },
  ]);
  await held.close();
}, 40_000);
