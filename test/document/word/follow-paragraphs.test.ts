import { describe, expect, test } from 'vitest';
import { followParagraphs } from '../../../src/document/word/follow-paragraphs';
import type { WordParagraph } from '../../../src/document/word/word-reading';

/** One paragraph for each line; `[1]` at its front: of the first footnote. */
function paragraphsOf(lines: string): readonly WordParagraph[] {
  return lines.split(' | ').map((line, index) => {
    const note = /^\[(\d)\]/.exec(line)?.[1];
    const story =
      note === undefined ? { kind: 'body' as const } : { kind: 'footnote' as const, index: +note - 1 };
    return { start: 0, text: line, raw: line, story, index };
  });
}

describe('followParagraphs: the number of each paragraph in the later reading', () => {
  test.each([
    ['a | b | c', 'a | b | c', '0 1 2', 'nothing changed'],
    ['a | b | c', 'a | new | b | c', '0 2 3', 'one came'],
    ['a | b | c', 'a | c', '0 – 1', 'one went'],
    ['a | b | c', 'new | a | b | c | new', '1 2 3', 'one came at each end'],
    [
      'a | See Doe. | c',
      'a | But see Doe. | c',
      '0 1 2',
      'one was rewritten: as many as before, told by their order',
    ],
    ['a | b | c', 'a | c | b', '0 1 2', 'as many as before: two that changed places are not told'],
    [
      'a | See Doe v. Roe. | c',
      'a | new | See also Doe v. Roe. | c',
      '0 2 3',
      'one came and one was rewritten',
    ],
    [
      'a | See Doe v. Roe. | c',
      'a | new | other | c',
      '0 – 3',
      'one went, and two that share nothing with it came',
    ],
    ['x | Id. | Id. | y', 'p | Id. | Id. | q | r', '– 1 2 –', 'two alike are two'],
    ['x | Id. | Id. | y', 'p | Id. | z', '– 1 – –', 'of two alike only one is left'],
    [
      'a | See Doe v. Roe. | See Doe v. Roe! | c',
      'b | See Doe v. Roe! | d',
      '– – 1 –',
      'one that stands as it did is no rewritten other',
    ],
    ['a | [1]Id. | c', 'b | Id. | c2 | d', '– – –', 'a note is no paragraph of the body'],
  ])('%s → %s: %s, %s', (before, after, expected) => {
    const [earlier, later] = [paragraphsOf(before), paragraphsOf(after)];
    const follow = followParagraphs(earlier, later);
    const numbers = earlier.map((paragraph) => {
      const now = follow(paragraph);
      return now === undefined ? '–' : later.indexOf(now);
    });
    expect(numbers.join(' ')).toBe(expected);
  });

  test('a paragraph of another reading is none of them', () => {
    const [stranger] = paragraphsOf('a');
    const follow = followParagraphs(paragraphsOf('a | b'), paragraphsOf('a | b'));
    expect(stranger && follow(stranger)).toBeUndefined();
  });
});
