/** How a subject is read from its end: a court, a paper, a law, a person, a transcript's label. */
import { describe, expect, test } from 'vitest';
import {
  endsWithTranscriptLabel,
  isAnyPaper,
  isCourt,
  isLaw,
  isPartOfPaper,
  isTitledName,
} from '../../../src/quotes/finding/speaker-words';

describe.each([
  [
    'a court',
    isCourt,
    [
      'the court',
      'The Court of Appeals',
      'the court in Alpha',
      'Justice Holmes',
      'Reed, J.',
      'the panel below',
    ],
    ['the courtyard', 'the owner of the court: Ms. Roe', 'Justine Holmes', 'DJ.'],
  ],
  [
    'a law',
    isLaw,
    ['the statute', 'Rule 9(b)', '§ 1983', 'the Act of Congress', 'Section 4 of the Lanham Act'],
    ['the mill', 'Rule nine', 'Section 4 of a lease'],
  ],
  [
    'a paper that a rule speaks of',
    isAnyPaper,
    ['a complaint', 'any written agreement', 'no contract for the sale of land', 'a party'],
    ['the complaint', 'a mill', 'a long and very old contract'],
  ],
  [
    'part of a paper',
    isPartOfPaper,
    ['Section 4 of the Purchase Agreement', 'clause 2 of Roe’s lease'],
    ['Section 4 of Purchase Agreement', 'the Purchase Agreement', 'the owner of the mill'],
  ],
  [
    'a titled name',
    isTitledName,
    ['Ms. Client', 'then Officer John Smith', 'Dr. Wu'],
    ['Client', 'Ms. client', 'the Officer'],
  ],
  [
    'a transcript’s label',
    endsWithTranscriptLabel,
    ['Q.', 'Did you see it? Q.', 'THE COURT:', 'Mr. Roe: ', '[Counsel]:'],
    ['FAQ.', 'the court:', 'Roe:', 'THE COURT'],
  ],
] as const)('%s', (_, isOne, those, others) => {
  test.each(those)('%s', (words) => expect(isOne(words)).toBe(true));
  test.each(others)('not %s', (words) => expect(isOne(words)).toBe(false));
});
