/** What makes of a clause behind "that" something which somebody says, or supposes, or denies. */
import { wordAt, wordsBetween, type IndexedOpinion } from '../../index-opinion';
import { criticalClass } from './critical-words';
import { deniedByHead } from './denied-heads';
import { isDenial, lastWithin, type Turn } from './denials';
import { endsSentence } from '../reading/token-sentences';
import { wordSet } from './word-set';

/** The words that do, before the token `last`, a "that"; `null` where the court says so itself. */
export function saidOtherwise(opinion: IndexedOpinion, last: number): Turn | null {
  const that = firstOfClauses(opinion, last);
  if (saysOtherwise(opinion, that)) return null;
  return (
    lastWithin(opinion, saysWhat.has(wordAt(opinion, that - 1)) ? that - 1 : that, 1, (word) =>
      reportsByName.has(word),
    ) ??
    supposedBefore(opinion, that) ??
    saidByParty(opinion, that) ??
    deniedByHead(opinion, that) ??
    lastWithin(opinion, that, reachInClause(opinion, that), (word) => isDenial(word) || reports.has(word))
  );
}

/** "The widow did not object, and the court found that": what stands before the clause says nothing of it. */
function reachInClause(opinion: IndexedOpinion, that: number): number {
  const { text, starts, ends } = opinion.tokens;
  for (let at = that - 1; at > Math.max(0, that - reachOfThat); at--) {
    const word = wordAt(opinion, at);
    const follows = text.slice(ends[at - 1], starts[at]).includes(',');
    if (because.has(word) || (follows && joints.has(word))) return that - at;
  }
  return reachOfThat;
}

const because = new Set(['because', 'although', 'whereas']);
const joints = new Set(['and', 'but', 'so', 'for', 'while', 'since', 'as']);

/** Of "held that it need not find this, and that" the first "that", on which the last one depends as well; the last where none is near. */
function firstOfClauses(opinion: IndexedOpinion, last: number): number {
  if (wordAt(opinion, last - 1) !== 'and') return last;
  for (let at = last - 2; at > Math.max(0, last - longestClause); at--) {
    if (endsSentence(opinion.tokens, at)) break;
    if (wordAt(opinion, at) === 'that' && wordAt(opinion, at - 1) !== 'and') return at;
  }
  return last;
}

const longestClause = 40;

/** "The claim is that". */
const saysWhat = new Set(['is', 'are', 'was', 'were']);

/** "It may be true that", "it might well be that". */
function supposedBefore(opinion: IndexedOpinion, that: number): Turn | null {
  const head = wordsBetween(opinion, Math.max(0, that - longestSupposition), that).join(' ');
  return supposition.test(head) ? { from: that, to: that + 1, words: [wordAt(opinion, that)] } : null;
}

const longestSupposition = 5;
const supposition =
  /\bit (?:may|might|could) (?:\w{1,12} )?be(?: (?:true|so|possible|said|argued|thought|supposed|contended|claimed|urged))?$/;

/** "the plaintiff says that", "Ott reasons that". */
function saidByParty(opinion: IndexedOpinion, that: number): Turn | null {
  const verb = that - 1;
  if (verb < 1 || !sayings.has(wordAt(opinion, verb))) return null;
  const { text, starts } = opinion.tokens;
  const speaker = wordAt(opinion, verb - 1);
  const named = /^\p{Lu}\p{Ll}/u.test(text.slice(starts[verb - 1], starts[verb])) && !courts.has(speaker);
  return named || speaker === 'amicus' || speaker === 'amici' || criticalClass(speaker) === 'party'
    ? { from: verb, to: that + 1, words: [wordAt(opinion, verb)] }
    : null;
}

const sayings = wordSet(
  'says said states stated reasons reasoned believes believed thinks thought suggests suggested',
);
const courts = wordSet(
  'court courts congress justice judge we it they he she i circuit panel board commission appeals legislature',
);

/** "denied the motion, explaining that": whoever denies one thing says another. */
export function saysOtherwise({ tokens }: IndexedOpinion, that: number): boolean {
  const start = that > 1 ? (tokens.ends[that - 2] as number) : 0;
  return /^,\s(?:add|conclud|explain|find|hold|not|observ|reason|rul|say|stat)ing\s$/.test(
    tokens.text.slice(start, tokens.starts[that]),
  );
}

const reachOfThat = 8;
/** What stands between such a word and its "that" is said to be so by a party, by a court in error, or by nobody. */
const reports = wordSet(
  'argue argues argued arguing contend contends contended contending claimed claiming assert asserts asserted asserting allege alleges alleged alleging maintain maintains maintained maintaining urge urges urged urging insist insists insisted insisting complain complains complained complaining submits testified told assume assumes assumed assuming suppose supposes supposed supposing if whether would could might err erred error erroneously mistakenly wrongly incorrectly overrule overrules overruled absurd thing asked once',
);

/** Right before "that". */
const reportsByName = wordSet(
  'argument contention claim claims assertion allegation allegations assumption suggestion testimony premise hypothesis objection evidence possibility belief notion suggestions',
);
