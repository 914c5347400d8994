/** What a quotation that agrees shows of its place. The outcomes of compared quotations: `verify-items.test.ts`. */
import { describe, expect, test } from 'vitest';
import { compareQuotation } from '../../src/quotes/compare-quotation';
import { differenceInContext } from '../../src/quotes/difference-in-context';
import { indexOpinion } from '../../src/quotes/index-opinion';
import type { Edit, QuotationComparison } from '../../src/quotes/quotation-comparison';
import { decidingEdit, excusedByCleaningUp, judgeQuotation } from '../../src/verdict/judge-quotation';
import type { ComparedQuotation } from '../../src/verdict/quotation-finding';
import { partName } from '../../src/verdict/quotation-messages';

const found: ComparedQuotation = {
  kind: 'compared',
  quotation: 'the gate was open',
  comparison: {
    kind: 'exact',
    start: 0,
    end: 17,
    page: { first: '12', last: '13' },
    occurrences: 1,
    edits: [],
    severity: null,
    pageIsWhole: false,
    insideQuotationMarks: false,
    part: null,
  },
  passage: 'the gate was open',
  sentences: 'We hold that the gate was open.',
  difference: { cited: '', found: '' },
  caseName: 'Alder v. Birch',
  citedPages: [],
  cleanedUp: false,
  isSpeakerUnknown: false,
  isLegible: true,
  isWhole: true,
  unsearched: [],
};
const dissent = { kind: 'dissent', author: 'Oak', start: 0, end: 17 } as const;
const inDissent = { ...found, comparison: { ...found.comparison, part: dissent } };

test.each([
  [{ kind: 'dissent', author: 'Oak' }, 'dissent of Oak'],
  [{ kind: 'concurrence', author: 'Oak' }, 'concurrence of Oak'],
  [{ kind: 'dissent' }, 'dissent'],
  [{ kind: 'majority', author: 'Oak' }, 'opinion of the court'],
  [{ kind: 'syllabus', author: 'Oak' }, 'syllabus'],
] as const)('%j is called %s', (part, name) => {
  expect(partName({ ...part, start: 0, end: 17 })).toBe(name);
});

describe('beside the words of a quotation', () => {
  test.each<[string, ComparedQuotation, string, readonly [string, boolean][]]>([
    ['no page cited, none compared', found, 'verified', []],
    ['the cited page', { ...found, citedPages: [{ first: 13, last: 13 }] }, 'verified', [['pinCite', true]]],
    ['another page', { ...found, citedPages: [{ first: 14, last: 15 }] }, 'elsewhere', [['pinCite', false]]],
    ['a dissent that is not named', inDissent, 'elsewhere', [['opinionPart', false]]],
    [
      'the dissent that is named',
      { ...inDissent, citedPart: { written: 'dissenting', kinds: ['dissent'] } },
      'verified',
      [['opinionPart', true]],
    ],
    [
      'the dissent of the judge named',
      { ...inDissent, citedPart: { written: 'Oak, J., dissenting', kinds: ['dissent'] } },
      'verified',
      [['opinionPart', true]],
    ],
    [
      'the dissent of another judge',
      { ...inDissent, citedPart: { written: 'Cedar, J., dissenting', kinds: ['dissent'] } },
      'elsewhere',
      [['opinionPart', false]],
    ],
    [
      'a dissent of whose writer nothing is known, cited with a name',
      {
        ...found,
        comparison: { ...found.comparison, part: { kind: 'dissent', start: 0, end: 17 } },
        citedPart: { written: 'Cedar, J., dissenting', kinds: ['dissent'] },
      },
      'verified',
      [['opinionPart', true]],
    ],
    [
      'the opinion of the court by another judge than the one named, who joined it',
      {
        ...found,
        comparison: { ...found.comparison, part: { ...dissent, kind: 'majority' } },
        citedPart: { written: 'Cedar, J.', kinds: ['majority'] },
      },
      'verified',
      [['opinionPart', true]],
    ],
    [
      'the dissent of another judge, of words that stand twice',
      {
        ...inDissent,
        comparison: { ...inDissent.comparison, occurrences: 2 },
        citedPart: { written: 'Cedar, J., dissenting', kinds: ['dissent'] },
      },
      'verified',
      [['opinionPart', true]],
    ],
    [
      'no place of the cited case for words of another',
      {
        ...found,
        citedPages: [{ first: 14, last: 15 }],
        otherCase: { caseName: 'Cedar v. Elm', searched: 'whole' },
      },
      'elsewhere',
      [],
    ],
  ])('%s', (_, finding, outcome, place) => {
    const { verdict, comparisons } = judgeQuotation(finding);
    expect(verdict.outcome).toBe(outcome);
    expect(comparisons.slice(1).map(({ attribute, match }) => [attribute, match])).toEqual(place);
  });
});

