/** What the brackets and ellipses of a draft stand for, and which of the words that they hide decide the meaning. */
import { affectedByBracket } from './affected-words';
import { affectedByEllipsis } from './affected-by-ellipsis';
import type { Step } from './alignment-step';
import { affectedBesideOwnEllipsis } from './beside-own-ellipsis';
import { isHidden } from './critical-words';
import type { EditList } from './edit-list';
import type { TokenSpan } from './exact-passages';
import { wordAt, type IndexedOpinion } from '../index-opinion';
import { affectedByJoining } from './joined-halves';
import { areLikeLetters } from './like-letters';
import { isBroken } from './parted-words';
import type { Operation, ReadQuotation } from './quotation-operations';
import { exchangedWords, namesThing } from './other-words';
import { affectedNames, namesIn } from './replaced-names';
import { standsReversed } from './stands-reversed';
import { endsSentence } from './token-sentences';
import { TokenFlag } from './tokenize';
import { tokensBesideBracket, wordsOutsideBracket } from './tokens-beside-bracket';
import { isEnglishWord } from './word-list';

export class MarkDifferences {
  constructor(
    private readonly opinion: IndexedOpinion,
    private readonly quotation: ReadQuotation,
    private readonly steps: readonly Step[],
    private readonly edits: EditList,
  ) {}

