/**
 * The caption that the sentence before a citation names, where the citation is a sentence of its own: "In *Ryan v. Reno*, this Court
 * held that …. 168 F.3d 520 (D.C. Cir. 1999)."
 */
import { collapse } from '../text/collapse';

/** `null` where that sentence does not set out with "In X v. Y,", or another caption stands in it. `start` is that of the place. */
export function captionBefore(text: string, start: number): string | null {
  const before = collapse(text.slice(Math.max(0, start - reach), start).replace(/^.*\n/s, '') + '.');
  if (!/[.?!][”"’)]* \.$/.test(before)) return null;
  const last = [...before.matchAll(introduced)].at(-1);
  const rest = before.slice(last && last.index + last[0].length);
  return / vs?\.? |[.?!][”"’)]* [\p{Lu}“]/u.test(rest) ? null : (last?.[1] ?? null);
}

/** UTF-16 code units. Further off the sentence is another thought; it also bounds the work. */
const reach = 600;

const party = String.raw`[A-Z][\w.'’&-]*(?:,? (?:Inc|Ltd|LLC|L\.L\.C|Corp|Co|N\.A)\b\.?| (?:[A-Z][\w.'’&-]*|of|the|and|for|&))*`;
const introduced = new RegExp(
  String.raw`(?:^|[.?!][”"’)]* |, )(?:[A-Z][a-z]+,? )?[Ii]n (${party} v\. ${party}),? [a-z]`,
  'g',
);
