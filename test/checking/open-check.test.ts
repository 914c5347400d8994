import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Card } from '../../src/checking/card';
import { isStarted } from '../../src/checking/check-state';
import { openCheck, type OpenCheck, type OpenCheckOptions } from '../../src/checking/open-check';
import { unfinishedSentence } from '../../src/checking/sentences/list-sentences';
import { usualPace } from '../../src/checking/send-chunks';
import { VerifyRequest } from '../../src/contract/items';
import { MarksForbidden } from '../../src/document/brief-document';
import type { BriefItem } from '../../src/document/brief-item';
import type { BriefText } from '../../src/document/brief-text';
import { briefOf, memoryDocument, type MemoryDocumentOptions } from '../support/memory-document';
import { answered, scriptedRelay, verifiedResult, type Script } from '../support/scripted-relay';
import { caseItem, quoteItem } from '../support/sample-items';

let opened: OpenCheck | undefined;
afterEach(() => {
  opened?.close();
  vi.useRealTimers();
});

describe('while the author writes on', () => {
  test('only what changed is sent, after a rest, and the rest keeps its results', async () => {
    const { check, relay, type, rest } = await checked('[1 Ex. 1] and [2 Ex. 2]');
    type('More words. [1 Ex. 1] and [2 Ex. 22]');
    await rest(0);
    expect(kinds(check)).toEqual(['result', 'waiting']);
    expect(relay.asked).toHaveLength(1);
    await rest(2_000);
    expect(relay.asked).toHaveLength(2);
    expect(sentIn(relay.asked[1]?.body)).toEqual(['2 Ex. 22']);
    expect(kinds(check)).toEqual(['result', 'result']);
    expect(cards(check)[0]?.item.start).toBe(12);
  });

  test('a result stops counting at once, before the text is even searched', async () => {
    const { check, type, document } = await checked('[1 Ex. 1] and [2 Ex. 2]');
    type('[1 Ex. 1] and [2 Ex. 23]');
    expect(kinds(check)).toEqual(['result', 'changed']);
    expect(document.markings.at(-1)?.map(({ tone }) => tone)).toEqual(['verified', 'verified']);
  });

  test('many changes in a row are sent once, as they are in the end', async () => {
    const { relay, type, rest } = await checked('[1 Ex. 1]');
    for (const page of ['11', '111', '112']) {
      type(`[1 Ex. ${page}]`);
      await rest(500);
    }
    await rest(2_000);
    expect(relay.asked.map(({ body }) => sentIn(body))).toEqual([['1 Ex. 1'], ['1 Ex. 112']]);
  });

  test('words that come back have their result again, and nothing is sent', async () => {
    const { check, relay, type, rest } = await checked('[1 Ex. 1] and so on');
    type('[1 Ex. 1] and so forth');
    type('[1 Ex. 1] and so on');
    await rest(5_000);
    expect(kinds(check)).toEqual(['result']);
    expect(relay.asked).toHaveLength(1);
  });

  test('a changed quotation goes with the citation that it rests on', async () => {
    const { relay, type, rest } = await checked('[1 Ex. 1] "the words"');
    type('[1 Ex. 1] "other words"');
    await rest(2_000);
    expect(
      VerifyRequest.parse(JSON.parse(relay.asked[1]?.body ?? '')).items.map(({ type: kind }) => kind),
    ).toEqual(['case', 'quote']);
  });

  test('an answer for words that have changed meanwhile speaks of nothing', async () => {
    let answer = (): void => undefined;
    const { check, type, rest } = await opening('[1 Ex. 1]', {
      script: (_, items) =>
        items.some((item) => 'rawText' in item && item.rawText === '1 Ex. 1')
          ? new Promise((resolve) => {
              answer = () => resolve(answered(items.map(verifiedResult)));
            })
          : answered(items.map(verifiedResult)),
    });
    void check.start();
    await rest(100);
    type('[1 Ex. 9]');
    await rest(10);
    answer();
    await rest(10);
    expect(kinds(check)).toEqual(['waiting']);
    await rest(3_000);
    expect(kinds(check)).toEqual(['result']);
  });

  test('switched off, nothing is sent, and what changed is said not to be checked', async () => {
    const { check, relay, type, rest } = await checked('[1 Ex. 1]');
    check.setLive(false);
    type('[1 Ex. 2] [2 Ex. 2]');
    await rest(5_000);
    expect(relay.asked).toHaveLength(1);
    expect(kinds(check)).toEqual(['changed', 'changed']);
    check.setLive(true);
    await rest(2_000);
    expect(relay.asked).toHaveLength(2);
    expect(kinds(check)).toEqual(['result', 'result']);
  });

  test('switched off while something is under way, that is cancelled, and can be tried again in the same words', async () => {
    const { check, relay, type, rest } = await checked('[1 Ex. 1]', {
      script: (_, items, tries, signal) =>
        items.some((item) => 'rawText' in item && item.rawText === '1 Ex. 2') && tries === 1
          ? new Promise((resolve) => signal.addEventListener('abort', () => resolve({ kind: 'cancelled' })))
          : answered(items.map(verifiedResult)),
    });
    type('[1 Ex. 2]');
    await rest(2_000);
    check.setLive(false);
    await rest(10);
    expect(kinds(check)).toEqual(['cancelled']);
    void check.tryAgain();
    await rest(10);
    expect(kinds(check)).toEqual(['result']);
    expect(relay.asked[2]?.body).toBe(relay.asked[1]?.body);
  });

  test('what somebody else has to mend first waits for a new check, and goes then in the same words', async () => {
    let suspended = true;
    const { check, relay, rest } = await checked('[1 Ex. 1]', {
      script: (_, items) =>
        suspended
          ? { kind: 'failed', failure: { code: 'account_suspended' } }
          : answered(items.map(verifiedResult)),
    });
    suspended = false;
    void check.tryAgain();
    await rest(10);
    expect(kinds(check)).toEqual(['failed']);
    expect(relay.asked).toHaveLength(1);
    void check.start();
    await rest(10);
    expect(kinds(check)).toEqual(['result']);
    expect(new Set(relay.asked.map(({ body }) => body)).size).toBe(1);
  });

  test('what failed before it was sent is put together anew from what stands there now', async () => {
    let online = false;
    const text = Array.from({ length: 120 }, (_, index) => `[${index + 1} Ex. 1]`).join(' ');
    const { check, relay, type, rest } = await opening(text, {
      script: (_, items) =>
        online
          ? answered(items.map(verifiedResult))
          : { kind: 'failed', failure: { code: 'signInCancelled' } },
    });
    void check.start();
    await rest(100);
    const asked = relay.asked.length;
    type(text.replace('[120 Ex. 1]', ''));
    await rest(3_000);
    online = true;
    void check.tryAgain();
    await rest(1_000);
    expect(new Set(kinds(check))).toEqual(new Set(['result']));
    expect(
      relay.asked
        .slice(asked)
        .map(({ body }) => body)
        .join(''),
    ).not.toContain('120 Ex. 1');
  });

  test('the document is changed by nothing but marks', async () => {
    const { document, type, rest } = await checked('[1 Ex. 1]');
    type('[1 Ex. 2]');
    await rest(3_000);
    expect(document.edits).toEqual([]);
    expect(document.markings.at(-1)).toMatchObject([{ start: 0, end: 9, tone: 'verified' }]);
  });
});

