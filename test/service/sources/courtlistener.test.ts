/** CourtListener's adapter behind all of its decorators, over invented cases. */
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import type { Authority } from '../../../src/citations/authority';
import { authorityOf } from '../../../src/service/library/case-record';
import type { PlaceAnswer } from '../../../src/service/library/library';
import { readPlace } from '../../../src/service/library/import/read-place';
import { systemClock, type Clock } from '../../../src/service/sources/clock';
import type { LiveSources } from '../../../src/service/sources/live-sources';
import { openSources } from '../../../src/service/sources/open-sources';
import { brown, caseRecord } from '../../support/cases';
import {
  clusterOf,
  courtListenerDouble,
  harrow,
  pollard,
  type DoubleCase,
} from '../../support/courtlistener-double';
import {
  type AnswerOfSource,
  faults,
  json,
  late,
  slow,
  type SourceServer,
  sourceServer,
  status,
} from '../../support/source-server';
import { temporaryFolder } from '../../support/temporary-folder';

const folder = temporaryFolder();
let server: SourceServer | undefined;
let sources: LiveSources | undefined;
let events: string[] = [];
let folders = 0;
afterEach(async () => {
  await sources?.close();
  await server?.stop();
  expect(events).not.toContain('courtlistener mistaken');
});

/** Sleeps hardly at all. */
const hurried: Clock = {
  now: () => systemClock.now(),
  sleep: (ms, signal) => systemClock.sleep(Math.min(ms, 5), signal),
};
const signal = (): AbortSignal => new AbortController().signal;

async function open(answer: AnswerOfSource, waitMs = 25_000): Promise<LiveSources> {
  server = await sourceServer(answer);
  events = [];
  const dataFolder = join(folder, `data-${(folders += 1)}`);
  sources = openSources(
    {
      order: ['courtlistener'],
      capUrl: 'http://127.0.0.1:9',
      courtListenerUrl: server.url,
      courtListenerToken: 'sesame',
    },
    {
      dataFolder,
      libraryFolder: join(dataFolder, 'library'),
      report: (source, event) => void events.push(`${source} ${event}`),
      patience: { lookUpMs: waitMs, textMs: waitMs },
      clock: hurried,
    },
  );
  return sources;
}

async function lookUp(asking: LiveSources, ...citations: readonly string[]): Promise<readonly PlaceAnswer[]> {
  return asking.lookUp(citations.map(readPlace), signal());
}

async function find(asking: LiveSources, citation: string): Promise<Authority> {
  const [answer] = await lookUp(asking, citation);
  const [authority] = answer?.kind === 'found' ? answer.authorities : [];
  if (!authority) throw new Error(`${citation} was not found`);
  return authority;
}

const paths = (): readonly string[] => server?.asked.map(({ path }) => path) ?? [];
const double = courtListenerDouble();

