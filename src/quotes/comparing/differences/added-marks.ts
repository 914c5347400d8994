/** Quotation marks that a draft puts around a word of the opinion's, which has none there: `the “expert”` for "the expert". */
import type { IndexedOpinion } from '../../index-opinion';
import type { Step } from '../aligning/alignment-step';
import type { ReadQuotation } from '../reading/quotation-operations';
import type { EditList } from './edit-list';

export function addAddedMarks(
  edits: EditList,
  { tokens: { text, starts, ends } }: IndexedOpinion,
  quotation: ReadQuotation,
  steps: readonly Step[],
): void {
  const read = steps.filter(({ operations }) => operations > 0);
  const startOf = (step: Step): number => quotation.operations[step.operation]?.start ?? Infinity;
  let at = 0;
  for (const { index, 0: raw } of quotation.text.matchAll(markedWords)) {
    while (at < read.length && startOf(read[at] as Step) < index) at++;
    const [first, end] = [at, index + raw.length];
    while (at < read.length && startOf(read[at] as Step) < end) at++;
    const within = read.slice(first, at);
    if (first === 0 || at === read.length || within.length > mostWords) continue;
    if (within.length === 0 || within.some(({ kind }) => kind !== 'same')) continue;
    const from = (within[0] as Step).from;
    const to = (within.at(-1) as Step).to;
    if (marks.test(text.slice(ends[from - 1], starts[from]) + text.slice(ends[to - 1], starts[to]))) continue;
    edits.add('punctuation', edits.quoted(index, end), edits.foundTokens(from, to));
  }
}

const markedWords = /(?<![\p{L}\p{N}])(?:["“][^"“”]{1,50}["”]|['‘][^'‘’]{1,50}['’])(?![\p{L}\p{N}])/gu;
/** With more, a mark may be the other end of another quotation. */
const mostWords = 3;
const marks = /["“”„‟‘’‚‛'`´′″«»*^]/;
