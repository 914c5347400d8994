import { afterEach, expect, test, vi } from 'vitest';
import { quotaWindowAt, secondsToNextWindow } from '../../../src/service/accounts/quota-window';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['2026-11-20T12:00:00Z', '2026-11', 907_200],
  ['2026-11-30T23:59:59.500Z', '2026-11', 1],
  ['2026-12-01T00:00:00Z', '2026-12', 2_678_400],
  ['2026-12-31T23:59:58+00:00', '2026-12', 2],
  ['2026-12-31T20:00:00-05:00', '2027-01', 2_674_800],
  ['2028-02-01T00:00:00Z', '2028-02', 2_505_600],
])('%s lies in %s, with %i seconds to go', (at, window, seconds) => {
  // Wherever the service runs.
  for (const zone of ['UTC', 'Pacific/Auckland', 'America/Los_Angeles']) {
    vi.stubEnv('TZ', zone);
    expect(quotaWindowAt(new Date(at))).toBe(window);
    expect(secondsToNextWindow(new Date(at))).toBe(seconds);
  }
});
