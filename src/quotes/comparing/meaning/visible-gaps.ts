/**
 * Omissions that leave a gap which everybody sees: an article without its noun, a subject without the helping verb of what it does, a
 * head that says nothing yet. What stands around them reads as no other sentence, so that what they qualify is not said at all.
 */
import { wordAt, wordsBetween, type IndexedOpinion } from '../../index-opinion';
import { endsSentence } from '../reading/token-sentences';
import { isEnglishWord } from '../reading/word-list';
import { criticalClass } from './critical-words';
import { articles, finite, isVerb, joints, opensClause, prepositions } from './grammar-words';
import { isPastTense } from './past-tense';
import { wordSet } from './word-set';

/** "The {nonsuit} was", "no {evidence} that": between the article and what comes next stood a noun, which qualifies nothing. */
export function lacksNoun(opinion: IndexedOpinion, from: number, to: number): boolean {
  const [before, next] = [from - 1, to].map((at) => wordAt(opinion, at)) as [string, string];
  // "no {one but the widow} may sell", "no {direct evidence} that"
  if (before === 'no') return to - from === 1 && opensOther(next);
  return articles.has(before) && (finite.has(next) || opensOther(next));
}

/** What begins neither a noun nor what may stand before one. */
function opensOther(word: string): boolean {
  return prepositions.has(word) || opensClause.has(word) || noNoun.has(word);
}

const noNoun = wordSet('the a an his her its their these those why how');

/** "The court {may} dismiss": of one person or thing the bare verb says that its helping verb is gone, and not which. */
function lacksHelpingVerb(opinion: IndexedOpinion, from: number, to: number): boolean {
  const verb = behindAdverbs(opinion, to);
  return (verb === 'have' || isBareVerb(verb)) && endsWithSubject(opinion, from);
}

const mostAdverbs = 2;

function isAdverb(word: string): boolean {
  return /[^aeiou]ly$/.test(word) || /^(?:also|ever|first|then|thus|therefore|still)$/.test(word);
}

/** As far as its other forms tell: `resolve`, of which there is "resolving" and "resolves". */
function isBareVerb(word: string): boolean {
  if (word.length < 3 || /(?:ed|ing|s)$/.test(word) || pastAlso.has(word)) return false;
  if ([finite, prepositions, articles, joints].some((others) => others.has(word))) return false;
  const stem = word.replace(/e$/, '');
  return (
    [`${stem}ing`, `${word}${word.slice(-1)}ing`].some(isEnglishWord) &&
    isEnglishWord(`${word.replace(/([^aeiou])y$/, '$1ie')}s`)
  );
}

/** "The miller set the price", once or always. */
const pastAlso = wordSet(
  'set put let cut hit read cost shut spread quit bet burst cast hurt split thrust rid shed',
);

/** Whether a pronoun or a noun with its article ends before the token, of one alone, in no clause that takes a bare verb anyhow. */
function endsWithSubject(opinion: IndexedOpinion, end: number): boolean {
  const last = end - 1;
  if (singular.has(wordAt(opinion, last))) return !precedesOther(opinion, last);
  if (/[^s]s$|^(?:people|men|women|children|police)$/.test(wordAt(opinion, last))) return false;
  for (let at = last - 1; at > Math.max(0, last - longestSubject); at--) {
    const word = wordAt(opinion, at);
    if (ofOne.has(word)) return !precedesOther(opinion, at);
    if (opensOther(word) || isVerb(word) || endsSentence(opinion.tokens, at)) return false;
  }
  return false;
}

/** "the heirs of {the widow}", "the miller and {the widow}"; "demands that {the widow}". */
function precedesOther(opinion: IndexedOpinion, subject: number): boolean {
  if (endsSentence(opinion.tokens, subject - 1)) return false;
  const word = wordAt(opinion, subject - 1);
  return (
    prepositions.has(word) ||
    /^(?:and|or|nor|that|lest|if|unless|whether|than|but|help|let|make|makes|made|see|saw|have|had|both)$/.test(
      word,
    )
  );
}

const longestSubject = 4;
const singular = wordSet('he she it one');
const ofOne = wordSet('the a an this said such his her its their our any each every another');

/** "In any event, {the sale is void}": of the sentence the draft keeps no more than what leads up to it. */
export function onlyLeadsUp(opinion: IndexedOpinion, end: number): boolean {
  const { tokens } = opinion;
  if (end === 0 || !tokens.text.slice(tokens.ends[end - 1], tokens.starts[end]).includes(',')) return false;
  let start = end;
  while (start > 0 && !endsSentence(tokens, start - 1)) if (end - --start > longestLead) return false;
  const words = wordsBetween(opinion, start, end);
  return prepositions.has(words[0] ?? '') && !words.some((word) => isVerb(word) || pronouns.has(word));
}

/** In more words a clause may stand: "In May she owns the barn, {but not the mill}". */
const longestLead = 3;
const pronouns = wordSet('he she it they we i you who which');

