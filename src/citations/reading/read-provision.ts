/** Provisions of constitutions. */

/** `amend. XIV, § 1`, `art. I, § 8, cl. 3`; the end, or -1. */
export function readProvision(text: string, at: number): number {
  const part =
    /,?\s{0,20}(?:(?:and|&|of)\s)?(?:\d{1,2}(?:st|d|nd|rd|th)\s{1,3}amend(?:ment|\.)|(?:amendments?|amends?\.?|articles?|arts?\.?|§{1,2}|sections?|secs?\.?|clauses?|cls?\.?|pmbl\.?|preamble|par\.|¶)(?:\s{0,20}(?:[IVXLC]{1,7}|\d{1,3}|[A-Z](?=[,.\s]))[a-z]?(?:\(\w{1,3}\)){0,3}(?:(?:,\s|\sand\s|,\sand\s|\s?&\s|-|–)(?:§{1,2}\s?)?(?:(?:[IVXLC]{1,7}|\d{1,3})(?:(?:\(\w{1,3}\)){1,4}|(?![\w.(]))|(?:[IVX]{2,5}|\d{1,2})(?=\.(?:\s|$))))*)?(?:,\ssubd(?:ivision|s?\.)\s(?:\(\w{1,3}\)){1,4})?)/iy;
  let end = -1;
  let place = at;
  for (let count = 0; count < 5; count++) {
    part.lastIndex = place;
    if (!part.test(text)) break;
    place = part.lastIndex;
    end = place;
  }
  return end;
}
