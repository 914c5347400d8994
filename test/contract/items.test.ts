import { describe, expect, test } from 'vitest';
import { VerifyRequest } from '../../src/contract/items';
import { limits } from '../../src/contract/limits';

const brown = { id: 'c1', type: 'case', rawText: 'Brown v. Board of Education, 347 U.S. 483 (1954)' };
const quote = { id: 'q1', type: 'quote', quoteText: 'separate but equal', parentCaseId: 'c1' };

/** Where a request is refused, as JSON pointers; empty when it is accepted. */
function faultsOf(items: unknown): readonly string[] {
  const { error } = VerifyRequest.safeParse({ items });
  return error ? error.issues.map((issue) => `/${issue.path.join('/')}`) : [];
}

describe('VerifyRequest', () => {
  test.each([
    ['a case', [brown]],
    ['a quotation before its parent', [quote, brown]],
    [
      'every other text type',
      ['statute', 'regulation', 'constitution', 'rule', 'secondary'].map((type) => ({
        id: type,
        type,
        rawText: '§ 1',
      })),
    ],
    ['a link', [{ id: 'l1', type: 'link', url: 'https://example.org/a' }]],
    ['unknown fields, which are ignored', [{ ...brown, colour: 'red' }]],
    ['the longest text', [{ ...brown, rawText: 'x'.repeat(limits.rawTextLength) }]],
    [
      'as many items as may be',
      Array.from({ length: limits.items }, (_, index) => ({ ...brown, id: String(index) })),
    ],
  ])('accepts %s', (_, items) => expect(faultsOf(items)).toEqual([]));

  test.each([
    ['no items', [], ['/items']],
    [
      'one item too many',
      Array.from({ length: limits.items + 1 }, (_, index) => ({ ...brown, id: String(index) })),
      ['/items'],
    ],
    ['an unknown type', [{ ...brown, type: 'treaty' }], ['/items/0/type']],
    ['a missing text', [{ id: 'c1', type: 'case' }], ['/items/0/rawText']],
    ['a text too long', [{ ...brown, rawText: 'x'.repeat(limits.rawTextLength + 1) }], ['/items/0/rawText']],
    [
      'a quotation too long',
      [brown, { ...quote, quoteText: 'x'.repeat(limits.quoteTextLength + 1) }],
      ['/items/1/quoteText'],
    ],
    [
      'an address too long',
      [{ id: 'l', type: 'link', url: 'x'.repeat(limits.urlLength + 1) }],
      ['/items/0/url'],
    ],
    ['a lone surrogate', [{ ...brown, rawText: 'Brown \ud800' }], ['/items/0/rawText']],
    ['an id with a control character', [{ ...brown, id: 'c\u0007' }], ['/items/0/id']],
    ['an id too long', [{ ...brown, id: 'x'.repeat(limits.idLength + 1) }], ['/items/0/id']],
    ['the same id twice', [brown, brown], ['/items/1/id']],
    ['a parent that is not there', [quote], ['/items/0/parentCaseId']],
    ['a parent that is no case', [{ ...brown, type: 'statute' }, quote], ['/items/1/parentCaseId']],
    [
      'faults of an item and between items, all at once',
      [{ id: 'a', type: 'case' }, brown, brown, quote, { ...quote, id: 'q2', parentCaseId: 'x' }],
      ['/items/0/rawText', '/items/2/id', '/items/4/parentCaseId'],
    ],
    ['a quotation as its own parent', [{ ...quote, parentCaseId: 'q1' }], ['/items/0/parentCaseId']],
  ])('refuses %s', (_, items, pointers) => expect(faultsOf(items)).toEqual(pointers));
});