describe('ways of marking', () => {
  test('a document that cannot be marked just now is marked by itself a little later', async () => {
    const { check, document, rest } = await opening('[1 Ex. 1]');
    const mark = vi.spyOn(document, 'mark').mockRejectedValue(new Error('Word is busy.'));
    void check.start();
    await rest(100);
    expect(started(check)).toMatchObject({ phase: 'done', marks: 'failed' });
    mark.mockRestore();
    await rest(10_000);
    expect(started(check).marks).toBe('shown');
    expect(document.markings.at(-1)?.map(({ tone }) => tone)).toEqual(['verified']);
  });

  test('a document that stays unmarkable is not asked for ever, nor once the pane is closed', async () => {
    const { check, document, rest } = await opening('[1 Ex. 1]');
    const mark = vi.spyOn(document, 'mark').mockRejectedValue(new Error('Word is busy.'));
    void check.start();
    await rest(600_000);
    const tries = mark.mock.calls.length;
    await rest(600_000);
    expect(mark.mock.calls.length).toBe(tries);
    check.markAfresh();
    await rest(0);
    check.close();
    const before = mark.mock.calls.length;
    await rest(600_000);
    expect(mark.mock.calls.length).toBe(before);
  });

  test('a protected document is told of once, and is asked no question', async () => {
    const { check, document, rest } = await opening('[1 Ex. 1]');
    const mark = vi.spyOn(document, 'mark').mockRejectedValue(new MarksForbidden('protected'));
    void check.start();
    await rest(60_000);
    expect(started(check)).toMatchObject({ phase: 'done', marks: 'forbidden' });
    expect(mark).toHaveBeenCalledTimes(1);
  });

  test('a Word without annotations is told of once, and marks as it is then told', async () => {
    const { check, document, rest } = await checked('[1 Ex. 1]', { refusesAnnotations: true });
    expect(started(check).marks).toBe('refused');
    expect(document.markings).toEqual([]);
    check.markAs('highlighting');
    await rest(10);
    expect(started(check).marks).toBe('shown');
    expect(document.markings).toHaveLength(1);
  });

  test('the way that was chosen before is taken without asking', async () => {
    const { check, document } = await checked('[1 Ex. 1]', { refusesAnnotations: true, means: 'nothing' });
    expect(document.means()).toBe('nothing');
    expect(started(check).marks).toBe('shown');
  });

  test('removed, they stay away while the author writes on, until they are asked for', async () => {
    const { check, document, type, rest } = await checked('[1 Ex. 1]');
    const removing = check.removeMarks();
    await rest(1_000);
    expect(await removing).toBe(true);
    type('[1 Ex. 2]');
    await rest(3_000);
    expect(document.markings.at(-1)).toEqual([]);
    expect(started(check).marks).toBe('removed');
    check.markAfresh();
    await rest(10);
    expect(document.markings.at(-1)).toHaveLength(1);
    expect(started(check).marks).toBe('shown');
  });

  test('each says what was found', async () => {
    const { document } = await checked('[1 Ex. 1]');
    expect(document.markings.at(-1)?.[0]?.popUp).toEqual({
      finding: 'case.verified',
      suggestions: [],
    });
  });
});

