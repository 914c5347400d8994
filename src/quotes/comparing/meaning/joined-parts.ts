/**
 * An ellipsis that makes one passage of what two speakers say, or of the text and a note: the majority's words and the dissent's,
 * the syllabus's and the opinion's.
 */
import type { TokenSpan } from '../aligning/exact-passages';
import { wordAt, type IndexedOpinion } from '../../index-opinion';
import { noteAt } from '../reading/note-places';

/** The words on either side of what is left out; none where the same part says both. */
export function affectedByJoiningParts(opinion: IndexedOpinion, { from, to }: TokenSpan): readonly string[] {
  const { starts, text, count } = opinion.tokens;
  if (from === 0 || to >= count) return [];
  const [before, after] = [starts[from - 1] as number, starts[to] as number];
  const part = opinion.parts.find(({ start, end }) => start <= before && before < end);
  const joins =
    noteAt(opinion.notes, before) !== noteAt(opinion.notes, after) ||
    (part !== undefined && after >= part.end) ||
    beginsSeparateOpinion(text.slice(before, after));
  return joins ? [wordAt(opinion, from - 1), wordAt(opinion, to)] : [];
}

/** Whether a paragraph begins with a writer and what he does: `Justice Roe, dissenting.`, `ROE, J., concurring in part:` */
function beginsSeparateOpinion(text: string): boolean {
  for (const { index } of text.matchAll(
    /\b(?:dissenting|concurring)\b(?!,\s{1,4}(?:said|wrote|explained|observed|noted|stated|argued|put)\b)/gi,
  )) {
    const head = text.slice(Math.max(0, index - longestWriter), index);
    const line = head.lastIndexOf('\n') + 1;
    const writer = head.slice(line).trim();
    if (line === 0 || !/\n[ \t\r]{0,9}\n$/.test(head.slice(Math.max(0, line - longestGap), line))) continue;
    // "The dissenting judge below": an article is no writer.
    if (/^(?:The|An?|One|Two|Three|Four)$/.test(writer)) continue;
    if (writer !== '' && writer.split(/[\s,]+/).every((word) => ofWriters.test(word))) return true;
  }
  return false;
}

const ofWriters = /^(?:\p{Lu}|$|(?:with|whom|and|joins?)$)/u;
const longestWriter = 120;
const longestGap = 12;
