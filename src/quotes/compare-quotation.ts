/**
 * One quotation against one opinion: where it stands, and every difference, as facts for the verdict.
 *
 * Verified words are those without an unmarked difference; similarity may only locate. All work is bounded, whatever the input.
 */
import { alignChain } from './comparing/aligning/align-chain';
import type { Alignment, Step } from './comparing/aligning/alignment-step';
import type { Chain } from './comparing/aligning/chain-runs';
import { exactPassages, type TokenSpan } from './comparing/aligning/exact-passages';
import { exactSteps } from './comparing/aligning/exact-steps';
import { locatePassage } from './comparing/aligning/locate-passage';
import { withNotesApart } from './comparing/aligning/notes-beside-brackets';
import { trimAlignment } from './comparing/aligning/trim-alignment';
import { absent, Places, type Surroundings } from './comparing/places';
import { type Operation, readOperations } from './comparing/reading/quotation-operations';
import { standsAlike, withoutOwnBrackets } from './comparing/reading/stands-alike';
import { type IndexedOpinion } from './index-opinion';
import type { ComparisonKind, Pin, QuotationComparison } from './quotation-comparison';

export interface CompareOptions {
  readonly pin?: Pin | undefined;
  /** The draft takes the words up as its own, and does not deny them itself. */
  readonly affirmed?: boolean;
}

export function compareQuotation(
  quotation: string,
  opinion: IndexedOpinion,
  options: CompareOptions = {},
): QuotationComparison {
  const comparison = compareMarked(quotation, opinion, options);
  const isFound = comparison.severity === null && !unsure.has(comparison.kind);
  if (isFound || !/[[\]]/.test(quotation)) return comparison;
  return (
    compareAsPrinted(quotation, opinion, options) ??
    compareBesideOwn(quotation, opinion, options, comparison) ??
    comparison
  );
}

/** As if the opinion itself had set those brackets that it prints in the passage; `null` where that explains no more. */
function compareBesideOwn(
  quotation: string,
  opinion: IndexedOpinion,
  options: CompareOptions,
  { start, end }: QuotationComparison,
): QuotationComparison | null {
  if (start === null || end === null) return null;
  const read = withoutOwnBrackets(quotation, opinion.tokens.text.slice(start, end));
  if (read === quotation) return null;
  const comparison = compareMarked(read, opinion, options);
  if (comparison.severity !== null || unsure.has(comparison.kind)) return null;
  // Both are of one length; what the draft has is told as it stands there.
  const edits = comparison.edits.map((edit) => {
    const { start: from, end: to } = edit.quoted;
    return { ...edit, quoted: { ...edit.quoted, text: quotation.slice(from, to) } };
  });
  return { ...comparison, edits };
}

const unsure: ReadonlySet<ComparisonKind> = new Set(['absent', 'marked_meaning']);

/** As if the opinion itself had set every bracket; `null` where it has not. */
function compareAsPrinted(
  quotation: string,
  opinion: IndexedOpinion,
  { pin, affirmed = false }: CompareOptions,
): QuotationComparison | null {
  const read = readOperations(quotation.replace(/[[\]]/g, ' '), affirmed);
  const places = new Places(opinion, pin);
  const passages = exactPassages(opinion, read.operations) ?? [];
  for (const passage of places.byPreference(passages).slice(0, mostPrinted)) {
    const [first] = passage.fragments;
    const { start, end } = places.extentOf({
      from: first?.from ?? 0,
      to: passage.fragments.at(-1)?.to ?? 0,
    });
    if (!standsAlike(quotation, opinion.tokens.text.slice(start, end))) continue;
    const words = read.operations.length;
    return places.conclude(read, words, exactSteps(opinion, read.operations, passage), passages.length);
  }
  return null;
}

const mostPrinted = 20;

