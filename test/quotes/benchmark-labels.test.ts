import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { compareQuotation } from '../../src/quotes/compare-quotation';
import { indexOpinion } from '../../src/quotes/index-opinion';
import type { QuotationComparison } from '../../src/quotes/quotation-comparison';
import { judgeQuotation } from '../../src/verdict/judge-quotation';
import {
  acceptedKinds,
  editedOpinion,
  kindOfLabel,
  mustNotPass,
  opinionFolder,
  passes,
  quotationVariants,
  sharedBench,
  type Label,
  type QuotationVariant,
} from '../support/quotation-variants';
import { temporaryFolder } from '../support/temporary-folder';

/** A comparison of this kind, with nothing else in it, as the verdict sees it. */
function outcomeOf(kind: QuotationComparison['kind']): string {
  const severity = kind === 'altered' ? 'wording' : null;
  const place = kind === 'absent' ? { start: null, end: null } : { start: 0, end: 5 };
  const comparison: QuotationComparison = {
    kind,
    ...place,
    page: null,
    occurrences: 1,
    edits: [],
    severity,
    pageIsWhole: false,
    insideQuotationMarks: false,
    part: null,
  };
  return judgeQuotation({
    kind: 'compared',
    quotation: 'words',
    comparison,
    passage: 'words',
    sentences: 'Words.',
    difference: { cited: '', found: '' },
    caseName: 'Harlow v. Pine Street Bank',
    citedPages: [],
    cleanedUp: false,
    isSpeakerUnknown: false,
    isLegible: true,
    isWhole: true,
    unsearched: [],
  }).verdict.outcome;
}

describe('what becomes of the benchmark’s labels', () => {
  test.each<[Label | 'ocr', string]>([
    ['exact', 'verified'],
    ['ocr', 'verified'],
    ['lawful', 'verified'],
    ['suspect', 'marked_meaning'],
    ['altered', 'mismatch'],
    ['absent', 'not_found'],
  ])('%s comes out as %s', (label, outcome) => expect(outcomeOf(kindOfLabel[label])).toBe(outcome));
});

test('every label that is disputed is named by seed and id, with a cause and a reason', () => {
  const rows = readFileSync('test/fixtures/quotes/disputed-variants.tsv', 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1);
  for (const row of rows)
    expect(row).toMatch(/^\d+\t\d+\t\d+\t(?:exact|lawful)\t\w+\t(?:hidden|print)\t\p{Lu}.+\.$/u);
  expect(new Set(rows.map((row) => row.split('\t').slice(0, 3).join(' '))).size).toBe(rows.length);
});

const here = existsSync(sharedBench);

describe.skipIf(!here)(`a sample of ${sharedBench} (skipped where it is not at hand)`, () => {
  const folder = temporaryFolder();
  let compared: readonly { readonly variant: QuotationVariant; readonly result: QuotationComparison }[] = [];

  beforeAll(() => {
    const variants = quotationVariants({ folder, seed: 7, perOpinion: 6, opinions: 120 });
    compared = variants.map((variant) => {
      const text = readFileSync(join(opinionFolder(folder), variant.file), 'utf8');
      const opinion = indexOpinion(editedOpinion(text, variant));
      return { variant, result: compareQuotation(variant.quote, opinion) };
    });
  });

  test('no misquotation is verified', () => {
    const passed = compared.filter(({ variant, result }) => mustNotPass(variant) && passes(result.kind));
    expect(passed.map(({ variant }) => variant.id)).toEqual([]);
    expect(compared.filter(({ variant }) => mustNotPass(variant)).length).toBeGreaterThan(200);
  });

  test('nearly every label comes out as its kind', () => {
    const right = compared.filter(({ variant, result }) => acceptedKinds(variant).includes(result.kind));
    expect(right.length / compared.length).toBeGreaterThan(0.98);
  });
});
