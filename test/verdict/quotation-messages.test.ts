import { describe, expect, test } from 'vitest';
import type { Edit } from '../../src/quotes/quotation-comparison';
import { markedMeaning } from '../../src/verdict/quotation-messages';

describe('what is asked of a mark', () => {
  const edit = (kind: Edit['kind'], found: string, affected: readonly string[] = []): Edit => ({
    kind,
    quoted: { start: 0, end: 0, text: '' },
    found: { start: 0, end: found.length, text: found },
    affected,
  });

  test.each([
    [
      'each word in marks of its own',
      edit('bracket', 'shall', ['shall', 'may']),
      'Your bracket affects "shall" and "may"; the opinion reads "a debt shall be regarded". Please confirm that the meaning is kept.',
    ],
    [
      'a word alone',
      edit('ellipsis', 'not', ['not']),
      'Your ellipsis affects "not"; the opinion reads "a debt shall be regarded". Please confirm that the meaning is kept.',
    ],
    [
      'a few words as they are',
      edit('cutShort', 'the debtor argues that'),
      'Your quotation begins after "the debtor argues that"; the opinion reads "a debt shall be regarded". Please confirm that the meaning is kept.',
    ],
    [
      'of a long clause its beginning',
      edit('cutShort', 'If custom is to be considered at all (and it need not be in this case), then'),
      'Your quotation begins after "If custom is to be considered at all …"; the opinion reads "a debt shall be regarded". Please confirm that the meaning is kept.',
    ],
  ])('%s', (_, one, message) => {
    expect(markedMeaning(one, 'a debt shall be regarded')).toBe(message);
  });
});
