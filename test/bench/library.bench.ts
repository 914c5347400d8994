/**
 * The embedded library at the size of American case law (`SIZE=10000000`): how long it takes to build and to open, and what a citation,
 * a hundred and a misspelt name cost, beside a table in memory in the same run.
 */
import { readFileSync } from 'node:fs';
import type { CaseRecord } from '../../src/service/library/case-record';
import { citationKey } from '../../src/citations/citation-key';
import { openSqliteLibrary } from '../../src/service/library/sqlite/sqlite-library';
import { seededRandom, type SeededRandom } from '../support/seeded-random';
import { openSyntheticShelf, report } from './synthetic-shelf';

const { folder, synthetic } = openSyntheticShelf();
const random = seededRandom(77);
const anyCase = (): CaseRecord => synthetic.caseAt(random.below(synthetic.size));

const opening = performance.now();
const library = openSqliteLibrary(folder);
const [firstPlace] = anyCase().places;
if (firstPlace) await library.lookUp([firstPlace]);
report('opened, to the first answer', `${(performance.now() - opening).toFixed(1)} ms (goal ≤ 50)`);

const places = Array.from({ length: 20_000 }, () => random.pick(anyCase().places));
const table = new Map(places.map((place) => [citationKey(place), place]));

let held = 0;
// Twice: what is measured is a library that has been asked before.
for (const round of ['first', 'second'] as const) {
  const one = await measure(places.length / 2, async (at) => {
    const [answer] = await library.lookUp(places.slice(at, at + 1));
    if (answer?.kind === 'found') held += 1;
  });
  const hundred = await measure(places.length / 100, (at) =>
    library.lookUp(places.slice(at * 100, at * 100 + 100)),
  );
  const inMemory = await measure(places.length / 100, (at) =>
    Promise.resolve(places.slice(at * 100, at * 100 + 100).map((place) => table.get(citationKey(place)))),
  );
  if (round === 'first') continue;
  report('a citation', `${one.text} (goal: median ≤ 0.010 ms)`);
  report('a hundred citations', `${hundred.text} (goal: median ≤ 0.6 ms)`);
  report('a hundred, from a table in memory', inMemory.text);
  report('ratio to the table', (hundred.median / inMemory.median).toFixed(1));
}
if (held !== places.length) throw new Error(`${String(held)} of ${String(places.length)} places were found`);

const misspelt = Array.from({ length: 1_000 }, () => misspell(anyCase(), random)).filter(
  (one) => one !== null,
);
let recalled = 0;
const byName = await measure(misspelt.length, async (at) => {
  const { query, record } = misspelt[at] ?? { query: {}, record: null };
  const found = await library.findByName(query, 20);
  if (found.some(({ id }) => id === record?.id)) recalled += 1;
});
report('a misspelt name', `${byName.text} (goal: median ≤ 15 ms, p99 ≤ 100 ms)`);
report(
  'recall at 20',
  `${(recalled / misspelt.length).toFixed(3)} of ${String(misspelt.length)} (goal ≥ 0.97)`,
);
report('memory of its own', `${ownMemory()} (goal ≤ 512 MB)`);
await library.close();

interface Timing {
  readonly median: number;
  readonly text: string;
}

/** Milliseconds of the clock, and of the processor, which other programs disturb less. */
async function measure(count: number, run: (at: number) => Promise<unknown>): Promise<Timing> {
  const times: number[] = [];
  const used = process.cpuUsage();
  for (let at = 0; at < count; at += 1) {
    const started = process.hrtime.bigint();
    await run(at);
    times.push(Number(process.hrtime.bigint() - started) / 1e6);
  }
  const { user, system } = process.cpuUsage(used);
  times.sort((left, right) => left - right);
  const median = times[Math.floor(count / 2)] ?? 0;
  const slow = times[Math.floor(count * 0.99)] ?? 0;
  const mean = (user + system) / 1000 / count;
  return {
    median,
    text: `median ${median.toFixed(3)} ms, p99 ${slow.toFixed(2)} ms, of the processor ${mean.toFixed(3)} ms each`,
  };
}

/** One letter of a name wrong, missing, added, or exchanged with the next; `null` where it has no long word of its own. */
function misspell(record: CaseRecord, random: SeededRandom) {
  const { caseName, court, dateFiled } = record;
  const words = [...caseName.matchAll(/(?!State|People|United|States|Common|Estate)\p{Lu}\p{Ll}{4,}/gu)];
  if (words.length === 0) return null;
  const word = random.pick(words);
  const at = word.index + 1 + random.below(word[0].length - 2);
  const letter = random.pick(Array.from('aeioubcdfglmnprst'));
  const [before, after] = [caseName.slice(0, at), caseName.slice(at)];
  const wrong = random.pick([
    before + letter + after.slice(1),
    before + after.slice(1),
    before + letter + after,
    before + after.charAt(1) + after.charAt(0) + after.slice(2),
  ]);
  const [plaintiff = '', defendant] = wrong.split(' v. ');
  const query = {
    plaintiff,
    ...(defendant === undefined ? {} : { defendant }),
    ...(court === undefined ? {} : { court }),
    ...(dateFiled === undefined ? {} : { year: dateFiled.slice(0, 4) }),
  };
  return { query, record };
}

/** Without the pages of the mapped file, which the system takes back when it needs them. */
function ownMemory(): string {
  const line = /RssAnon:\s+(\d+) kB/u.exec(readFileSync('/proc/self/status', 'utf8'));
  return line ? `${(Number(line[1]) / 1024).toFixed(0)} MB` : 'not known on this system';
}
