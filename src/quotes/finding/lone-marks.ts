/**
 * Quotation marks that stand alone: nobody can tell where the words that they open end, or where those that they close begin. Such words are
 * listed as not read, so that a mark forgotten hides no quotation.
 */
import { sentenceEnds } from '../../text/sentence-ends';
import type { FoundQuotation } from '../found-quotation';
import { firstEndingAfter } from './first-ending-after';
import type { CitationGroup } from './group-citations';
import { marksWithin, type Mark, type Stretch } from './pair-quotation-marks';

/** `taken`: the quotations that were read, and all else in marks. All in text order. */
export function loneMarks(
  text: string,
  paragraphs: readonly Stretch[],
  taken: readonly Stretch[],
  groups: readonly CitationGroup[],
): readonly FoundQuotation[] {
  return paragraphs.flatMap((paragraph) => {
    const alone = marksWithin(text, paragraph).filter((mark) => !isTaken(mark, taken));
    return alone.flatMap((mark, index) => {
      const within = {
        start: alone[index - 1]?.end ?? paragraph.start,
        end: alone[index + 1]?.at ?? paragraph.end,
      };
      const words = wordsBeside(text, mark, within, taken, groups);
      return words === null ? [] : [words];
    });
  });
}

function isTaken({ at }: Mark, taken: readonly Stretch[]): boolean {
  const passage = taken[firstEndingAfter(taken, at)];
  return passage !== undefined && passage.start <= at;
}

function wordsBeside(
  text: string,
  { at, end }: Mark,
  within: Stretch,
  taken: readonly Stretch[],
  groups: readonly CitationGroup[],
): FoundQuotation | null {
  const opens =
    /^(?:|[\s([—–])$/.test(text.slice(Math.max(0, at - 1), at)) && /[\p{L}[]/u.test(text.charAt(end));
  // `the widows’’ mill`
  const ends = end - at > 1 ? /[.,?!]/ : /[\p{L}.,?!)\]]/u;
  const closes = ends.test(text.charAt(at - 1)) && /^(?:|[\s.,;)\]—–])$/.test(text.charAt(end));
  if (opens === closes) return null;
  const [next, before] = [taken, groups].map((all) => firstEndingAfter(all, at)) as [number, number];
  const [from, to] = opens
    ? [
        end,
        Math.min(
          within.end,
          taken[next]?.start ?? Infinity,
          groups[before]?.start ?? Infinity,
          end + longest,
        ),
      ]
    : [Math.max(within.start, taken[next - 1]?.end ?? 0, groups[before - 1]?.end ?? 0, at - longest), at];
  const stretch = opens ? text.slice(from, to) : text.slice(sentenceStart(text, from, to), to);
  const words = stretch.trim();
  if (words.split(/\s+/, fewestWords).length < fewestWords || defined.test(words)) return null;
  const start = (opens ? from : to - stretch.length) + stretch.indexOf(words);
  const stop = start + words.length;
  return {
    kind: 'inline',
    start,
    end: stop,
    fullStart: opens ? at : start,
    fullEnd: opens ? stop : end,
    text: words,
    unpaired: true,
  };
}

function sentenceStart(text: string, from: number, to: number): number {
  return sentenceEnds(text, from, Math.max(from, to - 2)).at(-1) ?? from;
}

/** `(the “Agreement) was signed`: a term whose mark was forgotten. */
const defined = /^[^\s)]+(?:\s[^\s)]+){0,2}\)/;

const longest = 600;
const fewestWords = 4;
