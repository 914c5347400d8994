/**
 * The finder and resolver against labels written by hand on windows of real texts by someone who had not seen the code.
 *
 * Those named `read` were read while the finder was mended; of the blind ones, made by somebody else, only these sums are ever printed.
 * With the word `disagreements` as argument (`tsx test/bench/citation-labels.bench.ts disagreements`) those of the others are listed.
 */
import { existsSync, readFileSync } from 'node:fs';
import { findCitations } from '../../src/citations/find-citations';
import type { FoundCitation } from '../../src/citations/found-citation';
import { reporterNamed } from '../../src/citations/facts/reporter-named';
import { resolveCitations } from '../../src/citations/resolve-citations';
import { readLabelledText } from '../support/labelled-text';

interface Label {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  readonly volume?: string;
  readonly reporter?: string;
  readonly page?: string;
  readonly year?: string;
  readonly court?: string;
  readonly pinCite?: string;
  readonly plaintiff?: string;
  readonly defendant?: string;
  readonly name?: string;
  readonly title?: string;
  readonly code?: string;
  readonly section?: string;
  /** Where the citation begins whose parallel this is. */
  readonly parallelOf?: number;
  /** Neither a miss where not found nor false where found. */
  readonly optional?: boolean;
  /** `111 S. Ct. at 1274` behind `499 U.S. at 322`. */
  readonly parallelForm?: string;
  readonly altKind?: string;
  /** Where the full citation begins that this one means; null where the text does not tell. */
  readonly antecedent?: number | null;
}

interface LabelledWindow {
  readonly file: string;
  readonly field: string | null;
  readonly start: number;
  readonly end: number;
  readonly citations: readonly Label[];
}

const caseKinds = new Set(['case', 'short', 'id', 'supra']);
const codeKinds = new Set(['statute', 'regulation', 'constitution', 'rule']);

class Share {
  right = 0;
  all = 0;

  count(isRight: boolean): void {
    this.all++;
    if (isRight) this.right++;
  }

  toString(): string {
    if (this.all === 0) return 'none';
    const [low, high] = wilson(this.right, this.all);
    return `${percent(this.right / this.all)} % (${percent(low)}–${percent(high)}), ${String(this.right)} of ${String(this.all)}`;
  }
}

class Tally {
  readonly precision = new Share();
  readonly recall = new Share();

  /** The interval of F1 is that of as many trials as labels and finds agree or disagree on. */
  f1(): string {
    const found = this.recall.right;
    const missed = this.recall.all - found;
    const wrong = this.precision.all - this.precision.right;
    const trials = 2 * found + missed + wrong;
    if (trials === 0) return 'none';
    const [low, high] = wilson(2 * found, trials);
    return `${percent((2 * found) / trials)} % (${percent(low)}–${percent(high)})`;
  }
}

const texts = new Map<string, { readonly found: readonly FoundCitation[]; readonly text: string }>();
const lists = process.argv.includes('disagreements');
const read = [
  'open',
  'held-out',
  'read',
  'fresh',
  'new',
  'read-2',
  'read-3',
  'read-4',
  'read-5',
  'read-6',
  'read-7',
  'read-8',
  'read-9',
  'read-10',
  'blind-4',
  'blind-11',
  'blind-13',
  'blind-14',
  'blind-15',
].map((name) => `labels-${name}`);
const blind = ['labels-blind-5', 'labels-blind-12', 'labels-blind-16', 'labels-blind-17'];
for (const half of [...read, ...blind]) score(half, lists && read.includes(half));

