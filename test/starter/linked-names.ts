/** To which case CourtListener's own links of a citation lead: a second look at what stands at a place. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { citationKey } from '../../src/citations/citation-key';
import { readPlace } from '../../src/service/library/import/read-place';
import { SHARED } from './evidence';
import { OPINION_FOLDERS } from './document-evidence';

const LINK = /<a href="\/opinion\/\d+\/([a-z0-9-]+)\/"[^>]*>([\s\S]{3,300}?)<\/a>/g;

/** By key, the names as the addresses of the cases have them: `brown-v-board-of-education` in words. */
export function linkedNames(): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const html of pages()) {
    for (const [, slug = '', content = ''] of html.matchAll(LINK)) {
      const cited = content
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim();
      if (!/^\d+ [A-Z][^;]* \d+$/.test(cited)) continue;
      const key = citationKey(readPlace(cited));
      const name = slug.replaceAll('-', ' ');
      const known = names.get(key);
      if (!known) names.set(key, [name]);
      else if (!known.includes(name)) known.push(name);
    }
  }
  return names;
}

function* pages(): Generator<string> {
  for (const folder of OPINION_FOLDERS) {
    for (const name of readdirSync(join(SHARED, folder)))
      yield readFileSync(join(SHARED, folder, name), 'utf8');
  }
  const harvest = join(SHARED, 'courtlistener/api-harvest-2018');
  const schema = z.object({ HTMLtext: z.string().nullish() });
  for (const name of readdirSync(harvest)) {
    yield schema.parse(JSON.parse(readFileSync(join(harvest, name), 'utf8'))).HTMLtext ?? '';
  }
}
