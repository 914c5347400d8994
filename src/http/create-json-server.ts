/**
 * A Fastify server that answers JSON, and nothing but problem documents where it refuses: strict bodies, request ids,
 * `no-store`, rate fields, no CORS. Text of a request reaches neither a problem nor the log.
 */
import { randomUUID } from 'node:crypto';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { Duplex } from 'node:stream';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { limits } from '../contract/limits';
import type { Usage } from '../contract/reply';
import { decodeJson } from './decode-json';
import { ProblemError } from './problem-error';
import { rawProblem, refuseUnreadable } from './refuse-unreadable';
import { readBody } from './read-body';
import { nothingHere, problemSender, setCommonFields } from './send-problem';
import { tellQueuedAnswers } from './tell-queued-answers';

export interface JsonServerOptions {
  readonly logger: FastifyBaseLogger;
  /** The caller's quota for an error answer; zeros where the caller is not known. */
  readonly usageOf?: (request: FastifyRequest) => Promise<Usage>;
  /** `RateLimit-Policy` and `RateLimit`; `null` asks for what an unknown caller is told. */
  readonly rateFieldsOf?: (request: FastifyRequest | null) => Readonly<Record<string, string>>;
  /** What the log line of an answered request says besides route, status and duration. */
  readonly logFieldsOf?: (request: FastifyRequest) => Readonly<Record<string, unknown>>;
  readonly maxBodyBytes?: number;
  readonly bodyTimeoutMs?: number;
  readonly headersTimeoutMs?: number;
  /** What to speak TLS with, in PEM; without it the server speaks plain HTTP. */
  readonly tls?: { readonly cert: string; readonly key: string };
}

export function createJsonServer(options: JsonServerOptions): FastifyInstance {
  const {
    logger,
    bodyTimeoutMs = 30_000,
    headersTimeoutMs = 10_000,
    maxBodyBytes = limits.bodyBytes,
    tls,
  } = options;
  const rateFieldsOf = options.rateFieldsOf ?? (() => ({}));
  const problems = problemSender({ ...options, rateFieldsOf });
  const answering = new WeakMap<Duplex, ServerResponse>();
  let draining = false;

  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    return503OnClosing: false,
    bodyLimit: maxBodyBytes,
    serverFactory: (handler) => openServer(handler, { bodyTimeoutMs, headersTimeoutMs, tls }),
    clientErrorHandler(error, connection) {
      if (answering.get(connection)?.headersSent === true) {
        connection.destroy();
        return;
      }
      const refusal = refuseUnreadable(error, connection, rateFieldsOf(null));
      logger.info({ request_id: refusal.requestId, code: refusal.code }, 'refused an unreadable request');
    },
    frameworkErrors: (error, request, reply) => void problems.send(error, request, reply),
  });

  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    answering.set(request.socket, response);
  });
  tellQueuedAnswers(app.server);
  answerWhatNodeWould(app.server, () => rateFieldsOf(null));

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: IncomingMessage) => {
    checkMediaType(request);
    return valueOf(await readBody(payload, { maxBytes: maxBodyBytes, timeoutMs: bodyTimeoutMs }));
  });

  app.addHook('preClose', (done) => {
    draining = true;
    done();
  });
  app.addHook('onRequest', (request, _reply, done) => {
    done(refusalBeforeRouting(app, request, draining));
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    setCommonFields(request, reply, rateFieldsOf(request));
    // A connection kept alive now would keep the server from closing.
    if (draining) void reply.header('Connection', 'close');
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    logger.info(
      {
        request_id: request.id,
        method: request.method,
        route: request.is404 ? null : request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...problems.toldOf(request),
        ...options.logFieldsOf?.(request),
      },
      'answered',
    );
    done();
  });
  app.setErrorHandler((error: unknown, request, reply) => problems.send(error, request, reply));
  // What a route itself calls missing, as a file that is gone.
  app.setNotFoundHandler((request, reply) => problems.send(nothingHere(), request, reply));
  return app;
}

interface ServerSettings {
  readonly bodyTimeoutMs: number;
  readonly headersTimeoutMs: number;
  readonly tls: JsonServerOptions['tls'] | undefined;
}

function openServer(
  handler: RequestListener,
  { bodyTimeoutMs, headersTimeoutMs, tls }: ServerSettings,
): Server {
  const settings = {
    requireHostHeader: false,
    headersTimeout: headersTimeoutMs,
    // The body's own timer answers first; this one is for a connection that stalls anywhere else.
    requestTimeout: headersTimeoutMs + bodyTimeoutMs + 5_000,
    connectionsCheckingInterval: Math.min(1_000, headersTimeoutMs),
    keepAliveTimeout: 72_000,
    maxHeaderSize: 16 * 1024,
  };
  return tls === undefined
    ? createServer(settings, handler)
    : createTlsServer({ ...settings, ...tls, minVersion: 'TLSv1.2' }, handler);
}

/** Left alone, Node answers an expectation that it does not know, and a CONNECT, with an empty reply of its own. */
function answerWhatNodeWould(
  server: FastifyInstance['server'],
  rateFields: () => Readonly<Record<string, string>>,
): void {
  server.on('checkExpectation', (request, response) => void server.emit('request', request, response));
  server.on('connect', (_request, connection) => {
    connection.on('error', () => undefined);
    const fields = { ...rateFields(), Allow: 'GET, HEAD, POST' };
    connection.end(rawProblem('method_not_allowed', 'This is no proxy.', randomUUID(), fields));
  });
}

/** Throws a `ProblemError` for a body that is no JSON, or too deep. */
function valueOf(body: Buffer): unknown {
  const decoded = decodeJson(body, limits.nesting);
  switch (decoded.kind) {
    case 'value':
      return decoded.value;
    case 'fault':
      throw new ProblemError(decoded.code, jsonFaults[decoded.code]);
  }
}

function refusalBeforeRouting(
  app: FastifyInstance,
  request: FastifyRequest,
  draining: boolean,
): ProblemError | undefined {
  // RFC 9112, 3.2: none and several are both wrong. `headers` keeps only the first of several.
  const hosts = request.raw.headersDistinct['host'] ?? [];
  if (hosts.length > 1 || (hosts.length === 0 && request.raw.httpVersion === '1.1')) {
    return new ProblemError('malformed_json', 'The request must have one Host header field.');
  }
  if (draining) {
    return new ProblemError('overloaded', 'The service is stopping.', {
      headers: { 'Retry-After': '5' },
      closeConnection: true,
    });
  }
  if (!request.is404) return undefined;
  const url = request.url.replace(/[?#].*$/s, '');
  const allowed = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) =>
    app.hasRoute({ method, url }),
  );
  return allowed.length === 0
    ? nothingHere()
    : new ProblemError('method_not_allowed', `Only ${allowed.join(', ')} is answered here.`, {
        headers: { Allow: allowed.join(', ') },
      });
}

/** Throws a `ProblemError` for a body that is said to be JSON in another encoding, or compressed. */
export function checkMediaType({ headers }: Pick<FastifyRequest, 'headers'>): void {
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(headers['content-type'] ?? '')?.[1];
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) {
    throw new ProblemError('unsupported_media_type', 'Only UTF-8 is read.');
  }
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && !/^identity$/i.test(encoding)) {
    throw new ProblemError('unsupported_media_type', 'Compressed bodies are not read.');
  }
}

const jsonFaults = {
  invalid_encoding: 'The body is not valid UTF-8.',
  malformed_json: 'The body is not valid JSON.',
  invalid_request: `The body is nested deeper than ${limits.nesting} levels.`,
} as const;
