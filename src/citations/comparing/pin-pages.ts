/** The pages that a pin cite names. Notes, paragraphs, sections and star pages of a database stand in other series. */
export interface PageRange {
  readonly first: number;
  readonly last: number;
}

/** `495 n.5`: a note is named. */
export const notes = /(?:^|[\s\d])(?:n\.?n|n|notes?|fns?)\.? *[\d*]/;

/** `495–96, 500 n.5` → 495–496 and 500; in the order written. */
export function pinPages(pinCite: string | undefined): readonly PageRange[] {
  if (pinCite === undefined) return [];
  const ranges: PageRange[] = [];
  let behindNotes = false;
  for (const item of pinCite.split(/[,;&]|\band\b/)) {
    const match = /^\s*(?:at\s+)?(?:pp?\.\s*)?(\d{1,5})(?:\s*(?:[-–—‑‐]|to\s)\s*(\d{1,5}))?(?!\d)/.exec(item);
    const ofNotes = notes.test(item);
    const first = match?.[1] ?? '';
    const last = match?.[2] ?? first;
    // Of `444 nn. 4 & 5` the second number is a note's too.
    const isNote: boolean = behindNotes && !ofNotes && Number(first) < (ranges.at(-1)?.first ?? Infinity);
    behindNotes = ofNotes || isNote;
    if (!match || isNote) continue;
    // `495–96` leaves out the digits that the two pages share.
    const whole = last.length < first.length ? first.slice(0, first.length - last.length) + last : last;
    ranges.push({ first: Number(first), last: Math.max(Number(first), Number(whole)) });
  }
  return ranges;
}
