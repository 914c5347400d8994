/** Of a word that the opinion has as well: how else the draft writes it, and the punctuation between it and the next. */
import type { Step } from '../aligning/alignment-step';
import { differsInGluedMark } from '../aligning/glued-marks';
import { isHyphenOfPrint } from '../aligning/parted-words';
import { wordAt, type IndexedOpinion } from '../../index-opinion';
import { wordOf, type Operation, type ReadQuotation } from '../reading/quotation-operations';
import { endsSentence } from '../reading/token-sentences';
import {
  differsInCapitals,
  differsInCase,
  differsInHyphens,
  differsInPunctuation,
  isCapitals,
} from './compare-form';
import type { EditList } from './edit-list';

export class FormDifferences {
  constructor(
    private readonly opinion: IndexedOpinion,
    private readonly quotation: ReadQuotation,
    private readonly edits: EditList,
  ) {}

  /** `after`: the step that follows it. */
  add(step: Step, after: Step | undefined): void {
    const operation = this.#operation(step);
    const { text } = this.opinion.tokens;
    const start = this.opinion.tokens.starts[step.from] as number;
    const end = this.opinion.tokens.ends[step.from] as number;
    const found = text.slice(start, end);
    if (operation.kind === 'partial') {
      const bracketedThere =
        /[[\]]/.test(found) ||
        text.charAt(start - 1) === '[' ||
        /^(?:\]|\[[\s,.;:]?\])/.test(text.slice(end, end + 3));
      if (!bracketedThere) this.edits.addStep('bracket', step);
    } else {
      const quoted = this.quotation.text.slice(operation.start, operation.end);
      if (quoted !== found) {
        if (wordAt(this.opinion, step.from) !== wordOf(operation)) this.edits.addStep('substitution', step);
        else if (differsInHyphens(quoted, found))
          this.edits.addStep(
            isHyphenOfPrint(this.opinion, step.from, quoted) ? 'scanNoise' : 'punctuation',
            step,
          );
        else if (!this.#isBracketedWord(step.from) && this.#differsInCase(step, quoted, found))
          this.edits.addStep('letterCase', step);
      }
    }
    if (after?.kind === 'same' && after.operation === step.operation + 1 && after.from === step.to) {
      this.#between(operation, this.#operation(after), end, this.opinion.tokens.starts[after.from] as number);
    }
  }

  #differsInCase({ operation, from }: Step, quoted: string, found: string): boolean {
    const { tokens } = this.opinion;
    // Of "[Federal] courts" the second word began the sentence.
    if (differsInCase(quoted, found))
      return this.quotation.operations[operation - 1]?.kind !== 'bracket' || !endsSentence(tokens, from - 1);
    if (!differsInCapitals(quoted, found)) return false;
    // Capitals that the draft gives are its emphasis, of one word or of all; those of the opinion may be print.
    if (isCapitals(quoted)) return true;
    if (endsSentence(tokens, from - 1)) return false;
    const beside = [from - 1, from + 1].map((at) => tokens.text.slice(tokens.starts[at], tokens.ends[at]));
    return !beside.some(isCapitals);
  }

  /** The punctuation between two words that follow one another on both sides. */
  #between(operation: Operation, next: Operation, foundFrom: number, foundTo: number): void {
    const from = operation.kind === 'partial' ? this.#lastBracket(operation) : operation.end;
    const quoted = this.quotation.text.slice(from, next.start);
    const found = this.opinion.tokens.text.slice(foundFrom, foundTo);
    if (quoted === found || /\[\s*sic/i.test(quoted)) return;
    const gap = {
      wordBefore: wordOf(operation),
      wordAfter: this.quotation.text.slice(next.start, next.end),
    };
    const differs =
      (differsInPunctuation(quoted, found, gap) &&
        differsInPunctuation(quoted.replace(markedPunctuation, ''), found, gap)) ||
      differsInGluedMark(
        { text: this.quotation.text, end: from },
        { text: this.opinion.tokens.text, end: foundFrom },
      );
    if (!differs) return;
    this.edits.add(
      'punctuation',
      this.edits.quoted(operation.end, next.start),
      this.edits.found(foundFrom, foundTo),
    );
  }

  /** Of `claims[,]` the place of the bracket, whose punctuation is the draft's too. */
  #lastBracket({ start, end }: Operation): number {
    const text = this.quotation.text.slice(start, end);
    return text.endsWith(']') ? start + text.lastIndexOf('[') : end;
  }

  /** `[t]he`, `[A] person`: the opinion itself has altered this word of its own source. */
  #isBracketedWord(token: number): boolean {
    const { text, starts, ends } = this.opinion.tokens;
    const start = starts[token] as number;
    const end = ends[token] as number;
    return text.charAt(start - 1) === '[' || text.charAt(end) === ']' || /[[\]]/.test(text.slice(start, end));
  }

  #operation(step: Step): Operation {
    return this.quotation.operations[step.operation] as Operation;
  }
}

/** `guidance[,] and`: punctuation that the draft adds and says so. */
const markedPunctuation = /^\[[,.;:]\]/;
