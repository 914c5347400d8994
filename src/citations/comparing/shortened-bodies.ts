/** Public bodies and universities whose names leave words out: which of these make another body. */
import { governs, municipal, type Longer } from './lengthening';
import { missingFrom, piecesOf } from './missing-words';
import { isSameWord, type NameWord } from './name-words';
import { isTitle } from './office-words';
import { isBodyWord, isStateName } from './party-kind';
import { isCommonWord } from './words-in-many-names';

/**
 * A body of a city is another party, and so is what bears its name: `City of Nyack`, `Nyack Housing Authority`, the City of Nyack
 * Employees. A bare `Nyack` may stand for a body of its own.
 */
export function isBodyOf(short: readonly NameWord[], { beyond }: Longer): boolean {
  const isOther = ({ text }: NameWord): boolean => !municipal.test(text);
  const isOfBody = (word: NameWord): boolean =>
    isBodyWord(word) || (isCommonWord(word) && !isStateName(word));
  if (!beyond.some((word) => isOfBody(word) && isOther(word))) return false;
  // `Orrin County` is sued by its Board of County Commissioners, or its County Commission.
  if (beyond.every(({ text }) => ofCounty.test(text))) return false;
  const ofShort = short.filter(isBodyWord);
  return ofShort.length > 0 && !ofShort.some(isOther);
}

const ofCounty =
  /^(?:board|bd|county|cnty|cty|commission|commn|commissioners|commrs|supervisors|freeholders)$/u;

/** `Michigan State University`, `University of Texas Southwestern`; the `University of the State of New York` is the University of New York. */
export function isStateUniversity(short: readonly NameWord[], { words, beyond, party }: Longer): boolean {
  if (!short.some(isUniversityWord)) return false;
  const next = words[words.findIndex(isUniversityWord) + 1];
  if (next && beyond.includes(next) && isStateName(next)) return true;
  return beyond.some(({ text }) => text === 'state') && !/\bstate of\b/iu.test(party.written);
}

/** The University of Chicago is not Chicago; but its Regents are. */
export function isUniversityOf(short: readonly NameWord[], { words, party }: Longer): boolean {
  const place = words.slice(words.findIndex(isUniversityWord) + 1);
  return (
    /\buniv(?:ersity|\.) of\b/iu.test(party.written) &&
    short.every((word) => place.some((other) => isSameWord(word, other)))
  );
}

function isUniversityWord({ text }: NameWord): boolean {
  return /^(?:univ|coll)/u.test(text);
}

/** What is left of a body's name begins within it: `Trade Commission`; or lacks what tells it from others: `Board of Appeals` of a Board of Zoning Appeals. */
export function isCutBody(short: readonly NameWord[], longer: Longer): boolean {
  const { words, beyond, party } = longer;
  const { first, within } = missingFrom(longer);
  const start = words.find((word) => !beyond.includes(word));
  const mayGo = (word: NameWord): boolean =>
    !kindOfBody.test(word.text) &&
    ((ofSchools.test(word.text) && words.some(isOfSchool)) ||
      [isBodyWord, isTitle, isStateName, governs].some((is) => is(word)));
  if (within.some((word) => !mayGo(word))) return true;
  const last = first.at(-1);
  if (last && start) {
    if (party.kind === 'frequent' || kindOfBody.test(last.text)) return true;
    const isPlaced = isStateName(last) && !isCommonWord(start) && !isBodyWord(start);
    if (isPlaced || (!first.every(mayGo) && !beginsBody.test(start.text))) return true;
  }
  return isOfLongerPlace(short, longer);
}

/**
 * What the name behind `of` goes on with makes another place, or another bank: `School District of Orrin` of that of Orrin Falls,
 * `Bank of New York` of the Bank of New York Mellon; `City of Orrin` of Orrin Heights.
 */
export function isOfLongerPlace(short: readonly NameWord[], { words, beyond, party }: Longer): boolean {
  const [last, after] = words.slice(words.findLastIndex((word) => !beyond.includes(word)));
  if (!last || !after) return false;
  const isTown = municipal.test(short[0]?.text ?? '') && short.length === 2;
  // Of `Memphis City Schools` the city is Memphis.
  const isPlaced = piecesOf(party.main)
    .slice(1)
    .some((piece) => piece.at(-2)?.text === last.text && piece.at(-1)?.text === after.text);
  if ((isTown || isPlaced) && endsPlace.test(after.text)) return !isCommonWord(last);
  return isPlaced && words[0]?.text === 'bank' && !isCommonWord(after) && !isStateName(after);
}

const endsPlace =
  /^(?:heights|hts|beach|springs|falls|park|hills|city|rapids|grove|lake|lakes|island|harbor|haven|ridge|valley|junction|bluffs?|rouge|raton)$/u;

/** `Independent Community School District`, `School District No. 26` */
const ofSchools =
  /^(?:independent|indep|community|cmty|unified|union|free|consolidated|consol|joint|public|no|local|\d+)$/u;

function isOfSchool({ text }: NameWord): boolean {
  return /^(?:sch|school|schools|ed|educ|education)$/u.test(text);
}

/** Tells a body from others of the place: the `Police Department` is not the Department. */
const kindOfBody = /^(?:police|fire|sheriffs?|parole|health|highway|postal|prison|senate|house)$/u;

/** `Board of Education` of the Detroit Board of Education; `City College` is no short form of Grove City College. */
const beginsBody =
  /^(?:board|bd|dept|department|comm|commn|commission|council|county|cnty|cty|school|sch|court|ct|division|div|office|bureau|police)$/u;
