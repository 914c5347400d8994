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
