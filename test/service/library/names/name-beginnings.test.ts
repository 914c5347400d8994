import { describe, expect, test } from 'vitest';
import {
  beginningBits,
  EVERY_BEGINNING,
  nameBeginnings,
} from '../../../../src/service/library/names/name-beginnings';

describe('the beginnings of the words of a name', () => {
  test.each([
    ['Brown v. Board of Education', ['bro', 'boa', 'edu']],
    ['Müller v. Élan', ['mül', 'éla']],
    ['State v. Oakes', ['oak']],
    ["O'Neil v. 3M Co.", ['nei']],
    ['United States v. Al', []],
  ])('%s: %j', (name, beginnings) => expect(nameBeginnings(name)).toEqual(beginnings));
});

describe('the same as bits', () => {
  test('names that share a beginning share a bit, however many stand together', () => {
    const names = [
      'Alder v. Birch',
      'Cedar v. Müller',
      'Dogwood v. Elm',
      'Oakes v. Quarrington',
      'In re Zebulon',
    ];
    const all = beginningBits(names);
    expect(all).toBeLessThanOrEqual(EVERY_BEGINNING);
    for (const name of names)
      expect(bitsIn(all)).toEqual(expect.arrayContaining(bitsIn(beginningBits([name]))));
  });

  test('names that share none mostly share no bit, and one that has none has no bit', () => {
    expect(bitsIn(beginningBits(['Alder']))).not.toEqual(bitsIn(beginningBits(['Birch'])));
    expect(beginningBits(['United States v. Al'])).toBe(0);
  });

  test('are those that stand in indexes of this version', () => {
    expect(beginningBits(['Brown v. Board of Education'])).toBe(16_785_409);
  });
});

function bitsIn(bits: number): number[] {
  return Array.from({ length: 47 }, (_, at) => at).filter((at) => Math.floor(bits / 2 ** at) % 2 === 1);
}
