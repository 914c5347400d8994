import { describe, expect, test } from 'vitest';
import { TellingWords } from '../../../../src/citations/reading/cases/telling-words';

/** What is asked of a text is asked of `‹…›`, in order. */
function answers(marked: string): boolean[] {
  const text = marked.replace(/[‹›]/g, '');
  const telling = new TellingWords(text);
  let marks = 0;
  return Array.from(marked.matchAll(/‹[^›]*›/g), ({ index, 0: stretch }) => {
    const from = index - marks;
    marks += 2;
    return telling.stands(from, from + stretch.length - 2);
  });
}

describe('words that tell of parties', () => {
  test.each<[string, boolean[]]>([
    ['‹Elm v. Oak, ›12 Or 5', [true]],
    ['‹In re Elm, ›12 Or 5', [true]],
    ['‹The order of the day, ›12 Or 5', [false]],
    ['‹There were, ›12 Or 5', [false]],
    ['Elm v. Oak, 12 Or 5; ‹and ›3 Or 4', [false]],
    ['‹Elm v. Oak, ›12 Or 5; ‹and ›3 Or 4', [true, false]],
    ['‹and ›12 Or 5; ‹Elm v. Oak, ›3 Or 4, ‹and ›4 Or 5', [false, true, false]],
  ])('%s', (text, expected) => expect(answers(text)).toEqual(expected));

  test('are found again in a stretch that ends further on, and in one that begins before', () => {
    const telling = new TellingWords('In the Matter of Elm, 12 Or 5');
    expect(telling.stands(14, 22)).toBe(false);
    expect(telling.stands(0, 22)).toBe(true);
    expect(telling.stands(0, 29)).toBe(true);
    expect(telling.stands(14, 29)).toBe(false);
    expect(telling.stands(0, 6)).toBe(false);
  });
});
