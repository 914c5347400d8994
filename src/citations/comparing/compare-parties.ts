/** How two sides of captions agree. */
import { isAcronym, isInitial } from './acronyms';
import { align, areAlike, areJoined, areRunTogether, haveOneSurname } from './align-names';
import { areBothGiven, differsByLetter, misspelledWord } from './misspelling';
import { isMatter } from './lengthening';
import { isNumberWord, type NameWord } from './name-words';
import {
  otherGivenName,
  stateOtherwise,
  type PartyMatch,
  type PartyMatchKind,
  type Telling,
} from './party-match';
import {
  firmKindOf,
  isBodyWord,
  isFirm,
  isOfficeHolder,
  isStateName,
  isTitle,
  type Party,
} from './read-party';
import { compareShortened } from './shortening';
import { compareKinds, haveOtherNumbers, isStateStyle } from './compare-kinds';
import { areToldApart } from './told-apart';
import { differsInPlural, isCommonWord } from './words-in-many-names';

const conflict: PartyMatch = { kind: 'conflict', tells: 'nothing' };
const worth: readonly Telling[] = ['party', 'word', 'nothing'];
const order: readonly PartyMatchKind[] = [
  'equal',
  'shortened',
  'successor',
  'generic',
  'loose',
  'spelling',
  'overlap',
  'pseudonym',
  'conflict',
];

export function compareParties(cited: Party, record: Party): PartyMatch {
  const match = matchParties(cited, record);
  if (match.kind === 'conflict' || match.kind === 'spelling') return match;
  const meant = misspelledWord(cited, record);
  if (meant) return { kind: 'spelling', tells: match.tells, suggestion: meant.written };
  return areToldApart(cited, record) ? { kind: 'overlap', tells: match.tells } : match;
}

function matchParties(cited: Party, record: Party): PartyMatch {
  if (cited.relator && record.relator) return compareRelators(cited, cited.relator, record, record.relator);
  if (cited.relator ?? record.relator) return compareWithRelator(cited, record);
  return matchNames(cited, record);
}

function matchNames(cited: Party, record: Party): PartyMatch {
  const arePseudonyms = cited.kind === 'pseudonym' && record.kind === 'pseudonym';
  // `Doe II` is not Doe III.
  if (arePseudonyms && haveOtherNumbers(cited, record)) return { kind: 'overlap', tells: 'nothing' };
  const whole = compareWords(cited.names[0] ?? [], record.names[0] ?? [], cited, record);
  // `Jane Doe` is not John Doe.
  if (arePseudonyms && whole.reason === otherGivenName) return { kind: 'pseudonym', tells: 'nothing' };
  const kinds = compareKinds(cited, record);
  // That the first of several names agrees must not hide a wrong letter in the next.
  if (whole.kind === 'spelling') return best([whole, ...kinds.filter(({ kind }) => kind === 'equal')]);
  return best([whole, ...kinds, ...compareAliases(cited, record)]);
}

/** By another of a party's names, or by the first of several parties; never past two numbers: `Teamsters, Local 20` is not Local 357. */
function compareAliases(cited: Party, record: Party): PartyMatch[] {
  const isPlain = cited.names.length < 2 && record.names.length < 2 && !cited.first && !record.first;
  if (isPlain || haveOtherNumbers(cited, record)) return [];
  const areTitled = [cited, record].every(({ names }) => names.slice(1).some((name) => name.some(isTitle)));
  const aliases = cited.names.flatMap((name, index) =>
    record.names.flatMap((other, at) => {
      if (index + at === 0) return [];
      const match = compareWords(name, other, cited, record);
      if (index === 0 || at === 0 || !areTitled) return [match];
      // That both are called Warden makes the one the other's successor at most.
      const isOffice = match.kind === 'equal' && name.some(isTitle);
      return isOffice ? [{ kind: 'successor', tells: 'nothing' } as const] : [];
    }),
  );
  const { first: citedFirst, names: citedNames } = cited;
  const { first: recordFirst, names: recordNames } = record;
  if (recordFirst)
    aliases.push(
      ...citedNames
        .filter((name) => isWithin(name, recordFirst))
        .map((name) => compareWords(name, recordFirst, cited, record)),
    );
  if (citedFirst)
    aliases.push(
      ...recordNames
        .filter((name) => isWithin(name, citedFirst))
        .map((name) => compareWords(citedFirst, name, cited, record)),
    );
  return aliases.map((match) => (match.kind === 'equal' ? { ...match, kind: 'shortened' } : match));
}

