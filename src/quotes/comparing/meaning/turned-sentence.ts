/** Words beside a passage, in the same sentence of the opinion, that turn what the passage says when it stands alone. */
import { wordAt, wordsBetween, type IndexedOpinion } from '../../index-opinion';
import { printedBetween } from '../aligning/parted-words';
import { isHidden, mostOpening, opensTurn } from './critical-words';
import { conditionBefore } from './condition-before';
import { conditionAround } from './conditions';
import { deniedByHead, isShowing } from './denied-heads';
import { assertsDoubly, isDenial, lastWithin, type Turn } from './denials';
import { joinsClause } from './governing-words';
import { finite, prepositions } from './grammar-words';
import { isNumberSign } from './number-signs';
import { thatBeforeInterposed } from './interposed-clauses';
import { behindTitle, opensWithSubject } from './opens-sentence';
import { areQualifiers, onlyCount } from './hidden-qualifiers';
import { saidByParty } from './said-by-party';
import { reachInClause, saidOtherwise, saysOtherwise } from './said-otherwise';
import { speakerAtEnd } from './speakers';
import { endsSentence, followsComma } from '../reading/token-sentences';
import { wordSet } from './word-set';

/** "it did" before "not", "may be waived" before "unless": the very next word, at the token `to` where the passage has ended. */
export function turnAfter(opinion: IndexedOpinion, to: number): Turn | null {
  const { tokens } = opinion;
  if (to === 0 || to >= tokens.count || endsSentence(tokens, to - 1)) return null;
  // Of "cert. denied" the words before lose nothing.
  if (wordAt(opinion, to - 1) === 'cert') return null;
  // "even {if the plaintiff failed in part}" limits nothing; of "such bias is {not}" nobody reads "is" for the end.
  if (wordAt(opinion, to - 1) === 'even' || /^(?:is|are|was|were)$/.test(wordAt(opinion, to - 1)))
    return null;
  // "further provides: “If"
  if (/^:[\s“"‘']{1,4}$/.test(tokens.text.slice(tokens.ends[to - 1], tokens.starts[to]))) {
    const initial = tokens.text.charAt(tokens.starts[to] as number);
    if (initial !== initial.toLowerCase()) return null;
  }
  const next = printedBetween(opinion, to, to + mostOpening);
  const [first = '', second] = next;
  // "gold from the {No. 287 mine}"
  if (isNumberSign(opinion, to)) return null;
  if (isHidden(first, second) || opensTurn(next)) return { from: to, to: to + 1, words: [first] };
  if (narrowing.has(first) && isWidened(opinion, to)) return { from: to, to: to + 1, words: [first] };
  return speakerAfter(opinion, to);
}

/** "nothing requires a court to admit evidence" before "that rests on nothing": what is said of some would be said of all. */
function isWidened(opinion: IndexedOpinion, to: number): boolean {
  const { text, starts, ends } = opinion.tokens;
  if (!/^\s+$/.test(text.slice(ends[to - 1], starts[to]))) return false;
  for (let at = to - 1; at > Math.max(0, to - reachOfNothing); at--) {
    const word = wordAt(opinion, at);
    if (word === 'nothing' || word === 'none' || (to - at < reachOfNegation && ofEach.has(word))) return true;
    if (endsSentence(opinion.tokens, at - 1) || clauses.has(word)) return false;
  }
  return false;
}

const reachOfNothing = 40;
const narrowing = wordSet('that who whom whose which');
const ofEach = wordSet('any every all each no anything everything anyone everyone');
const clauses = wordSet('that which who because although if when where while');

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
  // "A few [D]ays later" says that there were some.
  if (last === 'few' && wordAt(opinion, that - 1) === 'a') return null;
  // "not only [H]as it the power, but"
  if (last === 'only' && wordAt(opinion, that - 1) === 'not') return null;
  if ((isDenial(last) && !assertsDoubly(opinion, that, from)) || limits.has(last))
    return { from: that, to: from, words: [last] };
  if (that < 1 || last !== 'that' || saysOtherwise(opinion, that)) return null;
  return lastWithin(opinion, that, Math.min(reach, reachInClause(opinion, that)), isDenial);
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
  if (last === 'of' && privations.has(wordAt(opinion, before - 1)))
    return { from: before - 1, to: from, words: [wordAt(opinion, before - 1)] };
  const limitsAll = quantifiers.has(last) && endsSentence(tokens, before - 1);
  // "hours claimed [B]y the heirs", "otherwise [A]dmissible": only what is said of a clause turns it.
  const isClause = opensWithSubject(opinion, from);
  const isContended = contentions.has(last) && !areClaims(opinion, from);
  if (isClause && (limitsAll || isContended)) return { from: before, to: from, words: [last] };
  const joint = behindTitle(opinion, from) - 1;
  if ((isClause || joint < before) && subordinates.has(wordAt(opinion, joint)))
    return { from: joint, to: from, words: [wordAt(opinion, joint)] };
  // The "that" right before the passage, or before what stands there between commas.
  const opensThat = wordAt(opinion, from) === 'that' && joinsClause(opinion, from);
  const that = opensThat ? from : last === 'that' ? before : thatBeforeInterposed(opinion, from);
  const direct = isClause ? (saidByParty(opinion, from) ?? deniedDirectly(opinion, from)) : null;
  const turned = that === null ? (negationOpening(opinion, from) ?? direct) : saidOtherwise(opinion, that);
  return (
    turned ??
    qualifiersOpening(opinion, from) ??
    inSomeCases(opinion, from) ??
    conditionWith(opinion, from) ??
    conditionBefore(opinion, from)
  );
}

