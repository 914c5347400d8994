/** What differs at the two ends of a passage: ellipses that say the sentence goes on, half words, a note, a question mark. */
import type { IndexedOpinion } from '../../index-opinion';
import { affectedByEllipsis } from '../meaning/affected-by-ellipsis';
import type { Turn } from '../meaning/denials';
import { deniedCapital, deniedWhereAffirmed } from '../meaning/denied-beginning';
import { contrastAfter } from '../meaning/goes-on-otherwise';
import { opensSentence } from '../meaning/opens-sentence';
import { turnAfter, turnBefore, turnBeforeCapital } from '../meaning/turned-sentence';
import type { Step } from './alignment-step';
import { compareNotes, noteAfter } from '../differences/compare-notes';
import type { EditList } from '../differences/edit-list';
import { halvedWord } from './parted-words';
import { omissionNotesIn } from '../reading/omission-notes';
import type { ReadQuotation } from '../reading/quotation-operations';
import { endsSentence } from '../reading/token-sentences';

export function addDifferencesAtEnds(
  edits: EditList,
  opinion: IndexedOpinion,
  quotation: ReadQuotation,
  steps: readonly Step[],
): void {
  const first = steps[0];
  const last = steps.at(-1);
  if (!first || !last) return;
  const ends: Ends = { edits, opinion, quotation, first, last };
  addOuterEllipses(ends);
  addHalvedWords(ends);
  if (last.to === 0) return;
  addNote(ends);
  addQuestion(ends);
  addCuts(ends);
}

interface Ends {
  readonly edits: EditList;
  readonly opinion: IndexedOpinion;
  readonly quotation: ReadQuotation;
  readonly first: Step;
  readonly last: Step;
}

const longestTail = 60;

/** An ellipsis at the end says that the sentence goes on: what follows in it is left out too, and at the beginning likewise. */
function addOuterEllipses({ edits, opinion, quotation, first, last }: Ends): void {
  const { tokens } = opinion;
  const { leadingEllipsis, trailingEllipsis } = quotation;
  const add = (
    { start, end }: { readonly start: number; readonly end: number },
    from: number,
    to: number,
  ) => {
    if (to <= from) return;
    const affected = affectedByEllipsis(opinion, from, to);
    edits.add('ellipsis', edits.quoted(start, end), edits.foundTokens(from, to), affected);
  };
  if (trailingEllipsis && !standsAfter(opinion, last.to, trailingEllipsis, quotation.text)) {
    let to = last.to;
    while (to < tokens.count && to - last.to < longestTail && !endsSentence(tokens, to - 1)) to++;
    add(trailingEllipsis, last.to, to);
  }
  if (leadingEllipsis) {
    let from = first.from;
    while (from > 0 && first.from - from < longestTail && !endsSentence(tokens, from - 1)) from--;
    if (from === first.from) return;
    const turn = turnBefore(opinion, first.from) ?? turnBeforeCapital(opinion, first.from);
    const { start, end } = leadingEllipsis;
    edits.add('ellipsis', edits.quoted(start, end), edits.foundTokens(from, first.from), turn?.words ?? []);
  }
}

