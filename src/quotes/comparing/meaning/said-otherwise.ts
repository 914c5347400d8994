/** What makes of a clause behind "that" something which somebody says, or supposes, or denies. */
import { wordAt, wordsBetween, type IndexedOpinion } from '../../index-opinion';
import { conditionAround } from './conditions';
import { deniedByHead } from './denied-heads';
import { isDenial, lastWithin, type Turn } from './denials';
import { firstOfClauses } from './first-of-clauses';
import { saidByParty } from './said-by-party';
import { endsSentence } from '../reading/token-sentences';
import { wordSet } from './word-set';

/** The words that do, before the token `last`, a "that"; `null` where the court says so itself. */
export function saidOtherwise(opinion: IndexedOpinion, last: number): Turn | null {
  const that = firstOfClauses(opinion, last);
  const dissent = saidInDissent(opinion, that);
  if (dissent !== null || saysOtherwise(opinion, that)) return dissent;
  const beforeInterposed = headBeforeInterposed(opinion, that);
  return (
    turnedByHead(opinion, that) ??
    (beforeInterposed === null ? null : turnedByHead(opinion, beforeInterposed))
  );
}

/**
 * Before a "that" behind which the draft takes the words up as the court's: what denies them, "Nothing in the act suggests that", or
 * lets a party say them. Of what "must be shown" or "may be found" a draft says as much with words of its own.
 */
export function deniedOrClaimed(opinion: IndexedOpinion, last: number): Turn | null {
  const that = firstOfClauses(opinion, last);
  if (saysOtherwise(opinion, that)) return null;
  const head = headBeforeInterposed(opinion, that) ?? that;
  const supposed = supposedBefore(opinion, head);
  const said = saidByParty(opinion, head);
  return (
    reportedByName(opinion, head) ??
    (supposed?.words.some((word) => unlikely.test(word)) ? supposed : null) ??
    deniedByHead(opinion, head) ??
    (said?.words.some((word) => /^(?:believe|th[io]|suggest)/.test(word)) ? said : null) ??
    lastWithin(
      opinion,
      head,
      Math.min(reachOfReports, reachInClause(opinion, head)),
      (word) => isDenial(word) || (reports.has(word) && !possibilities.has(word)),
    )
  );
}

const possibilities = wordSet('would could might once asked told informed advised thing');
const unlikely =
  /^(?:un|im|in|doubt|wrong|mistaken|error|absurd|odd|premature|difficult|hard|questionable|debatable|arguable)/;

function turnedByHead(opinion: IndexedOpinion, end: number): Turn | null {
  return (
    reportedByName(opinion, end) ??
    supposedBefore(opinion, end) ??
    deniedByHead(opinion, end) ??
    saidByParty(opinion, end) ??
    conditionAround(opinion, end, 0) ??
    lastWithin(
      opinion,
      end,
      Math.min(reachOfReports, reachInClause(opinion, end)),
      (word) => isDenial(word) || reports.has(word),
    )
  );
}

/** "urges{, with much force,} that", "presumes {(against all evidence)} that": where the head ends before what is put in. */
function headBeforeInterposed(opinion: IndexedOpinion, that: number): number | null {
  const { text, starts, ends } = opinion.tokens;
  const gapBefore = (token: number): string => text.slice(ends[token - 1], starts[token]);
  const closing = /[,)]/.exec(that > 0 ? gapBefore(that) : '')?.[0];
  if (closing === undefined) return null;
  const opening = closing === ')' ? '(' : ',';
  for (let at = that - 1; at > Math.max(0, that - longestClause); at--) {
    if (endsSentence(opinion.tokens, at - 1)) return null;
    // "did not object, and, she says, that"
    if (gapBefore(at).includes(opening))
      return joints.has(wordAt(opinion, at)) && opening === ',' && wordAt(opinion, at) !== 'as' ? null : at;
  }
  return null;
}

/** "The widow did not object, and the court found that": how many words before the token `that` say something of what follows it. */
export function reachInClause(opinion: IndexedOpinion, that: number): number {
  const { text, starts, ends } = opinion.tokens;
  for (let at = that - 1; at > Math.max(0, that - longestClause); at--) {
    const word = wordAt(opinion, at);
    const follows = text.slice(ends[at - 1], starts[at]).includes(',');
    if (because.has(word) || (follows && joints.has(word) && at < that - 1)) return that - at;
  }
  return longestClause;
}

const longestClause = 12;
const because = new Set(['because', 'although', 'whereas']);
const joints = new Set(['and', 'but', 'so', 'for', 'while', 'since', 'as']);

/** "the contention that", "the theory of the tenant that", "the claim on which he sued is that". */
function reportedByName(opinion: IndexedOpinion, that: number): Turn | null {
  const saysWhich = saysWhat.has(wordAt(opinion, that - 1));
  const end = saysWhich ? that - 1 : that;
  for (let at = end - 1; at >= Math.max(0, end - (saysWhich ? longestClause : longestOwner)); at--) {
    if (endsSentence(opinion.tokens, at)) return null;
    const word = wordAt(opinion, at);
    const leads = at === end - 1 || behindName.has(wordAt(opinion, at + 1));
    const before = wordAt(opinion, at - 1);
    const isName =
      reportsByName.has(word) ||
      (views.has(word) && ofParty.has(before)) ||
      (word === 'showing' && articles.has(before));
    // "the answer to this contention is that": it is what is answered.
    if (saysWhich && isName && (isAnswered.has(before) || isAnswered.has(wordAt(opinion, at - 2))))
      return null;
    // "it is established by the evidence that": so it is.
    if (before === 'the' && /^(?:by|from)$/.test(wordAt(opinion, at - 2)) && proves.test(word)) return null;
    if (leads && isName) return lastWithin(opinion, at + 1, 1, () => true);
  }
  return null;
}

