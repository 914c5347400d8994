import { describe, expect, test } from 'vitest';
import { checkDocument } from '../../src/checking/check-document';
import { countGroups, progressOf } from '../../src/checking/check-progress';
import { isStarted, type CheckEvent, type CheckState } from '../../src/checking/check-state';
import type { RelayAnswer } from '../../src/checking/relay-client';
import type { FailureCode } from '../../src/checking/relay-failure';
import { usualPace } from '../../src/checking/send-chunks';
import { UnreadableDocument } from '../../src/document/brief-document';
import type { BriefItem } from '../../src/document/brief-item';
import { briefOf, memoryDocument } from '../support/memory-document';
import { answered, scriptedRelay, verifiedResult, type ScriptedRelay } from '../support/scripted-relay';
import { caseItem, caseResult, quoteItem, unsentItem } from '../support/sample-items';

const quick = { ...usualPace, firstWaitMs: 1, longestWaitMs: 50 };
const brief = briefOf('See Doe v. Roe, 1 Ex. 1.');
const cases = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    // Of one authority each: as many as go in one request.
    caseItem(`c${index}`, `${index + 1} Ex. 1`, `authority ${Math.floor(index / 25)}`),
  );
const failed = (code: FailureCode, retryAfterMs?: number): RelayAnswer => ({
  kind: 'failed',
  failure: { code, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) },
});

