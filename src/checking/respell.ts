/** The one word of a case name that the draft spells otherwise than the record; `null` where more, or another name, differs. */
export function respell(
  cited: string,
  found: string,
): { readonly cited: string; readonly found: string } | null {
  const [draft, record] = [wordsOf(cited), wordsOf(found)];
  const unknown = draft.filter((word) => !record.some((other) => fold(other) === fold(word)));
  const missing = record.filter((word) => !draft.some((other) => fold(other) === fold(word)));
  const pairs = unknown.flatMap((word) =>
    missing.filter((other) => isMisspelling(fold(word), fold(other))).map((other) => [word, other] as const),
  );
  const [only, ...others] = pairs;
  return only && others.length === 0 ? { cited: only[0], found: inCaseOf(...only) } : null;
}

function wordsOf(name: string): readonly string[] {
  return name.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
}

function fold(word: string): string {
  return word.toLowerCase().replaceAll('’', "'");
}

const shortestName = 4;

/** One letter more, less, or other; two in a long name. Another first letter is another name. */
function isMisspelling(word: string, other: string): boolean {
  if (word.length < shortestName || other.length < shortestName || word[0] !== other[0]) return false;
  if (/\d/u.test(word + other)) return false;
  return distance(word, other) <= (word.length >= 8 ? 2 : 1);
}

/** Damerau and Levenshtein's, with neighbours exchanged as one change. */
function distance(one: string, other: string): number {
  let last: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let to = 1; to <= other.length; to++) {
      const isSame = one[at - 1] === other[to - 1];
      const swapped = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      next[to] = Math.min(
        (row[to] ?? 0) + 1,
        (next[to - 1] ?? 0) + 1,
        (row[to - 1] ?? 0) + (isSame ? 0 : 1),
        swapped ? (last[to - 2] ?? 0) + 1 : Infinity,
      );
    }
    last = row;
    row = next;
  }
  return row[other.length] ?? Infinity;
}

/** Records are often in capitals, and captions in a draft too. */
function inCaseOf(draft: string, record: string): string {
  const apostrophe = draft.includes('’') ? record.replaceAll("'", '’') : record;
  if (draft === draft.toUpperCase()) return apostrophe.toUpperCase();
  if (record !== record.toUpperCase()) return apostrophe;
  return apostrophe.charAt(0) + apostrophe.slice(1).toLowerCase();
}
