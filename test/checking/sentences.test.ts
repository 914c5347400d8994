import { describe, expect, test } from 'vitest';
import { groupOf, type Card, type Finding } from '../../src/checking/card';
import type { ChunkProgress } from '../../src/checking/check-state';
import { writeReport } from '../../src/checking/report';
import { briefSentence, cardSentence, statusWord } from '../../src/checking/sentences/card-sentences';
import { chunkSentence, failureSentence } from '../../src/checking/sentences/failure-sentences';
import {
  groupNotes,
  notCheckedReason,
  openSentences,
  summarySentence,
} from '../../src/checking/sentences/list-sentences';
import { waitsForOthers } from '../../src/checking/relay-failure';
import { outcomes, type Result, type TextResult } from '../../src/contract/results';
import { problemCodes, type ProblemCode } from '../../src/contract/problem';
import type { SentItem } from '../../src/document/brief-item';
import { cardOf as sampleCard, checkOf } from '../support/sample-cards';
import {
  caseItem,
  caseResult,
  linkItem,
  linkResult,
  quoteItem,
  quoteResult,
  unsentItem,
} from '../support/sample-items';

const bell = {
  caseName: 'Bell v. Candle',
  court: { name: 'Example Supreme Court' },
  year: 1985,
  documents: [{ provider: 'Example Record', url: 'https://records.example.org/bell' }],
};
const compared = (attribute: 'caseName' | 'year', cited: string, found = cited) => ({
  attribute,
  cited,
  found,
  match: cited === found,
});
const written = new Date(2026, 2, 4, 17, 6);

const verifiedBell = caseResult('a', 'verified', 'verified', {
  citation: { raw: 'Bell v. Candle, 1 Ex. 1 (1985)', normalized: '1 Ex. 1' },
  opinion: bell,
  evidence: { comparisons: [compared('caseName', 'Bell v. Candle'), compared('year', '1985')] },
});

describe('what a card says', () => {
  test.each<[string, Result, string]>([
    [
      'a case',
      verifiedBell,
      'The service says verified of a. Not checked: whether it supports your point or is still good law.',
    ],
    ['a quotation', quoteResult('q', 'verified', 'verified'), 'Emphasis and context were not checked.'],
    ['a link', linkResult('l', 'verified', 'verified'), 'What the page says was not checked.'],
    [
      'a statute',
      { ...(verifiedBell as TextResult), type: 'statute' },
      'Wording and current force were not checked.',
    ],
  ])('of %s that is verified, what that does not mean', (_, result, sentence) => {
    expect(sentenceOf(result)).toContain(sentence);
  });

  test.each([
    ['a case', verifiedBell, 'The service says verified of a.'],
    ['a quotation', quoteResult('q', 'verified', 'verified'), 'The service says verified of q.'],
    [
      'a link',
      linkResult('l', 'verified', 'verified'),
      'The service says verified of l. What the page says was not checked.',
    ],
  ])(
    'in the list, of %s, only what the heading over all that is verified does not say',
    (_, result, said) => {
      expect(briefSentence(sampleCard(caseItem('a', '1 Ex. 1'), { kind: 'result', result }))).toBe(said);
      expect(groupNotes.verified).toContain('whether it supports your point or is still good law');
      expect(groupNotes.verified).toContain('emphasis and context of quotations');
    },
  );

  test('once, where the service says it already', () => {
    const message =
      'Found: Bell v. Candle. Not checked: whether it supports your point or is still good law.';
    const result = { ...verifiedBell, verdict: { ...verifiedBell.verdict, message } };
    expect(sentenceOf(result)).toBe(message);
  });

  test('also where the service says that something else was not compared', () => {
    const verified = quoteResult('q', 'verified', 'verified');
    const message = 'The words match Bell v. Candle. The pin cite (12) was not compared.';
    expect(sentenceOf({ ...verified, verdict: { ...verified.verdict, message } })).toBe(
      `${message} Emphasis and context were not checked.`,
    );
  });

  test.each(['mismatch', 'not_found', 'brand_new'])(
    'of %s, what the service says, and no more',
    (outcome) => {
      expect(sentenceOf(caseResult('a', 'warning', outcome))).toBe(`The service says ${outcome} of a.`);
    },
  );

  describe('of a short form', () => {
    const id = {
      ...caseItem('a', 'Bell v. Candle, 1 Ex. 1 (1985)'),
      text: 'Id.',
      readAs: 'Bell v. Candle, 1 Ex. 1',
    };
    const said = (result: Result) => cardSentence(sampleCard(id, { kind: 'result', result }));

    test.each(['not_covered', 'mismatch'])('%s, what it was read as', (outcome) => {
      expect(said(caseResult('a', 'warning', outcome))).toBe(
        `Read as Bell v. Candle, 1 Ex. 1. The service says ${outcome} of a.`,
      );
    });

    test('that was found, what was found, and not twice', () => {
      expect(said(verifiedBell)).not.toContain('Read as');
    });

    test('that now means another authority, both', () => {
      const card: Card = {
        ...sampleCard(id, { kind: 'result', result: caseResult('a', 'warning', 'not_covered') }),
        shifted: { before: '2 Ex. 2', now: 'Bell v. Candle, 1 Ex. 1' },
      };
      expect(cardSentence(card)).toBe(
        '"Id." now refers to Bell v. Candle, 1 Ex. 1; before, to 2 Ex. 2. The service says not_covered of a.',
      );
    });
  });

  test('a link that opens is not called verified', () => {
    expect(statusWord(cardOf({ kind: 'result', result: linkResult('l', 'verified', 'verified') }))).toBe(
      'Opens',
    );
  });
});

