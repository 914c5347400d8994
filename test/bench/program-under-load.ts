/** A server in a process of its own, asked by this one as fast as it answers. */
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Pool } from 'undici';

export interface Program {
  readonly port: number;
  /** Milliseconds that it has used of the processor since it began, all its threads together. */
  processorMs(): number;
  stop(): Promise<void>;
}

/** It must log the port on which it listens, as JSON; the rest of its log is read and dropped. */
export async function startProgram(
  file: URL,
  environment: Readonly<Record<string, string>> = {},
  nodeOptions: readonly string[] = [],
): Promise<Program> {
  const child = spawn(process.execPath, [...nodeOptions, '--import', 'tsx', fileURLToPath(file)], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {
    port: await portOf(child),
    processorMs: () => processorMsOf(child.pid ?? 0),
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('The program ended before it listened')));
    if (!child.stdout) throw new Error('The program has no output');
    createInterface({ input: child.stdout }).on('line', (line) => {
      const port = /"port":(\d+)|127\.0\.0\.1:(\d+)/u.exec(line);
      if (port) resolve(Number(port[1] ?? port[2]));
    });
  });
}

/** Linux counts in hundredths of a second. */
function processorMsOf(pid: number): number {
  const [user = 0, system = 0] = readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
    .replace(/^.*\) /su, '')
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) * 10;
}

export interface Load {
  readonly bodies: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly atOnce: number;
  readonly seconds: number;
  /** Before anything is measured: until then every thread translates its code and meets most of its data for the first time. */
  readonly warmUpRequests: number;
}

export interface LoadFigures {
  readonly aSecond: number;
  /** Milliseconds, in ascending order. */
  readonly times: readonly number[];
  readonly processorMs: number;
  readonly clientMs: number;
  /** Of one answer in fifty. */
  readonly outcomes: ReadonlyMap<string, number>;
}

/** Rejects where a request is refused. */
export async function loadProgram(program: Program, load: Load): Promise<LoadFigures> {
  const { bodies, headers, atOnce, seconds, warmUpRequests } = load;
  const pool = new Pool(`http://127.0.0.1:${String(program.port)}`, { connections: atOnce });
  const outcomes = new Map<string, number>();
  let times: number[] = [];
  const ask = async (at: number): Promise<void> => {
    const started = performance.now();
    const answer = await pool.request({
      path: '/api/v1/verify',
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: bodies[at % bodies.length] ?? '',
    });
    const isRead = at % 50 === 0 || answer.statusCode !== 200;
    // The others are taken in whole too, but not decoded: what the client spends is not the program's.
    const text = isRead ? await answer.body.text() : '';
    if (!isRead) await answer.body.dump({ limit: Number.MAX_SAFE_INTEGER });
    times.push(performance.now() - started);
    if (answer.statusCode !== 200) throw new Error(`${String(answer.statusCode)}: ${text.slice(0, 300)}`);
    if (!isRead) return;
    for (const [, outcome = ''] of text.matchAll(/"outcome":"(\w+)"/gu))
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  };
  let next = 0;
  const askWhile = async (goesOn: () => boolean): Promise<void> => {
    times = [];
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        while (goesOn()) await ask(next++);
      }),
    );
  };
  await askWhile(() => next < warmUpRequests);
  const [own, used] = [process.cpuUsage(), program.processorMs()];
  const started = performance.now();
  await askWhile(() => performance.now() < started + seconds * 1000);
  const aSecond = (1000 * times.length) / (performance.now() - started);
  const processorMs = (program.processorMs() - used) / times.length;
  const { user, system } = process.cpuUsage(own);
  await pool.close();
  times.sort((left, right) => left - right);
  return { aSecond, times, processorMs, clientMs: (user + system) / 1000 / times.length, outcomes };
}
