/** Two or three quoted words in a row with others, in a Word brief: the source of the last is theirs, in a note or the next paragraph too. */
import { describe, expect, test } from 'vitest';
import { findCitations } from '../../../src/citations/find-citations';
import { readBrief } from '../../../src/document/docx/read-brief';
import { findQuotations } from '../../../src/quotes/find-quotations';
import { type Block, footnote, paragraph } from '../../support/docx/blocks';
import { writeDocx } from '../../support/docx/write-docx';

const birch = 'Birch v. Alder, 512 U.S. 210, 215 (1994).';

function wordsIn(...body: readonly Block[]): readonly string[] {
  const { text, paragraphs, stories } = readBrief(writeDocx({ body }));
  const notes = stories.flatMap(({ start, end, anchor }) =>
    anchor === undefined ? [] : [{ start, end, anchor }],
  );
  return findQuotations({ text, paragraphs }, findCitations(text), notes).map((one) => one.text);
}

describe('findQuotations: rows of quoted words in a Word brief', () => {
  test.each([
    [
      'the row closes with a note',
      ['formally or otherwise', 'showing of real harm', 'find[ing] a new and better place.'],
      [
        paragraph(
          'It holds, whether “formally or otherwise” or by a “showing of real harm” that keeps them from “find[ing] a new and better place.”',
          footnote(paragraph(birch)),
        ),
      ],
    ],
    [
      'a sentence lies between the words and the note',
      ['find[ing] a new and better place.'],
      [
        paragraph(
          'It holds “formally or otherwise” here. Nobody doubts that. They are kept from “find[ing] a new and better place.”',
          footnote(paragraph(birch)),
        ),
      ],
    ],
    [
      'the row’s citation begins the next paragraph',
      ['predictive judgment[s]', 'inexact science', 'defy judicial use of any law.'],
      [
        paragraph(
          'The “predictive judgment[s]” and “inexact science” that it needs “defy judicial use of any law.”',
        ),
        paragraph(birch),
      ],
    ],
    [
      'the next paragraph only goes on to cite',
      ['defy judicial use of any law.'],
      [
        paragraph('The “inexact science” is old. It was said to “defy judicial use of any law.”'),
        paragraph(`The Court agreed in ${birch}`),
      ],
    ],
  ])('%s', (_, words, body) => expect(wordsIn(...body)).toEqual(words));
});
