/** Pace, retries and breaker, over a source that is a list of replies. */
import { describe, expect, test } from 'vitest';
import { breaking } from '../../../src/service/sources/breaking';
import type { Until } from '../../../src/service/sources/clock';
import { paced } from '../../../src/service/sources/paced';
import { retried } from '../../../src/service/sources/retried';
import type { CallSource, SourceCall, SourceReply } from '../../../src/service/sources/source-call';
import { type DrivenClock, drivenClock } from '../../support/driven-clock';

const good: SourceReply = { kind: 'json', value: [] };
const bad: SourceReply = { kind: 'failed', reason: 'network' };
const call: SourceCall = { path: '/', cost: 1, maxBytes: 1, attemptMs: 1 };

function until(clock: DrivenClock, ms: number, signal = new AbortController().signal): Until {
  return { signal, at: clock.now() + ms };
}

/** The replies in turn, the last one for ever; `times` says when it was asked. */
function scripted(clock: DrivenClock, ...replies: readonly SourceReply[]) {
  const times: number[] = [];
  const start = clock.now();
  const source: CallSource = () => {
    times.push(clock.now() - start);
    return Promise.resolve(replies[Math.min(times.length, replies.length) - 1] ?? good);
  };
  return { source, times };
}

describe('paced', () => {
  test('lets a burst through, then one call at a time as the rate allows', async () => {
    const clock = drivenClock();
    const { source, times } = scripted(clock, good);
    const ask = paced(source, { perMinute: 60, burst: 3 }, clock);
    for (let at = 0; at < 5; at += 1) await ask(call, until(clock, 60_000));
    expect(times).toEqual([0, 0, 0, 1_000, 2_000]);
  });

  test('lets a large batch through and makes those after it wait for its debt', async () => {
    const clock = drivenClock();
    const { source, times } = scripted(clock, good);
    const ask = paced(source, { perMinute: 60, burst: 60 }, clock);
    await ask({ ...call, cost: 250 }, until(clock, 1_000));
    await ask(call, until(clock, 300_000));
    expect(times).toEqual([0, 191_000]);
  });

  test('fails at once, unasked, a call that would wait beyond its deadline', async () => {
    const clock = drivenClock();
    const { source, times } = scripted(clock, good);
    const ask = paced(source, { perMinute: 5, burst: 1 }, clock);
    await ask(call, until(clock, 10_000));
    expect(await ask(call, until(clock, 10_000))).toEqual({ kind: 'failed', reason: 'late' });
    expect([times.length, clock.slept]).toEqual([1, []]);
    clock.pass(12_000);
    expect(await ask(call, until(clock, 10_000))).toBe(good);
  });

  test('keeps quiet for as long as the source wants', async () => {
    const clock = drivenClock();
    const { source, times } = scripted(clock, { kind: 'throttled', waitMs: 30_000 }, good);
    const ask = paced(source, { perMinute: 600, burst: 10 }, clock);
    expect(await ask(call, until(clock, 10_000))).toMatchObject({ kind: 'throttled' });
    expect(await ask(call, until(clock, 10_000))).toEqual({ kind: 'failed', reason: 'late' });
    await ask(call, until(clock, 60_000));
    expect(times).toEqual([0, 30_000]);
  });

  test('does not ask for a caller who left while waiting', async () => {
    const clock = drivenClock();
    const { source, times } = scripted(clock, good);
    const ask = paced(source, { perMinute: 60, burst: 1 }, clock);
    await ask(call, until(clock, 10_000));
    const left = AbortSignal.abort();
    expect(await ask(call, until(clock, 10_000, left))).toEqual({ kind: 'failed', reason: 'timeout' });
    expect(times).toHaveLength(1);
  });
});

