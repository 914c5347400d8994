// @vitest-environment jsdom
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { findAndForesee } from '../../src/checking/foresee';
import type { FoundItem } from '../../src/checking/found-item';
import { VerifyRequest } from '../../src/contract/items';
import type { Result } from '../../src/contract/results';
import { UnreadableDocument } from '../../src/document/brief-document';
import type { BriefItem } from '../../src/document/brief-item';
import { Pane } from '../../src/taskpane/pane';
import { addBrowserParts } from '../support/browser-parts';
import { briefOf, memoryDocument } from '../support/memory-document';
import {
  caseItem,
  caseResult,
  linkItem,
  linkResult,
  quoteItem,
  quoteResult,
  unsentItem,
} from '../support/sample-items';
import type { FailureCode } from '../../src/checking/relay-failure';
import type { RelayAnswer } from '../../src/checking/relay-client';
import { answered, scriptedRelay, verifiedResult, type Script } from '../support/scripted-relay';

vi.mock('../../src/checking/foresee', () => ({ findAndForesee: vi.fn<() => readonly FoundItem[]>() }));

beforeAll(() => {
  addBrowserParts();
  // The machine may be busy with others.
  configure({ asyncUtilTimeout: 50_000 });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const items = [
  caseItem('good', 'Bell v. Candle, 1 Ex. 1 (1985)'),
  caseItem('year', 'Drum v. Eagle, 1 Ex. 20 (1989)'),
  caseItem('gone', 'Fable v. Ghost, 1 Ex. 999 (2001)'),
  quoteItem('words', 'the words of the court', 'good'),
  caseItem('unheld', 'Hare v. Ivory, 7 Far. 3 (1901)'),
  linkItem('link', 'https://www.example.org/'),
  unsentItem('secret', 'what my client told me', 'record'),
];
const found = { caseName: 'Drum v. Eagle', court: { name: 'Example Supreme Court' }, year: 1985 };
const results = [
  caseResult('good', 'verified', 'verified'),
  caseResult('year', 'warning', 'mismatch', {
    opinion: {
      ...found,
      documents: [
        { provider: 'Example Record', url: 'https://www.courtlistener.com/drum' },
        { provider: 'Insecure Record', url: 'http://records.example.org/drum' },
      ],
    },
    evidence: { comparisons: [{ attribute: 'year', cited: '1989', found: '1985', match: false }] },
  }),
  caseResult('gone', 'critical', 'not_found', {
    candidates: [
      {
        citation: '1 Ex. 99',
        caseName: 'Fable v. Ghost',
        year: 2001,
        url: 'https://www.courtlistener.com/fable',
        reason: 'Digits of the page are missing',
      },
    ],
  }),
  quoteResult('words', 'verified', 'verified'),
  caseResult('unheld', 'warning', 'not_covered'),
  linkResult('link', 'verified', 'verified'),
];

describe('before and during a check', () => {
  test('promises what leaves the document, and offers one button', async () => {
    await open();
    expect(
      screen.getByText(/The rest of your document is not sent, and nothing in it is changed/),
    ).toBeDefined();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Check this document',
      'Settings',
    ]);
    expect(screen.getByRole('link', { name: 'What the results mean' }).getAttribute('href')).toBe(
      'help.html',
    );
    expect(await faults()).toEqual([]);
  });

  test('shows how far it is, and can be cancelled without losing anything', async () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      caseItem(`c${index}`, `${index} Ex. 1`, `authority ${Math.floor(index / 25)}`),
    );
    const { user } = await open({
      found: many,
      script: (_, sent, __, signal) =>
        sent.some(({ id }) => id === 'c0')
          ? answered(sent.map(verifiedResult))
          : new Promise((resolve) => signal.addEventListener('abort', () => resolve({ kind: 'cancelled' }))),
    });
    await user.click(screen.getByRole('button', { name: 'Check this document' }));
    expect(await screen.findByText('25 of 60 checked')).toBeDefined();
    expect(screen.getByRole('progressbar', { name: 'Checking' }).getAttribute('aria-valuenow')).toBe('25');
    expect(await faults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText(/35 items have no answer yet. The check was cancelled./)).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Verified (25)' })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Not checked (35)' })).toBeDefined();
  });

  test('while it tries again by itself, it says why nothing seems to happen', async () => {
    let answer: (reply: RelayAnswer) => void = () => undefined;
    const later = new Promise<RelayAnswer>((resolve) => (answer = resolve));
    const { user } = await open({
      script: (_request, _items, tries) =>
        tries === 1 ? { kind: 'failed', failure: { code: 'offline' } } : later,
    });
    await user.click(screen.getByRole('button', { name: 'Check this document' }));
    const said = /No connection to Cite Check\. Trying again by itself\./;
    // To see, and to hear; and the same while the next try is under way.
    expect(await screen.findAllByText(said)).toHaveLength(2);
    expect(screen.getByRole('status').textContent).toBe(
      'Checking 6 items. No connection to Cite Check. Trying again by itself.',
    );
    answer(answered(results));
    await screen.findByRole('button', { name: 'Check again' });
    expect(screen.queryByText(said)).toBeNull();
  });

  test('tells to see and to hear that a check was cancelled before anything was sent', async () => {
    const { user, document } = await open();
    vi.spyOn(document, 'read').mockImplementationOnce(() => new Promise(() => undefined));
    await user.click(screen.getByRole('button', { name: 'Check this document' }));
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    expect(screen.getByRole('status').textContent).toBe('Reading the document.');
    await user.click(cancel);
    expect(await screen.findAllByText('The check was cancelled. Nothing was sent.')).toHaveLength(2);
    expect(screen.getByRole('status').textContent).toBe('The check was cancelled. Nothing was sent.');
    expect(window.document.activeElement?.textContent).toBe('Check this document');
  });

  test('says why a document cannot be read', async () => {
    const { user } = await open({
      unreadable: new UnreadableDocument('encrypted', 'Remove the password first.'),
    });
    await user.click(screen.getByRole('button', { name: 'Check this document' }));
    expect(await screen.findAllByText('Remove the password first.')).toHaveLength(2);
    expect(screen.getByRole('status').textContent).toBe('Remove the password first.');
  });
});

