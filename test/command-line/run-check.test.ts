import { spawn } from 'node:child_process';
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { pino } from 'pino';
import { runCheck, type ExitCode } from '../../src/command-line/run-check';
import { runPrograms, type RunningPrograms } from '../../src/command-line/run-programs';
import { runKeys } from '../../src/command-line/run-keys';
import { VerifyRequest } from '../../src/contract/items';
import { openRelay } from '../../src/relay/open-relay';
import { blockQuotation, footnote, link, paragraph, type Block } from '../support/docx/blocks';
import { writeDocx } from '../support/docx/write-docx';
import { caseResult } from '../support/sample-items';
import { json, sourceServer } from '../support/source-server';
import { temporaryFolder } from '../support/temporary-folder';

const folder = temporaryFolder();
const brown = 'Brown v. Board of Education, 347 U.S. 483';
let programs: RunningPrograms;

beforeAll(async () => {
  programs = await runPrograms({
    dataDir: join(folder, 'data'),
    visitor: { visit: () => Promise.resolve({ kind: 'noSuchHost' }) },
  });
});
afterAll(() => programs.stop());

function fileOf(name: string, bytes: Uint8Array | readonly Block[]): string {
  const path = join(folder, name);
  writeFileSync(path, bytes instanceof Uint8Array ? bytes : writeDocx({ body: bytes }));
  return path;
}

interface Run {
  readonly code: ExitCode;
  readonly output: string;
  readonly progress: string;
}

async function check(
  args: readonly string[],
  options: { signal?: AbortSignal; isTTY?: boolean; told?: (progress: string) => void } = {},
): Promise<Run> {
  let output = '';
  let progress = '';
  const code = await runCheck(args, {
    output: { write: (text) => (output += text) },
    progress: {
      write: (text) => {
        progress += text;
        options.told?.(progress);
      },
      isTTY: options.isTTY ?? false,
    },
    dataDir: join(folder, 'data'),
    signal: options.signal ?? new AbortController().signal,
    runPrograms: () => Promise.resolve({ ...programs, stop: () => Promise.resolve() }),
  });
  return { code, output, progress };
}