/** What the other name says in whole is the first of a list: `Chicago` of two railroads is the name of neither. */
function isWithin(name: readonly NameWord[], first: readonly NameWord[]): boolean {
  return (
    name.length <= first.length &&
    name.every((word) => first.some((other) => areAlike(word, other) || isInitialOf(word, other)))
  );
}

/** Who sues, and for whom: `Ohio ex rel. Eaton` is not Kansas ex rel. Eaton. */
function compareRelators(cited: Party, citedRelator: Party, record: Party, recordRelator: Party): PartyMatch {
  const match = compareParties(citedRelator, recordRelator);
  if (match.kind !== 'equal' && match.kind !== 'shortened') return match;
  const { kind } = matchNames(cited, record);
  if (kind === 'equal') return match;
  const isOther = kind === 'overlap' || kind === 'conflict' || kind === 'spelling';
  return { ...match, kind: isOther ? 'overlap' : 'shortened' };
}

/** Only one names who sues for the state: `Green` is `United States ex rel. Green`, and `Alabama`, beside the same opponent, `Alabama ex rel. T. B.`; `United States` alone may be another case. */
function compareWithRelator(cited: Party, record: Party): PartyMatch {
  const person = compareParties(cited.relator ?? cited, record.relator ?? record);
  if (person.kind === 'equal') return { ...person, kind: 'shortened' };
  const [sovereign, other] = cited.relator ? [cited, record] : [record, cited];
  if (sovereign.kind !== other.kind) return person;
  if (sovereign.kind !== 'private')
    return best([person, { kind: leavesOut(cited, record) ? 'shortened' : 'loose', tells: 'nothing' }]);
  // `Smith ex rel. Doe` is Smith, a child.
  const child = compareWords(sovereign.names[0] ?? [], other.names[0] ?? [], sovereign, other);
  return best([person, child.kind === 'equal' ? { ...child, kind: 'shortened' } : child]);
}

/** `Young v. United States` for United States ex rel. Vuitton; a draft that puts a relator in may mean another case. */
function leavesOut(cited: Party, record: Party): boolean {
  if (cited.kind === 'nation') return record.relator !== undefined;
  return cited.kind === 'state' && cited.state === record.state && !cited.relator;
}

function best(matches: readonly PartyMatch[]): PartyMatch {
  return matches.reduce((left, right) => {
    const difference = order.indexOf(left.kind) - order.indexOf(right.kind);
    if (difference === 0) return worth.indexOf(right.tells) < worth.indexOf(left.tells) ? right : left;
    return difference < 0 ? left : right;
  }, conflict);
}