describe('words that are found', () => {
  const page = { first: '12', last: '13' };
  test.each<[ComparedQuotation['comparison']['kind'], boolean, string]>([
    ['exact', false, 'These words stand in Alder v. Birch at 12–13, without unmarked changes.'],
    ['marked', false, 'The words match Alder v. Birch at 12–13; every change is marked.'],
    [
      'altered',
      true,
      'The words match Alder v. Birch at 12–13; your citation says that marks were cleaned up.',
    ],
    ['scan_noise', false, 'The words match Alder v. Birch at 12–13, except'],
  ])('%s: say how', (kind, cleanedUp, sentence) => {
    const severity = kind === 'altered' ? 'form' : null;
    const comparison = { ...found.comparison, kind, page, severity } as const;
    const { verdict } = judgeQuotation({ ...found, cleanedUp, comparison });
    expect(verdict.message).toContain(sentence);
  });
});

describe('a pin cite beside words that agree', () => {
  const shown = { first: '12', last: '13' };
  const pages = [{ first: 13, last: 13 }];
  const notCompared = /The pin cite \((.+)\) was not compared\.$/;
  test.each<[string, Partial<ComparedQuotation>, QuotationComparison['page'], string | undefined]>([
    ['of pages that the text does not show', { citedPin: '13', citedPages: pages }, null, '13'],
    ['of a database', { citedPin: '*3' }, shown, '*3'],
    ['of a paragraph', { citedPin: '¶ 12' }, null, '¶ 12'],
    ['of pages that the text shows', { citedPin: '13', citedPages: pages }, shown, undefined],
    ['that is not given', {}, null, undefined],
  ])('%s', (_, cited, page, told) => {
    for (const kind of ['exact', 'marked', 'scan_noise'] as const) {
      const { verdict } = judgeQuotation({
        ...found,
        ...cited,
        comparison: { ...found.comparison, kind, page },
      });
      expect(verdict.outcome).toBe('verified');
      expect(notCompared.exec(verdict.message)?.[1]).toBe(told);
    }
  });
});

test.each(['exact', 'marked', 'scan_noise'] as const)(
  'who speaks is said not to be known, of words that are %s',
  (kind) => {
    const comparison = { ...found.comparison, kind };
    const message = (isSpeakerUnknown: boolean) =>
      judgeQuotation({ ...found, comparison, isSpeakerUnknown, citedPin: '*3' }).verdict.message;
    const sentence = 'Whether the court, its syllabus or a separate opinion speaks here was not looked at.';
    expect(message(true)).toMatch(new RegExp(`\\. ${sentence} The pin cite \\(\\*3\\) was not compared\\.$`));
    expect(message(false)).not.toContain('speaks here');
  },
);

