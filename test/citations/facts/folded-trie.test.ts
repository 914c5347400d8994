import { describe, expect, test } from 'vitest';
import { beginningOf } from '../../../src/citations/facts/beginnings';
import { FoldedTrie, type Spellings } from '../../../src/citations/facts/folded-trie';

/** Codes of `C` and `F`, with those of California apart; `asked` tells what has been asked for, in order. */
function codes(): { readonly trie: FoldedTrie<string>; readonly asked: string[] } {
  const asked: string[] = [];
  const listed = [
    ['CCP', 'civil procedure'],
    ['Cal. C.', 'the first'],
    ['C.', 'a code of one letter'],
    ['C.2d', 'its second series'],
    ['Fam. Code', 'the family code'],
  ] as const;
  const beginnings = new Map(['C', 'CC', 'CA', 'C2', 'F', 'FA'].map((name) => [beginningOf(name), name]));
  const ofCalifornia = (): Spellings<string> => {
    asked.push('Cal.');
    return [
      ['Cal. Penal Code', 'the penal code'],
      ['California Penal Code', 'the penal code'],
      ['Cal. C.', 'a later code'],
    ];
  };
  const trie = new FoldedTrie<string>(
    (beginning) => {
      asked.push(beginnings.get(beginning) ?? '?');
      return listed.filter(([spelling]) => beginningOf(spelling) === beginning);
    },
    [
      ['Cal.', ofCalifornia],
      ['California', ofCalifornia],
    ],
  );
  return { trie, asked };
}

/** The shortest first. */
function found(trie: FoldedTrie<string>, text: string): string[] {
  return Array.from(trie.walk(text, 0), ({ source }) => source).reverse();
}

describe('a trie of spellings', () => {
  test.each([
    ['CCP 5', ['civil procedure']],
    ['C.C.P. 5', ['a code of one letter', 'civil procedure']],
    ['Cal.Penal Code 5', ['the penal code']],
    ['CALIFORNIA PENAL CODE 5', ['the penal code']],
    ['Cal. C. 5', ['the first']],
    ['Calif. C. 5', []],
    ['C. 5', ['a code of one letter']],
    ['C. 2d 5', ['a code of one letter', 'its second series']],
    ['C. 3d 5', ['a code of one letter']],
    ['CCPs 5', []],
    ['Fam. Codes 5', []],
  ])('%s', (text, sources) => expect(found(codes().trie, text)).toEqual(sources));

  test('learns a beginning and what stands behind it once, and where a walk comes there', () => {
    const { trie, asked } = codes();
    found(trie, 'Fam. Code 5');
    found(trie, 'fam code 5');
    expect(asked).toEqual(['F', 'FA']);
    found(trie, 'CCP 5');
    expect(asked).toEqual(['F', 'FA', 'C', 'CC']);
    found(trie, 'Cal. 3d 5');
    found(trie, 'California Penal Code 5');
    expect(asked).toEqual(['F', 'FA', 'C', 'CC', 'CA', 'Cal.']);
  });
});
