/** The pages that a pin cite names. Notes, paragraphs, sections and star pages of a database stand in other series. */
export interface PageRange {
  readonly first: number;
  readonly last: number;
}

/** `495–96, 500 n.5` → 495–496 and 500; in the order written. */
export function pinPages(pinCite: string | undefined): readonly PageRange[] {
  if (pinCite === undefined) return [];
  const ranges: PageRange[] = [];
  for (const item of pinCite.split(/[,;&]|\band\b/)) {
    const match = /^\s*(?:at\s+)?(?:pp?\.\s*)?(\d{1,5})(?:\s*(?:[-–—‑‐]|to\s)\s*(\d{1,5}))?(?!\d)/.exec(item);
    if (!match) continue;
    const [, first = '', last = first] = match;
    // `495–96` leaves out the digits that the two pages share.
    const whole = last.length < first.length ? first.slice(0, first.length - last.length) + last : last;
    ranges.push({ first: Number(first), last: Math.max(Number(first), Number(whole)) });
  }
  return ranges;
}
