/** What the brackets and ellipses of a draft stand for, and which of the words that they hide decide the meaning. */
import { affectedAtBracket, type AlignedQuotation } from '../meaning/affected-at-bracket';
import { affectedByEllipsis } from '../meaning/affected-by-ellipsis';
import type { Step } from '../aligning/alignment-step';
import { compareNotes } from './compare-notes';
import { noteWords } from '../reading/omission-notes';
import { affectedBesideOwnEllipsis } from './beside-own-ellipsis';
import type { EditList } from './edit-list';
import type { TokenSpan } from '../aligning/exact-passages';
import { wordsFound } from '../reading/words-found';
import { wordAt, type IndexedOpinion } from '../../index-opinion';
import { affectedByJoining } from '../meaning/joined-halves';
import { affectedByJoiningParts } from '../meaning/joined-parts';
import { areLikeLetters } from '../aligning/like-letters';
import { isBroken } from '../aligning/parted-words';
import { misquotedBracket } from './own-bracket';
import type { Operation, ReadQuotation } from '../reading/quotation-operations';
import { affectedBySplice } from '../meaning/spliced-sentences';
import { standsReversed } from '../meaning/stands-reversed';
import { endsSentence } from '../reading/token-sentences';
import { TokenFlag } from '../reading/tokenize';
import { tokensBesideBracket } from '../aligning/tokens-beside-bracket';
import { isEnglishWord } from '../reading/word-list';

export class MarkDifferences {
  readonly #comparison: AlignedQuotation;
  #lastPlace = 0;

  constructor(
    private readonly opinion: IndexedOpinion,
    private readonly quotation: ReadQuotation,
    private readonly steps: readonly Step[],
    private readonly edits: EditList,
  ) {
    this.#comparison = { opinion, quotation, steps };
  }

