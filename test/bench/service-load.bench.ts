/**
 * The real service, in a process of its own, over the synthetic library, asked by a client beside it: fifty items a request, limits of
 * the account lifted. `SIZE` as for `library`, `SECONDS` and `AT_ONCE` of each load, `PROFILE` a folder for a profile of the service.
 */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readServiceConfig } from '../../src/service/config';
import { openData } from '../../src/service/open-data';
import { loadProgram, startProgram, type Load, type LoadFigures } from './program-under-load';
import { readQuotedOpinions, writeOpinionShelf } from './quoted-opinions';
import { asInBriefs, citationsAlone, requestBody, type Mix } from './synthetic-requests';
import { openSyntheticShelf, report } from './synthetic-shelf';

const { folder, synthetic } = openSyntheticShelf();
const seconds = Number(process.env['SECONDS'] ?? 20);
const atOnce = Number(process.env['AT_ONCE'] ?? 12);
const profile = process.env['PROFILE'];
/** So many that none comes again while the service remembers it. */
const requests = 2_000;
/** Briefs that are being written: each is checked again and again. */
const briefs = 100;

const checkedAgain: Mix = { ...citationsAlone, name: 'the same fifty again' };

const dataFolder = mkdtempSync(join(tmpdir(), 'cite-check-load-'));
const environment = {
  DATA_DIR: dataFolder,
  VERIFY_PORT: '0',
  VERIFY_INTERNAL_PORT: '0',
  LOG_LEVEL: 'info',
};
try {
  mkdirSync(join(dataFolder, 'library'));
  symlinkSync(join(folder, 'synthetic'), join(dataFolder, 'library/synthetic'));
  const { records, from } = await readQuotedOpinions();
  writeOpinionShelf(join(dataFolder, 'library/opinions'), records);
  report('opinions to quote', `${String(records.length)}, ${from}`);
  await measure(records, await openUnlimitedAccount());
} finally {
  rmSync(dataFolder, { recursive: true, force: true });
}

async function measure(opinions: Parameters<typeof requestBody>[3], key: string): Promise<void> {
  const loadOf = (mix: Mix, bodies: number): Load => ({
    bodies: Array.from({ length: bodies }, (_, at) => requestBody(mix, at, synthetic, opinions)),
    headers: { authorization: `Bearer ${key}` },
    atOnce,
    seconds,
    warmUpRequests: 1_500,
  });
  const echo = await startProgram(new URL('./echo-service.ts', import.meta.url));
  const echoed = await loadProgram(echo, {
    ...loadOf(citationsAlone, briefs),
    seconds: Math.min(5, seconds),
    warmUpRequests: 15_000,
  }).finally(() => echo.stop());
  tell('a bare echo', echoed);

  const service = await startProgram(
    new URL('../../src/service/main.ts', import.meta.url),
    environment,
    profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`],
  );
  try {
    for (const mix of [citationsAlone, asInBriefs, checkedAgain]) {
      const { name, cases, quotations, codes } = mix;
      report(name, `${String(cases)} cases, ${String(quotations)} quotations, ${String(codes)} of codes`);
      const load = loadOf(mix, mix === checkedAgain ? briefs : requests);
      const figures = await loadProgram(service, load);
      tell(name, figures, ' (goal ≥ 300, p99 ≤ 150 ms)');
      report('  of the bare echo', (figures.aSecond / echoed.aSecond).toFixed(3));
      report(
        '  outcomes',
        [...figures.outcomes].map(([outcome, count]) => `${outcome} ${String(count)}`).join(', '),
      );
    }
  } finally {
    await service.stop();
  }
}

function tell(name: string, { aSecond, times, processorMs, clientMs }: LoadFigures, goal = ''): void {
  const at = (share: number): string => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(0)} ms`;
  report(name, `${aSecond.toFixed(0)} requests a second, ${String(atOnce)} at once${goal}`);
  report('  an answer takes', `median ${at(0.5)}, p99 ${at(0.99)}`);
  report('  processor', `${processorMs.toFixed(2)} ms a request; of the client ${clientMs.toFixed(2)} ms`);
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
