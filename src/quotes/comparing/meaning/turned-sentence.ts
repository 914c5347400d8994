/** Words beside a passage, in the same sentence of the opinion, that turn what the passage says when it stands alone. */
import { wordAt, wordsBetween, type IndexedOpinion } from '../../index-opinion';
import { isHidden, mostOpening, opensTurn } from './critical-words';
import type { TokenSpan } from '../aligning/exact-passages';
import { areQualifiers } from './hidden-qualifiers';
import { speakerAtEnd, speakerAtHead } from './speakers';
import { endsSentence } from '../reading/token-sentences';

export interface Turn extends TokenSpan {
  /** The words that turn it. */
  readonly words: readonly string[];
}

/** "it did" before "not", "may be waived" before "unless": the very next word, at the token `to` where the passage has ended. */
export function turnAfter(opinion: IndexedOpinion, to: number): Turn | null {
  const { tokens } = opinion;
  if (to === 0 || to >= tokens.count || endsSentence(tokens, to - 1)) return null;
  // Of "cert. denied" the words before lose nothing.
  if (wordAt(opinion, to - 1) === 'cert') return null;
  const next = wordsBetween(opinion, to, to + mostOpening);
  const [first = '', second] = next;
  if (isHidden(first, second) || opensTurn(next)) return { from: to, to: to + 1, words: [first] };
  return speakerAfter(opinion, to);
}

/** `…, the widow argues`, `…, or so the State contends`: whose words they are is said last. */
function speakerAfter(opinion: IndexedOpinion, to: number): Turn | null {
  const { text, ends } = opinion.tokens;
  const start = ends[to - 1] as number;
  const length = speakerAtEnd(text.slice(start, start + longestAttribution));
  if (length === 0) return null;
  let last = to;
  while (last < opinion.tokens.count && (ends[last] as number) < start + length) last++;
  return { from: to, to: last + 1, words: [wordAt(opinion, last)] };
}

const longestAttribution = 80;

/** Between the negation and its "that": "not agree that", "no reason to believe that". */
const reach = 5;

/** "No" before "[C]ourt has held", "Only" before "[T]he President", "I do not agree that" before "a party may waive it", at the token `from` where the passage begins. */
export function turnBefore(opinion: IndexedOpinion, from: number): Turn | null {
  const that = from - 1;
  if (that < 0 || endsSentence(opinion.tokens, that)) return null;
  const last = wordAt(opinion, that);
  if ((isDenial(last) && !assertsDoubly(opinion, that, from)) || limits.has(last))
    return { from: that, to: from, words: [last] };
  if (that < 1 || last !== 'that' || saysOtherwise(opinion, that)) return null;
  return lastWithin(opinion, that, reach, isDenial);
}

/**
 * What comes before a passage whose beginning the draft has made that of a sentence, "[T]he": a condition ("If the act is void, the"),
 * a question ("whether the"), a negation ("Nothing in the act"), or somebody's saying so ("The widow argues that the").
 */
export function turnBeforeCapital(opinion: IndexedOpinion, from: number): Turn | null {
  const { tokens } = opinion;
  const before = from - 1;
  if (before < 0 || endsSentence(tokens, before)) return null;
  const last = wordAt(opinion, before);
  const limitsAll = quantifiers.has(last) && endsSentence(tokens, before - 1);
  if (limitsAll || subordinates.has(last) || (contentions.has(last) && !areClaims(opinion, from)))
    return { from: before, to: from, words: [last] };
  const that = thatBefore(opinion, from);
  const turned = that === null ? negationOpening(opinion, from) : saidOtherwise(opinion, that);
  return turned ?? qualifiersOpening(opinion, from) ?? conditionBefore(opinion, from);
}

/** "the claims [A]rising under the act", "coercion claims [T]hat are": there "claims" is a noun. */
function areClaims(opinion: IndexedOpinion, from: number): boolean {
  const [last, first = '', second = ''] = wordsBetween(opinion, from - 1, from + 2);
  return last === 'claims' && afterNoun.has(first === 'that' ? second : first);
}

