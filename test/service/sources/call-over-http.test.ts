import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { callOverHttp, type HttpSource } from '../../../src/service/sources/call-over-http';
import { systemClock, untilFrom } from '../../../src/service/sources/clock';
import type { SourceCall, SourceReply } from '../../../src/service/sources/source-call';
import {
  type AnswerOfSource,
  faults,
  json,
  late,
  slow,
  type SourceServer,
  sourceServer,
  status,
} from '../../support/source-server';

let server: SourceServer | undefined;
let source: HttpSource | undefined;
afterEach(async () => {
  await source?.close();
  await server?.stop();
  [server, source] = [undefined, undefined];
});

const usual: SourceCall = { path: '/api', cost: 1, maxBytes: 1024 ** 2, attemptMs: 30_000 };

async function ask(answer: AnswerOfSource, call: Partial<SourceCall> = {}): Promise<SourceReply> {
  server = await sourceServer(answer);
  source = callOverHttp({ base: server.url, authorization: 'Token sesame' }, systemClock);
  return source.call({ ...usual, ...call }, untilFrom(new AbortController().signal, 60_000, systemClock));
}

describe('callOverHttp', () => {
  test('reads JSON, and sends its key', async () => {
    expect(await ask(json({ a: 1 }))).toEqual({ kind: 'json', value: { a: 1 } });
    expect(server?.asked[0]).toMatchObject({ method: 'GET', path: '/api' });
    expect(server?.asked[0]?.headers.authorization).toBe('Token sesame');
  });

  test('sends a form', async () => {
    await ask(json([]), { form: { text: '1 F.2d 3; 4 U.S. 5' } });
    expect(server?.asked[0]).toMatchObject({ method: 'POST', body: 'text=1+F.2d+3%3B+4+U.S.+5' });
  });

  test('reads packed JSON', async () => {
    const packed: AnswerOfSource = (_, response) => {
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
        .end(gzipSync('{"a":2}'));
    };
    expect(await ask(packed)).toEqual({ kind: 'json', value: { a: 2 } });
  });

  test.each<[keyof typeof faults, SourceReply]>([
    ['breaks off before a word', { kind: 'failed', reason: 'network' }],
    ['breaks off in the middle', { kind: 'failed', reason: 'network' }],
    ['says more than it sends', { kind: 'failed', reason: 'network' }],
    ['sends a page of HTML', { kind: 'failed', reason: 'protocol' }],
    ['calls HTML JSON', { kind: 'failed', reason: 'protocol' }],
    ['sends half of its JSON', { kind: 'failed', reason: 'protocol' }],
    ['sends JSON of another shape', { kind: 'json', value: { results: 7 } }],
    ['sends bytes that are no UTF-8', { kind: 'failed', reason: 'protocol' }],
    ['nests without end', { kind: 'failed', reason: 'protocol' }],
    ['packs a bomb', { kind: 'failed', reason: 'protocol' }],
    ['packs what nobody can unpack', { kind: 'failed', reason: 'protocol' }],
    ['packs in another way', { kind: 'failed', reason: 'protocol' }],
    ['never stops', { kind: 'failed', reason: 'protocol' }],
    ['leads elsewhere', { kind: 'failed', reason: 'refused' }],
    ['leads elsewhere on itself', { kind: 'failed', reason: 'refused' }],
    ['fails', { kind: 'failed', reason: 'status' }],
    ['is behind a gateway that fails', { kind: 'failed', reason: 'status' }],
    ['is being mended', { kind: 'failed', reason: 'status' }],
    ['refuses the key', { kind: 'failed', reason: 'refused' }],
    ['forbids', { kind: 'failed', reason: 'refused' }],
  ])('a source that %s', async (name, reply) => {
    expect(await ask(faults[name])).toEqual(reply);
    expect(server?.asked).toHaveLength(1);
  });

  test.each([
    ['never answers', late],
    ['answers a byte now and then', slow],
  ])('waits no longer than an attempt may last for one that %s', async (_, answer) => {
    expect(await ask(answer, { attemptMs: 150 })).toEqual({ kind: 'failed', reason: 'timeout' });
  });

  test.each([
    [404, { kind: 'absent' }],
    [410, { kind: 'absent' }],
  ] as const)('%i is an answer', async (code, reply) => expect(await ask(status(code))).toEqual(reply));

  test.each<[string, AnswerOfSource, number]>([
    ['in seconds', status(429, { 'retry-after': '7' }), 7_000],
    ['with 503', status(503, { 'retry-after': '9' }), 9_000],
    [
      'in the words of CourtListener',
      json({ detail: 'Request was throttled. Expected available in 23 seconds.' }, 429),
      23_000,
    ],
    ['not at all', status(429), 60_000],
  ])('being asked too much, it says how long to wait: %s', async (_, answer, waitMs) =>
    expect(await ask(answer)).toEqual({ kind: 'throttled', waitMs }),
  );

  test.each([
    ['of which nobody has heard', 'https://no-such-host.invalid'],
    ['where nothing listens', 'http://127.0.0.1:9'],
  ])('a host %s is an outage', async (_, base) => {
    source = callOverHttp({ base }, systemClock);
    const until = untilFrom(new AbortController().signal, 60_000, systemClock);
    expect(await source.call(usual, until)).toMatchObject({ kind: 'failed' });
  });

  test('is given up when whoever asked leaves', async () => {
    server = await sourceServer(late);
    source = callOverHttp({ base: server.url }, systemClock);
    const caller = new AbortController();
    const reply = source.call(usual, untilFrom(caller.signal, 60_000, systemClock));
    await expect.poll(() => server?.asked.length).toBe(1);
    caller.abort();
    expect(await reply).toEqual({ kind: 'failed', reason: 'timeout' });
  });

  describe('an archive', () => {
    const archive = (headers: Record<string, string>, body: Buffer) =>
      status(200, headers, body.toString('latin1'));
    async function fetchArchive(
      answer: AnswerOfSource,
      maxBytes = 1_000,
    ): Promise<[SourceReply, string | null]> {
      const folder = mkdtempSync(join(tmpdir(), 'cite-check-'));
      const toFile = join(folder, 'volume.zip');
      try {
        const reply = await ask(answer, { toFile, maxBytes });
        return [reply, reply.kind === 'file' ? readFileSync(toFile, 'utf8') : null];
      } finally {
        rmSync(folder, { recursive: true });
      }
    }

    test('goes to the file', async () =>
      expect(
        await fetchArchive(archive({ 'content-type': 'application/zip' }, Buffer.from('PK...'))),
      ).toEqual([{ kind: 'file' }, 'PK...']));

    test.each<[string, AnswerOfSource]>([
      ['is a page', faults['sends a page of HTML']],
      ['is too large', archive({ 'content-type': 'application/zip' }, Buffer.alloc(2_000, 'a'))],
      [
        'is packed once more',
        archive({ 'content-type': 'application/zip', 'content-encoding': 'gzip' }, Buffer.from('a')),
      ],
    ])('that %s is none', async (_, answer) =>
      expect(await fetchArchive(answer)).toEqual([{ kind: 'failed', reason: 'protocol' }, null]),
    );
  });
});
