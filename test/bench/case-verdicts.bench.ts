/**
 * The truth of case verdicts, on the decisions of `../shared/data`: real citations as lawyers write them, the same made wrong in
 * every way, and labelled fabrications. Prints how many came out as `verdicts.md` says, and the first that did not.
 *
 * `SHOW=n` prints n of each kind of failure; `KIND=word` runs only the perturbations whose kind holds the word.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Authority } from '../../src/citations/authority';
import { citationKey } from '../../src/citations/citation-key';
import { limits } from '../../src/contract/limits';
import type { TextResult } from '../../src/contract/results';
import { capVolumesIn } from '../../src/service/library/import/cap-volume-files';
import { importCapVolume } from '../../src/service/library/import/import-cap';
import { readPlace } from '../../src/service/library/import/read-place';
import type { Library } from '../../src/service/library/library';
import { openLibraryWriter } from '../../src/service/library/sqlite/library-writer';
import { openSqliteLibrary } from '../../src/service/library/sqlite/sqlite-library';
import { readStarterCases } from '../../src/service/library/starter/starter-cases';
import { verifyItems } from '../../src/service/verification/verify-items';
import { citeCase, readAbbreviations, writeCitation, type CitedCase } from '../support/cited-case';
import { foldName, knownCases } from '../support/known-cases';
import { readLabelledCitations } from '../support/labelled-citations';
import { expectedOutcomes, perturb } from '../support/perturbations';
import { seededRandom } from '../support/seeded-random';
import { readSharedRecords } from '../support/shared-records';

const root = new URL('../../', import.meta.url).pathname;
const data = join(root, '../shared/data');
const shown = Number(process.env['SHOW'] ?? '3');
const onlyKind = process.env['KIND'] ?? '';
const batch = 100;

if (existsSync(data)) await measure();
else console.log('not measured: ../shared/data is not here');

async function measure(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'cite-check-bench-'));
  const started = performance.now();
  try {
    await buildShelf(join(folder, 'all'));
    report('library built', `${((performance.now() - started) / 1000).toFixed(1)} s`);
    const library = openSqliteLibrary(folder);
    await measureOn(library);
    await library.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  report('whole bench', `${((performance.now() - started) / 1000).toFixed(1)} s`);
}

async function buildShelf(folder: string): Promise<void> {
  const writer = openLibraryWriter(folder);
  for (const volume of ['alaska', 'misc3d', 'va-app', 'jeff'].flatMap((name) =>
    capVolumesIn(join(data, 'cap', name)),
  )) {
    const outcome = await importCapVolume(volume, writer, { source: 'cap', isPublished: true });
    if (outcome.kind === 'imported' && outcome.problems.length > 0)
      report(`problems of ${volume.name}`, outcome.problems.join('; '));
  }
  for (const record of readSharedRecords(data)) writer.addCase(record);
  for (const record of readStarterCases(readFileSync(join(root, 'assets/starter/cases.tsv'), 'utf8')))
    writer.addCase(record);
  writer.finish();
}

interface Listed {
  readonly citation: string;
  readonly name: string;
  readonly date: string;
}

async function measureOn(library: Library): Promise<void> {
  const listed = readListed();
  const answers = await library.lookUp(listed.map(({ citation }) => readPlace(citation)));
  const starter = readStarterCases(readFileSync(join(root, 'assets/starter/cases.tsv'), 'utf8'));
  const starterAnswers = await library.lookUp(starter.flatMap(({ places }) => places));
  const held = [...answers, ...starterAnswers].flatMap((answer) =>
    answer.kind === 'found' ? answer.authorities : [],
  );
  const known = knownCases(held);

  const random = seededRandom(20260);
  const abbreviations = readAbbreviations(
    readJson('facts/reporters-db/case_name_abbreviations.json') as Record<string, string[]>,
  );
  const real = listed.flatMap(({ citation, name, date }, at): CitedCase[] => {
    const answer = answers[at];
    const authorities = answer?.kind === 'found' ? answer.authorities : [];
    const record = authorities.find((one) => isRecordOf(one, name, date));
    const place = record?.places.find((one) => citationKey(one) === citationKey(readPlace(citation)));
    return record && place && name !== '' ? [citeCase(record, name, place, abbreviations, random)] : [];
  });
  report('rows of citations_from_this_pack.csv', listed.length);
  report('with a record and a name', real.length);

  if (onlyKind === '') await measureReal(real, library);
  await measurePerturbed(real, known, library);
  if (onlyKind === '') await measureLabelled(library);
}

function isRecordOf({ caseName, otherNames, dateFiled }: Authority, name: string, date: string): boolean {
  return [caseName, ...otherNames].some((other) => foldName(other) === foldName(name)) && dateFiled === date;
}

async function measureReal(real: readonly CitedCase[], library: Library): Promise<void> {
  const tally = newTally();
  for (const round of [1, 2]) {
    const random = seededRandom(round);
    const order = [...real].sort(() => random.below(3) - 1);
    const results = await verify(order.map(writeCitation), library);
    results.forEach((result, at) => {
      const outcome = result.verdict.outcome;
      const cited = order[at];
      count(
        tally,
        'real citations',
        outcome,
        outcome === 'verified',
        () => `${writeCitation(cited as CitedCase)}  [${cited?.record.caseName ?? ''}]`,
        result,
      );
    });
  }
  print('Real citations, as a lawyer writes them (goal ≥ 99.5 % verified; wrong_case, not_found 0)', tally);
}

async function measurePerturbed(
  real: readonly CitedCase[],
  known: ReturnType<typeof knownCases>,
  library: Library,
): Promise<void> {
  const random = seededRandom(4711);
  const everySecond = real.filter((_, at) => at % 2 === 0);
  const perturbed = [...real, ...everySecond]
    .flatMap((cited) => perturb(cited, real, random))
    .filter(({ kind }) => kind.includes(onlyKind));
  const places = await library.lookUp(perturbed.map(({ citation }) => citation));
  const judged = perturbed.flatMap((perturbation, at) => {
    const state = places[at]?.kind;
    if (state === undefined || state === 'unavailable') return [];
    const expected = expectedOutcomes(perturbation, known, state);
    return expected ? [{ ...perturbation, expected }] : [];
  });
  const started = performance.now();
  const results = await verify(
    judged.map(({ citation }) => writeCitation(citation)),
    library,
  );
  const perItem = (performance.now() - started) / judged.length;

  const tally = newTally();
  const offered = newTally();
  let falselyVerified = 0;
  results.forEach((result, at) => {
    const one = judged[at];
    if (!one) return;
    const outcome = result.verdict.outcome;
    if (outcome === 'verified') falselyVerified++;
    const describe = (): string =>
      `${writeCitation(one.citation)}  [${one.citation.record.caseName}, ${citationKey(one.citation.record.places[0] ?? one.citation)}] expected ${one.expected.join('/')}`;
    count(tally, one.kind, outcome, one.expected.includes(outcome), describe, result);
    if (one.isNear) count(offered, one.kind, outcome, offers(result, one.citation.record), describe, result);
  });
  print(
    `Perturbed citations (goal: 0 verified, ≥ 98 % as expected): ${judged.length}, left out as true by accident ${perturbed.length - judged.length}`,
    tally,
  );
  print('The true case among the candidates (goal ≥ 90 %)', offered);
  report('VERIFIED THOUGH WRONG', falselyVerified);
  report('time per item', `${perItem.toFixed(2)} ms`);
}

async function measureLabelled(library: Library): Promise<void> {
  const tally = newTally();
  const labelled = readLabelledCitations(data);
  const results = await verify(
    labelled.map(({ text }) => text),
    library,
  );
  results.forEach((result, at) => {
    const one = labelled[at];
    if (!one) return;
    const { outcome } = result.verdict;
    count(tally, one.label, outcome, !one.mustNotBe.includes(outcome), () => one.text, result);
  });
  print('Labelled citations (none of the outcomes that would be a lie)', tally);
}

function offers(result: TextResult, record: Authority): boolean {
  const offered = [
    ...(result.opinion?.citations ?? []),
    ...(result.candidates ?? []).map(({ citation }) => citation),
  ];
  return record.places.some((place) => offered.includes(citationKey(place)));
}

async function verify(texts: readonly string[], library: Library): Promise<readonly TextResult[]> {
  const visitor = { visit: () => Promise.reject(new Error('No link is visited here')) };
  const results: TextResult[] = [];
  for (let at = 0; at < texts.length; at += batch) {
    const items = texts
      .slice(at, at + batch)
      .map(
        (text, index) =>
          ({ id: String(at + index), type: 'case', rawText: text.slice(0, limits.rawTextLength) }) as const,
      );
    for (const result of await verifyItems(items, { library, visitor }, new AbortController().signal)) {
      if (result.type !== 'case') throw new Error(`A case came back as ${result.type}`);
      results.push(result);
    }
  }
  return results;
}

interface Row {
  readonly outcomes: Map<string, number>;
  readonly failures: Map<string, string[]>;
  right: number;
  all: number;
}

function newTally(): Map<string, Row> {
  return new Map();
}

function count(
  tally: Map<string, Row>,
  kind: string,
  outcome: string,
  isRight: boolean,
  describe: () => string,
  result: TextResult,
): void {
  const row: Row = tally.get(kind) ?? { outcomes: new Map(), failures: new Map(), right: 0, all: 0 };
  tally.set(kind, row);
  row.all++;
  row.outcomes.set(outcome, (row.outcomes.get(outcome) ?? 0) + 1);
  if (isRight) {
    row.right++;
    return;
  }
  const failures = row.failures.get(outcome) ?? [];
  row.failures.set(outcome, [...failures, `${describe()}\n        ${result.verdict.message}`]);
}

function print(title: string, tally: ReadonlyMap<string, Row>): void {
  console.log(`\n${title}`);
  let right = 0;
  let all = 0;
  for (const [kind, row] of tally) {
    right += row.right;
    all += row.all;
    const outcomes = [...row.outcomes]
      .sort((left, other) => other[1] - left[1])
      .map(([outcome, number]) => `${outcome} ${number}`);
    console.log(
      `  ${kind.padEnd(34)} ${percent(row.right, row.all)} of ${String(row.all).padStart(5)}   ${outcomes.join(', ')}`,
    );
    for (const [outcome, failures] of row.failures) {
      for (const failure of failures.slice(0, shown)) console.log(`      ${outcome}: ${failure}`);
    }
  }
  console.log(`  ${'all'.padEnd(34)} ${percent(right, all)} of ${String(all).padStart(5)}`);
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(2)} %`.padStart(9);
}

function report(what: string, value: string | number): void {
  console.log(`${what.padEnd(40)} ${value}`);
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(join(data, path), 'utf8'));
}

/** The names may hold commas within quotation marks; the places never do. */
function readListed(): readonly Listed[] {
  const [, ...lines] = readFileSync(join(data, 'facts/citations_from_this_pack.csv'), 'utf8')
    .trim()
    .split(/\r?\n/);
  return lines.flatMap((line) => {
    const fields = Array.from(
      line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g),
      ([, quoted, plain = '']) => (quoted ?? plain).replaceAll('""', '"'),
    );
    const [citation = '', name = '', , date = ''] = fields;
    // One row gives a bare number.
    return /^\S+ .*\S \S+$/u.test(citation) ? [{ citation, name, date }] : [];
  });
}
