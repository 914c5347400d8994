/**
 * How well and how fast quotations are compared: recall, false greens, spans, pages; speeds as ratios to `indexOf` in the same run.
 *
 * `BENCH_SEEDS=101,102,103 BENCH_PER=76 npm run bench -- compare-quotation` takes other seeds of the benchmark and more of it.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import search from 'approx-string-match';
import DiffMatchPatch from 'diff-match-patch';
import { partial_ratio as partialRatio } from 'fuzzball';
import { compareQuotation } from '../../src/quotes/compare-quotation';
import { indexOpinion, type IndexedOpinion } from '../../src/quotes/index-opinion';
import type { Pin, QuotationComparison } from '../../src/quotes/quotation-comparison';
import {
  acceptedKinds,
  editedOpinion,
  mustNotPass,
  opinionFolder,
  passes,
  quotationVariants,
  sharedBench,
  type QuotationVariant,
} from '../support/quotation-variants';

const folder = '.bench';
const seeds = (process.env.BENCH_SEEDS ?? '1,2').split(',').map(Number);
const perOpinion = Number(process.env.BENCH_PER ?? '46');

/**
 * Labels that say "right" of what hides a negation, a limit or who says so, or that were spoilt as they were made, by seed, number of
 * variants an opinion and id: each was read beside its opinion. Of a seed that nobody has read there are none.
 */
