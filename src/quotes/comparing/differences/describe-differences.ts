/** The differences that an alignment shows, each with its words on both sides, in the order of the quotation. */
import type { Step } from '../aligning/alignment-step';
import { addAddedMarks } from './added-marks';
import { affectedByInflection } from '../meaning/affected-words';
import {
  differsInCapitals,
  differsInCase,
  differsInHyphens,
  differsInPunctuation,
  isCapitals,
} from './compare-form';
import { wordAt, type IndexedOpinion } from '../../index-opinion';
import { compareNotes } from './compare-notes';
import { EditList } from './edit-list';
import { MarkDifferences } from './mark-differences';
import { differsInGluedMark } from '../aligning/glued-marks';
import type { Edit, Extract } from '../../quotation-comparison';
import { isHyphenOfPrint, partedDifference } from '../aligning/parted-words';
import { addDifferencesAtEnds } from '../aligning/passage-ends';
import type { Operation, ReadQuotation } from '../reading/quotation-operations';
import { endsSentence } from '../reading/token-sentences';
import { wordsFound } from '../reading/words-found';
import { isUnmarked, UnmarkedDifferences } from './unmarked-differences';

export interface Differences {
  readonly edits: readonly Edit[];
  /** Words of the quotation that the opinion has at their place. */
  readonly agreeing: number;
  /** The longest stretch of them without an unmarked difference. */
  readonly longestRun: number;
}

export function describeDifferences(
  opinion: IndexedOpinion,
  quotation: ReadQuotation,
  steps: readonly Step[],
): Differences {
  return new Description(opinion, quotation, steps).run();
}

class Description {
  readonly #edits: EditList;
  readonly #marks: MarkDifferences;
  readonly #unmarked: UnmarkedDifferences;
  #agreeing = 0;
  #run = 0;
  #longestRun = 0;

  constructor(
    private readonly opinion: IndexedOpinion,
    private readonly quotation: ReadQuotation,
    private readonly steps: readonly Step[],
  ) {
    this.#edits = new EditList(opinion, quotation);
    this.#marks = new MarkDifferences(opinion, quotation, steps, this.#edits);
    this.#unmarked = new UnmarkedDifferences(opinion, quotation, steps, this.#edits);
  }

  run(): Differences {
    const { steps } = this;
    for (let at = 0; at < steps.length; at++) {
      const step = steps[at] as Step;
      if (isUnmarked(step)) {
        const first = at;
        while (at + 1 < steps.length && isUnmarked(steps[at + 1] as Step)) at++;
        if (this.#unmarked.add(first, at)) this.#agree(operationsIn(steps, first, at));
        else this.#run = 0;
      } else {
        this.#describe(step, steps[at + 1]);
      }
    }
    for (const { start, end } of this.quotation.sics) this.#sic(start, end);
    addAddedMarks(this.#edits, this.opinion, this.quotation, steps);
    addDifferencesAtEnds(this.#edits, this.opinion, this.quotation, steps);
    return { edits: this.#edits.sorted(), agreeing: this.#agreeing, longestRun: this.#longestRun };
  }

  /** One that the opinion has there itself is quoted like its words. */
  #sic(start: number, end: number): void {
    const place = this.#placeIn(start);
    const around = this.opinion.tokens.text.slice(Math.max(0, place.start - 5), place.end + 8);
    if (!/\[sic\]/i.test(around)) this.#edits.add('sic', this.#edits.quoted(start, end), place);
  }

  #describe(step: Step, after: Step | undefined): void {
    switch (step.kind) {
      case 'same':
        this.#agree(1);
        this.#same(step, after);
        break;
      case 'inflected':
        this.#agree(1);
        this.#inflected(step);
        break;
      case 'part':
        this.#agree(1);
        break;
      case 'scanNoise':
        this.#agree(1);
        this.#edits.addStep('scanNoise', step);
        break;
      case 'joined':
        this.#agree(step.operations);
        this.#joined(step);
        break;
      case 'joinedOverSkip':
        this.#agree(1);
        this.#joinedOverSkip(step);
        break;
      case 'marked':
        this.#marks.add(step);
        break;
      case 'skippedCitation':
        this.#skippedCitation(step);
        break;
      case 'note':
        if (after?.kind === 'quotedNote') this.#noteNumbers(step, after);
        break;
      case 'quotedNote':
        if (after?.kind === 'note') this.#noteNumbers(after, step);
        break;
      case 'skippedFurniture':
      case 'substituted':
      case 'inserted':
      case 'deleted':
        break;
    }
  }

  #same(step: Step, after: Step | undefined): void {
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
      if (!bracketedThere) this.#edits.addStep('bracket', step);
    } else {
      const quoted = this.quotation.text.slice(operation.start, operation.end);
      if (quoted !== found) {
        if (wordAt(this.opinion, step.from) !== wordOf(operation)) this.#edits.addStep('substitution', step);
        else if (differsInHyphens(quoted, found))
          this.#edits.addStep(
            isHyphenOfPrint(this.opinion, step.from, quoted) ? 'scanNoise' : 'punctuation',
            step,
          );
        else if (!this.#isBracketedWord(step.from) && this.#differsInCase(step, quoted, found))
          this.#edits.addStep('letterCase', step);
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
    if (!differsInCapitals(quoted, found) || endsSentence(tokens, from - 1)) return false;
    const beside = [from - 1, from + 1].map((at) => tokens.text.slice(tokens.starts[at], tokens.ends[at]));
    for (const at of [operation - 1, operation + 1]) {
      const { start = 0, end = 0 } = this.quotation.operations[at] ?? {};
      beside.push(this.quotation.text.slice(start, end));
    }
    return !beside.some(isCapitals);
  }

  /** The punctuation between two words that follow one another on both sides. */
  #between(operation: Operation, next: Operation, foundFrom: number, foundTo: number): void {
    const from = operation.kind === 'partial' ? this.#lastBracket(operation) : operation.end;
    const quoted = this.quotation.text.slice(from, next.start);
    const found = this.opinion.tokens.text.slice(foundFrom, foundTo);
    if (quoted === found || /\[\s*sic/i.test(quoted)) return;
    const beforeFigure = /\d/.test(this.quotation.text.charAt(next.start));
    const gap = { wordBefore: wordOf(operation), beforeFigure };
    const differs =
      (differsInPunctuation(quoted, found, gap) &&
        differsInPunctuation(quoted.replace(markedPunctuation, ''), found, gap)) ||
      differsInGluedMark(
        { text: this.quotation.text, end: from },
        { text: this.opinion.tokens.text, end: foundFrom },
      );
    if (!differs) return;
    this.#edits.add(
      'punctuation',
      this.#edits.quoted(operation.end, next.start),
      this.#edits.found(foundFrom, foundTo),
    );
  }

  /** Of `claims[,]` the place of the bracket, whose punctuation is the draft's too. */
  #lastBracket({ start, end }: Operation): number {
    const text = this.quotation.text.slice(start, end);
    return text.endsWith(']') ? start + text.lastIndexOf('[') : end;
  }