function compareWords(
  cited: readonly NameWord[],
  record: readonly NameWord[],
  citedParty: Party,
  recordParty: Party,
): PartyMatch {
  // `Inc.` of a caption that was not read whole says nothing, and contradicts nothing.
  if (cited.length === 0) return { kind: 'loose', tells: 'nothing' };
  if (record.length === 0) return conflict;
  const { shared, citedOnly, recordOnly } = align(
    withoutStrayNumbers(cited, record),
    withoutStrayNumbers(record, cited),
  );
  const tells = tellingOf(shared, citedParty, recordParty);
  const isWhole = citedOnly.length === 0 && recordOnly.length === 0;
  if (shared.length > 0 && areOtherUniversities(citedParty, recordParty)) return { kind: 'overlap', tells };
  if (isWhole) {
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
    return record.length === 1 && isMadeFirm(citedParty, recordParty)
      ? { ...whole, kind: 'shortened', reason: 'a company in your draft alone' }
      : whole;
  }
  if (areJoined(citedParty, recordParty) || areRunTogether(citedOnly, recordOnly))
    return { kind: 'equal', tells: areOwn(citedParty, recordParty) ? 'party' : 'word' };
  if (areOwn(citedParty, recordParty) && haveOneSurname(citedParty, recordParty))
    return { kind: 'shortened', tells: 'party' };
  // `W.` alone would stand for Western.
  const isShort =
    isAcronym(citedOnly, recordOnly, recordParty) ||
    isAcronym(recordOnly, citedOnly, citedParty) ||
    (citedOnly.every(isInitial) && areInitialsOf(cited, record, recordParty));
  if (isShort) {
    return { kind: 'shortened', tells: areOwn(citedParty, recordParty) ? 'party' : 'word' };
  }
  if (shared.length > 0 && (citedOnly.length === 0 || recordOnly.length === 0)) {
    const longer =
      citedOnly.length === 0
        ? { words: record, beyond: recordOnly, party: recordParty }
        : { words: cited, beyond: citedOnly, party: citedParty };
    const short = citedOnly.length === 0 ? cited : record;
    if (areReordered(cited, record, citedParty, recordParty)) return { kind: 'overlap', tells };
    return { tells, ...compareShortened(short, longer, citedParty, recordParty) };
  }
  const areBodies = citedParty.kind === 'public' && recordParty.kind === 'public';
  if (areBodies && shared.length > 0 && areOneStatesBodies(citedOnly, recordOnly))
    return { kind: 'shortened', tells, reason: stateOtherwise };
  if (
    areOwn(citedParty, recordParty) &&
    (areGivenBy(citedOnly, record, shared) || areGivenBy(recordOnly, cited, shared))
  )
    return { kind: 'shortened', tells };
  if (shared.length === 0 && isClipped(cited, record)) return { kind: 'overlap', tells: 'word' };
  return compareRest(shared, citedOnly, recordOnly, tells, areBodies);
}

/** `Commonwealth, Department of State Police` is that of Virginia. */
function areOneStatesBodies(
  [left, ...moreLeft]: readonly NameWord[],
  [right, ...moreRight]: readonly NameWord[],
): boolean {
  if (!left || !right || moreLeft.length + moreRight.length > 0) return false;
  return isStateStyle(left, right) || isStateStyle(right, left);
}