describe('the list', () => {
  test('has problems first, and what was not checked apart, closed, with its reasons', async () => {
    const { user } = await checked();
    expect(headings()).toEqual(['Problems (1)', 'Look again (1)', 'Verified (3)', 'Not checked (2)']);
    // To see, and to hear.
    expect(screen.getAllByText('1 problem and 1 item to look at again; 2 not checked.')).toHaveLength(2);
    expect(screen.queryByText('what my client told me')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show what was not checked, and why' }));
    expect(screen.getByText('what my client told me')).toBeDefined();
    expect(headings(3)).toEqual([
      'Cases not in the sources searched (1)',
      'Perhaps from the record: not sent (1)',
    ]);
    expect(await faults()).toEqual([]);
  });

  test('what is said of several that were not checked is said once over them, and again in an open card', async () => {
    const unheld = ['Hare', 'Ivory', 'Jackal'].map((name) => caseItem(name, `${name} v. King, 7 Far. 3`));
    const quoted = ['first words', 'other words'].map((words) => quoteItem(words, words, 'Hare'));
    const rule: BriefItem = {
      ...caseItem('rule', 'Fed. R. Far. 8'),
      item: { id: 'rule', type: 'rule', rawText: 'Fed. R. Far. 8' },
    };
    const said = 'The sources searched do not cover it. Please look elsewhere.';
    const ofOneCase = 'The sources searched have no text of Hare v. King.';
    const notCovered = (id: string, message: string, type: 'case' | 'rule' = 'case'): Result => ({
      id,
      type,
      citation: { raw: id },
      verdict: { status: 'warning', outcome: 'not_covered', message },
    });
    const { user } = await open({
      // A law that is cited first is told last: nobody holds its text.
      found: [rule, ...unheld, ...quoted],
      script: () =>
        answered([
          notCovered('Hare', said),
          notCovered('Ivory', 'The year 1802 does not fit. Please look elsewhere.'),
          notCovered('Jackal', said),
          ...quoted.map(({ id }): Result => ({
            id,
            type: 'quote',
            citation: { raw: 'Hare' },
            verdict: { status: 'warning', outcome: 'text_unavailable', message: ofOneCase },
            quote: { matched: false },
          })),
          notCovered('rule', 'Nothing here has this text.', 'rule'),
        ]),
    });
    await user.click(screen.getByRole('button', { name: 'Check this document' }));
    // There is nothing else, so nobody has to ask for it.
    await screen.findByRole('button', { name: 'Check again' });
    expect(headings(3)).toEqual([
      'Cases not in the sources searched (3)',
      'Wording: no complete text to compare with (2)',
      'Laws and other texts not in the sources searched (1)',
    ]);
    expect(screen.getAllByText(said)).toHaveLength(1);
    const card = screen.getByRole('button', { name: /Jackal v\. King/ });
    expect(card.textContent).not.toContain(said);
    // What is said of one alone stands with it, however often it is cited.
    expect(screen.getAllByText(ofOneCase)).toHaveLength(2);
    expect(screen.getByRole('button', { name: /Ivory/ }).textContent).toContain('The year 1802 does not fit');
    expect(screen.getByRole('button', { name: /Fed\. R\. Far/ }).textContent).toContain('Nothing here has');
    expect(await faults()).toEqual([]);
    await user.click(card);
    expect(card.textContent).toContain(said);
  });

  test('each card says its status in words, what it is about, and what was found', async () => {
    await checked();
    const card = screen.getByRole('button', { name: /Drum v\. Eagle, 1 Ex\. 20/ });
    expect(card.textContent).toContain('Look again');
    expect(card.textContent).toContain('The service says mismatch of year.');
    expect(screen.getByRole('button', { name: /https:\/\/www\.example\.org/ }).textContent).toContain(
      'Opens',
    );
  });

  test('a card opens with its evidence and goes to its place', async () => {
    const { user, document: brief } = await checked();
    const card = screen.getByRole('button', { name: /Drum v\. Eagle, 1 Ex\. 20/ });
    await user.click(card);
    expect(brief.visited).toEqual(['year']);
    expect(card.getAttribute('aria-expanded')).toBe('true');
    const row = within(screen.getByRole('table')).getByRole('row', { name: /year/ });
    expect(row.textContent).toBe('year (differs)19891985');
    const link = screen.getByRole('link', { name: 'Example Record' });
    expect(link.getAttribute('href')).toBe('https://www.courtlistener.com/drum');
    expect(link.getAttribute('rel')).toContain('noopener');
    expect(screen.queryByRole('link', { name: 'Insecure Record' })).toBeNull();
    expect(await faults()).toEqual([]);
  });

  test('a fabricated citation shows what the author may have meant', async () => {
    const { user } = await checked();
    await user.click(screen.getByRole('button', { name: /Fable v\. Ghost/ }));
    expect(screen.getByText('On record').nextElementSibling?.textContent).toMatch(
      /Digits of the page are missing\. Record of Fable v\. Ghost$/,
    );
    expect(screen.getByRole('link', { name: 'Record of Fable v. Ghost' }).getAttribute('href')).toBe(
      'https://www.courtlistener.com/fable',
    );
  });

  test('an open card is closed by another press, and stays where it is', async () => {
    const { user, document: brief } = await checked();
    const card = screen.getByRole('button', { name: /Drum v\. Eagle, 1 Ex\. 20/ });
    await user.click(card);
    await user.click(card);
    expect(card.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(card);
    expect(screen.queryByRole('table')).toBeNull();
    await user.keyboard('{Enter}');
    expect(card.getAttribute('aria-expanded')).toBe('true');
    expect(brief.visited).toEqual(['year', 'year']);
  });

  test('is walked by arrows, opened by Enter, left by Escape', async () => {
    const { user, document: brief } = await checked();
    const cards = screen.getAllByRole('button').filter((button) => button.dataset['card'] !== undefined);
    expect(cards.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    cards[0]?.focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(cards[1]);
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(cards.at(-1));
    await user.keyboard('{ArrowDown}{Home}{Enter}');
    expect(document.activeElement).toBe(cards[0]);
    expect(brief.visited).toEqual(['gone']);
    expect(cards[0]?.getAttribute('aria-expanded')).toBe('true');
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Record of Fable v. Ghost');
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(cards[0]);
    expect(cards[0]?.getAttribute('aria-expanded')).toBe('false');
  });

  test('a mark chosen in the document opens its card, also among what was not checked', async () => {
    const { document: brief } = await checked();
    brief.choose('secret');
    const card = await screen.findByRole('button', { name: /what my client told me/ });
    expect(card.getAttribute('aria-expanded')).toBe('true');
    expect(brief.visited).toEqual([]);
  });

  test('a mark chosen the moment its card is drawn opens it', async () => {
    const { user, document: brief } = await open({ script: () => answered(results) });
    const watch = new MutationObserver(() => {
      if (screen.queryByRole('button', { name: 'Check again' }) === null) return;
      watch.disconnect();
      brief.choose('secret');
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    await user.click(screen.getByRole('button', { name: 'Check this document' }));
    const card = await screen.findByRole('button', { name: /what my client told me/ });
    expect(card.getAttribute('aria-expanded')).toBe('true');
  });

  test('can show one group, or one kind of item, alone', async () => {
    const { user } = await checked();
    const only = screen.getByRole('group', { name: 'Show only' });
    await user.click(within(only).getByRole('button', { name: 'Verified 3' }));
    expect(headings()).toEqual(['Verified (3)']);
    await user.click(within(only).getByRole('button', { name: 'Verified 3' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind of item' }), 'Links');
    expect(headings()).toEqual(['Verified (1)']);
  });

  test('says so when a place is gone from the document', async () => {
    const { user, document: brief } = await checked();
    const asked = vi.spyOn(brief, 'goTo').mockResolvedValue(false);
    const card = screen.getByRole('button', { name: /Bell v\. Candle/ });
    await user.click(card);
    expect(asked.mock.calls).toMatchObject([[{ text: expect.stringContaining('Bell v. Candle') as string }]]);
    // Beside the card, where the author looks, and heard.
    const said = await screen.findByText(/These words have changed since the check/);
    expect(said.closest('[data-item]')?.contains(card)).toBe(true);
    expect(said.getAttribute('role')).toBe('status');
    await user.click(screen.getByRole('button', { name: /Drum v\. Eagle/ }));
    asked.mockResolvedValue(true);
    await user.click(card);
    await waitFor(() => expect(screen.queryByText(/These words have changed since the check/)).toBeNull());
  });
});

describe('a quotation whose case nobody can tell', () => {
  const loose = {
    ...unsentItem('loose', 'a rule of nobody', 'noCitation'),
    quote: { id: 'loose', type: 'quote', quoteText: 'a rule of nobody' },
  } as const;
  const cases = [
    { ...caseItem('good', 'Bell v. Candle, 1 Ex. 1, 3 (1985)'), authority: 'Bell v. Candle, 1 Ex. 1 (1985)' },
    { ...caseItem('year', 'Drum v. Eagle, 1 Ex. 20 (1989)'), authority: 'Drum v. Eagle, 1 Ex. 20 (1989)' },
  ];

  test('is compared once its case is chosen, and not by looking through the menu; and that is undone as easily', async () => {
    const secret = unsentItem('secret', 'what my client told me', 'record');
    const {
      user,
      relay: { asked },
    } = await open({ found: [...cases, loose, secret] });
    const cardOf = (name: string) => screen.getByRole('button', { name: new RegExp(name) });
    await user.click(screen.getByRole('button', { name: 'Check this document' }));
    await screen.findByRole('button', { name: 'Check again' });
    const before = asked.length;
    await user.click(screen.getByRole('button', { name: 'Show what was not checked, and why' }));
    expect(
      screen.getAllByText('Where a case is the source, open the quotation and choose the case.'),
    ).toHaveLength(1);
    await user.click(cardOf('what my client told me'));
    expect(screen.queryByRole('combobox', { name: 'The case these words are from' })).toBeNull();

    await user.click(cardOf('a rule of nobody'));
    const menu = screen.getByRole('combobox', { name: 'The case these words are from' });
    expect(
      within(menu)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Choose the case', 'Drum v. Eagle, 1 Ex. 20 (1989)', 'Bell v. Candle, 1 Ex. 1 (1985)']);
    const button = screen.getByRole('button', { name: 'Compare with this case' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.click(button);
    await user.selectOptions(menu, 'Bell v. Candle, 1 Ex. 1 (1985)');
    await user.selectOptions(menu, 'Drum v. Eagle, 1 Ex. 20 (1989)');
    expect(asked).toHaveLength(before);
    await user.click(button);
    expect(await faults()).toEqual([]);
    await screen.findByText(/^You chose Drum v\. Eagle, 1 Ex\. 20 \(1989\) as the source\./);
    expect(asked).toHaveLength(before + 1);
    // It stays where it was opened, under its heading, and the keyboard stays on it.
    expect(
      screen.getByRole('heading', { level: 3, name: /^Quotations without a case as their source/ }),
    ).toBeDefined();
    expect(document.activeElement).toBe(cardOf('a rule of nobody'));

    await user.click(screen.getByRole('button', { name: 'Undo this choice' }));
    expect(screen.queryByText(/^You chose/)).toBeNull();
    expect(screen.getByRole('combobox', { name: 'The case these words are from' })).toBeDefined();
    expect(asked).toHaveLength(before + 1);
  });
});

describe('around the list', () => {
  test('what was sent is shown character for character, and what was kept back is not in it', async () => {
    const { user, relay } = await checked();
    await user.click(screen.getByRole('button', { name: 'What was sent' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What was sent' }));
    for (const { body } of relay.asked) expect(screen.getByText(body)).toBeDefined();
    // Every word that left, to be read without the signs around it; and nothing that stayed.
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      relay.asked.flatMap(({ body }) =>
        VerifyRequest.parse(JSON.parse(body)).items.map((item) =>
          item.type === 'quote' ? `“${item.quoteText}”` : item.type === 'link' ? item.url : item.rawText,
        ),
      ),
    );
    expect(document.body.textContent).not.toContain('what my client told me');
    expect(await faults()).toEqual([]);
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'What was sent' })),
    );
  });

  test('the report can be read and copied', async () => {
    const { user } = await checked();
    await user.click(screen.getByRole('button', { name: 'Report' }));
    expect(screen.getByText(/Cite Check: brief\.docx/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Copied.')).toBeDefined();
    expect(await navigator.clipboard.readText()).toContain('[Problem] Fable v. Ghost');
    expect(await faults()).toEqual([]);
  });

  test('a failed request says what to do and can be tried again alone', async () => {
    let broken = true;
    const { user, relay } = await open({
      found: items,
      script: () => (broken ? { kind: 'failed', failure: { code: 'unexpected' } } : answered(results)),
    });
    await user.click(screen.getByRole('button', { name: 'Check this document' }));
    // To see, and to hear.
    const told = /6 items have no answer yet\. The answer could not be understood/;
    expect(await screen.findAllByText(told)).toHaveLength(2);
    expect(screen.getByRole('status').textContent).toMatch(told);
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Verified (3)' })).toBeDefined();
    // The button that was pressed is gone, and the keyboard is not.
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Check again'));
    // One of the authorities, one of the links, in the same words each time.
    expect(new Set(relay.asked.map(({ body }) => body)).size).toBe(2);
  });

  test.each<[FailureCode, RegExp, boolean]>([
    ['account_suspended', /account is suspended\. Please ask your IT team, then check again/, false],
    ['too_large', /more than the service takes at once\. Please tell your IT team/, false],
    ['quota_exhausted', /this month's quota .* then check again/, false],
    ['signInCancelled', /The sign-in was closed .* Please try again/, true],
  ])('%s: "Try again" is offered only where it can help', async (code, told, offered) => {
    const { user } = await open({ script: () => ({ kind: 'failed', failure: { code } }) });
    await user.click(screen.getByRole('button', { name: 'Check this document' }));
    expect(await screen.findAllByText(told)).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(offered);
    expect(screen.getByRole('button', { name: 'Check again' })).toBeDefined();
  });

  test('a whole brief without differences is not called more than that', async () => {
    const { user } = await open({
      found: [caseItem('good', '1 Ex. 1'), unsentItem('u', 'private', 'record')],
    });
    await user.click(screen.getByRole('button', { name: 'Check this document' }));
    const summary = 'No differences found in the one item checked; 1 not checked.';
    expect(await screen.findAllByText(summary)).toHaveLength(2);
  });

  test('a mistake in the check itself is told too, instead of waiting for ever', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await open();
    vi.mocked(findAndForesee).mockImplementation(() => {
      throw new Error('a mistake of ours');
    });
    await user.click(screen.getByRole('button', { name: 'Check this document' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Cite Check has stopped');
    vi.restoreAllMocks();
  });

  test('a second check that cannot read the document says so, over the list of the first', async () => {
    const { user, document: brief, relay } = await checked();
    vi.spyOn(brief, 'read').mockRejectedValueOnce(new UnreadableDocument('damaged', 'Word is busy.'));
    const asked = relay.asked.length;
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await screen.findByText('Word is busy. What is listed is of the text as it was read before.');
    expect(document.querySelectorAll('[data-card]').length).toBeGreaterThan(0);
    expect(relay.asked).toHaveLength(asked);
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await screen.findByText(/What has not changed kept its answer, and was not counted again/);
    expect(screen.queryByText(/Word is busy/)).toBeNull();
    expect(await faults()).toEqual([]);
  });

  test('a failure of the pane itself is told, with a way out', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.mocked(findAndForesee).mockReturnValue(items.map((item) => ({ item })));
    const broken = {
      ...memoryDocument(),
      onMarkChosen: () => {
        throw new Error('broken');
      },
    };
    render(<Pane document={broken} client={scriptedRelay()} title={() => 'brief.docx'} />);
    expect(screen.getByRole('alert').textContent).toContain('Your document was not changed');
    expect(screen.getByRole('button', { name: 'Open again' })).toBeDefined();
    vi.restoreAllMocks();
  });
});

test('a long list is drawn a part at a time, and walked to its end', async () => {
  const many = Array.from({ length: 200 }, (_, index) => caseItem(`c${index}`, `${index} Ex. 1`));
  const { user } = await open({ found: many });
  await user.click(screen.getByRole('button', { name: 'Check this document' }));
  await screen.findByRole('heading', { name: 'Verified (200)' });
  await waitFor(() => expect(document.querySelectorAll('[data-card]')).toHaveLength(200));
  const cards = document.querySelectorAll<HTMLElement>('[data-card]');
  cards[0]?.focus();
  await user.keyboard('{End}');
  expect(document.activeElement).toBe(cards[199]);
});

async function open({
  found: all = items,
  script,
  unreadable,
}: { found?: readonly BriefItem[]; script?: Script; unreadable?: UnreadableDocument } = {}) {
  const text = all.map((item) => item.text).join(' ');
  vi.mocked(findAndForesee).mockReturnValue(
    all.map((item) => {
      const start = text.indexOf(item.text);
      return { item: { ...item, start, end: start + item.text.length } };
    }),
  );
  const brief = memoryDocument(briefOf(text));
  if (unreadable) brief.read = () => Promise.reject(unreadable);
  const relay = script ? scriptedRelay(script) : scriptedRelay();
  const user = userEvent.setup();
  render(
    <main>
      <Pane document={brief} client={relay} title={() => 'brief.docx'} />
    </main>,
  );
  await screen.findByRole('button', { name: 'Check this document' });
  return { user, relay, document: brief };
}

async function checked() {
  const opened = await open({ script: () => answered(results) });
  await opened.user.click(screen.getByRole('button', { name: 'Check this document' }));
  await screen.findByRole('button', { name: 'Check again' });
  return opened;
}

function headings(level = 2): readonly string[] {
  return screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);
}

/** axe-core's findings; colours cannot be judged in jsdom, which draws nothing. */
async function faults(): Promise<readonly string[]> {
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
