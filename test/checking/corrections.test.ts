import { describe, expect, test } from 'vitest';
import { correctionsFor, suggestionsFor } from '../../src/checking/corrections';
import { linkableUrl } from '../../src/checking/linkable-url';
import { respell } from '../../src/checking/respell';
import type { Comparison, TextResult } from '../../src/contract/results';
import { resultCard } from '../support/sample-cards';
import { caseItem, caseResult, quoteItem, quoteResult } from '../support/sample-items';

const differs = (attribute: Comparison['attribute'], cited: string, found: string) => ({
  evidence: { comparisons: [{ attribute, cited, found, match: false }] },
});
const meant = (citation: string, year?: number): Partial<TextResult> => ({
  citation: { raw: '', normalized: '1 Ex. 999' },
  candidates: [{ citation, caseName: 'Doe v. Roe', ...(year === undefined ? {} : { year }), reason: 'r' }],
});

describe('what a citation may be corrected to', () => {
  test.each<[string, string, string, Partial<TextResult>, string | null]>([
    [
      'the year',
      'Doe v. Roe, 1 Ex. 1 (1989)',
      'mismatch',
      differs('year', '1989', '1985'),
      'Doe v. Roe, 1 Ex. 1 (1985)',
    ],
    [
      'the year, once only',
      'In re 1989, 1 Ex. 1 (1989) (1989)',
      'mismatch',
      differs('year', '1989', '1985'),
      null,
    ],
    [
      'no year where only a term is known',
      '1 Ex. 1 (1989)',
      'mismatch',
      differs('year', '1989', 'October Term'),
      null,
    ],
    [
      'the page',
      'Doe, 1 Ex. 999 (1989)',
      'mismatch',
      differs('page', '1 Ex. 999', '1 Ex. 99'),
      'Doe, 1 Ex. 99 (1989)',
    ],
    [
      'the place of the case that is meant',
      'Doe, 1 Ex. 999 (1989)',
      'not_found',
      meant('1 Ex. 99', 1989),
      'Doe, 1 Ex. 99 (1989)',
    ],
    [
      'its year with it',
      'Doe, 1 Ex. 999, 1000 (1989)',
      'not_found',
      meant('1 Ex. 99', 1985),
      'Doe, 1 Ex. 99, 1000 (1985)',
    ],
    ['a reporter spaced otherwise', 'Doe, 1 Ex.999 (1989)', 'not_found', meant('1 Ex. 99'), null],
    ['nothing where several share a place', 'Doe, 1 Ex. 999', 'ambiguous', meant('2 Far. 3'), null],
    ['nothing where the case has no place', 'Doe, 1 Ex. 999', 'not_found', meant('No. 12-345'), null],
    ['nothing where the place stands twice', '1 Ex. 999; 1 Ex. 999', 'not_found', meant('1 Ex. 99'), null],
    [
      'the spelling of a name',
      "O'Donnel v. Barry, 1 Ex. 1",
      'mismatch',
      differs('caseName', "O'Donnel v. Barry", "O'Donnell v. Barry"),
      "O'Donnell v. Barry, 1 Ex. 1",
    ],
    [
      'no other name',
      'Doe v. Barry, 1 Ex. 1',
      'mismatch',
      differs('caseName', 'Doe v. Barry', 'Smith v. Barry'),
      null,
    ],
    [
      'no pin cite where only the bounds are known',
      '1 Ex. 1, 99',
      'mismatch',
      differs('pinCite', '99', '1–20'),
      null,
    ],
    ['no court', '1 Ex. 1 (9th Cir. 1989)', 'mismatch', differs('court', '9th Cir.', 'D.C. Circuit'), null],
  ])('%s: %s', (_, text, outcome, rest, corrected) => {
    const card = resultCard(at(caseItem('a', text), 40), caseResult('a', 'warning', outcome, rest));
    const corrections = correctionsFor(card);
    expect(corrections.map(({ after }) => after.text)).toEqual(corrected === null ? [] : [corrected]);
    for (const { edit, before } of corrections) {
      expect(before.text.slice(edit.start - 40, edit.end - 40)).toBe(edit.expected);
      expect(text.replace(edit.expected, () => edit.replacement)).toBe(corrected);
    }
  });

  test('finds a place however its reporter is spaced', () => {
    const card = resultCard(
      caseItem('a', 'Doe, 1 F.Supp.2d 20 (1999)'),
      caseResult('a', 'warning', 'mismatch', differs('page', '1 F. Supp. 2d 20', '1 F. Supp. 2d 200')),
    );
    expect(suggestionsFor(card)).toEqual(['Doe, 1 F. Supp. 2d 200 (1999)']);
  });

  test('corrects the page of a quotation in the citation that it rests on', () => {
    const parent = resultCard(
      at(caseItem('a', 'Doe, 1 Ex. 1, 495 (1954)'), 30),
      caseResult('a', 'verified', 'verified'),
    );
    const result = { ...quoteResult('q', 'warning', 'elsewhere'), ...differs('pinCite', '495', '494') };
    const quotation = resultCard(quoteItem('q', 'words', 'a'), result);
    expect(correctionsFor(quotation, parent)).toMatchObject([
      { what: 'pinCite', edit: { start: 44, end: 47, expected: '495', replacement: '494' } },
    ]);
    expect(correctionsFor(quotation)).toEqual([]);
  });

  test.each([
    ['¶ 14', '¶ 14', '¶ 12', 'Doe, 2004 WI 5, ¶ 12, 20 N.W.2d 14'],
    ['¶14', '¶ 14', '¶¶ 12–13', 'Doe, 2004 WI 5, ¶¶ 12–13, 20 N.W.2d 14'],
    ['¶¶ 14-15', '¶¶ 14–15', '¶ 12', 'Doe, 2004 WI 5, ¶ 12, 20 N.W.2d 14'],
    ['¶ 14', '¶ 14', '495', null],
    ['14', '14', '¶ 12', null],
  ])('and its paragraph: %s, %s for %s', (pin, cited, found, corrected) => {
    const text = `Doe, 2004 WI 5, ${pin}, 20 N.W.2d 14`;
    const parent = resultCard(caseItem('a', text), caseResult('a', 'verified', 'verified'));
    const result = { ...quoteResult('q', 'warning', 'elsewhere'), ...differs('pinCite', cited, found) };
    const corrections = correctionsFor(resultCard(quoteItem('q', 'words', 'a'), result), parent);
    expect(corrections.map(({ edit }) => text.replace(edit.expected, () => edit.replacement))).toEqual(
      corrected === null ? [] : [corrected],
    );
  });

  test('offers at most three, and none for words that are gone', () => {
    const candidates = [1, 2, 3, 4, 5].map((page) => ({
      citation: `1 Ex. ${page}`,
      caseName: 'Doe',
      reason: 'r',
    }));
    const result = caseResult('a', 'critical', 'not_found', {
      citation: { raw: '', normalized: '1 Ex. 999' },
      candidates,
    });
    expect(suggestionsFor(resultCard(caseItem('a', '1 Ex. 999'), result))).toHaveLength(3);
    expect(correctionsFor(resultCard(caseItem('a', '1 Ex. 999'), result, { gone: true }))).toEqual([]);
  });
});

