/**
 * Quotation marks that a converter, a keyboard of figures or another alphabet wrote, as those that are read: `″…″`, `&quot;…&quot;`, `❝…❞`. Offsets
 * hold: what is longer than its mark leaves spaces on the side of it that looks away from the words.
 */
export function withPlainMarks(text: string): string {
  return text.replace(strange, (found, at: number) => {
    const before = text.charAt(at - 1);
    // Inches, seconds.
    if (/[″‶ˮ′]/.test(found) && /\d/.test(before)) return found;
    const mark = plain.get(found.toLowerCase()) ?? '"';
    const opens = mark === '"' ? /^[\s([{—–“‘]?$/.test(before) : mark === '“';
    return opens ? mark.padStart(found.length) : mark.padEnd(found.length);
  });
}

const strange = /[″‶ˮ❝❞〝〞〟‹›]|′′|‚‚|&(?:quot|ldquo|rdquo|laquo|raquo|#34|#8220|#8221|#x201[cd]|#x22);/gi;

const plain: ReadonlyMap<string, string> = new Map([
  ...['❝', '〝', '‹', '‚‚', '&ldquo;', '&laquo;', '&#8220;', '&#x201c;'].map((mark) => [mark, '“'] as const),
  ...['❞', '〞', '〟', '›', '&rdquo;', '&raquo;', '&#8221;', '&#x201d;'].map((mark) => [mark, '”'] as const),
]);