const afterNoun = wordSet(
  'of for against under or and not which arising alleging relating involving is are was were has have had do did may must shall can could will would should might',
);

/** The "that" right before the passage, or before what stands there between commas: "alleges that, acting for the town, [H]e". */
function thatBefore(opinion: IndexedOpinion, from: number): number | null {
  if (wordAt(opinion, from - 1) === 'that') return from - 1;
  if (!followsComma(opinion, from)) return null;
  for (let at = from - 1; at > Math.max(0, from - longestInterposed); at--) {
    if (endsSentence(opinion.tokens, at - 1)) return null;
    if (followsComma(opinion, at)) return wordAt(opinion, at - 1) === 'that' ? at - 1 : null;
  }
  return null;
}

/** "The claim is that". */
const saysWhat = new Set(['is', 'are', 'was', 'were']);
const longestInterposed = 12;

/** What makes of a clause behind "that" something which somebody says, or supposes, or denies. */
function saidOtherwise(opinion: IndexedOpinion, that: number): Turn | null {
  if (saysOtherwise(opinion, that)) return null;
  return (
    lastWithin(opinion, saysWhat.has(wordAt(opinion, that - 1)) ? that - 1 : that, 1, (word) =>
      reportsByName.has(word),
    ) ??
    supposedBefore(opinion, that) ??
    lastWithin(opinion, that, reachOfThat, (word) => isDenial(word) || reports.has(word))
  );
}

/** "It may be true that", "it might well be that". */
function supposedBefore(opinion: IndexedOpinion, that: number): Turn | null {
  const head = wordsBetween(opinion, Math.max(0, that - longestSupposition), that).join(' ');
  return supposition.test(head) ? { from: that, to: that + 1, words: [wordAt(opinion, that)] } : null;
}

const longestSupposition = 5;
const supposition =
  /\bit (?:may|might|could) (?:\w{1,12} )?be(?: (?:true|so|possible|said|argued|thought|supposed|contended|claimed|urged))?$/;

/** "Usually the", "Allegedly, the": nothing else stands before the passage in its sentence. */
function qualifiersOpening(opinion: IndexedOpinion, from: number): Turn | null {
  for (let start = from - 1; start >= Math.max(0, from - mostOpening); start--) {
    if (!endsSentence(opinion.tokens, start - 1)) continue;
    const words = wordsBetween(opinion, start, from);
    return areQualifiers(words) ? { from: start, to: from, words } : null;
  }
  return null;
}

/** "denied the motion, explaining that": whoever denies one thing says another. */
function saysOtherwise({ tokens }: IndexedOpinion, that: number): boolean {
  const start = that > 1 ? (tokens.ends[that - 2] as number) : 0;
  return /^,\s(?:add|conclud|explain|find|hold|not|observ|reason|rul|say|stat)ing\s$/.test(
    tokens.text.slice(start, tokens.starts[that]),
  );
}

const reachOfThat = 8;
const reachOfNegation = 4;

/** "Nothing in the act", "Under no circumstances may": the negation with which the sentence begins. */
function negationOpening(opinion: IndexedOpinion, from: number): Turn | null {
  const turn = lastWithin(opinion, from, reachOfNegation, (word) => negativeSubjects.has(word));
  if (turn === null) return null;
  const opens = [turn.from - 1, turn.from - 2].some((token) => endsSentence(opinion.tokens, token));
  return opens ? turn : null;
}

/** "If the statute is void, the", "and, if the statute is void, then the": a clause that ends right before the passage. */
function conditionBefore(opinion: IndexedOpinion, from: number): Turn | null {
  const { tokens } = opinion;
  const end = wordAt(opinion, from - 1) === 'then' ? from - 1 : from;
  if (!followsComma(opinion, end)) return null;
  let start = end - 1;
  let clause = -1;
  while (start > 0 && end - start < longestCondition && !endsSentence(tokens, start - 1)) {
    if (clause < 0 && followsComma(opinion, start)) clause = start;
    start--;
  }
  const opensClause = clause < 0 ? '' : wordAt(opinion, clause);
  if (innerConditions.has(opensClause)) return { from: clause, to: from, words: [opensClause] };
  if (!endsSentence(tokens, start - 1)) return null;
  const opening = wordsBetween(opinion, start, Math.min(start + mostOpening, from));
  const [first = ''] = opening;
  const turns =
    conditions.has(first) ||
    opensTurn(opening) ||
    speakerAtHead(tokens.text.slice(tokens.starts[start], tokens.starts[from]));
  return turns ? { from: start, to: from, words: [first] } : null;
}

