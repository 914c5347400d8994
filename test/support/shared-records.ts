/** The decisions of `../shared/data` outside of CAP volumes, as an import would hand them over: facts only, no words. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { courtById } from '../../src/citations/facts/courts';
import { reporterNamed } from '../../src/citations/facts/reporter-named';
import type { CaseRecord } from '../../src/service/library/case-record';
import { readPlace } from '../../src/service/library/import/read-place';

/** The 2018 harvest and the recorded citation lookups; one record a cluster. */
export function readSharedRecords(data: string): readonly CaseRecord[] {
  const harvest = join(data, 'courtlistener/api-harvest-2018');
  const records = [
    ...readdirSync(harvest)
      .filter((name) => name.endsWith('.json'))
      .map((name) => readHarvested(readJson(join(harvest, name)))),
    ...[
      'rest-v4/citation-lookup_50-citations_response.json',
      'rest-v3/citation-lookup_466-US-668_v3-urls.json',
    ]
      .flatMap((name) => lookupSchema.parse(readJson(join(data, 'courtlistener', name))))
      .flatMap(({ clusters }) => clusters.map(readCluster)),
  ];
  return [...new Map(records.map((record) => [record.id, record])).values()];
}

const citeFields = [
  'federal_cite_one',
  'federal_cite_two',
  'federal_cite_three',
  'state_cite_one',
  'state_cite_two',
  'state_cite_three',
  'state_cite_regional',
  'specialty_cite_one',
  'scotus_early_cite',
  'lexis_cite',
  'westlaw_cite',
  'neutral_cite',
];

const harvestSchema = z.object({
  CL_opinion_id: z.coerce.string(),
  CL_opinion_cluster: z.looseObject({
    CL_cluster_case_name: z.string(),
    CL_cluster_case_name_full: z.string().nullish(),
    CL_cluster_date_filed: z.string(),
    CL_cluster_docket: z.object({
      CL_docket_docket_number: z.string().nullish(),
      CL_docket_court: z.object({ CL_court_resource_uri: z.string(), CL_court_full_name: z.string() }),
    }),
  }),
});

const clusterSchema = z.object({
  id: z.number(),
  case_name: z.string(),
  case_name_full: z.string().nullish(),
  date_filed: z.string(),
  citations: z.array(z.object({ volume: z.coerce.string(), reporter: z.string(), page: z.string() })),
});

const lookupSchema = z.array(z.object({ clusters: z.array(clusterSchema) }));

function readHarvested(source: unknown): CaseRecord {
  const { CL_opinion_id: id, CL_opinion_cluster: cluster } = harvestSchema.parse(source);
  const docket = cluster.CL_cluster_docket;
  const court = /courts\/(\w+)\//.exec(docket.CL_docket_court.CL_court_resource_uri)?.[1];
  const cites = citeFields.map((field) => cluster[`CL_cluster_${field}`]).filter(isCitation);
  return {
    ...namesOf(cluster.CL_cluster_case_name, cluster.CL_cluster_case_name_full),
    id: `harvest:${id}`,
    otherYears: [],
    documents: [],
    dateFiled: cluster.CL_cluster_date_filed,
    courtName: docket.CL_docket_court.CL_court_full_name,
    places: cites.map(readPlace),
    ...(court === undefined ? {} : { court }),
    ...(docket.CL_docket_docket_number ? { docketNumber: docket.CL_docket_docket_number } : {}),
  };
}

/** A lookup names no court; a reporter of one court does. */
function readCluster({ id, citations, ...cluster }: z.infer<typeof clusterSchema>): CaseRecord {
  const places = citations.map(({ volume, reporter, page }) => readPlace(`${volume} ${reporter} ${page}`));
  const court = places.flatMap(({ reporter, volume }) => reporterNamed(reporter, volume)?.court ?? []).at(0);
  const courtName = court === undefined ? undefined : courtById(court)?.name;
  return {
    ...namesOf(cluster.case_name, cluster.case_name_full),
    id: `lookup:${id}`,
    otherYears: [],
    documents: [],
    dateFiled: cluster.date_filed,
    places,
    ...(court === undefined ? {} : { court }),
    ...(courtName === undefined ? {} : { courtName }),
  };
}

function namesOf(name: string, full: string | null | undefined): Pick<CaseRecord, 'caseName' | 'otherNames'> {
  return { caseName: name, otherNames: isText(full) && full !== name ? [full] : [] };
}

/** A field may hold a bare number. */
function isCitation(value: unknown): value is string {
  return isText(value) && /^\S+ .*\S \S+$/u.test(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
