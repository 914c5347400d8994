/**
 * How fast the finder reads: real text warm, its growth with length, hostile texts, the first call, beside a scan for digits.
 *
 * Reads the texts of `../shared` where present; without them the bench runs on sentences of its own. All figures but the clock of the
 * first call are processor time, so that other programs on the machine do not count.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findCitations } from '../../src/citations/find-citations';
import { measureFirstCall } from './first-call';

const first = await measureFirstCall(
  'See Roe v. Wade, 410 U.S. 113, 152 (1973). Id. at 153. 42 U.S.C. § 1983; Cal. Penal Code § 187.',
);
report('the finder, minified and gzipped', first.gzipBytes / 1000, 'KB');
report('import of the module', first.imported.clock, 'ms');
report('  of the processor', first.imported.processor, 'ms');
report('first call (goal ≤ 30 ms)', first.called.clock, 'ms');
report('  of the processor', first.called.processor, 'ms');

/** Until the engine has translated what is called most; a quarter of the time measured behind them is still its translating. */
const WARM_ROUNDS = 15;
/** Behind so many it translates nothing more: what a text of any length costs is asked only then, not by the order of the sizes. */
const ROUNDS_UNTIL_TRANSLATED = 60;
const text = realText();
for (let round = 0; round < WARM_ROUNDS; round++) findCitations(text);
const finder = median(15, () => findCitations(text).length);
const digits = median(15, () => text.match(/\d+/g)?.length ?? 0);
const megabytes = text.length / 1e6;
console.log(`real text: ${megabytes.toFixed(2)} M characters, ${findCitations(text).length} finds`);
report(`after ${WARM_ROUNDS} readings`, (megabytes / finder) * 1000, 'MB/s');
for (let round = 2 * WARM_ROUNDS; round < ROUNDS_UNTIL_TRANSLATED; round++) findCitations(text);
const warm = median(15, () => findCitations(text).length);
report(`warm, after ${ROUNDS_UNTIL_TRANSLATED} readings (goal ≥ 20)`, (megabytes / warm) * 1000, 'MB/s');
report('time in scans of /\\d+/g', warm / digits, '×');

for (const size of [1e6, 2.5e6, 5e6, 1e7]) {
  const grown = text.repeat(Math.ceil(size / text.length)).slice(0, size);
  const ms = median(3, () => findCitations(grown).length);
  report(`${(size / 1e6).toFixed(1)} M characters`, size / 1e3 / ms, 'MB/s');
}

