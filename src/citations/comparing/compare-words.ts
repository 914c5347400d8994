/** How the words of two names agree: in whole, run together, by initials, shortened, or in part. */
import { isAcronym, isInitial, isIrregular } from './acronyms';
import { align, areJoined, areRunTogether, haveOneSurname, isPair, joinedAs } from './align-names';
import { isStateStyle } from './compare-kinds';
import { firmKindOf, isFirm } from './firm-kind';
import { areGivenBy, areInitialsOf, isInitialOf } from './initials';
import { areBothGiven, differsByLetter, isGiven, misspelledSurname } from './misspelling';
import { isNumber, isNumberWord, type NameWord } from './name-words';
import { isOfficeHolder } from './office-holders';
import type { Party } from './party';
import { otherGivenName, stateOtherwise, type PartyMatch, type Telling } from './party-match';
import { compareShortened } from './shortening';
import { areOtherUniversities, areReordered, areTurned } from './word-order';
import { differsInPlural, isCommonWord } from './words-in-many-names';

const conflict: PartyMatch = { kind: 'conflict', tells: 'nothing' };

export function compareWords(
  allCited: readonly NameWord[],
  allOfRecord: readonly NameWord[],
  citedParty: Party,
  recordParty: Party,
): PartyMatch {
  const cited = withoutStrayNumbers(allCited, allOfRecord);
  const record = withoutStrayNumbers(allOfRecord, allCited);
  // `Inc.` of a caption that was not read whole says nothing, and contradicts nothing.
  if (cited.length === 0) return { kind: 'loose', tells: 'nothing' };
  if (record.length === 0) return conflict;
  const { shared, citedOnly, recordOnly } = align(cited, record);
  const tells = tellingOf(shared, citedParty, recordParty);
  const isWhole = citedOnly.length === 0 && recordOnly.length === 0;
  if (shared.length > 0 && areOtherUniversities(citedParty, recordParty)) return { kind: 'overlap', tells };
  if (isWhole) return compareWhole(cited, record, citedParty, recordParty, tells);
  const citedInOne = joinedAs(recordOnly, cited, citedParty);
  const recordInOne = joinedAs(citedOnly, record, recordParty);
  if (citedInOne ?? recordInOne)
    return compareWords(citedInOne ?? cited, recordInOne ?? record, citedParty, recordParty);
  const areOne =
    areJoined(citedParty, recordParty) || areRunTogether({ shared, citedOnly, recordOnly }, cited, record);
  // `Firestone` is not Fire & Stone.
  if (areOne && isPair(citedParty) === isPair(recordParty)) {
    const joined = { kind: 'equal', tells: areOwn(citedParty, recordParty) ? 'party' : 'word' } as const;
    return withFirm(joined, citedParty, recordParty);
  }
  if (areOwn(citedParty, recordParty) && haveOneSurname(citedParty, recordParty))
    return { kind: 'shortened', tells: 'party' };
  // `W.` alone would stand for Western.
  const isShort =
    isAcronym(citedOnly, recordOnly, recordParty) ||
    isAcronym(recordOnly, citedOnly, citedParty) ||
    isIrregular(cited, record) ||
    // `SEC` is aligned with Securities, as if it were short for it.
    (cited.length === 1 && cited.every(isInitial) && isAcronym(cited, record, recordParty)) ||
    (record.length === 1 && record.every(isInitial) && isAcronym(record, cited, citedParty)) ||
    (citedOnly.every(isInitial) && areInitialsOf(cited, record, recordParty));
  if (isShort && shared.length === 0 && mayBeOther(record, recordParty))
    return { kind: 'overlap', tells: 'word' };
  if (isShort) {
    return { kind: 'shortened', tells: areOwn(citedParty, recordParty) ? 'party' : 'word' };
  }
  if (shared.length > 0 && (citedOnly.length === 0 || recordOnly.length === 0)) {
    const longer =
      citedOnly.length === 0
        ? { words: record, beyond: recordOnly, party: recordParty }
        : { words: cited, beyond: citedOnly, party: citedParty };
    const short = citedOnly.length === 0 ? cited : record;
    // `SEC` is no Secretary.
    if (recordParty.kind === 'office' && cited.length === 1 && isLetters(cited[0], shared[0]))
      return conflict;
    if (areReordered(cited, record, citedParty, recordParty)) return { kind: 'overlap', tells };
    // `Orrin Corp.` is not Louis Orrin.
    if (isMadeFirm(citedParty, recordParty) && longer.party === recordParty && recordOnly.every(isGiven))
      return { kind: 'overlap', tells };
    return { tells, ...compareShortened(short, longer, citedParty, recordParty) };
  }
  const areBodies = citedParty.kind === 'public' && recordParty.kind === 'public';
  // The Department of State is none of Ohio.
  const isOfState = [citedParty, recordParty].some(({ main }) => /\bof state$/iu.test(main));
  if (areBodies && !isOfState && shared.length > 0 && areOneStatesBodies(citedOnly, recordOnly))
    return { kind: 'shortened', tells, reason: stateOtherwise };
  if (
    areOwn(citedParty, recordParty) &&
    (areGivenBy(citedOnly, record, shared) || areGivenBy(recordOnly, cited, shared))
  )
    return { kind: 'shortened', tells };
  if (shared.length === 0 && (isClipped(cited, record) || areSums(citedParty, recordParty)))
    return { kind: 'overlap', tells: 'word' };
  const meant = areOwn(citedParty, recordParty) ? misspelledSurname(cited, record) : undefined;
  if (meant) return { kind: 'spelling', tells: 'party', suggestion: meant.written };
  return compareRest(shared, citedOnly, recordOnly, tells, { areBodies, isFirm: isFirm(recordParty) });
}

