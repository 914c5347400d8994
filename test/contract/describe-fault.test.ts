import { expect, test } from 'vitest';
import { describeFault } from '../../src/contract/describe-fault';
import { VerifyRequest } from '../../src/contract/items';
import { limits } from '../../src/contract/limits';

const brown = { id: 'c1', type: 'case', rawText: 'Brown v. Board of Education, 347 U.S. 483 (1954)' };

test.each<[string, unknown, string]>([
  ['no object', [], 'must be an object, and is an array'],
  ['null', null, 'must be an object, and is null'],
  ['no items', {}, 'is missing; an array belongs here'],
  ['an empty list', { items: [] }, 'is empty; it must have at least 1 item'],
  [
    'a list too long',
    { items: Array(limits.items + 1).fill(brown) },
    'is too long: it must have at most 500 items',
  ],
  ['a number for a text', { items: [{ ...brown, id: 7 }] }, 'must be a string, and is a number'],
  ['no text', { items: [{ id: 'c1', type: 'case' }] }, 'is missing; a string belongs here'],
  ['an empty text', { items: [{ ...brown, rawText: '' }] }, 'is empty; it must have at least 1 character'],
  [
    'a text too long',
    { items: [{ ...brown, rawText: 'x'.repeat(limits.rawTextLength + 1) }] },
    `is too long: it must have at most ${String(limits.rawTextLength)} characters`,
  ],
  [
    'an unknown type',
    { items: [{ ...brown, type: 'treaty' }] },
    'must be one of "case", "statute", "regulation", "constitution", "rule", "secondary", "quote", "link"',
  ],
  ['a lone surrogate', { items: [{ ...brown, rawText: '\ud800' }] }, 'contains a lone surrogate'],
])('%s', (_, body, sentence) => {
  const { error } = VerifyRequest.safeParse(body, { error: describeFault });
  expect(error?.issues[0]?.message).toBe(sentence);
});
