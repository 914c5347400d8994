import { describe, expect, test } from 'vitest';
import type { Edit } from '../../src/quotes/quotation-comparison';
import { markedMeaning } from '../../src/verdict/quotation-messages';

describe('what is asked of a mark', () => {
  const edit = (kind: Edit['kind'], quoted: string, found: string, ...affected: string[]): Edit => ({
    kind,
    quoted: { start: 0, end: quoted.length, text: quoted },
    found: { start: 0, end: found.length, text: found },
    affected,
  });
  const reads = 'the opinion reads "a debt shall be regarded". Please confirm that the meaning is kept.';

  test.each([
    [
      'what a bracket puts in',
      edit('bracket', '[may]', 'shall', 'shall', 'may'),
      'Your bracket puts "may" in place of "shall"',
    ],
    [
      'part of a word',
      edit('bracket', 'can[]', 'cannot', 'cannot'),
      'Your bracket puts "can[]" in place of "cannot"',
    ],
    ['an empty bracket', edit('bracket', '[]', 'not', 'not'), 'Your bracket leaves out "not"'],
    [
      'a bracket for words told elsewhere',
      edit('bracket', '[if]', '', 'unless', 'if'),
      'Your bracket affects "unless" and "if"',
    ],
    [
      'a bracket for a long passage',
      edit('bracket', '[may]', `not ${'as it is said to be '.repeat(5)}`, 'not', 'may'),
      'Your bracket affects "not" and "may"',
    ],
    [
      'what an ellipsis leaves out',
      edit('ellipsis', '. . .', 'Not, sitting only in equity,', 'not', 'only'),
      'Your ellipsis leaves out "not" and "only"',
    ],
    [
      'an ellipsis that touches what stays',
      edit('ellipsis', '. . .', 'in fact', 'unless'),
      'Your ellipsis affects "unless"',
    ],
    [
      'a few words as they are',
      edit('cutShort', '', 'the debtor argues that'),
      'Your quotation begins after "the debtor argues that"',
    ],
    [
      'of a long clause its beginning',
      edit('cutShort', '', 'If custom is to be considered at all (and it need not be in this case), then'),
      'Your quotation begins after "If custom is to be considered at all …"',
    ],
  ])('%s', (_, one, told) => {
    expect(markedMeaning(one, 'a debt shall be regarded')).toBe(`${told}; ${reads}`);
  });
});