  #inflected(step: Step): void {
    const operation = this.#operation(step);
    if (operation.kind !== 'partial') return;
    const { word, literals } = operation;
    this.#edits.addStep(
      'bracket',
      step,
      affectedByInflection(word, wordAt(this.opinion, step.from), literals),
    );
  }

  #joined(step: Step): void {
    if (this.#readsTheSame(step)) return;
    const found = wordsFound(this.opinion, step);
    if (found.length === 1 && this.#isBrokenInDraft(step)) return;
    const operations = this.#edits.operationsOf(step);
    const { text } = this.#edits.quoted(operations[0]?.start ?? 0, operations.at(-1)?.end ?? 0);
    const difference = partedDifference(
      this.opinion,
      step.from,
      found,
      operations.map(wordOf),
      /[-‐‑]/.test(text),
    );
    if (difference !== null) this.#edits.addStep(difference, step);
  }

  /** `indivi'1uals`: what a scanner made is parted otherwise in a draft, but the draft has it letter for letter. */
  #readsTheSame(step: Step): boolean {
    const operations = this.#edits.operationsOf(step);
    const { text } = this.#edits.quoted(operations[0]?.start ?? 0, operations.at(-1)?.end ?? 0);
    return text === this.#edits.foundTokens(step.from, step.to).text;
  }

  /** A word whose halves stand on two pages. */
  #joinedOverSkip(step: Step): void {
    const whole = wordAt(this.opinion, step.from) + wordAt(this.opinion, step.to - 1);
    if (whole !== wordOf(this.#operation(step))) this.#edits.addStep('substitution', step);
  }

  /** `con- duct`: a hyphen of a line's end that the draft has kept. */
  #isBrokenInDraft(step: Step): boolean {
    const [first, second] = this.#edits.operationsOf(step);
    return !!first && !!second && /^[-‐\u00ad]\s+$/.test(this.quotation.text.slice(first.end, second.start));
  }

  /** `[t]he`, `[A] person`: the opinion itself has altered this word of its own source. */
  #isBracketedWord(token: number): boolean {
    const { text, starts, ends } = this.opinion.tokens;
    const start = starts[token] as number;
    const end = ends[token] as number;
    return text.charAt(start - 1) === '[' || text.charAt(end) === ']' || /[[\]]/.test(text.slice(start, end));
  }

  /** "(emphasis added)" of the opinion may stand at the same place in the quotation; then its words are quoted too. */
  #skippedCitation(step: Step): void {
    const { operations, text } = this.quotation;
    const start = operations[step.operation - 1]?.end ?? 0;
    const end = operations[step.operation]?.start ?? text.length;
    switch (compareNotes(text.slice(start, end), this.#edits.foundTokens(step.from, step.to).text)) {
      case 'quoted':
        break;
      case 'misquoted':
        this.#edits.add(
          'substitution',
          this.#edits.quoted(start, end),
          this.#edits.foundTokens(step.from, step.to),
        );
        break;
      case 'omitted':
        this.#edits.addStep('omittedCitation', step);
    }
  }

  #noteNumbers(note: Step, quotedNote: Step): void {
    if (wordAt(this.opinion, note.from) === wordOf(this.#operation(quotedNote))) return;
    this.#edits.addStep('substitution', { ...quotedNote, from: note.from, to: note.to });
  }

  #agree(words: number): void {
    this.#agreeing += words;
    this.#run += words;
    this.#longestRun = Math.max(this.#longestRun, this.#run);
  }

  #operation(step: Step): Operation {
    return this.quotation.operations[step.operation] as Operation;
  }

  /** Where in the opinion the words before this place of the quotation end. */
  #placeIn(at: number): Extract {
    let token = this.steps[0]?.from ?? 0;
    for (const step of this.steps) {
      const end = this.quotation.operations[step.operation + step.operations - 1]?.end ?? 0;
      if (step.operations > 0 && end > at) break;
      token = step.to;
    }
    return this.#edits.foundTokens(token, token);
  }
}

/** `guidance[,] and`: punctuation that the draft adds and says so. */
const markedPunctuation = /^\[[,.;:]\]/;

function operationsIn(steps: readonly Step[], first: number, last: number): number {
  return steps.slice(first, last + 1).reduce((sum, { operations }) => sum + operations, 0);
}

function wordOf(operation: Operation): string {
  return operation.kind === 'word' || operation.kind === 'partial' ? operation.word : '';
}