const proves = /^(?:evidence|proof|testimony)$/;
const longestOwner = 5;
const behindName = new Set(['of', 'by', 'from', 'below', 'here', 'on', 'upon', 'which', 'made']);
/** Of "facts showing that" it is a verb. */
const articles = new Set(['a', 'any', 'no', 'sufficient']);
/** A court has them too. */
const views = new Set(['view', 'views', 'position', 'opinion', 'feeling', 'feelings', 'conclusion']);
const ofParty = new Set([
  'his',
  'her',
  'their',
  "plaintiff's",
  "defendant's",
  "petitioner's",
  "respondent's",
  "government's",
]);
const saysWhat = new Set(['is', 'are', 'was', 'were']);
const isAnswered = new Set(['to', 'against', 'on']);

/** "It may be true that", "it is quite possible that", "the dissent is wrong to think that". */
function supposedBefore(opinion: IndexedOpinion, that: number): Turn | null {
  const start = Math.max(0, that - Math.min(longestSupposition, reachInClause(opinion, that)));
  const match = supposition.exec(wordsBetween(opinion, start, that).join(' '))?.[0].split(' ');
  if (match === undefined) return null;
  const word = match.find((each) => showing.has(each)) ?? (match[0] === 'it' ? match.at(-1) : match[0]) ?? '';
  return { from: that - match.length, to: that + 1, words: [word] };
}

const longestSupposition = 6;
/** Behind a duty: what somebody must show is not shown yet. */
const showing = wordSet('show prove plead allege establish demonstrate');
const supposition = new RegExp(
  [
    String.raw`\bit (?:may|might|could) (?:\w{1,12} )?be(?: (?:true|so|possible|said|argued|thought|supposed|contended|claimed|urged))?$`,
    String.raw`\bit (?:is|was|ha[sd] been) (?:\w{1,12} )?(?:said|suggested|argued|thought|supposed|contended|claimed|urged|alleged|asserted|assumed|feared)(?: (?:also|too|further|again|here|below))?$`,
    String.raw`\b(?:argument|contention|claim|suggestion|objection|point) (?:is|was|has been) (?:made|raised|advanced|urged)$`,
    String.raw`\b(?:may|might|could|can) (?:\w{1,12} )?(?:conclude|find|infer|believe|hold|assume|determine|decide|think|argue|contend)$`,
    String.raw`\b(?:must|shall|should) (?:\w{1,12} )?(?:show|prove|plead|allege|establish|demonstrate)(?: \w{1,12}){0,3}$`,
    String.raw`\b(?:un)?likely$|\b(?:im)?(?:possible|probable|plausible)$|\b(?:in)?conceivable$`,
    String.raw`\b(?:doubtful|unclear|uncertain|arguable|debatable|questionable|unimaginable)$`,
    String.raw`\b(?:wrong|mistaken|incorrect|error|absurd|odd|unreasonable|improper|premature) (?:in \w{1,12}|to \w{1,12})$`,
    String.raw`\b(?:difficult|hard|impossible) to (?:believe|see|imagine|conceive|think|say|suppose|conclude|find)$`,
  ].join('|'),
);

/** "Two judges dissented, pointing out that": with no word of the court's between. */
function saidInDissent(opinion: IndexedOpinion, that: number): Turn | null {
  for (let at = that - 1; at >= Math.max(0, that - longestClause); at--) {
    const word = wordAt(opinion, at);
    if (endsSentence(opinion.tokens, at) || ofMajority.has(word)) return null;
    if (/^dissent(?:ed|ing|s)?$/.test(word)) return { from: at, to: that + 1, words: [word] };
  }
  return null;
}

const ofMajority = new Set(['we', 'court', 'majority', 'reject', 'rejects', 'rejected', 'and', 'but']);

/** "denied the motion, explaining that": whoever denies one thing says another. */
export function saysOtherwise({ tokens }: IndexedOpinion, that: number): boolean {
  const start = that > 1 ? (tokens.ends[that - 2] as number) : 0;
  return /^,\s(?:add|conclud|explain|find|hold|not|observ|reason|rul|say|stat)ing\s$/.test(
    tokens.text.slice(start, tokens.starts[that]),
  );
}

const reachOfReports = 8;
/** What stands between such a word and its "that" is said to be so by a party, by a court in error, or by nobody. */
const reports = wordSet(
  'argue argues argued arguing contend contends contended contending claimed claiming assert asserts asserted asserting allege alleges alleged alleging maintain maintains maintained maintaining urge urges urged urging insist insists insisted insisting complain complains complained complaining submits suggest suggesting testify testifies testified testifying told informed advised presume presumes presumed assume assumes assumed assuming suppose supposes supposed supposing would could might err erred error erroneously mistakenly wrongly incorrectly overrule overrules overruled absurd thing asked once',
);

/** Right before "that". */
const reportsByName = wordSet(
  'argument arguments contention contentions claim claims assertion assertions allegation allegations assumption assumptions suggestion suggestions testimony premise premises hypothesis theory theories objection objections evidence proof possibility likelihood probability chance risk danger fear suspicion inference inferences impression presumption belief beliefs notion notions',
);
