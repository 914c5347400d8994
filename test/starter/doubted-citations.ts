/** Citations that the pack itself calls fabricated or uncertain: no document attests them, however many repeat them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { citationKey } from '../../src/citations/citation-key';
import { findCitations } from '../../src/citations/find-citations';
import { SHARED } from './evidence';

const FILES = ['known_fake_citations.json', 'refactor_corpus.json', 'citations_extracted_2026-02-11.json'];

/** Keys. Also what the altered copies of the Rosario brief cite, since real and altered stand side by side there. */
export function doubtedCitations(): ReadonlySet<string> {
  const folder = join(SHARED, 'hallucinations');
  const rosario = readdirSync(join(folder, 'rosario'))
    .filter((name) => /\.(?:json|txt|csv)$/.test(name))
    .map((name) => join('rosario', name));
  const keys = new Set<string>();
  for (const file of [...FILES, ...rosario]) {
    for (const citation of findCitations(readFileSync(join(folder, file), 'utf8'))) {
      if (citation.kind === 'case' && citation.page !== undefined) {
        keys.add(citationKey({ volume: citation.volume, reporter: citation.reporter, page: citation.page }));
      }
    }
  }
  return keys;
}
