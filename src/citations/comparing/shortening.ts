/** One name leaves words of the other out: whether it still names the same. */
import { governs, isMatter, isOfNation, mayLengthen, municipal, type Longer } from './lengthening';
import { isGiven } from './misspelling';
import { missingFrom } from './missing-words';
import { areOtherFirms } from './other-firms';
import { isNumber, isNumberWord, isSameWord, lettersOf, readNameWords, type NameWord } from './name-words';
import { isLonger, stateOtherwise, type PartyMatch } from './party-match';
import { firmKindOf, isFirm } from './firm-kind';
import { isTitle } from './office-words';
import type { Party } from './party';
import { isBodyWord, isStateName } from './party-kind';
import { isBodyOf, isCutBody, isOfLongerPlace, isStateUniversity, isUniversityOf } from './shortened-bodies';
import { leavesUnionOut, namesUnionInFull } from './trade-names';
import { isCommonWord } from './words-in-many-names';

type Shortening = Pick<PartyMatch, 'kind' | 'reason'> & Partial<Pick<PartyMatch, 'tells'>>;

/** `short` are the words of the other name, all of them in the longer one. */
export function compareShortened(
  short: readonly NameWord[],
  longer: Longer,
  cited: Party,
  record: Party,
): Shortening {
  const { words, beyond, party } = longer;
  const isCitedLonger = party === cited;
  // `U.S. Department of Commerce`
  if (short.length >= 2 && beyond.every(({ text }) => text === 'unitedstates')) return { kind: 'equal' };
  if (short.length >= 2 && beyond.length === 1 && beyond[0] === words[0] && beyond.every(counts))
    return { kind: 'shortened' };
  if (areSums(longer, cited, record)) return { kind: 'shortened', tells: 'word' };
  if (!isCitedLonger && isOneLocal(short, longer)) return { kind: 'shortened' };
  const alike =
    compareSovereigns(short, longer, cited, record) ?? compareTrades(short, longer, cited, record);
  if (alike) return isCitedLonger ? { ...alike, reason: isLonger } : alike;
  if (isCitedLonger)
    return mayLengthen(longer, record) ? { kind: 'shortened', reason: isLonger } : { kind: 'overlap' };
  if (isBodyOf(short, longer) || lacksDirection(longer)) return { kind: 'overlap' };
  if (!isBody(record) && record.kind !== 'frequent' && leavesPlaceOut(short, longer))
    // `First National Bank` is that of any place.
    return {
      kind: 'shortened',
      ...(short.every(isCommonWord) && { tells: short.length < 4 && isBank(longer) ? 'nothing' : 'word' }),
    };
  if (isFirmForBody(longer, cited, record)) return { kind: 'overlap' };
  if ([cited, record].every(isBody))
    return {
      kind: isStateUniversity(short, longer) || isCutBody(short, longer) ? 'overlap' : 'shortened',
    };
  if (describesLitigation(short, longer) || leavesBranchOut(longer)) return { kind: 'shortened' };
  if (isOfLongerPlace(short, longer)) return { kind: 'overlap' };
  if (isUniversityOf(short, longer) || areOtherFirms(short, longer, cited, record) || cutsBank(longer))
    return { kind: 'overlap' };
  if (beyond.every(({ text }) => municipal.test(text))) return { kind: 'shortened' };
  // `St. Clair` is not Clair.
  if (words[0] === beyond[0] && /^(?:st|saint)$/u.test(words[0]?.text ?? '')) return { kind: 'overlap' };
  if (
    lacksFirstWord(longer) ||
    splitsHyphen(short, longer) ||
    splitsPair(short, longer) ||
    isSecondHalf(short, longer)
  )
    return { kind: 'overlap' };
  if (isPlainShortening(short, longer)) return { kind: 'shortened' };
  return { kind: !isPerson(longer) && !keepsFirstOwn(short, longer) ? 'overlap' : 'loose' };
}

/** `Federal Trade Corp.` is no Commission, `Orrin Corp.` not the Orrin Bank, nor is the Public Service Company of Utah. */
function isFirmForBody({ beyond }: Longer, cited: Party, record: Party): boolean {
  const isCompany = ({ main }: Party): boolean =>
    /\b(?:co|corp|inc|llc|ltd|company|corporation)\b/iu.test(main);
  if (!isCompany(cited) || isCompany(record)) return false;
  return beyond.some((word) => word.text === 'bank' || (isBodyWord(word) && !municipal.test(word.text)));
}

/** `$8,850 in U.S. Currency` */
function areSums({ beyond }: Longer, cited: Party, record: Party): boolean {
  const isSum = ({ main }: Party): boolean => main.startsWith('$');
  const isMoney = (word: NameWord): boolean => isOfNation(word) || /^(?:currency|cash)$/.test(word.text);
  return isSum(cited) && isSum(record) && beyond.every(isMoney);
}

