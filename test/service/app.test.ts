import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { VerifyReply } from '../../src/contract/reply';
import { resultFor, type RunningService, runService } from '../support/running-service';

const brown = { id: 'c1', type: 'case', rawText: 'Brown v. Board of Education, 347 U.S. 483 (1954)' };
const roe = { id: 'c2', type: 'case', rawText: 'Roe v. Wade, 410 U.S. 113 (1973)' };
const link = { id: 'l1', type: 'link', url: 'https://example.com/' };

describe('POST /api/v1/verify', () => {
  let service: RunningService;
  beforeAll(async () => {
    service = await runService((items) =>
      Promise.resolve(
        items.map((item) => ({
          ...resultFor(item, item.id === 'outage' ? 'source_unavailable' : 'verified'),
          // Fields that are reserved, and one that nobody knows: a reply never carries them.
          citationId: 'c1',
          position: { start: 1 },
        })),
      ),
    );
  });
  afterAll(() => service.stop());

  test('answers each item, with summary and usage', async () => {
    const response = await service.post({ items: [brown, roe, link] });
    expect(response.status).toBe(200);
    const body: unknown = await response.json();
    const reply = VerifyReply.parse(body);
    expect(reply.results.map(({ id }) => id)).toEqual(['c1', 'c2', 'l1']);
    expect(reply.summary).toMatchObject({ total: 3, unique_citations: 2, billed_citations: 2 });
    expect(reply.usage).toEqual({ used: 2, remaining: 9_998, limit: 10_000 });
    expect(body).toEqual(reply);
  });

  test('carries the fields that every answer has, and none for browsers', async () => {
    const response = await service.post({ items: [link] }, { origin: 'https://elsewhere.example' });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.headers.get('ratelimit-policy')).toBe(
      '"burst";q=60;w=6, "at-once";q=16;qu="concurrent-requests"',
    );
    expect(response.headers.get('ratelimit')).toMatch(/^"burst";r=\d+;t=\d+, "at-once";r=15$/);
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test('bills only what was determined, and each authority once', async () => {
    const before = await service.accounts.usage((await service.office.listAccounts())[0]?.id ?? '');
    const response = await service.post({
      items: [
        brown,
        { ...brown, id: 'again', rawText: ` ${brown.rawText.toUpperCase()}` },
        { ...roe, id: 'outage' },
      ],
    });
    const { summary, usage } = VerifyReply.parse(await response.json());
    expect(summary).toMatchObject({ unique_citations: 2, billed_citations: 1, is_fully_accounted: false });
    expect(usage.used).toBe(before.used + 1);
  });

  test('ignores fields that it does not know', async () => {
    const response = await service.post({ items: [{ ...link, colour: 'green' }], note: 'x' });
    expect(response.status).toBe(200);
  });
});

describe('GET /api/v1/openapi.json', () => {
  test('needs no key', async () => {
    const service = await runService();
    const response = await fetch(`${service.url}/api/v1/openapi.json`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await response.json()).toMatchObject({ openapi: '3.1.0' });
    await service.stop();
  });
});
