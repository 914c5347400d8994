/** The relay over HTTP: serves the pane, knows who may call, and hands requests on with the firm's key. It keeps nothing. */
import fastifyStatic, { type SetHeadersResponse } from '@fastify/static';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { limits } from '../contract/limits';
import { type ProblemCode, problemMediaType } from '../contract/problem';
import { type SignInSettings, signInSettingsPath } from '../contract/sign-in-settings';
import { callJson, type CallJson } from '../http/call-json';
import { checkMediaType, createJsonServer } from '../http/create-json-server';
import { ProblemError } from '../http/problem-error';
import { readBody } from '../http/read-body';
import { admitUser } from './admit-user';
import { createTokenCheck } from './check-token';
import type { RelayConfig } from './config';
import { forwardRequest } from './forward-request';
import { pageHeaders } from './page-headers';
import { refuseStrangers } from './refuse-strangers';
import { authorityOf, usualAuthority, type SignInConfig } from './sign-in-config';
import { createSigningKeys } from './signing-keys';

export interface RelayOptions {
  readonly config: Omit<RelayConfig, 'host' | 'port'>;
  readonly logger: FastifyBaseLogger;
  /** The built pages; without it only requests are handed on. */
  readonly pagesFolder?: string;
  /** What `/manifest.xml` answers; without it, nothing does. */
  readonly manifest?: string;
  readonly callJson?: CallJson;
  readonly now?: () => number;
}

const bodyTimeoutMs = 30_000;

export async function createRelay(options: RelayOptions): Promise<FastifyInstance> {
  const { config, logger, manifest } = options;
  const call = options.callJson ?? callJson;
  /** What the log tells of those that the service refused. */
  const refusals = new WeakMap<FastifyRequest, { readonly code: ProblemCode }>();
  const app = createJsonServer({
    logger,
    bodyTimeoutMs,
    logFieldsOf: (request) => refusals.get(request) ?? {},
    ...(config.tls === undefined ? {} : { tls: config.tls }),
  });

  app.addHook('onRequest', (request, reply, done) => {
    // Elsewhere the address is this computer's, which other programs use over http too.
    if (config.publicUrl !== undefined) reply.header('Strict-Transport-Security', 'max-age=31536000');
    done(refuseStrangers(request.method, request.headers, config));
  });

  // The body passes unread: the service decides about it, and not a word of it is kept here.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: IncomingMessage) => {
    checkMediaType(request);
    return await readBody(payload, { maxBytes: limits.bodyBytes, timeoutMs: bodyTimeoutMs });
  });

  const onRequest = config.signIn === undefined ? [] : [admission(config.signIn, options, call)];
  app.post('/api/v1/verify', { onRequest }, async (request, reply) => {
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
      config,
      call,
    );
    if (answer.code !== undefined) refusals.set(request, { code: answer.code });
    return reply
      .code(answer.status)
      .headers(answer.headers)
      .type(answer.status < 400 ? 'application/json' : problemMediaType)
      .send(JSON.stringify(answer.body));
  });

  app.get(signInSettingsPath, () => signInSettings(config.signIn));
  if (manifest !== undefined) {
    app.get('/manifest.xml', (_request, reply) =>
      reply.type('application/xml; charset=utf-8').send(manifest),
    );
  }
  if (options.pagesFolder !== undefined) await servePages(app, options.pagesFolder, config.signIn);
  return app;
}

/** Before the body is read, so that nobody unknown can make the relay take one in. */
function admission(
  signIn: SignInConfig,
  { logger, now = Date.now }: RelayOptions,
  call: CallJson,
): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const admit = admitUser(createTokenCheck(signIn, createSigningKeys(signIn.keysUrl, call, now), now));
  return async (request, reply) => {
    const refusal = await admit(request.raw, reply.raw);
    if (refusal === null) return;
    logger.info({ request_id: request.id, reason: refusal.reason }, 'not admitted');
    throw refusal.problem;
  };
}

function signInSettings(signIn: SignInConfig | undefined): SignInSettings {
  if (signIn === undefined) return { required: false };
  const { clientId, scope } = signIn;
  return { required: true, clientId, authority: authorityOf(signIn), scope };
}

/** Where people sign in, the preview is not served: it has no Word to sign them in with. */
async function servePages(
  app: FastifyInstance,
  folder: string,
  signIn: SignInConfig | undefined,
): Promise<void> {
  const settings = { authority: signIn?.authority ?? usualAuthority };
  const served = {
    index: false,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders(response: SetHeadersResponse, path: string) {
      for (const [name, value] of Object.entries(pageHeaders(path, settings)))
        response.setHeader(name, value);
    },
  } as const;
  await app.register(fastifyStatic, {
    ...served,
    root: folder,
    // Each page is a route of its own, so that nothing else has an address.
    wildcard: false,
    globIgnore: ['assets/**', ...(signIn === undefined ? [] : ['preview.html'])],
  });
  // Asked of the folder as it is now: a page that was built anew under a running relay finds its scripts.
  await app.register(fastifyStatic, {
    ...served,
    root: join(folder, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    // The build lays each script beside itself in two compressed forms.
    preCompressed: true,
    allowedPath: (path) => /^\/\w[\w.-]*\.(?:js|map)$/.test(path),
  });
  app.get('/', (_request, reply) => reply.sendFile(signIn === undefined ? 'preview.html' : 'help.html'));
}
