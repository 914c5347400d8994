/**
 * Heads of a sentence that deny what follows their "that", however far before it the negation stands: "Nothing in the act suggests
 * that", "The widow failed to prove that", "It does not follow from the deed that".
 */
import { wordAt, wordsBetween, type IndexedOpinion } from '../../index-opinion';
import { endsSentence } from '../reading/token-sentences';
import { doubting, type Turn } from './denials';
import { finite } from './grammar-words';
import { isNumberSign } from './number-signs';
import { wordSet } from './word-set';

/** The negation that governs the word of showing or believing before the token `that`; `null` where none does. */
export function deniedByHead(opinion: IndexedOpinion, that: number): Turn | null {
  const shown = wordOfShowing(opinion, that);
  if (shown === null) return null;
  for (let at = shown - 1; at >= Math.max(0, shown - longestHead); at--) {
    if (endsSentence(opinion.tokens, at) || /[;:—–]/.test(gapBehind(opinion, at))) return null;
    if (gapBehind(opinion, at).includes(',')) {
      const before = beforeInterposed(opinion, at);
      if (before === null) return null;
      at = before;
    }
    const word = wordAt(opinion, at);
    // "do not cast doubt on the view that", "did not err in concluding that": two negations say that it is so.
    if (doubting.test(word)) return null;
    if (isNegative(opinion, at)) return { from: at, to: that + 1, words: [word] };
    if (joints.has(word) && !asksForAny(opinion, at)) return null;
  }
  return null;
}

/** "did not{, as far as we can discern,} affirm": the token before what stands between two commas, of which the second is behind `last`. */
function beforeInterposed(opinion: IndexedOpinion, last: number): number | null {
  for (let at = last; at > Math.max(0, last - longestInterposed); at--) {
    if (endsSentence(opinion.tokens, at - 1) || /^(?:and|but|or)$/.test(wordAt(opinion, at))) return null;
    // "did not, however, as far": the first comma belongs to both.
    if (at < last && gapBehind(opinion, at).includes(','))
      return gapBehind(opinion, at - 1).includes(',') ? at - 1 : at;
  }
  return null;
}

const longestInterposed = 12;

/** "failed to cite any case where this court held", "nothing that indicates", "no rule which would require". */
function asksForAny(opinion: IndexedOpinion, joint: number): boolean {
  if ([joint - 2, joint - 3, joint - 4].some((at) => at >= 0 && wordAt(opinion, at) === 'any')) return true;
  const [head, last, relative, next = ''] = wordsBetween(opinion, joint - 2, joint + 2);
  return (
    joint > 1 &&
    relatives.has(relative ?? '') &&
    (head === 'no' || nobody.has(last ?? '')) &&
    (isShowing(next) || finite.has(next))
  );
}

const relatives = wordSet('that which who');
const nobody = wordSet('nothing none nobody');

const longestHead = 20;

/** "to convince this court that": with a short object between the verb and its "that". */
function wordOfShowing(opinion: IndexedOpinion, that: number): number | null {
  for (let at = that - 1; at >= Math.max(0, that - longestObject); at--) {
    // "fails to show, that": the first comma closes what stands between them.
    const joins = at < that - 1 ? /[,;:—–]/ : /[;:—–]/;
    if (endsSentence(opinion.tokens, at) || joins.test(gapBehind(opinion, at))) return null;
    if (showings.has(wordAt(opinion, at))) return at;
    if (at < that - 3 && joints.has(wordAt(opinion, at))) return null;
  }
  // "It does not follow from the deed that"
  for (let at = that - 1; at >= Math.max(0, that - longestHead); at--) {
    if (endsSentence(opinion.tokens, at)) return null;
    if (wordAt(opinion, at) === 'follow') return at;
  }
  return null;
}

const longestObject = 4;

function gapBehind({ tokens: { text, starts, ends, count } }: IndexedOpinion, token: number): string {
  return token + 1 < count ? text.slice(ends[token], starts[token + 1]) : '';
}

/** Whether the word says that somebody shows, holds or believes something. */
export function isShowing(word: string): boolean {
  return showings.has(word);
}

/** Whether a clause with "that" may hang on it: a word of showing, or one that says something in another way. */
export function takesClause(word: string): boolean {
  return isShowing(word) || sayings.test(word);
}

const sayings =
  /^(?:argu|assert|insist|maintain|urg|suppos|assum|explain|observ|provid|determin|rul(?:e|ed|ing)$|not(?:e|ed|es)$|declar|testif|complain|answer|repl|add|tell|told|know|knew|clear|true|plain|settled|likely|probabl|possibl|certain|doubt|fact|see$|sees$|saw$|seen$)/;

/** Not of what is taken for true: "fails to recognize that", "does not mention that". */
const showings = wordSet(
  'suggest suggests suggested suggesting require requires required requiring dictate dictates dictated prove proves proved proven establish establishes established demonstrate demonstrates demonstrated show shows showed shown convince convinces convinced convincing persuade persuades persuaded find finds found finding hold holds held holding believe believes believed believing conclude concludes concluded concluding conclusion presume presumes presumed think thinks thought mean means meant imply implies implied indicate indicates indicated indication allege alleges alleged alleging evidence proof view agreement rule state states stated stating say says said promise promised admit admits admitted agree agrees agreed persuaded claim claims claimed contend contends contended feel feels felt',
);

/** "has yet to show"; "No. 15" numbers a thing. */
function isNegative(opinion: IndexedOpinion, at: number): boolean {
  const word = wordAt(opinion, at);
  if (word === 'yet') return wordAt(opinion, at + 1) === 'to';
  return (negatives.has(word) || word.endsWith("n't")) && !isNumberSign(opinion, at);
}

const negatives = wordSet(
  'nothing none nobody neither nor no not never cannot few hardly scarcely without fail fails failed failing failure decline declines declined declining refuse refuses refused refusing unable insufficient unwilling',
);

/** What a clause of its own begins with. */
const joints = wordSet(
  'and but because since as when while although though which who whom where that if unless after before so',
);
