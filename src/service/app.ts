/** The service over HTTP: who may ask, how fast, and the one operation that answers. */
import type { ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openApiDocument } from '../contract/openapi';
import { createJsonServer } from '../http/create-json-server';
import { noUsage } from '../http/problem-document';
import { ProblemError } from '../http/problem-error';
import type { Accounts, Caller } from './accounts/accounts';
import type { Pepper } from './accounts/pepper';
import { RateLimiter, untouchedRateFields } from './accounts/rate-limiter';
import { refuseWhenAway } from './accounts/refuse-when-away';
import { type AnswerLimits, answerSignal, ClientLeft, onceClosed } from './answer-signal';
import { type Answer, answerRequest, type AnswerPorts } from './answer-request';
import { authenticateRequest, checkMayVerify } from './authenticate-request';
import type { Determine } from './determine';
import { Metrics } from './metrics';
import { readIdempotencyKey, readVerifyRequest } from './read-verify-request';
import { takeRoom } from './take-room';

export interface AppOptions {
  readonly determine: Determine;
  readonly accounts: Accounts;
  readonly pepper: Pepper;
  readonly logger: FastifyBaseLogger;
  readonly metrics?: Metrics;
  readonly rateLimiter?: RateLimiter;
  readonly now?: () => Date;
  /** Aborted when the service can wait no longer: every answer in the making is given up, unbilled. */
  readonly stopping?: AbortSignal;
  /** Requests in the making, of all accounts together; more are refused as `overloaded`. */
  readonly maxAtOnce?: number;
  readonly answerDeadlineMs?: number;
  readonly bodyTimeoutMs?: number;
  readonly headersTimeoutMs?: number;
}

/** The policy that a caller is told before it is known. */
const usualRate = { perMinute: 600, burst: 60, atOnce: 16 } as const;

interface Visit {
  readonly caller: Caller;
  items?: number;
  billed?: number;
  /** What is being determined for it: goes on a little when nobody waits for the answer any more. */
  work?: Promise<unknown>;
}

export function createApp(options: AppOptions): FastifyInstance {
  const { pepper, now = () => new Date(), maxAtOnce = 64, answerDeadlineMs = 120_000 } = options;
  const accounts = refuseWhenAway(options.accounts);
  const metrics = options.metrics ?? new Metrics();
  const rateLimiter = options.rateLimiter ?? new RateLimiter();
  const visits = new WeakMap<FastifyRequest, Visit>();

  const app = createJsonServer({
    logger: options.logger,
    ...(options.bodyTimeoutMs === undefined ? {} : { bodyTimeoutMs: options.bodyTimeoutMs }),
    ...(options.headersTimeoutMs === undefined ? {} : { headersTimeoutMs: options.headersTimeoutMs }),
    usageOf(request) {
      const visit = visits.get(request);
      return visit === undefined ? Promise.resolve(noUsage) : accounts.usage(visit.caller.account.id);
    },
    rateFieldsOf(request) {
      const visit = request === null ? undefined : visits.get(request);
      return visit === undefined
        ? untouchedRateFields(usualRate)
        : rateLimiter.fieldsFor(visit.caller.account);
    },
    logFieldsOf,
  });

  app.addHook('onResponse', (_request, reply, done) => {
    metrics.answered(reply.statusCode, reply.elapsedTime / 1000);
    done();
  });

  const answerPortsFor = (visit: Visit): AnswerPorts => ({
    accounts,
    pepper,
    now,
    determine(items, signal) {
      const work = options.determine(items, signal);
      visit.work = work;
      return work;
    },
    leaseMs: answerDeadlineMs + 30_000,
  });

  app.post('/api/v1/verify', { onRequest: admit }, async (request, reply) => {
    const visit = visits.get(request);
    if (visit === undefined) throw new Error('a request was not admitted');
    const idempotencyKey = readIdempotencyKey(request.headers);
    if (request.headers['content-type'] === undefined) {
      throw new ProblemError('unsupported_media_type', 'Send the body as application/json.');
    }
    const { items } = readVerifyRequest(request.body);
    visit.items = items.length;

    const asked = { id: request.id, caller: visit.caller, items, idempotencyKey };
    const answer = await whileAwaited(
      reply.raw,
      { deadlineMs: answerDeadlineMs, stopping: options.stopping },
      (signal) => answerRequest(asked, answerPortsFor(visit), signal),
    );
    if (answer === null) {
      noteLeft(request, reply);
      return undefined;
    }
    visit.billed = answer.billed;
    metrics.verified(items.length, answer.billed);
    return reply.header('Content-Type', 'application/json; charset=utf-8').send(answer.body);
  });

  const description = JSON.stringify(openApiDocument());
  app.get('/api/v1/openapi.json', (_request, reply) => reply.type('application/json').send(description));

  return app;

  async function admit(request: FastifyRequest, reply: Pick<FastifyReply, 'raw'>): Promise<void> {
    const caller = await authenticateRequest(request.raw, accounts);
    const visit: Visit = { caller };
    visits.set(request, visit);
    checkMayVerify(caller);
    const leave = takeRoom(caller.account, { metrics, rateLimiter, maxAtOnce });
    // Whoever leaves again and again must not have more made at once than whoever waits.
    onceClosed(reply.raw, () => void Promise.allSettled([visit.work]).then(leave));
  }

  /** Fastify tells of no answer that could not be sent. */
  function noteLeft(request: FastifyRequest, reply: FastifyReply): void {
    metrics.clientLeft();
    const ms = Math.round(reply.elapsedTime);
    options.logger.info({ request_id: request.id, ms, ...logFieldsOf(request) }, 'client left');
    reply.hijack();
  }

  function logFieldsOf(request: FastifyRequest): Readonly<Record<string, unknown>> {
    const visit = visits.get(request);
    if (visit === undefined) return {};
    const { caller, items, billed } = visit;
    return { account: caller.account.id, key: caller.keyId, items, billed };
  }
}

/** `null` where the client left before the answer was there. */
async function whileAwaited(
  response: ServerResponse,
  limits: AnswerLimits,
  work: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer | null> {
  const { signal, wasGivenUp, end } = answerSignal(response, limits);
  try {
    return await work(signal);
  } catch (error) {
    if (error instanceof ClientLeft) return null;
    throw wasGivenUp() ? tooSlow() : error;
  } finally {
    end();
  }
}

function tooSlow(): ProblemError {
  return new ProblemError('overloaded', 'The answer took too long. Nothing was billed; please try again.', {
    headers: { 'Retry-After': '5' },
  });
}
