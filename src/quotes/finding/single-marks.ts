/**
 * Whole quotations in single marks, `‘…’ Brown v. Board`, as some briefs write them. An apostrophe looks like such a mark, so only what
 * closes right before a citation, or fills its parenthetical, is read so: from the closing mark back to the nearest opening one.
 */
import { firstEndingAfter } from './first-ending-after';
import type { CitationGroup } from './group-citations';
import type { MarkedPassage, Stretch } from './pair-quotation-marks';

/** `passages`: those in double marks, outside which these stand. All in text order. */
export function singleMarkedPassages(
  text: string,
  paragraphs: readonly Stretch[],
  passages: readonly Stretch[],
  groups: readonly CitationGroup[],
): readonly MarkedPassage[] {
  const found: MarkedPassage[] = [];
  for (const { start, end } of groups) {
    const before = closingBefore(text, start);
    const within = before ?? closingWithin(text, end);
    if (within === null) continue;
    const paragraph = paragraphs[firstEndingAfter(paragraphs, within)]?.start ?? 0;
    const from = Math.max(paragraph, within - longest, found.at(-1)?.fullEnd ?? 0);
    const passage = passageClosing(text, from, within);
    if (passage !== null && !overlaps(passages, passage)) found.push(passage);
  }
  return found;
}

const longest = 1_500;

/** `unequal.’ Brown`, `unequal’ (Brown`, but not `widows’ Brown`: where the mark stands. */
function closingBefore(text: string, at: number): number | null {
  const gap = /(?:[.,?!…)\]]|(?!s)\p{L})([’'])[.,]?\s{0,2}[([]?$/u.exec(text.slice(Math.max(0, at - 6), at));
  return gap === null ? null : Math.max(0, at - 6) + gap.index + 1;
}

/** `Brown, 347 U.S. at 495 (‘…’)`: the citation's own end is that of its parenthetical. */
function closingWithin(text: string, end: number): number | null {
  return /[’']\)$/.test(text.slice(end - 2, end)) ? end - 2 : null;
}

/** From the last opening mark before `close` that is of its kind; words with other marks among them, or fewer than four, are none. */
function passageClosing(text: string, from: number, close: number): MarkedPassage | null {
  const before = text.slice(from, close);
  const mark = text.charAt(close) === "'" ? "'" : '‘';
  let opening = before.lastIndexOf(mark);
  while (opening >= 0 && !opens(before, opening))
    opening = opening === 0 ? -1 : before.lastIndexOf(mark, opening - 1);
  if (opening < 0) return null;
  const at = from + opening;
  const words = text.slice(at + 1, close);
  if (/[“”"]|[^s\s][’'](?=[\s,.;:)])/.test(words) || words.split(/\s+/, 4).length < 4) return null;
  return { fullStart: at, fullEnd: close + 1, stretches: [{ start: at + 1, end: close }] };
}

/** Not the apostrophe of `widow's`, nor that of `widows' mill`. */
function opens(text: string, at: number): boolean {
  return /^(?:|[\s([—–])['‘][\p{L}[]/u.test(text.slice(Math.max(0, at - 1), at + 2));
}

function overlaps(passages: readonly Stretch[], { fullStart, fullEnd }: MarkedPassage): boolean {
  const next = passages[firstEndingAfter(passages, fullStart)];
  return next !== undefined && next.start < fullEnd;
}
