/** `npm run import` and `npm run coverage`, as an operator runs them. */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder';

const folder = temporaryFolder();

/** An index without cases fits, and not the text of a long one. */
const FULL_AT_KB = 120;

/** `largestFileKb`: no file may become larger, as on a disk that is full. */
function run(program: string, arguments_: readonly string[], data: string, largestFileKb?: number) {
  const limit = largestFileKb === undefined ? '' : `ulimit -f ${String(largestFileKb)};`;
  const { status, stdout, stderr } = spawnSync(
    'bash',
    [
      '-c',
      `${limit} exec "$@"`,
      'bash',
      process.execPath,
      '--import',
      'tsx',
      `src/command-line/${program}.ts`,
      ...arguments_,
    ],
    { encoding: 'utf8', env: { ...process.env, DATA_DIR: data } },
  );
  return { status, stdout, stderr };
}

describe('import', () => {
  test('takes a volume, says so, and takes it no second time; coverage prints it', () => {
    const data = join(folder, 'whole');
    const volume = 'assets/starter/example-reports/1';
    expect(run('coverage', [], data)).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(
        /^No library stands in .* yet\. The starter library is put there/u,
      ) as string,
    });
    expect(run('import', ['cap', volume], data)).toMatchObject({
      status: 0,
      stdout: '1 volume with 13 cases imported; 0 volumes unchanged.\n',
    });
    expect(run('import', ['cap', volume], data).stdout).toBe(
      '0 volumes with 0 cases imported; 1 volume unchanged.\n',
    );
    expect(run('coverage', [], data).stdout).toBe(
      'imported: 1 volume\n  1 Ex. Rep., opinions, complete (cap 2026-11-20):  1–50\n',
    );
  }, 60_000);

  test('lists what it could not take, takes the rest, and ends with 1', () => {
    const data = join(folder, 'spoilt');
    const volume = join(folder, 'volume');
    cpSync('assets/starter/example-reports/1', volume, { recursive: true });
    writeFileSync(join(volume, 'cases/0007-01.json'), '{');
    const broken = join(folder, 'broken.zip');
    writeFileSync(broken, 'no zip');
    const { status, stdout } = run('import', ['cap', broken, volume], data);
    expect(status).toBe(1);
    expect(stdout).toContain('1 volume with 12 cases imported');
    expect(stdout).toContain('2 problems, listed in ');
    const problems = readFileSync(join(data, 'library/import-problems.txt'), 'utf8');
    expect(problems.trim().split('\n')).toEqual([
      expect.stringContaining('broken.zip'),
      expect.stringContaining('0007-01'),
    ]);
  }, 60_000);

  test('says of a volume for which there is no room that it was not taken, and takes it when there is', () => {
    const data = join(folder, 'full');
    const volume = join(folder, 'long-volume');
    cpSync('assets/starter/example-reports/1', volume, { recursive: true });
    const words = Array.from({ length: 30_000 }, () => randomBytes(6).toString('hex'));
    writeFileSync(join(volume, 'html/0007-01.html'), `<section><p>${words.join(' ')}</p></section>`);
    const limited = run('import', ['cap', volume], data, FULL_AT_KB);
    expect(limited.status).toBe(1);
    expect(limited.stdout).toContain('0 volumes with 0 cases imported');
    expect(readFileSync(join(data, 'library/import-problems.txt'), 'utf8')).toMatch(/long-volume: EFBIG/);
    expect(run('coverage', [], data).stdout).not.toContain('complete');
    expect(run('import', ['cap', volume], data)).toMatchObject({
      status: 0,
      stdout: '1 volume with 13 cases imported; 0 volumes unchanged.\n',
    });
    expect(run('coverage', [], data).stdout).toContain('1 Ex. Rep., opinions, complete');
  }, 120_000);

  test.each([
    [[], /Usage/],
    [['lexis', 'x'], /Usage/],
    [['cap', 'no-such-folder'], /Not found: no-such-folder/],
  ])(
    '%j is refused with what to do',
    (arguments_, message) => {
      const { status, stderr } = run('import', arguments_, join(folder, 'none'));
      expect(status).toBe(2);
      expect(stderr).toMatch(message);
    },
    60_000,
  );
});
