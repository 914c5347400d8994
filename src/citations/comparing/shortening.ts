/** One name leaves words of the other out: whether it still names the same. */
import { isGiven } from './misspelling';
import { isSameWord, lettersOf, type NameWord } from './name-words';
import { stateOtherwise, type PartyMatch } from './party-match';
import { firmKindOf, isBodyWord, isFirm, isStateName, type Party } from './read-party';
import { isCommonWord } from './words-in-many-names';

/** The longer name, the words in which it goes beyond the shorter one, and whose it is. */
interface Longer {
  readonly words: readonly NameWord[];
  readonly beyond: readonly NameWord[];
  readonly party: Party;
}

type Shortening = Pick<PartyMatch, 'kind' | 'reason'> & Partial<Pick<PartyMatch, 'tells'>>;

/** `short` are the words of the other name, all of them in the longer one. */
export function compareShortened(
  short: readonly NameWord[],
  longer: Longer,
  cited: Party,
  record: Party,
): Shortening {
  const shortening = kindOfShortening(short, longer, cited, record);
  const isLonger = longer.party === cited && (shortening.kind === 'shortened' || shortening.kind === 'loose');
  return isLonger ? { ...shortening, reason: 'longer than in the record' } : shortening;
}

function kindOfShortening(
  short: readonly NameWord[],
  longer: Longer,
  cited: Party,
  record: Party,
): Shortening {
  const { words, beyond, party } = longer;
  const isCitedLonger = party === cited;
  // `U.S. Department of Commerce`
  if (short.length >= 2 && beyond.every(({ text }) => text === 'unitedstates')) return { kind: 'equal' };
  const sovereigns = [cited, record].filter(isSovereign).length;
  if (sovereigns === 2)
    return { kind: 'shortened', ...(short[0]?.text === words[0]?.text ? {} : { reason: stateOtherwise }) };
  if (sovereigns > 0) return { kind: 'loose' };
  if (isUnionOf(short, longer, isCitedLonger && isFirm(record)))
    return { kind: 'shortened', tells: short.length < 2 && short.every(isCommonWord) ? 'nothing' : 'word' };
  // `Florida Department of Corrections` is its Secretary; of a Minnesota Commissioner the draft may leave out the state.
  const isOffice = party.kind === 'office' || (cited.kind === 'office' && words[0] && isStateName(words[0]));
  if (isOffice && short.length >= 2 && beyond.length === 1 && beyond[0] === words[0])
    return { kind: 'shortened' };
  if (isBodyOf(short, longer, isCitedLonger) || (isCitedLonger && beginsOtherwise(longer, record)))
    return { kind: 'overlap' };
  // `Georgia Highway Express, Inc.` is no body.
  const areBodies = [cited, record].every(
    (one) => (one.kind === 'public' || one.kind === 'frequent') && firmKindOf(one) === undefined,
  );
  if (areBodies) return { kind: isStateUniversity(short, longer) ? 'overlap' : 'shortened' };
  if (isUniversityOf(short, longer) || areOtherFirms(short, longer, cited, record))
    return { kind: 'overlap' };
  if (beyond.every(({ text }) => municipal.test(text))) return { kind: 'shortened' };
  if (isCitedLonger && (isPersonOnRecord(longer, record) || isInitialled(short, longer)))
    return { kind: 'overlap' };
  // `St. Clair` is not Clair.
  if (words[0] === beyond[0] && /^(?:st|saint)$/u.test(words[0]?.text ?? '')) return { kind: 'overlap' };
  if (isCitedLonger && !isPerson(longer) && addsOwnWord(longer)) return { kind: 'overlap' };
  if (short.length > 1 && isFirm(party) && lacksFirstWord(longer)) return { kind: 'overlap' };
  if (isPlainShortening(short, longer, isCitedLonger)) return { kind: 'shortened' };
  // `Young` is not Ernst & Young.
  const [only, ...more] = short;
  const [first] = words;
  const isInside = more.length === 0 && only && first && !isSameWord(only, first);
  return { kind: isInside && isFirm(party) ? 'overlap' : 'loose' };
}

/**
 * A nation or a state, also where its office is named: never the short form of a company or a body that bears its name, as
 * `United States Steel Corp.` does.
 */
function isSovereign({ kind, written }: Party): boolean {
  const namesOffice = /^(?:state|commonwealth|people|territory)(?: of [^,]+)?,/iu.test(written);
  return kind === 'nation' || kind === 'state' || namesOffice;
}

const municipal = /^(?:city|county|cnty|cty|town|township|twp|village|vill|borough|parish)$/u;

