/** The pages or paragraphs that a pin cite names. Notes, sections and star pages of a database stand in other series. */
export interface PageRange {
  readonly first: number;
  readonly last: number;
}

/** `495 n.5`: a note is named. */
export const notes = /(?:^|[\s\d])(?:n\.?n|n|notes?|fns?)\.? *[\d*]/;

/** `495–96, 500 n.5` → 495–496 and 500; in the order written. */
export function pinPages(pinCite: string | undefined): readonly PageRange[] {
  return rangesOf(pinCite).flatMap(({ ofParagraphs, ...range }) => (ofParagraphs ? [] : [range]));
}

/** `¶¶ 8–9, 12 n.3` → 8–9 and 12. */
export function pinParagraphs(pinCite: string | undefined): readonly PageRange[] {
  return rangesOf(pinCite).flatMap(({ ofParagraphs, ...range }) => (ofParagraphs ? [range] : []));
}

interface PinRange extends PageRange {
  readonly ofParagraphs: boolean;
}

function rangesOf(pinCite: string | undefined): readonly PinRange[] {
  if (pinCite === undefined) return [];
  const ranges: PinRange[] = [];
  let behindNotes = false;
  for (const item of pinCite.split(/[,;&]|\band\b/)) {
    const match =
      /^\s*(?:at\s+)?(?:pp?\.\s*|(¶{1,2})\s*)?(\d{1,5})(?:\s*(?:[-–—‑‐]|to\s)\s*(\d{1,5}))?(?!\d)/.exec(item);
    const ofNotes = notes.test(item);
    const first = match?.[2] ?? '';
    const last = match?.[3] ?? first;
    // Of `444 nn. 4 & 5` the second number is a note's too.
    const isNote: boolean = behindNotes && !ofNotes && Number(first) < (ranges.at(-1)?.first ?? Infinity);
    behindNotes = ofNotes || isNote;
    if (!match || isNote) continue;
    // `495–96` leaves out the digits that the two pages share, and `¶¶ 8, 12` the second sign.
    const whole = last.length < first.length ? first.slice(0, first.length - last.length) + last : last;
    ranges.push({
      first: Number(first),
      last: Math.max(Number(first), Number(whole)),
      ofParagraphs: match[1] !== undefined || ranges.at(-1)?.ofParagraphs === true,
    });
  }
  return ranges;
}
