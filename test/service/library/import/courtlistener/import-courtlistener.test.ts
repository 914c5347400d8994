/** The bulk data of CourtListener, as fiction in its own columns. */
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findBulkFiles } from '../../../../../src/service/library/import/courtlistener/bulk-files';
import {
  importCourtListener,
  type CourtListenerOutcome,
} from '../../../../../src/service/library/import/courtlistener/import-courtlistener';
import type { Library } from '../../../../../src/service/library/library';
import { openLibraryWriter } from '../../../../../src/service/library/sqlite/library-writer';
import { readCoverage } from '../../../../../src/service/library/sqlite/read-coverage';
import { openSqliteLibrary } from '../../../../../src/service/library/sqlite/sqlite-library';
import { writeBulkFolder, type BulkTables } from '../../../../support/bulk-tables';
import { brown } from '../../../../support/cases';
import { temporaryFolder } from '../../../../support/temporary-folder';

const folder = temporaryFolder();
let made = 0;
const newPath = (): string => join(folder, String((made += 1)));

const TABLES: BulkTables = {
  courts: [
    { id: 'ca9', full_name: 'Court of Appeals for the Ninth Circuit' },
    { id: 'eldermoot', full_name: 'Elder Moot of Example' },
  ],
  'opinion-clusters': [
    {
      id: 30,
      case_name: 'Quill v. Parchment Guild',
      case_name_short: 'Quill',
      case_name_full: 'Quill, and others, v. The Parchment Guild',
      date_filed: '1999-03-02',
      other_dates: 'Argued November 3, 1998; rehearing denied 1999; cited in 1931',
      slug: 'quill-v-parchment-guild',
      docket_id: 300,
    },
    {
      id: 10,
      case_name: 'Inkwell v. Blotter',
      date_filed: '1931-01-01',
      date_filed_is_approximate: 't',
      docket_id: 100,
    },
    {
      id: 20,
      case_name: '',
      case_name_full: '',
      case_name_short: 'Vellum',
      date_filed: '2001-05-06',
      docket_id: 999,
    },
    {
      id: 40,
      case_name: 'Reed v. Rush',
      date_filed: '2002-02-02',
      docket_id: 301,
      history: 'Ordered depublished 2003.',
    },
    {
      id: 50,
      case_name: 'Wax v. Seal',
      date_filed: '2004-04-04',
      docket_id: 302,
      history: 'Judgment vacated below.',
      blocked: 't',
    },
  ],
  dockets: [
    { id: 100, court_id: 'eldermoot', docket_number: ' 12 ' },
    {
      id: 300,
      court_id: 'ca9',
      docket_number: '97-1234',
      case_name: 'Quill v. Guild',
      date_argued: '1998-11-03',
    },
    { id: 301, court_id: 'ca9', docket_number: '' },
    { id: 302, court_id: 'ca9', docket_number: '03-55' },
    { id: 555, court_id: 'ca9', docket_number: 'of no case' },
  ],
  citations: [
    { id: 1, volume: '55', reporter: 'Imag. Rep. 2d', page: '7', type: 4, cluster_id: 30 },
    { id: 2, volume: '999', reporter: 'F.3d', page: '1200', type: 1, cluster_id: 30 },
    { id: 3, volume: '1999', reporter: 'U.S. App. LEXIS', page: '4321', type: 6, cluster_id: 30 },
    { id: 4, volume: '999', reporter: 'F. 3d', page: '1200', type: 1, cluster_id: 30 },
    { id: 5, volume: '999', reporter: 'F.3d', page: '40', type: 1, cluster_id: 40 },
    { id: 6, volume: '999', reporter: 'F.3d', page: '77', type: 1, cluster_id: 777 },
  ],
  opinions: [
    {
      id: 3,
      cluster_id: 30,
      type: '040dissent',
      author_str: 'Nib',
      html_with_citations: '<p>I dissent <span class="star-pagination">*1203</span> from that.</p>',
    },
    {
      id: 5,
      cluster_id: 30,
      type: '020lead',
      author_str: 'Scribe',
      html_with_citations:
        '<p>The guild may <script>alert("no")</script>not seal <span class="star-pagination">*1201</span> a letter.</p><p>So it <span class="star-pagination">*1202</span> stands.</p>',
      plain_text: 'never read',
    },
    {
      id: 6,
      cluster_id: 40,
      type: '010combined',
      html_with_citations: '<p> </p>',
      html_lawbox: '<p>Rushes bend.</p>',
    },
    { id: 7, cluster_id: 50, type: '010combined', plain_text: 'Wax melts\nin heat.\n\nAffirmed.' },
    { id: 8, cluster_id: 12345, type: '010combined', plain_text: 'Of no case.' },
  ],
};

