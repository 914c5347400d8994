/** `[Smith]` for "Jones" where the opinion tells of both: one person's name put in another's place. */
import { states } from '../../../citations/facts/states';
import { frequencyOf, wordAt, type IndexedOpinion } from '../../index-opinion';
import type { TokenSpan } from '../aligning/exact-passages';
import { foldedWord } from '../reading/folded-word';
import { endsSentence } from '../reading/token-sentences';
import { isEnglishWord } from '../reading/word-list';

/** The words that a bracket writes with a capital, folded. */
export function namesIn(raw: string): ReadonlySet<string> {
  return new Set(
    Array.from(raw.matchAll(/\p{Lu}[\p{L}’']*/gu), ({ 0: word }) => foldedWord(word, 0, word.length)),
  );
}

/** The names that a bracket takes away and puts in; none where it does not exchange one for another. */
export function affectedNames(
  opinion: IndexedOpinion,
  capitalized: ReadonlySet<string>,
  drafted: readonly string[],
  found: TokenSpan,
): readonly string[] {
  const lost: string[] = [];
  for (let at = found.from; at < found.to; at++) {
    const word = wordAt(opinion, at);
    // A capital within a sentence makes a name also of a word that stands once: "Then Brown sued".
    const isWithin = at > 0 && !endsSentence(opinion.tokens, at - 1);
    if (isName(opinion, word, isWithin ? 1 : 2) && isCapitalized(opinion, at)) lost.push(word);
  }
  const added = drafted.filter(
    (word) =>
      isName(opinion, word, capitalized.has(word) ? 1 : 2) ||
      (capitalized.has(word) && (isStranger(opinion, word) || isOtherAcronym(opinion, word, lost))),
  );
  if (
    lost.length === 0 ||
    added.length === 0 ||
    lost.some((word) => added.some((name) => isSame(word, name)))
  )
    return [];
  return [...lost, ...added];
}

/** A name that the opinion does not know at all: somebody of the draft's own case, or another state. */
function isStranger(opinion: IndexedOpinion, word: string): boolean {
  const bare = word.replace(/'s$/, '');
  if (opinion.words.find(word) >= 0 || bare.length < 3 || institutions.has(bare)) return false;
  return !isEnglishWord(bare) || namesOfStates.has(bare);
}

/** `[HEW]` for "Hillsdale": who is called so wherever the opinion names him, and by no letter of the other's name. */
function isOtherAcronym(opinion: IndexedOpinion, word: string, lost: readonly string[]): boolean {
  if (word.length < 3 || word.length > longestAcronym) return false;
  const places = firstPlaces(opinion, opinion.words.find(word));
  return (
    places.length > 0 &&
    places.every((at) => isInCapitals(opinion, at)) &&
    !lost.some((name) => name.charAt(0) === word.charAt(0))
  );
}

const longestAcronym = 5;

/** `Texas` and `Georgia` are English words besides. */
const namesOfStates = new Set(states.map(({ name }) => name.toLowerCase()));

/** `[Bilzerian's]` for "Bilzerian", `[ExxonMobil]` for "Exxon". */
function isSame(one: string, other: string): boolean {
  return one.startsWith(other.replace(/'s$/, '')) || other.startsWith(one.replace(/'s$/, ''));
}

const mostLookedAt = 8;

/** Names of things, which the opinion may call so or otherwise. */
const institutions = new Set(
  'court courts state states act acts congress title government united federal board commission department agency secretary rule rules amendment constitution code president attorney general judge justice clause part chapter article section district circuit county city town village school university hospital bank company corporation committee council senate house legislature statute law plan policy order form exhibit bureau service office authority union association convention treaty charter guidelines guideline division appendix schedule the this that such its his her their our your'.split(
    ' ',
  ),
);

/** A word that the opinion writes with a capital wherever it stands; `least` times, where it is a word besides. */
function isName(opinion: IndexedOpinion, word: string, least = 2): boolean {
  const bare = word.replace(/'s$/, '');
  if (bare.length < 3 || institutions.has(bare)) return false;
  const number = opinion.words.find(word);
  if (number < 0) return false;
  const start = opinion.firstPosting[number] as number;
  const once = frequencyOf(opinion, number) === 1;
  if (isEnglishWord(bare) && frequencyOf(opinion, number) < least) return false;
  // One that stands only in the name of a case is nobody's here.
  if (once && isInCaption(opinion, opinion.postings[start] as number)) return false;
  const places = firstPlaces(opinion, number);
  return (
    places.some((at) => isCapitalized(opinion, at)) &&
    places.every((at) => isCapitalized(opinion, at) || isInCapitals(opinion, at))
  );
}

/** The first tokens of a word, as many as are looked at; none of a word that the opinion does not have. */
function firstPlaces({ firstPosting, postings }: IndexedOpinion, number: number): readonly number[] {
  if (number < 0) return [];
  const start = firstPosting[number] as number;
  return [...postings.subarray(start, Math.min(firstPosting[number + 1] as number, start + mostLookedAt))];
}

function isInCaption(opinion: IndexedOpinion, token: number): boolean {
  return [token - 1, token + 1].some(
    (at) => at >= 0 && at < opinion.tokens.count && /^vs?$/.test(wordAt(opinion, at)),
  );
}

/** As a caption prints a name. */
function isInCapitals({ tokens: { text, starts, ends } }: IndexedOpinion, token: number): boolean {
  const printed = text.slice(starts[token], ends[token]);
  return printed === printed.toUpperCase();
}

/** With one capital: an abbreviation in capitals is no name. */
function isCapitalized({ tokens }: IndexedOpinion, token: number): boolean {
  const [first = '', second = ''] = tokens.text.slice(tokens.starts[token], tokens.ends[token]);
  return first !== first.toLowerCase() && second === second.toLowerCase();
}
