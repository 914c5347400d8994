/** Lines that a converter made paragraphs of are read as one; what stands between two pages is passed over, and nothing else. */
import { describe, expect, test } from 'vitest';
import { findItems } from '../../src/document/find-items';
import { joinBrokenLines } from '../../src/document/join-broken-lines';
import { briefOf, type ToldParagraph } from '../support/brief-of';

const head = 'CASE NO. 4D2025-0912';

function linesOf(...body: readonly (string | ToldParagraph)[]): readonly string[] {
  const brief = briefOf(body);
  const { text, apart, paragraphs } = joinBrokenLines(brief);
  expect(text).toHaveLength(brief.text.length);
  expect(apart).toHaveLength(brief.text.length);
  return paragraphs.map(({ start, end }) => text.slice(start, end).replace(/ +/g, ' '));
}

test.each<[string, readonly string[], readonly string[]]>([
  [
    'a sentence over three lines',
    [
      'The miller may not be sued for the loss of grain,',
      'unless he knew that the roof of the mill would',
      'leak.',
    ],
    [
      'The miller may not be sued for the loss of grain, unless he knew that the roof of the mill would leak.',
    ],
  ],
  [
    'a word that the line breaks',
    ['The rule may be established in court by show-', 'ing that the miller knew.'],
    ['The rule may be established in court by show- ing that the miller knew.'],
  ],
  [
    'a page that ends within a sentence: its number and the next one’s head',
    [
      'It mattered that the miller filed no answer to the',
      '4',
      head,
      'complaint of the cooperative.',
      'Then:',
      '5',
      head,
      'On.',
    ],
    [
      'It mattered that the miller filed no answer to the complaint of the cooperative.',
      'Then:',
      '5',
      head,
      'On.',
    ],
  ],
  [
    'a page whose number stands below its head',
    [
      head,
      'It mattered that the miller filed no answer to the',
      head,
      'Page 4 of 17',
      'complaint of the cooperative.',
    ],
    [head, 'It mattered that the miller filed no answer to the complaint of the cooperative.'],
  ],
  [
    'the numbers of pleading paper',
    [
      '1 The miller may not be sued for the loss of grain,',
      '2 unless he knew that the roof of the mill would',
      '3 leak. A rule so old is not to be read out of the law',
      '4 because the mill has changed its owner.',
    ],
    [
      ' The miller may not be sued for the loss of grain, unless he knew that the roof of the mill would leak. A rule so old is not to be read out of the law because the mill has changed its owner.',
    ],
  ],
  [
    'the same within one paragraph',
    [
      '1 The miller may not be sued for the\v2 loss of grain, unless he knew that\n3 the roof would leak. A rule so\n4 old is not to be read away.',
    ],
    [
      ' The miller may not be sued for the\v loss of grain, unless he knew that\n the roof would leak. A rule so\n old is not to be read away.',
    ],
  ],
  [
    'a stamp within a sentence',
    [
      'The miller may not Case 5:24-cv-01187-JLG Document 44 Filed 09/02/25 Page 11 of 24 be sued.',
      'Nor may he USCA4 Appeal: 21-1234 Doc: 22 Filed: 08/02/2024 Pg: 3 of 20 be shamed.',
    ],
    ['The miller may not be sued.', 'Nor may he be shamed.'],
  ],
])('%s', (_, body, lines) => {
  expect(linesOf(...body)).toEqual(lines);
});

describe('nothing is passed over', () => {
  test.each<[string, readonly string[]]>([
    [
      'that is no number and no head',
      [
        'It mattered that the miller filed no answer to the',
        '4',
        'Argument',
        'complaint of the cooperative.',
      ],
    ],
    [
      'that stands there alone',
      ['It mattered that the miller filed no answer to the', '4', head, 'complaint of the cooperative.'],
    ],
    [
      'without a number',
      [head, 'It mattered that the miller filed no answer to the', head, 'complaint of the cooperative.'],
    ],
    [
      'before a new sentence',
      [
        head,
        'It mattered that the miller filed no answer to the',
        '4',
        head,
        'Complaint of the cooperative.',
      ],
    ],
    [
      'behind the end of a sentence',
      ['It mattered that the miller filed no answer at all.', '4', 'complaint of the cooperative.'],
    ],
    [
      'that numbers a list',
      ['1 Flour', '2 Grain', '3 salt, which nobody weighed', '4 Lamps and oil for the mill'],
    ],
    ['in a list of three', ['1 flour', '2 grain', '3 salt']],
    [
      'whose numbers do not follow',
      ['1 flour of the mill', '3 grain of the mill', '5 salt of the mill', '7 oil of the mill'],
    ],
    [
      'that is cited',
      ['As told in Case 5:24-cv-01187-JLG Document 44 Filed 09/02/25 Page 11 of 24 by the miller.'],
    ],
    [
      'that ends a sentence',
      ['“I never saw it.” Case 5:24-cv-01187-JLG Document 44 Filed 09/02/25 Page 11 of 24.'],
    ],
    ['behind a short line', ['The Miller’s Answer to the', '4', 'complaint of the cooperative.']],
  ])('%s', (_, body) => {
    expect(linesOf(...body)).toEqual(body);
  });

  test('between the text and a note', () => {
    const brief = briefOf(['It mattered that the miller filed no answer to the^'], ['complaint.', '4']);
    const { paragraphs } = joinBrokenLines(brief);
    expect(paragraphs).toEqual(brief.paragraphs);
  });
});

test('a quotation over many lines and a page is one, and is sent without what stands between', () => {
  const quoted = [
    'The rule is old. “All doubts about the care of the mill must be',
    'resolved against the miller who let the roof leak, and if there is',
    'the slightest doubt about the grain that was stored in the loft be-',
    '4',
    head,
    'low it, then the cooperative may recover what it paid.” Harrow v. Tessaly,',
    '347 U.S. 10, 12 (1954).',
    '5',
    head,
  ];
  const items = findItems(briefOf(quoted)).filter(({ kind }) => kind === 'quotation');
  expect(
    items.map((item) => ('item' in item && item.item.type === 'quote' ? item.item.quoteText : item)),
  ).toEqual([
    'All doubts about the care of the mill must be resolved against the miller who let the roof leak, and if there is the slightest doubt about the grain that was stored in the loft be- low it, then the cooperative may recover what it paid.',
  ]);
});