interface Imported {
  readonly outcome: CourtListenerOutcome;
  readonly library: Library;
  readonly shelf: string;
}

async function importInto(shelf: string, bulk: string, staging = newPath()): Promise<Imported> {
  const writer = openLibraryWriter(shelf);
  try {
    const outcome = await importCourtListener(findBulkFiles(bulk), writer, {
      staging,
      tell: () => undefined,
    });
    writer.finish();
    return { outcome, library: openSqliteLibrary(shelf), shelf };
  } catch (error) {
    writer.abandon();
    throw error;
  }
}

const place = (volume: string, reporter: string, page: string) => ({ volume, reporter, page });

describe('the tables, joined', async () => {
  const { outcome, library, shelf } = await importInto(newPath(), writeBulkFolder(newPath(), TABLES));
  const caseAt = async (page: string) => {
    const [answer] = await library.lookUp([place('999', 'F.3d', page)]);
    if (answer?.kind !== 'found') throw new Error(answer?.kind ?? 'no answer');
    return answer.authorities[0];
  };

  test('make one case of a cluster, its docket, citations and opinions', async () => {
    expect(await caseAt('1200')).toEqual({
      id: 'courtlistener:30',
      caseName: 'Quill v. Parchment Guild',
      otherNames: ['Quill, and others, v. The Parchment Guild', 'Quill v. Guild'],
      court: 'ca9',
      courtName: expect.stringContaining('Ninth Circuit') as string,
      dateFiled: '1999-03-02',
      otherYears: ['1998'],
      docketNumber: '97-1234',
      places: [
        { ...place('999', 'F.3d', '1200'), lastPage: '1203', lastPageInferred: true },
        place('55', 'Imag. Rep. 2d', '7'),
        place('1999', 'U.S. App. LEXIS', '4321'),
      ],
      text: 'complete',
      documents: [
        {
          provider: 'CourtListener',
          url: 'https://www.courtlistener.com/opinion/30/quill-v-parchment-guild/',
        },
      ],
    });
  });

  test('put the opinions in the order of print, each a part, with star pages and without scripts', async () => {
    const opinion = await library.readOpinion('courtlistener:30');
    expect(opinion?.text).toBe(
      '[*1200] The guild may not seal [*1201] a letter.\n\nSo it [*1202] stands.\n\nI dissent [*1203] from that.',
    );
    expect(
      opinion?.parts.map((part) => [part.kind, part.author, opinion.text.slice(part.start, part.end)]),
    ).toEqual([
      ['majority', 'Scribe', 'The guild may not seal [*1201] a letter.\n\nSo it [*1202] stands.'],
      ['dissent', 'Nib', 'I dissent [*1203] from that.'],
    ]);
    expect(opinion?.complete).toBe(true);
  });

  test('take of several forms the first that has words; a text without pages is never complete', async () => {
    expect(await library.readOpinion('courtlistener:40')).toEqual({
      text: 'Rushes bend.',
      complete: false,
      parts: [],
    });
    expect(await library.readOpinion('courtlistener:50')).toEqual({
      text: 'Wax melts in heat.\n\nAffirmed.',
      complete: false,
      parts: [],
    });
  });

  test('say that a decision has fallen only where the words can mean nothing else', async () => {
    expect(await caseAt('40')).toMatchObject({ standing: 'depublished' });
    const [wax] = await library.findByName({ plaintiff: 'Wax', defendant: 'Seal' }, 1);
    expect(wax).toMatchObject({ id: 'courtlistener:50', places: [] });
    expect(wax).not.toHaveProperty('standing');
  });

  test('compare no date that is approximate, name no court that is not known, take a short name where there is no other', async () => {
    const [inkwell] = await library.findByName({ plaintiff: 'Inkwell', defendant: 'Blotter' }, 1);
    expect(inkwell).toMatchObject({ courtName: 'Elder Moot of Example', docketNumber: '12' });
    expect(inkwell).not.toHaveProperty('court');
    expect(inkwell).not.toHaveProperty('dateFiled');
    expect((await library.findByName({ plaintiff: 'Vellum' }, 1))[0]).toMatchObject({
      id: 'courtlistener:20',
    });
  });

  test('are never a complete record: nothing of them is missing', async () => {
    const answers = await library.lookUp(['41', '1199', '9999'].map((page) => place('999', 'F.3d', page)));
    expect(answers.map(({ kind }) => kind)).toEqual(['notCovered', 'notCovered', 'notCovered']);
    expect(readCoverage(shelf)).toEqual([
      {
        reporter: 'F.3d',
        volume: '999',
        matter: 'opinions',
        firstPage: 40,
        lastPage: 1200,
        state: 'partial',
        source: 'courtlistener',
        snapshot: '2024-12-31',
      },
    ]);
  });

  test('are accounted for', () => {
    expect(outcome).toMatchObject({
      kind: 'imported',
      cases: 5,
      withText: 3,
      tables: [
        { table: 'courts', rows: 2, bad: 0 },
        { table: 'opinion-clusters', rows: 5, bad: 0 },
        { table: 'dockets', rows: 5, bad: 0 },
        { table: 'citations', rows: 6, bad: 0 },
        { table: 'opinions', rows: 5, bad: 0 },
      ],
      problems: [],
      unknownReporters: [{ name: 'Imag. Rep. 2d', citations: 1 }],
      unknownCourts: [{ name: 'eldermoot', dockets: 1 }],
      strayCitations: 1,
    });
  });
});

