import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openApiDocument } from '../../src/contract/openapi';
import { limits } from '../../src/contract/limits';

/** What Spectral says of a document: its exit code, and its remarks. */
async function lint(document: unknown): Promise<{ readonly code: number; readonly remarks: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'cite-check-'));
  const file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(document));
  const path = (name: string): string => new URL(name, import.meta.url).pathname;
  const program = path('../../node_modules/@stoplight/spectral-cli/dist/index.js');
  const ruleset = path('../fixtures/contract/spectral.yaml');
  const args = [program, 'lint', '--ruleset', ruleset, '--fail-severity', 'hint', file];
  const result = await new Promise<{ code: number; remarks: string }>((resolve) => {
    execFile(process.execPath, args, (error, out) => {
      resolve({ code: error === null ? 0 : Number(error.code), remarks: out });
    });
  });
  rmSync(folder, { recursive: true, force: true });
  return result;
}

describe('the OpenAPI document', () => {
  test('is linted without any remark', async () => {
    const { code, remarks } = await lint(openApiDocument());
    expect(remarks).toContain('No results');
    expect(code).toBe(0);
  }, 90_000);

  test('is really looked at: a broken one is not passed', async () => {
    const { code, remarks } = await lint({
      ...openApiDocument(),
      paths: { '/x': { get: { responses: {} } } },
    });
    expect(code).toBe(1);
    expect(remarks).toContain('operation-');
  }, 90_000);

  test('says the limits of the contract, and every status that a client can meet', () => {
    const document = openApiDocument();
    expect(document).toMatchObject({
      openapi: '3.1.0',
      components: {
        schemas: {
          VerifyRequest: { properties: { items: { minItems: 1, maxItems: limits.items } } },
          TextItem: { properties: { rawText: { maxLength: limits.rawTextLength } } },
          Problem: { required: expect.arrayContaining(['code', 'request_id', 'usage']) as string[] },
        },
      },
    });
    const { paths } = document as { paths: Record<string, { post?: { responses: object } }> };
    expect(Object.keys(paths['/api/v1/verify']?.post?.responses ?? {})).toEqual([
      '200',
      '400',
      '401',
      '403',
      '405',
      '408',
      '409',
      '413',
      '415',
      '422',
      '429',
      '500',
      '503',
    ]);
  });

  test('closes no object: fields may be added', () => {
    expect(JSON.stringify(openApiDocument())).not.toContain('"additionalProperties":false');
  });
});
