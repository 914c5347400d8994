/** Which words of a quotation and of the record differ, for the eye to go to: nothing is judged by it. */

export interface Words {
  readonly text: string;
  readonly differs: boolean;
}

/**
 * Both texts in stretches. What the record has before and after the quotation is no difference. Marks and capitals count only where
 * all words agree.
 */
export function differingWords(
  cited: string,
  found: string,
): { readonly cited: readonly Words[]; readonly found: readonly Words[] } {
  const [draft, record] = [wordsOf(cited), wordsOf(found)];
  // Where a quotation ends, its last mark is the draft's own.
  const end = withoutEnd(charactersOf(draft.at(-1) ?? ''));
  const charactersButEnd = (word: string): string => {
    const characters = charactersOf(word);
    return withoutEnd(characters) === end ? end : characters;
  };
  for (const keyOf of [lettersOf, charactersButEnd]) {
    const pairs = commonWords(draft.map(keyOf), record.map(keyOf));
    const first = pairs[0]?.[1] ?? Infinity;
    const last = pairs.at(-1)?.[1] ?? -Infinity;
    const [inDraft, inRecord] = [new Set(pairs.map(([at]) => at)), new Set(pairs.map(([, at]) => at))];
    const told = {
      cited: joined(draft, (word, at) => keyOf(word) !== '' && !inDraft.has(at)),
      found: joined(record, (word, at) => keyOf(word) !== '' && at > first && at < last && !inRecord.has(at)),
    };
    const differs = [...told.cited, ...told.found].some((words) => words.differs);
    // Where no word is common, to mark every one would tell nothing.
    if (differs) return pairs.length === 0 ? plain(cited, found) : told;
  }
  return plain(cited, found);
}

function plain(cited: string, found: string) {
  return { cited: [{ text: cited, differs: false }], found: [{ text: found, differs: false }] };
}

/** Each word with the blanks behind it. */
function wordsOf(text: string): readonly string[] {
  return text.match(/\S+\s*|^\s+/gu) ?? [];
}

function lettersOf(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

function charactersOf(word: string): string {
  return word.trim().replace(/[‘’]/gu, "'").replace(/[“”]/gu, '"');
}

function withoutEnd(word: string): string {
  return word.replace(/[.,;:!?'"]+$/u, '');
}

/** Beyond so many pairs of words only what stands before and after all differences is told. */
const mostPairs = 1_000_000;

/** The places of a longest common row of words. */
function commonWords(
  one: readonly string[],
  other: readonly string[],
): readonly (readonly [number, number])[] {
  const width = other.length + 1;
  if (one.length * other.length > mostPairs) return commonEnds(one, other);
  const lengths = new Uint32Array((one.length + 1) * width);
  const at = (row: number, column: number): number => lengths[row * width + column] ?? 0;
  for (let row = one.length - 1; row >= 0; row -= 1) {
    for (let column = other.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        one[row] === other[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const pairs: [number, number][] = [];
  for (let row = 0, column = 0; row < one.length && column < other.length;) {
    if (one[row] === other[column]) pairs.push([row++, column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}

function commonEnds(
  one: readonly string[],
  other: readonly string[],
): readonly (readonly [number, number])[] {
  const shorter = Math.min(one.length, other.length);
  let head = 0;
  while (head < shorter && one[head] === other[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && one.at(-1 - tail) === other.at(-1 - tail)) tail += 1;
  return [
    ...Array.from({ length: head }, (_, at) => [at, at] as const),
    ...Array.from({ length: tail }, (_, at) => [one.length - tail + at, other.length - tail + at] as const),
  ];
}

function joined(words: readonly string[], differs: (word: string, at: number) => boolean): readonly Words[] {
  const stretches: { text: string; differs: boolean }[] = [];
  words.forEach((word, at) => {
    const last = stretches.at(-1);
    const isDifferent = differs(word, at);
    if (last?.differs === isDifferent) last.text += word;
    else stretches.push({ text: word, differs: isDifferent });
  });
  return stretches;
}
