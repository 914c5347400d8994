/** Words of a draft that the opinion has not at their place, or has otherwise, without a mark: what print explains, and what nothing does. */
import type { Step } from '../aligning/alignment-step';
import { isHalfMisread } from '../aligning/parted-words';
import { wordAt, type IndexedOpinion } from '../../index-opinion';
import type { Edit } from '../../quotation-comparison';
import type { Operation, ReadQuotation } from '../reading/quotation-operations';
import { isEnglishWord } from '../reading/word-list';
import { wordsFound } from '../reading/words-found';
import type { EditList } from './edit-list';

export function isUnmarked({ kind }: Step): boolean {
  return kind === 'substituted' || kind === 'inserted' || kind === 'deleted';
}

export class UnmarkedDifferences {
  readonly #lineNumbers: ReadonlySet<number>;

  constructor(
    private readonly opinion: IndexedOpinion,
    private readonly quotation: ReadQuotation,
    private readonly steps: readonly Step[],
    private readonly edits: EditList,
  ) {
    this.#lineNumbers = lineNumbersIn(quotation, steps);
  }

  /** Of unmarked steps that follow one another, `first` to `last`: whether the draft has the opinion's words all the same. */
  add(first: number, last: number): boolean {
    const from = this.steps[first] as Step;
    const to = this.steps[last] as Step;
    const operation = from.operation;
    const operations = to.operation + to.operations - operation;
    const found = wordsFound(this.opinion, { ...from, to: to.to });
    if (operations === 0 && found.length === 0) return true;
    if (operations === 1 && found.length === 0 && this.#isLostSign(from)) {
      const withNumber = { operations: 2, to: from.from + 1 };
      this.edits.addStep('scanNoise', { ...from, ...withNumber, kind: 'substituted' });
      return true;
    }
    const slip = operations === 1 ? this.#slipOfPrint(first, to.to - from.from) : null;
    if (slip !== null) {
      this.edits.addStep(slip, from);
      return true;
    }
    const kind = operations === 0 ? 'deletion' : found.length === 0 ? 'insertion' : 'substitution';
    this.edits.addStep(kind, { kind: 'substituted', operation, operations, from: from.from, to: to.to });
    return false;
  }

  /** Of one word of the draft that stands for so many tokens: what its difference is where print has made it. */
  #slipOfPrint(at: number, tokens: number): Edit['kind'] | null {
    const step = this.steps[at] as Step;
    if (tokens === 0) return this.#lineNumbers.has(step.operation) ? 'spacing' : null;
    if (tokens > 1) return null;
    const quoted = this.#wordOf(step);
    const found = wordAt(this.opinion, step.from);
    if (this.#isHalfMisread(at, quoted) || this.#isPartedByDash(step, quoted)) return 'scanNoise';
    return lacksLigature(quoted, found) || isSignOf(quoted, found) ? 'spacing' : null;
  }

  /** `Pen. Code, 669` for "§ 669": some records have lost every section sign. */
  #isLostSign(step: Step): boolean {
    return (
      /^§{1,2}$/.test(this.#wordOf(step)) &&
      /^\d/.test(wordAt(this.opinion, step.from)) &&
      !this.opinion.tokens.text.includes('§')
    );
  }

  /** `pro *250 bativc`, which the draft parts as the page does: the two halves are judged as the word that they are. */
  #isHalfMisread(at: number, quoted: string): boolean {
    const step = this.steps[at] as Step;
    const [before, after] = [this.steps[at - 1], this.steps[at + 1]];
    if (before?.kind === 'same' && before.to === step.from && before.operation === step.operation - 1)
      if (isHalfMisread(this.opinion, before.from, [this.#wordOf(before), quoted])) return true;
    return (
      after?.kind === 'same' &&
      after.from === step.to &&
      after.operation === step.operation + 1 &&
      isHalfMisread(this.opinion, step.from, [quoted, this.#wordOf(after)])
    );
  }

  /** `validity-as their`, where the record has lost a dash, of a draft that ends or begins there. */
  #isPartedByDash({ operation, from }: Step, quoted: string): boolean {
    const { text, starts, ends } = this.opinion.tokens;
    const parts = text.slice(starts[from], ends[from]).toLowerCase().split('-');
    const [left = '', right = ''] = parts;
    if (parts.length !== 2 || !afterDash.has(right) || left.length < leastBeforeDash || !isEnglishWord(left))
      return false;
    const isLast = operation === this.quotation.operations.length - 1 && !this.quotation.trailingEllipsis;
    return isLast ? quoted === left : operation === 0 && quoted === right;
  }

  #wordOf({ operation }: Step): string {
    const asked = this.quotation.operations[operation] as Operation;
    return asked.kind === 'word' || asked.kind === 'partial' ? asked.word : '';
  }
}

/** No compound word ends so. */
const afterDash = new Set(
  'as the that which it they we he she this these those an when where because even such who whom what how since'.split(
    ' ',
  ),
);
const leastBeforeDash = 4;

/** `Section 1983` for "§ 1983", `92%` for "92 percent": the sign and its word are read aloud alike. */
function isSignOf(quoted: string, found: string): boolean {
  return signs.some(
    ([sign, word]) => (quoted === sign && found === word) || (found === sign && quoted === word),
  );
}

const signs: readonly (readonly [string, string])[] = [
  ['§', 'section'],
  ['§§', 'sections'],
  ['¶', 'paragraph'],
  ['¶¶', 'paragraphs'],
  ['%', 'percent'],
];

/** `diffcult`, `frst`: a program that copied the draft from print has lost a ligature, and what is left is no word. */
function lacksLigature(quoted: string, found: string): boolean {
  const lost = found.length - quoted.length;
  if (lost < 1 || lost > 2 || isEnglishWord(quoted) || !isEnglishWord(found)) return false;
  return ligatures.some(([whole, left]) => {
    for (let at = found.indexOf(whole); at >= 0; at = found.indexOf(whole, at + 1))
      if (found.slice(0, at) + left + found.slice(at + whole.length) === quoted) return true;
    return false;
  });
}

const ligatures: readonly (readonly [string, string])[] = [
  ['fi', 'f'],
  ['fl', 'f'],
  ['ff', 'f'],
  ['ffi', 'ff'],
  ['ffi', 'f'],
  ['ffl', 'ff'],
  ['ffl', 'f'],
];

/** Numbers that the opinion has not and that count on from one to the next: those of the lines of pleading paper. */
function lineNumbersIn(quotation: ReadQuotation, steps: readonly Step[]): ReadonlySet<number> {
  const counted = new Set<number>();
  let before: { readonly operation: number; readonly line: number } | null = null;
  for (const { kind, operation, operations } of steps) {
    if (kind !== 'inserted' || operations !== 1) continue;
    const { start = 0, end = 0 } = quotation.operations[operation] ?? {};
    const raw = quotation.text.slice(start, end);
    if (!/^\d{1,2}$/.test(raw) || Number(raw) > mostLines) continue;
    const line = Number(raw);
    if (before && operation - before.operation > 1 && line === (before.line % mostLines) + 1)
      counted.add(before.operation).add(operation);
    before = { operation, line };
  }
  return counted;
}

/** On a page of pleading paper. */
const mostLines = 28;
