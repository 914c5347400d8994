import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { runPrograms, type ProgramOptions, type RunningPrograms } from '../../src/command-line/run-programs';
import { VerifyReply } from '../../src/contract/reply';
import { temporaryFolder } from '../support/temporary-folder';

const dataDir = temporaryFolder();
const running: RunningPrograms[] = [];

async function run(options: Partial<ProgramOptions> = {}): Promise<RunningPrograms> {
  const programs = await runPrograms({ dataDir, ...options });
  running.push(programs);
  return programs;
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((programs) => programs.stop()));
});

async function verify(url: string, rawText: string): Promise<VerifyReply> {
  const response = await fetch(`${url}/api/v1/verify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ items: [{ id: 'a', type: 'case', rawText }] }),
  });
  expect(response.status).toBe(200);
  return VerifyReply.parse(await response.json());
}

describe('runPrograms', () => {
  test('answers through the relay from the library that comes along', async () => {
    const { relayUrl } = await run();
    const reply = await verify(relayUrl, 'Brown v. Board of Education, 347 U.S. 483 (1954)');
    expect(reply.results.map(({ verdict }) => verdict.outcome)).toEqual(['verified']);
    expect(reply.usage.used).toBe(1);
  });

  test('keeps one key, for its owner alone, and makes another when that is gone', async () => {
    const file = join(dataDir, 'local-key');
    await (await run()).stop();
    const first = readFileSync(file, 'utf8');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await (await run()).stop();
    expect(readFileSync(file, 'utf8')).toBe(first);

    writeFileSync(file, 'cvk_live_nonsense\n');
    chmodSync(file, 0o644);
    const { relayUrl } = await run();
    expect(readFileSync(file, 'utf8')).not.toBe('cvk_live_nonsense\n');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await verify(relayUrl, 'Brown v. Board of Education, 347 U.S. 483 (1954)');
  });

  test('asks the live sources that the environment names for what the library lacks', async () => {
    const asked: string[] = [];
    const site = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    try {
      const { port } = site.address() as AddressInfo;
      const environment = { SOURCES: 'cap', CAP_URL: `http://127.0.0.1:${port}` };
      const { relayUrl } = await run({ environment });
      await verify(relayUrl, 'Wexler v. Dunmore, 12 Alaska 345 (1950)');
      expect(asked.length).toBeGreaterThan(0);
    } finally {
      site.close();
    }
  });

  test('refuses what the environment names wrongly', async () => {
    await expect(run({ environment: { SOURCES: 'elsewhere' } })).rejects.toThrow('SOURCES');
    await expect(run({ environment: { DATABASE_URL: 'mysql://host/db' } })).rejects.toThrow('DATABASE_URL');
  });

  test('is gone when it is stopped', async () => {
    const programs = await run();
    await programs.stop();
    await expect(fetch(programs.relayUrl)).rejects.toThrow();
    await expect(fetch(programs.serviceUrl)).rejects.toThrow();
  });

  test('says which port is taken, and leaves nothing open', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    await expect(run({ relayPort: port })).rejects.toThrow(`Port ${port} is taken`);
    await expect(run({ servicePort: port })).rejects.toThrow(`Port ${port} is taken`);
    other.close();
    const { serviceUrl } = await run({ servicePort: port });
    expect(serviceUrl).toBe(`http://127.0.0.1:${port}`);
  });
});
