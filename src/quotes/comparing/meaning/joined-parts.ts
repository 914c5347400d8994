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
    separateOpinion.test(text.slice(before, after));
  return joins ? [wordAt(opinion, from - 1), wordAt(opinion, to)] : [];
}

/** A paragraph of its own: `Justice Roe, dissenting.`, `ROE, J., concurring in part:` */
const separateOpinion =
  /\n\s{0,9}(?:(?:Mr|Mrs|Ms)\.\s)?(?:[\p{L}.’'-]{1,20}[\s,]{1,2}){1,8}(?:dissenting|concurring)\b[^\n]{0,80}\n/iu;
