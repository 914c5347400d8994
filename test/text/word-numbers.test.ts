import { describe, expect, test } from 'vitest';
import { CharacterClass, expandedLetters, foldedCharacters } from '../../src/text/folded-characters';
import { hashHigh, hashLow, hashSeedHigh, hashSeedLow, WordNumbers } from '../../src/text/word-numbers';

function add(numbers: WordNumbers, word: string): number {
  let low = hashSeedLow;
  let high = hashSeedHigh;
  for (const character of word) {
    low = hashLow(low, character.charCodeAt(0));
    high = hashHigh(high, character.charCodeAt(0));
  }
  return numbers.add(low, high);
}

describe('WordNumbers', () => {
  test('gives each of many words a number of its own, and finds it again', () => {
    const numbers = new WordNumbers();
    const words = Array.from({ length: 20_000 }, (_, at) => `word${at.toString(36)}`);
    expect(new Set(words.map((word) => add(numbers, word))).size).toBe(words.length);
    expect(words.every((word, at) => numbers.find(word) === at)).toBe(true);
    expect(add(numbers, 'wordz')).toBe(numbers.find('wordz'));
    expect(numbers.find('elsewhere')).toBe(-1);
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
