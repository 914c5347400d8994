import { describe, expect, test } from 'vitest';
import { CharacterClass, expandedLetters, foldedCharacters } from '../../src/text/folded-characters';
import { hashHigh, hashLow, hashSeedHigh, hashSeedLow, WordNumbers } from '../../src/text/word-numbers';

/** The numbers that these words are given, one after another. */
function add(numbers: WordNumbers, words: readonly string[]): readonly number[] {
  const low = new Int32Array(words.length).fill(hashSeedLow);
  const high = new Int32Array(words.length).fill(hashSeedHigh);
  for (const [at, word] of words.entries()) {
    for (const character of word) {
      low[at] = hashLow(low[at] ?? 0, character.charCodeAt(0));
      high[at] = hashHigh(high[at] ?? 0, character.charCodeAt(0));
    }
  }
  numbers.addAll(low, high);
  return [...low];
}

describe('WordNumbers', () => {
  test('gives each of many words a number of its own, and finds it again', () => {
    const numbers = new WordNumbers(10);
    const words = Array.from({ length: 20_000 }, (_, at) => `word${at.toString(36)}`);
    expect(new Set(add(numbers, words)).size).toBe(words.length);
    expect(words.every((word, at) => numbers.find(word) === at)).toBe(true);
    expect(add(numbers, ['wordz'])).toEqual([numbers.find('wordz')]);
    expect(numbers.find('elsewhere')).toBe(-1);
  });

  test('counts how many times each word was added', () => {
    const numbers = new WordNumbers(1);
    add(numbers, ['the', 'court', 'the']);
    add(numbers, ['of', 'the']);
    expect([...numbers.times]).toEqual([3, 1, 1]);
  });
});

describe('foldedCharacters', () => {
  test.each([
    ['E', 'e'],
    ['é', 'e'],
    ['Ö', 'o'],
  ])('folds %s to %s', (character, folded) => {
    expect(foldedCharacters[character.charCodeAt(0)]).toBe(folded.charCodeAt(0));
  });

  test.each([
    ['ﬁ', 'fi'],
    ['ß', 'ss'],
  ])('takes %s apart into %s', (character, letters) => {
    expect(foldedCharacters[character.charCodeAt(0)]).toBe(CharacterClass.ligature);
    expect(expandedLetters(character.charCodeAt(0))).toBe(letters);
  });

  test.each([
    ['§', CharacterClass.sign],
    ['$', CharacterClass.sign],
    ['½', CharacterClass.sign],
    ['7', CharacterClass.digit],
    ['’', CharacterClass.apostrophe],
    ['“', CharacterClass.separator],
    ['\u00a0', CharacterClass.separator],
    ['\u00ad', CharacterClass.invisible],
  ])('%s is of its class', (character, value) => {
    expect(foldedCharacters[character.charCodeAt(0)]).toBe(value);
  });
});
