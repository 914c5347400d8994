/** `(Holt, J., dissenting)` behind a case whose complete text is held: whether anybody so called wrote in it. */
import type { CitationComparison } from '../../citations/citation-comparison';
import { judgesIn, mayBeWriter } from '../../citations/comparing/compare-writer';
import { stancesIn } from '../../citations/comparing/stances-in';
import type { TextItem } from '../../contract/items';
import type { HeldOpinion } from './held-opinion';
import { caseResult, type VerifiedCase } from './case-result';
import type { ReadOpinion } from './verify-quotation';

/** With the difference where the text proves one. */
export async function withWriterCompared(
  item: TextItem,
  verified: VerifiedCase,
  readOpinion: ReadOpinion,
): Promise<VerifiedCase> {
  const { answer, citation, chain } = verified;
  const { finding } = answer;
  const written = citation?.weight?.find((one) => stancesIn(one).length > 0);
  if (written === undefined || finding.kind !== 'located' || finding.authority.text !== 'complete')
    return verified;
  const held = await readOpinion(finding.authority);
  if (typeof held === 'string' || mayHaveWritten(written, held)) return verified;
  const comparison: CitationComparison = {
    attribute: 'opinionPart',
    cited: written,
    found: 'no opinion of a judge so called',
    agreement: 'differs',
  };
  const comparisons = [...finding.comparisons, comparison];
  return caseResult(item, citation, { ...answer, finding: { ...finding, comparisons } }, chain);
}

/** Not only because no part is under such a name: a scanner may have misread it, and then it is like none, but it is no other's either. */
function mayHaveWritten(written: string, { opinion, index }: HeldOpinion): boolean {
  const { text, complete } = opinion;
  const judges = judgesIn(written);
  // Those of a text in one piece are read off its headings.
  const parts = opinion.parts.length > 0 ? opinion.parts : index.parts;
  const separate = parts.filter(({ kind }) => kind === 'dissent' || kind === 'concurrence');
  const isTold = opinion.parts.length > 0 || (separate.length > 0 && index.untold.length === 0);
  if (!complete || !isTold || judges.length === 0) return true;
  if (separate.some(({ author }) => author === undefined || mayBeWriter(written, author))) return true;
  const folded = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return judges.some((judge) => folded.includes(judge));
}
