/** A bracket that was forgotten, or lost in a page image, makes nothing behind it part of a citation's parenthetical. */
import { describe, expect, test } from 'vitest';
import { attributeQuotations } from '../../../src/quotes/attribute-quotations';
import { findQuotations } from '../../../src/quotes/find-quotations';
import { readMarkedCitations } from '../../support/marked-citations';

/** Of each quotation the find that it rests on, `+` its chain; `stays` where none. */
function sourcesIn(marked: string): readonly string[] {
  const { text, found, resolutions } = readMarkedCitations(marked);
  const paragraphs = [{ start: 0, end: text.length, indented: false }];
  const quotations = findQuotations({ text, paragraphs }, found);
  return attributeQuotations(text, quotations, found, resolutions).map((one) =>
    one.kind === 'attributed' ? [one.citation, ...one.chain].join('+') : 'stays',
  );
}

const brown = '{c|Brown v. Board, 347 U.S. 483, 495 (1954)}';
const doe = '{c|Doe v. Poe, 400 U.S. 12 (1970)}';
const rule = '“schools must be open to all of them”';
const told = '“bring it back on Monday, all of it.”';

describe('a parenthesis that is never closed', () => {
  test('ends with its sentence', () =>
    expect(
      sourcesIn(`${brown} (holding that ${rule}. The clerk was quite sure of it: ${told} So it went.`),
    ).toEqual(['0', 'stays']));

  test('holds what its first sentence quotes', () =>
    expect(sourcesIn(`${brown} (${rule}, and ${told}`)).toEqual(['0', '0']));

  test('and one that is closed holds several sentences', () =>
    expect(sourcesIn(`${brown} (holding that ${rule}. And the Court added: ${told})`)).toEqual(['0', '0']));
});

describe('a square bracket that is lost within a parenthesis', () => {
  test('is closed with it', () => {
    const lost = '“[Schools must be open to all of them”';
    expect(sourcesIn(`${brown} (${lost}). It is settled that ${rule} ${doe}.`)).toEqual(['0', '1']);
    expect(sourcesIn(`${brown} (${lost}); ${doe} (${rule}).`)).toEqual(['0', '1']);
  });

  test('and one that stands in order is no bracket of the citation', () =>
    expect(sourcesIn(`${brown} (“[s]chools must be open to all of them”); ${doe} (${rule}).`)).toEqual([
      '0',
      '1',
    ]));
});

test('a motto’s source stands behind a dash, a line below', () =>
  expect(sourcesIn(`“Schools must be open to all of them.”\n—${brown}`)).toEqual(['0']));