/** "The court {denied} both motions": that its verb is gone everybody sees, unless another takes its place. */
export function leavesNoVerb(opinion: IndexedOpinion, from: number, to: number): boolean {
  const [before, denial] = [from - 1, from].map((at) => wordAt(opinion, at)) as [string, string];
  // "some {doubt as to the} deed"
  if (!deniesAsVerb.test(denial) || (denial === 'doubt' && articles.has(before))) return false;
  // "This court should {reject the} attempt to"
  if (criticalClass(before) === 'modal' && isBareVerb(wordAt(opinion, to))) return false;
  const [last, next, second = ''] = wordsBetween(opinion, to - 1, to + 2);
  // "to the award" is no infinitive.
  const takesNext = takesVerb(next) && !(next === 'to' && articles.has(second));
  return !takesVerb(last) && !takesNext && !isVerb(next ?? '');
}

function takesVerb(word = ''): boolean {
  return word === 'to' || word === 'that' || finite.has(word);
}

const deniesAsVerb = /^(?:refus|declin|den[iy]|reject|doubt(?:s|ed)?$|err)/;

/** "{prior} to", "{less} than", "nor {attempted to} make", "{clearly} not so": what is left falls apart, or denies as much. */
export function leavesPartOfPhrase(words: readonly string[], before: string, next: string): boolean {
  const phrase = words.join(' ');
  return (
    phrase === 'prior to' ||
    (phrase === 'prior' && next === 'to') ||
    (next === 'than' && /^(?:(?:is|are|was|were) )?(?:more|less)$/.test(phrase)) ||
    (before === 'nor' && words.at(-1) === 'to') ||
    // "There is {clearly} a right" says as much.
    (phrase === 'clearly' && (next === 'not' || articles.has(next)))
  );
}

/**
 * "at the risk of the widow{, and the miller may} be heard", "it fell{. The miller may take} the barn": of what a modal before the token
 * `to` says the draft keeps no subject, and so no clause. Of a mere possibility it may keep another: "the widow {of Ott may} be heard".
 */
export function leavesVerbAlone(opinion: IndexedOpinion, modal: number, to: number, floor: number): boolean {
  const verb = behindAdverbs(opinion, to);
  const isBare = /^(?:be|been|have)$/.test(verb) || isBareVerb(verb);
  if (isBare && ofMany.test(wordAt(opinion, floor - 1))) return false;
  // "he sued{, and it must be} vacated": read as what he did; "the rule{. It may have eased} a sale": as what was.
  const tellsWhatWas = isPastTense(verb) || wordAt(opinion, modal + 1) === 'have';
  if (hidesSubject(opinion, modal, floor)) return isBare || (to - modal > 1 && !tellsWhatWas);
  return isBare && (verb === 'been' || possibilities.has(wordAt(opinion, modal)));
}

/** With these a bare verb makes a clause: "the heirs . . . sell". */
const ofMany = /[^s]s$|^(?:people|men|women|children|police|we|they|you|i)$/;
const possibilities = wordSet('may might');

/** Whether a clause begins behind the token `floor` with whoever may or must. */
function hidesSubject(opinion: IndexedOpinion, modal: number, floor: number): boolean {
  const { text, starts, ends } = opinion.tokens;
  for (let at = modal - 1; at >= Math.max(1, floor); at--) {
    const begins =
      /[,;:—–]/.test(text.slice(ends[at - 1], starts[at])) || endsSentence(opinion.tokens, at - 1);
    if (begins || opensClause.has(wordAt(opinion, at - 1))) return true;
  }
  return false;
}

function behindAdverbs(opinion: IndexedOpinion, from: number): string {
  let at = from;
  while (at < Math.min(opinion.tokens.count - 1, from + mostAdverbs) && mayPrecedeVerb(wordAt(opinion, at)))
    at++;
  return wordAt(opinion, at);
}

function mayPrecedeVerb(word: string): boolean {
  return isAdverb(word) || word === 'not';
}

const copulas = wordSet('is are was were');

/** "the order . . . be final": that a modal is gone, and that it is not said which, everybody sees. */
export function leavesBareVerb(
  opinion: IndexedOpinion,
  words: readonly string[],
  from: number,
  to: number,
): boolean {
  if (to + 1 >= opinion.tokens.count) return false;
  const [next, second] = wordsBetween(opinion, to, to + 2);
  const isModal = (word = ''): boolean => criticalClass(word) === 'modal';
  // "it {must have} been left"
  if (words.length === 2 && isModal(words[0]) && words[1] === 'have' && next === 'been') return true;
  // "he is {said to} have sold it"
  if (words.at(-1) === 'to' && copulas.has(wordAt(opinion, from - 1)))
    return next === 'have' || isBareVerb(next ?? '');
  if (!isModal(words.at(-1))) return false;
  if (words.length === 1 && lacksHelpingVerb(opinion, from, to)) return true;
  return next === 'be' || (next === 'not' && words.length === 1) || (next === 'not' && second === 'be');
}
