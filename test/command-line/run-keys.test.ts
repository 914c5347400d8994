import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runKeys } from '../../src/command-line/run-keys';
import { parseApiKey } from '../../src/service/accounts/api-key';

let folder = '';
beforeAll(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'cite-check-')), 'data');
});
afterAll(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

const keys = (...args: readonly string[]) => runKeys(args, { DATA_DIR: folder });

const done = (output: string) => ({ kind: 'done', output });

describe('runKeys', () => {
  test('issue gives the key and nothing else; the rest works on what was issued', async () => {
    const issued = await keys('issue', '--account', 'Firm & Partners');
    const key = parseApiKey(issued.kind === 'done' ? issued.output.trimEnd() : '');
    if (key === null) throw new Error('no key was issued');
    expect(issued).toEqual(done(`${key.text}\n`));

    const listed = await keys('list');
    expect(listed).toEqual(
      done(expect.stringMatching(/^\w{8}\tFirm & Partners\tverify\t\d{4}-.*\tvalid\n$/) as string),
    );
    expect(JSON.stringify(listed)).not.toContain(key.text.slice(17));

    const account = ['--account', 'Firm & Partners'];
    expect(await keys('quota', ...account, '--citations', '250')).toEqual(
      done('Firm & Partners has 250 citations a month.\n'),
    );
    expect(await keys('rate', ...account, '--per-minute', '30', '--burst', '5', '--at-once', '2')).toEqual(
      done('Firm & Partners has 30 a minute, burst 5, 2 at once.\n'),
    );
    expect(await keys('suspend', ...account)).toEqual(done('Firm & Partners is suspended.\n'));
    expect(await keys('accounts')).toEqual(
      done('Firm & Partners\tsuspended\t0 of 250\t30 a minute, burst 5, 2 at once\n'),
    );
    expect(await keys('resume', ...account)).toEqual(done('Firm & Partners is active.\n'));
    expect(await keys('accounts')).toEqual(done(expect.stringContaining('\tactive\t') as string));
    expect(await keys('revoke', '--key', key.id)).toEqual(done(`Key ${key.id} is revoked.\n`));
    expect(await keys('list')).toEqual(done(expect.stringMatching(/\trevoked \d{4}-\S+\n$/) as string));
    expect(await keys('list')).toEqual(done(expect.not.stringContaining('valid') as string));
  });

  test.each([
    [[], 'Name one command.\n\nUsage'],
    [['list', 'accounts'], 'Name one command.\n\nUsage'],
    [['nonsense'], 'There is no command nonsense.\n\nUsage'],
    [['issue'], 'Name the account'],
    [['issue', '--account', ' '], 'Name the account'],
    [['issue', '--account', 'Firm', '--right', 'all'], 'verify or none'],
    [['issue', '--acount', 'Firm'], "Unknown option '--acount'"],
    [['issue', '--account'], 'argument missing'],
    [['revoke', '--key', 'missing1'], 'no such key'],
    [['suspend', '--account', 'Nobody'], 'no such account'],
    [['quota', '--account', 'Firm', '--citations', '-1'], 'Usage'],
    [['quota', '--account', 'Firm', '--citations', 'many'], 'Give the quota'],
    [['rate', '--account', 'Firm', '--per-minute', '0', '--burst', '1', '--at-once', '1'], 'Give the rate'],
  ])('%j is refused with a reason', async (args, message) => {
    expect(await keys(...args)).toEqual({
      kind: 'refused',
      message: expect.stringContaining(message) as string,
    });
  });

  test('asking for help changes nothing', async () => {
    rmSync(folder, { recursive: true, force: true });
    expect(await keys('--help')).toEqual(done(expect.stringContaining('Usage') as string));
    expect(existsSync(folder)).toBe(false);
  });
});

test.each([
  [['issue', '--account', 'Firm'], 0, /^cvk_live_\w{44}\n$/, /^$/],
  [['revoke', '--key', 'missing1'], 2, /^$/, /^There is no such key\.\n$/],
])('the command keys %j ends with code %i', async (args, code, output, message) => {
  const script = new URL('../../src/command-line/keys.ts', import.meta.url).pathname;
  const run = await new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const options = { env: { ...process.env, DATA_DIR: folder } };
    execFile(process.execPath, ['--import', 'tsx', script, ...args], options, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), out, err }),
    );
  });
  expect(run.code).toBe(code);
  expect(run.out).toMatch(output);
  expect(run.err).toMatch(message);
});
