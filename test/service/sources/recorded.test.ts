/** What the real sources answered, as recorded in ../shared/data, read by the adapters on loopback. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { citationKey } from '../../../src/citations/citation-key';
import { readPlace } from '../../../src/service/library/import/read-place';
import type { Item } from '../../../src/contract/items';
import { readCapReporters } from '../../../src/service/sources/cap/cap-reporters';
import { callOverHttp } from '../../../src/service/sources/call-over-http';
import { systemClock, untilFrom } from '../../../src/service/sources/clock';
import { courtListener } from '../../../src/service/sources/courtlistener/courtlistener';
import {
  clusterSchema,
  docketSchema,
  opinionSchema,
} from '../../../src/service/sources/courtlistener/courtlistener-replies';
import { inOrderOfTrust } from '../../../src/service/sources/in-order-of-trust';
import { openSources } from '../../../src/service/sources/open-sources';
import type { Source } from '../../../src/service/sources/source';
import { verifyItems } from '../../../src/service/verification/verify-items';
import { memoryLibrary } from '../../support/memory-library';
import {
  type AnswerOfSource,
  json,
  type SourceServer,
  sourceServer,
  status,
} from '../../support/source-server';
import { temporaryFolder } from '../../support/temporary-folder';

const shared = join(import.meta.dirname, '../../../../shared/data');
const recorded = join(shared, 'courtlistener');
const isThere = existsSync(recorded);
if (!isThere) process.stderr.write('skipped: the recorded answers of ../shared/data are not here\n');

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const citationsSchema = z.array(
  z.object({
    citation: z.string(),
    normalized_citations: z.array(z.string()),
    status: z.number(),
    clusters: z.array(
      z.looseObject({
        id: z.number(),
        case_name: z.string(),
        case_name_full: z.string(),
        citations: z.array(z.object({ volume: z.coerce.string(), reporter: z.string(), page: z.string() })),
      }),
    ),
  }),
);

let server: SourceServer;
let source: Source;
let lies = 0;
beforeAll(async () => {
  server = await sourceServer(status(404));
  // Without its pace, which would make these tests last for minutes.
  const http = callOverHttp({ base: server.url }, systemClock);
  source = courtListener(http, systemClock, (_, event) => void (lies += event === 'lied' ? 1 : 0));
});
afterAll(async () => {
  await source.close();
  await server.stop();
});
const until = () => untilFrom(new AbortController().signal, 20_000, systemClock);

/** Lookups are answered with `reply`, everything else as given by its path. */
function answering(reply: unknown, others: Readonly<Record<string, unknown>> = {}): AnswerOfSource {
  return (asked, response) => {
    const other = others[asked.path];
    if (asked.method === 'POST') json(reply)(asked, response);
    else (other === undefined ? status(404) : json(other))(asked, response);
  };
}