  add(step: Step): void {
    const operation = this.quotation.operations[step.operation] as Operation;
    const found = wordsFound(this.opinion, step);
    if (operation.kind === 'ellipsis') {
      if (found.length > 0) this.edits.addStep('ellipsis', step, this.#affectedByOmission(step));
    } else if (operation.kind === 'bracket') {
      const likeness = likenessOf(operation.words, wordsAsPrinted(this.opinion, step));
      if (likeness === 'same' && (this.#isBracketedThere(step) || this.#isEmptyThere(operation, step)))
        return;
      if (likeness === 'scanNoise' && this.#isBracketedThere(step)) {
        this.edits.addStep('scanNoise', step);
        return;
      }
      const beside =
        this.#bracketFartherOn(operation.words, step) ??
        tokensBesideBracket(this.opinion, operation.words, step);
      if (beside) this.edits.addStep('deletion', { ...step, ...beside });
      else if (
        found.length >
        operation.words.length + (operation.words.length > 0 ? mostReplaced : mostEmptied)
      )
        this.edits.addStep('deletion', step);
      else if (this.#isBracketedThere(step))
        this.edits.addStep('bracket', step, this.#besideOwn(operation.words, found));
      else if (this.#bracketsAfter(step).length > 0)
        this.edits.addStep('bracket', step, this.#besideOwn(operation.words, this.#bracketsAfter(step)));
      else this.edits.addStep('bracket', step, this.#affectedByBracket(operation, found, step));
    }
  }

  #affectedByBracket(
    operation: Extract<Operation, { readonly kind: 'bracket' }>,
    found: readonly string[],
    step: Step,
  ): readonly string[] {
    const { words: drafted, start, end } = operation;
    const { text } = this.quotation;
    if (found.length === 0 && /^\d/.test(drafted[0] ?? '') && /\d/.test(text.charAt(start - 1)))
      return drafted;
    const beside = found.length > 0 ? found : wordsFound(this.opinion, this.#replaced(step, drafted.length));
    const affected = affectedByBracket(drafted, beside);
    if (affected.length > 0) return affected;
    const outside = wordsOutsideBracket(this.opinion, step).filter((word) => !drafted.includes(word));
    if (outside.length > 0) return outside;
    const replaced = this.#replaced(step);
    const limits = wordsFound(this.opinion, replaced).filter(
      (word) => isHidden(word) && !drafted.includes(word),
    );
    if (limits.length > 0) return limits;
    const raw = text.slice(start, end);
    const names = affectedNames(this.opinion, namesIn(raw), drafted, replaced);
    if (names.length > 0) return names;
    if (found.length === 0) return exchangedWords(raw, this.#printed(this.#leftOutBeside(step)));
    return this.#namesThing(step) ? [] : exchangedWords(raw, this.#printed(step));
  }

  #namesThing({ from, to }: Step): boolean {
    const { tokens } = this.opinion;
    const after =
      /^\s/.test(tokens.text.slice(tokens.ends[to - 1])) && to < tokens.count ? wordAt(this.opinion, to) : '';
    return from > 0 && namesThing(wordAt(this.opinion, from - 1), after);
  }

  /** `. . . [permits]`: the bracket stands for what the ellipsis beside it leaves out. */
  #leftOutBeside(step: Step): TokenSpan {
    const at = this.steps.indexOf(step);
    for (const beside of [this.steps[at - 1], this.steps[at + 1]]) {
      if (beside?.kind !== 'marked' || this.quotation.operations[beside.operation]?.kind !== 'ellipsis')
        continue;
      if (beside.to > beside.from && beside.to - beside.from <= mostEmptied) return beside;
    }
    return { from: step.from, to: step.from };
  }

  /** As the opinion prints them, but for a sentence's first capital. */
  #printed({ from, to }: TokenSpan): readonly string[] {
    const { tokens } = this.opinion;
    return Array.from({ length: to - from }, (_, index) => {
      const at = from + index;
      const word = tokens.text.slice(tokens.starts[at], tokens.ends[at]);
      return endsSentence(tokens, at - 1) ? word.toLowerCase() : word;
    });
  }

  /** A bracket at either end of the quotation stands for the word beside the passage, or for at most so many, in the same sentence. */
  #replaced(step: Step, most = 1): TokenSpan {
    let { from, to } = step;
    const { tokens } = this.opinion;
    if (from < to) return step;
    if (step === this.steps[0]) {
      while (to - from < most && from > 0 && !endsSentence(tokens, from - 1)) from--;
    } else if (step === this.steps.at(-1) && to > 0) {
      while (to - from < most && to < tokens.count && !endsSentence(tokens, to - 1)) to++;
    }
    return { from, to };
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
    const beside = marks > 1 ? [] : affectedBesideOwnEllipsis(this.opinion, step.from, step.to);
    if (beside.length > 0) return beside;
    const joined = affectedByJoining(this.opinion, step.from, step.to);
    if (joined.length > 0) return joined;
    const at = this.steps.indexOf(step);
    const before = fragmentOf(this.steps.slice(0, at).reverse());
    const after = fragmentOf(this.steps.slice(at + 1));
    if (!before || !after || !standsReversed(this.opinion, before, after)) return [];
    return [wordAt(this.opinion, before.from), wordAt(this.opinion, after.from)];
  }

  /** The opinion's own bracket, quoted: what differs inside carries no mark. */
  #isBracketedThere({ from, to }: Step): boolean {
    const { text, starts, ends } = this.opinion.tokens;
    if (to <= from || text.charAt((starts[from] as number) - 1) !== '[') return false;
    if (text.slice(starts[to - 1], ends[to - 1]).includes(']')) return true;
    return /^[.,;:’'”"]{0,2}\]/.test(text.slice(ends[to - 1], (ends[to - 1] as number) + 3));
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

/** Words of the opinion in a step, without the numbers of note calls. */
export function wordsFound(opinion: IndexedOpinion, { from, to }: TokenSpan): readonly string[] {
  const found: string[] = [];
  for (let at = from; at < to; at++) {
    if (((opinion.tokens.flags[at] as number) & TokenFlag.note) === 0) found.push(wordAt(opinion, at));
  }
  return found;
}

/** The same, but that a word which a page or line parts is one. */
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

/** The tokens of the steps up to the next mark, in either direction. */
function fragmentOf(steps: readonly Step[]): TokenSpan | null {
  let from = Infinity;
  let to = -1;
  for (const step of steps) {
    if (step.kind !== 'same' && step.kind !== 'note') break;
    from = Math.min(from, step.from);
    to = Math.max(to, step.to);
  }
  return to < 0 ? null : { from, to };
}

/** A bracket may stand for this many words more than it holds, an empty one for so many. */
const mostReplaced = 12;
const mostEmptied = 3;
