/**
 * What no mark may hide, be it an ellipsis or a bracket that stands for other words: of a sentence that is cut, no negation and no
 * exception, not all that makes it doubtful, and nothing that governs the words behind the mark.
 */
import { isHidden, mostOpening, opensTurn } from './critical-words';
import { printedBetween } from '../aligning/parted-words';
import { governing } from './governing-words';
import { articles, finite, isVerb } from './grammar-words';
import { areQualifiers } from './hidden-qualifiers';
import { wordAt, wordsBetween, type IndexedOpinion } from '../../index-opinion';
import { opensCondition } from './conditions';
import { endsSentence } from '../reading/token-sentences';
import { wordSet } from './word-set';

/** Omissions up to this many tokens within one sentence are read in whole. */
export const shortOmission = 60;
const edge = 4;
/** So few tokens are read in whole even where they are sentences: "Not so." */
const fewTokens = 6;

/** A mark that stands for the tokens `from` to before `to`, and what it cuts. */
export interface Cut {
  readonly from: number;
  readonly to: number;
  /** The first and the last token that ends a sentence, from the one before the mark on; -1 of none. */
  readonly firstEnd: number;
  readonly lastEnd: number;
  readonly leavesSentence: boolean;
  readonly entersSentence: boolean;
}

export function cutOf(opinion: IndexedOpinion, from: number, to: number): Cut {
  let firstEnd = -1;
  let lastEnd = -1;
  for (let at = from - 1; at < to; at++) {
    if (at < 0 || !endsSentence(opinion.tokens, at)) continue;
    if (firstEnd < 0) firstEnd = at;
    lastEnd = at;
  }
  const leavesSentence = from < to && firstEnd !== from - 1;
  const entersSentence = from > 0 && to - from <= shortOmission && firstEnd !== from - 1 && lastEnd < to - 1;
  return { from, to, firstEnd, lastEnd, leavesSentence, entersSentence };
}

export function hiddenWords(opinion: IndexedOpinion, cut: Cut): readonly string[] {
  const affected = [...limitsIn(opinion, cut)];
  if (cut.leavesSentence) affected.push(...turnAt(opinion, cut.from, cut.to));
  if (cut.entersSentence) affected.push(...(governing(opinion, cut.to, cut.from)?.words ?? []));
  return affected;
}

function limitsIn(opinion: IndexedOpinion, { from, to, firstEnd, lastEnd }: Cut): readonly string[] {
  const affected: string[] = [];
  const look = (start: number, end: number): void => {
    for (let at = Math.max(from, start); at < Math.min(to, end); at++) {
      const [word = '', next] = printedBetween(opinion, at, at + 2);
      if (isHidden(word, next) && !(word === 'if' && opensOwnClause(opinion, from, to, at)))
        affected.push(word);
    }
  };
  if (to - from <= fewTokens) {
    look(from, to);
  } else if (firstEnd < 0) {
    if (to - from <= shortOmission) {
      look(from, to);
    } else {
      look(from, from + edge);
      look(to - edge, to);
    }
  } else {
    // The sentence that the quotation leaves, and the one that it enters again, are cut; those between are left out whole.
    if (firstEnd >= from) look(from, Math.min(firstEnd + 1, from + edge));
    if (lastEnd < to - 1)
      look(Math.max(lastEnd + 1, to - (to - from <= shortOmission ? shortOmission : edge)), to);
  }
  return affected;
}

/** "It is binding{, and if wrong the remedy lies elsewhere}": left out to the sentence's end, the condition goes with what it is for. */
function opensOwnClause(opinion: IndexedOpinion, from: number, to: number, at: number): boolean {
  return at === from + 1 && wordAt(opinion, from) === 'and' && endsSentence(opinion.tokens, to - 1);
}

/** What turns a sentence that is left in its middle. */
function turnAt(opinion: IndexedOpinion, from: number, to: number): readonly string[] {
  // Of "cert. denied" the words before lose nothing.
  if (from > 0 && wordAt(opinion, from - 1) === 'cert') return [];
  const opening = printedBetween(opinion, from, from + mostOpening);
  const within = wordsBetween(opinion, from, Math.min(from + mostOpening, to));
  // Of "save for" the draft may keep the second word; what it keeps of "rather than" or "in part" is none.
  const turns = opensTurn(opening[0] === 'save' ? opening : within);
  if (turns && !leavesNoVerb(opinion, within[0] ?? '', to)) return opening.slice(0, 1);
  if (isCircumstance(opinion, from, to)) return opening.slice(0, 1);
  if (to - from > mostQualifying) return [];
  const words = wordsBetween(opinion, from, to);
  // "the evidence is {to be} believed"
  if (words.join(' ') === 'to be' && copulas.has(wordAt(opinion, from - 1))) return words;
  return areQualifiers(words) && !isNounLeftOut(opinion, from, to) ? words : [];
}

/** So few words may do no more than to say how far the sentence holds. */
const mostQualifying = 6;
const copulas = wordSet('is are was were');

/** "may reduce it {when he is drunk}", "must pay {where the deed says so}"; behind a comma it may be said by the way. */
function isCircumstance(opinion: IndexedOpinion, from: number, to: number): boolean {
  if (!/^when(?:ever)?$|^where(?:ver)?$/.test(wordAt(opinion, from))) return false;
  // "except {where beneficial}"
  if (isHidden(wordAt(opinion, from - 1))) return true;
  if (to - from < shortestClause) return false;
  const { text, starts, ends } = opinion.tokens;
  return !/[,;:(—-]/.test(text.slice(ends[from - 1], starts[from])) && opensCondition(opinion, from);
}

const shortestClause = 3;

/** "The {nonsuit} was": between an article and a verb stood a noun, which qualifies nothing. */
export function isNounLeftOut(opinion: IndexedOpinion, from: number, to: number): boolean {
  return articles.has(wordAt(opinion, from - 1)) && finite.has(wordAt(opinion, to));
}

/** "The court {denied} both motions": that its verb is gone everybody sees, unless another takes its place. */
function leavesNoVerb(opinion: IndexedOpinion, first: string, to: number): boolean {
  if (!deniesAsVerb.test(first)) return false;
  const [last, next] = wordsBetween(opinion, to - 1, Math.min(opinion.tokens.count, to + 1));
  return !takesVerb(last) && !takesVerb(next) && !isVerb(next ?? '');
}

function takesVerb(word = ''): boolean {
  return word === 'to' || word === 'that' || finite.has(word);
}

const deniesAsVerb = /^(?:refus|declin|den[iy]|reject|doubt(?:s|ed)?$|err)/;
