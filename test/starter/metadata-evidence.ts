/** Cases as their sources record them: the pack's own list (CAP, CourtListener) and the results of recorded searches. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { courtById } from '../../src/citations/facts/courts';
import { courtOfRecord } from '../../src/service/library/import/court-of-record';
import { opinionFromHtml } from '../../src/service/library/opinions/opinion-from-html';
import { readPlace } from '../../src/service/library/import/read-place';
import { SHARED, type Evidence } from './evidence';

export function metadataEvidence(): readonly Evidence[] {
  return [...listedCases(), ...searchResults()];
}

/** One case of the list stands on as many lines as it has citations. */
function listedCases(): readonly Evidence[] {
  const cases = new Map<
    string,
    { citations: string[]; name: string; court: string; date: string; file: string }
  >();
  for (const line of readFileSync(join(SHARED, 'facts/citations_from_this_pack.csv'), 'utf8')
    .split(/\r?\n/)
    .slice(1)) {
    const [citation = '', name = '', court = '', date = '', file = ''] = readCsvLine(line);
    if (citation === '' || name === '' || isTableEntry(file)) continue;
    const key = [name, date, file].join('\n');
    const known = cases.get(key);
    if (known) known.citations.push(citation);
    else cases.set(key, { citations: [citation], name, court, date, file });
  }
  return [...cases.values()].flatMap(({ citations, name, court, date, file }) =>
    evidenceFor(`${file} ${name}`, citations, name, date, courtOfRecord(court) ?? harvestedCourt(file)),
  );
}

const harvestSchema = z.object({
  HTMLtext: z.string().nullish(),
  Case_Text: z.string().nullish(),
  CL_opinion_cluster: z.object({
    CL_cluster_docket: z.object({ CL_docket_court: z.object({ CL_court_resource_uri: z.string() }) }),
  }),
});

function readHarvested(file: string): z.infer<typeof harvestSchema> {
  return harvestSchema.parse(JSON.parse(readFileSync(join(SHARED, file), 'utf8')));
}

/** The list has a court's name in the words of the source, which are not always ours; its id is the same. */
function harvestedCourt(file: string): string | null {
  if (!isHarvested(file)) return null;
  const { CL_court_resource_uri: address } =
    readHarvested(file).CL_opinion_cluster.CL_cluster_docket.CL_docket_court;
  const id = /courts\/(\w+)\//.exec(address)?.[1] ?? '';
  return courtById(id) ? id : null;
}

function isHarvested(file: string): boolean {
  return file.includes('api-harvest');
}

/**
 * Reporters list unpublished dispositions in tables, dozens on a page. One of them says nothing of what else stands there, so that
 * a citation of its neighbour would be taken for a wrong one.
 */
function isTableEntry(file: string): boolean {
  if (!isHarvested(file)) return false;
  const { HTMLtext, Case_Text } = readHarvested(file);
  const { text } = opinionFromHtml(HTMLtext || Case_Text || '');
  return (
    text.length < 1_500 ||
    /unpublished|^\W*notice:|not (?:for|to be) (?:publication|published)/im.test(text.slice(0, 3_000))
  );
}

const searchSchema = z.array(
  z.object({
    caseName: z.string(),
    citation: z.array(z.string()),
    court_id: z.string(),
    dateFiled: z.string().nullable(),
    cluster_id: z.number(),
  }),
);

/** Results of searches of opinions; of the lookups of the same recording nothing is taken, as most were for doubtful citations. */
function searchResults(): readonly Evidence[] {
  const file = join(SHARED, 'courtlistener/rest-v4/fallback_cassette.json.gz');
  const recording = z
    .record(z.string(), z.unknown())
    .parse(JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')));
  return Object.entries(recording).flatMap(([request, response]) => {
    if (!request.startsWith('["search_opinions"')) return [];
    const results = searchSchema.safeParse(response);
    return (results.data ?? []).flatMap(({ caseName, citation, court_id, dateFiled, cluster_id }) =>
      evidenceFor(
        `cluster ${cluster_id}`,
        citation,
        caseName,
        dateFiled ?? '',
        courtById(court_id) ? court_id : null,
      ),
    );
  });
}

function evidenceFor(
  witness: string,
  citations: readonly string[],
  name: string,
  date: string,
  court: string | null,
): readonly Evidence[] {
  const places = citations.flatMap((citation) => {
    try {
      return [readPlace(citation)];
    } catch {
      // The list has citations of forms that have no volume, reporter and page.
      return [];
    }
  });
  return places.map((place) => ({
    kind: 'metadata',
    witness,
    place,
    name: name.trim(),
    ...(court === null ? {} : { court }),
    ...(date === '' ? {} : { date: date.slice(0, 10) }),
    parallel: places.filter((other) => other !== place),
  }));
}

/** Where the data is. */
export function hasSharedData(): boolean {
  return existsSync(join(SHARED, 'facts/citations_from_this_pack.csv'));
}

/** RFC 4180, one line: quoted values may hold commas and doubled quotation marks. */
function readCsvLine(line: string): readonly string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}
