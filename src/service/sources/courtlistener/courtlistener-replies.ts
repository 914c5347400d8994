/** What CourtListener's REST API (v4) answers, as far as it is read. Numbers and texts are taken for one another, as its versions differ. */
import { z } from 'zod';

const text = z.union([z.string(), z.number()]).transform(String);
const id = z.number().int().positive();
const words = z.string().nullish();

export const clusterSchema = z.object({
  id,
  docket_id: id.nullish(),
  docket: z.string().nullish(),
  sub_opinions: z.array(z.string()).default([]),
  citations: z
    .array(
      z.object({
        volume: text.nullable(),
        reporter: z.string(),
        page: text.nullable(),
        type: z.number().nullish(),
      }),
    )
    .default([]),
  case_name: z.string().nullish(),
  case_name_full: z.string().nullish(),
  case_name_short: z.string().nullish(),
  slug: z.string().nullish(),
  date_filed: z.string().nullish(),
  date_filed_is_approximate: z.boolean().nullish(),
  other_dates: z.string().nullish(),
  history: z.string().nullish(),
  correction: z.string().nullish(),
});

export type Cluster = z.infer<typeof clusterSchema>;

const lookedUpSchema = z.object({
  citation: z.string(),
  normalized_citations: z.array(z.string()).nullish(),
  /** As HTTP's: 200, 300 for several cases, 404, 400 for an unknown reporter, 429 for one too many in a request. */
  status: z.number(),
  /** A cluster that cannot be read is none. */
  clusters: z.array(z.unknown()).nullish(),
});

export type LookedUp = z.infer<typeof lookedUpSchema>;

/** A text without citations is answered with an empty object. */
export const lookupSchema = z.union([
  z.array(lookedUpSchema),
  z.strictObject({}).transform((): LookedUp[] => []),
]);

export const docketSchema = z.object({
  id,
  court_id: z.string().nullish(),
  court: z.string().nullish(),
  docket_number: z.string().nullish(),
});

export type Docket = z.infer<typeof docketSchema>;

export const opinionSchema = z.object({
  id,
  cluster_id: id.nullish(),
  cluster: z.string().nullish(),
  /** `010combined`, `020lead`, `040dissent`. */
  type: z.string().default(''),
  author_str: z.string().nullish(),
  ordering_key: z.number().nullish(),
  extracted_by_ocr: z.boolean().nullish(),
  html_with_citations: words,
  html_columbia: words,
  html_lawbox: words,
  xml_harvard: words,
  html_anon_2020: words,
  html: words,
  plain_text: words,
});

export type FetchedOpinion = z.infer<typeof opinionSchema>;

/** The number at the end of an address of the API, which is itself never followed: the key would go wherever it leads. */
export function idIn(
  address: string | null | undefined,
  kind: 'opinions' | 'dockets' | 'clusters',
): number | null {
  const found = new RegExp(`/${kind}/(\\d{1,12})/?$`).exec(address ?? '')?.[1];
  return found === undefined ? null : Number(found);
}