/** Brackets, ellipses and signs of the draft are read as its marks. */
function compareMarked(
  quotation: string,
  opinion: IndexedOpinion,
  { pin, affirmed = false }: CompareOptions,
): QuotationComparison {
  const read = readOperations(quotation, affirmed);
  const words = read.operations.filter(({ kind }) => kind === 'word' || kind === 'partial').length;
  if (words === 0 || read.operations.every(isBackReference)) return { ...absent(null), kind: 'wordless' };
  const places = new Places(opinion, pin);

  const exact = exactPassages(opinion, read.operations) ?? [];
  let standing: QuotationComparison | null = null;
  for (const passage of places.byPreference(exact).slice(0, Math.ceil(mostWordsCompared / words))) {
    const steps = exactSteps(opinion, read.operations, passage);
    const comparison = places.conclude(read, words, steps, exact.length);
    if (comparison.edits.length === 0) return comparison;
    standing ??= comparison;
  }
  if (standing && standing.severity !== 'form') return standing;

  const readSteps = ({ steps }: Alignment): readonly Step[] =>
    withNotesApart(opinion, read.operations, trimAlignment(steps));
  const chains = locatePassage(opinion, read.operations);
  const first = chains[0];
  if (!first) return standing ?? absent(null);
  /** The cheapest, and those that cost as little. */
  let best: readonly Alignment[] = [];
  let elsewhere: QuotationComparison | null = null;
  for (const chain of chains) {
    if (chain.words < words * leastShare || chain.score < first.score * leastOfBest) continue;
    const least = best[0]?.cost ?? Infinity;
    const tooCostly = Math.max(least + 1, surelyFound);
    const alignment = alignChain(opinion, read.operations, chain, tooCostly);
    if (!alignment) continue;
    if (alignment.cost < surelyFound) {
      const steps = readSteps(alignment);
      const comparison = places.conclude(read, words, steps, null, withTransposed(steps, chains));
      // The same words may stand elsewhere in the very form of the draft.
      if (comparison.severity === null) {
        const rank = places.rankOf(comparison);
        if (rank === 0) return comparison;
        if (!elsewhere || rank < places.rankOf(elsewhere)) elsewhere = comparison;
      } else if (comparison.severity === 'wording' && !standing && !elsewhere) return comparison;
      else standing ??= comparison;
    } else best = alignment.cost < least ? [alignment] : [...best, alignment];
  }
  if (elsewhere) return elsewhere;
  for (const alignment of best) {
    const steps = readSteps(alignment);
    const comparison = places.conclude(read, words, steps, null, withTransposed(steps, chains));
    // A place with many marks may still be the only one where nothing is changed without one.
    if (comparison.severity === null && comparison.kind !== 'absent') return comparison;
    standing ??= comparison;
  }
  if (standing) return standing;
  const place = tokensOf(first);
  return absent(places.extentOf(place), places.pagesOf(place));
}

/** `Id. (footnote omitted)`: it stands everywhere, and says nothing. */
function isBackReference(operation: Operation): boolean {
  return operation.kind === 'word' && /^(?:see|id|ibid)$/.test(operation.word);
}

function tokensOf({ runs }: Chain): TokenSpan {
  const last = runs.at(-1);
  return { from: runs[0]?.token ?? 0, to: last ? last.token + last.length : 0 };
}

/** The place of an alignment, with that of another part of the quotation close by: its author changed their order. */
function withTransposed(steps: readonly Step[], chains: readonly Chain[]): Surroundings {
  const read = steps.filter(({ kind }) => kind !== 'inserted');
  const from = read[0]?.from ?? 0;
  const to = read.at(-1)?.to ?? from;
  const firstRead = read[0]?.operation ?? 0;
  const lastRead = read.at(-1)?.operation ?? 0;
  const place = { from, to, words: 0 };
  for (const { runs } of chains) {
    for (const { operation, token, length } of runs) {
      if (length < leastTransposed || (operation + length > firstRead && operation <= lastRead)) continue;
      if (token - to > farthestTransposed || from - token - length > farthestTransposed) continue;
      place.from = Math.min(place.from, token);
      place.to = Math.max(place.to, token + length);
      place.words += length;
    }
  }
  return place;
}

const leastTransposed = 3;
const farthestTransposed = 60;
/** Of the best chain's score: what another one must reach to be read as well. */
const leastOfBest = 0.6;
/** Of several places of the same words, how many words are looked at for differences of form. */
const mostWordsCompared = 200;
/** Below this share of the words in common order, nothing is aligned. */
const leastShare = 0.2;
/** In thousandths of a wrong word. */
const surelyFound = 500;