describe('respell', () => {
  test.each([
    ["O'Donnel v. Barry", "O'Donnell v. Barry", "O'Donnell"],
    ['O’Donnel v. Barry', "O'Donnell v. Barry", 'O’Donnell'],
    ['MATTEL v. Barbe', 'Mattel v. Barbie', 'Barbie'],
    ['Brietbart v. Roe', 'BREITBART v. ROE', 'Breitbart'],
  ])('%s, of record as %s', (cited, found, word) => expect(respell(cited, found)?.found).toBe(word));

  test.each([
    ['Doe v. Roe', 'Poe v. Roe', 'another first letter'],
    ['Smith v. Roe', 'Jones v. Roe', 'another name'],
    ['Smyth v. Jonse', 'Smith v. Jones', 'two names'],
    ['Doe v. Roe', 'Doe v. Roe', 'nothing'],
  ])('%s, of record as %s: not, for it is %s', (cited, found) => expect(respell(cited, found)).toBeNull());
});

describe('what a citation may be linked to', () => {
  test('is the first record that is allowed, and none of a case that is in doubt', () => {
    const opinion = {
      caseName: 'Doe v. Roe',
      documents: ['https://evil.example/', 'https://static.case.law/us/1/'].map((url) => ({
        provider: 'P',
        url,
      })),
    };
    const card = (status: 'warning' | 'critical') =>
      resultCard(caseItem('a', '1 U.S. 1'), caseResult('a', status, 'mismatch', { opinion }));
    expect(linkableUrl(card('warning'))).toBe('https://static.case.law/us/1/');
    expect(linkableUrl(card('critical'))).toBeNull();
    expect(linkableUrl({ ...card('warning'), gone: true })).toBeNull();
  });
});

function at<Item extends { start: number; end: number; text: string }>(item: Item, start: number): Item {
  return { ...item, start, end: start + item.text.length };
}
