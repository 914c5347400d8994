/** The static site of the Caselaw Access Project over one invented volume, packed as the real ones are. */
import { strToU8, zipSync } from 'fflate';
import type { AnswerOfSource } from './source-server';
import { json, status } from './source-server';

export interface CapDoubleCase {
  readonly id: number;
  readonly name: string;
  readonly first: number;
  readonly last: number;
  readonly date: string;
  /** Of each page. */
  readonly pages: readonly string[];
}

export const barrow: CapDoubleCase = {
  id: 880_001,
  name: 'Barrow v. Town of Specimen',
  first: 3,
  last: 4,
  date: '2022-03-01',
  pages: [
    'A town that lays a path over a meadow must mend it, whoever walks there.',
    'It need not mend what no path crosses.',
  ],
};

export const crane: CapDoubleCase = {
  id: 880_002,
  name: 'Crane v. Example Savings Bank',
  first: 5,
  last: 5,
  date: '2022-03-08',
  pages: ['A bank that holds a letter for a depositor holds it as a post office would.'],
};

const REPORTERS = [
  { short_name: 'Ex. Rep.', slug: 'ex-rep', full_name: 'Example Reports' },
  { short_name: 'F.3d', slug: 'f3d', full_name: 'Federal Reporter 3d' },
];

/** `ex-rep/4.zip` is there, and nothing else. */
export function capDouble(archive: Uint8Array = capArchive()): AnswerOfSource {
  return (asked, response) => {
    switch (asked.path) {
      case '/ReportersMetadata.json':
        json(REPORTERS)(asked, response);
        break;
      case '/ex-rep/4.zip':
        response
          .writeHead(200, { 'content-type': 'application/zip', 'content-length': String(archive.length) })
          .end(archive);
        break;
      default:
        status(404, { 'content-type': 'text/html' }, '<h1>404</h1>')(asked, response);
    }
  };
}

/** The volume may say that it is another. */
export function capArchive(cases: readonly CapDoubleCase[] = [barrow, crane], volume = '4'): Uint8Array {
  const files: Record<string, Uint8Array> = {
    'metadata/VolumeMetadata.json': strToU8(JSON.stringify({ volume_number: volume, redacted: false })),
    'metadata/CasesMetadata.json': strToU8(JSON.stringify(cases.map((of) => factsOf(of, volume)))),
  };
  for (const of of cases) {
    const name = `${String(of.first).padStart(4, '0')}-01`;
    const facts = {
      ...factsOf(of, volume),
      casebody: { opinions: [{ text: of.pages.join(' '), type: 'majority' }] },
    };
    files[`json/${name}.json`] = strToU8(JSON.stringify(facts));
    files[`html/${name}.html`] = strToU8(htmlOf(of));
  }
  return zipSync(files);
}

function factsOf({ id, name, first, last, date }: CapDoubleCase, volume: string) {
  return {
    id,
    name: name.toUpperCase(),
    name_abbreviation: name,
    decision_date: date,
    docket_number: `No. ${id}`,
    first_page: String(first),
    last_page: String(last),
    citations: [{ type: 'official', cite: `${volume} Ex. Rep. ${first}` }],
    court: { name_abbreviation: 'Ex.', id: 0, name: 'Supreme Court of Example' },
    last_updated: '2024-02-27T00:00:00.000000+00:00',
  };
}

function htmlOf({ first, pages }: CapDoubleCase): string {
  const words = pages
    .map((page, at) =>
      at === 0
        ? page
        : `<a id="p${first + at}" href="#p${first + at}" data-label="${first + at}" data-citation-index="1" class="page-label">*${first + at}</a>${page}`,
    )
    .join(' ');
  return `<section class="casebody" data-firstpage="${first}"><article class="opinion" data-type="majority"><p>${words}</p></article></section>`;
}
