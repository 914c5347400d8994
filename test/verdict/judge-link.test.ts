/** What is said of a visited link, and what it shows for it. Outcome and status of each kind of visit: `verify-items.test.ts`. */
import { describe, expect, test } from 'vitest';
import type { Comparison } from '../../src/contract/results';
import { judgeLink, type LinkFinding } from '../../src/verdict/judge-link';

const url = 'https://example.org/a';
const opened = {
  kind: 'answered',
  status: 200,
  url,
  finalUrl: url,
  movement: 'same',
  saysNotFound: false,
  signIn: false,
  at: '14:05 UTC',
} as const;

const agreesWith = (found: string): readonly Comparison[] => [
  { attribute: 'url', cited: url, found, match: true },
];
const differsFrom = (found: string): readonly Comparison[] => [
  { attribute: 'url', cited: url, found, match: false },
];

test.each([
  [199, 'unreachable'],
  [200, 'verified'],
  [299, 'verified'],
  [300, 'unreachable'],
  [401, 'blocked'],
  [403, 'blocked'],
  [404, 'not_found'],
  [410, 'not_found'],
  [429, 'blocked'],
  [451, 'unreachable'],
  [500, 'unreachable'],
])(
  'a link that answers %d is %s; where it asks for a sign-in, never more than blocked',
  (status, outcome) => {
    expect(judgeLink({ ...opened, status }).verdict.outcome).toBe(outcome);
    expect(judgeLink({ ...opened, status, signIn: true }).verdict.outcome).toBe(
      outcome === 'not_found' ? outcome : 'blocked',
    );
  },
);

describe('a link', () => {
  test.each<[string, LinkFinding, RegExp, readonly Comparison[]]>([
    ['that opens', opened, /opened at 14:05 UTC/, agreesWith(url)],
    [
      'that leads to another page of its site',
      { ...opened, finalUrl: 'https://example.org/b', movement: 'sameSite' },
      /opened at 14:05 UTC/,
      agreesWith('https://example.org/b'),
    ],
    [
      'that leads to another site',
      { ...opened, finalUrl: 'https://example.com/b', movement: 'otherDomain' },
      /another site: example\.com\./,
      differsFrom('https://example.com/b'),
    ],
    [
      'that leads to the front page',
      { ...opened, finalUrl: 'https://example.org/', movement: 'frontPage' },
      /front page/,
      differsFrom('https://example.org/'),
    ],
    [
      'of which the page says that it was not found',
      { ...opened, saysNotFound: true },
      /the page says/,
      differsFrom(url),
    ],
    ['that is gone', { ...opened, status: 410 }, /does not exist \(410\)/, differsFrom(`410 at ${url}`)],
    ['to a site that there is not', { kind: 'noSuchHost', url }, /no site/, differsFrom('no such site')],
    ['that fails on their side', { ...opened, status: 502 }, /error \(502\)/, []],
    ['that was asked for too often', { ...opened, status: 429 }, /refused the visit/, []],
    ['that was not reached', { kind: 'unreachable', reason: 'network' }, /unchecked, not doubted/, []],
    ['that may not be visited', { kind: 'refused', reason: 'port' }, /unusual port/, []],
  ])('%s', (_, finding, message, comparisons) => {
    const judgement = judgeLink(finding);
    expect(judgement.verdict.message).toMatch(message);
    expect(judgement.comparisons).toEqual(comparisons);
  });
});