describe('cancelling while the brief is read', () => {
  test('ends at once, sends nothing, and the next check starts anew', async () => {
    const { check, document, relay, rest } = await opening('[1 Ex. 1]');
    const read = document.read.bind(document);
    let finish = (): void => undefined;
    vi.spyOn(document, 'read').mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          finish = () => resolve(read());
        }),
    );
    void check.start();
    expect(check.state().phase).toBe('reading');
    check.cancel();
    expect(check.state()).toEqual({ phase: 'idle', cancelled: true });
    void check.start();
    await rest(2_000);
    finish();
    await rest(2_000);
    expect(kinds(check)).toEqual(['result']);
    expect(relay.asked).toHaveLength(1);
  });
});

describe('cancelling a second check while the brief is read', () => {
  test('brings back what the first found, as the text stands now, and asks for nothing twice', async () => {
    const { check, relay, type, rest } = await readingAgain('[1 Ex. 1] and [2 Ex. 2]');
    type('First, [1 Ex. 1] and [2 Ex. 22]');
    await rest(10);
    expect(check.state().phase).toBe('reading');
    check.cancel();
    await rest(10);
    expect(check.state().phase).toBe('done');
    expect(cards(check).map(({ item }) => [item.start, item.text])).toEqual([
      [7, '[1 Ex. 1]'],
      [21, '[2 Ex. 22]'],
    ]);
    expect(kinds(check)).toEqual(['result', 'waiting']);
    await rest(2_000);
    expect(kinds(check)).toEqual(['result', 'result']);
    expect(relay.asked.map(({ body }) => sentIn(body))).toEqual([['1 Ex. 1', '2 Ex. 2'], ['2 Ex. 22']]);
  });

  test('what the first still waited for can be tried again in the same words', async () => {
    const { check, relay, rest } = await readingAgain('[1 Ex. 1] and [2 Ex. 2]', {
      script: (_, items, tries, signal) =>
        tries === 1
          ? new Promise((resolve) => signal.addEventListener('abort', () => resolve({ kind: 'cancelled' })))
          : answered(items.map(verifiedResult)),
    });
    check.cancel();
    await rest(10);
    expect(check.state().phase).toBe('cancelled');
    expect(kinds(check)).toEqual(['cancelled', 'cancelled']);
    void check.tryAgain();
    await rest(10);
    expect(kinds(check)).toEqual(['result', 'result']);
    expect(relay.asked[1]?.body).toBe(relay.asked[0]?.body);
  });

  /** A first check, and a second one that is still reading. */
  async function readingAgain(text: string, options: Options = {}) {
    const all = await checked(text, options);
    vi.spyOn(all.document, 'read').mockImplementationOnce(() => new Promise(() => undefined));
    void all.check.start();
    await all.rest(10);
    return all;
  }
});

