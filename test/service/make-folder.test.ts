import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeFolder } from '../../src/service/make-folder';
import { temporaryFolder } from '../support/temporary-folder';

describe('makeFolder', () => {
  test('makes a folder with those above it, for its owner alone', () => {
    const folder = join(temporaryFolder(), 'one', 'two', 'three');
    makeFolder(folder, 0o700);
    expect(statSync(folder).isDirectory()).toBe(true);
    expect(statSync(join(folder, '..')).mode & 0o777).toBe(0o700);
  });

  test('leaves one that stands already as it is', () => {
    const folder = join(temporaryFolder(), 'there');
    mkdirSync(folder, 0o755);
    makeFolder(folder, 0o700);
    expect(statSync(folder).mode & 0o777).toBe(0o755);
  });

  test.each([
    ['a file', [], 'EEXIST'],
    ['a folder in a file', ['inside', 'deeper'], 'ENOTDIR'],
  ])('refuses %s', (_what, parts, code) => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    expect(() => makeFolder(join(file, ...parts))).toThrow(expect.objectContaining({ code }));
  });

  test.runIf(process.platform === 'linux')('tells, and does not hang, where nothing can be made', () => {
    expect(() => makeFolder('/proc/no-such-folder/data')).toThrow(
      expect.objectContaining({ code: 'ENOENT' }),
    );
  });
});