const hostile: Readonly<Record<string, string>> = {
  digits: '1',
  'digits and spaces': '1 ',
  'volumes and reporters': '1 U.S. ',
  'citations back to back': '1 U.S. 2 ',
  'open parentheses': '(',
  'citations in open parentheses': '1 U.S. 2 (',
  'closing parentheses': ')',
  'parentheses before a citation': ') 1 U.S. 2 ',
  'pin cites without end': '1 U.S. 2, 3, 4, 5, 6, 7, 8, 9, ',
  'parallels without end': '1 U.S. 2, 1 S. Ct. 2, 1 L. Ed. 2, ',
  'captions without end': 'Roe v. Doe v. ',
  capitals: 'A ',
  'capital words': 'Board of Education of the County of ',
  'capital words and citations': 'In re Board of Education 1 U.S. 2 ',
  ids: 'Id. ',
  supras: 'supra, ',
  'section signs': '§ ',
  'sections without end': '1 U.S.C. §§ 1, ',
  'section lists': '2(a)(1), 3(b)-(c), ',
  'sections of titles': 'section 1 of title ',
  blanks: '_ ',
  dashes: '—',
  'blank volumes': '___ U.S. ___ ',
  newlines: '\n',
  'newlines and citations': '1 U.S. 2\n',
  'citations without blanks': '1\nU.S.\n2\n',
  'weak reporters': '1 Or 5',
  'supras without blanks': '”supra',
  'docket numbers': 'No. 12-345, ',
  'docket numbers and citations': 'No. 12-345, 1 U.S. 2 (1990), ',
  'state abbreviations': 'Cal. Cal. Cal. ',
  quotes: '“Roe ',
  'long words': 'a',
  brackets: '1 U.S. 2 [1 S. Ct. 2, ',
  record: 'Compl. ¶ 1, 2, 3, Ex. A, ',
  'table leaders': 'Roe v. Doe, 1 U.S. 2 ........ 5\n',
  'nested history': "1 U.S. 2, aff'd, ",
  'sections before their code': '§ 5, Fla. Stat. ',
  'subjects of a code': 'Md. Code, Crim. Law Crim. Law ',
  treatises: 'J. Wigmore, Evidence § 5 ',
  editions: 'K.S.A. 2018 Supp. ',
};
/** As for real text: the first readings of a text unlike those before it measure the engine's translating. */
const WARM_ROUNDS_OF_HOSTILE = 5;
let worst = 0;
let worstFirst = 0;
for (const [name, unit] of Object.entries(hostile)) {
  const attack = unit.repeat(Math.ceil(100_000 / unit.length)).slice(0, 100_000);
  worstFirst = Math.max(
    worstFirst,
    median(1, () => findCitations(attack).length),
  );
  for (let round = 1; round < WARM_ROUNDS_OF_HOSTILE; round++) findCitations(attack);
  const ms = median(3, () => findCitations(attack).length);
  worst = Math.max(worst, ms);
  const fourfold = attack.repeat(4);
  const growth = median(3, () => findCitations(fourfold).length) / ms;
  if (ms > 2 && growth > 8) report(`hostile: ${name}, four times as long`, growth, '× the time');
  if (ms > 20) report(`hostile: ${name}`, ms, 'ms per 100 KB');
}
report('worst of the hostile texts (goal ≤ 100)', worst, 'ms per 100 KB');
report('worst of the hostile texts, read for the first time', worstFirst, 'ms per 100 KB');

const { resolveCitations } = await import('../../src/citations/resolve-citations');
const strangers = findCitations(
  Array.from({ length: 900 }, (_, at) => `Elm v. Oak${String(at)}, ${String(at + 1)} U.S. 2 (1973). `).join(
    '',
  ) + Array.from({ length: 2_000 }, (_, at) => `Elm v. Fir${String(at)}, supra. `).join(''),
);
report(
  'hostile: resolving 2,000 unknown short names among 900 cases',
  median(3, () => resolveCitations(strangers).length),
  'ms',
);

function realText(): string {
  const folder = new URL('../../../shared/data/briefs/', import.meta.url).pathname;
  const own =
    'The court agreed. See Roe v. Wade, 410 U.S. 113, 152 (1973) (holding so); 42 U.S.C. § 1983. Id. at 153. It then turned to the facts, which nobody disputes, and affirmed.\n';
  if (!existsSync(folder)) return own.repeat(8000);
  let all = '';
  for (const place of ['wa-supreme-court-txt', 'law-firm-eos-appeal', 'fletcher-v-experian']) {
    for (const name of readdirSync(join(folder, place))) {
      if (name.endsWith('.txt')) all += `${readFileSync(join(folder, place, name), 'utf8')}\n\n`;
    }
  }
  return all;
}

function median(rounds: number, run: () => number): number {
  const times: number[] = [];
  let total = 0;
  for (let round = 0; round < rounds; round++) {
    const start = processorMs();
    total += run();
    times.push(processorMs() - start);
  }
  if (total < 0) throw new Error('A count is never negative.');
  return times.sort((a, b) => a - b)[rounds >> 1] ?? 0;
}

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function report(what: string, figure: number, unit: string): void {
  console.log(`${what.padEnd(48)} ${figure.toFixed(figure < 10 ? 2 : 0).padStart(8)} ${unit}`);
}
