import { describe, expect, test } from 'vitest';
import type { Card } from '../../src/checking/card';
import { reconcileCards } from '../../src/checking/reconcile-cards';
import type { BriefItem } from '../../src/document/brief-item';
import { caseItem, caseResult, quoteItem, quoteResult, unsentItem } from '../support/sample-items';

describe('reconcileCards', () => {
  test('keeps the result of what is asked in the same words, wherever it stands now', () => {
    const before = checked([caseItem('a', '1 Ex. 1'), quoteItem('q', 'words', 'a')]);
    const moved = [at(caseItem('x', '1 Ex. 1'), 100), at(quoteItem('y', 'words', 'x'), 200)];
    const cards = again(before, moved);
    expect(cards.map(({ finding }) => finding)).toEqual(before.map(({ finding }) => finding));
    expect(cards.map(({ item }) => item.start)).toEqual([100, 200]);
    // The ids that were sent still name them.
    expect(cards.map(({ item }) => item.id)).toEqual(['a', 'q']);
    expect(cards[1]?.item).toMatchObject({ item: { parentCaseId: 'a' } });
  });

  test('takes the result from what is written otherwise, and keeps its card', () => {
    const before = checked([caseItem('a', '1 Ex. 1'), caseItem('b', '2 Ex. 2'), caseItem('c', '3 Ex. 3')]);
    const cards = again(before, [
      caseItem('a', '1 Ex. 1'),
      caseItem('x', '2 Ex. 22'),
      caseItem('c', '3 Ex. 3'),
    ]);
    expect(cards.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(cards.map(({ finding }) => finding.kind)).toEqual(['result', 'waiting', 'result']);
    // An answer that is still under way for the old words names nobody.
    expect(cards[1]?.item.id).not.toBe('b');
  });

  test('takes the result from a quotation whose citation was changed, though its words stand', () => {
    const before = checked([caseItem('a', '1 Ex. 1'), quoteItem('q', 'words', 'a')]);
    const cards = again(before, [caseItem('x', '1 Ex. 11'), quoteItem('q', 'words', 'x')]);
    expect(cards.map(({ finding }) => finding.kind)).toEqual(['waiting', 'waiting']);
    expect(cards[1]?.item).toMatchObject({ item: { parentCaseId: cards[0]?.item.id } });
    expect(cards[1]?.item.id).not.toBe('q');
  });

  test('asks for nothing by itself where changes are not followed', () => {
    const before = checked([caseItem('a', '1 Ex. 1')]);
    const [card] = again(before, [caseItem('a', '1 Ex. 2')], false);
    expect(card?.finding).toEqual({ kind: 'changed', last: null });
  });

  test('gives the words back what was known of them', () => {
    const before = checked([caseItem('a', '1 Ex. 1')]);
    const touched = before.map((card): Card => ({
      ...card,
      finding: { kind: 'changed', last: card.finding },
    }));
    const cards = again(touched, [caseItem('a', '1 Ex. 1')]);
    expect(cards.map(({ finding }) => finding)).toEqual(before.map(({ finding }) => finding));
  });

  test('of several alike, keeps each with its own, and drops what is gone', () => {
    const before = checked([caseItem('a', '1 Ex. 1'), caseItem('b', '1 Ex. 1'), caseItem('c', '9 Ex. 9')]);
    const cards = again(before, [caseItem('a', '1 Ex. 1'), caseItem('b', '1 Ex. 1')]);
    expect(cards.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('what stays in the document is not sent because it changed', () => {
    const before = again([], [unsentItem('u', 'a secret', 'record')]);
    const cards = again(before, [unsentItem('u', 'another secret', 'record')]);
    expect(cards[0]?.finding).toEqual({ kind: 'notSent', reason: 'record' });
  });
});

describe('a short form that now means another authority', () => {
  const doe = caseItem('doe', 'Doe v. Roe, 1 Ex. 1 (1990)', 'doe');
  const xu = caseItem('xu', 'Xu v. Yoe, 2 Ex. 2 (1991)', 'xu');
  const id = (means: string, group: string) => short(`id-${group}`, `${means}, 5`, group);

  test('is flagged with both', () => {
    const cards = again(checked([doe, id('Doe v. Roe, 1 Ex. 1', 'doe')]), [
      doe,
      xu,
      id('Xu v. Yoe, 2 Ex. 2', 'xu'),
    ]);
    expect(cards.map(({ shifted }) => shifted)).toEqual([
      undefined,
      undefined,
      { before: 'Doe v. Roe, 1 Ex. 1, 5', now: 'Xu v. Yoe, 2 Ex. 2, 5' },
    ]);
  });

  test('is no longer flagged once it means the first one again', () => {
    const first = checked([doe, id('Doe v. Roe, 1 Ex. 1', 'doe')]);
    const shifted = again(first, [doe, xu, id('Xu v. Yoe, 2 Ex. 2', 'xu')]);
    const back = again(shifted, [doe, id('Doe v. Roe, 1 Ex. 1', 'doe')], true, 2);
    expect(back.map((card) => card.shifted)).toEqual([undefined, undefined]);
  });

  test('is flagged where it can no longer be told', () => {
    const lost = { ...unsentItem('id', 'Id. at 5', 'unresolved'), kind: 'citation' } as const;
    const cards = again(checked([doe, id('Doe v. Roe, 1 Ex. 1', 'doe')]), [lost]);
    expect(cards[0]?.shifted).toEqual({ before: 'Doe v. Roe, 1 Ex. 1, 5', now: null });
  });

  test('is flagged where another authority was written in the place of the first', () => {
    const cards = again(checked([doe, id('Doe v. Roe, 1 Ex. 1', 'doe')]), [
      xu,
      id('Xu v. Yoe, 2 Ex. 2', 'xu'),
    ]);
    expect(cards[1]?.shifted).toBeDefined();
  });

  test('is not flagged where only the citation that it means was corrected', () => {
    const corrected = caseItem('doe2', 'Doe v. Roe, 1 Ex. 11 (1990)', 'doe2');
    const cards = again(checked([doe, id('Doe v. Roe, 1 Ex. 1', 'doe')]), [
      corrected,
      id('Doe v. Roe, 1 Ex. 11', 'doe2'),
    ]);
    expect(cards.map(({ shifted }) => shifted)).toEqual([undefined, undefined]);
    expect(cards[1]?.finding.kind).toBe('waiting');
  });
});

function again(cards: readonly Card[], items: readonly BriefItem[], live = true, revision = 1) {
  return reconcileCards(
    cards,
    items.map((item) => ({ item })),
    { live, revision },
  );
}

function checked(items: readonly BriefItem[]): readonly Card[] {
  return reconcileCards(
    [],
    items.map((item) => ({ item })),
    { live: true, revision: 0 },
  ).map((card) => ({ ...card, finding: { kind: 'result', result: resultOf(card.item) } }));
}

function resultOf({ id, kind }: BriefItem) {
  return kind === 'quotation'
    ? quoteResult(id, 'verified', 'verified')
    : caseResult(id, 'verified', 'verified');
}

function at<Item extends BriefItem>(item: Item, start: number): Item {
  return { ...item, start, end: start + item.text.length };
}

/** The same words, `Id. at 5`, whatever they mean. */
function short(itemId: string, means: string, group: string): BriefItem {
  return { ...caseItem(itemId, means, group), text: 'Id. at 5' };
}
