import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openAccounts } from '../../../src/service/accounts/sqlite/open-accounts';
import { digestsAgree, readPepper } from '../../../src/service/accounts/pepper';
import { sqliteAccounts } from '../../../src/service/accounts/sqlite/sqlite-accounts';
import { sqliteAccountsOffice } from '../../../src/service/accounts/sqlite/sqlite-accounts-office';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cite-check-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('readPepper', () => {
  test('makes one that only its owner can read, and reads it again', () => {
    const file = join(folder, 'key-pepper');
    const made = readPepper(file, true);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readPepper(file, false)?.digest('key', 'a')).toBe(made?.digest('key', 'a'));
    expect(readdirSync(folder)).toEqual(['key-pepper']);
  });

  test('makes none where it may not', () => {
    expect(readPepper(join(folder, 'elsewhere'), false)).toBeNull();
    expect(existsSync(join(folder, 'elsewhere'))).toBe(false);
  });

  test.each(['', 'short', 'not base64url: '.repeat(8)])('refuses a file that holds %j', (text) => {
    const file = join(folder, 'key-pepper');
    writeFileSync(file, text);
    expect(() => readPepper(file, true)).toThrow('holds no pepper');
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test('keeps the digests of different purposes apart', () => {
    const pepper = readPepper(join(folder, 'key-pepper'), true);
    expect(pepper?.digest('key', 'a')).toMatch(/^[0-9a-f]{64}$/);
    expect(pepper?.digest('key', 'a')).not.toBe(pepper?.digest('request', 'a'));
  });
});

test.each([
  ['ab', 'ab', true],
  ['ab', 'ac', false],
  ['ab', 'abc', false],
])('digestsAgree(%s, %s) is %s', (one, other, expected) => {
  expect(digestsAgree(one, other)).toBe(expected);
});

describe('openAccounts', () => {
  const files = () => ({
    accountsFile: join(folder, 'data', 'accounts.sqlite'),
    pepperFile: join(folder, 'data', 'key-pepper'),
    mayCreatePepper: true,
  });

  test('stores nothing of a key but its id and a digest under the pepper', async () => {
    const opened = openAccounts(files());
    if (opened.kind === 'fault') throw new Error(opened.message);
    const key = await sqliteAccountsOffice(opened).issueKey('Firm', 'verify');
    expect(await sqliteAccounts(opened).authenticate(key)).toMatchObject({
      keyId: key.id,
      account: { name: 'Firm' },
    });
    opened.database.close();
    for (const name of readdirSync(join(folder, 'data'))) {
      const bytes = readFileSync(join(folder, 'data', name));
      expect(bytes.includes(key.text.slice(17))).toBe(false);
      expect(statSync(join(folder, 'data', name)).mode & 0o077).toBe(0);
    }
    expect(statSync(join(folder, 'data')).mode & 0o077).toBe(0);
  });

  test('refuses keys that were made under another pepper', () => {
    const first = openAccounts(files());
    if (first.kind === 'open') first.database.close();
    rmSync(files().pepperFile);
    expect(openAccounts(files())).toMatchObject({
      kind: 'fault',
      message: expect.stringMatching(/another pepper/) as string,
    });
  });

  test('names a pepper file that is not there', () => {
    expect(openAccounts({ ...files(), mayCreatePepper: false })).toMatchObject({
      kind: 'fault',
      message: expect.stringMatching(/KEY_PEPPER_FILE.*no such file/) as string,
    });
  });

  test.runIf(process.platform === 'linux')('says so, and does not hang, where no folder can be made', () => {
    const accountsFile = '/proc/no-such-folder/accounts.sqlite';
    expect(openAccounts({ ...files(), accountsFile })).toMatchObject({
      kind: 'fault',
      message: expect.stringMatching(/cannot be opened: .+\. Set DATA_DIR to a folder/) as unknown,
    });
  });

  test('says why accounts cannot be opened', () => {
    const { accountsFile } = files();
    writeFileSync(join(folder, 'file'), '');
    expect(openAccounts({ ...files(), accountsFile: join(folder, 'file', 'accounts.sqlite') })).toMatchObject(
      {
        kind: 'fault',
        message: expect.stringMatching(/cannot be opened: .+\. Set DATA_DIR to a folder/) as unknown,
      },
    );
    mkdirSync(join(folder, 'data'));
    writeFileSync(accountsFile, 'this is no database at all, and long enough to be read as one'.repeat(100));
    expect(openAccounts(files())).toMatchObject({
      kind: 'fault',
      message: expect.not.stringContaining('DATA_DIR') as unknown,
    });
  });
});
