import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isSupported } from '../../../src/citations/facts/bound';
import { allCodes } from '../../../src/citations/facts/codes';
import { compareNames } from '../../../src/citations/compare-names';
import { findCitations } from '../../../src/citations/find-citations';
import { courts } from '../../../src/citations/facts/courts';
import { allJournals } from '../../../src/citations/facts/journals';
import { isSameWord, readNameWords } from '../../../src/citations/comparing/name-words';
import { boundsOf, type ReporterBounds } from '../../../src/citations/facts/reporter-bounds';
import { foldSpelling, reporterNamed } from '../../../src/citations/facts/reporter-named';
import { allReporters } from '../../../src/citations/facts/reporters';
import { courtYearTable } from '../../../src/citations/facts/tables/court-year-table';
import { reporterBoundTable } from '../../../src/citations/facts/tables/reporter-bound-table';

const facts = resolve(import.meta.dirname, '../../../../shared/data/facts');
const cap = resolve(import.meta.dirname, '../../../../shared/data/cap/ReportersMetadata.json');
const isShared = existsSync(facts);

function read(file: string): unknown {
  return JSON.parse(readFileSync(resolve(facts, file), 'utf8'));
}

function boundsNamed(name: string): ReporterBounds {
  const reporter = reporterNamed(name);
  if (!reporter) throw new Error(`${name} is no reporter.`);
  return boundsOf(reporter);
}

describe('the tables', () => {
  test('every implied court and every state printed is known', () => {
    const ids = new Set(courts.map(({ id }) => id));
    const places = new Set(['scotus', 'appeals', 'us', ...courts.map(({ jurisdiction }) => jurisdiction)]);
    for (const { name, court, prints } of allReporters()) {
      if (court !== undefined) expect(ids, name).toContain(court);
      for (const what of prints ?? []) expect(places, name).toContain(what);
    }
  });

  test('no court stands twice, and no reporter with one name and kind that prints the same courts', () => {
    expect(new Set(courts.map(({ id }) => id)).size).toBe(courts.length);
    const places = allReporters().map(({ name, kind, form, prints = [] }) =>
      [name, kind, form, ...prints].join(),
    );
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
    // California's and Alaska's regulations are cited with the title before the name and behind it.
    expect(new Set(allCodes().map(({ name, form }) => `${name} ${form}`)).size).toBe(allCodes().length);
  });

  test('no spelling is one that readers fold away', () => {
    for (const { name, spellings } of allReporters()) {
      for (const spelling of spellings) expect(foldSpelling(spelling), name).not.toBe(foldSpelling(name));
    }
  });

  test.each([
    ['12 Cush. (Mass.) 100', 'Cush.'],
    ['57 Mass. (Cush.) 100', 'Mass.'],
    ['24 S.C.L. (Rice) 456', 'S.C.L.'],
    ['3 Blackf. Rep. 5', 'Blackf.'],
    ['54 S.W. (2d) 377', 'S.W.2d'],
    ['103 So. 2nd 605', 'So. 2d'],
    ['2019 Conn. Super. LEXIS 44', 'Conn. Super. LEXIS'],
    ['3 Life. Cas. 2d 10', 'Life. Cas. 2d (CCH)'],
  ])('%s is cited to %s, though it is not listed so', (text, reporter) => {
    expect(findCitations(text)).toMatchObject([{ reporter }]);
  });

  test.each([
    ['86 Am. Econ. Rev. 1019, 1021 (1996)', 'Am. Econ. Rev.'],
    ['3 Midwest J. Pol. Sci. 115 (1959)', 'Midwest J. Pol. Sci.'],
    ['23 J. Law & Econ. 289 (1980)', 'J. Law & Econ.'],
    ['35 Nat. Resources J. 12 (1995)', 'Nat. Resources J.'],
    ['21 ENVTL. L. 343 (1991)', 'Envtl. L.'],
    ['8 Elm Legal F. 12 (1995)', 'Elm Legal F.'],
    ['50 Fla. B.J. 12 (1995)', 'Fla. B.J.'],
    ['1976 B.Y.U.L.Rev. 133', 'BYU L. Rev.'],
  ])('%s is an article', (text, code) => {
    expect(findCitations(text)).toMatchObject([{ kind: 'secondary', code }]);
  });

  test.each([
    '3 J.A. 5343',
    '96 J.T.S. Case No. 68',
    'the 12 John J. Oak 5',
    'at 4 Robert J. Elm Jr. 20',
    'at 4 Robert L. 20',
    'the 3 John F. 5',
  ])('%s is none', (text) =>
    expect(findCitations(text).filter(({ kind }) => kind === 'secondary')).toEqual([]),
  );

  test.each(['The 5 U.S. Rep. Smith met', 'in 12 Vermont LEXIS 4 files', 'all 3 Series 5 shares'])(
    '%s cites nothing',
    (text) => expect(findCitations(text)).toEqual([]),
  );

  test('every bound is that of one reporter, and all years are those of a court', () => {
    const lines = reporterBoundTable.split('\n').filter((line) => line !== '' && !line.startsWith('='));
    expect(allReporters().filter((reporter) => Object.keys(boundsOf(reporter)).length > 0)).toHaveLength(
      lines.length,
    );
    const ids = new Set(courts.map(({ id }) => id));
    const years = courtYearTable.trim().split('\n');
    expect(years.filter((line) => !ids.has(line.split('|')[0] ?? ''))).toEqual([]);
    expect(courts.find(({ id }) => id === 'flmd')?.firstYear?.value).toBe(1962);
    expect(courts.find(({ id }) => id === 'bap2')?.lastYear?.value).toBe(2000);
  });

  test('first years come before last years', () => {
    for (const { name, firstYear, lastYear } of [
      ...allReporters().map((reporter) => ({ name: reporter.name, ...boundsOf(reporter) })),
      ...courts,
    ]) {
      if (firstYear && lastYear) expect(firstYear.value, name).toBeLessThanOrEqual(lastYear.value);
    }
  });

  test.each([
    'U.S.',
    'S. Ct.',
    'F.4th',
    'F. Supp. 3d',
    'N.E.3d',
    'P.3d',
    'Cal. 5th',
    'A.D.3d',
    'B.R.',
    'Wis. 2d',
  ])('%s lives and has no upper bound', (name) => {
    const { lastVolume, lastYear } = boundsNamed(name);
    expect(lastVolume).toBeUndefined();
    expect(lastYear).toBeUndefined();
  });

  test('a journal and a code of each kind are there', () => {
    expect(allJournals().map(({ name }) => name)).toContain('Green Bag 2d');
    for (const name of [
      'U.S.C.',
      'C.F.R.',
      'Fed. R. Civ. P.',
      'U.S. Const.',
      'Cal. Penal Code',
      'Tex. R. App. P.',
      'N.Y. Const.',
    ]) {
      expect(allCodes().map((code) => code.name)).toContain(name);
    }
  });

  test.each([
    ['Miss. Code Ann.', ['Miss. Code', 'Mississippi Code', 'Mississippi Code Annotated']],
    ['Fla. Stat.', ['Fla. Stat. Ann.', 'Florida Statutes', 'Florida Statutes Annotated']],
    ['Ohio Admin. Code', ['Ohio Administrative Code', 'Adm.Code']],
    ['Ala. Code', ['Code of Alabama', 'Code of Ala.']],
    ['Wash. Rev. Code', ['RCW', 'Washington Revised Code', 'Revised Code of Washington']],
  ])('%s is written %j too', (name, spellings) => {
    const code = allCodes().find((one) => one.name === name);
    for (const spelling of spellings) expect(code?.spellings).toContain(spelling);
  });
});

