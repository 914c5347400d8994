// @vitest-environment jsdom
/** A long list: what is not drawn yet is drawn when it comes near, or a key leads there; in the end all is. */
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Card, CardGroup } from '../../src/checking/card';
import { FindingList } from '../../src/taskpane/components/finding-list';
import { addBrowserParts } from '../support/browser-parts';
import { cardOf, resultCard } from '../support/sample-cards';
import { caseItem, caseResult } from '../support/sample-items';

beforeAll(addBrowserParts);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const waiting: readonly Card[] = Array.from({ length: 90 }, (_, index) =>
  cardOf(caseItem(`c${index}`, `${index} Ex. 1`), { kind: 'waiting' }),
);

interface Shown {
  readonly cards?: readonly Card[];
  readonly busy: boolean;
  readonly selected?: string;
  readonly shown?: CardGroup;
}

function list({ cards = waiting, busy, selected, shown }: Shown) {
  return (
    <FindingList
      cards={cards}
      shown={shown ?? null}
      kind={null}
      busy={busy}
      selection={selected === undefined ? null : { id: selected, group: 'waiting' }}
      lost={null}
      picked={null}
      onChoose={() => undefined}
      onPick={() => undefined}
      onClose={() => undefined}
    />
  );
}

function drawn(): readonly string[] {
  return screen.queryAllByRole('listitem').map(({ dataset }) => dataset['item'] ?? '');
}

function focused(): string | undefined {
  return (document.activeElement as HTMLElement).dataset['card'];
}

test('while a check is under way only what is in sight is drawn; afterwards all is, in order', async () => {
  const { rerender } = render(list({ busy: true }));
  await act(() => Promise.resolve());
  expect(drawn()).toEqual(waiting.slice(0, 20).map(({ id }) => id));
  rerender(list({ busy: false }));
  await waitFor(() => expect(drawn()).toEqual(waiting.map(({ id }) => id)), { timeout: 50_000 });
});

test('what was not checked is drawn a part at a time when it is opened, however much it is', async () => {
  const notChecked = waiting.map((card) => cardOf(card.item, { kind: 'cancelled' }));
  const user = userEvent.setup();
  const right = caseItem('right', '99 Ex. 1');
  const verified = resultCard(right, caseResult('right', 'verified', 'verified'));
  const { rerender } = render(list({ busy: false, cards: [verified, ...notChecked] }));
  // The hidden list counts as drawn by then.
  await act(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
  await user.click(screen.getByRole('button', { name: /Show what was not checked/ }));
  expect(drawn().length).toBeLessThan(90);
  await waitFor(() => expect(drawn()).toHaveLength(91), { timeout: 50_000 });
  // Where there is nothing else, nobody has to ask for it.
  rerender(list({ busy: false, cards: notChecked }));
  await waitFor(() => expect(drawn()).toHaveLength(90), { timeout: 50_000 });
  expect(screen.queryByRole('button', { name: /what was not checked/ })).toBeNull();
});

describe('what could not be confirmed and is on record otherwise', () => {
  const right = caseItem('right', '99 Ex. 1');
  const verified = resultCard(right, caseResult('right', 'verified', 'verified'));
  const differing = resultCard(caseItem('other', '98 Ex. 1'), {
    ...caseResult('other', 'warning', 'unconfirmed'),
    evidence: { comparisons: [{ attribute: 'page', cited: '98 Ex. 1', found: '98 Ex. 7', match: false }] },
  });
  const cancelled = waiting.slice(0, 3).map((card) => cardOf(card.item, { kind: 'cancelled' }));
  const headings = (): readonly string[] =>
    screen.getAllByRole('heading').map(({ textContent }) => textContent);

  test('stands in a group of its own before what is verified; the rest is shown when it is asked for', async () => {
    const user = userEvent.setup();
    render(list({ busy: false, cards: [verified, ...cancelled, differing] }));
    expect(headings()).toEqual(['Not confirmed (1)', 'Verified (1)', 'Not checked (3)']);
    expect(drawn()).toEqual(['other', 'right']);
    await user.click(screen.getByRole('button', { name: 'Show what was not checked, and why' }));
    await waitFor(() => expect(drawn()).toEqual(['other', 'right', 'c0', 'c1', 'c2']));
    await user.click(screen.getByRole('button', { name: 'Hide what was not checked' }));
    expect(drawn()).toEqual(['other', 'right']);
  });

  test('opens nothing else when it is chosen', () => {
    render(list({ busy: false, cards: [verified, ...cancelled, differing], selected: 'other' }));
    expect(drawn()).toEqual(['other', 'right']);
  });
});

test('what comes near is drawn', () => {
  const observers: { readonly tell: IntersectionObserverCallback; readonly elements: Element[] }[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly elements: Element[] = [];
      constructor(readonly tell: IntersectionObserverCallback) {
        observers.push(this);
      }
      observe(element: Element): void {
        this.elements.push(element);
      }
      disconnect(): void {
        this.elements.length = 0;
      }
    },
  );
  render(list({ busy: true }));
  const third = observers[1];
  act(() => third?.tell([{ isIntersecting: true } as IntersectionObserverEntry], null as never));
  expect(drawn()).toEqual([...waiting.slice(0, 20), ...waiting.slice(40, 60)].map(({ id }) => id));
});

