import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { differingWords, type Words } from '../../src/checking/differing-words';

/** Words that differ stand in `‹…›`. */
function shown(words: readonly Words[]): string {
  return words
    .map(({ text, differs }) => (differs ? `‹${text.trimEnd()}›${text.slice(text.trimEnd().length)}` : text))
    .join('');
}

describe('the words that differ', () => {
  test.each([
    [
      'a word added by the draft',
      '[n]o one of these is decisive, except that the absence of reliance is often fatal to the claim.',
      'No one of these is decisive, except that the absence of reliance is fatal to the claim.',
      '[n]o one of these is decisive, except that the absence of reliance is ‹often› fatal to the claim.',
      'No one of these is decisive, except that the absence of reliance is fatal to the claim.',
    ],
    [
      'a word dropped by the draft',
      'But a presumption is evidence.',
      'But a presumption is not evidence.',
      'But a presumption is evidence.',
      'But a presumption is ‹not› evidence.',
    ],
    [
      'another word, in the middle of a longer sentence of the record',
      'the court may dismiss the claim',
      'In such a case the court must dismiss the claim, and it did.',
      'the court ‹may› dismiss the claim',
      'In such a case the court ‹must› dismiss the claim, and it did.',
    ],
    [
      'several',
      'a broad duty to speak and a narrow duty to act',
      'a narrow duty to speak and a broad duty to act',
      'a ‹broad› duty to speak and a ‹narrow› duty to act',
      'a ‹narrow› duty to speak and a ‹broad› duty to act',
    ],
    [
      'a mark, where all words agree',
      'the rule, as stated is plain',
      'It is said that the rule, as stated, is plain.',
      'the rule, as ‹stated› is plain',
      'It is said that the rule, as ‹stated,› is plain.',
    ],
    ['nothing, but for how quotation marks look', 'the “rule” is Roe’s', 'the "rule" is Roe\'s', null, null],
    ['no word in common: none is marked', 'wholly other words', 'nothing close', null, null],
  ])('%s', (_, cited, found, inDraft, inRecord) => {
    const told = differingWords(cited, found);
    expect(shown(told.cited)).toBe(inDraft ?? cited);
    expect(shown(told.found)).toBe(inRecord ?? found);
  });

  test('of two very long texts are told between their common ends', () => {
    const long = Array.from({ length: 2_000 }, (_, at) => `word${at}`);
    const other = long.map((word, at) => (at === 900 ? 'never' : word));
    const told = differingWords(long.join(' '), other.join(' '));
    expect(told.cited.filter(({ differs }) => differs).map(({ text }) => text.trim())).toEqual(['word900']);
    expect(told.found.filter(({ differs }) => differs).map(({ text }) => text.trim())).toEqual(['never']);
  });

  test('no character is lost, and a text differs from itself nowhere', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', 'C', ' ', '  ', ',', '\n', '“', 'é'))
      .map((all) => all.join(''));
    fc.assert(
      fc.property(text, text, (cited, found) => {
        const told = differingWords(cited, found);
        expect(told.cited.map((words) => words.text).join('')).toBe(cited);
        expect(told.found.map((words) => words.text).join('')).toBe(found);
        expect(differingWords(cited, cited).cited.some(({ differs }) => differs)).toBe(false);
      }),
    );
  });
});