describe('groups', () => {
  test.each([
    ['critical', 'not_found', 'problem'],
    ['critical', 'brand_new', 'problem'],
    ['warning', 'mismatch', 'warning'],
    ['warning', 'ambiguous', 'warning'],
    ['warning', 'brand_new', 'warning'],
    ['verified', 'verified', 'verified'],
    ['warning', 'not_covered', 'notChecked'],
    ['warning', 'unconfirmed', 'notChecked'],
    ['warning', 'text_unavailable', 'notChecked'],
    ['warning', 'parent_unresolved', 'notChecked'],
    ['warning', 'unreadable', 'notChecked'],
    ['warning', 'unreachable', 'notChecked'],
    ['warning', 'blocked', 'notChecked'],
    ['warning', 'source_unavailable', 'notChecked'],
    ['verified', 'source_unavailable', 'notChecked'],
  ] as const)('%s %s stands among %s', (status, outcome, group) => {
    expect(groupOf(cardOf({ kind: 'result', result: caseResult('a', status, outcome) }))).toBe(group);
  });

  test.each<Finding>([
    { kind: 'notSent', reason: 'record' },
    { kind: 'unanswered' },
    { kind: 'failed', failure: { code: 'offline' } },
    { kind: 'cancelled' },
  ])('what brought no result ($kind) is not checked', (finding) => {
    expect(groupOf(cardOf(finding))).toBe('notChecked');
  });
});

