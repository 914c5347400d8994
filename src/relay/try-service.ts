/** Asks the verification service once, at the start, so that whoever runs the relay learns of a wrong key before any lawyer does. */
import type { FastifyBaseLogger } from 'fastify';
import { callJson } from '../http/call-json';
import { ProblemError } from '../http/problem-error';
import type { RelayConfig } from './config';
import { forwardRequest } from './forward-request';

/** Of the service, who asks is looked at before what is asked; of nothing, nothing is billed. */
const nothing = new TextEncoder().encode('{"items":[]}');

/** Only says what came of it: a service that is away now may be there at the first check. */
export async function tryService(
  config: Pick<RelayConfig, 'verifyBaseUrl' | 'apiKey'>,
  logger: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  signal: AbortSignal,
): Promise<void> {
  try {
    await forwardRequest({ body: nothing, idempotencyKey: undefined, signal }, config, callJson);
    logger.info('the verification service answers');
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    if (signal.aborted) return;
    const { code, extras } = error;
    logger.warn({ code, reason: extras.reason }, code === 'relay_key_rejected' ? keyRefused : away);
  }
}

const keyRefused =
  "the verification service refuses the firm's key: issue another, give it to the relay and start it again";
const away =
  'the verification service cannot be reached now: look at VERIFY_BASE_URL; the relay goes on, and asks it at each check';
