/**
 * The real service, in a process of its own, over the synthetic library, asked by a client beside it: fifty citations a request, most of
 * them right, limits of the account lifted. `SIZE` as for `library`, `SECONDS` and `AT_ONCE` of the load.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Pool } from 'undici';
import { courtById } from '../../src/citations/facts/courts';
import { readServiceConfig } from '../../src/service/config';
import { openData } from '../../src/service/open-data';
import { seededRandom } from '../support/seeded-random';
import { openSyntheticShelf, report } from './synthetic-shelf';

const { folder, synthetic } = openSyntheticShelf();
const seconds = Number(process.env['SECONDS'] ?? 20);
const atOnce = Number(process.env['AT_ONCE'] ?? 12);
const itemsARequest = 50;

const dataFolder = mkdtempSync(join(tmpdir(), 'cite-check-load-'));
mkdirSync(join(dataFolder, 'library'));
symlinkSync(join(folder, 'synthetic'), join(dataFolder, 'library/synthetic'));
const environment = {
  DATA_DIR: dataFolder,
  VERIFY_PORT: '0',
  VERIFY_INTERNAL_PORT: '0',
  LOG_LEVEL: 'info',
};
const key = await openUnlimitedAccount();
const profile = process.env['PROFILE'];
const service = spawn(
  process.execPath,
  [
    ...(profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`]),
    ...['--import', 'tsx', new URL('../../src/service/main.ts', import.meta.url).pathname],
  ],
  { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'inherit'] },
);
try {
  await load(new Pool(`http://127.0.0.1:${String(await portOf(service.stdout))}`, { connections: atOnce }));
} finally {
  service.kill('SIGTERM');
  await new Promise((resolve) => service.once('exit', resolve));
  rmSync(dataFolder, { recursive: true, force: true });
}

async function openUnlimitedAccount(): Promise<string> {
  const reading = readServiceConfig(environment);
  if (reading.kind === 'faults') throw new Error(reading.faults.join('; '));
  const opened = await openData(reading.config);
  if (opened.kind === 'fault') throw new Error(opened.message);
  const { text } = await opened.office.issueKey('Load', 'verify');
  await opened.office.setQuota('Load', 1_000_000_000);
  await opened.office.setRate('Load', { perMinute: 6_000_000, burst: 1_000_000, atOnce: 1_000 });
  await opened.accounts.close();
  return text;
}

/** The service says where it listens; the rest of its log is read and dropped. */
function portOf(output: NodeJS.ReadableStream): Promise<number> {
  return new Promise((resolve) => {
    createInterface({ input: output }).on('line', (line) => {
      const port = /"port":(\d+)/u.exec(line);
      if (port) resolve(Number(port[1]));
    });
  });
}

async function load(pool: Pool): Promise<void> {
  const bodies = Array.from({ length: 200 }, (_, at) => bodyOf(at));
  const outcomes = new Map<string, number>();
  const times: number[] = [];
  const ask = async (at: number): Promise<void> => {
    const started = performance.now();
    const answer = await pool.request({
      path: '/api/v1/verify',
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: bodies[at % bodies.length] ?? '',
    });
    const text = await answer.body.text();
    times.push(performance.now() - started);
    if (answer.statusCode !== 200) throw new Error(`${String(answer.statusCode)}: ${text.slice(0, 300)}`);
    if (at % 50 !== 0) return;
    for (const [, outcome = ''] of text.matchAll(/"outcome":"(\w+)"/gu))
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  };
  const run = async (ms: number): Promise<number> => {
    times.length = 0;
    const end = performance.now() + ms;
    let next = 0;
    const started = performance.now();
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        while (performance.now() < end) await ask(next++);
      }),
    );
    return (1000 * times.length) / (performance.now() - started);
  };
  await run(4_000);
  const used = process.cpuUsage();
  const aSecond = await run(seconds * 1000);
  const { user, system } = process.cpuUsage(used);
  times.sort((left, right) => left - right);
  const at = (share: number): string => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(0)} ms`;
  report('requests of 50 a second', `${aSecond.toFixed(0)} (goal ≥ 300), ${String(atOnce)} at once`);
  report('an answer takes', `median ${at(0.5)}, p99 ${at(0.99)} (goal ≤ 150 ms)`);
  report('processor of the client', `${((user + system) / 1000 / times.length).toFixed(2)} ms a request`);
  report('outcomes', [...outcomes].map(([outcome, count]) => `${outcome} ${String(count)}`).join(', '));
  await pool.close();
}

/** Nine of ten right; the others with another year, or another page. */
function bodyOf(seed: number): string {
  const random = seededRandom(seed + 1);
  const items = Array.from({ length: itemsARequest }, (_, at) => {
    const { caseName, places, court, dateFiled = '' } = synthetic.caseAt(random.below(synthetic.size));
    const { volume, reporter, page } = random.pick(places);
    const fault = random.below(20);
    const first = fault === 0 ? String(Number(page) + 10) : page;
    const year = fault === 1 ? String(Number(dateFiled.slice(0, 4)) - 2) : dateFiled.slice(0, 4);
    const where = courtById(court ?? '')?.abbreviations[0] ?? '';
    return {
      id: String(at),
      type: 'case',
      rawText: `${caseName}, ${volume} ${reporter} ${first} (${where} ${year})`,
    };
  });
  return JSON.stringify({ items });
}