describe('retried', () => {
  const ask = (clock: DrivenClock, source: CallSource, ms = 10_000) =>
    retried(source, clock, () => 0.5)(call, until(clock, ms));

  test.each<[string, SourceReply]>([
    ['no connection', bad],
    ['a time-out', { kind: 'failed', reason: 'timeout' }],
    ['a failure of the server', { kind: 'failed', reason: 'status' }],
  ])('asks again after %s, later each time', async (_, reply) => {
    const clock = drivenClock();
    const { source, times } = scripted(clock, reply, reply, good);
    expect(await ask(clock, source)).toBe(good);
    expect(times).toEqual([0, 200, 600]);
  });

  test('gives up after three attempts', async () => {
    const clock = drivenClock();
    const { source, times } = scripted(clock, bad);
    expect(await ask(clock, source)).toBe(bad);
    expect(times).toHaveLength(3);
  });

  test.each<[string, SourceReply]>([
    ['absent', { kind: 'absent' }],
    ['refused', { kind: 'failed', reason: 'refused' }],
    ['no answer that can be read', { kind: 'failed', reason: 'protocol' }],
    ['left alone', { kind: 'failed', reason: 'open' }],
    ['too late', { kind: 'failed', reason: 'late' }],
  ])('does not ask again what is %s', async (_, reply) => {
    const clock = drivenClock();
    const { source, times } = scripted(clock, reply);
    expect(await ask(clock, source)).toBe(reply);
    expect(times).toHaveLength(1);
  });

  test('waits as long as it is told, where there is time, and otherwise not at all', async () => {
    const busy: SourceReply = { kind: 'throttled', waitMs: 4_000 };
    const patient = drivenClock();
    const first = scripted(patient, busy, good);
    expect(await ask(patient, first.source)).toBe(good);
    expect(first.times).toEqual([0, 4_200]);

    const hurried = drivenClock();
    const second = scripted(hurried, busy, good);
    expect(await ask(hurried, second.source, 3_000)).toBe(busy);
    expect([second.times, hurried.slept]).toEqual([[0], []]);
  });
});

describe('breaking', () => {
  function breaker(clock: DrivenClock, ...replies: readonly SourceReply[]) {
    const { source, times } = scripted(clock, ...replies);
    const events: string[] = [];
    const options = { opensAfter: 3, openMs: 30_000, report: (event: string) => void events.push(event) };
    const guarded = breaking(source, options, clock);
    return { times, events, ask: (signal?: AbortSignal) => guarded(call, until(clock, 5_000, signal)) };
  }

  test('stops asking after failures in a row, tries once after a while, and goes on when that succeeds', async () => {
    const clock = drivenClock();
    const { ask, times, events } = breaker(clock, bad, bad, bad, bad, good);
    for (let at = 0; at < 50; at += 1) await ask();
    expect([times.length, events]).toEqual([3, ['opened']]);
    expect(await ask()).toEqual({ kind: 'failed', reason: 'open' });

    clock.pass(30_000);
    expect(await ask()).toBe(bad);
    expect(await ask()).toEqual({ kind: 'failed', reason: 'open' });
    expect(times).toHaveLength(4);

    clock.pass(30_000);
    expect(await ask()).toBe(good);
    expect(await ask()).toBe(good);
    expect([times.length, events]).toEqual([6, ['opened', 'closed']]);
  });

  test('probes with one call while the others fail at once', async () => {
    const clock = drivenClock();
    const { ask, times } = breaker(clock, bad, bad, bad, good);
    for (let at = 0; at < 3; at += 1) await ask();
    clock.pass(30_000);
    const [probe, other] = await Promise.all([ask(), ask()]);
    expect([probe, other, times.length]).toEqual([good, { kind: 'failed', reason: 'open' }, 4]);
  });

  test.each<[string, SourceReply]>([
    ['an absence', { kind: 'absent' }],
    ['a wish to be asked less', { kind: 'throttled', waitMs: 1 }],
  ])('%s is no failure', async (_, reply) => {
    const clock = drivenClock();
    const { ask, times } = breaker(clock, bad, bad, reply, bad, bad, good);
    for (let at = 0; at < 6; at += 1) await ask();
    expect(times).toHaveLength(6);
  });

  test('a caller who leaves, and a turn that never came, say nothing of the source', async () => {
    const clock = drivenClock();
    const { ask, times } = breaker(clock, { kind: 'failed', reason: 'timeout' });
    for (let at = 0; at < 9; at += 1) await ask(AbortSignal.abort());
    expect(times).toHaveLength(9);
    const waiting = breaker(clock, { kind: 'failed', reason: 'late' });
    for (let at = 0; at < 9; at += 1) await waiting.ask();
    expect(waiting.times).toHaveLength(9);
  });
});
