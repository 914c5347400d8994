import { describe, expect, test } from 'vitest';
import { compareQuotation } from '../../src/quotes/compare-quotation';
import { indexOpinion } from '../../src/quotes/index-opinion';
import { partsApart } from '../../src/quotes/parts-apart';
import { apart } from '../../src/verdict/quotation-messages';

const key = 'A key that was delivered by mistake gives no right to enter the mill at night.';
const watchman = 'The watchman saw nobody on the stairs when he made his second round before dawn.';
const flood =
  'The flood of that spring had carried off the bridge, and the town had sent for boats from both of its neighbours on the river.';
const heirs = 'The heirs of the miller sued for the value of the barn in the spring term.';
const opinion = `[*104] ${key} ${watchman} [*105] ${flood} ${flood.replace('flood', 'storm')} ${heirs} The clerk wrote it down.`;

function told(quotation: string): string | null {
  const index = indexOpinion(opinion);
  const parts = partsApart(quotation, compareQuotation(quotation, index), index, null);
  return parts && apart('Alder v. Birch', parts);
}

describe('parts of a quotation that each stand in the opinion', () => {
  test.each([
    [
      `${watchman} ${key}`,
      'In Alder v. Birch, "The watchman saw nobody on the stairs when …" at 104 comes after "A key that was delivered by mistake gives …" at 104; your draft puts it first.',
    ],
    [
      `${heirs} . . . ${key}`,
      'In Alder v. Birch, "The heirs of the miller sued for the …" at 105 comes after "A key that was delivered by mistake gives …" at 104; your draft puts it first.',
    ],
    [
      'when he made his second round before dawn, the watchman saw nobody on the stairs',
      'In Alder v. Birch, "when he made his second round before dawn" at 104 comes after "the watchman saw nobody on the stairs" at 104; your draft puts it first.',
    ],
    [
      `${watchman} ${heirs}`,
      'In Alder v. Birch, other words stand between "The watchman saw nobody on the stairs when …" at 104 and "The heirs of the miller sued for the …" at 105; your draft shows no ellipsis.',
    ],
  ])('%s', (quotation, message) => expect(told(quotation)).toBe(message));

  test.each([
    ['nothing differs', `${key} ${watchman}`],
    ['an ellipsis joins them', `${watchman} . . . ${heirs}`],
    ['a word is left out', key.replace('no right', 'right')],
    ['a word is put in', key.replace('no right', 'no lawful right')],
    ['a phrase is left out', key.replace(' that was delivered by mistake', '')],
    ['one of them stands nowhere', `${heirs} The owner of a dog answers for what it does to the mail.`],
    ['they are too short to be known again', 'at night. A key that was'],
  ])('are not told where %s', (_, quotation) => expect(told(quotation)).toBeNull());
});