const longestCondition = 40;
/** What opens a condition also within a sentence. */
const innerConditions = new Set(['if', 'unless', 'assuming']);

function followsComma({ tokens: { text, starts, ends } }: IndexedOpinion, token: number): boolean {
  return token > 0 && text.slice(ends[token - 1], starts[token]).includes(',');
}

/** The last such word among those before the token `end`, in its own sentence and clause. */
function lastWithin(
  opinion: IndexedOpinion,
  end: number,
  most: number,
  turns: (word: string) => boolean,
): Turn | null {
  for (let at = end - 1; at >= Math.max(0, end - most); at--) {
    if (endsSentence(opinion.tokens, at)) return null;
    const word = wordAt(opinion, at);
    if (turns(word)) return assertsDoubly(opinion, at, end) ? null : { from: at, to: end, words: [word] };
  }
  return null;
}

/** "There is no doubt that", "it cannot be denied that": two negations say that it is so. */
function assertsDoubly(opinion: IndexedOpinion, at: number, end: number): boolean {
  const doubts = (token: number): boolean =>
    /^(?:doubt|disput|den[iy]|question|disagree)/.test(wordAt(opinion, token));
  if (!doubts(at))
    return isNegation(wordAt(opinion, at)) && [at + 1, at + 2].some((next) => next < end && doubts(next));
  for (let before = at - 1; before >= Math.max(0, at - reachOfNegation); before--) {
    if (endsSentence(opinion.tokens, before)) return false;
    const word = wordAt(opinion, before);
    if (isNegation(word) || removals.has(word)) return true;
  }
  return false;
}

/** Before "doubt". */
const removals = wordSet('beyond without little remove removes removed removing dispel dispels dispelled');

function isNegation(word: string): boolean {
  return word.endsWith("n't") || negations.has(word);
}

function isDenial(word: string): boolean {
  return word.endsWith("n't") || denials.has(word);
}

/** Right before the passage. */
const limits = new Set(['only', 'without', 'few', 'rarely', 'seldom', 'barely', 'scarcely', 'unless']);

const denials = wordSet(
  'not no never neither nor cannot hardly nothing reject rejects rejected rejecting deny denies denied denying doubt doubts doubted disagree disagrees disagreed false untrue',
);

const subordinates = wordSet('if whether until lest assuming supposing hardly otherwise else');

/** Of a party, with no "that" behind: "The widow argues [T]he". */
const contentions = wordSet(
  'argues argued contends contended claims claimed asserts asserted alleges alleged maintains insists',
);

/** "Some" before "[C]ourts have held", at the head of the sentence. */
const quantifiers = wordSet('some several many most');

/** What stands between such a word and its "that" is said to be so by a party, by a court in error, or by nobody. */
const reports = wordSet(
  'argue argues argued arguing contend contends contended claimed claiming assert asserts asserted asserting allege alleges alleged maintain maintains maintained urge urges urged insist insists insisted complain complains complained submits testified assume assumes assumed assuming suppose supposes supposed supposing if whether would could might err erred error erroneously mistakenly wrongly incorrectly overrule overrules overruled absurd thing asked once',
);

/** Right before "that". */
const reportsByName = wordSet(
  'argument contention claim claims assertion allegation allegations assumption suggestion testimony premise hypothesis objection evidence possibility belief',
);

const negativeSubjects = wordSet('no nothing none nobody neither nor never hardly rarely seldom');

const conditions = wordSet(
  'if unless until without assuming suppose supposing provided except absent were should had',
);

const negations = wordSet('no not never none nobody nothing cannot neither nor');

function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
