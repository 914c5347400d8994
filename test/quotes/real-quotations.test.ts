import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findCitations } from '../../src/citations/find-citations';
import { resolveCitations } from '../../src/citations/resolve-citations';
import { attributeQuotations } from '../../src/quotes/attribute-quotations';
import { findQuotations } from '../../src/quotes/find-quotations';

const folder = '../shared/data/briefs/wa-supreme-court-txt';

/**
 * 319 quotations of five real briefs, each read with its surroundings: where it begins, and where the core of the citation
 * begins on which it rests, or `-` where no case can answer for it. Files are named by the number they begin with.
 */
const labels = readFileSync('test/fixtures/quotes/attributions.tsv', 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [file = '', quotation = '', citation = ''] = line.split('\t');
    return { file, quotation: Number(quotation), citation: citation === '-' ? null : Number(citation) };
  });

// Skipped where the briefs, which are not ours to copy, do not lie beside the repository.
describe.skipIf(!existsSync(folder))('quotations of real briefs', () => {
  test('nearly all are found, and none is laid to a case that does not hold it', () => {
    const answers = new Map<string, number | null>();
    for (const file of new Set(labels.map((label) => label.file))) {
      const name = readdirSync(folder).find((entry) => entry.startsWith(file)) ?? '';
      for (const [quotation, citation] of attributionsOf(readFileSync(`${folder}/${name}`, 'utf8'))) {
        answers.set(`${file} ${quotation}`, citation);
      }
    }
    const answerOf = (label: (typeof labels)[number]) => answers.get(`${label.file} ${label.quotation}`);
    const found = labels.filter((label) => answerOf(label) !== undefined);
    const decided = found.filter((label) => typeof answerOf(label) === 'number');
    const right = decided.filter((label) => answerOf(label) === label.citation);
    const resting = labels.filter((label) => label.citation !== null);

    expect(found.length / labels.length).toBeGreaterThanOrEqual(0.99);
    expect(right.length / decided.length).toBeGreaterThanOrEqual(0.97);
    expect(
      resting.filter((label) => typeof answerOf(label) === 'number').length / resting.length,
    ).toBeGreaterThanOrEqual(0.92);
  });
});

/** The texts have no line breaks at all, so each is one paragraph. */
function attributionsOf(text: string): readonly [number, number | null][] {
  const found = findCitations(text);
  const quotations = findQuotations(
    { text, paragraphs: [{ start: 0, end: text.length, indented: false }] },
    found,
  );
  return attributeQuotations(text, quotations, found, resolveCitations(found)).map((attribution, index) => [
    quotations[index]?.fullStart ?? -1,
    attribution.kind === 'attributed' ? (found[attribution.citation]?.start ?? -1) : null,
  ]);
}
