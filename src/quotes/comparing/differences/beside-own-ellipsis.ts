/**
 * An ellipsis of the draft where the opinion has one of its own, with words beside it that the draft drops: the mark may be the
 * opinion's, and those words gone without one.
 */
import { shortOmission } from '../meaning/hidden-words';
import { citationsInText } from '../reading/citations-in-text';
import { wordAt, type IndexedOpinion } from '../../index-opinion';
import { interruptionsIn } from '../reading/interruptions';
import { endsSentence } from '../reading/token-sentences';
import { TokenFlag, type Tokens } from '../reading/tokenize';

/** Of the tokens `from` to before `to`, the one next to the opinion's ellipsis; none where it has none there that `mark`, the draft's, may be. */
export function affectedBesideOwnEllipsis(
  opinion: IndexedOpinion,
  from: number,
  to: number,
  mark: string,
): readonly string[] {
  if (to - from > shortOmission || from === 0 || to >= opinion.tokens.count) return [];
  const own = ellipsis.exec(gapBefore(opinion, from))?.[0];
  const atStart = own !== undefined;
  const found = own ?? ellipsis.exec(gapBefore(opinion, to))?.[0];
  if (found === undefined || isAuthors(mark, found) || leavesOutWhole(opinion, from, to, atStart)) return [];
  return [wordAt(opinion, atStart ? from : to - 1)];
}

const ellipsis = /…\s?\.?|(?:\.\s?){3,4}|(?:\*\s?){3}/;

/** Nobody who copies `. . .` writes `[. . .]`, `* * *` or `. . . .` for it; the other way round many do. */
function isAuthors(mark: string, found: string): boolean {
  if (/[[*]/.test(mark)) return !found.includes('*') || mark.includes('[');
  return !found.includes('*') && dotsIn(mark) > dotsIn(found);
}

function dotsIn(mark: string): number {
  return mark.replaceAll('…', '...').replace(/[^.]/g, '').length;
}

function gapBefore({ tokens: { text, starts, ends } }: IndexedOpinion, token: number): string {
  return text.slice(ends[token - 1], starts[token]);
}

/**
 * Sentences, notes, citations and what a page ends with are left out as such; so is a sentence's end, behind the opinion's ellipsis, but
 * not its beginning before one.
 */
function leavesOutWhole({ tokens }: IndexedOpinion, from: number, to: number, atStart: boolean): boolean {
  const { text, starts, ends, flags } = tokens;
  if (
    atStart ? endsSentence(tokens, from - 1) || endsSentence(tokens, to - 1) : isSentences(tokens, from, to)
  )
    return true;
  let words = 0;
  for (let at = from; at < to; at++) {
    if (((flags[at] as number) & TokenFlag.note) === 0) words++;
  }
  if (words === 0) return true;
  if (interruptionsIn(tokens, from, to + 1).some((span) => span.from <= from && span.to >= to)) return true;
  const start = ends[from - 1] as number;
  const firstWord = (starts[from] as number) - start;
  const lastEnd = (ends[to - 1] as number) - start;
  const spans = citationsInText(text.slice(start, starts[to]));
  return spans.some((span) => span.start <= firstWord && span.end >= lastEnd);
}

function isSentences(tokens: Tokens, from: number, to: number): boolean {
  return endsSentence(tokens, from - 1) && endsSentence(tokens, to - 1);
}