/** Whether the ellipsis is the opinion's own, quoted: the draft leaves nothing out by it. */
function standsAfter(
  { tokens: { text, starts, ends } }: IndexedOpinion,
  to: number,
  { start, end }: { readonly start: number; readonly end: number },
  quotation: string,
): boolean {
  const dots = (mark: string): number => mark.replaceAll('…', '...').replace(/[^.*]/g, '').length;
  const gap = to > 0 ? text.slice(ends[to - 1], starts[to]) : '';
  const own = /^[\s,;”"’']{0,4}(…|(?:\.\s?){3,4}|(?:\*\s?){3})/.exec(gap)?.[1] ?? '';
  return own !== '' && dots(own) >= dots(quotation.slice(start, end));
}

/** The passage begins or ends inside a word that a line's or page's end breaks. */
function addHalvedWords({ edits, opinion, quotation, first, last }: Ends): void {
  const passage = { from: first.from, to: last.to };
  const atFirst = first.kind === 'same' ? halvedWord(opinion, passage, 'first') : null;
  if (atFirst) edits.addStep('substitution', { ...first, ...atFirst });
  const keepsHyphen = /^[-‐\u00ad]/.test(quotation.text.slice(endOfWords(quotation)));
  const atLast = last.kind === 'same' && !keepsHyphen ? halvedWord(opinion, passage, 'last') : null;
  if (atLast) edits.addStep('substitution', { ...last, ...atLast });
}

/** A note of the opinion right after the passage may be the last thing that the draft quotes. */
function addNote({ edits, opinion, quotation, last }: Ends): void {
  const { text } = quotation;
  const end = endOfWords(quotation);
  if (end === text.length) return;
  const { tokens } = opinion;
  const foundEnd = tokens.ends[last.to - 1] as number;
  const note = noteAfter(tokens.text, foundEnd);
  if (note === '') addWordsBeforeNote(text.slice(end), foundEnd, { edits, quotation, opinion });
  if (note === '' || compareNotes(text.slice(end), note) !== 'misquoted') return;
  const at = tokens.text.indexOf(note, foundEnd);
  edits.add('substitution', edits.quoted(end, text.length), edits.found(at, at + note.length));
}

/** The draft repeats the opinion's note, but not the last words before it. */
function addWordsBeforeNote(
  tail: string,
  foundEnd: number,
  { edits, quotation, opinion }: Pick<Ends, 'edits' | 'quotation' | 'opinion'>,
): void {
  if (!tail.includes('(') || quotation.trailingEllipsis) return;
  const after = opinion.tokens.text.slice(foundEnd, foundEnd + longestWordsBefore);
  const [note] = omissionNotesIn(after);
  const left = after.slice(0, note?.start);
  const words = left.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  if (
    !note ||
    words === 0 ||
    words > mostWordsBefore ||
    compareNotes(tail, note.raw.slice(1, -1)) !== 'quoted'
  )
    return;
  const at = endOfWords(quotation);
  edits.add('deletion', edits.quoted(at, at), edits.found(foundEnd, foundEnd + left.length));
}

/** Farther back, the draft's note is its author's own. */
const mostWordsBefore = 6;
const longestWordsBefore = 160;

/** The whole sentence asks, and the draft lets it say. */
function addQuestion({ edits, opinion, quotation, first, last }: Ends): void {
  const { tokens } = opinion;
  if (quotation.trailingEllipsis || !beginsSentence(quotation.text, opinion, first.from)) return;
  const start = endOfWords(quotation);
  const end = tokens.ends[last.to - 1] as number;
  const drafted = /^[”"’')\]]{0,3}\./.exec(quotation.text.slice(start, start + 4))?.[0];
  const found = /^[”"’')\]]{0,3}\?/.exec(tokens.text.slice(end, end + 4))?.[0];
  if (drafted === undefined || found === undefined) return;
  edits.add('punctuation', edits.quoted(start, start + drafted.length), edits.found(end, end + found.length));
}

/** The draft makes a sentence of its own of the opinion's words, and leaves out beside them what turns it. */
function addCuts({ edits, opinion, quotation, first, last }: Ends): void {
  const { text } = quotation;
  const end = endOfWords(quotation);
  // The full stop of "Co.; it denies" ends a word in both.
  const ownStop = opinion.tokens.text.charAt(opinion.tokens.ends[last.to - 1] as number) === '.';
  if (!quotation.trailingEllipsis && !ownStop && /^[”"’')\]]{0,3}[.!]/.test(text.slice(end))) {
    const isWhole = beginsSentence(quotation.text, opinion, first.from);
    const turn = turnAfter(opinion, last.to) ?? (isWhole ? contrastAfter(opinion, last.to) : null);
    if (turn)
      edits.add('cutShort', edits.quoted(end, end), edits.foundTokens(turn.from, turn.to), turn.words);
  }
  if (quotation.leadingEllipsis) return;
  const turn = turnAtBeginning(opinion, quotation, first.from);
  if (turn) edits.add('cutShort', edits.quoted(0, 0), edits.foundTokens(turn.from, turn.to), turn.words);
}

/** What turns the passage that begins at the token `from` and stands before it in the opinion. */
function turnAtBeginning(
  opinion: IndexedOpinion,
  { text, affirmed }: ReadQuotation,
  from: number,
): Turn | null {
  const isMadeSentence = madeCapital.test(text) || claimsCapital(text, opinion, from);
  if (!isMadeSentence) return affirmed ? deniedWhereAffirmed(opinion, from) : null;
  const reads = opensSentence(opinion, from);
  return (
    (reads ? (turnBefore(opinion, from) ?? turnBeforeCapital(opinion, from)) : null) ??
    deniedCapital(opinion, from)
  );
}

/** As the draft has it, or as the opinion has. */
function beginsSentence(quotation: string, { tokens }: IndexedOpinion, from: number): boolean {
  return madeCapital.test(quotation) || endsSentence(tokens, from - 1);
}

/** `[T]he`, `[The act]`: in the opinion the sentence began before. */
const madeCapital = /^[“"‘']{0,3}\[\p{Lu}/u;

/** `[t]he` says that the opinion has a capital there, and so begins a sentence, which it does not. */
function claimsCapital(quotation: string, { tokens }: IndexedOpinion, from: number): boolean {
  const letter = /^[“"‘']{0,3}\[(\p{Ll})\]/u.exec(quotation)?.[1];
  return letter !== undefined && tokens.text.charAt(tokens.starts[from] as number) === letter;
}

function endOfWords({ operations }: ReadQuotation): number {
  return operations.at(-1)?.end ?? 0;
}
