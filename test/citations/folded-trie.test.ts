import { describe, expect, test } from 'vitest';
import { FoldedTrie } from '../../src/citations/facts/folded-trie';

/** Codes of `C` and `F`, with those of California apart; `asked` tells what has been asked for, in order. */
function codes(): { readonly trie: FoldedTrie<string>; readonly asked: string[] } {
  const asked: string[] = [];
  const trie = new FoldedTrie<string>((letter) => {
    asked.push(letter);
    if (letter === 'f') return [['Fam. Code', 'the family code']];
    if (letter !== 'c') return [];
    trie.addLater(['Cal.', 'California'], () => {
      asked.push('Cal.');
      return [
        ['Cal. Penal Code', 'the penal code'],
        ['California Penal Code', 'the penal code'],
        ['Cal. C.', 'a later code'],
      ];
    });
    return [
      ['CCP', 'civil procedure'],
      ['Cal. C.', 'the first'],
    ];
  });
  return { trie, asked };
}

function found(trie: FoldedTrie<string>, text: string): (string | undefined)[] {
  return trie.sources.slice(0, trie.walk(text, 0));
}

describe('a trie of spellings', () => {
  test.each([
    ['CCP 5', ['civil procedure']],
    ['C.C.P. 5', ['civil procedure']],
    ['Cal.Penal Code 5', ['the penal code']],
    ['CALIFORNIA PENAL CODE 5', ['the penal code']],
    ['Cal. C. 5', ['the first']],
    ['Calif. C. 5', []],
    ['CCPs 5', []],
    ['Fam. Codes 5', []],
  ])('%s', (text, sources) => expect(found(codes().trie, text)).toEqual(sources));

  test('learns a letter and what stands behind a beginning once, and where a walk comes there', () => {
    const { trie, asked } = codes();
    found(trie, 'Fam. Code 5');
    found(trie, 'fam code 5');
    expect(asked).toEqual(['f']);
    found(trie, 'CCP 5');
    expect(asked).toEqual(['f', 'c']);
    found(trie, 'Cal. 3d 5');
    found(trie, 'California Penal Code 5');
    expect(asked).toEqual(['f', 'c', 'Cal.']);
  });
});