describe('the whole brief', () => {
  const verified = cardOf({ kind: 'result', result: verifiedBell });
  const unsent = sampleCard(unsentItem('u', 'my client said', 'record'), notSent('record'));
  /** Found by its name, at `found`, where the draft has page 1. */
  const unconfirmed = (found: string, outcome = 'unconfirmed'): Card =>
    cardOf({
      kind: 'result',
      result: {
        ...caseResult('d', 'warning', outcome),
        evidence: {
          comparisons: [{ attribute: 'page', cited: '1 Ex. 1', found, match: found === '1 Ex. 1' }],
        },
      },
    });

  const notInTextHeld = (words: string, rest: Partial<Pick<SentItem, 'inferred'>> = {}): Card =>
    sampleCard(
      { ...quoteItem('q', words, 'a'), ...rest },
      {
        kind: 'result',
        result: {
          ...quoteResult('q', 'warning', 'text_unavailable'),
          evidence: {
            comparisons: [{ attribute: 'quote', cited: words, found: 'nothing close', match: false }],
          },
        },
      },
    );

  test.each<[string, readonly Card[], string]>([
    ['all verified', [verified, unsent], 'No differences found in the one item checked; 1 not checked.'],
    ['nothing checked', [unsent], 'The one item could not be checked.'],
    ['none of several checked', [unsent, unsent], 'None of the 2 items could be checked.'],
    [
      'one not confirmed that is on record otherwise',
      [verified, unsent, unconfirmed('1 Ex. 7')],
      '1 difference to confirm; 1 not checked.',
    ],
    [
      'one not confirmed in which nothing differs',
      [verified, unsent, unconfirmed('1 Ex. 1'), unconfirmed('1 Ex. 7', 'source_unavailable')],
      '3 of 4 items were not checked. No differences found in the one that was checked.',
    ],
    [
      'words that the text held lacks, their case named before them, and too few to be of it beyond doubt',
      [
        verified,
        notInTextHeld('not one word of it'),
        notInTextHeld('nor one of these', { inferred: 'namedBefore' }),
        notInTextHeld('one word', { inferred: 'fewWords' }),
      ],
      '2 differences to confirm; 1 not checked.',
    ],
    [
      'several verified',
      [verified, cardOf({ kind: 'result', result: verifiedBell }), unsent],
      'No differences found in the 2 items checked; 1 not checked.',
    ],
    ['nothing found', [], 'No citations, quotations or links were found in this document.'],
    [
      'problems and warnings',
      [
        verified,
        cardOf({ kind: 'result', result: caseResult('b', 'critical', 'not_found') }),
        cardOf({ kind: 'result', result: caseResult('c', 'warning', 'mismatch') }),
      ],
      '1 problem and 1 item to look at again.',
    ],
  ])('%s', (_, cards, sentence) => {
    expect(summarySentence(checkOf(cards))).toBe(sentence);
  });

  test('while a check runs nothing is summed up; while its marks are made, everything is', () => {
    const chunk = { id: 'c', body: '{}', itemIds: [], items: [] };
    const said = (progress: ChunkProgress) =>
      summarySentence(checkOf([verified], { phase: 'checking', chunks: [{ chunk, progress }] }));
    expect(said({ kind: 'sending', attempt: 1 })).toBe('Checking. Results appear as they come.');
    expect(said({ kind: 'answered' })).toBe(summarySentence(checkOf([verified])));
  });

  test('before filing it is said of a cancelled check, and of no other, that it was cancelled', () => {
    const open = (phase: 'done' | 'cancelled') => openSentences(checkOf([verified], { phase }));
    expect(open('cancelled')).toEqual(['The check was cancelled before its end.']);
    expect(open('done')).toEqual([]);
  });

  test('of words that are being changed, what was found no longer counts; of new ones, nothing was', () => {
    expect(
      cardSentence(cardOf({ kind: 'changed', last: { kind: 'result', result: verifiedBell } })),
    ).toContain('no longer counts');
    expect(cardSentence(cardOf({ kind: 'changed', last: null }))).toContain('and not checked');
  });

  test('a cancelled check does not say that nothing could be checked', () => {
    const cancelled = checkOf([unsent], { phase: 'cancelled' });
    expect(summarySentence(cancelled)).toBe('Nothing was checked; 1 not checked.');
  });

  test('what to do about a failure is said once, not with every item', () => {
    const card = cardOf({ kind: 'failed', failure: { code: 'offline' } });
    expect(cardSentence(card)).toBe('Nothing was checked. No connection to Cite Check.');
    expect(failureSentence({ code: 'offline' })).toContain('Check your network, then try again');
  });

  test('what differs though it could not be confirmed is not called unchecked', () => {
    expect(statusWord(unconfirmed('1 Ex. 7'))).toBe('Not confirmed');
    expect(statusWord(unconfirmed('1 Ex. 1'))).toBe('Not checked');
    expect(statusWord(unsent)).toBe('Not checked');
  });

  test('the report has what the record has otherwise, though it does not settle it, before what it only asks about', () => {
    const asked = cardOf({ kind: 'result', result: caseResult('w', 'warning', 'ambiguous') });
    const report = writeReport(
      checkOf([verified, asked, unsent, unconfirmed('1 Ex. 7')]),
      'brief.docx',
      written,
    );
    expect(report.match(/^[A-Z][\w ]+ \(1\)$/gm)).toEqual([
      'Not confirmed (1)',
      'Look again (1)',
      'Verified (1)',
      'Not checked (1)',
    ]);
    expect(report.indexOf('record “1 Ex. 7” (differs)')).toBeLessThan(report.indexOf('Look again (1)'));
  });

  test('of items alike, the report says it once, and what no case is checked for once for all', () => {
    const held = (id: string, text: string, message: string): Card =>
      sampleCard(caseItem(id, text), {
        kind: 'result',
        result: { ...verifiedBell, verdict: { ...verifiedBell.verdict, message } },
      });
    const told = 'Found: Bell v. Clock. Name and page agree.';
    const report = writeReport(
      checkOf([
        held('a', 'Bell v. Clock, 1 Ex. 1', told),
        held('b', 'Id.', told),
        held('c', 'Bell, 1 Ex. at 2', 'Found: Bell v. Clock. Not compared: the pin cite (2).'),
        held('d', 'Id.', told),
        unsent,
      ]),
      'brief.docx',
      written,
    );
    expect(report).toContain(
      `[Verified] Bell v. Clock, 1 Ex. 1\n[Verified] Id. (2 times)\n  ${told}\n  Example Record:`,
    );
    expect(report).toContain(
      '[Verified] Bell, 1 Ex. at 2\n  Found: Bell v. Clock. Not compared: the pin cite (2).\n',
    );
    expect(report.match(/still good law/gu)).toHaveLength(1);
  });

  test('the report has quotations in marks, and their words once', () => {
    const words = 'reliance is often fatal';
    const comparison = {
      attribute: 'quote' as const,
      cited: words,
      found: '"reliance is fatal',
      match: false,
    };
    const result = { ...quoteResult('q', 'critical', 'mismatch'), evidence: { comparisons: [comparison] } };
    const report = writeReport(
      checkOf([sampleCard(quoteItem('q', words, 'a'), { kind: 'result', result })]),
      'brief.docx',
      written,
    );
    expect(report).toContain(`[Problem] “${words}”\n`);
    expect(report).toContain('  wording: record “"reliance is fatal” (differs)');
    expect(report.split(words)).toHaveLength(2);
  });

  test('the report holds every card, what differs and its record, as plain text', () => {
    const report = writeReport(checkOf([verified, unsent]), 'brief.docx', written);
    expect(report).toMatch(
      /^Cite Check: brief\.docx\nReport of March 4, 2026 at 5:06\sPM\nNo differences found in the one item checked; 1 not checked\.\n/u,
    );
    expect(report).toContain('[Verified] 1 Ex. 1\n  The service says verified of a.');
    // What agrees is told by the sentence.
    expect(report).not.toContain('year: draft');
    expect(report).toContain('Example Record: https://records.example.org/bell');
    expect(report).toContain('[Not checked] “my client said”');
  });
});

