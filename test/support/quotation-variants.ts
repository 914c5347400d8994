/**
 * The labelled benchmark of `../shared/bench/quotes`: real opinions, and quotations of them that are right or wrong in known ways.
 *
 * Generated into a folder of ours that git ignores; nothing of it is kept in the repository.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComparisonKind } from '../../src/quotes/quotation-comparison';

export const sharedBench = join('..', 'shared', 'bench', 'quotes');

export interface QuotationVariant {
  readonly id: number;
  readonly file: string;
  readonly label: Label;
  readonly kind: string;
  readonly quote: string;
  /** Where the passage stands in the edited opinion. */
  readonly gold: readonly [number, number] | null;
  /** Made to the opinion's text first: at, how much to delete, what to insert. */
  readonly edits?: readonly (readonly [number, number, string])[];
  readonly accept: readonly string[];
  readonly never?: boolean;
}

export type Label = 'exact' | 'lawful' | 'suspect' | 'altered' | 'absent';

/** What each word of the benchmark's `accept` is among our kinds. */
export const kindOfLabel: Readonly<Record<Label | 'ocr', ComparisonKind>> = {
  exact: 'exact',
  ocr: 'scan_noise',
  lawful: 'marked',
  suspect: 'marked_meaning',
  altered: 'altered',
  absent: 'absent',
};

export interface VariantOptions {
  readonly folder: string;
  readonly seed: number;
  readonly perOpinion: number;
  readonly opinions?: number;
}

export function quotationVariants(options: VariantOptions): readonly QuotationVariant[] {
  const { folder, seed, perOpinion, opinions } = options;
  const corpus = opinionFolder(folder);
  const file = join(folder, `quotes-${seed}-${perOpinion}-${opinions ?? 'all'}.jsonl`);
  if (!existsSync(file)) {
    const limit = opinions === undefined ? [] : ['--maxfiles', String(opinions)];
    run('make_bench.mjs', [corpus, file, '--seed', String(seed), '--per', String(perOpinion), ...limit]);
  }
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as QuotationVariant);
}

/** Real opinions as plain text, one file each. */
export function opinionFolder(folder: string): string {
  const corpus = join(folder, 'quote-corpus');
  if (!existsSync(corpus)) {
    mkdirSync(folder, { recursive: true });
    run('prep_corpus.mjs', [join('..', 'shared', 'data'), corpus]);
  }
  return corpus;
}

export function editedOpinion(text: string, { edits = [] }: QuotationVariant): string {
  let edited = '';
  let at = 0;
  for (const [start, length, inserted] of edits) {
    edited += text.slice(at, start) + inserted;
    at = start + length;
  }
  return edited + text.slice(at);
}

export function acceptedKinds({ accept }: QuotationVariant): readonly ComparisonKind[] {
  return accept.map((label) => kindOfLabel[label as Label | 'ocr']);
}

export function mustNotPass({ never, label }: QuotationVariant): boolean {
  return never === true || label === 'altered' || label === 'suspect' || label === 'absent';
}

export function passes(kind: ComparisonKind): boolean {
  return kind === 'exact' || kind === 'marked' || kind === 'scan_noise';
}

function run(script: string, options: readonly string[]): void {
  const { status, stderr } = spawnSync(process.execPath, [join(sharedBench, script), ...options], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${script} failed: ${stderr}`);
}