describe.skipIf(!isThere)('recorded lookups', () => {
  test.each([
    ['rest-v4/citation-lookup_50-citations_response.json', 45, 2],
    ['rest-v3/citation-lookup_466-US-668_v3-urls.json', 4, 0],
  ])('%s: %i places are found, and %i answers are of another page', async (file, foundCount, lieCount) => {
    const reply = citationsSchema.parse(readJson(join(recorded, file)));
    server.answerWith(answering(readJson(join(recorded, file))));
    lies = 0;
    const places = reply.map(({ normalized_citations: [normalized = ''] }) => readPlace(normalized));
    const answers = await source.lookUp(places, until());
    const foundKeys = new Set<string>();
    reply.forEach(({ clusters }, at) => {
      const key = citationKey(places[at] ?? readPlace('1 U.S. 1'));
      const bearers = clusters.filter(
        ({ citations, case_name: name, case_name_full: full }) =>
          [name, full].some((of) => of !== '' && of.length <= 2_000) &&
          citations.some((of) => citationKey(of) === key),
      );
      const answer = answers[at];
      if (bearers.length > 0) foundKeys.add(key);
      expect(answer?.kind === 'found' ? answer.authorities.map(({ id }) => id) : []).toEqual(
        bearers.map(({ id }) => `courtlistener:${id}`),
      );
      expect(answer?.kind).toBe(bearers.length === 0 ? 'notCovered' : 'found');
    });
    expect([foundKeys.size, lies]).toEqual([foundCount, lieCount]);
  });

  test('rest-v4/fallback_cassette.json.gz: none of the 50 lookups finds anything, and none is missing', async () => {
    const cassette = JSON.parse(
      gunzipSync(readFileSync(join(recorded, 'rest-v4/fallback_cassette.json.gz'))).toString('utf8'),
    ) as Record<string, unknown>;
    const lookups = Object.entries(cassette).filter(([key]) => key.startsWith('["citation_lookup"'));
    expect(lookups).toHaveLength(50);
    for (const [, reply] of lookups) {
      server.answerWith(answering(reply));
      const [item] = citationsSchema.parse(reply);
      const place = readPlace(item?.normalized_citations[0] ?? '50 F.4th 432');
      expect(await source.lookUp([place], until())).toEqual([{ kind: 'notCovered' }]);
    }
  });

  test('rest-v4/fallback_corpus.json: no real citation that the source lacks is accused', async () => {
    const corpus = z
      .array(z.object({ citation: z.string() }))
      .parse(readJson(join(recorded, 'rest-v4/fallback_corpus.json')));
    server.answerWith((asked, response) => {
      const cited = (new URLSearchParams(asked.body).get('text') ?? '').split('; ');
      json(
        cited.map((citation) => ({ citation, normalized_citations: [citation], status: 404, clusters: [] })),
      )(asked, response);
    });
    const sources = inOrderOfTrust([source], { lookUpMs: 20_000, textMs: 20_000 }, systemClock);
    const items = corpus.map(({ citation }, at): Item => ({
      id: String(at),
      type: 'case',
      rawText: citation,
    }));
    const visitor = { visit: () => Promise.resolve({ kind: 'noSuchHost' } as const) };
    const library = memoryLibrary({ cases: [] });
    const results = await verifyItems(items, { library, sources, visitor }, new AbortController().signal);
    expect(results.filter(({ verdict }) => verdict.status === 'critical')).toEqual([]);
    expect(results.map(({ verdict }) => verdict.outcome)).not.toContain('verified');
  });
});

