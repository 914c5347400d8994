// @vitest-environment jsdom
/** One card: what its button reads out, and what it shows when it is opened. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { commentText } from '../../src/checking/sentences/action-sentences';
import { EvidenceTable } from '../../src/taskpane/components/evidence-table';
import { FindingCard } from '../../src/taskpane/components/finding-card';
import { addBrowserParts } from '../support/browser-parts';
import { resultCard } from '../support/sample-cards';
import { caseItem, caseResult } from '../support/sample-items';

beforeAll(addBrowserParts);
afterEach(cleanup);

function show(message: string): void {
  const verdict = { status: 'warning' as const, outcome: 'not_covered', message };
  const card = resultCard(caseItem('s', 'RCW 59.18.280'), {
    ...caseResult('s', 'warning', 'not_covered'),
    verdict,
  });
  render(
    <FindingCard card={card} selected picked={null} onChoose={() => undefined} onPick={() => undefined} />,
  );
}

test('the address of a law is a link, and is not read out', () => {
  const url = 'https://app.leg.wa.gov/RCW/default.aspx?cite=59.18.280';
  show(`The sources searched do not have this text. Read it at the Washington State Legislature: ${url}`);
  const link = screen.getByRole('link', { name: 'Read it at the Washington State Legislature' });
  expect(link.getAttribute('href')).toBe(url);
  const button = screen.getByRole('button', { name: /RCW 59\.18\.280/u });
  expect(button.textContent).toContain('The sources searched do not have this text.');
  expect(button.textContent).not.toContain('http');
});

test('a closed card leaves to the heading what is said of all that is verified; an open one says it', () => {
  const card = resultCard(caseItem('s', '1 Ex. 1'), caseResult('s', 'verified', 'verified'));
  const drawn = (selected: boolean) => (
    <FindingCard
      card={card}
      selected={selected}
      picked={null}
      onChoose={() => undefined}
      onPick={() => undefined}
    />
  );
  const { rerender } = render(drawn(false));
  const button = screen.getByRole('button', { name: /1 Ex\. 1/u });
  expect(button.textContent).toMatch(/of s\.$/u);
  rerender(drawn(true));
  expect(button.textContent).toContain('Not checked: whether it supports your point or is still good law.');
});

test.each([
  ['no address', 'The sources searched do not have this text.'],
  ['an address amid the words', 'See https://example.org/a for more. Nothing was checked.'],
  ['one that is not safe', 'Nothing was checked. Read it at X: http://example.org/a'],
  ['one of nobody known', 'Nothing was checked. Read it at X: https://evil.example/.gov'],
  ['none that can be read', 'Nothing was checked. Read it at X: https://'],
])('%s: the sentence stays as it is', (_, message) => {
  show(message);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('button', { name: /RCW/u }).textContent).toContain(message);
});

test('what the record links to is opened only where records are known to stand', () => {
  const opinion = {
    caseName: 'Doe v. Roe',
    documents: [
      { provider: 'CourtListener', url: 'https://www.courtlistener.com/opinion/1/' },
      { provider: 'Somebody', url: 'https://evil.example/www.courtlistener.com' },
    ],
  };
  const candidates = [
    { caseName: 'Poe v. Roe', citation: '1 U.S. 2', reason: 'Same parties.', url: 'https://evil.example/' },
    {
      caseName: 'Moe v. Roe',
      citation: '1 U.S. 3',
      reason: 'Same parties.',
      url: 'https://static.case.law/us/1/',
    },
  ];
  const card = resultCard(
    caseItem('s', '1 U.S. 1'),
    caseResult('s', 'warning', 'mismatch', { opinion, candidates }),
  );
  render(
    <FindingCard card={card} selected picked={null} onChoose={() => undefined} onPick={() => undefined} />,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://www.courtlistener.com/opinion/1/',
    'https://static.case.law/us/1/',
  ]);
});

test('an opened card has each provider of the record once, the day in words, and the docket number as it is', () => {
  const opinion = {
    caseName: 'Doe v. Roe',
    court: { name: 'Example Supreme Court' },
    dateFiled: '1933-03-13',
    docketNumber: 'Nos. 330 and 331',
    documents: [
      { provider: 'CourtListener', url: 'https://www.courtlistener.com/opinion/1/' },
      { provider: 'CourtListener', url: 'https://www.courtlistener.com/c/U.S./1/1/' },
      { provider: 'Caselaw Access Project', url: 'https://static.case.law/us/1/' },
    ],
  };
  const card = resultCard(caseItem('s', '1 U.S. 1'), caseResult('s', 'verified', 'verified', { opinion }));
  const drawn = render(
    <FindingCard card={card} selected picked={null} onChoose={() => undefined} onPick={() => undefined} />,
  );
  expect(drawn.container.textContent).toContain(
    'Doe v. Roe (Example Supreme Court, March 13, 1933), Nos. 330 and 331',
  );
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'CourtListener',
    'Caselaw Access Project',
  ]);
  expect(commentText(card).match(/https:/gu)).toHaveLength(2);
});

test('of a misquotation the words that differ are set off, in the draft and in the record', () => {
  const comparison = {
    attribute: 'quote' as const,
    cited: 'reliance is often fatal to the claim',
    found: 'It is said that reliance is fatal to every claim.',
    match: false,
  };
  const shown = (match: boolean): string[] => {
    const { container } = render(
      <EvidenceTable
        comparisons={[
          { ...comparison, match },
          { attribute: 'pinCite', cited: '4', found: '4', match: true },
        ]}
      />,
    );
    expect(container.textContent).toContain('Draftreliance is often fatal to the claimRecord');
    expect(container.querySelectorAll('tbody tr')).toHaveLength(1);
    return [...container.querySelectorAll('strong')].map(({ textContent }) => textContent);
  };
  expect(shown(false)).toEqual(['often', 'the', 'every']);
  expect(shown(true)).toEqual([]);
});
