/** `npm start`, as a person runs it: one address, and after Ctrl-C nothing is left. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';

const root = join(import.meta.dirname, '../..');
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

test(
  'prints one address that answers, and leaves no process after Ctrl-C',
  { timeout: 240_000 },
  async () => {
    const { program, said } = start({ RELAY_PORT: '0' });
    const [address, ...others] = await addressesIn(said, program);
    expect(others).toEqual([]);
    const page = await fetch(address ?? '');
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<title>Cite Check preview</title>');

    const ended = endOf(program);
    // Ctrl-C reaches every process of the terminal.
    process.kill(-(program.pid ?? NaN), 'SIGINT');
    expect(await ended).toBe(0);
    // The last of the group may need a moment longer than the first.
    await vi.waitFor(() => expect(() => process.kill(-(program.pid ?? NaN), 0)).toThrow(/ESRCH/), {
      timeout: 60_000,
      interval: 50,
    });
    await expect(fetch(address ?? '')).rejects.toThrow();
  },
);

test('says which setting is wrong', { timeout: 240_000 }, async () => {
  const { program, said } = start({ RELAY_PORT: 'three' });
  expect(await endOf(program)).toBe(2);
  expect(said()).toContain('RELAY_PORT must be a port number');
});

test('says that its folder cannot be written, and nothing more', { timeout: 240_000 }, async () => {
  const { program, said } = start({ RELAY_PORT: '0', DATA_DIR: join(root, 'package.json', 'data') });
  expect(await endOf(program)).toBe(2);
  expect(said()).toMatch(
    /Nothing can be written in \S+ \(ENOTDIR\)\. Set DATA_DIR to a folder of yours\.\n$/,
  );
});

test('says why it could not start, and nothing more', { timeout: 240_000 }, async () => {
  const { program, said } = start({ RELAY_PORT: '0', DATABASE_URL: 'elsewhere' });
  expect(await endOf(program)).toBe(2);
  expect(said()).toMatch(/DATABASE_URL must read postgres:.*\n$/);
});

function start(environment: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'cite-check-start-'));
  folders.push(folder);
  const [, ...words] = startScript().split(' ');
  const program = spawn(process.execPath, words, {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const parts: string[] = [];
  program.stdout.on('data', (part: Buffer) => parts.push(part.toString()));
  program.stderr.on('data', (part: Buffer) => parts.push(part.toString()));
  return { program, said: () => parts.join('') };
}

/** What `npm start` runs: Node itself, so that the signals of a terminal reach the program and nothing between them can kill it. */
function startScript(): string {
  const { scripts } = z
    .object({ scripts: z.object({ start: z.string().startsWith('node ') }) })
    .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  return scripts.start;
}

async function addressesIn(said: () => string, program: ChildProcess): Promise<readonly string[]> {
  while (!said().includes('Ctrl-C') && program.exitCode === null) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(said()).toContain('Cite Check is ready');
  return [...said().matchAll(/https?:\/\/\S+/g)].map(([address]) => address);
}

function endOf(program: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    program.on('exit', (code) => resolve(code));
  });
}