/** `K. P.` of `K. P. Dillon`, whom the other caption calls Kenneth Paul Dillon. */
function areGivenBy(
  [initials, ...more]: readonly NameWord[],
  name: readonly NameWord[],
  shared: readonly NameWord[],
): boolean {
  const surname = name.at(-1);
  if (!initials || more.length > 0 || !isInitial(initials) || name.some(isCommonWord)) return false;
  const isShared = shared.some((word) => surname && areAlike(word, surname));
  const given = name.slice(0, Math.min(initials.text.length, name.length - 1));
  // `W. R.` is not W. J.
  const letters = given.map((word) => (isInitial(word) ? word.text : word.text.charAt(0))).join('');
  return isShared && (letters.startsWith(initials.text) || initials.text.startsWith(letters));
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

/** `N. & W. Ry.` of the Norfolk & Western. */
function areInitialsOf(cited: readonly NameWord[], record: readonly NameWord[], party: Party): boolean {
  const letters = cited.filter(isInitial);
  const whole = cited.filter((word) => !isInitial(word));
  const rest = record.filter((word) => !whole.some((other) => areAlike(other, word)));
  return letters.length > 1 && isAcronym(letters, rest, party);
}

/** `Jones Corp.` where the record has Jones. */
function isMadeFirm(cited: Party, record: Party): boolean {
  const isPerson = record.kind === 'private' || record.kind === 'pseudonym';
  return isPerson && firmKindOf(cited) !== undefined && /^\p{Lu}\p{Ll}+$/u.test(record.main.trim());
}

/** `Miami University` is in Ohio, the University of Miami in Florida. */
function areOtherUniversities(cited: Party, record: Party): boolean {
  const [left, right] = [cited, record].map(({ written }) => /\buniv(?:ersity|\.)?( of\b)?/iu.exec(written));
  return Boolean(left && right && (left[1] === undefined) !== (right[1] === undefined));
}

/** The names of a person in another order: of `Chen Wei` either may stand first, but `Garcia-Lopez` is not Lopez-Garcia. */
function areTurned(
  [left]: readonly NameWord[],
  [right, ...more]: readonly NameWord[],
  cited: Party,
  record: Party,
): PartyMatch | null {
  if (!left || !right || more.length === 0 || areAlike(left, right) || !areOwn(cited, record)) return null;
  if ([right, ...more].some(isCommonWord) || isFirm(cited)) return null;
  const isHyphened = /-/u.test(cited.written) && /-/u.test(record.written);
  return isHyphened
    ? { kind: 'overlap', tells: 'party' }
    : { kind: 'shortened', tells: 'party', reason: 'the names stand in another order' };
}

/** `Electric General Co.` is not General Electric. States, bodies and numbers may stand before a name or behind it. */
function areReordered(
  cited: readonly NameWord[],
  record: readonly NameWord[],
  citedParty: Party,
  recordParty: Party,
): boolean {
  const areBodies = citedParty.kind === 'public' && recordParty.kind === 'public';
  // `Hospital Association of Virginia`
  const areEnds = (at: number, place: number): boolean =>
    (at === 0 && place === record.length - 1) || (place === 0 && at === cited.length - 1);
  const mayMove = (word: NameWord): boolean =>
    isNumber(word) || isMatter(word) || (areBodies && (isBodyWord(word) || isStateName(word)));
  const taken = new Set<number>();
  const places = cited.flatMap((word, at) => {
    const place = record.findIndex((other, index) => !taken.has(index) && areAlike(word, other));
    if (place < 0 || mayMove(word)) return [];
    taken.add(place);
    return isStateName(word) && areEnds(at, place) ? [] : [place];
  });
  return places.some((place, at) => at > 0 && place < Math.max(...places.slice(0, at)));
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

function areOwn(cited: Party, record: Party): boolean {
  return cited.kind === 'private' && record.kind === 'private';
}

/** A page or line number that strayed into a name: where the other name has no number, it is none of this one either. */
function withoutStrayNumbers(words: readonly NameWord[], other: readonly NameWord[]): readonly NameWord[] {
  if (!words.some(isNumber) || other.some((word) => isNumber(word) || isNumberWord(word))) return words;
  return words.filter((word) => !isNumber(word));
}

function isNumber({ text }: NameWord): boolean {
  return /^\d+$/u.test(text);
}

/** Words left over on both sides: given names, one wrong letter, another body of the same place, or another party. */
function compareRest(
  shared: readonly NameWord[],
  citedOnly: readonly NameWord[],
  recordOnly: readonly NameWord[],
  tells: Telling,
  areBodies: boolean,
): PartyMatch {
  const [left] = citedOnly;
  const [right] = recordOnly;
  if (!left || !right) return conflict;
  const sharedOwn = shared.filter((word) => !isCommonWord(word)).length;
  if (citedOnly.length === 1 && recordOnly.length === 1) {
    if (differsInPlural(left, right) && shared.length > 0) return { kind: 'shortened', tells };
    if ((areBothGiven(left, right) || isInitialOf(left, right)) && sharedOwn > 0)
      return { kind: 'shortened', tells, ...otherGiven(left, right) };
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

function isInitialOf(left: NameWord, right: NameWord): boolean {
  const [short, full] = left.text.length < right.text.length ? [left, right] : [right, left];
  return /^\p{L}$/u.test(short.text) && full.text.startsWith(short.text);
}
