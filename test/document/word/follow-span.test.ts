import { describe, expect, test } from 'vitest';
import { followSpan } from '../../../src/document/word/follow-span';

/** Text and place of the ‹words›; no place where none are marked. */
function read(marked: string) {
  const start = marked.indexOf('‹');
  const text = marked.replace(/[‹›]/g, '');
  return { text, place: start < 0 ? null : { start, end: marked.indexOf('›') - 1 } };
}

describe('followSpan: where the ‹words› of a paragraph stand after a change', () => {
  test.each([
    ['See ‹Doe›.', 'See ‹Doe›.', 'nothing changed'],
    ['See ‹Doe›.', 'But see ‹Doe›.', 'something was written before them'],
    ['‹Doe› held.', '‹Doe› never held.', 'something was written behind them'],
    ['Id. ‹Id.›', 'Id. at 3. ‹Id.›', 'of two alike the latter, where something was written just before it'],
    ['‹Id.›Id.', '‹Id.› Id.', 'of two alike the former, where something was written just behind it'],
    ['One ‹Doe› two', 'Two ‹Doe› one', 'all around them was written anew'],
    ['One ‹Doe› two', 'Two Doe or Doe one', 'they stand there twice by then: nowhere for certain'],
    ['See ‹Doe›.', 'See Poe.', 'they were written over'],
    ['See ‹Doe›.', 'See Do.', 'a letter of them is gone'],
    ['See ‹Doe›.', '', 'all is gone'],
  ])('%s → %s: %s', (before, after) => {
    const { text, place } = read(before);
    const now = read(after);
    expect(place && followSpan(text, now.text, place.start, place.end)).toEqual(now.place);
  });
});