describe('a changed word in a text of which something is missing', () => {
  const text = [
    '[*432] The court may hear the widow.',
    '[*433] Where the proof is poor, the court may reduce the award accordingly.',
    '[*434] The old mill was sold at noon, and its price may be divided.',
    '[*436] The deed of the old mill may be set aside for good.',
  ].join(' ');
  const places = [{ reporter: 'Ex.', volume: '1', page: '431' }];
  const cited = (first: number, last = first) => [{ first, last }];
  test.each<[string, string, ComparedQuotation['citedPages'], string]>([
    [
      'on the cited page, which is held whole',
      'the court must reduce the award accordingly',
      cited(433),
      'mismatch',
    ],
    ['on one of the cited pages', 'the court must reduce the award accordingly', cited(432, 435), 'mismatch'],
    [
      'on a page that is not cited',
      'the court must reduce the award accordingly',
      cited(420),
      'text_unavailable',
    ],
    ['where no page is cited', 'the court must reduce the award accordingly', [], 'text_unavailable'],
    [
      'where the next page is missing',
      'the old mill was sold at noon, and its price must be divided',
      cited(434, 435),
      'text_unavailable',
    ],
    [
      'on the last page held',
      'the deed of the old mill must be set aside for good',
      cited(436),
      'text_unavailable',
    ],
  ])('%s', (_, quotation, citedPages, outcome) => {
    const pin = { reporter: 'Ex.', pages: citedPages };
    const comparison = compareQuotation(
      quotation,
      indexOpinion(text, { places }),
      citedPages.length > 0 ? { pin } : {},
    );
    expect(comparison).toMatchObject({ kind: 'altered', severity: 'wording' });
    const altered = { ...found, quotation, comparison, citedPages, isWhole: false };
    const { verdict } = judgeQuotation(altered);
    expect(verdict).toMatchObject({ outcome, status: outcome === 'mismatch' ? 'critical' : 'warning' });
    expect(judgeQuotation({ ...altered, isLegible: false }).verdict.outcome).toBe('text_unavailable');
  });
});

describe('a parallel citation that the draft leaves out of the opinion', () => {
  const opinion =
    'In Ott v. Bell, 243 La. 936, 148 So. 2d 607, the panel sold the mill unless the widow paid.';
  const without = 'In Ott v. Bell, 243 La. 936, the panel sold the mill';
  const verdictOn = (quotation: string, cleanedUp: boolean) => {
    const comparison = compareQuotation(quotation, indexOpinion(opinion));
    return judgeQuotation({ ...found, quotation, comparison, cleanedUp }).verdict;
  };
  test.each([
    ['is asked about', without, false, 'marked_meaning'],
    ['is excused by "(cleaned up)"', without, true, 'verified'],
    ['excuses nothing that is hidden beside it', `${without} . . . .`, true, 'marked_meaning'],
  ])('%s', (_, quotation, cleanedUp, outcome) => {
    expect(verdictOn(quotation, cleanedUp).outcome).toBe(outcome);
  });

  test('is named', () =>
    expect(verdictOn(without, false).message).toContain(
      'Your quotation leaves out "148 So. 2d 607" of a citation',
    ));
});

test.each([
  [
    'Work on the mill was done',
    'The words match Alder v. Birch, but it has "work" where your draft has "Work", without a bracket.',
  ],
  [
    'work on the Mill was done',
    'The words match Alder v. Birch, but it has "mill" where your draft has "Mill", without a bracket.',
  ],
  [
    'work on the mill; was done',
    'Alder v. Birch reads "work on the mill was done"; your draft reads "work on the mill; was done", without a mark.',
  ],
])('what differs in form alone is told: %s', (quotation, message) => {
  const opinion = 'Accordingly, work on the mill was done, and the widow paid.';
  const comparison = compareQuotation(quotation, indexOpinion(opinion));
  const edit = decidingEdit(comparison);
  const difference = edit
    ? differenceInContext(quotation, opinion, edit, {
        start: comparison.start ?? 0,
        end: comparison.end ?? 0,
      })
    : { cited: '', found: '' };
  const { verdict } = judgeQuotation({ ...found, quotation, comparison, difference });
  expect(verdict).toMatchObject({ outcome: 'mismatch', status: 'warning', message });
});