test('begins anew where what an earlier import left is damaged', async () => {
  const staging = newPath();
  writeFileSync(staging, 'what a full disk left '.repeat(400));
  const { outcome } = await importInto(newPath(), writeBulkFolder(newPath(), TABLES), staging);
  expect(outcome).toMatchObject({ kind: 'imported', cases: 5 });
});

describe('bad rows', () => {
  test('are counted and told with their place, and the others are taken', async () => {
    const bulk = writeBulkFolder(newPath(), {
      ...TABLES,
      'opinion-clusters': [
        ...TABLES['opinion-clusters'],
        { id: null, case_name: 'No Id v. None', date_filed: '1999-01-01', docket_id: 1 },
        { id: 60, case_name: '', date_filed: '1999-01-01', docket_id: 1 },
        { id: 61, case_name: 'Late v. Later', date_filed: '1999-13-01', docket_id: 1 },
        { id: 62, case_name: 'Nul\0 v. None', date_filed: '1999-01-01', docket_id: 1 },
      ],
      citations: [
        ...TABLES.citations,
        { id: 7, volume: null, reporter: 'F.3d', page: '1', cluster_id: 30 },
        { id: 8, volume: '1', reporter: 'F.3d', page: '1', cluster_id: 'x' },
        { id: 9, volume: '1', reporter: 'F'.repeat(70), page: '1', cluster_id: 30 },
      ],
      dockets: [...TABLES.dockets, { id: 303, court_id: null }],
    });
    const citations = join(bulk, 'citations-2024-12-31.csv');
    writeFileSync(
      citations,
      `${readFileSync(citations, 'utf8')}"10","1","F"3d","2"\n"11","999","F.3d","41","1","50"\n`,
    );
    const { outcome, library } = await importInto(newPath(), bulk);
    expect(outcome).toMatchObject({
      kind: 'imported',
      cases: 5,
      tables: [{ bad: 0 }, { bad: 4 }, { bad: 1 }, { bad: 4, rows: 7 }, { bad: 0 }],
    });
    expect(
      outcome.kind === 'imported' && outcome.problems.map(({ table, reason }) => `${table}: ${reason}`),
    ).toEqual([
      'opinion-clusters: it has no id',
      'opinion-clusters: it has no name',
      'opinion-clusters: "1999-13-01" is no date',
      expect.stringMatching(/^opinion-clusters: .*NUL/),
      'dockets: it has no court',
      expect.stringMatching(/^citations: it is no volume/),
      expect.stringMatching(/^citations: it has no id/),
      expect.stringMatching(/^citations: it is no volume/),
      expect.stringMatching(/^citations: something follows/),
    ]);
    const [answer] = await library.lookUp([place('999', 'F.3d', '41')]);
    expect(answer).toMatchObject({ kind: 'found', authorities: [{ caseName: 'Wax v. Seal' }] });
  });
});