/** `Vegetable Packers Local 760` of the Vegetable Packers & Warehousemen, Local 760. */
function isOneLocal(short: readonly NameWord[], { party }: Longer): boolean {
  const number = short.find(isNumber)?.text;
  const isOwn = short.some((word) => !isCommonWord(word) && !isNumber(word));
  return number !== undefined && isOwn && /\blocal (?:no\. ?)?(\d+)/iu.exec(party.main)?.[1] === number;
}

/** `Cleveland` is not East Cleveland. */
function lacksDirection({ words, beyond }: Longer): boolean {
  const at = words.findIndex((word) => !beyond.includes(word));
  const [kept, before] = [words[at], words[at - 1]];
  return kept !== undefined && before !== undefined && direction.test(before.text) && !isCommonWord(kept);
}

const direction = /^(?:north|south|east|west|new|upper|lower|fort|ft|port|lake|mount|mt)$/u;

/** `Georgia Highway Express, Inc.` is none, nor the Wayne County Bank. */
function isBody(party: Party): boolean {
  const isKind = party.kind === 'public' || party.kind === 'frequent';
  return isKind && firmKindOf(party) === undefined && !/\bbank\b/iu.test(party.main);
}

/** `Standard Oil Co.` of the Standard Oil Co. of New Jersey: all but the place at its end. */
function leavesPlaceOut(short: readonly NameWord[], { words, beyond, party }: Longer): boolean {
  const [, place = ''] =
    /\sof\s(?:the\s)?([^,]+?)(?:,? (?:inc|l\.?l\.?c|ltd|n\.a)\.?)?$/iu.exec(party.main) ?? [];
  const placed = readNameWords(place.split(/\sof\s/iu).at(-1) ?? '');
  return (
    short.length >= 2 &&
    placed.length === beyond.length &&
    placed.length <= 2 &&
    words.slice(-placed.length).every((word) => beyond.includes(word)) &&
    placed.every((word) => isStateName(word) || !isCommonWord(word))
  );
}

function isBank({ party }: Longer): boolean {
  return /\bbank\b/iu.test(party.main);
}

/** The United States and the states, with what stands beside them. */
function compareSovereigns(
  short: readonly NameWord[],
  { words }: Longer,
  cited: Party,
  record: Party,
): Shortening | null {
  // `State, Department of Revenue` is the Department.
  if (cited.kind === 'public' && record.kind === 'public') return null;
  const sovereigns = [cited, record].filter(isSovereign).length;
  if (cited.kind === 'state' && record.kind === 'state') return { kind: 'loose' };
  if (sovereigns === 2)
    return { kind: 'shortened', ...(short[0]?.text === words[0]?.text ? {} : { reason: stateOtherwise }) };
  return sovereigns > 0 ? { kind: 'loose' } : null;
}

/** Unions by their trade; officers, by what they are over. */
function compareTrades(
  short: readonly NameWord[],
  longer: Longer,
  cited: Party,
  record: Party,
): Shortening | null {
  const { words, beyond, party } = longer;
  if (party === cited ? namesUnionInFull(record, longer) : leavesUnionOut(short, longer))
    return { kind: 'shortened', tells: short.length < 2 && short.every(isCommonWord) ? 'nothing' : 'word' };
  // `Florida Department of Corrections` is its Secretary; of a Minnesota Commissioner the draft may leave out the state.
  const isOffice = party.kind === 'office' || (cited.kind === 'office' && words[0] && isStateName(words[0]));
  return isOffice && short.length >= 2 && beyond.length === 1 && beyond[0] === words[0]
    ? { kind: 'shortened' }
    : null;
}

/**
 * A nation or a state, also where its office is named: never the short form of a company or a body that bears its name, as
 * `United States Steel Corp.` does.
 */
function isSovereign({ kind, written }: Party): boolean {
  const namesOffice = /^(?:state|commonwealth|people|territory)(?: of [^,]+)?,/iu.test(written);
  return kind === 'nation' || kind === 'state' || namesOffice;
}

/** `In re Orrin Corp.` of the Orrin Corp. Securities & Derivative Litigation: behind the name stands what it is about. */
function describesLitigation([first]: readonly NameWord[], { words, beyond, party }: Longer): boolean {
  const start = words[0];
  const isNamed =
    first !== undefined && start !== undefined && isSameWord(first, start) && !isCommonWord(start);
  return isNamed && !beyond.includes(start) && /\blitig(?:ation|\.)$/iu.test(party.main);
}

/** `Sons of Confederate Veterans` of its Texas Division: all that stands before the comma says which branch it is. */
function leavesBranchOut({ words, beyond, party }: Longer): boolean {
  const [branch = '', name] = party.main.split(',');
  const own = readNameWords(branch);
  return (
    name !== undefined &&
    ofBranch.test(own.at(-1)?.text ?? '') &&
    own.length === beyond.length &&
    words.slice(0, own.length).every((word) => beyond.includes(word))
  );
}

