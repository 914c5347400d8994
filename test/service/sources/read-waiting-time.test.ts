import { describe, expect, test } from 'vitest';
import { readWaitingTime } from '../../../src/service/sources/read-waiting-time';

const now = Date.parse('2026-11-21T03:00:00Z');

describe('readWaitingTime', () => {
  test.each<[string, string | undefined, unknown, number]>([
    ['seconds', '120', null, 120_000],
    ['a date', 'Sat, 21 Nov 2026 03:00:45 GMT', null, 45_000],
    ['a date that is past', 'Sat, 21 Nov 2026 02:00:00 GMT', null, 0],
    [
      'the time that CourtListener gives',
      undefined,
      { error_message: 'Too many requests (allowed rate: 60/m).', wait_until: '2026-11-21T03:03:00+00:00' },
      180_000,
    ],
    [
      'the words that CourtListener uses',
      undefined,
      { detail: 'Request was throttled. Expected available in 1 second.' },
      1_000,
    ],
    ['the header before the words', '5', { detail: 'available in 90 seconds' }, 5_000],
    ['nothing', undefined, null, 60_000],
    ['nonsense', 'soon', { wait_until: 'tomorrow' }, 60_000],
    ['something that is no number', undefined, { detail: 7 }, 60_000],
    ['an age', '999999999', null, 86_400_000],
  ])('%s', (_, header, body, ms) => expect(readWaitingTime(header, body, now)).toBe(ms));
});