test('what a document refuses to change is told, whatever went wrong', async () => {
  const { check, document } = await checked('[1 Ex. 1]');
  vi.spyOn(document.editing, 'apply').mockRejectedValue(new Error('the host is gone'));
  const edit = { kind: 'comment', comment: 'c', start: 0, end: 9, expected: '[1 Ex. 1]' } as const;
  expect(await check.apply([edit, edit])).toEqual(['refused', 'refused']);
});

describe('when the network is back', () => {
  test('what failed for want of it goes by itself, in the same words', async () => {
    let online = false;
    const { check, relay, rest } = await checked('[1 Ex. 1]', {
      script: (_, items) =>
        online ? answered(items.map(verifiedResult)) : { kind: 'failed', failure: { code: 'offline' } },
    });
    expect(kinds(check)).toEqual(['failed']);
    online = true;
    void check.networkIsBack();
    await rest(10);
    expect(kinds(check)).toEqual(['result']);
    expect(new Set(relay.asked.map(({ body }) => body)).size).toBe(1);
  });

  test.each(['signInCancelled', 'quota_exhausted'] as const)('what failed with %s does not', async (code) => {
    const { check, relay, rest } = await checked('[1 Ex. 1]', {
      script: () => ({ kind: 'failed', failure: { code } }),
    });
    const asked = relay.asked.length;
    void check.networkIsBack();
    await rest(1_000);
    expect(relay.asked).toHaveLength(asked);
  });
});