describe('looking up', () => {
  test('finds a case with its court, docket, places and page on the site', async () => {
    expect(await find(await open(double), '12 F.4th 345')).toEqual({
      id: 'courtlistener:71',
      caseName: 'Harrow v. Quill',
      otherNames: [],
      otherYears: [],
      court: 'ca9',
      courtName: expect.stringContaining('Ninth Circuit') as string,
      dateFiled: '2021-08-30',
      docketNumber: '20-9071',
      places: [
        { volume: '12', reporter: 'F.4th', page: '345' },
        { volume: '2021', reporter: 'U.S. App. LEXIS', page: '99001' },
      ],
      text: 'partial',
      documents: [{ provider: 'CourtListener', url: 'https://www.courtlistener.com/opinion/71/a-case/' }],
    });
  });

  test('asks for all places in one request, in an order of its own, and never twice for one', async () => {
    const asking = await open(double);
    const answers = await lookUp(asking, '9 F.4th 9', '12 F.4th 400', '12 F.4th 345', '9 F.4th 9');
    expect(answers.map(({ kind }) => kind)).toEqual(['notCovered', 'found', 'found', 'notCovered']);
    const lookups = server?.asked.filter(({ method }) => method === 'POST') ?? [];
    expect(lookups.map(({ body }) => new URLSearchParams(body).get('text'))).toEqual([
      '12 F.4th 345; 12 F.4th 400; 9 F.4th 9',
    ]);
    expect(lookups[0]?.headers.authorization).toBe('Token sesame');
  });

  test('asks for no more than 250 in one request', async () => {
    const asking = await open(double, 60_000);
    const many = Array.from({ length: 260 }, (_, at) => `${at + 1} F.4th ${at + 1}`);
    const answers = await lookUp(asking, ...many, '12 F.4th 345');
    const sizes = server?.asked
      .filter(({ method }) => method === 'POST')
      .map(({ body }) => new URLSearchParams(body).get('text')?.split('; ').length);
    expect(sizes?.[0]).toBe(250);
    // The rest would have to wait for minutes, and is not made to.
    expect(sizes).toHaveLength(1);
    expect(answers.filter(({ kind }) => kind === 'unavailable')).toHaveLength(11);
  });

  test('what was asked is not asked again', async () => {
    const asking = await open(double);
    const first = await lookUp(asking, '12 F.4th 345', '9 F.4th 9');
    const asked = paths().length;
    expect(await lookUp(asking, '12 F.4th 345', '9 F.4th 9')).toEqual(first);
    expect(paths()).toHaveLength(asked);
  });

  test('a reporter that prints one court names the court, and no docket is asked for', async () => {
    const vane: DoubleCase = { ...harrow, citations: ['601 U.S. 9001'], court: 'scotus' };
    const authority = await find(await open(courtListenerDouble([vane])), '601 U.S. 9001');
    expect(authority.court).toBe('scotus');
    expect(paths()).toEqual(['/api/rest/v4/citation-lookup/']);
  });

  test('a docket that cannot be had leaves the court open', async () => {
    const answer: AnswerOfSource = (asked, response) =>
      (asked.path.includes('dockets') ? status(500) : double)(asked, response);
    expect(await find(await open(answer), '12 F.4th 345')).not.toHaveProperty('court');
  });

  test('a docket of another number is not believed', async () => {
    const answer: AnswerOfSource = (asked, response) =>
      (asked.path.includes('dockets') ? json({ id: 5, court_id: 'ca1', docket_number: '1' }) : double)(
        asked,
        response,
      );
    expect(await find(await open(answer), '12 F.4th 345')).not.toHaveProperty('court');
  });

  test('two cases at one place are both handed on', async () => {
    const twin = { ...pollard, citations: ['12 F.4th 345'] };
    const [answer] = await lookUp(await open(courtListenerDouble([harrow, twin])), '12 F.4th 345');
    expect(answer?.kind === 'found' && answer.authorities.map(({ caseName }) => caseName)).toEqual([
      'Harrow v. Quill',
      'Pollard v. Winterbourne Orchards, Inc.',
    ]);
  });

  test('an approximate date is no date, and years in notes of it are years', async () => {
    const cluster = {
      ...clusterOf(harrow),
      date_filed_is_approximate: true,
      other_dates: 'Argued May 3, 2020',
    };
    const reply = [{ citation: '12 F.4th 345', status: 200, clusters: [cluster] }];
    const authority = await find(await open(json(reply)), '12 F.4th 345');
    expect(authority).not.toHaveProperty('dateFiled');
  });
});