describe('“(cleaned up)”', () => {
  const excuses = (
    kind: QuotationComparison['kind'],
    severity: QuotationComparison['severity'],
    ...edits: readonly Edit[]
  ) =>
    excusedByCleaningUp({
      ...found,
      cleanedUp: true,
      comparison: { ...found.comparison, kind, severity, edits },
    });
  const edit = (
    kind: Edit['kind'],
    quoted: string,
    original: string,
    ...affected: readonly string[]
  ): Edit => ({
    kind,
    quoted: { start: 0, end: quoted.length, text: quoted },
    found: { start: 0, end: original.length, text: original },
    affected,
  });

  test.each([
    ['a capital', edit('letterCase', 'The', 'the')],
    ['a space', edit('spacing', 'can not', 'cannot')],
    ['a citation left out', edit('omittedCitation', '', 'Elm, 1 Ex. 1')],
    ['quotation marks and full stops of an ellipsis', edit('punctuation', '', '“ . . . ”')],
  ])('excuses %s', (_, one) => {
    expect(excuses('altered', 'form', one)).toBe(true);
    // Only where the citation says so, and never together with words.
    expect(excuses('altered', 'wording', one)).toBe(false);
    expect(
      excusedByCleaningUp({
        ...found,
        comparison: { ...found.comparison, kind: 'altered', severity: 'form', edits: [one] },
      }),
    ).toBe(false);
  });

  test.each([
    ['a question made a statement', edit('punctuation', '.', '?')],
    ['a comma', edit('punctuation', ',', '')],
  ])('does not excuse %s', (_, one) => expect(excuses('altered', 'form', one)).toBe(false));

  test.each([
    ['a bracket that touches nothing', edit('bracket', '[the]', 'a'), true],
    ['a bracket in the place of a negation', edit('bracket', '[may]', 'may not', 'not'), false],
    ['an ellipsis, which may join what stands far apart', edit('ellipsis', '. . .', 'in fact'), false],
    ['a sentence cut short of its condition', edit('cutShort', '.', 'unless', 'unless'), false],
  ])('of what a mark may hide, %s', (_, one, excused) => {
    expect(excuses('marked_meaning', null, one)).toBe(excused);
    expect(excuses('marked_meaning', null, edit('letterCase', 'The', 'the'), one)).toBe(excused);
  });
});

describe('words that stand in another case of the citation', () => {
  const stands = 'These words stand in Cedar v. Elm at 12–13, cited nearby';
  test.each([
    ['whole', `${stands}, and not in Alder v. Birch. Which do you mean?`],
    [
      'part',
      `${stands}, and were not found in the text held of Alder v. Birch, which may not be complete. Which do you mean?`,
    ],
    [
      'none',
      `${stands}. The sources searched do not have the text of Alder v. Birch, so they could not be looked for there.`,
    ],
  ] as const)('say whether the cited one was searched: %s', (searched, message) => {
    const { verdict } = judgeQuotation({ ...found, otherCase: { caseName: 'Cedar v. Elm', searched } });
    expect(verdict).toMatchObject({ outcome: 'elsewhere', status: 'warning', message });
  });
});

test('an ellipsis over many sentences is told by its ends', () => {
  const between = Array.from({ length: 60 }, (_, at) => `Witness ${at} did not see the mill.`).join(' ');
  const opinion = `The owner of the mill was told of the flood in time. ${between} The court below so held.`;
  const quotation = 'The owner of the mill was told . . . below so held.';
  const comparison = compareQuotation(quotation, indexOpinion(opinion));
  expect(comparison.kind).toBe('marked_meaning');
  const edit = decidingEdit(comparison);
  const difference = edit ? differenceInContext(quotation, opinion, edit) : { cited: '', found: '' };
  const { message } = judgeQuotation({ ...found, quotation, comparison, difference }).verdict;
  expect(message).toContain('Your ellipsis leaves out 427 words of the opinion, between "');
  expect(message.length).toBeLessThan(300);
});

test('what a bracket hides is told before what the beginning cuts off', () => {
  const opinion = 'If the deed is lost, the widow cannot sell the mill in May. So it was.';
  const comparison = compareQuotation('[T]he widow [can] sell the mill in May.', indexOpinion(opinion));
  expect(comparison.edits.some(({ kind }) => kind === 'cutShort')).toBe(true);
  expect(decidingEdit(comparison)?.affected).toContain('cannot');
});
