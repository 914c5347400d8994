import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Account } from '../../../src/service/accounts/accounts';
import { RateLimiter } from '../../../src/service/accounts/rate-limiter';

const account = (perMinute: number, burst: number, atOnce: number, id = 'a'): Account => ({
  id,
  name: id,
  suspended: false,
  quota: 1,
  rate: { perMinute, burst, atOnce },
});

test('each account has its own bucket', () => {
  const limiter = new RateLimiter(() => 0);
  expect(limiter.admit(account(60, 1, 9)).kind).toBe('admitted');
  expect(limiter.admit(account(60, 1, 9)).kind).toBe('refused');
  expect(limiter.admit(account(60, 1, 9, 'b')).kind).toBe('admitted');
});

test.each([
  [600, 60, 6],
  [60, 10, 10],
  [6_000, 1, 1],
])('%d a minute and %d at a time are told as a window of %d seconds', (perMinute, burst, seconds) => {
  const limiter = new RateLimiter(() => 0);
  expect(limiter.fieldsFor(account(perMinute, burst, 3))).toEqual({
    'RateLimit-Policy': `"burst";q=${burst};w=${seconds}, "at-once";q=3;qu="concurrent-requests"`,
    RateLimit: `"burst";r=${burst};t=0, "at-once";r=3`,
  });
});

test('whoever has too many under way, or none left, is told when to come again', () => {
  const limiter = new RateLimiter(() => 0);
  limiter.admit(account(60, 2, 1));
  expect(limiter.admit(account(60, 2, 1))).toEqual({
    kind: 'refused',
    reason: 'atOnce',
    retryAfterSeconds: 1,
  });
  limiter.admit(account(6, 1, 9, 'slow'));
  expect(limiter.admit(account(6, 1, 9, 'slow'))).toMatchObject({ reason: 'rate', retryAfterSeconds: 10 });
});

test('as many a minute come back as the rate says, and not one more', () => {
  let now = 0;
  const limiter = new RateLimiter(() => now);
  const admit = () => limiter.admit(account(60, 1, 9)).kind;
  expect(admit()).toBe('admitted');
  now = 999;
  expect(admit()).toBe('refused');
  now = 1000;
  expect(admit()).toBe('admitted');
});

test('finishing twice frees one place only', () => {
  const limiter = new RateLimiter(() => 0);
  const first = limiter.admit(account(600, 60, 1));
  if (first.kind === 'admitted') {
    first.done();
    first.done();
  }
  expect(limiter.admit(account(600, 60, 1)).kind).toBe('admitted');
  expect(limiter.admit(account(600, 60, 1))).toMatchObject({ kind: 'refused', reason: 'atOnce' });
});

test('a wait as long as Retry-After says is always enough', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6_000 }), fc.integer({ min: 1, max: 50 }), (perMinute, burst) => {
      let now = 0;
      const limiter = new RateLimiter(() => now);
      const admit = () => limiter.admit(account(perMinute, burst, 1_000));
      for (let asked = 0; asked < burst; asked += 1) expect(admit().kind).toBe('admitted');
      const refused = admit();
      expect(refused).toMatchObject({ kind: 'refused', reason: 'rate' });
      if (refused.kind === 'refused') now += refused.retryAfterSeconds * 1000;
      expect(admit().kind).toBe('admitted');
    }),
  );
});

test('no minute admits more than the rate and one burst', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 300, maxLength: 600 }), (pauses) => {
      let now = 0;
      let admitted = 0;
      const limiter = new RateLimiter(() => now);
      for (const pause of pauses) {
        now += pause;
        if (now > 60_000) break;
        if (limiter.admit(account(120, 10, 1_000)).kind === 'admitted') admitted += 1;
      }
      expect(admitted).toBeLessThanOrEqual(120 + 10);
    }),
    { numRuns: 30 },
  );
});