function score(half: string, listing: boolean): void {
  const file = new URL(`../fixtures/citations/${half}.jsonl`, import.meta.url);
  const windows = readFileSync(file, 'utf8').trim().split('\n').map(parseWindow);
  const kinds = { 'case and short': new Tally(), 'statutes and other law': new Tally() };
  const cases = new Tally();
  const fields = new Map<string, Share>();
  const decided = new Share();
  const right = new Share();
  let skipped = 0;

  for (const window of windows) {
    const read = readWindowText(window);
    if (!read) {
      skipped++;
      continue;
    }
    const { text, found } = read;
    const resolutions = resolveCitations(found);
    const say = (what: string, at: number, end: number, more: string): void => {
      if (!listing) return;
      const around = `${text.slice(Math.max(0, at - 90), at)}⟦${text.slice(at, end)}⟧${text.slice(end, end + 90)}`;
      console.log(
        `${what} @${String(at)} ${window.file.split('/').slice(-3).join('/')}: ${more}\n    ${oneLine(around)}`,
      );
    };
    const inWindow = found.filter(({ start }) => start >= window.start && start < window.end);
    const matched = new Set<FoundCitation>();
    for (const label of window.citations) {
      const group = groupOf(label.kind);
      const find = inWindow.find((one) => matches(label, one));
      if (find) matched.add(find);
      const inParallel =
        !find &&
        (label.parallelOf !== undefined
          ? isInParallel(label, label.parallelOf, found)
          : label.parallelForm !== undefined && followsShortForm(label, found));
      if (group === null || label.optional) continue;
      const hit = find !== undefined || inParallel;
      kinds[group].recall.count(hit);
      if (!hit) say('MISSED', label.start, label.end, JSON.stringify(label));
      if (label.kind === 'case' || label.kind === 'short') cases.recall.count(hit);
      if (find) scoreFields(label, find, say);
      scoreResolution(label, find, say);
    }
    for (const find of inWindow) {
      const group = groupOf(find.kind);
      if (group === null) continue;
      const isLabelled = matched.has(find);
      // What the labeller left open counts for neither side.
      if (isLabelled && !window.citations.some((label) => !label.optional && matches(label, find))) continue;
      if (!isLabelled && window.citations.some((label) => overlaps(label, find) && label.optional)) continue;
      kinds[group].precision.count(isLabelled);
      if (find.kind === 'case' || find.kind === 'short') cases.precision.count(isLabelled);
      if (!isLabelled) say('FALSE', find.start, find.end, JSON.stringify(find));
    }

    function scoreResolution(label: Label, find: FoundCitation | undefined, tell: typeof say): void {
      if (!find || !read || label.antecedent === undefined) return;
      if (find.kind === 'case') return;
      const resolution = resolutions[found.indexOf(find)];
      const antecedent = resolution?.antecedent ?? null;
      const meant = label.antecedent;
      if (antecedent === null && resolution?.reason === 'record' && meant !== null) {
        // That the record is meant is an answer too; it has no full citation.
        decided.count(true);
        right.count(!window.citations.some(({ start, kind }) => start === meant && groupOf(kind) !== null));
        return;
      }
      if (label.antecedent !== null) decided.count(antecedent !== null);
      if (antecedent === null) {
        if (label.antecedent !== null) tell('UNDECIDED', find.start, find.end, resolution?.reason ?? '');
        return;
      }
      const target = found[antecedent];
      const isRight = target !== undefined && meant !== null && isAt(text, target, meant, found);
      right.count(isRight);
      if (!isRight)
        tell(
          'RESOLVED',
          find.start,
          find.end,
          `to ${target ? `${String(target.start)} ${oneLine(text.slice(target.fullStart, target.end))}` : 'nothing'}, label ${String(label.antecedent)} ${label.antecedent === null ? '' : oneLine(text.slice(label.antecedent, label.antecedent + 40))}`,
        );
    }
  }

  console.log(
    `\n${half}: ${String(windows.length - skipped)} windows${skipped ? `, ${String(skipped)} skipped: their texts are not in ../shared` : ''}`,
  );
  console.log(`cases and short forms (goal F1 ≥ 99.5): F1 ${cases.f1()}`);
  console.log(`  precision ${String(cases.precision)}; recall ${String(cases.recall)}`);
  for (const [name, tally] of Object.entries(kinds)) {
    const label =
      name === 'case and short'
        ? 'with id. and supra'
        : 'statutes, regulations, constitutions, rules (goal ≥ 98.5)';
    console.log(`${label}: F1 ${tally.f1()}`);
    console.log(`  precision ${String(tally.precision)}; recall ${String(tally.recall)}`);
  }
  for (const [name, share] of fields) console.log(`field ${name}: ${String(share)}`);
  console.log(`short forms decided (goal ≥ 95): ${String(decided)}`);
  console.log(`right of those decided (goal ≥ 98): ${String(right)}`);

  function scoreFields(
    label: Label,
    find: FoundCitation,
    say: (what: string, at: number, end: number, more: string) => void,
  ): void {
    const values = find as unknown as Readonly<Record<string, unknown>>;
    const check = (
      name: string,
      expected: string | undefined,
      actual: unknown,
      fold: (value: string) => string,
    ): void => {
      if (expected === undefined && actual === undefined) return;
      const share = fields.get(name) ?? new Share();
      fields.set(name, share);
      const agrees = expected !== undefined && typeof actual === 'string' && fold(expected) === fold(actual);
      share.count(agrees);
      if (!agrees)
        say(`FIELD ${name}`, find.start, find.end, `label ${String(expected)}, found ${String(actual)}`);
    };
    if (label.kind === 'case' && find.kind === 'case') {
      // A database's volume is its year, which the labels leave out where the text has no other.
      if (label.year !== undefined || find.year !== find.volume)
        check('year', label.year, find.year, foldLetters);
      check('court', label.court, find.court, foldLetters);
      const implied = [find, ...(find.parallel ?? [])]
        .map(({ reporter, volume }) => reporterNamed(reporter, volume)?.court)
        .find((court) => court !== undefined);
      check('court, named or implied by its reporter', label.court, find.court ?? implied, foldLetters);
      check('plaintiff', label.plaintiff ?? label.name, find.plaintiff, foldLetters);
      check('defendant', label.defendant, find.defendant, foldLetters);
      const written = place({ ...find, reporter: find.reporterAsWritten });
      const asWritten = foldLetters(place(label)) === foldLetters(written);
      check('volume, reporter, page', place(label), asWritten ? place(label) : place(find), foldLetters);
    }
    // A pin cite into a parallel's pages stands on the parallel's own label.
    const isOfParallel = find.kind === 'case' && find.pinCiteReporter !== undefined;
    if (caseKinds.has(label.kind) && find.kind === label.kind && !isOfParallel)
      check('pinCite', label.pinCite, values.pinCite, foldPin);
    // Volume and page of a law that is cited by its number before stand in one find with it.
    const isPrinted = values.code === 'Pub. L. No.' && [label.code, label.reporter].includes('Stat.');
    if (codeKinds.has(label.kind) && !isPrinted)
      check('section', label.section ?? label.page, sectionFor(label, find), foldSection);
    if (codeKinds.has(label.kind) && label.year !== undefined)
      check('year of law', label.year, values.year, foldLetters);
  }
}