/** A body of a city is another party: `City of Nyack`, `Nyack Housing Authority`. A bare `Nyack` may stand for a body of its own on the draft's side alone. */
function isBodyOf(
  short: readonly NameWord[],
  { words, beyond, party }: Longer,
  isCitedLonger: boolean,
): boolean {
  // `Riverside` may be the City of Riverside; Taylor is not Taylor County.
  const [last] = words.slice(-1);
  if (isCitedLonger && last && beyond.includes(last) && municipal.test(last.text) && !/,/u.test(party.main))
    return !short.some(isBodyWord);
  const isOther = ({ text }: NameWord): boolean => !municipal.test(text);
  if (!beyond.some((word) => isBodyWord(word) && isOther(word))) return false;
  const ofShort = short.filter(isBodyWord);
  if (ofShort.some(isOther)) return false;
  return ofShort.length > 0 || (isCitedLonger && !short.some(isCommonWord));
}

/** `Michigan State University`; the `University of the State of New York` is the University of New York. */
function isStateUniversity(short: readonly NameWord[], { beyond, party }: Longer): boolean {
  if (!short.some(isUniversityWord)) return false;
  return beyond.some(({ text }) => text === 'state') && !/\bstate of\b/iu.test(party.written);
}

/** The University of Chicago is not Chicago; but its Regents are. */
function isUniversityOf(short: readonly NameWord[], { words, party }: Longer): boolean {
  const place = words.slice(words.findIndex(isUniversityWord) + 1);
  return (
    /\buniv(?:ersity|\.) of\b/iu.test(party.written) &&
    short.every((word) => place.some((other) => isSameWord(word, other)))
  );
}

function isUniversityWord({ text }: NameWord): boolean {
  return /^(?:univ|coll)/u.test(text);
}

/**
 * Two names of companies, each with its kind: `Time Inc.` is not Time Warner Inc., nor Bell Atlantic Mobile Systems, Inc. the
 * Bell Atlantic Corp. Of `Youngstown Sheet & Tube Co.` parts may be left out, and what stands before the name.
 */
function areOtherFirms(
  short: readonly NameWord[],
  { words, beyond, party }: Longer,
  cited: Party,
  record: Party,
): boolean {
  const [left, right] = [firmKindOf(cited), firmKindOf(record)];
  const [first] = short;
  // Of `Time Warner Inc.` nothing is left out that Time Warner Cable would add.
  if (right === undefined || !first || (left === undefined && party !== cited)) return false;
  const isList = /[&,] |\sand\s/iu.test(party.main.replace(/,? (?:& )?[\w.]+$/u, ''));
  if (isList && (party !== cited || beyond.every(({ abbreviated }) => abbreviated))) return false;
  const areOfKinds = left !== undefined && left !== right;
  const from = words.findIndex((word) => isSameWord(word, first));
  const after = words
    .slice(from)
    .filter((word) => beyond.includes(word) && !isStateName(word) && (areOfKinds || !places.has(word.text)));
  const isOwn = (word: NameWord): boolean => !isCommonWord(word) && !isGiven(word) && !word.abbreviated;
  // A draft leaves words out; it adds none.
  return after.some(isOwn) || (after.length > 0 && (left !== right || party === cited));
}

/** The draft puts a word before the name of a company: Consolidated Orrin Co. is not `Orrin Co.`, nor is John Orrin. */
function beginsOtherwise({ words: [first], beyond, party }: Longer, record: Party): boolean {
  if (!first || first !== beyond[0] || firmKindOf(record) === undefined) return false;
  if (isStateName(first) || places.has(first.text)) return false;
  return firmKindOf(party) === undefined ? isGiven(first) && first.text.length > 2 : !isGiven(first);
}

/** A company of the same name all the same. */
const places: ReadonlySet<string> = new Set(['unitedstates', 'america', 'american', 'usa', 'international']);

/** `Oliver B.` hides the family name, which Oliver is. */
function isInitialled(short: readonly NameWord[], { words, beyond }: Longer): boolean {
  const [last] = words.slice(-1);
  return short.length === 1 && beyond.length === 1 && beyond[0] === last && last?.text.length === 1;
}

/** The citation names more than the surname that the record has: `Ford Motor` is not a person named Ford. */
function isPersonOnRecord({ words, beyond, party }: Longer, record: Party): boolean {
  const [surname, ...more] = record.names[0] ?? [];
  if (!surname || more.length > 0 || record.kind !== 'private' || party.kind === 'public') return false;
  const isSurname = isSameWord(words.at(-1) ?? surname, surname) && !party.main.includes('&');
  return !isSurname && beyond.some(({ text }) => text.length > 2);
}