describe('files that cannot be imported are refused, and the library stays as it was', () => {
  test.each<[string, (bulk: string) => void, RegExp]>([
    [
      'a link',
      (bulk) => symlinkSync('/etc/passwd', join(bulk, 'opinion-clusters-2025-01-01.csv')),
      /not a plain file/,
    ],
    ['an empty table', (bulk) => writeFileSync(join(bulk, 'citations-2024-12-31.csv'), ''), /is empty/],
    [
      'an archive that is none',
      (bulk) => writeFileSync(join(bulk, 'opinion-clusters-2025-01-01.csv.bz2'), 'id'),
      /no whole bzip2/,
    ],
    [
      'another table under its name',
      (bulk) => writeFileSync(join(bulk, 'citations-2024-12-31.csv'), 'id,full_name\n'),
      /has no column volume/,
    ],
  ])('%s', async (_, spoil, message) => {
    const bulk = writeBulkFolder(newPath(), TABLES);
    spoil(bulk);
    const shelf = newPath();
    await expect(importInto(shelf, bulk)).rejects.toThrow(message);
    expect(existsSync(join(shelf, 'index.sqlite'))).toBe(false);
  });

  test('a folder that lacks a table, by the name of the table', () => {
    const { courts, dockets, opinions } = TABLES;
    const rest = { courts, dockets, opinions, 'opinion-clusters': TABLES['opinion-clusters'] };
    expect(() => findBulkFiles(writeBulkFolder(newPath(), rest))).toThrow('citations-….csv(.bz2)');
  });

  test('of several snapshots the newest is taken, and what can be done without is named', () => {
    const { citations, dockets } = TABLES;
    const needed = { citations, dockets, 'opinion-clusters': TABLES['opinion-clusters'] };
    const bulk = writeBulkFolder(writeBulkFolder(newPath(), needed, '2023-06-30'), needed, '2024-12-31');
    expect(findBulkFiles(bulk)).toMatchObject({ snapshot: '2024-12-31', absent: ['courts', 'opinions'] });
    expect(findBulkFiles(bulk).files.every(({ path }) => path.includes('2024-12-31'))).toBe(true);
  });
});

describe('importing again', () => {
  test('changes not a byte while the files are the same, and takes what a later snapshot says', async () => {
    const bulk = writeBulkFolder(newPath(), TABLES);
    const { shelf } = await importInto(newPath(), bulk);
    const state = () =>
      ['index.sqlite', 'texts-0001.pack'].map((name) => readFileSync(join(shelf, name)).toString('hex'));
    const before = state();
    expect((await importInto(shelf, bulk)).outcome).toEqual({ kind: 'unchanged' });
    expect(state()).toEqual(before);

    const [quill, ...others] = TABLES['opinion-clusters'];
    const later = writeBulkFolder(
      newPath(),
      { ...TABLES, 'opinion-clusters': [{ ...quill, date_filed: '1999-03-05' }, ...others] },
      '2025-03-31',
    );
    const { library } = await importInto(shelf, later);
    const [answer] = await library.lookUp([place('999', 'F.3d', '1200')]);
    expect(answer?.kind === 'found' && answer.authorities.map(({ dateFiled }) => dateFiled)).toEqual([
      '1999-03-05',
    ]);
    expect(readCoverage(shelf).map(({ snapshot }) => snapshot)).toEqual(['2025-03-31']);
  });

  test('removes what a later snapshot does not hold any more, and nothing of other sources', async () => {
    const { shelf } = await importInto(newPath(), writeBulkFolder(newPath(), TABLES));
    const writer = openLibraryWriter(shelf);
    const other = { ...brown, id: 'cap:1' };
    writer.addCase(other);
    writer.finish();

    const later = writeBulkFolder(
      newPath(),
      { ...TABLES, 'opinion-clusters': TABLES['opinion-clusters'].filter(({ id }) => id !== 30) },
      '2025-03-31',
    );
    const { library, outcome } = await importInto(shelf, later);
    expect(outcome).toMatchObject({ kind: 'imported', gone: 1 });
    const answers = await library.lookUp([
      place('999', 'F.3d', '1200'),
      place('999', 'F.3d', '40'),
      ...other.places,
    ]);
    expect(answers.map(({ kind }) => kind)).toEqual([
      'notCovered',
      'found',
      ...other.places.map(() => 'found'),
    ]);
    expect(await library.findByName({ plaintiff: 'Quill', defendant: 'Parchment Guild' }, 5)).toEqual([]);
    expect(await library.readOpinion('courtlistener:30')).toBeNull();
  });
});
