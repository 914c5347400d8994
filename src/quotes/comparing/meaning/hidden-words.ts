/**
 * What no mark may hide, be it an ellipsis or a bracket that stands for other words: of a sentence that is cut, no negation and no
 * exception, not all that makes it doubtful, and nothing that governs the words behind the mark.
 */
import { isHidden, mostOpening, opensTurn } from './critical-words';
import { printedBetween } from '../aligning/parted-words';
import { governing } from './governing-words';
import { deniesSentence } from './hidden-denials';
import { areQualifiers } from './hidden-qualifiers';
import { wordAt, wordsBetween, type IndexedOpinion } from '../../index-opinion';
import { isCircumstance, isInverted } from './parts-of-conditions';
import { lacksNoun, leavesBareVerb, leavesNoVerb, leavesPartOfPhrase, onlyLeadsUp } from './visible-gaps';
import { isPastTense } from './past-tense';
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
  const entersSentence = from > 0 && to - from <= shortOmission && lastEnd < to - 1;
  return { from, to, firstEnd, lastEnd, leavesSentence, entersSentence };
}

export function hiddenWords(opinion: IndexedOpinion, cut: Cut): readonly string[] {
  const leadsUp = cut.lastEnd >= cut.from && onlyLeadsUp(opinion, cut.from);
  const affected = [...limitsIn(opinion, cut, leadsUp)];
  if (cut.leavesSentence && !leadsUp) affected.push(...turnAt(opinion, cut.from, cut.to));
  if (cut.entersSentence) affected.push(...(governing(opinion, cut.to, cut.from)?.words ?? []));
  return affected;
}

function limitsIn(
  opinion: IndexedOpinion,
  { from, to, firstEnd, lastEnd }: Cut,
  leadsUp: boolean,
): readonly string[] {
  const affected: string[] = [];
  const isWhole = firstEnd === from - 1 && lastEnd === to - 1;
  const denies = (at: number): boolean =>
    !isWhole && deniesSentence(opinion, at) && !(at === from && leavesNoVerb(opinion, from, to));
  const look = (start: number, end: number): void => {
    for (let at = Math.max(from, start); at < Math.min(to, end); at++) {
      const [word = '', next] = printedBetween(opinion, at, at + 2);
      const limits = isHidden(word, next) && !(word === 'if' && opensOwnClause(opinion, from, to, at));
      if (limits || denies(at)) affected.push(word);
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
    if (firstEnd >= from && !leadsUp) look(from, Math.min(firstEnd + 1, from + edge));
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
  const turns = opensTurn(opening[0] === 'save' ? opening : within) && !isOtherwiseMeant(opinion, from);
  if (turns && !leavesNoVerb(opinion, from, to)) return opening.slice(0, 1);
  if (isCircumstance(opinion, from, to) || isInverted(opinion, from, to)) return opening.slice(0, 1);
  if (to - from > mostQualifying) return [];
  const words = wordsBetween(opinion, from, to);
  // "he {could have left it and} sued"
  if (
    /^(?:could|would|might|should|must|may) have .*(?:and|or)$/.test(words.join(' ')) &&
    isPastTense(wordAt(opinion, to))
  )
    return words.slice(0, 2);
  if (leavesBareVerb(opinion, words, from, to)) return [];
  // "the evidence is {to be} believed"
  if (words.join(' ') === 'to be' && copulas.has(wordAt(opinion, from - 1))) return words;
  if (lacksNoun(opinion, from, to)) return [];
  if (leavesPartOfPhrase(words, wordAt(opinion, from - 1), wordAt(opinion, to))) return [];
  // "Then{, too,} he sold it", but "{too} late"
  const { text, starts, ends } = opinion.tokens;
  if (words.join(' ') === 'too' && text.slice(ends[from - 1], starts[from]).includes(',')) return [];
  return areQualifiers(words) ? words : [];
}

/** So few words may do no more than to say how far the sentence holds. */
export const mostQualifying = 6;
const copulas = wordSet('is are was were');

/** "beyond a reasonable {doubt}", "provides {in part} that", "had been {once} tried": words that turn nothing here. */
function isOtherwiseMeant(opinion: IndexedOpinion, from: number): boolean {
  const [before, first] = [from - 1, from].map((at) => wordAt(opinion, at)) as [string, string];
  switch (first) {
    case 'doubt':
      return /^(?:of|a|reasonable)$/.test(before);
    case 'in':
      return /^(?:provid|read|stat)(?:es?|ed|s|ing)$/.test(before);
    case 'once':
      return /^(?:ha[sd]|have|been|was|were|is|are|than)$/.test(before);
    default:
      return false;
  }
}
