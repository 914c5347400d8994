/** Words that count or date something: what a bracket puts for one of them is another number, whatever its spelling. */

/** A month, a unit of time, a multiple, a Roman numeral, the letter of a subsection, a sign of money. Folded words. */
export function isMeasure(word: string): boolean {
  return words.has(word) || roman.test(word) || /^[a-z$£€¥¢%]$/.test(word);
}

/** The words of measure that a bracket puts for others, with those; a magnitude also where it takes none away. */
export function exchangedMeasures(drafted: readonly string[], found: readonly string[]): readonly string[] {
  const added = otherMeasures(drafted, found);
  const lost = otherMeasures(found, drafted);
  if (added.length > 0 && lost.length > 0) return [...lost, ...added];
  return drafted.filter((word) => magnitudes.has(word) && !found.includes(word));
}

function otherMeasures(words: readonly string[], others: readonly string[]): readonly string[] {
  return words.filter((word) => isMeasure(word) && !others.some((other) => sameMeasure(word, other)));
}

/** `days` measures as `day` does. */
function sameMeasure(one: string, other: string): boolean {
  return one.replace(/s$/, '') === other.replace(/s$/, '');
}

const roman = /^(?=[ivx]{2})x{0,3}(?:i[xv]|v?i{0,3})$/;

const words = new Set(
  'january february march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday second seconds minute minutes hour hours day days week weeks month months year years decade decades daily weekly monthly yearly annually once twice thrice double triple treble half quarter percent cents dollars'.split(
    ' ',
  ),
);

/** `million` behind a figure multiplies it. */
const magnitudes = new Set('hundred thousand million billion trillion'.split(' '));
