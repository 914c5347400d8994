/** Words by which the law measures proof, review and scrutiny: one of them put for another is another standard, whatever its words. */

/** The standards that a bracket takes away and puts in; none where it does not exchange one for another. */
export function exchangedStandards(drafted: readonly string[], found: readonly string[]): readonly string[] {
  const added = drafted.filter((word) => standards.has(word) && !found.includes(word));
  const lost = found.filter((word) => standards.has(word) && !drafted.includes(word));
  return added.length > 0 && lost.length > 0 ? [...lost, ...added] : [];
}

/** Whether the word belongs to such a standard alone. */
export function isStandardWord(word: string): boolean {
  return standards.has(word);
}

const standards = new Set(
  'preponderance convincing doubt probable substantial scintilla plausible plausibility novo abuse erroneous arbitrary capricious strict intermediate heightened rational compelling deferential'.split(
    ' ',
  ),
);