const neverInCommon: ReadonlySet<Party['kind']> = new Set(['nation', 'state', 'office', 'pseudonym']);

function tellingOf(shared: readonly NameWord[], cited: Party, record: Party): Telling {
  if (neverInCommon.has(cited.kind) || neverInCommon.has(record.kind)) return 'nothing';
  const hasOwn = shared.some((word) => !isCommonWord(word));
  if (!hasOwn && shared.length < 3) return 'nothing';
  const isOfficer = shared.length === 1 && (isOfficeHolder(cited) || isOfficeHolder(record));
  if (areOwn(cited, record) && !isOfficer) return 'party';
  // `First City National Bank`
  return hasOwn || shared.length > 3 ? 'word' : 'nothing';
}

/** Not the word itself, but letters that are taken to stand for it. */
function isLetters(word: NameWord | undefined, other: NameWord | undefined): boolean {
  return word !== undefined && isInitial(word) && word.text !== other?.text;
}

function areOwn(cited: Party, record: Party): boolean {
  return cited.kind === 'private' && record.kind === 'private';
}

/** A page or line number that strayed into a name: where the other name has no number, it is none of this one either. */
function withoutStrayNumbers(words: readonly NameWord[], other: readonly NameWord[]): readonly NameWord[] {
  if (!words.some(isNumber) || other.some((word) => isNumber(word) || isNumberWord(word))) return words;
  return words.filter((word) => !isNumber(word));
}

/** `FMC Corp.` need not be the Ford Motor Credit Co. */
function mayBeOther([letters, ...more]: readonly NameWord[], record: Party): boolean {
  const isOne = letters !== undefined && more.length === 0;
  return isOne && letters.text.length <= 3 && firmKindOf(record) !== undefined;
}

/** `Eight Thousand Dollars` may be $8,000. */
function areSums({ main: cited }: Party, { main: record }: Party): boolean {
  const inWords = /^(?:(?:\p{L}+[- ](?:& |and )?)+dollars)\b/iu;
  return (inWords.test(cited) && record.startsWith('$')) || (inWords.test(record) && cited.startsWith('$'));
}

/** `Jones Corp.` where the record has Jones. */
function isMadeFirm(cited: Party, record: Party): boolean {
  const isPerson = record.kind === 'private' || record.kind === 'pseudonym';
  return isPerson && !isFirm(record) && firmKindOf(cited) !== undefined && /\p{Ll}/u.test(record.main);
}

function withFirm(whole: PartyMatch, cited: Party, record: Party): PartyMatch {
  return isMadeFirm(cited, record)
    ? { ...whole, kind: 'shortened', reason: 'a company in your draft alone' }
    : whole;
}