describe('keys', () => {
  function at(cardId: string) {
    const user = userEvent.setup();
    render(list({ busy: true }));
    act(() => document.querySelector<HTMLElement>(`[data-card="${cardId}"]`)?.focus());
    return user;
  }

  test('lead on to what was not drawn, and skip nothing', async () => {
    const user = at('c18');
    const visited: (string | undefined)[] = [];
    for (let step = 0; step < 4; step++) {
      await user.keyboard('{ArrowDown}');
      visited.push(focused());
    }
    expect(visited).toEqual(['c19', 'c20', 'c21', 'c22']);
  });

  test('lead to the end, back from there, and to the beginning', async () => {
    const user = at('c5');
    await user.keyboard('{End}');
    expect(focused()).toBe('c89');
    for (let step = 0; step < 10; step++) await user.keyboard('{ArrowUp}');
    expect(focused()).toBe('c79');
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('c80');
    await user.keyboard('{Home}');
    expect(focused()).toBe('c0');
  });
});

test('Tab leads to the first card, though it came later; and back to the one that the author was at', () => {
  const { rerender } = render(list({ busy: true }));
  const problem = waiting.map((card, index) =>
    index === 7 ? resultCard(card.item, caseResult(card.id, 'critical', 'not_found')) : card,
  );
  const reached = (): readonly (string | undefined)[] =>
    [...document.querySelectorAll<HTMLElement>('[data-card][tabindex="0"]')].map(
      ({ dataset }) => dataset['card'],
    );
  rerender(list({ busy: true, cards: problem }));
  expect(reached()).toEqual(['c7']);
  act(() => document.querySelector<HTMLElement>('[data-card="c3"]')?.focus());
  rerender(list({ busy: true, cards: problem.slice() }));
  expect(reached()).toEqual(['c3']);
});

test('the card that has the focus keeps it where it moves, though nothing else is drawn there', () => {
  const { rerender } = render(list({ busy: true, selected: 'c45' }));
  const button = document.querySelector<HTMLElement>('[data-card="c45"]');
  act(() => button?.focus());
  rerender(list({ busy: true }));
  const answered = waiting.map((card, index) =>
    index < 30 ? card : resultCard(card.item, caseResult(card.id, 'verified', 'verified')),
  );
  rerender(list({ busy: true, cards: answered }));
  expect(focused()).toBe('c45');
  expect(within(screen.getByRole('region', { name: /^Verified/ })).getAllByRole('listitem')).toHaveLength(20);
});
