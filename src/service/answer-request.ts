/** One request from claim to settlement: nothing is determined unclaimed, and nothing is delivered unbilled. */
import { z } from 'zod';
import type { Item } from '../contract/items';
import type { VerifyReply } from '../contract/reply';
import { Result } from '../contract/results';
import { ProblemError } from '../http/problem-error';
import type { Accounts, Caller, ClaimAnswer, Reservation } from './accounts/accounts';
import type { Pepper } from './accounts/pepper';
import { secondsToNextWindow } from './accounts/quota-window';
import { mostUniqueCitations, summarize } from './summarize';

/** One result for each item, in order. Rejects only when `signal` is aborted. */
export type Verify = (items: readonly Item[], signal: AbortSignal) => Promise<readonly Result[]>;

export interface AnswerPorts {
  readonly accounts: Accounts;
  readonly pepper: Pepper;
  readonly verify: Verify;
  readonly now: () => Date;
  /** Longer than any answer takes. */
  readonly leaseMs: number;
}

export interface AskedRequest {
  readonly id: string;
  readonly caller: Caller;
  readonly items: readonly Item[];
  readonly idempotencyKey: string | undefined;
}

/** Rejects with a `ProblemError`, or with the reason of `signal` when that is aborted; then nothing was billed. */
export async function answerRequest(
  request: AskedRequest,
  ports: AnswerPorts,
  signal: AbortSignal,
): Promise<VerifyReply> {
  const { accounts } = ports;
  const accountId = request.caller.account.id;
  const answer = await accounts.claim(claimOf(request, ports));
  switch (answer.kind) {
    case 'inFlight':
      throw new ProblemError(
        'idempotency_in_flight',
        'Please wait for the first answer, or try again shortly.',
        {
          headers: { 'Retry-After': '2' },
        },
      );
    case 'otherRequest':
      throw new ProblemError(
        'idempotency_mismatch',
        'Send the same body as before, or another Idempotency-Key.',
      );
    case 'exhausted':
      throw quotaExhausted(answer, ports.now());
    case 'billedBefore': {
      const results = await determine(request.items, ports, signal);
      const summary = { ...summarize(request.items, results), billed_citations: answer.units };
      return { results, summary, usage: await accounts.usage(accountId) };
    }
    case 'reserved':
      return determineReserved(request, answer.reservation, ports, signal);
  }
}

async function determineReserved(
  request: AskedRequest,
  reservation: Reservation,
  ports: AnswerPorts,
  signal: AbortSignal,
): Promise<VerifyReply> {
  const { accounts } = ports;
  try {
    const results = await determine(request.items, ports, signal);
    const summary = summarize(request.items, results);
    const { remaining } = await accounts.usage(request.caller.account.id);
    if (summary.unique_citations > reservation.units) {
      throw quotaExhausted({ shortly: summary.unique_citations <= remaining }, ports.now());
    }
    if (!(await accounts.settle(reservation, summary.billed_citations))) {
      throw new ProblemError('overloaded', 'The answer came too late to be counted. Nothing was billed.', {
        headers: { 'Retry-After': '5' },
      });
    }
    return { results, summary, usage: await accounts.usage(request.caller.account.id) };
  } catch (error) {
    // After a settlement this finds nothing left to free.
    await accounts.release(reservation);
    throw error;
  }
}

/** Exactly one result for each item, of the contract's shape and without any field that it does not know. */
async function determine(
  items: readonly Item[],
  { verify }: AnswerPorts,
  signal: AbortSignal,
): Promise<VerifyReply['results']> {
  const results = z.array(Result).parse(await orAborted(verify(items, signal), signal));
  const inOrder = items.every(
    ({ id, type }, index) => results[index]?.id === id && results[index].type === type,
  );
  if (!inOrder || results.length !== items.length) throw new Error('the results do not answer the items');
  return results;
}

function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

function claimOf({ id, caller, items, idempotencyKey }: AskedRequest, { pepper, leaseMs }: AnswerPorts) {
  const idempotency =
    idempotencyKey === undefined
      ? {}
      : {
          idempotency: {
            key: pepper.digest('idempotency key', idempotencyKey),
            request: pepper.digest('request', JSON.stringify(items)),
          },
        };
  return {
    accountId: caller.account.id,
    keyId: caller.keyId,
    requestId: id,
    units: mostUniqueCitations(items),
    leaseMs,
    ...idempotency,
  };
}

function quotaExhausted(
  { shortly }: Pick<ClaimAnswer & { kind: 'exhausted' }, 'shortly'>,
  now: Date,
): ProblemError {
  return new ProblemError(
    'quota_exhausted',
    shortly
      ? 'Other requests of this account hold the rest of the quota just now. Nothing was billed.'
      : 'The request has more unique citations than remain this month. Nothing was billed.',
    { headers: { 'Retry-After': String(shortly ? 2 : secondsToNextWindow(now)) } },
  );
}
