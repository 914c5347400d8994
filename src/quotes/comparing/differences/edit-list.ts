/** Differences as they are found, each with its words on both sides. */
import type { IndexedOpinion } from '../../index-opinion';
import type { Edit, Extract } from '../../quotation-comparison';
import type { Step } from '../aligning/alignment-step';
import type { Operation, ReadQuotation } from '../reading/quotation-operations';

export class EditList {
  readonly #edits: Edit[] = [];

  constructor(
    private readonly opinion: IndexedOpinion,
    private readonly quotation: ReadQuotation,
  ) {}

  /** In the order of the quotation. */
  sorted(): readonly Edit[] {
    return this.#edits.sort(
      (one, other) => one.quoted.start - other.quoted.start || one.found.start - other.found.start,
    );
  }

  add(kind: Edit['kind'], quoted: Extract, found: Extract, affected: readonly string[] = []): void {
    this.#edits.push({ kind, quoted, found, affected });
  }

  addStep(kind: Edit['kind'], step: Step, affected: readonly string[] = []): void {
    const operations = this.operationsOf(step);
    const before = this.quotation.operations[step.operation - 1];
    const start = operations[0]?.start ?? before?.end ?? 0;
    const end = operations.at(-1)?.end ?? start;
    this.add(kind, this.quoted(start, end), this.foundTokens(step.from, step.to), affected);
  }

  operationsOf({ operation, operations }: Step): readonly Operation[] {
    return this.quotation.operations.slice(operation, operation + operations);
  }

  quoted(start: number, end: number): Extract {
    return { start, end, text: this.quotation.text.slice(start, end) };
  }

  found(start: number, end: number): Extract {
    return { start, end, text: this.opinion.tokens.text.slice(start, end) };
  }

  foundTokens(from: number, to: number): Extract {
    const { starts, ends } = this.opinion.tokens;
    if (to > from) return this.found(starts[from] as number, ends[to - 1] as number);
    const place = from > 0 ? (ends[from - 1] as number) : 0;
    return this.found(place, place);
  }
}
