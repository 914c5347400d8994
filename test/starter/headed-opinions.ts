/** Opinions that CourtListener wrote out as plain text, each under a head: caption, citations, court, `Filed: 1999-03-23`, docket number, address. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPlace } from '../../src/service/library/import/read-place';
import { courtOfRecord } from '../../src/service/library/import/court-of-record';
import { SHARED, type Evidence } from './evidence';

const FOLDER = join(SHARED, 'briefs/valve-v-rothschild/opinions');
const BELOW_HEAD = /^-{20,}$/m;

interface HeadedOpinion {
  readonly file: string;
  readonly head: string;
  readonly text: string;
}

export function headedOpinions(): readonly HeadedOpinion[] {
  return readdirSync(FOLDER).map((file) => {
    const [head = '', ...text] = readFileSync(join(FOLDER, file), 'utf8').split(BELOW_HEAD);
    return { file, head, text: text.join('') };
  });
}

/**
 * A head is one witness, as a document is: dates of CourtListener err by a year now and then, so that another has to say the same.
 */
export function headEvidence({ file, head }: HeadedOpinion): readonly Evidence[] {
  const [name = '', citations = '', court = ''] = head.split('\n');
  const year = /^Filed: (\d{4})-/m.exec(head)?.[1];
  // Where the case is in no reporter, the court stands on the second line.
  const places = citations
    .split(', ')
    .filter((citation) => /^\d+ .+ \d+$/.test(citation))
    .map(readPlace);
  const courtId = courtOfRecord(court);
  return places.map((place) => ({
    kind: 'document',
    witness: `head of ${file}`,
    place,
    name,
    ...(courtId === null ? {} : { court: courtId }),
    ...(year === undefined ? {} : { date: year }),
    parallel: places.filter((other) => other !== place),
  }));
}
