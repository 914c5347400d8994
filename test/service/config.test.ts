import { availableParallelism } from 'node:os';
import { describe, expect, test } from 'vitest';
import { readServiceConfig } from '../../src/service/config';

describe('readServiceConfig', () => {
  test('an empty environment is enough', () => {
    const reading = readServiceConfig({});
    expect(reading).toMatchObject({
      kind: 'config',
      config: { host: '127.0.0.1', port: 3001, internalPort: 3002, mayCreatePepper: true, logLevel: 'info' },
    });
  });

  test('names the files in DATA_DIR, and a pepper elsewhere', () => {
    expect(
      readServiceConfig({ DATA_DIR: '/srv/cite', KEY_PEPPER_FILE: '/run/pepper', VERIFY_PORT: '8080' }),
    ).toMatchObject({
      config: {
        dataFolder: '/srv/cite',
        accountsFile: '/srv/cite/accounts.sqlite',
        libraryFolder: '/srv/cite/library',
        pepperFile: '/run/pepper',
        mayCreatePepper: false,
        port: 8080,
      },
    });
  });

  test('takes the address of a database, and keeps none without one', () => {
    const databaseUrl = 'postgres://user:p%40ss@host:5433/db?sslmode=verify-full';
    expect(readServiceConfig({ DATABASE_URL: databaseUrl })).toMatchObject({ config: { databaseUrl } });
    expect(readServiceConfig({})).toMatchObject({ config: { databaseUrl: null } });
  });

  test('takes the number of threads that verify, and uses no more than there are processors unless told', () => {
    expect(readServiceConfig({ WORKERS: '3' })).toMatchObject({ config: { workers: 3 } });
    expect(readServiceConfig({ WORKERS: '0' })).toMatchObject({ config: { workers: 0 } });
    const processors = availableParallelism();
    expect(readServiceConfig({})).toMatchObject({ config: { workers: processors > 1 ? processors : 0 } });
  });

  test('an empty variable is unset', () => {
    expect(readServiceConfig({ SOURCES: '', DATABASE_URL: ' ', VERIFY_PORT: '' }).kind).toBe('config');
  });

  test.each([
    [{ WORKERS: '65' }, 'WORKERS must be a number of threads'],
    [{ WORKERS: '-1' }, 'WORKERS must be a number of threads'],
    [{ DATABASE_URL: 'mysql://user:secret@host/db' }, 'DATABASE_URL must read postgres://'],
    [{ DATABASE_URL: 'postgres://user:secret@host' }, 'names no database'],
    [{ DATABASE_URL: 'postgres://user:secret#@host:x/db' }, 'special characters of the password'],
    [{ DATABASE_URL: 'postgres://user:secret@host/db?sslmode=maybe' }, 'sslmode of DATABASE_URL'],
    [{ SOURCES: 'courtlistener' }, 'SOURCES names courtlistener, but COURTLISTENER_TOKEN is not set'],
    [{ VERIFY_PORT: '70000' }, 'VERIFY_PORT must be a port number'],
    [{ VERIFY_PORT: '80a' }, 'VERIFY_PORT must be a port number'],
    [{ VERIFY_INTERNAL_PORT: '-1' }, 'VERIFY_INTERNAL_PORT must be a port number'],
    [{ VERIFY_PORT: '3002' }, 'are the same'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of trace'],
  ])('%j is refused with a reason', (environment, message) => {
    const reading = readServiceConfig(environment);
    expect(reading).toEqual({ kind: 'faults', faults: [expect.stringContaining(message)] });
    expect(JSON.stringify(reading)).not.toContain('secret');
  });

  test('every fault is said at once', () => {
    expect(readServiceConfig({ SOURCES: 'x', DATABASE_URL: 'x', VERIFY_PORT: 'x' })).toMatchObject({
      faults: { length: 3 },
    });
  });
});