function parseWindow(line: string): LabelledWindow {
  return JSON.parse(line) as LabelledWindow;
}

function readWindowText(window: LabelledWindow): { text: string; found: readonly FoundCitation[] } | null {
  const key = `${window.file} ${window.field ?? ''}`;
  const known = texts.get(key);
  if (known) return known;
  const path = new URL(`../../${window.file.replaceAll(' ', '%20')}`, import.meta.url);
  if (!existsSync(path)) return null;
  const value = readLabelledText(path, window.field);
  const read = { text: value, found: findCitations(value) };
  texts.set(key, read);
  return read;
}

function groupOf(kind: string): 'case and short' | 'statutes and other law' | null {
  if (caseKinds.has(kind)) return 'case and short';
  return codeKinds.has(kind) ? 'statutes and other law' : null;
}

/** Kinds that stand for one another: where a rule ends and a statute begins is nobody's error. */
function matches(label: Label, find: FoundCitation): boolean {
  if (!overlaps(label, find)) return false;
  if (label.kind === find.kind || label.altKind === find.kind) return true;
  if (codeKinds.has(label.kind)) return codeKinds.has(find.kind);
  return false;
}

function overlaps(label: Label, find: FoundCitation): boolean {
  return label.start < find.end && find.start < label.end;
}

