import { getEventListeners } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { limits } from '../../src/contract/limits';
import { answerSignal } from '../../src/service/answer-signal';
import { warningsDuring } from '../support/warnings-during';

const response = () => new ServerResponse(new IncomingMessage(new Socket()));
const longMs = 60_000;

test('a client that leaves is not told that the service gave up', () => {
  const left = response();
  const { signal, wasGivenUp, end } = answerSignal(left, { deadlineMs: longMs, stopping: undefined });
  left.emit('close');
  expect([signal.aborted, wasGivenUp()]).toEqual([true, false]);
  end();
});

test('gives up when the service stops, and at once where it is stopping already', () => {
  const stopping = new AbortController();
  const before = answerSignal(response(), { deadlineMs: longMs, stopping: stopping.signal });
  expect([before.signal.aborted, before.wasGivenUp()]).toEqual([false, false]);
  stopping.abort();
  const after = answerSignal(response(), { deadlineMs: longMs, stopping: stopping.signal });
  for (const { signal, wasGivenUp, end } of [before, after]) {
    expect([signal.aborted, wasGivenUp()]).toEqual([true, true]);
    end();
  }
});

test('waits for nothing once the answer is made', () => {
  const answered = response();
  const stopping = new AbortController();
  const { signal, end } = answerSignal(answered, { deadlineMs: longMs, stopping: stopping.signal });
  end();
  expect(getEventListeners(stopping.signal, 'abort')).toEqual([]);
  expect(answered.listenerCount('close')).toBe(0);
  answered.emit('close');
  stopping.abort();
  expect(signal.aborted).toBe(false);
});

test('is listened to for each item of the largest request without a warning of Node', async () => {
  const { signal, end } = answerSignal(response(), { deadlineMs: longMs, stopping: undefined });
  const listenForAll = (): void => {
    for (let at = 0; at < limits.items; at += 1) signal.addEventListener('abort', () => at);
  };
  expect(await warningsDuring(listenForAll)).toEqual([]);
  end();
});
