import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runKeys } from '../../src/command-line/run-keys';
import { VerifyReply } from '../../src/contract/reply';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cite-check-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Program {
  readonly child: ChildProcess;
  readonly text: () => string;
  readonly ended: Promise<number | null>;
}

function run(environment: Record<string, string>): Program {
  const script = new URL('../../src/service/main.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    env: {
      ...process.env,
      DATA_DIR: folder,
      VERIFY_PORT: '0',
      VERIFY_INTERNAL_PORT: '0',
      // Threads are tested by themselves: each takes as long to start as the program.
      WORKERS: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { child, text: () => text, ended };
}

test('the service starts, answers a key of the operator, logs no text, and ends on SIGTERM', async () => {
  const program = run({});
  try {
    await expect.poll(program.text, { timeout: 25_000 }).toContain('internal_port');
    const { port } = JSON.parse(
      program
        .text()
        .split('\n')
        .find((line) => line.includes('internal_port')) ?? '',
    ) as { port: number };
    const issued = await runKeys(['issue', '--account', 'Firm'], { DATA_DIR: folder });
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/verify`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${issued.kind === 'done' ? issued.output.trim() : ''}`,
        'content-type': 'application/json',
        'idempotency-key': 'Zebulon matter',
      },
      body: JSON.stringify({
        items: [
          { id: 'c1', type: 'case', rawText: 'Zebulon v. Quux, 9999 F.3d 9999 (9th Cir. 2020)' },
          { id: 'q1', type: 'quote', quoteText: 'Zebulon said nothing of the kind', parentCaseId: 'c1' },
          { id: 'l1', type: 'link', url: 'http://127.0.0.1/zebulon' },
        ],
      }),
    });
    expect(response.status).toBe(200);
    const reply = VerifyReply.parse(await response.json());
    expect(reply.results.map(({ id, verdict }) => [id, verdict.status])).not.toContainEqual([
      'c1',
      'verified',
    ]);
    expect(reply.results.at(2)?.verdict.outcome).toBe('blocked');

    await expect.poll(program.text).toContain('"status":200');
    program.child.kill('SIGTERM');
    expect(await program.ended).toBe(0);
    expect(program.text()).toContain('stopping');
    expect(program.text().toLowerCase()).not.toContain('zebulon');
    expect(statSync(join(folder, 'key-pepper')).mode & 0o777).toBe(0o600);
  } finally {
    program.child.kill('SIGKILL');
  }
}, 60_000);

test.each([
  [{ DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/db' }, 'does not answer (ECONNREFUSED)'],
  [{ SOURCES: 'courtlistener' }, 'COURTLISTENER_TOKEN is not set'],
  [{ KEY_PEPPER_FILE: join(tmpdir(), 'no-such-pepper') }, 'there is no such file'],
  [{ VERIFY_HOST: '203.0.113.9' }, 'Set VERIFY_HOST'],
])(
  'it refuses to start with %j, and says why',
  async (environment, message) => {
    const program = run(environment);
    expect(await program.ended).toBe(2);
    expect(program.text()).toContain('The verification service did not start.');
    expect(program.text()).toContain(message);
  },
  60_000,
);

test.each(['0', '1'])(
  'it refuses a damaged library, with %s threads, and says what to do',
  async (WORKERS) => {
    const data = mkdtempSync(join(tmpdir(), 'cite-check-'));
    const shelf = join(data, 'library', 'copied');
    mkdirSync(shelf, { recursive: true });
    writeFileSync(join(shelf, 'index.sqlite'), 'half a file '.repeat(20));
    const program = run({ DATA_DIR: data, WORKERS });
    expect(await program.ended).toBe(2);
    expect(program.text()).toMatch(
      /The library cannot be opened: .*copied.*is damaged.*Import or copy it again/,
    );
    expect(program.text()).not.toMatch(/^ +at /m);
    rmSync(data, { recursive: true });
  },
  60_000,
);

test('it tells what the driver says of a library that cannot be opened, though a thread met it', async () => {
  const data = mkdtempSync(join(tmpdir(), 'cite-check-'));
  mkdirSync(join(data, 'library', 'copied', 'index.sqlite'), { recursive: true });
  const program = run({ DATA_DIR: data, WORKERS: '1' });
  expect(await program.ended).toBe(2);
  expect(program.text()).toMatch(/The library cannot be opened: .*unable to open/i);
  rmSync(data, { recursive: true });
}, 60_000);

test('it refuses a port that is taken, and says which setting to change', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const address = taken.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const program = run({ VERIFY_PORT: String(port) });
  expect(await program.ended).toBe(2);
  expect(program.text()).toContain('VERIFY_PORT');
  taken.close();
  expect(existsSync(folder)).toBe(true);
}, 60_000);
