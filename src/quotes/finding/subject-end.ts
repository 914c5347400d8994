/** How a subject ends, read word by word: its head, the phrase behind it, and the words before it. */

/** The letters with which `words` end: `Court` of `the Court`, none of `Section 4`. */
export function lastWord(words: string): string {
  return words.split(/[^\p{L}]/u).at(-1) ?? '';
}

/** Whether `words` end with at most `most` names behind a title: `Officer John Smith`. */
export function endsWithName(words: string, title: RegExp, most: number): boolean {
  const parts = words.split(/\s/);
  return name.test(parts.pop() ?? '') && opensGroup(parts, title, name, most - 1);
}

const name = /^\p{Lu}[\p{L}.’'-]*$/u;

/** Whether the last of `parts` `opens` a group of words, or one does behind which stand at most `most` that are like `between`. */
export function opensGroup(parts: readonly string[], opens: RegExp, between: RegExp, most: number): boolean {
  return openingOf(parts, opens, between, most) >= 0;
}

/** Which of `parts` opens the group; -1 where none does. */
export function openingOf(parts: readonly string[], opens: RegExp, between: RegExp, most: number): number {
  for (let at = parts.length - 1; at >= Math.max(0, parts.length - 1 - most); at -= 1) {
    const part = parts[at] ?? '';
    if (opens.test(part)) return at;
    if (!between.test(part)) return -1;
  }
  return -1;
}

/** `words` as they stand, and without each phrase of at most `longest` characters behind its preposition: `the court in Alpha`. */
export function headsOf(words: string, preposition: RegExp, longest: number): readonly string[] {
  return [words, ...phrasesAtEnd(words, preposition, longest).map((at) => words.slice(0, at))];
}

/** Where the phrases at the end of `words` begin, the longest first. */
export function phrasesAtEnd(words: string, preposition: RegExp, longest: number): readonly number[] {
  return [...words.matchAll(preposition)]
    .filter(({ 0: opening, index }) => {
      const phrase = words.slice(index + opening.length);
      return phrase !== '' && phrase.length <= longest && !/[;:.“”"]/.test(phrase);
    })
    .map(({ index }) => index);
}
