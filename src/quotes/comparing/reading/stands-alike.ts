/** Whether a quotation is, sign by sign, what the opinion prints: its brackets are then the opinion's own, and mark nothing. */
export function standsAlike(quotation: string, printed: string): boolean {
  return bare(quotation) === bare(printed);
}

/**
 * The quotation with blanks for those of its brackets that the opinion prints in the passage itself: of “it state[ s] [that rule] in” the
 * first may be the opinion's, the second the draft's. What stood in them is compared as words without a mark.
 */
export function withoutOwnBrackets(quotation: string, printed: string): string {
  const there = folded(printed);
  return quotation.replace(/\[[^[\]]{0,40}\]/g, (mark: string, at: number) => {
    const end = at + mark.length;
    const before =
      quotation
        .slice(Math.max(0, at - reach), at)
        .split(/[[\]]/)
        .at(-1) ?? '';
    const [after = ''] = quotation.slice(end, end + reach).split(/[[\]]/);
    return there.includes(folded(before + mark + after)) ? mark.replace(/[[\]]/g, ' ') : mark;
  });
}

/** In characters on either side of a bracket. */
const reach = 8;

/** From its first letter or number to its last. */
function bare(text: string): string {
  return folded(text)
    .replace(/^[^\p{L}\p{N}]{1,40}/u, '')
    .replace(/(?<=[\p{L}\p{N}])[^\p{L}\p{N}]{1,40}$/u, '');
}

/** Without white space, of one kind of quotation mark, apostrophe and dash. */
function folded(text: string): string {
  return text
    .replace(/[\s\u00ad]+/g, '')
    .replace(/[‘’‛`´]/g, "'")
    .replace(/[“”„‟]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-');
}
