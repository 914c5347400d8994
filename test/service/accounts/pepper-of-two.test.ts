import type * as FileSystem from 'node:fs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { readPepper } from '../../../src/service/accounts/pepper';
import { temporaryFolder } from '../../support/temporary-folder';

const others = 'b'.repeat(43);

/** Another program puts its pepper in place just before ours would be. */
vi.mock('node:fs', async (original) => {
  const files = await original<typeof FileSystem>();
  const linkSync: typeof files.linkSync = (from, to) => {
    files.writeFileSync(to, others);
    files.linkSync(from, to);
  };
  return { ...files, linkSync };
});

test('of two programs that start at once, both read the pepper of the first', () => {
  const file = join(temporaryFolder(), 'key-pepper');
  const pepper = readPepper(file, true);
  expect(readFileSync(file, 'utf8')).toBe(others);
  expect(pepper?.digest('key', 'a')).toBe(readPepper(file, false)?.digest('key', 'a'));
});