/** The draft puts a word into the name that the record does not have: `Erie Lackawanna Railroad` is not the Erie Railroad. */
function addsOwnWord({ words, beyond }: Longer): boolean {
  const last = words.findLastIndex((word) => !beyond.includes(word));
  return words
    .slice(0, last)
    .some(
      (word) =>
        beyond.includes(word) &&
        word.text.length > 2 &&
        !isCommonWord(word) &&
        !isGiven(word) &&
        !isStateName(word),
    );
}

/** `Lay North America` is not Frito-Lay North America; given names, initials and places may be left out. */
function lacksFirstWord({ words: [first], beyond }: Longer): boolean {
  if (!first || first !== beyond[0] || first.abbreviated || first.text.length < 3) return false;
  return !isCommonWord(first) && !isGiven(first) && !isStateName(first);
}

/** `Treasury Employees`, `Teamsters`: unions are named by their trade. */
function isUnionOf(short: readonly NameWord[], { words, party }: Longer, isCompany: boolean): boolean {
  const [first] = short;
  const last = short.at(-1);
  if (!first || !last || !/\b(?:union|brotherhood|workers|council of)\b/iu.test(party.main)) return false;
  // `New York Times Union` is not the Times.
  if (isCompany) return false;
  const at = words.findIndex((word) => isSameWord(word, first));
  const isRow = short.every((word, index) =>
    isSameWord(word, words[at + index] ?? party.names[0]?.[0] ?? word),
  );
  return isRow && last.text.endsWith('s') && first.text !== 'workers';
}

/** Four words at most, all of them its own. */
function isPerson({ words, party }: Longer): boolean {
  const person = words.filter(({ text }) => text.length > 1 && !personal.has(text));
  return person.length <= 4 && !person.some(isCommonWord) && !isFirm(party);
}

/** The surname of a person, the beginning of a company's name, or its first own word. `Green` is no short form of `Green Bay Packaging`. */
function isPlainShortening(short: readonly NameWord[], longer: Longer, isCitedLonger: boolean): boolean {
  const { words, beyond, party } = longer;
  if (isPerson(longer)) {
    const surname = words.findLast(({ text }) => text.length > 1 && !personal.has(text));
    // Of `Avalos-Zarate` the first stands for both.
    const double = /([\p{L}'’]+)-[\p{L}'’]+$/u.exec(party.main)?.[1];
    return short.some(
      (word) =>
        (surname && isSameWord(word, surname)) || (double !== undefined && word.text === lettersOf(double)),
    );
  }
  // `Jose Malilay Virginia S. Malilay`: a list that lost its commas.
  const [given, ...others] = words.filter(({ text }) => text.length > 1);
  if (given && others.length > 3 && isGiven(given) && !isFirm(party) && !others.some(isCommonWord))
    return short.every((word) => others.slice(0, 3).some((other) => isSameWord(word, other)));
  const isBeginning = short.length >= 2 && short.every((word, at) => isSameWord(word, words[at] ?? word));
  // `First National Bank` is that of any place.
  const isOwn = short.some((word) => !isCommonWord(word));
  if (isBeginning && (isOwn || beyond.every((word) => isCommonWord(word) || isStateName(word)))) return true;
  if (/&(?! (?:Co|Sons|Bros)\b)/iu.test(party.main) && short.length < 2) return false;
  // `W. J. Howey Co.` is Howey.
  const isInitial = (word: NameWord | undefined): boolean => /^[A-Z]{1,3}\.?$/u.test(word?.written ?? '');
  // `Joseph H. Munson Co.` and `Robert Welch, Inc.` are Munson and Welch.
  const ofPerson = words.filter((word) => !isInitial(word));
  const isOfPerson = !isCitedLonger && ofPerson.length === 2 && isFirm(party) && !ofPerson.some(isCommonWord);
  const named = ofPerson.filter(
    (word, at) => !(isGiven(word) && at === 0 && (isOfPerson || isInitial(words[words.indexOf(word) + 1]))),
  );
  const first = named.find((word) => !isCommonWord(word)) ?? words[0];
  const hasFirst = first !== undefined && short.some((word) => isSameWord(word, first));
  const isMost = short.length >= 2 || named.length <= 2 || beyond.every(isCommonWord);
  return hasFirst && isMost && short.length * 3 >= words.length;
}

/** What of a person the matter is: `In re Thompkins McIntire Estate`. */
const personal: ReadonlySet<string> = new Set([
  'estate',
  'marriage',
  'adoption',
  'guardianship',
  'conservatorship',
  'will',
]);