function isInParallel(label: Label, of: number, found: readonly FoundCitation[]): boolean {
  return found.some(
    (one) =>
      // What stands behind `Id. at 589` or `509 U.S. at 594` is passed over with it, as one citation.
      ((one.kind === 'short' || one.kind === 'id' || one.kind === 'supra') &&
        one.start <= of &&
        of < one.end &&
        one.end <= label.start &&
        label.end <= one.fullEnd) ||
      (one.kind === 'case' &&
        one.fullStart <= of &&
        one.fullEnd >= label.end &&
        one.start <= of &&
        one.end <= label.start &&
        (one.parallel ?? []).some(
          ({ volume, page }) =>
            foldLetters(volume) === foldLetters(label.volume ?? '') &&
            foldLetters(page) === foldLetters(label.page ?? ''),
        )),
  );
}

function followsShortForm(label: Label, found: readonly FoundCitation[]): boolean {
  return found.some(
    ({ kind, end, fullEnd }) =>
      (kind === 'short' || kind === 'id') &&
      end <= label.start &&
      label.start - end < 40 &&
      label.end <= fullEnd,
  );
}

function isAt(text: string, target: FoundCitation, at: number, found: readonly FoundCitation[]): boolean {
  if (target.fullStart <= at && at < target.end) return true;
  // The same authority cited in full more than once, or meant by its second place.
  const labelled =
    found.find(({ start, end }) => start <= at && at < end) ??
    found.findLast(({ kind, start, fullEnd }) => kind === 'case' && start <= at && at < fullEnd);
  if (labelled?.kind === 'case' && target.kind === 'case') {
    const places = [labelled, ...(labelled.parallel ?? [])].map(place);
    return [target, ...(target.parallel ?? [])].some((one) => places.includes(place(one)));
  }
  return (
    labelled !== undefined &&
    text.slice(labelled.start, labelled.end) === text.slice(target.start, target.end)
  );
}

function place(of: object): string {
  const {
    volume = '',
    reporter = '',
    page = '',
  } = of as { volume?: string; reporter?: string; page?: string };
  return `${volume} ${reporter} ${page}`;
}

/** Spacing, periods, apostrophes and dashes do not make two values two. */
function foldLetters(value: string): string {
  return value.toLowerCase().replace(/[^\p{L}\p{N}&]/gu, '');
}

/** Of a list the member that the label begins at. */
function sectionFor(label: Label, find: FoundCitation): string | undefined {
  if (!('section' in find)) return undefined;
  // `G.L. c. 40A, § 11`: some labels call the chapter a title.
  if (label.title !== undefined && find.section.startsWith(`${label.title}, `))
    return find.section.slice(label.title.length + 2);
  const later = label.start > find.start ? find.section.split(/,\s|\s(?:and|&|or)\s/) : [];
  return later.find((one) => foldSection(one) === foldSection(label.section ?? '')) ?? find.section;
}

/** The first section of a list, its subdivisions in whatever signs, with or without the word that leads it in. */
function foldSection(value: string): string {
  const signed = value.replace(/\b(?:sec(?:tion|s)?\.?)\s*/gi, '§ ').replace(/^§+ ?/, '');
  const first = signed.split(/,?\s?(?=§)|,\s(?=[\d(])|,?\s(?:and|or)\s|\set\.?\sseq/)[0] ?? '';
  return foldLetters(
    first.replace(/\bsubd(?:ivision|s)?\b|^(?:ch?|art(?:icle)?|par(?:a|agraph)?s?|pp?)\b\.?/gi, ''),
  );
}

function foldPin(value: string): string {
  return value
    .toLowerCase()
    .replace(/[‐-―]/g, '-')
    .replace(/^(?:at|pp?\.?|¶+)\s*/, '')
    .replace(/[\s.]/g, '');
}

function wilson(right: number, all: number): readonly [number, number] {
  const z = 1.96;
  const share = right / all;
  const middle = share + (z * z) / (2 * all);
  const spread = z * Math.sqrt((share * (1 - share)) / all + (z * z) / (4 * all * all));
  const whole = 1 + (z * z) / all;
  return [(middle - spread) / whole, (middle + spread) / whole];
}

function percent(share: number): string {
  return (share * 100).toFixed(1);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