const ofBranch = /^(?:div|division|chapter|branch|council|lodge|post|\d+)$/u;

/** `Lay North America` is not Frito-Lay North America, nor The Habana the Paquete Habana; given names and initials may be left out. */
function lacksFirstWord({ words, beyond, party }: Longer): boolean {
  const [first] = words;
  if (!first || first !== beyond[0]) return false;
  if ([isInitials, isGiven, isMatter, governs, counts].some((mayLack) => mayLack(first))) return false;
  // `Life Insurance Co.` is not the Guardian Life Insurance Co.
  if (isTitle(first) && !isFirm(party)) return false;
  if (isPerson({ words, beyond, party })) return /^the\s/iu.test(party.written);
  return isFirm(party) || words.some(isCommonWord);
}

/** `One 1958 Plymouth Sedan`, `Approximately 500 Pounds of Coffee` */
function counts(word: NameWord): boolean {
  return isNumberWord(word) || /^approx(?:imately)?$/u.test(word.text);
}

function isInitials({ written }: NameWord): boolean {
  return /^[A-Z]{1,3}\.?$/u.test(written);
}

/** `Walker Furniture Co.` is not Walker-Thomas Furniture Co. */
function splitsHyphen(short: readonly NameWord[], { words, beyond, party }: Longer): boolean {
  if (!isFirm(party) || short.length < 2) return false;
  const halves = /(\p{Lu}\p{L}+)-(\p{Lu}\p{L}+)/u.exec(party.main)?.slice(1).map(lettersOf) ?? [];
  const cut = words.filter((word) => halves.includes(word.text));
  return cut.some((word) => beyond.includes(word)) && cut.some((word) => !beyond.includes(word));
}

/** `El` is not Miller-El. */
function isSecondHalf(short: readonly NameWord[], { party }: Longer): boolean {
  const [, half = ''] = /\p{L}-([\p{L}'’]+)$/u.exec(party.main) ?? [];
  const [only, ...more] = short;
  return only?.text === lettersOf(half) && more.length === 0;
}

/** `Brown` is not Brown & Root. */
function splitsPair(short: readonly NameWord[], { words, party }: Longer): boolean {
  const second = words[1];
  const isPair = /^(?:the )?[\p{L}'’.-]+ & \p{L}/iu.test(party.main);
  return isPair && short.length === 1 && second !== undefined && !isCommonWord(second);
}

/** `First National Bank` is not the First City National Bank: banks are told apart by words that stand in the names of many. */
function cutsBank(longer: Longer): boolean {
  const { words, beyond } = longer;
  const name = words.slice(0, words.findIndex(({ text }) => text === 'bank') + 1);
  const isKnown = name.some((word) => !isCommonWord(word) && !beyond.includes(word));
  const { within } = missingFrom(longer);
  return !isKnown && within.some(({ text }) => name.some((word) => word.text === text));
}

/** `Youngstown Co.` keeps the word by which the firm is known; `American Door Co.` is not the American Sash & Door Co. */
function keepsFirstOwn(short: readonly NameWord[], { words }: Longer): boolean {
  const own = words.find(
    (word) => ![isCommonWord, isInitials, isTitle, isStateName, governs, counts].some((is) => is(word)),
  );
  return own === undefined || short.some((word) => isSameWord(word, own));
}

/** Four words at most, all of them its own. */
function isPerson({ words, party }: Longer): boolean {
  if (words.some(({ text }) => text === 'unitedstates') || /\strust$/iu.test(party.main)) return false;
  const person = words.filter((word) => word.text.length > 1 && !isMatter(word));
  return person.length <= 4 && !person.some(isCommonWord) && !isFirm(party);
}

/** The surname of a person, the beginning of a company's name, or its first own word. `Green` is no short form of `Green Bay Packaging`. */
function isPlainShortening(short: readonly NameWord[], longer: Longer): boolean {
  const { words, beyond, party } = longer;
  if (isPerson(longer)) {
    const surname = words.findLast((word) => word.text.length > 1 && !isMatter(word));
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
  const isInitial = (word: NameWord | undefined): boolean => word !== undefined && isInitials(word);
  // `Joseph H. Munson Co.` and `Robert Welch, Inc.` are Munson and Welch.
  const ofPerson = words.filter((word) => !isInitial(word));
  const isOfPerson = ofPerson.length === 2 && isFirm(party) && !ofPerson.some(isCommonWord);
  const named = ofPerson.filter(
    (word, at) => !(isGiven(word) && at === 0 && (isOfPerson || isInitial(words[words.indexOf(word) + 1]))),
  );
  const first = named.find((word) => !isCommonWord(word)) ?? words[0];
  const hasFirst = first !== undefined && short.some((word) => isSameWord(word, first));
  const isMost =
    short.length >= 2 ||
    named.length <= 2 ||
    beyond.every((word) => isCommonWord(word) || !named.includes(word));
  return hasFirst && isMost && short.length * 3 >= named.length;
}
