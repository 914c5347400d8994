/**
 * Passages of briefs in which a client's evidence and a case's words stand side by side (`test/fixtures/quotes/passages.txt`): the evidence
 * stays in the document, the case's words go with that case.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findCitations } from '../../../src/citations/find-citations';
import { resolveCitations } from '../../../src/citations/resolve-citations';
import { attributeQuotations } from '../../../src/quotes/attribute-quotations';
import { findQuotations } from '../../../src/quotes/find-quotations';

interface Cited {
  readonly full: string;
  readonly short: string;
}

const cases: Readonly<Record<string, Cited>> = {
  a: { full: 'Halloran v. Pike, 512 U.S. 210, 215 (1994)', short: 'Halloran, 512 U.S. at 216' },
  b: {
    full: 'Dreyer v. Tamsin Mills, Inc., 611 F.3d 402, 409 (7th Cir. 2010)',
    short: 'Dreyer, 611 F.3d at 410',
  },
  c: {
    full: 'In re Copper Basin Corp., 388 F.3d 1011, 1017 (6th Cir. 2004)',
    short: 'Copper Basin, 388 F.3d at 1018',
  },
  d: { full: 'State v. Okoro, 450 N.W.2d 77, 84 (Minn. 1990)', short: 'Okoro, 450 N.W.2d at 85' },
  e: { full: 'United States v. Ferris, 219 F.3d 300, 306 (5th Cir. 2000)', short: 'Ferris, 219 F.3d at 307' },
  f: {
    full: 'Winslow v. City of Harlan, 74 Cal. App. 4th 901, 908 (1999)',
    short: 'Winslow, 74 Cal. App. 4th at 909',
  },
  g: {
    full: 'Castle v. Bright Harbor Co., 502 F. Supp. 2d 118, 126 (D. Mass. 2007)',
    short: 'Castle, 502 F. Supp. 2d at 127',
  },
};

/** Parties that `facts` speaks of, where it cites no case. */
const [facts = '', ...passages] = readFileSync(
  new URL('../../fixtures/quotes/passages.txt', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .filter((line) => !line.startsWith('#'));

const mark = /(?<=[“>\t])(\w)(\??)\|/g;

/** Of each marked quotation the first page of its case, or that it stays; in the order of the passage. */
function fatesIn(passage: string): readonly string[] {
  const before = Object.entries(cases)
    .filter(([key]) => passage.includes(`{${key}'}`))
    .map(([, { full }]) => `${full}.`);
  const marked = [facts, ...before, passage.replaceAll('\\n', '\n')]
    .join('\n')
    .replace(/\{(\w)'\}/g, (_, key: string) => cases[key]?.short ?? '')
    .replace(/\{(\w)\}/g, (_, key: string) => cases[key]?.full ?? '')
    .replaceAll("'", '’')
    .replace(/^>/gm, '\t');
  const places: number[] = [];
  let text = '';
  let from = 0;
  for (const { 0: sign, index } of marked.matchAll(mark)) {
    text += marked.slice(from, index);
    places.push(text.length);
    from = index + sign.length;
  }
  text += marked.slice(from);
  let start = 0;
  const paragraphs = text.split('\n').map((line) => {
    const paragraph = {
      start: start + (line.startsWith('\t') ? 1 : 0),
      end: start + line.length,
      indented: line.startsWith('\t'),
    };
    start += line.length + 1;
    return paragraph;
  });
  const found = findCitations(text);
  const resolutions = resolveCitations(found);
  const quotations = findQuotations({ text, paragraphs }, found);
  const attributions = attributeQuotations(text, quotations, found, resolutions);
  return places.map((place) => {
    const answer = attributions[quotations.findIndex((one) => one.start <= place && one.end > place)];
    if (answer?.kind !== 'attributed') return 'stays';
    const source = found[resolutions[answer.citation]?.antecedent ?? answer.citation];
    return source?.kind === 'case' ? (source.page ?? '') : 'unknown';
  });
}

describe('passages', () => {
  test('there are some', () => expect(passages.length).toBeGreaterThan(250));

  test.each(passages)('%s', (passage) => {
    const expected = [...passage.matchAll(mark)].map(([, key = '', open = '']) => [
      key === 'S' ? 'stays' : (/(\d+), \d+ \(/.exec(cases[key]?.full ?? '')?.[1] ?? ''),
      open,
    ]);
    for (const [index, fate] of fatesIn(passage).entries()) {
      const [right = '', open] = expected[index] ?? [];
      // Left: once one is right, its mark goes.
      if (open === '?') expect(fate).not.toBe(right);
      else expect(fate).toBe(right);
    }
  });
});
