/** Answers what fails or is refused with a problem document, and remembers for the log why. */
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { errorCode } from './error-code';
import { problemMediaType } from '../contract/problem';
import type { Usage } from '../contract/reply';
import { describeError } from './describe-error';
import { noUsage, problemDocument } from './problem-document';
import { ProblemError } from './problem-error';

type RateFields = Readonly<Record<string, string>>;

export interface ProblemSender {
  /** `error`: a `ProblemError`, or what Fastify or our own mistake threw. */
  send(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  /** What the log tells of one that was not answered as asked; nothing of any other. */
  toldOf(request: FastifyRequest): Readonly<Record<string, string>>;
}

export interface ProblemSenderOptions {
  readonly logger: FastifyBaseLogger;
  readonly rateFieldsOf: (request: FastifyRequest) => RateFields;
  readonly usageOf?: (request: FastifyRequest) => Promise<Usage>;
}

export function problemSender({ logger, rateFieldsOf, usageOf }: ProblemSenderOptions): ProblemSender {
  const told = new WeakMap<FastifyRequest, Readonly<Record<string, string>>>();
  return {
    async send(error, request, reply) {
      const { code, detail, extras } = problemOf(error);
      told.set(request, { code, ...(extras.reason === undefined ? {} : { reason: extras.reason }) });
      if (code === 'internal' || extras.cause !== undefined) {
        logger.error({ request_id: request.id, error: describeError(extras.cause) }, 'failed');
      }
      const usage = await (usageOf?.(request) ?? Promise.resolve(noUsage)).catch(() => noUsage);
      const document = problemDocument(code, detail, request.id, usage, extras.errors);
      setCommonFields(request, reply, rateFieldsOf(request));
      if (extras.closeConnection) void reply.header('Connection', 'close');
      return (
        reply
          .code(document.status)
          .headers({ ...extras.headers })
          .header('Content-Type', problemMediaType)
          // As bytes: to a text Fastify would add a charset, which JSON does not have.
          .send(Buffer.from(JSON.stringify(document)))
      );
    },
    toldOf: (request) => told.get(request) ?? {},
  };
}

/** What every answer bears, unless it has been set already. */
export function setCommonFields(
  request: FastifyRequest,
  reply: FastifyReply,
  rateFields: Readonly<Record<string, string>>,
): void {
  const fields = { 'Request-Id': request.id, 'Cache-Control': 'no-store', ...rateFields };
  for (const [name, value] of Object.entries(fields)) {
    if (!reply.hasHeader(name)) void reply.header(name, value);
  }
}

export function nothingHere(): ProblemError {
  return new ProblemError('not_found', 'Nothing is served at this address.');
}

/** What Fastify itself refuses, in the contract's codes; anything else is a mistake of ours. */
function problemOf(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  switch (errorCode(error)) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_ERR_ROUTE_MISSING_CONTENT_TYPE':
      return new ProblemError('unsupported_media_type', 'Send the body as application/json.');
    case 'FST_ERR_BAD_URL':
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return nothingHere();
    default:
      return new ProblemError('internal', 'The request could not be answered. Please try again.', {
        cause: error,
      });
  }
}