describe('a citation that comes back otherwise than it was asked for', () => {
  const lie = (citations: readonly string[]) =>
    json([{ citation: '12 F.4th 345', status: 200, clusters: [clusterOf({ ...harrow, citations })] }]);

  test.each([
    ['of another page', ['12 F.4th 346']],
    ['of another volume', ['13 F.4th 345']],
    ['of another reporter', ['12 F.3d 345']],
    ['of no place at all', []],
  ])('%s is not believed', async (_, citations) => {
    const [answer] = await lookUp(await open(lie(citations)), '12 F.4th 345');
    expect(answer).toEqual({ kind: 'notCovered' });
    expect(events).toContain('courtlistener lied');
  });

  test('is believed in another spelling', async () => {
    const [answer] = await lookUp(await open(lie(['12 F. 4th 345'])), '12 F.4th 345');
    expect(answer?.kind).toBe('found');
  });

  test('the answer to another question is none', async () => {
    const other = [{ citation: '12 F.4th 400', status: 200, clusters: [clusterOf(pollard)] }];
    expect(await lookUp(await open(json(other)), '12 F.4th 345')).toEqual([{ kind: 'notCovered' }]);
  });

  test.each([
    [404, 'notCovered'],
    [400, 'notCovered'],
    [429, 'unavailable'],
    [500, 'unavailable'],
  ])('a citation of status %i is %s', async (code, kind) => {
    const reply = json([{ citation: '12 F.4th 345', status: code, clusters: [] }]);
    expect(await lookUp(await open(reply), '12 F.4th 345')).toMatchObject([{ kind }]);
  });

  test('no citations at all: an empty object', async () =>
    expect(await lookUp(await open(json({})), '12 F.4th 345')).toEqual([{ kind: 'notCovered' }]));
});

describe('a source that', () => {
  test.each(Object.keys(faults) as (keyof typeof faults)[])(
    '%s is an outage, and nothing is stored',
    async (fault) => {
      const asking = await open(faults[fault]);
      expect(await lookUp(asking, '12 F.4th 345')).toEqual([
        { kind: 'unavailable', source: 'courtlistener' },
      ]);
      server?.answerWith(double);
      expect(await lookUp(asking, '12 F.4th 345')).toMatchObject([{ kind: 'found' }]);
    },
  );

  test.each([
    ['answers never', late],
    ['answers a byte now and then', slow],
  ])('%s is an outage before long', async (_, answer) => {
    const asking = await open(answer, 300);
    expect(await lookUp(asking, '12 F.4th 345')).toEqual([{ kind: 'unavailable', source: 'courtlistener' }]);
  });

  test('wants to be asked less is left alone', async () => {
    const busy = json(
      { error_message: 'Too many requests (allowed rate: 60/m).', wait_until: '2999-01-01T00:00:00+00:00' },
      429,
    );
    const asking = await open(busy);
    for (let at = 0; at < 5; at += 1) {
      expect(await lookUp(asking, `12 F.4th ${at}`)).toEqual([
        { kind: 'unavailable', source: 'courtlistener' },
      ]);
    }
    expect([paths().length, events]).toEqual([1, ['courtlistener throttled']]);
  });

  test('is down is hammered by nobody', async () => {
    const asking = await open(status(500));
    for (let at = 0; at < 40; at += 1) {
      expect(await lookUp(asking, `12 F.4th ${at}`)).toEqual([
        { kind: 'unavailable', source: 'courtlistener' },
      ]);
    }
    expect([paths().length, events]).toEqual([5, ['courtlistener opened']]);
  });

  test('cannot be found is an outage', async () => {
    const dataFolder = join(folder, `data-${(folders += 1)}`);
    sources = openSources(
      {
        order: ['courtlistener'],
        capUrl: 'https://static.case.law',
        courtListenerUrl: 'https://no-such-host.invalid',
        courtListenerToken: 'sesame',
      },
      { dataFolder, libraryFolder: dataFolder, report: () => undefined, clock: hurried },
    );
    expect(await lookUp(sources, '12 F.4th 345')).toEqual([{ kind: 'unavailable', source: 'courtlistener' }]);
  });
});