/** Each word of the one stands in the other too. */
function compareWhole(
  cited: readonly NameWord[],
  record: readonly NameWord[],
  citedParty: Party,
  recordParty: Party,
  tells: Telling,
): PartyMatch {
  // `Ala` is a surname, Alabama a state.
  const surname = citedParty.kind === 'state' ? recordParty : citedParty;
  const isState =
    citedParty.kind !== recordParty.kind && [citedParty, recordParty].some(({ kind }) => kind === 'state');
  const isSpelt = cited[0]?.text === record[0]?.text;
  if (isState && !isSpelt && /^[A-Z][a-z]+$/.test(surname.main)) return { kind: 'loose', tells: 'nothing' };
  const whole = areTurned(cited, record, citedParty, recordParty) ?? {
    kind: areReordered(cited, record, citedParty, recordParty) ? 'overlap' : 'equal',
    tells,
  };
  const [first, ...more] = record;
  const isPerson = first !== undefined && (more.length === 0 || isGiven(first));
  return isPerson ? withFirm(whole, citedParty, recordParty) : whole;
}

/** `Commonwealth, Department of State Police` is that of Virginia. */
function areOneStatesBodies(
  [left, ...moreLeft]: readonly NameWord[],
  [right, ...moreRight]: readonly NameWord[],
): boolean {
  if (!left || !right || moreLeft.length + moreRight.length > 0) return false;
  return isStateStyle(left, right) || isStateStyle(right, left);
}

/** `Court TV` for Courtroom Television Network: what of each word is left begins it, and stands in its order. */
function isClipped(cited: readonly NameWord[], record: readonly NameWord[]): boolean {
  const [first] = cited;
  if (!first || first.text.length < 4 || cited.length < 2 || cited.length > record.length) return false;
  return cited.every(({ text }, at) => {
    const full = record[at]?.text ?? '';
    let from = 0;
    return (
      full.startsWith(at === 0 ? text : text.charAt(0)) &&
      Array.from(text).every((letter) => (from = full.indexOf(letter, from) + 1) > 0)
    );
  });
}

/** Words left over on both sides: given names, one wrong letter, another body of the same place, or another party. */
function compareRest(
  shared: readonly NameWord[],
  citedOnly: readonly NameWord[],
  recordOnly: readonly NameWord[],
  tells: Telling,
  { areBodies, isFirm }: { readonly areBodies: boolean; readonly isFirm: boolean },
): PartyMatch {
  const [left] = citedOnly;
  const [right] = recordOnly;
  if (!left || !right) return conflict;
  const sharedOwn = shared.filter((word) => !isCommonWord(word)).length;
  if (citedOnly.length === 1 && recordOnly.length === 1) {
    if (differsInPlural(left, right) && shared.length > 0) return { kind: 'shortened', tells };
    // `San Anthony School District` is not that of San Antonio.
    const isGiven = areBothGiven(left, right) && !areBodies;
    if ((isGiven || isInitialOf(left, right)) && sharedOwn > 0) {
      // `K. Weingarten, Inc.` is another firm than J. Weingarten, Inc.
      // `Michelle H.` is another person than Michael H., and Wayne General Hospital is none.
      const isPerson = !isFirm && !shared.some(isCommonWord) && shared.some(({ text }) => text.length > 1);
      const isOther = !isInitialOf(left, right) && !isPerson;
      return isOther ? { kind: 'overlap', tells } : { kind: 'shortened', tells, ...otherGiven(left, right) };
    }
    if (!right.abbreviated && differsByLetter(left, right)) {
      const isOwn = !isCommonWord(right) || sharedOwn > 0;
      return { kind: 'spelling', tells: isOwn ? 'party' : 'nothing', suggestion: right.written };
    }
  }
  const isMostly =
    sharedOwn > 0 && (areBodies || shared.length >= Math.max(citedOnly.length, recordOnly.length));
  return isMostly ? { kind: 'overlap', tells } : conflict;
}

/** `J.` may be John; Robert is not. */
function otherGiven(left: NameWord, right: NameWord): Pick<PartyMatch, 'reason'> {
  return isInitialOf(left, right) ? {} : { reason: otherGivenName };
}
