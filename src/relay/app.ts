/** The relay over HTTP: serves the pane, and hands its requests on with the firm's key. It keeps nothing. */
import fastifyStatic from '@fastify/static';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { limits } from '../contract/limits';
import { problemMediaType } from '../contract/problem';
import { callJson, type CallJson } from '../http/call-json';
import { createJsonServer } from '../http/create-json-server';
import { ProblemError } from '../http/problem-error';
import { readBody } from '../http/read-body';
import type { RelayConfig } from './config';
import { forwardRequest } from './forward-request';
import { pageHeaders } from './page-headers';
import { refuseStrangers } from './refuse-strangers';

export interface RelayOptions {
  readonly config: Pick<RelayConfig, 'verifyBaseUrl' | 'apiKey'>;
  readonly logger: FastifyBaseLogger;
  /** The built pages; without it only requests are handed on. */
  readonly pagesFolder?: string;
  readonly callJson?: CallJson;
}

const bodyTimeoutMs = 30_000;

export async function createRelay(options: RelayOptions): Promise<FastifyInstance> {
  const app = createJsonServer({ logger: options.logger, bodyTimeoutMs });

  app.addHook('onRequest', (request, _reply, done) => {
    done(refuseStrangers(request.method, request.headers));
  });

  // The body passes unread: the service decides about it, and not a word of it is kept here.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', (_request: unknown, payload: IncomingMessage) =>
    readBody(payload, { maxBytes: limits.bodyBytes, timeoutMs: bodyTimeoutMs }),
  );

  app.post('/api/v1/verify', async (request, reply) => {
    if (!(request.body instanceof Uint8Array)) {
      throw new ProblemError('unsupported_media_type', 'Send the body as application/json.');
    }
    const left = new AbortController();
    reply.raw.once('close', () => left.abort());
    const answer = await forwardRequest(
      {
        body: request.body,
        idempotencyKey: request.headers['idempotency-key']?.toString(),
        signal: left.signal,
      },
      options.config,
      options.callJson ?? callJson,
    );
    return reply
      .code(answer.status)
      .headers(answer.headers)
      .type(answer.status < 400 ? 'application/json' : problemMediaType)
      .send(JSON.stringify(answer.body));
  });

  if (options.pagesFolder !== undefined) await servePages(app, options.pagesFolder);
  return app;
}

async function servePages(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    // Each built file is a route of its own, so that nothing else has an address.
    wildcard: false,
    index: false,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders(response, path) {
      for (const [name, value] of Object.entries(pageHeaders(path))) response.setHeader(name, value);
    },
  });
  app.get('/', (_request, reply) => reply.sendFile('preview.html'));
}
