// @vitest-environment jsdom
/** One card: what its button reads out, and what it shows when it is opened. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
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
  show(`No source held here has this text. Read it at the Washington State Legislature: ${url}`);
  const link = screen.getByRole('link', { name: 'Read it at the Washington State Legislature' });
  expect(link.getAttribute('href')).toBe(url);
  const button = screen.getByRole('button', { name: /RCW 59\.18\.280/u });
  expect(button.textContent).toContain('No source held here has this text.');
  expect(button.textContent).not.toContain('http');
});

test.each([
  ['no address', 'No source held here has this text.'],
  ['an address amid the words', 'See https://example.org/a for more. Nothing was checked.'],
  ['one that is not safe', 'Nothing was checked. Read it at X: http://example.org/a'],
  ['none that can be read', 'Nothing was checked. Read it at X: https://'],
])('%s: the sentence stays as it is', (_, message) => {
  show(message);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('button', { name: /RCW/u }).textContent).toContain(message);
});