describe('checked again', () => {
  test('what stands unchanged keeps its answer and is not sent; what is new is', async () => {
    const { check, document, relay, type, rest } = await checked('[1 Ex. 1] and [2 Ex. 2]');
    check.setLive(false);
    type('[1 Ex. 1] and [2 Ex. 22] [3 Ex. 3]');
    await rest(100);
    void check.start();
    await rest(2_000);
    expect(relay.asked.map(({ body }) => sentIn(body))).toEqual([
      ['1 Ex. 1', '2 Ex. 2'],
      ['2 Ex. 22', '3 Ex. 3'],
    ]);
    expect(kinds(check)).toEqual(['result', 'result', 'result']);
    expect(document.markings.at(-1)).toHaveLength(3);
  });

  test('with nothing new, nothing is sent', async () => {
    const { check, relay, rest } = await checked('[1 Ex. 1] "the words"');
    void check.start();
    await rest(2_000);
    expect(relay.asked).toHaveLength(1);
    expect(started(check)).toMatchObject({ phase: 'done', again: true });
    expect(started(check).chunks).toHaveLength(1);
  });

  test.each([
    ['not_covered', 2],
    ['source_unavailable', 2],
    ['unconfirmed', 1],
    ['mismatch', 1],
  ])(
    '%s: sent %i times, in the same words, and what was settled beside it stands',
    async (outcome, times) => {
      let answers = 0;
      const { check, relay, rest } = await checked('[1 Ex. 1] and [2 Ex. 2]', {
        script: (_, items) => {
          answers += 1;
          const [first, ...others] = items.map(verifiedResult);
          const warning = { status: 'warning', outcome, message: 'As scripted.' } as const;
          const last = others.map((result) => (answers === 1 ? { ...result, verdict: warning } : result));
          return answered(first ? [first, ...last] : last);
        },
      });
      void check.start();
      await rest(2_000);
      expect(relay.asked).toHaveLength(times);
      expect(new Set(relay.asked.map(({ body }) => body)).size).toBe(1);
      expect(kinds(check)).toEqual(['result', 'result']);
    },
  );

  test('what was sent and not answered is sent in the same words', async () => {
    let online = false;
    const { check, relay, rest } = await checked('[1 Ex. 1]', {
      script: (_, items) =>
        online ? answered(items.map(verifiedResult)) : { kind: 'failed', failure: { code: 'tooSlow' } },
    });
    online = true;
    void check.start();
    await rest(2_000);
    expect(kinds(check)).toEqual(['result']);
    expect(new Set(relay.asked.map(({ body }) => body)).size).toBe(1);
  });

  test('an outage then takes away nothing that was settled', async () => {
    let online = true;
    const { check, type, rest } = await checked('[1 Ex. 1]', {
      script: (_, items) =>
        online ? answered(items.map(verifiedResult)) : { kind: 'failed', failure: { code: 'offline' } },
    });
    check.setLive(false);
    online = false;
    type('[1 Ex. 1] [2 Ex. 2]');
    await rest(100);
    void check.start();
    await rest(2_000);
    expect(kinds(check)).toEqual(['result', 'failed']);
    expect(unfinishedSentence(started(check))).toMatch(/^1 item has no answer yet/);
  });

  test('a document that cannot be read another time keeps its list, and says so', async () => {
    const { check, document, rest, type } = await checked('[1 Ex. 1]');
    vi.spyOn(document, 'read').mockRejectedValueOnce(new Error('a dialog of Word is open'));
    void check.start();
    await rest(100);
    expect(started(check)).toMatchObject({ phase: 'done', unreadAgain: { message: null } });
    expect(kinds(check)).toEqual(['result']);
    // It is followed as before.
    type('[1 Ex. 1] [2 Ex. 2]');
    await rest(5_000);
    expect(kinds(check)).toEqual(['result', 'result']);
    void check.start();
    await rest(100);
    expect(started(check).unreadAgain).toBeUndefined();
  });
});

type Options = MemoryDocumentOptions & Pick<OpenCheckOptions, 'means'> & { readonly script?: Script };

async function checked(text: string, options: Options = {}) {
  const all = await opening(text, options);
  void all.check.start();
  await all.rest(2_000);
  return all;
}

function opening(text: string, { script, means, ...options }: Options = {}) {
  vi.useFakeTimers();
  const document = memoryDocument(briefOf(text), options);
  const relay = scriptedRelay(script);
  const check = openCheck(document, relay, {
    onEvent: () => undefined,
    live: true,
    pace: { ...usualPace, firstWaitMs: 1, tries: 1 },
    findItems: findBracketed,
    ...(means === undefined ? {} : { means }),
  });
  opened = check;
  return Promise.resolve({
    check,
    document,
    relay,
    type: (changed: string) => document.type(briefOf(changed)),
    rest: async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
    },
  });
}

/** `[1 Ex. 1]` is a citation, `"words"` a quotation from the first one. */
function findBracketed({ text }: BriefText) {
  const seen = new Map<string, number>();
  const items: BriefItem[] = [];
  for (const { 0: written, index, 1: citation, 2: words } of text.matchAll(/\[([^\]]+)\]|"([^"]+)"/gu)) {
    const ordinal = (seen.get(written) ?? 0) + 1;
    seen.set(written, ordinal);
    const id = `${written} ${ordinal}`;
    const place = { start: index, end: index + written.length, text: written };
    if (citation !== undefined) items.push({ ...caseItem(id, citation), ...place });
    else items.push({ ...quoteItem(id, words ?? '', items[0]?.id ?? ''), ...place });
  }
  return items.map((item) => ({ item }));
}

function started(check: OpenCheck) {
  const state = check.state();
  if (!isStarted(state)) throw new Error(`The check is ${state.phase}.`);
  return state;
}

function cards(check: OpenCheck): readonly Card[] {
  return started(check).cards;
}

function kinds(check: OpenCheck): readonly string[] {
  return cards(check).map(({ finding }) => finding.kind);
}

function sentIn(body = ''): readonly unknown[] {
  return VerifyRequest.parse(JSON.parse(body)).items.map((item) => ('rawText' in item ? item.rawText : item));
}
