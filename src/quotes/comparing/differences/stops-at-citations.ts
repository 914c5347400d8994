/**
 * `the widow, 12 F.2d 33. Smith saw`: a citation may be left out, but not the end of the sentence that stands with it; "the widow Smith
 * saw" would be a sentence that nobody wrote. Nor may a sentence end where only a citation stood.
 */
import type { Step, StepKind } from '../aligning/alignment-step';
import type { IndexedOpinion } from '../../index-opinion';
import type { ReadQuotation } from '../reading/quotation-operations';
import type { EditList } from './edit-list';

export function addStopsAtCitations(
  edits: EditList,
  opinion: IndexedOpinion,
  { operations, text }: ReadQuotation,
  steps: readonly Step[],
): void {
  for (let at = 1; at < steps.length - 1; at++) {
    const first = at;
    if (!isSkipped(steps[at])) continue;
    while (isSkipped(steps[at + 1])) at++;
    const skipped = steps.slice(first, at + 1);
    const after = steps[at + 1];
    if (!after || steps[first - 1]?.kind !== 'same' || after.kind !== 'same') continue;
    if (!skipped.some(({ kind }) => kind === 'skippedCitation')) continue;
    const quotedFrom = operations[after.operation - 1]?.end ?? 0;
    const quotedTo = operations[after.operation]?.start ?? quotedFrom;
    const quoted = text.slice(quotedFrom, quotedTo);
    const endsBefore = stop.test(gapBefore(opinion, skipped[0]?.from ?? after.from));
    const endsThere =
      endsBefore || [...skipped, after].some(({ from }) => stop.test(gapBefore(opinion, from)));
    if (stop.test(quoted) === endsThere) continue;
    // "the widow, The mill was", of "the widow, 12 F.2d 33. The mill was": nobody reads the two as one sentence.
    if (endsThere && !endsBefore && comma.test(quoted) && capital.test(text.slice(quotedTo))) continue;
    edits.add(
      'punctuation',
      edits.quoted(quotedFrom, quotedTo),
      edits.foundTokens(skipped[0]?.from ?? after.from, after.from),
    );
  }
}

function isSkipped(step: Step | undefined): boolean {
  return step !== undefined && skippedKinds.has(step.kind);
}

const skippedKinds: ReadonlySet<StepKind> = new Set(['skippedCitation', 'skippedFurniture', 'note']);

function gapBefore({ tokens }: IndexedOpinion, token: number): string {
  return tokens.text.slice(tokens.ends[token - 1], tokens.starts[token]);
}

/** No stop within parentheses: "(see id.) Smith". */
const stop = /[.?!](?!\s?\))/;
const comma = /[,;:]/;
const capital = /^\p{Lu}/u;
