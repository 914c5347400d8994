import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compareQuotation } from '../../src/quotes/compare-quotation';
import { indexOpinion } from '../../src/quotes/index-opinion';
import { briefsFolder, sourcedQuotations } from '../support/quotation-sources';
import { opinionFolder, passes, sharedBench } from '../support/quotation-variants';
import { temporaryFolder } from '../support/temporary-folder';

/**
 * Every quotation of two real briefs that is not verified against the opinion it is laid to, each read beside it: where it begins,
 * what comes out, and why. `brief`: its author's doing; `print`: a page number or note of a brief read from its print; `source`: another
 * decision or opinion than the one at hand says it; `record`: the opinion's text is at fault.
 */
const explained = readFileSync('test/fixtures/quotes/unverified-quotations.tsv', 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));

test('every quotation that is not verified has a cause and a reason', () => {
  for (const [, , , , cause, why] of explained) {
    expect(['brief', 'print', 'source', 'record']).toContain(cause);
    expect(why).toMatch(/^\p{Lu}|^“.+\.$/u);
  }
});

const here = existsSync(briefsFolder) && existsSync(sharedBench);

describe.skipIf(!here)(`the quotations of ${briefsFolder} (skipped where they are not at hand)`, () => {
  test('those that are not verified are the ones explained, and most are verified', () => {
    const corpus = opinionFolder(temporaryFolder());
    const compared = sourcedQuotations().flatMap(({ brief, at, text, opinions }) => {
      const file = join(corpus, `${(opinions[0] ?? '').replace(/[^\w.-]+/g, '_')}.txt`);
      if (!existsSync(file)) return [];
      const { kind, severity } = compareQuotation(text, indexOpinion(readFileSync(file, 'utf8')));
      return [{ brief, at: String(at), kind, severity: severity ?? '-' }];
    });
    const unverified = compared.filter(({ kind }) => !passes(kind));

    expect(compared.length).toBeGreaterThan(80);
    expect(unverified.map(({ brief, at, kind, severity }) => [brief, at, kind, severity])).toEqual(
      explained.map((row) => row.slice(0, 4)),
    );
  });
});