/**
 * "Where there [I]s no deed": the condition whose verb begins the passage, or stands in it; "where the law sets up the court [I]n which"
 * and "if it is entered before the miller [H]as closed" leave parts of it that say nothing.
 */
function conditionWith(opinion: IndexedOpinion, from: number): Turn | null {
  const first = wordAt(opinion, from);
  if (prepositions.has(first) && first !== 'to') return null;
  const condition = conditionAround(opinion, from, 0);
  const within = condition === null ? [] : wordsBetween(opinion, condition.from + 1, from);
  return finite.has(first) && within.some((word) => ofOtherClause.has(word)) ? null : condition;
}

/** "in some cases of great success" before "[A]n award may": at most so many words of the same clause before the passage. */
function inSomeCases(opinion: IndexedOpinion, from: number): Turn | null {
  for (let at = from - 2; at >= Math.max(1, from - reachOfCases); at--) {
    if (endsSentence(opinion.tokens, at) || followsComma(opinion.tokens, at + 1)) return null;
    const [before = '', which = '', what = ''] = wordsBetween(opinion, at - 1, at + 3).filter(
      (word) => word !== 'a' && word !== 'an',
    );
    if (before === 'in' && someOf.has(which) && whereabouts.has(what))
      return { from: at - 1, to: from, words: [which, what] };
  }
  return null;
}

const reachOfCases = 7;
const someOf = wordSet(
  'some certain rare few limited exceptional extreme extraordinary appropriate proper many most such',
);
const whereabouts = wordSet('case cases circumstance circumstances instance instances situation situations');

/** "the claims [A]rising under the act", "coercion claims [T]hat are": there "claims" is a noun. */
function areClaims(opinion: IndexedOpinion, from: number): boolean {
  const [last, first = '', second = ''] = wordsBetween(opinion, from - 1, from + 2);
  if (last !== 'claims') return false;
  // "to bring claims, [W]e removed", but "as the widow of Ott claims, [T]he"
  if (followsComma(opinion.tokens, from))
    return (
      wordsBetween(opinion, from - reachOfObject, from - 1).some((word) => prepositions.has(word)) &&
      !wordsBetween(opinion, from - longestTitle, from - 1).includes('as')
    );
  return afterNoun.has(first === 'that' ? second : first);
}

const reachOfObject = 4;
const longestTitle = 7;

const afterNoun = wordSet(
  'arose accrued survive survived fail failed of for against under or and not which arising alleging relating involving is are was were has have had do did may must shall can could will would should might',
);

/** "We do not believe [T]he", with no "that" behind the verb. */
function deniedDirectly(opinion: IndexedOpinion, from: number): Turn | null {
  const turn = isShowing(wordAt(opinion, from - 1)) ? deniedByHead(opinion, from) : null;
  return turn && { ...turn, to: from };
}

/** "Usually the", "Allegedly, the": nothing else stands before the passage in its sentence. */
function qualifiersOpening(opinion: IndexedOpinion, from: number): Turn | null {
  for (let start = from - 1; start >= Math.max(0, from - mostOpening); start--) {
    if (!endsSentence(opinion.tokens, start - 1)) continue;
    const words = wordsBetween(opinion, start, from);
    if ((onlyCount(words) && followsComma(opinion.tokens, from)) || words.join(' ') === 'a few') return null;
    // Of "[B]een recognized" nobody makes a sentence.
    if (wordAt(opinion, from) === 'been') return null;
    // "Clearly, the barn is hers" says no less.
    const isSure = words.join(' ') === 'clearly' && followsComma(opinion.tokens, from);
    return areQualifiers(words) && !isSure ? { from: start, to: from, words } : null;
  }
  return null;
}

const reachOfNegation = 4;
/** Where no comma and no other clause stands between: "Nothing in either the rule or" before "[T]he act permits". */
const reachInOneClause = 12;
const ofOtherClause = wordSet(
  'and but because since as when while although though which who whom where that if unless after before so than',
);

/** "Nothing in the act", "Under no circumstances may": the negation with which the sentence begins. */
function negationOpening(opinion: IndexedOpinion, from: number): Turn | null {
  const turn = lastWithin(opinion, from, reachOfClause(opinion, from), (word) => negativeSubjects.has(word));
  if (turn === null) return null;
  const opens = [turn.from - 1, turn.from - 2].some((token) => endsSentence(opinion.tokens, token));
  return opens ? turn : null;
}

/** How many words before the passage are of its own clause, as far as marks and joints tell; never fewer than stand close by. */
function reachOfClause(opinion: IndexedOpinion, from: number): number {
  for (let at = from; at > Math.max(0, from - reachInOneClause); at--) {
    if (followsComma(opinion.tokens, at) || ofOtherClause.has(wordAt(opinion, at - 1)))
      return Math.max(reachOfNegation, from - at);
  }
  return reachInOneClause;
}

/** Right before the passage. */
const limits = new Set(['only', 'without', 'few', 'rarely', 'seldom', 'barely', 'scarcely', 'unless']);

const subordinates = wordSet(
  'if whether until lest assume assuming suppose supposing imagine hardly otherwise else',
);

/** Of a party, with no "that" behind: "The widow argues [T]he". */
const contentions = wordSet(
  'argues argued contends contended claims claimed asserts asserted alleges alleged maintains insists',
);

/** "Absence of" before "[P]rejudice". */
const privations = wordSet(
  'absence lack want loss denial rejection refusal fear threat risk danger possibility appearance allegation allegations claim claims charge accusation theory suspicion',
);

/** "Some" before "[C]ourts have held", at the head of the sentence. */
const quantifiers = wordSet('some several many most');

const negativeSubjects = wordSet('no nothing none nobody neither nor never hardly rarely seldom');
