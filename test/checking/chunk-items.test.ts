import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chunkItems } from '../../src/checking/chunk-items';
import { VerifyRequest } from '../../src/contract/items';
import { limits } from '../../src/contract/limits';
import type { BriefItem, SentItem } from '../../src/document/brief-item';
import { caseItem, linkItem, quoteItem, unsentItem } from '../support/sample-items';

const chunk = (items: readonly BriefItem[]) => chunkItems(items);

const requestOf = (id: string, items: readonly SentItem[]) => ({
  id,
  itemIds: items.map(({ item }) => item.id),
  items: items.map(({ item }) => item),
  body: JSON.stringify({ items: items.map(({ item }) => item) }),
});

describe('chunkItems', () => {
  test('keeps a short brief in one request, in order, and its links in another', () => {
    const [cited, link] = [
      [caseItem('a', '1 Ex. 1'), quoteItem('q', 'words', 'a')],
      linkItem('l', 'https://example.org'),
    ];
    expect(chunk([...cited, link, caseItem('b', '2 Ex. 1')])).toEqual([
      requestOf('request-1', [...cited, caseItem('b', '2 Ex. 1')]),
      requestOf('request-2', [link]),
    ]);
  });

  describe('what goes out in other words after an edit, of 100 authorities', () => {
    const authorities = Array.from({ length: 100 }, (_, index) => [
      caseItem(`c${index}`, `${index} Ex. 1`),
      ...Array.from({ length: index % 5 }, (__, nth) => quoteItem(`q${index}-${nth}`, 'words', `c${index}`)),
    ]);
    const brief = authorities.flat();
    const before = new Set(chunk(brief).map(({ body }) => body));
    const changedBy = (edited: readonly BriefItem[]): number =>
      chunk(edited).filter(({ body }) => !before.has(body)).length;

    test.each<[string, readonly BriefItem[], number]>([
      ['nothing', brief, 0],
      ['a link in front', [linkItem('l', 'https://example.org'), ...brief], 1],
      ['one more authority in front', [caseItem('new', '200 Ex. 1'), ...brief], 3],
      ['one cited already, in front', [caseItem('again', '60 Ex. 1', 'c60'), ...brief], 5],
      ['one taken out in front', brief.slice(1), 3],
      ['one reworded in front', [caseItem('c0', '0 Ex. 1, 5'), ...brief.slice(1)], 1],
      ['the second half put first', [...authorities.slice(50), ...authorities.slice(0, 50)].flat(), 6],
    ])('%s', (_, edited, most) => expect(changedBy(edited)).toBeLessThanOrEqual(most));

    test('which are few of all', () => expect(before.size).toBeGreaterThan(15));
  });

  test('sends nothing of what may not be sent', () => {
    const chunks = chunk([unsentItem('u', 'a secret passage', 'record'), caseItem('a', '1 Ex. 1')]);
    expect(chunks.map(({ body }) => body).join('')).not.toContain('secret');
    expect(chunk([unsentItem('u', 'a secret passage', 'record')])).toEqual([]);
  });

  test('keeps all items of one authority together, however far apart they stand', () => {
    const far = Array.from({ length: 60 }, (_, index) => caseItem(`c${index}`, `${index} Ex. 1`));
    const chunks = chunk([caseItem('a', '1 Ex. 1'), ...far, quoteItem('q', 'words', 'a')]);
    expect(chunks.length).toBeGreaterThan(2);
    expect(chunks[0]?.itemIds).toEqual(expect.arrayContaining(['a', 'q']));
    expect(chunks.every(({ items }) => items.length <= 25)).toBe(true);
  });

  test('divides an authority beyond the limit of items, each part with the citation that it rests on', () => {
    const quotes = Array.from({ length: 1_200 }, (_, index) => quoteItem(`q${index}`, `words ${index}`, 'a'));
    const chunks = chunk([caseItem('a', '1 Ex. 1'), ...quotes]);
    expect(chunks).toHaveLength(3);
    for (const { body } of chunks) expect(VerifyRequest.safeParse(JSON.parse(body)).success).toBe(true);
    expect(chunks.flatMap(({ itemIds }) => itemIds)).toHaveLength(1_201);
  });

  test('keeps every body within the limit of bytes', () => {
    const long = '“'.repeat(limits.quoteTextLength);
    const quotes = Array.from({ length: 100 }, (_, index) => quoteItem(`q${index}`, long, 'a'));
    const chunks = chunk([caseItem('a', '1 Ex. 1'), ...quotes]);
    expect(chunks.length).toBeGreaterThan(1);
    for (const { body } of chunks)
      expect(new TextEncoder().encode(body).length).toBeLessThanOrEqual(limits.bodyBytes);
  });

  test('any brief: each item in exactly one request, every request within the contract, groups undivided', () => {
    const groups = fc.array(fc.nat({ max: 40 }), { maxLength: 30 });
    fc.assert(
      fc.property(groups, (sizes) => {
        const items = sizes.flatMap((size, group) => [
          caseItem(`c${group}`, `${group} Ex. 1`),
          ...Array.from({ length: size }, (_, index) =>
            quoteItem(`q${group}-${index}`, 'words', `c${group}`),
          ),
        ]);
        const chunks = chunk(items);
        const sent = chunks.flatMap(({ itemIds }) => itemIds);
        expect([...sent].sort()).toEqual(items.map(({ id }) => id).sort());
        for (const { body } of chunks) expect(VerifyRequest.safeParse(JSON.parse(body)).success).toBe(true);
        for (const group of new Set(items.map((item) => item.group))) {
          expect(chunks.filter(({ items: all }) => all.some(({ id }) => id === group))).toHaveLength(1);
        }
      }),
      { numRuns: 50 },
    );
  });
});
