/** How far an opinion may reach, and the page on which a pin cite begins. */

/** The longest opinions of the Supreme Court fill nearly 400. */
export const MOST_PAGES = 400;

/** A plain page; `null` for notes, paragraphs, star pages, and pages with lines. */
export function firstPage(pinCite: string | undefined): number | null {
  const digits = /^\d+(?![\d:])/.exec(pinCite ?? '')?.[0];
  return digits === undefined ? null : Number(digits);
}