describe.skipIf(!isThere)('a recorded case', () => {
  test('rest-v3: a cluster leads to its opinion, whose words are those of a page and so not complete', async () => {
    const cluster = readJson(join(recorded, 'rest-v3/cluster_5093516_v3.json'));
    const opinion = readJson(join(recorded, 'rest-v3/opinion_4910901_v3.json'));
    server.answerWith(
      answering([], { '/api/rest/v4/clusters/5093516/': cluster, '/api/rest/v4/opinions/4910901/': opinion }),
    );
    const { case_name: caseName } = clusterSchema.parse(cluster);
    const authority = {
      id: 'courtlistener:5093516',
      caseName: caseName ?? '',
      otherNames: [],
      otherYears: [],
      places: [],
      documents: [],
      text: 'partial',
    } as const;
    const text = await source.readOpinion(authority, until());
    expect(text).toMatchObject({ kind: 'text', opinion: { complete: false } });
    expect(text.kind === 'text' && text.opinion.text).toContain('UNITED STATES COURT OF APPEALS');
  });

  const harvest = join(recorded, 'api-harvest-2018');
  const harvested = isThere ? readdirSync(harvest).filter((name) => name.endsWith('.json')) : [];
  const cites = [
    'federal_cite_one',
    'state_cite_one',
    'state_cite_regional',
    'specialty_cite_one',
    'neutral_cite',
    'westlaw_cite',
    'lexis_cite',
    'scotus_early_cite',
  ];
  const harvestSchema = z.looseObject({
    CL_opinion_id: z.coerce.number(),
    CL_opinion_type: z.string(),
    HTMLtext: z.string().nullish(),
    CL_opinion_cluster: z.looseObject({
      CL_cluster_case_name: z.string(),
      CL_cluster_case_name_full: z.string(),
      CL_cluster_date_filed: z.string(),
      CL_cluster_slug: z.string(),
      CL_cluster_resource_uri: z.string(),
      CL_cluster_docket: z.object({
        CL_docket_docket_number: z.string().nullish(),
        CL_docket_court: z.object({ CL_court_resource_uri: z.string() }),
      }),
    }),
  });

  test.each(harvested)('api-harvest-2018/%s is found by its citation, and read', async (file) => {
    const of = harvestSchema.parse(readJson(join(harvest, file)));
    const cluster = of.CL_opinion_cluster;
    const clusterId = Number(/clusters\/(\d+)\//.exec(cluster.CL_cluster_resource_uri)?.[1]);
    const written = cites.flatMap((name) => {
      const value = cluster[`CL_cluster_${name}`];
      return typeof value === 'string' && /^\S+ .*\S \S+$/u.test(value) ? [value] : [];
    });
    const places = written.map(readPlace);
    const reply = written.slice(0, 1).map((citation) => ({
      citation,
      status: 200,
      clusters: [
        {
          id: clusterId,
          docket_id: 5,
          sub_opinions: [`https://www.courtlistener.com/api/rest/v4/opinions/${of.CL_opinion_id}/`],
          citations: places.map((place) => ({ ...place, type: 1 })),
          case_name: cluster.CL_cluster_case_name,
          case_name_full: cluster.CL_cluster_case_name_full,
          date_filed: cluster.CL_cluster_date_filed,
          slug: cluster.CL_cluster_slug,
        },
      ],
    }));
    server.answerWith(
      answering(reply, {
        '/api/rest/v4/dockets/5/': {
          id: 5,
          court: cluster.CL_cluster_docket.CL_docket_court.CL_court_resource_uri,
          docket_number: cluster.CL_cluster_docket.CL_docket_docket_number,
        },
        [`/api/rest/v4/clusters/${clusterId}/`]: {
          id: clusterId,
          sub_opinions: [`/opinions/${of.CL_opinion_id}/`],
        },
        [`/api/rest/v4/opinions/${of.CL_opinion_id}/`]: {
          id: of.CL_opinion_id,
          cluster_id: clusterId,
          type: of.CL_opinion_type,
          html_with_citations: of.HTMLtext ?? '',
        },
      }),
    );
    const [answer] = await source.lookUp(places.slice(0, 1), until());
    const isNamed = cluster.CL_cluster_case_name + cluster.CL_cluster_case_name_full !== '';
    if (!isNamed) expect(answer?.kind ?? 'notCovered').toBe('notCovered');
    else if (places.length > 0) {
      expect(answer).toMatchObject({
        kind: 'found',
        authorities: [{ id: `courtlistener:${clusterId}`, dateFiled: cluster.CL_cluster_date_filed }],
      });
    }
    const authority =
      answer?.kind === 'found' && answer.authorities[0]
        ? answer.authorities[0]
        : ({
            id: `courtlistener:${clusterId}`,
            caseName: '',
            otherNames: [],
            otherYears: [],
            places: [],
            documents: [],
            text: 'partial',
          } as const);
    const text = await source.readOpinion(authority, until());
    expect(text.kind).toBe((of.HTMLtext ?? '') === '' ? 'none' : 'text');
    if (text.kind !== 'text') return;
    expect(text.opinion.text).not.toMatch(/<\/?(?:p|div|span|script|a|i|b)\b/i);
    if (/class="star-pagination"/.test(of.HTMLtext ?? '')) expect(text.opinion.text).toContain('[*');
  });
});

describe.skipIf(!isThere)('what is asked for is documented', () => {
  test.each([
    ['clusters', clusterSchema],
    ['dockets', docketSchema],
    ['opinions', opinionSchema],
  ] as const)('endpoint-docs/%s.md lists every field that is read', (kind, schema) => {
    const document = readFileSync(join(recorded, `rest-v4/endpoint-docs/${kind}.md`), 'utf8');
    for (const field of Object.keys(schema.shape)) expect(document).toContain(`\`"${field}"\``);
  });

  test('endpoint-docs/courts.md lists the id of a court, by which a docket names it', () =>
    expect(readFileSync(join(recorded, 'rest-v4/endpoint-docs/courts.md'), 'utf8')).toContain('`"id"`'));

  test('courtlistener-v4.3.0.openapi.json has every path that is asked', () => {
    const { paths } = z
      .object({ paths: z.record(z.string(), z.unknown()) })
      .parse(readJson(join(recorded, 'rest-v4/courtlistener-v4.3.0.openapi.json')));
    for (const path of ['citation-lookup', 'clusters', 'opinions', 'dockets']) {
      expect(Object.keys(paths)).toContain(`/api/rest/v4/${path}/`);
    }
  });
});

describe.skipIf(!isThere)("CAP's static site", () => {
  const folder = temporaryFolder();

  test.each([
    ['F.3d', 'f3d'],
    ['U.S.', 'us'],
    ["F. App'x", 'f-appx'],
    ['Misc. 3d', 'misc3d'],
    ['So. 2d', 'so2d'],
    ['N.Y.3d', 'ny3d'],
    ['Cal. App. 4th', 'cal-app-4th'],
  ])('calls %s %s', (reporter, slug) => {
    const reporters = readCapReporters(readJson(join(shared, 'cap/ReportersMetadata.json')));
    expect(reporters?.get(reporter)).toEqual([slug]);
  });

  test('a real volume, packed as on the site, is fetched and answers for all of its cases', async () => {
    const volume = join(shared, 'cap/alaska/1');
    const files: Record<string, Uint8Array> = {};
    for (const name of ['VolumeMetadata', 'CasesMetadata']) {
      files[`metadata/${name}.json`] = readFileSync(join(volume, `${name}.json`));
    }
    for (const [from, to] of [
      ['cases', 'json'],
      ['html', 'html'],
    ] as const) {
      for (const name of readdirSync(join(volume, from)))
        files[`${to}/${name}`] = readFileSync(join(volume, from, name));
    }
    const archive = zipSync(files, { level: 1 });
    const site = await sourceServer((asked, response) => {
      if (asked.path === '/ReportersMetadata.json')
        json(readJson(join(shared, 'cap/ReportersMetadata.json')))(asked, response);
      else if (asked.path === '/alaska/1.zip')
        response.writeHead(200, { 'content-type': 'application/zip' }).end(archive);
      else status(404)(asked, response);
    });
    const sources = openSources(
      { order: ['cap'], capUrl: site.url, courtListenerUrl: 'http://127.0.0.1:9' },
      {
        dataFolder: folder,
        libraryFolder: join(folder, 'library'),
        report: () => undefined,
        patience: { lookUpMs: 60_000, textMs: 60_000 },
      },
    );
    const list = z
      .array(z.object({ citations: z.array(z.object({ cite: z.string() })) }))
      .parse(readJson(join(volume, 'CasesMetadata.json')));
    const places = list.map(({ citations }) => readPlace(citations[0]?.cite ?? ''));
    const answers = await sources.lookUp(places, new AbortController().signal);
    expect(answers.filter((answer) => answer.kind !== 'found' || answer.complete !== true)).toEqual([]);
    expect(site.asked.map(({ path }) => path)).toEqual(['/ReportersMetadata.json', '/alaska/1.zip']);
    await sources.close();
    await site.stop();
  }, 90_000);
});