describe('checkDocument', () => {
  test('reads, sends, marks, and ends with every card settled', async () => {
    const document = memoryDocument(brief);
    const items = [
      caseItem('a', '1 Ex. 1'),
      quoteItem('q', 'words', 'a'),
      unsentItem('u', 'secret', 'record'),
    ];
    const { state, events } = await run(items, scriptedRelay(), { document });
    expect(events.map(({ kind }) => kind)).toEqual([
      'reading',
      'found',
      'marked',
      'queued',
      'sending',
      'answered',
      'marked',
      'ended',
    ]);
    expect(started(state).phase).toBe('done');
    expect(countGroups(started(state).cards)).toMatchObject({ verified: 2, notChecked: 1, waiting: 0 });
    expect(progressOf(started(state))).toEqual({ answered: 2, total: 2 });
    expect(document.markings[0]?.map(({ tone }) => tone)).toEqual(['checking', 'checking', 'notChecked']);
    expect(document.markings.at(-1)?.map(({ tone }) => tone)).toEqual(['verified', 'verified', 'notChecked']);
  });

  test('has at most three requests under way', async () => {
    const relay = scriptedRelay(async (_, items) => {
      await new Promise((resolve) => setTimeout(resolve, 2));
      return answered(items.map(verifiedResult));
    });
    await run(cases(300), relay);
    expect(relay.asked).toHaveLength(12);
    expect(relay.busiest()).toBe(3);
  });

  test.each<FailureCode>([
    'offline',
    'overloaded',
    'rate_limited',
    'service_unreachable',
    'idempotency_in_flight',
  ])('after %s, tries the same body again', async (code) => {
    const relay = scriptedRelay((_, items, tries) =>
      tries < 3 ? failed(code) : answered(items.map(verifiedResult)),
    );
    const { state } = await run(cases(2), relay);
    expect(relay.asked).toHaveLength(3);
    expect(new Set(relay.asked.map(({ body }) => body)).size).toBe(1);
    expect(countGroups(started(state).cards).verified).toBe(2);
  });

  test('waits as long as the server asks', async () => {
    const relay = scriptedRelay((_, items, tries) =>
      tries < 2 ? failed('rate_limited', 40) : answered(items.map(verifiedResult)),
    );
    const { events } = await run(cases(1), relay);
    expect(events.find(({ kind }) => kind === 'waiting')).toMatchObject({ waitMs: 40 });
  });

  test('does not keep the author waiting when the server asks for long', async () => {
    const relay = scriptedRelay(() => failed('overloaded', 3_600_000));
    const { state } = await run(cases(1), relay);
    expect(relay.asked).toHaveLength(1);
    expect(started(state).cards[0]?.finding).toMatchObject({ kind: 'failed' });
  });

  test.each<FailureCode>(['quota_exhausted', 'relay_key_rejected', 'sign_in_required', 'intercepted'])(
    '%s is asked once, stops what would fare alike, and loses nothing already known',
    async (code) => {
      let requests = 0;
      const relay = scriptedRelay((_, items) => {
        requests += 1;
        return requests === 1 ? answered(items.map(verifiedResult)) : failed(code);
      });
      const { state } = await run(cases(300), relay);
      const check = started(state);
      expect(countGroups(check.cards)).toMatchObject({ verified: 25, notChecked: 275, waiting: 0 });
      expect(progressOf(check)).toEqual({ answered: 25, total: 300 });
      expect(relay.asked.length).toBeLessThanOrEqual(4);
      const unsent = check.chunks.filter(({ progress }) => progress.kind === 'failed' && !progress.sent);
      expect(unsent.length + relay.asked.length).toBe(12);
    },
  );

  test('cancelling keeps what is done and tells the rest as not checked', async () => {
    const controller = new AbortController();
    const relay = scriptedRelay((_, items) => {
      if (!items.some(({ id }) => id === 'c120')) return answered(items.map(verifiedResult));
      controller.abort();
      return { kind: 'cancelled' };
    });
    const { state } = await run(cases(300), relay, { signal: controller.signal });
    const check = started(state);
    expect(check.phase).toBe('cancelled');
    const { verified, notChecked, waiting } = countGroups(check.cards);
    expect({ verified: verified >= 50, sum: verified + notChecked, waiting }).toEqual({
      verified: true,
      sum: 300,
      waiting: 0,
    });
  });

  test('cancelling ends a wait at once', async () => {
    const controller = new AbortController();
    const relay = scriptedRelay(() => {
      setTimeout(() => controller.abort());
      return failed('overloaded', 20_000);
    });
    const pace = { ...usualPace, longestWaitMs: 30_000 };
    const { state } = await run(cases(1), relay, { signal: controller.signal, pace });
    expect(started(state).cards[0]?.finding).toEqual({ kind: 'cancelled' });
  });

  test('an item without exactly one result of its own type stays unanswered', async () => {
    const relay = scriptedRelay(() =>
      answered([
        caseResult('c0', 'verified', 'verified'),
        caseResult('c0', 'critical', 'not_found'),
        { id: 'c1', type: 'link', verdict: { status: 'verified', outcome: 'verified', message: 'Opens.' } },
        caseResult('c2', 'verified', 'verified'),
        caseResult('stranger', 'verified', 'verified'),
      ]),
    );
    const { state } = await run(cases(4), relay);
    expect(started(state).cards.map(({ finding }) => finding.kind)).toEqual([
      'unanswered',
      'unanswered',
      'result',
      'unanswered',
    ]);
  });

  test('says why a document cannot be read', async () => {
    const document = {
      ...memoryDocument(),
      read: () => Promise.reject(new UnreadableDocument('encrypted', 'This file has a password.')),
    };
    const { state, relay } = await run([], scriptedRelay(), { document });
    expect(state).toEqual({ phase: 'failed', message: 'This file has a password.' });
    expect(relay.asked).toHaveLength(0);
  });

  test('keeps the results when the document refuses marks', async () => {
    const document = { ...memoryDocument(brief), mark: () => Promise.reject(new Error('no annotations')) };
    const { state } = await run(cases(1), scriptedRelay(), { document });
    expect(started(state)).toMatchObject({ phase: 'done', marks: 'failed' });
    expect(countGroups(started(state).cards).verified).toBe(1);
  });

  test('tells which items have gone from the document', async () => {
    const document = { ...memoryDocument(brief), mark: () => Promise.resolve(['c1']) };
    const { state } = await run(cases(2), scriptedRelay(), { document });
    expect(started(state).cards.map(({ gone }) => gone)).toEqual([false, true]);
  });
});

async function run(
  items: readonly BriefItem[],
  relay: ScriptedRelay,
  {
    document = memoryDocument(brief),
    signal = new AbortController().signal,
    pace = quick,
  }: Partial<{ document: ReturnType<typeof memoryDocument>; signal: AbortSignal; pace: typeof quick }> = {},
): Promise<{ state: CheckState; events: CheckEvent[]; relay: ScriptedRelay }> {
  const events: CheckEvent[] = [];
  const state = await checkDocument(document, relay, {
    onEvent: (event) => events.push(event),
    signal,
    pace,
    findItems: () => items.map((item) => ({ item })),
  });
  return { state, events, relay };
}

function started(state: CheckState) {
  if (!isStarted(state)) throw new Error(`The check is ${state.phase}.`);
  return state;
}
