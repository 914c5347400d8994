import { describe, expect, test } from 'vitest';
import { readSourcesConfig } from '../../../src/service/sources/sources-config';

function read(environment: Readonly<Record<string, string>>) {
  const faults: string[] = [];
  const config = readSourcesConfig((name) => environment[name], faults);
  return { config, faults };
}

describe('readSourcesConfig', () => {
  test('names no source unless it is told to', () =>
    expect(read({ COURTLISTENER_TOKEN: 'abc' })).toEqual({
      config: {
        order: [],
        capUrl: 'https://static.case.law',
        courtListenerUrl: 'https://www.courtlistener.com',
      },
      faults: [],
    }));

  test('keeps the order of trust, and takes a name twice for once', () =>
    expect(read({ SOURCES: 'CourtListener, cap,cap', COURTLISTENER_TOKEN: 'abc' }).config).toMatchObject({
      order: ['courtlistener', 'cap'],
      courtListenerToken: 'abc',
    }));

  test.each([
    ['http://127.0.0.1:8080/', 'http://127.0.0.1:8080'],
    ['http://[::1]:8080', 'http://[::1]:8080'],
    ['https://mirror.example/law/', 'https://mirror.example/law'],
    ['https://mirror.example/api/rest/v4/', 'https://mirror.example'],
  ])('asks %s', (url, base) =>
    expect(read({ COURTLISTENER_URL: url })).toMatchObject({
      config: { courtListenerUrl: base },
      faults: [],
    }),
  );

  test.each([
    [{ SOURCES: 'courtlistener' }, 'COURTLISTENER_TOKEN is not set'],
    [{ SOURCES: 'courtlistener', COURTLISTENER_TOKEN: 'a b' }, 'characters that no token has'],
    [{ SOURCES: 'cap,westlaw' }, 'Known are cap and courtlistener'],
    [{ CAP_URL: 'http://static.case.law' }, 'CAP_URL must be an https address'],
    [{ CAP_URL: 'static.case.law' }, 'CAP_URL must be an https address'],
    [{ COURTLISTENER_URL: 'http://127.evil.example' }, 'COURTLISTENER_URL must be an https address'],
    [{ COURTLISTENER_URL: 'https://user:key@www.courtlistener.com' }, 'without a user'],
    [{ COURTLISTENER_URL: 'file:///etc/passwd' }, 'COURTLISTENER_URL must be an https address'],
  ] as const)('%j is refused', (environment, message) => {
    const { faults } = read(environment);
    expect(faults).toEqual([expect.stringContaining(message)]);
    expect(faults.join()).not.toMatch(/a b|user:key/);
  });
});
