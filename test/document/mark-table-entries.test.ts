import { describe, expect, test } from 'vitest';

import { findCitations } from '../../src/citations/find-citations';
import { markTableEntries } from '../../src/document/mark-table-entries';
import { briefOf, type ToldParagraph } from '../support/brief-of';

/** The paragraphs whose citations are told to be entries of a table. */
function entriesOf(paragraphs: readonly (string | ToldParagraph)[]): readonly string[] {
  const brief = briefOf(paragraphs);
  const marked = markTableEntries(brief, findCitations(brief.text)).filter(({ inTable }) => inTable === true);
  return brief.paragraphs
    .filter(({ start, end }) => marked.some((find) => start <= find.start && find.start < end))
    .map(({ start, end }) => brief.text.slice(start, end));
}

const heading = { text: 'TABLE OF AUTHORITIES', heading: true };
const dotted = [
  'In re Elm, 216 B.R. 843 (Bankr. N.D. Ala. 1997) ........ 2, 4',
  'Oak v. Ash, 197 B.R. 721 (M.D. Ga. 1996) ........ 5',
];
const tabbed = dotted.map((line) => line.replace(/ \.+ /, '\t'));
const body = [
  'It settles who is paid. In re Elm, 216 B.R. 843, 848 (Bankr. N.D. Ala. 1997). “The beneficiary is the owner.” Id. at 849.',
  'Others agree. Fir v. Yew, 547 U.S. 410, 424 (2006). “The inquiry is a practical one.” Id.',
  'And see Birch v. Lime, 486 U.S. 153, 159 (1988). It held that “a party may insist on counsel.” Id.',
  'The rule is old. Elm, 216 B.R. at 850.',
];
const indented = body.map((line) => `\t${line}`);

describe('markTableEntries: where the table ends', () => {
  for (const [kind, table] of [
    ['dots', dotted],
    ['tabs', tabbed],
  ] as const) {
    test.each([
      ['a heading', [{ text: 'ARGUMENT', heading: true }]],
      ['a heading in plain letters', ['ARGUMENT']],
      ['a numbered heading', ['I. Introduction']],
      ['nothing', []],
      ['prose', ['Nothing is cited in this paragraph, which is prose.']],
    ])(`entries with ${kind}, then %s and a body whose paragraphs begin with tabs`, (_, between) => {
      expect(entriesOf([heading, ...table, ...between, ...indented])).toEqual(table);
    });

    test(`entries with ${kind}, then a body with a heading that ends in a number`, () => {
      const lines = ['ARGUMENT', ...body.slice(0, 2), 'B. Judgment is due under Rule 56', ...body.slice(2)];
      expect(entriesOf([heading, ...table, ...lines])).toEqual(table);
    });
  }

  test('heads of groups and broken lines do not end it', () => {
    const broken = ['Larch Mutual Insurance Co. v. Rowan Holdings, Inc.,', '547 U.S. 410 (2006) ........ 12'];
    const law = '11 U.S.C. § 541 ........ 4';
    expect(
      entriesOf([
        heading,
        'Page(s)',
        'Cases',
        ...dotted,
        { text: 'Other Cases', heading: true },
        ...broken,
        { text: 'Statutes', heading: true },
        law,
        'ARGUMENT',
        ...body,
      ]),
    ).toEqual([...dotted, broken[1], law]);
  });

  test('what stands before the heading is no entry', () => {
    expect(entriesOf([body[1] ?? '', heading, ...dotted, 'ARGUMENT', ...body])).toEqual(dotted);
  });

  test('an entry of a part of the brief with its page ends no table of contents', () => {
    const entry = 'A. Oak v. Ash, 197 B.R. 721 (M.D. Ga. 1996) governs';
    expect(
      entriesOf([
        'TABLE OF CONTENTS',
        'ARGUMENT ........ 3',
        entry,
        'and nothing else does ........ 4',
        ...body,
      ]),
    ).toEqual([entry]);
  });
});
