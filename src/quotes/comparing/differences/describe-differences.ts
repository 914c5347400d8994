/** The differences that an alignment shows, each with its words on both sides, in the order of the quotation. */
import type { Step } from '../aligning/alignment-step';
import { addAddedMarks } from './added-marks';
import { affectedByInflection } from '../meaning/affected-words';
import { wordAt, type IndexedOpinion } from '../../index-opinion';
import { compareNotes } from './compare-notes';
import { EditList } from './edit-list';
import { FormDifferences } from './form-differences';
import { MarkDifferences } from './mark-differences';
import type { Edit, Extract } from '../../quotation-comparison';
import { partedDifference } from '../aligning/parted-words';
import { addDifferencesAtEnds } from '../aligning/passage-ends';
import { wordOf, type Operation, type ReadQuotation } from '../reading/quotation-operations';
import { omissionNotesIn } from '../reading/omission-notes';
import { wordsFound } from '../reading/words-found';
import { isEndOfCitation, isParallelCitation, isRestOfCitation, leavesNoteOfCitation } from './half-citation';
import { addStopsAtCitations } from './stops-at-citations';
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
  readonly #form: FormDifferences;
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
    this.#form = new FormDifferences(opinion, quotation, this.#edits);
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
    addStopsAtCitations(this.#edits, this.opinion, this.quotation, steps);
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
        this.#form.add(step, after);
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

  /** "(emphasis added)" of the opinion may stand at the same place in the quotation; then its words are quoted too. */
  #skippedCitation(step: Step): void {
    const { operations, text } = this.quotation;
    const start = operations[step.operation - 1]?.end ?? 0;
    const end = operations[step.operation]?.start ?? text.length;
    const quoted = text.slice(start, end);
    switch (compareNotes(quoted, this.#edits.foundTokens(step.from, step.to).text)) {
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
        if (isRestOfCitation(this.opinion, step) || leavesNoteOfCitation(this.opinion, step, quoted))
          this.#edits.addStep('deletion', step);
        else this.#edits.addStep('omittedCitation', step, this.#halfOmitted(step, quoted));
    }
  }

  /** The parallel citation that is left out where the draft keeps the first and does not say so: `quoted` is all that it has there. */
  #halfOmitted({ operation, from, to }: Step, quoted: string): readonly string[] {
    const before = this.quotation.operations[operation - 1];
    if (before?.kind !== 'word' || !isParallelCitation(this.opinion, from)) return [];
    if (isEndOfCitation(this.opinion, { from, to })) return [];
    if (before.word !== wordAt(this.opinion, from - 1) || omissionNotesIn(quoted).length > 0) return [];
    return [this.#edits.foundTokens(from, to).text];
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

function operationsIn(steps: readonly Step[], first: number, last: number): number {
  return steps.slice(first, last + 1).reduce((sum, { operations }) => sum + operations, 0);
}