const disputedLabels = new Set(
  readFileSync('test/fixtures/quotes/disputed-variants.tsv', 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t').slice(0, 3).join(' ')),
);

interface Tally {
  variants: number;
  accepted: number;
  falseGreens: number;
  falseReds: number;
  /** Right ones that are not verified, and how many of them by a label that was read and found wrong. */
  flagged: number;
  disputed: number;
  readonly kinds: Map<string, number>;
}

function scoreSeed(seed: number): void {
  const texts = new Map<string, string>();
  const indexed = new Map<string, IndexedOpinion>();
  const corpus = opinionFolder(folder);
  const tallies = new Map<string, Tally>();
  const spans = { clean: new Share(), all: new Share() };
  const pages = new Share();
  const variants = quotationVariants({ folder, seed, perOpinion });
  for (const variant of variants) {
    let text = texts.get(variant.file);
    if (text === undefined) {
      text = readFileSync(join(corpus, variant.file), 'utf8');
      texts.clear();
      texts.set(variant.file, text);
      indexed.clear();
      indexed.set(variant.file, indexOpinion(text));
    }
    const edited = variant.edits ? editedOpinion(text, variant) : text;
    const opinion = variant.edits ? indexOpinion(edited) : (indexed.get(variant.file) ?? indexOpinion(text));
    const result = compareQuotation(variant.quote, opinion, { pin: pinOfLabels(edited) });
    tally(tallies, variant, result, disputedLabels.has(`${seed} ${perOpinion} ${variant.id}`));
    measurePlace(variant, result, edited, spans, pages);
  }
  report(seed, variants.length, tallies);
  console.log(
    `  both ends within 25 characters: ${spans.clean.text} of verified, ${spans.all.text} of all found; page: ${pages.text}`,
  );
}

function tally(
  tallies: Map<string, Tally>,
  variant: QuotationVariant,
  { kind, severity }: QuotationComparison,
  isDisputed: boolean,
): void {
  const name = `${variant.label}/${variant.kind}`;
  const counts = tallies.get(name) ?? {
    variants: 0,
    accepted: 0,
    falseGreens: 0,
    falseReds: 0,
    flagged: 0,
    disputed: 0,
    kinds: new Map<string, number>(),
  };
  tallies.set(name, counts);
  counts.variants++;
  if (acceptedKinds(variant).includes(kind)) counts.accepted++;
  if (mustNotPass(variant) && passes(kind)) counts.falseGreens++;
  if (!mustNotPass(variant) && !passes(kind) && kind !== 'marked_meaning') counts.falseReds++;
  if (!mustNotPass(variant) && !passes(kind)) {
    counts.flagged++;
    if (isDisputed) counts.disputed++;
  }
  const shown = severity ? `${kind} (${severity})` : kind;
  counts.kinds.set(shown, (counts.kinds.get(shown) ?? 0) + 1);
}

const tolerance = 25;

/** Where an opinion prints the pages of two reporters, the labels count in the one that has stars. */
function pinOfLabels(text: string): Pin | undefined {
  if (!/\[\d{1,3} U\. ?S\. \d/.test(text)) return undefined;
  const numbers = [...text.matchAll(/\*{1,3}(\d{1,5})\b/g)].map((mark) => Number(mark[1]));
  const [first, last] = [numbers[0], numbers.at(-1)];
  return first === undefined || last === undefined ? undefined : { reporter: '', pages: [{ first, last }] };
}

/** Places are measured where the passage stands once; pages where the star pages before it are of one series. */
function measurePlace(
  variant: QuotationVariant,
  { start, end, kind, occurrences, page }: QuotationComparison,
  text: string,
  spans: { readonly clean: Share; readonly all: Share },
  pages: Share,
): void {
  if (!variant.gold || start === null || end === null || kind === 'absent' || occurrences > 1) return;
  const near = Math.abs(start - variant.gold[0]) <= tolerance && Math.abs(end - variant.gold[1]) <= tolerance;
  spans.all.add(near);
  if (passes(kind)) spans.clean.add(near);
  if (!near || variant.kind === 'op_star_page') return;
  const marks = [...text.matchAll(/\*{1,3}(\d{1,5})\b/g)];
  const numbers = marks.map((mark) => Number(mark[1]));
  if (numbers.length < 3 || numbers.some((number, at) => at > 0 && number - (numbers[at - 1] ?? 0) !== 1))
    return;
  const before = marks.filter((mark) => mark.index <= start).at(-1);
  const expected = before ? Number(before[1]) : (numbers[0] ?? 0) - 1;
  pages.add(page !== null && Number(page.first) <= expected && expected <= Number(page.last));
}

function report(seed: number, count: number, tallies: ReadonlyMap<string, Tally>): void {
  const total = { green: 0, mustNot: 0, red: 0, may: 0, flagged: 0, disputed: 0 };
  console.log(`\nseed ${seed}: ${count} variants`);
  for (const [name, counts] of [...tallies].sort()) {
    const [label] = name.split('/');
    if (label === 'exact' || label === 'lawful') {
      total.may += counts.variants;
      total.red += counts.falseReds;
      total.flagged += counts.flagged;
      total.disputed += counts.disputed;
    } else {
      total.mustNot += counts.variants;
      total.green += counts.falseGreens;
    }
    const kinds = [...counts.kinds].map(([kind, times]) => `${kind} ${times}`).join(', ');
    const share = ((100 * counts.accepted) / counts.variants).toFixed(2).padStart(6);
    const green = counts.falseGreens > 0 ? `  FALSE GREENS ${counts.falseGreens}` : '';
    console.log(`  ${name.padEnd(26)} ${String(counts.variants).padStart(5)} ${share} %  ${kinds}${green}`);
  }
  console.log(`  false greens: ${total.green} of ${total.mustNot}; false reds: ${total.red} of ${total.may}`);
  const share = (count: number): string => `${((100 * count) / total.may).toFixed(2)} %`;
  console.log(
    `  right ones not verified: ${total.flagged} (${share(total.flagged)}); without disputed labels: ${total.flagged - total.disputed} (${share(total.flagged - total.disputed)})`,
  );
}

const megabyte = 1_000_000;

function measureSpeed(): void {
  const variants = quotationVariants({ folder, seed: seeds[0] ?? 1, perOpinion }).filter(
    ({ edits }) => !edits,
  );
  const { text, here } = opinionOfOneMegabyte(variants);
  const opinion = indexOpinion(text);
  const samples = {
    exact: here.filter(({ kind }) => kind === 'exact'),
    altered: here.filter(({ label }) => label === 'altered'),
    absent: variants.filter(({ kind }) => kind === 'other_opinion').slice(-400),
  };
  for (let round = 0; round < 3; round++) {
    indexOpinion(text);
    for (const sample of Object.values(samples))
      for (const { quote } of sample) compareQuotation(quote, opinion);
  }
  const scan = quantiles(
    Array.from({ length: 200 }, (_, at) => timed(() => text.indexOf(`never there ${at}`))),
  );
  const index = quantiles(Array.from({ length: 20 }, () => timed(() => indexOpinion(text))));
  console.log(
    `\nspeed in an opinion of ${text.length} characters; indexOf reads it in ${scan.median.toFixed(3)} ms`,
  );
  console.log(
    `  indexOpinion            ${index.median.toFixed(2)} ms, ${(text.length / 1000 / index.median).toFixed(0)} MB/s, ${(index.median / scan.median).toFixed(0)} × indexOf`,
  );
  for (const [name, sample] of Object.entries(samples)) {
    const times = quantiles(sample.map(({ quote }) => timed(() => compareQuotation(quote, opinion))));
    console.log(
      `  compareQuotation ${name.padEnd(7)} median ${times.median.toFixed(3)} ms, p95 ${times.p95.toFixed(3)} ms, ${(times.median / scan.median).toFixed(2)} × indexOf (${sample.length})`,
    );
  }
  for (const [name, quotation, words] of worstCases(text)) {
    const worst = indexOpinion(words);
    console.log(`  ${name.padEnd(48)} ${timed(() => compareQuotation(quotation, worst)).toFixed(1)} ms`);
  }
  compareMatchers(text, samples.altered.slice(0, 60), scan.median);
}

/** Whole opinions, one after another, and the variants that quote them. */
function opinionOfOneMegabyte(variants: readonly QuotationVariant[]): {
  readonly text: string;
  readonly here: readonly QuotationVariant[];
} {
  const files: string[] = [];
  let text = '';
  for (const file of new Set(variants.map((variant) => variant.file))) {
    if (text.length >= megabyte) break;
    files.push(file);
    text += `${readFileSync(join(opinionFolder(folder), file), 'utf8')}\n\n`;
  }
  const flat = Buffer.from(text.slice(0, megabyte), 'utf16le').toString('utf16le');
  return { text: flat, here: variants.filter(({ file }) => files.slice(0, -1).includes(file)) };
}

function worstCases(text: string): readonly (readonly [string, string, string])[] {
  const repeated = 'notice '.repeat(100_000);
  const shuffled = text.slice(0, 20_000).split(' ').reverse().join(' ');
  return [
    ['20,000 characters, standing there', text.slice(300_000, 320_000), text],
    ['20,000 characters, in another order', shuffled, text],
    ['20,000 characters of words not there', 'quaverish zymotic '.repeat(1111), text],
    ['20,000 characters of common words', 'of the and to a in that '.repeat(833), text],
    ['one word, in 100,000 of the same', 'notice '.repeat(2800), repeated],
    ['ellipses without end', 'the . . . of . . . '.repeat(1000), text],
    ['brackets without end', '[the] of '.repeat(2200), text],
    ['every word another, marks between', '[a]n . . . the [b] '.repeat(1000), repeated],
  ];
}

/** What usual matchers call verified at usual thresholds, of misquotations. */
function compareMatchers(text: string, misquotations: readonly QuotationVariant[], scan: number): void {
  const differ = new DiffMatchPatch();
  differ.Match_Distance = text.length;
  const corpus = opinionFolder(folder);
  const matchers: readonly (readonly [string, (opinion: string, quote: string) => boolean])[] = [
    ['this', (opinion, quote) => passes(compareQuotation(quote, indexOpinion(opinion)).kind)],
    [
      'approx-string-match, a tenth of errors',
      (opinion, quote) => search(opinion, quote, Math.floor(quote.length / 10)).length > 0,
    ],
    [
      'diff-match-patch, similarity of nine tenths',
      (opinion, quote) => isAlikeByDiff(differ, opinion, quote),
    ],
    ['fuzzball, partial ratio of 90', (opinion, quote) => partialRatio(quote, opinion) >= 90],
  ];
  console.log(`\nmisquotations called verified, of ${misquotations.length}; time each, index included`);
  for (const [name, matches] of matchers) {
    let verified = 0;
    const times: number[] = [];
    for (const { file, quote } of misquotations) {
      const opinion = readFileSync(join(corpus, file), 'utf8').slice(0, 60_000);
      times.push(
        timed(() => {
          if (matches(opinion, quote)) verified += 1;
        }),
      );
    }
    const { median } = quantiles(times);
    console.log(
      `  ${name.padEnd(44)} ${verified} green, median ${median.toFixed(2)} ms, ${(median / scan).toFixed(0)} × indexOf`,
    );
  }
}

/** Its own `match_main` takes patterns of 32 characters only: it locates, and the whole is compared by difference. */
function isAlikeByDiff(differ: DiffMatchPatch, opinion: string, quote: string): boolean {
  const start = differ.match_main(opinion, quote.slice(0, 32), 0);
  if (start < 0) return false;
  const differences = differ.diff_main(quote, opinion.slice(start, start + quote.length));
  return differ.diff_levenshtein(differences) <= quote.length / 10;
}

/** Milliseconds of processor time, so that what else the machine does is not counted. */
function timed(action: () => unknown): number {
  const start = process.cpuUsage();
  action();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

function quantiles(times: readonly number[]): { readonly median: number; readonly p95: number } {
  const sorted = [...times].sort((one, other) => one - other);
  return { median: sorted[sorted.length >> 1] ?? 0, p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0 };
}

class Share {
  #of = 0;
  #right = 0;

  add(right: boolean): void {
    this.#of++;
    if (right) this.#right++;
  }

  get text(): string {
    return `${((100 * this.#right) / this.#of).toFixed(2)} % (${this.#right}/${this.#of})`;
  }
}

if (existsSync(sharedBench)) {
  for (const seed of seeds) scoreSeed(seed);
  measureSpeed();
} else {
  console.log(`skipped: ${sharedBench} is not here`);
}
