/** "the plaintiff says that", "Ott reasons that", "she stated that": who says so is neither a court nor a text of the law. */
import { wordAt, type IndexedOpinion } from '../../index-opinion';
import type { Turn } from './denials';
import { articles } from './grammar-words';
import { wordSet } from './word-set';

/** The verb right before the token `end`; `null` where no such speaker stands before it. */
export function saidByParty(opinion: IndexedOpinion, end: number): Turn | null {
  const verb = wordAt(opinion, end - 1) === 'us' ? end - 2 : end - 1;
  if (verb < 1 || !sayings.has(wordAt(opinion, verb)) || isCapital(opinion, verb)) return null;
  const before = wordAt(opinion, verb - 1);
  // "the alleged", "the states"
  if (articles.has(before)) return null;
  const speaker = /ly$/.test(before) || between.has(before) ? verb - 2 : verb - 1;
  if (speaker < 0 || speaksForLaw(opinion, speaker)) return null;
  return { from: verb, to: end, words: [wordAt(opinion, verb)] };
}

/** The United States say nothing by their name. */
function isCapital({ tokens: { text, starts } }: IndexedOpinion, token: number): boolean {
  return /\p{Lu}/u.test(text.charAt(starts[token] as number));
}

/** A court, "Justice Lane", "Rule 11", "the lease"; and who has no name, or is no speaker: "it", "as stated". */
function speaksForLaw(opinion: IndexedOpinion, speaker: number): boolean {
  const word = wordAt(opinion, speaker);
  return (
    authorities.has(word) ||
    /^\d/.test(word) ||
    noSpeakers.has(word) ||
    titles.has(wordAt(opinion, speaker - 1)) ||
    titles.has(wordAt(opinion, speaker - 2))
  );
}

const sayings = wordSet(
  'says said states stated reasons reasoned believe believes believed think thinks thought suggests suggested tell tells claimed contends contended argues argued alleges alleged asserts asserted maintains maintained insists insisted',
);

/** Between the speaker and the verb. */
const between = wordSet('thereupon then also later further once again first already has had have');

const titles = wordSet('justice judge chief magistrate');

const authorities = wordSet(
  'court courts congress justice judge we it i circuit panel board commission appeals legislature majority opinion opinions decision decisions holding order judgment statute statutes act acts rule rules section sections constitution regulation regulations ordinance code amendment guideline guidelines report contract lease policy deed will instrument document agreement clause provision instruction instructions restatement commentary treatise charter plan treaty committee senate house secretary authorities cases law text language precedent precedents history experience logic sense',
);

/** Of "as we have said", "is said", "be thought" nobody is named before the verb. */
const noSpeakers = wordSet(
  'as is are was were be been being and or but which who to not never often so have having it what reason reasons can may might could would should must shall will',
);
