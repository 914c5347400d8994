/**
 * Which words that decide the meaning a bracket touches at its place in the opinion: what it replaces there, what stands beside it,
 * what an ellipsis next to it leaves out. None: the mark is lawful.
 */
import { claimsAdded } from './added-claims';
import { affectedByBracket } from './affected-words';
import type { Step } from '../aligning/alignment-step';
import { criticalClass, isHidden, meaningOf, toldByDraft } from './critical-words';
import type { TokenSpan } from '../aligning/exact-passages';
import { foldedWord } from '../reading/folded-word';
import { wordAt, type IndexedOpinion } from '../../index-opinion';
import { exchangedWords, namesThing } from './exchanged-words';
import { areQualifiers, isUndone } from './hidden-qualifiers';
import { cutOf, hiddenWords } from './hidden-words';
import type { Operation, ReadQuotation } from '../reading/quotation-operations';
import { affectedNames, namesIn } from './replaced-names';
import { endsSentence } from '../reading/token-sentences';
import { wordsOutsideBracket } from '../aligning/tokens-beside-bracket';
import { wordSet } from './word-set';
import { isEnglishWord } from '../reading/word-list';
import { wordsFound } from '../reading/words-found';

export interface AlignedQuotation {
  readonly opinion: IndexedOpinion;
  readonly quotation: ReadQuotation;
  readonly steps: readonly Step[];
}

export function affectedAtBracket(
  aligned: AlignedQuotation,
  operation: Extract<Operation, { readonly kind: 'bracket' }>,
  step: Step,
): readonly string[] {
  const { opinion, quotation } = aligned;
  const { words: drafted, start, end } = operation;
  const found = wordsFound(opinion, step);
  if (/^\d/.test(drafted[0] ?? '') && /\d/.test(quotation.text.charAt(start - 1))) return drafted;
  const beside =
    found.length > 0 ? found : wordsFound(opinion, tokensReplaced(aligned, step, drafted.length));
  const raw = quotation.text.slice(start, end).replace(/[[\]]/g, '');
  const printed = raw.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];
  if (namesInPlaceOfQualifier(drafted, found)) return [];
  const affected = affectedByBracket(drafted, beside);
  if (affected.length > 0) return affected;
  const hidden = hiddenByBracket(opinion, drafted, step);
  if (hidden.length > 0) return hidden;
  const outside = wordsOutsideBracket(opinion, step).filter((word) => !drafted.includes(word));
  if (outside.length > 0) return outside;
  const replaced = tokensReplaced(aligned, step);
  const limits = wordsFound(opinion, replaced).filter((word) => isHidden(word) && !drafted.includes(word));
  if (limits.length > 0) return limits;
  const names = affectedNames(opinion, namesIn(raw), drafted, replaced);
  if (names.length > 0) return names;
  return found.length > 0
    ? exchangedAt(opinion, printed, step)
    : (exchangedBeside(aligned, printed, step) ?? claimsAdded(printed));
}

/**
 * "is [the charter] apparent" for "is clearly apparent", "a [that rule] issue": no thing can be said there, so that nobody reads the
 * sentence without what qualified it. A name may be: "the [Ott] breach" for "the alleged breach".
 */
function namesInPlaceOfQualifier(drafted: readonly string[], found: readonly string[]): boolean {
  return (
    openName.has(drafted[0] ?? '') &&
    areQualifiers(found) &&
    !found.some(
      (word) =>
        word === 'that' ||
        word === 'from' ||
        isUndone(word) ||
        /^(?:modal|negation)$/.test(criticalClass(word) ?? ''),
    )
  );
}

const openName = wordSet('the it he she they that this these those');

