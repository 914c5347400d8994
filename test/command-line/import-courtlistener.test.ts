/** From a folder of bulk files to a verdict: `npm run import -- courtlistener`, then the service's own verification. */
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Item } from '../../src/contract/items';
import { openSqliteLibrary } from '../../src/service/library/sqlite/sqlite-library';
import { verifyItems } from '../../src/service/verification/verify-items';
import { writeBulkFolder } from '../support/bulk-tables';
import { temporaryFolder } from '../support/temporary-folder';

const folder = temporaryFolder();

function makeBulk(name: string): string {
  return writeBulkFolder(join(folder, name), {
    courts: [{ id: 'ca9', full_name: 'Court of Appeals for the Ninth Circuit' }],
    'opinion-clusters': [
      {
        id: 30,
        case_name: 'Quillfeather v. Parchment Guild',
        date_filed: '1999-03-02',
        slug: 'quillfeather',
        docket_id: 300,
        posture: 'He said: "I\\m out of ink".\nThen he left, "for good"',
      },
    ],
    dockets: [{ id: 300, court_id: 'ca9', docket_number: '97-1234' }],
    citations: [{ id: 1, volume: '999', reporter: 'F.3d', page: '1200', type: 1, cluster_id: 30 }],
    opinions: [
      {
        id: 5,
        cluster_id: 30,
        type: '020lead',
        author_str: 'Scribe',
        html_with_citations:
          '<p>A guild that seals a letter by its own hand\nmay not <span class="star-pagination">*1201</span> later deny that the letter was its own.</p>',
      },
    ],
  });
}

function runImport(bulk: string, data: string) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'src/command-line/import.ts', 'courtlistener', bulk],
    { encoding: 'utf8', env: { ...process.env, DATA_DIR: data } },
  );
  return { status, stdout, stderr };
}

const bzip2 = spawnSync('bzip2', ['--version'], { stdio: 'ignore' });

describe.each([
  ['plain files', false],
  ['.bz2 (skipped where the program bzip2 is not installed)', true],
])('from %s', (name, isPacked) => {
  test.skipIf(isPacked && bzip2.status !== 0)(
    'citations and quotations are verified, and differences found',
    async () => {
      const bulk = makeBulk(name.slice(0, 4));
      if (isPacked) for (const file of readdirSync(bulk)) execFileSync('bzip2', [join(bulk, file)]);
      const data = join(folder, `data ${name.slice(0, 4)}`);
      const { status, stdout, stderr } = runImport(bulk, data);
      expect({ status, stdout }).toMatchObject({
        status: 0,
        stdout: expect.stringContaining('1 cases imported, 1 of them with text') as string,
      });
      expect(stderr).toMatch(/opinions .*100%.*1 rows/);
      expect(readdirSync(join(data, 'library')).sort()).toEqual(['courtlistener-report.txt', 'imported']);

      const items: Item[] = [
        {
          id: 'right',
          type: 'case',
          rawText: 'Quillfeather v. Parchment Guild, 999 F.3d 1200, 1201 (9th Cir. 1999)',
        },
        {
          id: 'year',
          type: 'case',
          rawText: 'Quillfeather v. Parchment Guild, 999 F.3d 1200 (9th Cir. 1997)',
        },
        { id: 'elsewhere', type: 'case', rawText: 'Nobody v. Atall, 999 F.3d 700 (9th Cir. 1999)' },
        {
          id: 'said',
          type: 'quote',
          parentCaseId: 'right',
          quoteText: 'may not later deny that the letter was its own',
        },
        {
          id: 'changed',
          type: 'quote',
          parentCaseId: 'right',
          quoteText: 'may not later deny that the letter was forged',
        },
      ];
      const library = openSqliteLibrary(join(data, 'library'));
      const visitor = { visit: () => Promise.reject(new Error('no link was given')) };
      const results = await verifyItems(items, { library, visitor }, new AbortController().signal);
      expect(results.map(({ id, verdict }) => [id, verdict.outcome])).toEqual([
        ['right', 'verified'],
        ['year', 'mismatch'],
        ['elsewhere', 'not_covered'],
        ['said', 'verified'],
        ['changed', 'mismatch'],
      ]);
      await library.close();

      expect(runImport(bulk, data)).toMatchObject({
        status: 0,
        stdout: expect.stringContaining('imported before') as string,
      });
      expect(readFileSync(join(data, 'library/courtlistener-report.txt'), 'utf8')).toContain(
        [
          '  citations: 1 rows taken, 0 bad',
          '  opinions: 1 rows taken, 0 bad',
          '  0 bad rows left out; 0 citations of reporters not known here; 0 citations of clusters not in the files.',
        ].join('\n'),
      );
    },
    120_000,
  );
});

test.each([
  ['a folder without tables', () => writeBulkFolder(join(folder, 'empty'), {}), /has no opinion-clusters/],
  ['a file', () => 'package.json', /not a folder/],
])(
  '%s is refused with what is missing, and nothing is begun',
  (_, make, message) => {
    const data = join(folder, 'refused');
    const { status, stderr } = runImport(make(), data);
    expect(status).toBe(1);
    expect(stderr).toMatch(message);
  },
  60_000,
);