describe('the words of a case', () => {
  test('come opinion by opinion, with pages and parts, and without anything that could run', async () => {
    const asking = await open(double);
    const text = await asking.readOpinion(await find(asking, '12 F.4th 345'), signal());
    if (text.kind !== 'text') throw new Error(text.kind);
    const { opinion } = text;
    expect(opinion.complete).toBe(true);
    expect(opinion.text).not.toMatch(/script|alert|</);
    expect(opinion.text).toMatch(/^\[\*345\] .*\[\*346\].*\n\n.*\[\*347\]/s);
    expect(
      opinion.parts.map(({ kind, author, start, end }) => [kind, author, opinion.text.slice(start, end)]),
    ).toEqual([
      ['majority', 'Fenwick', expect.stringMatching(/FENWICK.*in haste\.$/s)],
      ['dissent', 'Ostrander', expect.stringMatching(/^OSTRANDER.*to arrive\.$/s)],
    ]);
  });

  test('are asked for once', async () => {
    const asking = await open(double);
    const authority = await find(asking, '12 F.4th 400');
    const first = await asking.readOpinion(authority, signal());
    const asked = paths().length;
    expect(await asking.readOpinion(authority, signal())).toEqual(first);
    expect(paths()).toHaveLength(asked);
  });

  test('of a case that was looked up before the service was started anew', async () => {
    const asking = await open(double);
    const authority = authorityOf({
      ...caseRecord({ caseName: 'Harrow v. Quill', places: [readPlace('12 F.4th 345')] }),
      id: 'courtlistener:71',
    });
    expect(await asking.readOpinion(authority, signal())).toMatchObject({ kind: 'text' });
    expect(paths()[0]).toBe('/api/rest/v4/clusters/71/');
  });

  test('of a case that the library holds without them are those of the same case', async () => {
    const asking = await open(double);
    const known = authorityOf(
      caseRecord({ caseName: 'Harrow v. Quill', dateFiled: '2021', places: [readPlace('12 F.4th 345')] }),
    );
    expect(await asking.readOpinion(known, signal())).toMatchObject({ kind: 'text' });
    expect(await asking.readOpinion({ ...known, caseName: 'Tanner v. Mill County' }, signal())).toEqual({
      kind: 'none',
    });
    expect(await asking.readOpinion({ ...known, dateFiled: '1954' }, signal())).toEqual({ kind: 'none' });
    expect(await asking.readOpinion(authorityOf(brown), signal())).toEqual({ kind: 'none' });
  });

  test.each<[string, AnswerOfSource]>([
    [
      'one of the opinions cannot be had',
      (asked, response) => (asked.path.endsWith('/7101/') ? status(500) : double)(asked, response),
    ],
    [
      'an opinion belongs to another case',
      (asked, response) =>
        (asked.path.includes('/opinions/')
          ? json({ id: 7100, cluster_id: 9, html_with_citations: '<p>Other words.</p>' })
          : double)(asked, response),
    ],
  ])('are unavailable where %s', async (_, answer) => {
    const asking = await open(answer);
    expect(await asking.readOpinion(await find(asking, '12 F.4th 345'), signal())).toEqual({
      kind: 'unavailable',
      source: 'courtlistener',
    });
  });

  test('that are not there are none', async () => {
    const silent = { ...harrow, opinions: [{ type: '010combined', html: '' }] };
    const asking = await open(courtListenerDouble([silent]));
    expect(await asking.readOpinion(await find(asking, '12 F.4th 345'), signal())).toEqual({ kind: 'none' });
  });

  test('stand once where single opinions stand beside the one that combines them', async () => {
    const both = {
      ...harrow,
      opinions: [{ type: '010combined', html: '<p>All of it at once.</p>' }, ...harrow.opinions],
    };
    const asking = await open(courtListenerDouble([both]));
    const text = await asking.readOpinion(await find(asking, '12 F.4th 345'), signal());
    expect(text.kind === 'text' && text.opinion.text).not.toContain('All of it at once');
    expect(text).toMatchObject({ opinion: { complete: false, parts: [{}, {}] } });
  });
});
