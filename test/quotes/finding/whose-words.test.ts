/** Whose words a sentence quotes, over a list of sentences in many kinds of litigation: a court's leave the document, others stay. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findCitations } from '../../../src/citations/find-citations';
import { resolveCitations } from '../../../src/citations/resolve-citations';
import { attributeQuotations } from '../../../src/quotes/attribute-quotations';
import { findQuotations } from '../../../src/quotes/find-quotations';

const cases = [
  'Halvorsen v. Trent Mills, 611 F.3d 402, 409 (7th Cir. 2010)',
  'Alder v. Birch, 512 U.S. 210, 215 (1994)',
  'In re Copper Basin Corp., 388 F.3d 1011, 1017 (6th Cir. 2004)',
  'Castle v. Bright Harbor Co., 502 F. Supp. 2d 118, 126 (D. Mass. 2007)',
  'Dunmore v. Apex Freight, Inc., 450 N.W.2d 77, 84 (Minn. 1990)',
  'United States v. Ferris, 219 F.3d 300, 306 (5th Cir. 2000)',
  'Winslow v. City of Harlan, 74 Cal. App. 4th 901, 908 (1999)',
];

interface Sentence {
  readonly fate: string;
  readonly open: boolean;
  readonly text: string;
}

const sentences = readFileSync(new URL('../../fixtures/quotes/whose-words.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .map((line, index): Sentence => {
    const [fate = '', , open, pattern = ''] = line.split('\t');
    return {
      fate,
      open: open === 'open',
      text: pattern.replaceAll('{C}', cases[index % cases.length] ?? ''),
    };
  });

/** `goes` where every quotation of the sentence is laid to a case, `stays` where none is. */
function fateOf(text: string): string {
  const found = findCitations(text);
  const quotations = findQuotations(
    { text, paragraphs: [{ start: 0, end: text.length, indented: false }] },
    found,
  );
  const attributed = attributeQuotations(text, quotations, found, resolveCitations(found)).map(
    ({ kind }) => kind === 'attributed',
  );
  if (attributed.every((isSent) => !isSent)) return 'stays';
  return attributed.every((isSent) => isSent) ? 'goes' : 'both';
}

describe('whose words', () => {
  test.each(sentences.filter(({ open }) => !open))('$fate: $text', ({ fate, text }) =>
    expect(fateOf(text)).toBe(fate),
  );
});

/** Left: once one is right, its mark goes. */
describe('whose words, not yet told', () => {
  test.each(sentences.filter(({ open }) => open))('$fate: $text', ({ fate, text }) =>
    expect(fateOf(text)).not.toBe(fate),
  );
});