  add(step: Step): void {
    const operation = this.quotation.operations[step.operation] as Operation;
    const found = wordsFound(this.opinion, step);
    if (operation.kind === 'ellipsis') {
      if (this.#quotesNote(step)) return;
      const joined = affectedByJoiningParts(this.opinion, step);
      if (joined.length > 0) this.edits.addStep('ellipsis', step, joined);
      else if (found.length > 0) this.edits.addStep('ellipsis', step, this.#affectedByOmission(step));
    } else if (operation.kind === 'bracket') {
      const likeness = likenessOf(operation.words, wordsAsPrinted(this.opinion, step));
      const isOwn =
        this.#isBracketedThere(step) ||
        this.#isEmptyThere(operation, step) ||
        this.#isOpenThere(operation, step);
      if (likeness === 'same' && isOwn) return;
      if (likeness === 'scanNoise' && this.#isBracketedThere(step)) {
        this.edits.addStep('scanNoise', step);
        return;
      }
      const beside =
        this.#bracketFartherOn(operation.words, step) ??
        tokensBesideBracket(this.opinion, operation.words, step);
      const own = misquotedBracket(this.opinion, this.steps, step, operation.words);
      if (own) this.edits.addStep('substitution', { ...step, from: own.from, to: own.to });
      else if (beside) this.edits.addStep('deletion', { ...step, ...beside });
      else if (
        found.length >
        operation.words.length + (operation.words.length > 0 ? mostReplaced : mostEmptied)
      )
        this.edits.addStep('deletion', step);
      else if (this.#isBracketedThere(step))
        this.edits.addStep('bracket', step, this.#besideOwn(operation.words, found));
      else if (this.#bracketsAfter(step).length > 0)
        this.edits.addStep('bracket', step, this.#besideOwn(operation.words, this.#bracketsAfter(step)));
      else this.edits.addStep('bracket', step, affectedAtBracket(this.#comparison, operation, step));
    }
  }

  /** Of another bracket in the place of the opinion's: the draft's mark hides one that was there before. */
  #besideOwn(drafted: readonly string[], found: readonly string[]): readonly string[] {
    const lost = found.filter((word) => !drafted.includes(word));
    return lost.length > 0 ? lost : found;
  }

  /** Where the fragments stand closer together in the other order, the ellipsis says an order that may not be the opinion's. */
  #affectedByOmission(step: Step): readonly string[] {
    const affected = affectedByEllipsis(this.opinion, step.from, step.to);
    if (affected.length > 0) return affected;
    const operation = this.quotation.operations[step.operation] as Operation;
    const marks = operation.kind === 'ellipsis' ? operation.marks : 0;
    const mark = this.quotation.text.slice(operation.start, operation.end);
    const beside =
      marks > 1 || this.#standsBesideBracket(step)
        ? []
        : affectedBesideOwnEllipsis(this.opinion, step.from, step.to, mark);
    if (beside.length > 0) return beside;
    const joined = affectedByJoining(this.opinion, step.from, step.to);
    if (joined.length > 0) return joined;
    const spliced = showsNoEnd.test(mark) ? affectedBySplice(this.opinion, step.from, step.to) : [];
    if (spliced.length > 0) return spliced;
    const at = this.#placeOf(step);
    const before = fragmentBeside(this.steps, at, -1);
    const after = fragmentBeside(this.steps, at, 1);
    if (!before || !after || !standsReversed(this.opinion, before, after)) return [];
    return [wordAt(this.opinion, before.from), wordAt(this.opinion, after.from)];
  }

  /** `which [the rule] . . . or`: the bracket stands for the words beside the opinion's own ellipsis. */
  #standsBesideBracket(step: Step): boolean {
    const at = this.#placeOf(step);
    return [at - 1, at + 1].some((beside) => {
      const { kind, operation = -1 } = this.steps[beside] ?? {};
      return kind === 'marked' && this.quotation.operations[operation]?.kind === 'bracket';
    });
  }

  /** Marks are added in the order of the steps, so each is looked for behind the one before. */
  #placeOf(step: Step): number {
    this.#lastPlace = Math.max(0, this.steps.indexOf(step, this.#lastPlace));
    return this.#lastPlace;
  }

  /** The opinion's own bracket, quoted: what differs inside carries no mark. */
  #isBracketedThere({ from, to }: Step): boolean {
    const { text, starts, ends } = this.opinion.tokens;
    const start = starts[from] as number;
    if (to <= from || !/\[\(?$/.test(text.slice(Math.max(0, start - 2), start))) return false;
    if (text.slice(starts[to - 1], ends[to - 1]).includes(']')) return true;
    return /^[.,;:’'”")]{0,2}\]/.test(text.slice(ends[to - 1], (ends[to - 1] as number) + 3));
  }

  /** `[wjhile`, which the opinion does not close either. */
  #isOpenThere({ start, end }: Operation, { from }: Step): boolean {
    const { text, starts } = this.opinion.tokens;
    const raw = this.quotation.text.slice(start, end).trim();
    return !raw.includes(']') && text.startsWith(raw, (starts[from] as number) - 1);
  }

  /** `. . . .” (Some citations omitted.)`: the opinion's own ellipsis and its note, which is no part of the words left out. */
  #quotesNote(step: Step): boolean {
    const { text, operations } = this.quotation;
    const start = operations[step.operation]?.end ?? 0;
    const next = text.slice(start, operations[step.operation + 1]?.start ?? text.length);
    const found = this.edits.foundTokens(step.from, step.to).text;
    return next.includes('(') && noteWords(found).length > 1 && compareNotes(next, found) === 'quoted';
  }

  /** The words of a bracket that the opinion has right after the passage, where the draft's last words are one. */
  #bracketsAfter(step: Step): readonly string[] {
    const { text, starts, ends, count } = this.opinion.tokens;
    const { from, to } = step;
    if (step !== this.steps.at(-1) || to > from || to === 0 || to >= count) return [];
    if (!/^[\s,;]{0,3}\[$/.test(text.slice(ends[to - 1], starts[to]))) return [];
    let last = to;
    while (
      last < count - 1 &&
      last - to < mostReplaced &&
      !text.slice(ends[last], starts[last + 1]).includes(']')
    )
      last++;
    return wordsFound(this.opinion, { from: to, to: last + 1 });
  }

  /** Of the opinion's bracket with the draft's last words: what lies between, which the draft drops without a mark. */
  #bracketFartherOn(drafted: readonly string[], step: Step): TokenSpan | null {
    const { tokens } = this.opinion;
    if (step !== this.steps.at(-1) || step.to > step.from || drafted.length === 0) return null;
    for (let at = step.to + 1; at + drafted.length <= tokens.count && at <= step.to + mostReplaced; at++) {
      if (endsSentence(tokens, at - 1)) return null;
      const there = { ...step, from: at, to: at + drafted.length };
      if (
        drafted.every((word, index) => wordAt(this.opinion, at + index) === word) &&
        this.#isBracketedThere(there)
      )
        return { from: step.to, to: at };
    }
    return null;
  }

  /** `[.]` or `[]`, which the opinion has there as well. */
  #isEmptyThere({ start, end }: Operation, { from, to }: Step): boolean {
    if (to > from || from === 0 || from >= this.opinion.tokens.count) return false;
    const { text, starts, ends } = this.opinion.tokens;
    return text.slice(ends[from - 1], starts[from]).includes(this.quotation.text.slice(start, end));
  }
}

/** Words of the opinion in a step, without the numbers of note calls; a word which a page or line parts is one. */
function wordsAsPrinted(opinion: IndexedOpinion, { from, to }: TokenSpan): readonly string[] {
  const words: string[] = [];
  for (let at = from; at < to; at++) {
    if (((opinion.tokens.flags[at] as number) & TokenFlag.note) !== 0) continue;
    const goesOn = words.length > 0 && isBroken(opinion, at - 1);
    words.push((goesOn ? (words.pop() ?? '') : '') + wordAt(opinion, at));
  }
  return words;
}

function likenessOf(drafted: readonly string[], found: readonly string[]): 'same' | 'scanNoise' | 'other' {
  if (drafted.length !== found.length) return 'other';
  if (drafted.every((word, at) => word === found[at])) return 'same';
  const alike = (word: string, at: number): boolean => {
    const printed = found[at] ?? '';
    return (
      word === printed || (isEnglishWord(word) && !isEnglishWord(printed) && areLikeLetters(word, printed))
    );
  };
  return drafted.every(alike) ? 'scanNoise' : 'other';
}

/** The tokens of the steps up to the next mark, backward or forward from the step `at`. */
function fragmentBeside(steps: readonly Step[], at: number, direction: -1 | 1): TokenSpan | null {
  let from = Infinity;
  let to = -1;
  for (let beside = at + direction; ; beside += direction) {
    const step = steps[beside];
    if (step?.kind !== 'same' && step?.kind !== 'note') break;
    from = Math.min(from, step.from);
    to = Math.max(to, step.to);
  }
  return to < 0 ? null : { from, to };
}

/** Three dots: four say that a sentence ends among what is left out, and asterisks are used for both. */
const showsNoEnd = /^\[?\s?(?:…|\.\s{0,3}\.\s{0,3}\.)\s?\]?$/;

/** A bracket may stand for this many words more than it holds, an empty one for so many. */
const mostReplaced = 12;
const mostEmptied = 3;