/** What an ellipsis in its place may not hide, and the bracket does not say either. */
function hiddenByBracket(
  opinion: IndexedOpinion,
  drafted: readonly string[],
  { from, to }: TokenSpan,
): readonly string[] {
  if (from === to) return [];
  const hidden = toldByDraft(hiddenWords(opinion, cutOf(opinion, from, to)), drafted);
  return hidden.filter((word) => !drafted.some((other) => meaningOf(other) === meaningOf(word)));
}

/** Another thing said by a bracket that stands for the words of a span. */
function exchangedAt(
  opinion: IndexedOpinion,
  drafted: readonly string[],
  span: TokenSpan,
): readonly string[] {
  const found = wordsPrinted(opinion, span);
  const share = drafted.length > 1 && found.length > 1 && isArticle(drafted[0]) && isArticle(found[0]);
  const before = share ? 'a' : span.from > 0 ? wordAt(opinion, span.from - 1) : '';
  if (before !== '' && namesThing(before, wordAfter(opinion, span.to))) return [];
  return share ? exchangedWords(drafted.slice(1), found.slice(1)) : exchangedWords(drafted, found);
}

function isArticle(word = ''): boolean {
  return /^an?$/i.test(word);
}

function wordAfter(opinion: IndexedOpinion, token: number): string {
  const { text, ends, count } = opinion.tokens;
  return /^\s/.test(text.slice(ends[token - 1])) && token < count ? wordAt(opinion, token) : '';
}

/** Of a bracket that was read for no word: of what an ellipsis beside it leaves out, or the head of its sentence. `null` of neither. */
function exchangedBeside(
  aligned: AlignedQuotation,
  drafted: readonly string[],
  step: Step,
): readonly string[] | null {
  const { opinion } = aligned;
  const leftOut = leftOutBeside(aligned, step);
  if (leftOut) {
    const folded = drafted.map((word) => foldedWord(word, 0, word.length));
    const affected = affectedByBracket(folded, wordsFound(opinion, leftOut));
    return affected.length > 0 ? affected : exchangedWords(drafted, wordsPrinted(opinion, leftOut));
  }
  if (step !== aligned.steps[0]) return null;
  const head = tokensReplaced(aligned, step, drafted.length);
  if (head.from === head.to || !endsSentence(opinion.tokens, head.from - 1)) return null;
  const [first = '', ...others] = drafted;
  const small = first.toLowerCase();
  return exchangedAt(opinion, isEnglishWord(small) ? [small, ...others] : drafted, head);
}

/** `. . . [permits]`: the bracket stands for what the ellipsis beside it leaves out. */
function leftOutBeside({ quotation, steps }: AlignedQuotation, step: Step): TokenSpan | null {
  const at = steps.indexOf(step);
  for (const beside of [steps[at - 1], steps[at + 1]]) {
    if (beside?.kind !== 'marked' || quotation.operations[beside.operation]?.kind !== 'ellipsis') continue;
    if (beside.to > beside.from && beside.to - beside.from <= mostLeftOut) return beside;
  }
  return null;
}

const mostLeftOut = 3;

/** As the opinion prints them, but for a sentence's first capital. */
function wordsPrinted({ tokens }: IndexedOpinion, { from, to }: TokenSpan): readonly string[] {
  return Array.from({ length: to - from }, (_, index) => {
    const at = from + index;
    const word = tokens.text.slice(tokens.starts[at], tokens.ends[at]);
    return endsSentence(tokens, at - 1) ? word.toLowerCase() : word;
  });
}

/** A bracket at either end of the quotation stands for the word beside the passage, or for at most so many, in the same sentence. */
function tokensReplaced({ opinion: { tokens }, steps }: AlignedQuotation, step: Step, most = 1): TokenSpan {
  let { from, to } = step;
  if (from < to) return step;
  if (step === steps[0]) {
    while (to - from < most && from > 0 && !endsSentence(tokens, from - 1)) from--;
  } else if (step === steps.at(-1) && to > 0) {
    while (to - from < most && to < tokens.count && !endsSentence(tokens, to - 1)) to++;
  }
  return { from, to };
}
