/** The description of the interface for programs: OpenAPI 3.1, generated from the schemas that the service itself uses. */
import { z } from 'zod/mini';
import { Item, LinkItem, QuoteItem, TextItem, VerifyRequest } from './items';
import { limits } from './limits';
import { Problem, type ProblemCode, problemCodes, problemMediaType } from './problem';
import { Summary, Usage, VerifyReply } from './reply';
import {
  Candidate,
  Evidence,
  LinkResult,
  Opinion,
  Quote,
  QuoteResult,
  Result,
  TextResult,
  Verdict,
} from './results';

/** A JSON value that lints without remark as an OpenAPI 3.1 document. */
export function openApiDocument(): Readonly<Record<string, unknown>> {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Citation verification service',
      version: '1.1.0',
      description:
        'Verifies legal citations, quotations and links. Verified means: exists as cited, and says these words. ' +
        'It never means still good law, nor that it supports the point.',
      contact: { name: 'The operator of this service', url: 'https://example.com/' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The service that this document was read from' }],
    tags: [
      { name: 'verification', description: 'Asking for verdicts' },
      { name: 'description', description: 'This document' },
    ],
    paths: {
      '/api/v1/verify': { post: verifyOperation() },
      '/api/v1/openapi.json': { get: selfOperation() },
    },
    components: {
      schemas: schemas(),
      headers,
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', description: 'A key issued by the operator: cvk_live_…' },
      },
    },
  };
}

const named = {
  VerifyRequest,
  Item,
  TextItem,
  QuoteItem,
  LinkItem,
  VerifyReply,
  Result,
  TextResult,
  QuoteResult,
  LinkResult,
  Verdict,
  Opinion,
  Evidence,
  Candidate,
  Quote,
  Summary,
  Usage,
  Problem,
} as const;

/** Requests and replies are open for fields to come, so no object is closed. */
function schemas(): Record<string, unknown> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });
  const { schemas: generated } = z.toJSONSchema(registry, {
    io: 'input',
    uri: (id) => `#/components/schemas/${id}`,
  });
  return Object.fromEntries(
    Object.entries(generated).map(([id, schema]) => [id, withoutKeys(schema, ['$schema', '$id'])]),
  );
}

function withoutKeys(schema: object, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => !keys.includes(key)));
}

function verifyOperation(): Record<string, unknown> {
  return {
    operationId: 'verify',
    tags: ['verification'],
    summary: 'Verify a batch of items',
    description: `One result for each of up to ${limits.items} items, in order, with a summary and the quota's state.`,
    security: [{ apiKey: [] }],
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        description: 'For 24 hours, a retry under the same key with the same body is not billed again.',
        schema: { type: 'string', minLength: 1, maxLength: limits.idempotencyKeyLength },
      },
    ],
    requestBody: {
      required: true,
      description: `At most ${limits.bodyBytes} bytes of UTF-8, nested at most ${limits.nesting} levels.`,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/VerifyRequest' } } },
    },
    responses: {
      '200': {
        description: 'A verdict on every item',
        headers: commonHeaders,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/VerifyReply' } } },
      },
      ...problemResponses(verifyProblems),
    },
  };
}

const verifyProblems: readonly ProblemCode[] = [
  'malformed_json',
  'invalid_encoding',
  'unauthorized',
  'forbidden',
  'account_suspended',
  'method_not_allowed',
  'timeout',
  'idempotency_in_flight',
  'too_large',
  'unsupported_media_type',
  'invalid_request',
  'idempotency_mismatch',
  'quota_exhausted',
  'rate_limited',
  'internal',
  'overloaded',
];

function problemResponses(codes: readonly ProblemCode[]): Record<string, unknown> {
  const statuses = [...new Set(codes.map((code) => problemCodes[code].status))];
  return Object.fromEntries(
    statuses.map((status) => {
      const ofStatus = codes.filter((code) => problemCodes[code].status === status);
      return [
        String(status),
        {
          description: ofStatus.map((code) => `${problemCodes[code].title} (\`${code}\`)`).join('; '),
          headers: { ...commonHeaders, ...(headersOfStatus[status] ?? {}) },
          content: { [problemMediaType]: { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      ];
    }),
  );
}

function selfOperation(): Record<string, unknown> {
  return {
    operationId: 'describe',
    tags: ['description'],
    summary: 'Read this document',
    description: 'The OpenAPI description of the service. No key is needed.',
    security: [],
    responses: {
      '200': {
        description: 'This document',
        headers: commonHeaders,
        content: { 'application/json': { schema: { type: 'object' } } },
      },
      ...problemResponses(['method_not_allowed', 'internal', 'overloaded']),
    },
  };
}

const headers = {
  'Request-Id': header('Names this request in the log of the service', 'string'),
  'RateLimit-Policy': header('draft-ietf-httpapi-ratelimit-headers: what the account may send', 'string'),
  RateLimit: header('draft-ietf-httpapi-ratelimit-headers: what remains of it now', 'string'),
  'Retry-After': header('Seconds to wait before trying again', 'integer'),
  'WWW-Authenticate': header('RFC 6750: how to authenticate', 'string'),
  Allow: header('The methods that this address answers', 'string'),
};

const commonHeaders = referTo('Request-Id', 'RateLimit-Policy', 'RateLimit');

const headersOfStatus: Readonly<Record<number, Record<string, unknown>>> = {
  401: referTo('WWW-Authenticate'),
  405: referTo('Allow'),
  429: referTo('Retry-After'),
  503: referTo('Retry-After'),
};

function header(description: string, type: 'string' | 'integer'): Record<string, unknown> {
  return { description, schema: { type } };
}

function referTo(...names: readonly (keyof typeof headers)[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
