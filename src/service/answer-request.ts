/** One request from claim to settlement: nothing is determined unclaimed, and nothing is delivered unbilled. */
import type { Item } from '../contract/items';
import type { Usage } from '../contract/reply';
import { ProblemError } from '../http/problem-error';
import { untilAborted } from '../http/until-aborted';
import type { Accounts, Caller, ClaimAnswer, Reservation } from './accounts/accounts';
import type { Pepper } from './accounts/pepper';
import { secondsToNextWindow } from './accounts/quota-window';
import type { Determine, Determined } from './determine';
import { mostUniqueCitations } from './summarize';

export interface AnswerPorts {
  readonly accounts: Accounts;
  readonly pepper: Pepper;
  readonly determine: Determine;
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

export interface Answer {
  /** A `VerifyReply` in JSON. */
  readonly body: Buffer;
  /** By this request: 0 where its answer was billed before. */
  readonly billed: number;
}

/** Rejects with a `ProblemError`, or with the reason of `signal` when that is aborted; then nothing was billed. */
export async function answerRequest(
  request: AskedRequest,
  ports: AnswerPorts,
  signal: AbortSignal,
): Promise<Answer> {
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
      const { results, summary } = await determineUnlessAborted(request, ports, signal);
      const billed = { ...summary, billed_citations: answer.units };
      const body = bodyOf({ results, summary: billed }, await accounts.usage(accountId));
      return { body, billed: 0 };
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
): Promise<Answer> {
  const { accounts } = ports;
  try {
    const determined = await determineUnlessAborted(request, ports, signal);
    const { summary } = determined;
    if (summary.unique_citations > reservation.units) {
      const { remaining } = await accounts.usage(request.caller.account.id);
      throw quotaExhausted({ shortly: summary.unique_citations <= remaining }, ports.now());
    }
    const usage = await accounts.settle(reservation, summary.billed_citations);
    if (usage === null) {
      throw new ProblemError('overloaded', 'The answer came too late to be counted. Nothing was billed.', {
        headers: { 'Retry-After': '5' },
      });
    }
    return { body: bodyOf(determined, usage), billed: summary.billed_citations };
  } catch (error) {
    // After a settlement this finds nothing left to free.
    await releaseInTime(reservation, ports);
    throw error;
  }
}

/** While the accounts are away, again and again: what is held keeps a retry under the same idempotency key waiting until its lease ends. */
async function releaseInTime(reservation: Reservation, ports: AnswerPorts, waitedMs = 0): Promise<void> {
  try {
    await ports.accounts.release(reservation);
  } catch {
    if (waitedMs >= ports.leaseMs) return;
    setTimeout(() => void releaseInTime(reservation, ports, waitedMs + RETRY_MS), RETRY_MS).unref();
  }
}

const RETRY_MS = 2_000;

function bodyOf({ results, summary }: Determined, usage: Usage): Buffer {
  const end = `,"summary":${JSON.stringify(summary)},"usage":${JSON.stringify(usage)}}`;
  return Buffer.concat([Buffer.from('{"results":'), results, Buffer.from(end)]);
}

async function determineUnlessAborted(
  { items }: AskedRequest,
  { determine }: AnswerPorts,
  signal: AbortSignal,
): Promise<Determined> {
  // The client may have left while its units were claimed.
  signal.throwIfAborted();
  return await untilAborted(determine(items, signal), signal);
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
