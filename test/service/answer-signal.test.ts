import { getEventListeners } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { answerSignal } from '../../src/service/answer-signal';

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