describe('the exit code', () => {
  test('is 0 where no problem was found, and what was not checked is counted and listed', async () => {
    const file = fileOf('sound.docx', [
      paragraph(`See ${brown} (1954).`),
      paragraph('The witness said that “the brakes had failed twice before that day.”'),
    ]);
    const { code, output, progress } = await check([file]);
    expect(code).toBe(0);
    expect(output).toContain('No differences found in the one item checked; 1 not checked.');
    expect(output).toContain('the brakes had failed twice');
    expect(progress).toContain('2 items found; 1 of them to be checked.');
    expect(progress).toContain('1 of 1 checked');
  });

  test('is 1 where something needs attention, which comes first', async () => {
    const file = fileOf('faults.docx', [
      paragraph(`See ${brown} (1954).`, footnote(paragraph(`But see ${brown} (1964).`))),
      paragraph('See ', link('https://example.org/gone', 'this page'), '.'),
    ]);
    const { code, output } = await check([file]);
    expect(code).toBe(1);
    expect(output.indexOf('[Problem] this page')).toBeGreaterThan(0);
    expect(output.indexOf('(1964)')).toBeGreaterThan(output.indexOf('[Problem] this page'));
    expect(output.indexOf('[Verified]')).toBeGreaterThan(output.indexOf('(1964)'));
  });

  test('is 1 where something could not be confirmed and differs', async () => {
    const file = fileOf('elsewhere.docx', [
      paragraph('See Brown v. Board of Education, 347 U.S. 493 (1954).'),
    ]);
    const { code, output } = await check([file]);
    expect(output).toContain('1 difference to confirm.');
    expect(code).toBe(1);
  });

  test('is 1 where a full citation differs, which its short forms do not say again', async () => {
    const file = fileOf('one-slip.docx', [
      paragraph(`See ${brown} (1964). Id. at 490. Brown, 347 U.S. at 491. Brown, 347 U.S. at 470.`),
    ]);
    const { code, output } = await check([file, '--json']);
    expect(code).toBe(1);
    const told = JSON.parse(output) as { items: { text: string; group: string }[] };
    expect(told).toMatchObject({
      counts: { problem: 0, unconfirmed: 0, warning: 2, repeated: 2, verified: 0 },
    });
    expect(told.items.map(({ text, group }) => [text, group])).toEqual([
      [`${brown} (1964)`, 'warning'],
      ['Brown, 347 U.S. at 470', 'warning'],
      ['Id. at 490', 'repeated'],
      ['Brown, 347 U.S. at 491', 'repeated'],
    ]);
  });

  test('is 1 where a supra leads to nothing, or to a note that is not there', async () => {
    const file = fileOf('astray.docx', [
      paragraph(`See ${brown} (1954). Thornbury, supra, at 88. Brown, supra note 9, at 490.`),
    ]);
    const { code, output } = await check([file]);
    expect(code).toBe(1);
    expect(output).toContain(
      '[Look again] Thornbury, supra, at 88\n  No citation of Thornbury stands above. Cite it in full.\n',
    );
    expect(output).toContain(
      '[Look again] Brown, supra note 9, at 490\n  There is no note 9 in this document.',
    );
  });

  test('a short form that is verified tells what it was read as', async () => {
    const file = fileOf('read-as.docx', [paragraph(`See ${brown} (1954). Id.`)]);
    const { output } = await check([file]);
    expect(output).toContain(`[Verified] Id. (read as ${brown} (1954))`);
  });

  test('is 0 where nothing is cited', async () => {
    const { code, output } = await check([fileOf('nothing.docx', [paragraph('Dear counsel')])]);
    expect(code).toBe(0);
    expect(output).toContain('No citations, quotations or links were found in this document.');
  });

  test('is 2 where none of the items found could be checked, though all were answered', async () => {
    const file = fileOf('unheld.docx', [paragraph('See Alder v. Birch, 999 F.3d 10, 12 (9th Cir. 2021).')]);
    const { code, output } = await check([file]);
    expect(output).toContain('The one item could not be checked.');
    expect(code).toBe(2);
  });

  test.each([
    [['source_unavailable', 'verified'], 2],
    [['source_unavailable', 'not_found'], 2],
    [['not_covered', 'verified'], 0],
    [['not_covered', 'not_found'], 1],
  ] as const)('of cases that are %j is %i', async (given, expected) => {
    const relay = await sourceServer(({ body }, response) => {
      const { items } = VerifyRequest.parse(JSON.parse(body));
      const results = items.map(({ id }, index) => {
        const outcome = given[index] ?? 'verified';
        return caseResult(id, statusOf[outcome], outcome);
      });
      json({ results })({ method: '', path: '', headers: {}, body }, response);
    });
    const file = fileOf('mixed.docx', [
      paragraph('See Alder v. Birch, 347 U.S. 10 (1954).'),
      paragraph('See Cedar v. Dunn, 348 U.S. 20 (1955).'),
    ]);
    const { code } = await check([file, '--relay', relay.url]);
    const { output } = await check([file, '--json', '--relay', relay.url]);
    await relay.stop();
    expect(code).toBe(expected);
    expect(JSON.parse(output)).toMatchObject({ complete: expected !== 2 });
  });

  test.each([
    [[], /The check was cancelled/],
    [['--json'], /"complete": false,\n {2}"unfinished": ".*The check was cancelled/],
  ])('is 2 where no relay answers, and says so: %j', async (asJson, told) => {
    const file = fileOf('unanswered.docx', [paragraph(`See ${brown} (1954).`)]);
    const cancelling = new AbortController();
    const { code, output } = await check([file, '--relay', 'http://127.0.0.1:9', ...asJson], {
      signal: cancelling.signal,
      told: (progress) => {
        if (progress.includes('No connection to Cite Check')) cancelling.abort();
      },
    });
    expect(code).toBe(2);
    expect(output).toMatch(told);
  });

  test("is 2 where the service refuses the firm's key, and nothing is counted as checked", async () => {
    const file = fileOf('wrong-key.docx', [paragraph(`See ${brown} (1954).`)]);
    const { code, output, progress } = await checkWithKey('cvk_live_no-such-key', file);
    expect(code).toBe(2);
    expect(output).toContain("The service refused your firm's key. Please tell your IT team");
    expect(progress).toContain("The service refused your firm's key.");
    expect(progress).not.toMatch(/\d of \d+ checked/);
  });

  test('is 2 where the quota covers a part, and that part is not lost', async () => {
    const account = ['--account', 'Nearly spent'];
    const environment = { DATA_DIR: join(folder, 'data') };
    const issued = await runKeys(['issue', ...account], environment);
    await runKeys(['quota', ...account, '--citations', '1'], environment);
    const numbers = Array.from({ length: 25 }, (_, index) => index + 100);
    const file = fileOf('quota.docx', [
      ...numbers.map((number) => paragraph('See ', link(`https://example.org/${number}`, `page ${number}`))),
      ...numbers.map((number) => paragraph(`See Wexler v. Dunmore, ${number} U.S. 7 (1954).`)),
    ]);
    const key = issued.kind === 'done' ? issued.output.trim() : '';
    const { code, output, progress } = await checkWithKey(key, file);
    expect(code).toBe(2);
    expect(output).toContain("The rest of this month's quota does not cover these.");
    expect(output).toContain('[Problem] page 124');
    expect(progress).toContain('25 of 50 checked');
    expect(progress).not.toContain('50 of 50 checked');
  });

  test('is 2 where the user gave up before anything was sent', async () => {
    const file = fileOf('given-up.docx', [paragraph(`See ${brown} (1954).`)]);
    const { code, progress } = await check([file], { signal: AbortSignal.abort() });
    expect(code).toBe(2);
    expect(progress).toContain('cancelled');
  });
});

const statusOf = {
  source_unavailable: 'warning',
  not_covered: 'warning',
  not_found: 'critical',
  verified: 'verified',
} as const;

async function checkWithKey(apiKey: string, file: string): Promise<Run> {
  const relay = await openRelay(
    { host: '127.0.0.1', port: 0, verifyBaseUrl: programs.serviceUrl, apiKey },
    { logger: pino({ level: 'silent' }) },
  );
  try {
    return await check([file, '--relay', relay.url]);
  } finally {
    await relay.close();
  }
}

test.each(['--help', '-h'])('%s tells how it is used, and checks nothing', async (help) => {
  const { code, output, progress } = await check(['no-such-file.docx', help]);
  expect({ code, progress }).toEqual({ code: 0, progress: '' });
  expect(output).toMatch(/^Usage: npm run check-brief .*Exit code: 0/s);
});

describe('--json', () => {
  test('prints one document with every item, what was sent and what came back', async () => {
    const file = fileOf('told.docx', [
      paragraph(`In ${brown}, 495 (1954), the Court said this:`),
      blockQuotation('Separate educational facilities are inherently unequal in every respect that matters.'),
      paragraph('See http://intranet/matters/12.'),
    ]);
    const { code, output } = await check([file, '--json']);
    const told = JSON.parse(output) as Record<string, unknown>;
    expect(code).toBe(0);
    expect(told).not.toHaveProperty('unfinished');
    expect(told).toMatchObject({
      file: 'told.docx',
      complete: true,
      counts: { problem: 0, warning: 0, verified: 1, notChecked: 2 },
      unread: [],
      items: [
        {
          kind: 'citation',
          group: 'verified',
          sent: { type: 'case' },
          result: { verdict: { outcome: 'verified' } },
        },
        {
          kind: 'quotation',
          group: 'notChecked',
          sent: { type: 'quote' },
          result: { verdict: { outcome: 'text_unavailable' } },
        },
        { kind: 'link', group: 'notChecked', notSent: 'privateLink' },
      ],
    });
  });
});

describe('in a terminal', () => {
  test('progress rewrites one line and leaves it at the end', async () => {
    const file = fileOf('watched.docx', [paragraph(`See ${brown} (1954).`)]);
    const { progress } = await check([file], { isTTY: true });
    expect(progress.split('\n')).toHaveLength(2);
    expect(progress).toMatch(/\r1 of 1 checked\u001b\[K\n$/);
  });
});

describe('what cannot be checked is refused before anything is started', () => {
  mkdirSync(join(folder, 'folder.docx'));
  fileOf('huge.docx', new Uint8Array());
  truncateSync(join(folder, 'huge.docx'), 200 * 1024 * 1024);
  const encrypted = new Uint8Array(2048);
  encrypted.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  encrypted.set(new TextEncoder().encode('EncryptedPackage'.split('').join('\0')), 1024);

  test.each<[string, readonly string[], RegExp]>([
    ['no file', [], /Name one file/],
    ['two files', ['a.docx', 'b.docx'], /Name one file/],
    ['an unknown option', ['a.docx', '--fast'], /--fast/],
    ['a relay that is no address', ['a.docx', '--relay', 'localhost'], /--relay takes/],
    ['a missing file', [join(folder, 'missing.docx')], /is not there\. Please check the name/],
    ['a folder', [join(folder, 'folder.docx')], /is a folder/],
    ['an empty file', [fileOf('empty.docx', new Uint8Array())], /save it again from Word/],
    ['a file of 200 MB', [join(folder, 'huge.docx')], /larger than 100 MB/],
    [
      'something else',
      [fileOf('text.docx', new TextEncoder().encode('Dear counsel'))],
      /not a Word document/,
    ],
    ['an encrypted document', [fileOf('encrypted.docx', encrypted)], /remove the protection/],
  ])('%s', async (_what, args, message) => {
    const started = vi.fn<typeof runPrograms>();
    let progress = '';
    const code = await runCheck(args, {
      output: { write: () => expect.unreachable('nothing to report') },
      progress: { write: (text) => (progress += text) },
      dataDir: join(folder, 'data'),
      signal: new AbortController().signal,
      runPrograms: started,
    });
    expect(code).toBe(2);
    expect(progress).toMatch(message);
    expect(started).not.toHaveBeenCalled();
  });
});

describe('the command itself', () => {
  const silent: Server[] = [];
  afterAll(() => silent.forEach((server) => server.closeAllConnections()));

  const start = (args: readonly string[], dataDir: string) => {
    const entry = fileURLToPath(new URL('../../src/command-line/check-brief.ts', import.meta.url));
    const child = spawn(process.execPath, ['--import', 'tsx', entry, ...args], {
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    return { child, ended };
  };

  test('starts what it needs by itself and ends when it is done', async () => {
    const file = fileOf('alone.docx', [paragraph(`See ${brown} (1964).`)]);
    const { child, ended } = start([file, '--json'], join(folder, 'alone'));
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    expect(await ended).toBe(1);
    expect(JSON.parse(output)).toMatchObject({ complete: true, counts: { warning: 1 } });
  });

  test('ends on Ctrl-C in the middle of a request, with what is known by then', async () => {
    const server = createServer();
    silent.push(server);
    const asked = new Promise((resolve) => server.once('request', resolve));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;

    const file = fileOf('interrupted.docx', [paragraph(`See ${brown} (1954).`)]);
    const { child, ended } = start(
      [file, '--relay', `http://127.0.0.1:${port}`],
      join(folder, 'interrupted'),
    );
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await asked;
    child.kill('SIGINT');
    expect(await ended).toBe(2);
    expect(output).toContain('The check was cancelled');
    server.close();
  });
});