describe.skipIf(!isShared)('beside reporters-db and courts-db (skipped where ../shared is absent)', () => {
  /** Left out or renamed on purpose: what stands here is why the tables differ. */
  const renamed: Readonly<Record<string, string>> = {
    'Pa. C.': 'Pa. C.C., since Pac. is the Pacific Reporter',
    'Div.': 'left out: “2 Div. 817” is a docket number of Alabama’s courts',
    PAC: 'left out, since Pac. is the Pacific Reporter',
  };

  test('every edition is known', () => {
    const entries = Object.values(
      read('reporters-db/reporters.json') as Record<string, { editions: object }[]>,
    );
    const missing = entries
      .flat()
      .flatMap(({ editions }) => Object.keys(editions))
      .filter((name) => reporterNamed(name) === null);
    expect(missing.filter((name) => !(name in renamed))).toEqual([]);
  });

  test('of their spellings only some of a few letters, which mean many things, are left out', () => {
    const entries = Object.values(
      read('reporters-db/reporters.json') as Record<string, { variations: object }[]>,
    );
    const spellings = entries.flat().flatMap(({ variations }) => Object.keys(variations));
    const missing = spellings.filter((spelling) => reporterNamed(spelling) === null);
    expect(missing.length).toBeLessThanOrEqual(153);
    expect(spellings.length).toBeGreaterThan(2300);
  });

  test('an article in nearly every journal is read, by its line or its shape', () => {
    // No reader passes over the colon of `Currents: Int'l Trad L.J.`
    const names = Object.keys(read('reporters-db/journals.json') as object).filter(
      (name) => !name.includes(':'),
    );
    expect(names.length).toBeGreaterThan(790);
    const missing = names.filter(
      (name) => findCitations(`See 5 ${name} 123 (1990).`).at(0)?.start !== 'See '.length,
    );
    // Common words (`Digest`, `Taxes`) and titles that no brief cites.
    expect(missing.length).toBeLessThanOrEqual(65);
    expect(missing).toContain('Scholar');
  });

  test('every court of ours is theirs, and every federal court that citations name is ours', () => {
    const theirs = read('courts-db/courts.json') as {
      id: string;
      system: string;
      citation_string: string;
      parent?: string;
    }[];
    // `example` is the invented court of the sample brief.
    const known = new Set(['example', ...theirs.map(({ id }) => id)]);
    expect(courts.map(({ id }) => id).filter((id) => !known.has(id))).toEqual([]);
    const ours = new Set(courts.map(({ id }) => id));
    const left = theirs.filter(
      ({ id, system, citation_string, parent }) =>
        system === 'federal' && citation_string !== '' && parent !== 'uscirct' && !ours.has(id),
    );
    expect(left.map(({ id }) => id)).toEqual([]);
  });

  test('every ordinary abbreviation stands for its word', () => {
    const table = read('reporters-db/case_name_abbreviations.json') as Record<string, string[]>;
    const differing = Object.entries(table).flatMap(([short, words]) =>
      words.filter((full) => {
        const left = readNameWords(short);
        const right = readNameWords(full);
        return (
          left.length !== right.length ||
          !left.every((word, index) => right[index] && isSameWord(word, right[index]))
        );
      }),
    );
    expect(differing).toEqual([]);
  });

  test('no bound of two sources contradicts the decisions of the Supreme Court', () => {
    const lines = readFileSync(resolve(facts, 'scotus_dates.csv'), 'utf8').trim().split('\n');
    const years = lines.map((line) => Number(/\|(\d{4})/.exec(line)?.[1]));
    const first = boundsNamed('U.S.').firstYear;
    expect(first && isSupported(first)).toBe(true);
    expect(Math.min(...years.filter((year) => year > 0))).toBeGreaterThanOrEqual((first?.value ?? 0) - 1);
  });

  test('each private reporter of the Supreme Court fills the volumes that its dates show', () => {
    const lines = readFileSync(resolve(facts, 'scotus_dates.csv'), 'utf8').trim().split('\n');
    const starts: readonly (readonly [string, number])[] = [
      ['Cranch', 4],
      ['Wheat.', 13],
      ['Pet.', 25],
      ['How.', 41],
      ['Wall.', 67],
    ];
    for (const [name, offset] of starts) {
      const { firstYear, lastYear, lastVolume } = boundsNamed(name);
      const last = offset + (lastVolume?.value ?? 0);
      const years = lines.flatMap((line) => {
        const match = /^(\d+) U\.S\. \d+\|(\d{4})/.exec(line);
        const volume = Number(match?.[1]);
        return volume > offset && volume <= last ? [Number(match?.[2])] : [];
      });
      const inside = years.filter(
        (year) => year >= (firstYear?.value ?? 0) - 1 && year <= (lastYear?.value ?? 0) + 2,
      );
      expect(inside.length / years.length, name).toBeGreaterThan(0.97);
    }
  });

  test('where the snapshot of the Caselaw Access Project ends a living series, ours does not', () => {
    const snapshot = JSON.parse(readFileSync(cap, 'utf8')) as { short_name: string; end_year: number }[];
    const theirs = snapshot.find(({ short_name }) => short_name === 'A.3d');
    expect(theirs?.end_year).toBeLessThan(2025);
    expect(boundsNamed('A.3d').lastYear).toBeUndefined();
  });

  test('captions of other cases are never taken for the same', { timeout: 30_000 }, () => {
    const names = captions();
    let compared = 0;
    const alike: string[] = [];
    for (let index = 0; index < 6000; index++) {
      const cited = names[(index * 7919) % names.length] ?? '';
      const record = names[(index * 104_729 + 13) % names.length] ?? '';
      if (cited === record) continue;
      const [plaintiff = '', defendant] = cited.split(/ v\. /);
      const found = compareNames(
        { plaintiff, ...(defendant !== undefined && { defendant }) },
        { caseName: record, otherNames: [] },
      );
      compared++;
      if (found?.agreement === 'same' || found?.agreement === 'note') alike.push(`${cited} = ${record}`);
    }
    expect(compared).toBeGreaterThan(5000);
    expect(alike).toEqual([]);
  });

  test('one wrong letter in a name is never the same', { timeout: 30_000 }, () => {
    const alike: string[] = [];
    let changed = 0;
    for (const name of captions()) {
      const [plaintiff = '', defendant] = name.split(/ v\. /);
      const word = /\b[A-Z][a-z]{4,}\b(?![.'’])/.exec(plaintiff);
      if (
        !word ||
        defendant === undefined ||
        /^(?:Matter|State|People|Commonwealth|United|Estate|Application|Petition)/.test(word[0])
      )
        continue;
      const at = word.index + 2;
      const wrong = `${plaintiff.slice(0, at)}${plaintiff.charAt(at) === 'x' ? 'q' : 'x'}${plaintiff.slice(at + 1)}`;
      changed++;
      const found = compareNames({ plaintiff: wrong, defendant }, { caseName: name, otherNames: [] });
      if (found?.agreement === 'same') alike.push(wrong);
    }
    expect(changed).toBeGreaterThan(300);
    expect(alike).toEqual([]);
  });

  function captions(): readonly string[] {
    const lines = readFileSync(resolve(facts, 'citations_from_this_pack.csv'), 'utf8')
      .trim()
      .split('\n')
      .slice(1);
    const names = lines.map(
      (line) =>
        /^[^,]*,("(?:[^"]|"")*"|[^,]*)/.exec(line)?.[1]?.replace(/^"|"$/g, '').replace(/""/g, '"') ?? '',
    );
    return [...new Set(names)].filter((name) => name !== '');
  }
});