test('a list of the text before says so, in the report and before filing', () => {
  const check = { ...checkOf([]), unreadAgain: { message: null } };
  const told = 'What is listed is of the text as it was read before.';
  expect(writeReport(check, 'brief.docx', written)).toContain(told);
  expect(openSentences(check).join()).toContain(told);
});

describe('failures', () => {
  test.each(Object.keys(problemCodes) as ProblemCode[])('%s says what to do', (code) => {
    const sentence = failureSentence({ code });
    expect(sentence).toMatch(/try again|IT team/);
    // What the sentence asks for is what the pane offers.
    expect(/try again/.test(sentence)).toBe(!waitsForOthers({ code }));
  });

  test('what is tried again by itself asks nobody to try again', () => {
    const failure = { code: 'service_unreachable', retryAfterMs: 5_000 } as const;
    expect(chunkSentence({ kind: 'waiting', failure, waitMs: 5_000 })).toBe(
      'The verification service could not be reached. Trying again in 5 seconds.',
    );
  });

  test('names the wait and the reference', () => {
    expect(failureSentence({ code: 'overloaded', retryAfterMs: 120_000 })).toBe(
      'The service is busy. Please try again in 2 minutes.',
    );
    expect(failureSentence({ code: 'internal', retryAfterMs: 120_000 })).toContain('wait 2 minutes');
    expect(failureSentence({ code: 'internal', requestId: 'r-7' })).toContain('(Reference r-7)');
  });
});

test('no sentence of ours says that a citation is good law or supports the point', () => {
  const evidence = { comparisons: [compared('year', '1985')] };
  const results = outcomes.flatMap((outcome) =>
    (['verified', 'warning', 'critical'] as const).flatMap((status) => [
      caseResult('a', status, outcome, { opinion: bell, evidence }),
      linkResult('l', status, outcome),
    ]),
  );
  const said = results.map((result) => sentenceOf(result)).join('\n');
  const claims = said.replaceAll('Not checked: whether it supports your point or is still good law.', '');
  expect(claims).not.toMatch(/good law|supports|safe|correct|valid/i);
});

function sentenceOf(result: Result): string {
  return cardSentence(cardOf({ kind: 'result', result }));
}

function notSent(reason: 'record'): Finding {
  return { kind: 'notSent', reason };
}

function cardOf(finding: Finding): Card {
  const link = finding.kind === 'result' && finding.result.type === 'link';
  return sampleCard(link ? linkItem('l', 'https://example.org') : caseItem('a', '1 Ex. 1'), finding);
}

test('a quotation that could not be read is no citation that could not', () => {
  const reasonOf = (result: Result): string =>
    notCheckedReason(sampleCard(caseItem('a', '1 Ex. 1'), { kind: 'result', result }));
  expect(reasonOf(quoteResult('q', 'warning', 'unreadable'))).toBe('Wording: no words to compare');
  expect(reasonOf(caseResult('a', 'warning', 'unreadable'))).toBe('Not readable as a citation');
});
