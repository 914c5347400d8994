/**
 * How fast the imports read, and that their memory does not grow with their input. The data are generated; IMPORT_ROWS sets how many
 * citations (18,000,000 are as many as CourtListener has).
 */
import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capVolumesIn } from '../../src/service/library/import/cap-volume-files';
import { findBulkFiles } from '../../src/service/library/import/courtlistener/bulk-files';
import { importCourtListener } from '../../src/service/library/import/courtlistener/import-courtlistener';
import { importCapVolume } from '../../src/service/library/import/import-cap';
import { readBulkInput } from '../../src/service/library/import/bulk/bulk-input';
import { openLibraryWriter } from '../../src/service/library/sqlite/library-writer';
import { BULK_COLUMNS, bulkValue, writeBulkFolder, type BulkRow } from '../support/bulk-tables';

const MAX_RSS_BYTES = 1e9;
const rows = Number(process.env['IMPORT_ROWS'] ?? 1_500_000);
const CITATIONS_A_CLUSTER = 15;

const [job, folder = ''] = process.argv.slice(2);

function runAll(): void {
  const data = mkdtempSync(join(tmpdir(), 'cite-check-bench-'));
  try {
    makeBulk(data);
    makeCapVolumes(data);
    measureBzip2(data);
    for (const name of ['courtlistener', 'cap']) {
      const file = new URL(import.meta.url).pathname;
      const { status } = spawnSync(process.execPath, ['--import', 'tsx', file, name, data], {
        stdio: 'inherit',
      });
      if (status !== 0) process.exitCode = 1;
    }
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

function stopwatch(): () => { wall: number; cpu: number } {
  const begun = performance.now();
  const used = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(used);
    return { wall: (performance.now() - begun) / 1000, cpu: (user + system) / 1e6 };
  };
}

function tell(
  what: string,
  amount: number,
  unit: string,
  { wall, cpu }: { wall: number; cpu: number },
): void {
  const rate = (seconds: number): string => Math.round(amount / seconds).toLocaleString('en-US');
  console.log(
    `${what.padEnd(26)} ${Math.round(amount).toLocaleString('en-US')} ${unit} in ${wall.toFixed(1)} s (${cpu.toFixed(1)} s of CPU): ${rate(wall)} ${unit}/s (${rate(cpu)} a second of CPU)`,
  );
}

/** One stage after the other, each with its own clock; the peak of memory over all. */
async function measureCourtListener(data: string): Promise<void> {
  const writer = openLibraryWriter(join(data, 'shelf'));
  const whole = stopwatch();
  let stage = '';
  let lap = stopwatch();
  let done = 0;
  const endStage = (): void => {
    if (stage !== '')
      tell(stage, done, stage === 'digest' ? 'bytes' : stage === 'joining' ? 'cases' : 'rows', lap());
    lap = stopwatch();
  };
  const outcome = await importCourtListener(findBulkFiles(join(data, 'bulk')), writer, {
    staging: join(data, 'staging.sqlite'),
    tell(step) {
      if (step.stage !== stage) {
        endStage();
        ({ stage } = step);
      }
      done = step.stage === 'digest' ? step.done : step.rows;
    },
  });
  endStage();
  if (outcome.kind !== 'imported' || outcome.cases !== Math.ceil(rows / CITATIONS_A_CLUSTER)) {
    throw new Error('not every cluster was imported');
  }
  const beforeNames = process.resourceUsage().maxRSS * 1024;
  writer.finish();
  tell('whole import, with names', rows, 'citations', whole());
  const peak = process.resourceUsage().maxRSS * 1024;
  console.log(
    `peak of memory: ${Math.round(beforeNames / 1e6)} MB up to the last case, ${Math.round(peak / 1e6)} MB with the index of names (at most ${MAX_RSS_BYTES / 1e6})`,
  );
  if (peak > MAX_RSS_BYTES) process.exitCode = 1;
}

async function measureCap(data: string): Promise<void> {
  const writer = openLibraryWriter(join(data, 'cap-shelf'));
  const time = stopwatch();
  let cases = 0;
  for (const volume of capVolumesIn(join(data, 'cap'))) {
    const outcome = await importCapVolume(volume, writer, { source: 'cap', isPublished: true });
    if (outcome.kind === 'imported') cases += outcome.cases;
  }
  const read = time();
  writer.finish();
  tell('CAP volumes', CAP_BYTES / 1e6, 'MB', read);
  tell('CAP volumes, with names', cases, 'cases', time());
}

function measureBzip2(data: string): void {
  const packed = join(data, 'sample.bz2');
  const made = spawnSync('bzip2', ['-c', join(data, 'bulk', 'opinions-2024-12-31.csv')], { maxBuffer: 1e9 });
  if (made.status !== 0) {
    console.log('bzip2: not measured, as the program is not installed');
    return;
  }
  writeFileSync(packed, made.stdout);
  const time = stopwatch();
  let bytes = 0;
  for (const piece of readBulkInput(packed)) bytes += piece.bytes.length;
  tell('bzip2, unpacked', bytes / 1e6, 'MB', time());
}

function makeBulk(data: string): void {
  const clusters = Math.ceil(rows / CITATIONS_A_CLUSTER);
  const folderOfBulk = writeBulkFolder(join(data, 'bulk'), {
    courts: [{ id: 'ca9', full_name: 'Ninth Circuit' }],
  });
  writeTable(folderOfBulk, 'opinion-clusters', clusters, (at) => ({
    id: at,
    case_name: `Party${at % 9973} v. Other${at % 7919} of ${at % 101}`,
    date_filed: `${1950 + (at % 70)}-01-02`,
    docket_id: at,
    precedential_status: 'Published',
  }));
  writeTable(folderOfBulk, 'dockets', clusters, (at) => ({
    id: at,
    court_id: 'ca9',
    docket_number: `97-${at}`,
  }));
  // In no order of clusters: the join must sort.
  writeTable(folderOfBulk, 'citations', rows, (at) => ({
    id: at,
    volume: 1 + (at % 999),
    reporter: 'F.3d',
    page: 1 + ((at * 7) % 1400),
    type: 1,
    cluster_id: (at * 7_919) % clusters,
    date_created: '2014-12-21 08:07:34.146653+00',
    date_modified: '2014-12-21 08:07:34.146653+00',
  }));
  writeTable(folderOfBulk, 'opinions', Math.min(clusters, 3_000), (at) => ({
    id: at,
    cluster_id: at,
    type: '010combined',
    html_with_citations: OPINION,
  }));
}

const OPINION = Array.from(
  { length: 40 },
  (_, at) =>
    `<p>The court finds in point ${at} that the "record" <span class="star-pagination">*${at}</span> bears what was said of it${', and so on'.repeat(at % 9)}.</p>`,
).join('\n');

function writeTable(
  bulk: string,
  table: keyof typeof BULK_COLUMNS,
  count: number,
  make: (at: number) => BulkRow,
): void {
  const columns = BULK_COLUMNS[table].split(',');
  const file = openSync(join(bulk, `${table}-2024-12-31.csv`), 'w');
  let lines = `${BULK_COLUMNS[table]}\n`;
  for (let at = 0; at < count; at += 1) {
    const row = make(at);
    lines += `${columns.map((column) => bulkValue(row[column] ?? null)).join(',')}\n`;
    if (lines.length > 1e6 || at === count - 1) {
      writeSync(file, lines);
      lines = '';
    }
  }
  closeSync(file);
}

const VOLUMES = 4;
const CASES_A_VOLUME = 300;
const CAP_HTML = `<article>${OPINION}</article>`;
const CAP_BYTES = VOLUMES * CASES_A_VOLUME * (CAP_HTML.length * 2);

function makeCapVolumes(data: string): void {
  for (let volume = 1; volume <= VOLUMES; volume += 1) {
    const at = join(data, 'cap', 'f3d', String(volume));
    mkdirSync(join(at, 'cases'), { recursive: true });
    mkdirSync(join(at, 'html'));
    const ids = Array.from({ length: CASES_A_VOLUME }, (_, number) => ({ id: volume * 1000 + number }));
    for (const [number, { id }] of ids.entries()) {
      const name = String(number * 3 + 1).padStart(4, '0');
      const json = {
        id,
        name: `Party${id} v. Other`,
        name_abbreviation: `Party${id} v. Other`,
        decision_date: '1998-03-02',
        first_page: String(number * 3 + 1),
        last_page: String(number * 3 + 3),
        citations: [{ type: 'official', cite: `${volume} F.3d ${number * 3 + 1}` }],
        court: {
          name: 'United States Court of Appeals for the Ninth Circuit',
          name_abbreviation: '9th Cir.',
        },
        casebody: { opinions: [{ text: CAP_HTML }] },
      };
      writeFileSync(join(at, 'cases', `${name}-01.json`), JSON.stringify(json));
      writeFileSync(join(at, 'html', `${name}-01.html`), CAP_HTML);
    }
    writeFileSync(join(at, 'VolumeMetadata.json'), JSON.stringify({ volume_number: String(volume) }));
    writeFileSync(join(at, 'CasesMetadata.json'), JSON.stringify(ids));
  }
}

if (job === 'courtlistener') await measureCourtListener(folder);
else if (job === 'cap') await measureCap(folder);
else runAll();
