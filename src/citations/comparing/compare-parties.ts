/** How two sides of captions agree. */
import { isAcronym } from './acronyms';
import { editDistance } from './edit-distance';
import { differsInPlural, isCommonWord } from './words-in-many-names';
import { isSameWord, lettersOf, type NameWord } from './name-words';
import type { PartyMatch, PartyMatchKind, Telling } from './party-match';
import { isOfficeHolder, type Party } from './read-party';
import { kindOfShortening } from './shortening';
import { compareKinds, haveOtherNumbers } from './compare-kinds';
import { givenNames } from '../facts/tables/name-table';

const given = new Set(givenNames.split(' '));
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
  return meant ? { kind: 'spelling', tells: match.tells, suggestion: meant.written } : match;
}

function matchParties(cited: Party, record: Party): PartyMatch {
  if (cited.relator && record.relator) {
    const match = compareParties(cited.relator, record.relator);
    return match.kind === 'equal' && cited.kind !== record.kind ? { ...match, kind: 'shortened' } : match;
  }
  if (cited.relator ?? record.relator) return compareWithRelator(cited, record);
  const whole = compareWords(cited.names[0] ?? [], record.names[0] ?? [], cited, record);
  const kinds = compareKinds(cited, record);
  // That the first of several names agrees must not hide a wrong letter in the next.
  if (whole.kind === 'spelling') return best([whole, ...kinds.filter(({ kind }) => kind === 'equal')]);
  return best([whole, ...kinds, ...compareAliases(cited, record)]);
}

/** By another of a party's names, or by the first of several parties; never past two numbers: `Teamsters, Local 20` is not Local 357. */
function compareAliases(cited: Party, record: Party): PartyMatch[] {
  if (cited.names.length < 2 && record.names.length < 2) return [];
  if (haveOtherNumbers(cited, record)) return [];
  return cited.names.flatMap((name, index) =>
    record.names
      .filter((_, other) => index + other > 0)
      .map((other) => compareWords(name, other, cited, record))
      .map((match) => (match.kind === 'equal' ? { ...match, kind: 'shortened' } : match)),
  );
}

/** Only one names who sues for the state: `Green` is `United States ex rel. Green`, and `Alabama`, beside the same opponent, `Alabama ex rel. T. B.`; `United States` alone may be another case. */
function compareWithRelator(cited: Party, record: Party): PartyMatch {
  const person = compareParties(cited.relator ?? cited, record.relator ?? record);
  if (person.kind === 'equal') return { ...person, kind: 'shortened' };
  const [sovereign, other] = cited.relator ? [cited, record] : [record, cited];
  if (sovereign.kind !== other.kind) return person;
  if (sovereign.kind !== 'private')
    return best([person, { kind: isSameState(cited, record) ? 'shortened' : 'loose', tells: 'nothing' }]);
  // `Smith ex rel. Doe` is Smith, a child.
  const child = compareWords(sovereign.names[0] ?? [], other.names[0] ?? [], sovereign, other);
  return best([person, child.kind === 'equal' ? { ...child, kind: 'shortened' } : child]);
}

function isSameState(cited: Party, record: Party): boolean {
  return cited.kind === 'state' && record.kind === 'state' && cited.state === record.state;
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
  if (cited.length === 0 || record.length === 0) return conflict;
  const { shared, citedOnly, recordOnly } = align(
    withoutStrayNumbers(cited, record),
    withoutStrayNumbers(record, cited),
  );
  const tells = tellingOf(shared, citedParty, recordParty);
  if (citedOnly.length === 0 && recordOnly.length === 0) return { kind: 'equal', tells };
  if (areJoined(citedParty, recordParty))
    return { kind: 'equal', tells: areOwn(citedParty, recordParty) ? 'party' : 'word' };
  if (isAcronym(citedOnly, recordOnly, recordParty) || isAcronym(recordOnly, citedOnly, citedParty)) {
    return { kind: 'shortened', tells: areOwn(citedParty, recordParty) ? 'party' : 'word' };
  }
  if (shared.length > 0 && (citedOnly.length === 0 || recordOnly.length === 0)) {
    const longer =
      citedOnly.length === 0
        ? { words: record, beyond: recordOnly, party: recordParty }
        : { words: cited, beyond: citedOnly, party: citedParty };
    const short = citedOnly.length === 0 ? cited : record;
    return { kind: kindOfShortening(short, longer, citedParty, recordParty), tells };
  }
  return compareRest(shared, citedOnly, recordOnly, tells);
}

const neverInCommon: ReadonlySet<Party['kind']> = new Set(['nation', 'state', 'office', 'pseudonym']);

function tellingOf(shared: readonly NameWord[], cited: Party, record: Party): Telling {
  if (neverInCommon.has(cited.kind) || neverInCommon.has(record.kind)) return 'nothing';
  const hasOwn = shared.some((word) => !isCommonWord(word));
  if (!hasOwn && shared.length < 3) return 'nothing';
  const isOfficer = shared.length === 1 && (isOfficeHolder(cited) || isOfficeHolder(record));
  return areOwn(cited, record) && !isOfficer ? 'party' : hasOwn ? 'word' : 'nothing';
}

function areOwn(cited: Party, record: Party): boolean {
  return cited.kind === 'private' && record.kind === 'private';
}

/** A page or line number that strayed into a name: where the other name has no number, it is none of this one either. */
function withoutStrayNumbers(words: readonly NameWord[], other: readonly NameWord[]): readonly NameWord[] {
  return !words.some(isNumber) || other.some(isNumber) ? words : words.filter((word) => !isNumber(word));
}

function isNumber({ text }: NameWord): boolean {
  return /^\d+$/u.test(text);
}

/** Words left over on both sides: given names, one wrong letter, or another party. */
function compareRest(
  shared: readonly NameWord[],
  citedOnly: readonly NameWord[],
  recordOnly: readonly NameWord[],
  tells: Telling,
): PartyMatch {
  const [left] = citedOnly;
  const [right] = recordOnly;
  if (!left || !right) return conflict;
  const sharedOwn = shared.filter((word) => !isCommonWord(word)).length;
  if (citedOnly.length === 1 && recordOnly.length === 1) {
    if (differsInPlural(left, right) && shared.length > 0) return { kind: 'shortened', tells };
    if (areBothGiven(left, right) && sharedOwn > 0) return { kind: 'shortened', tells };
    if (differsByLetter(left, right)) {
      const isOwn = !isCommonWord(right) || sharedOwn > 0;
      return { kind: 'spelling', tells: isOwn ? 'party' : 'nothing', suggestion: right.written };
    }
  }
  const isMostly = sharedOwn > 0 && shared.length >= Math.max(citedOnly.length, recordOnly.length);
  return isMostly ? { kind: 'overlap', tells } : conflict;
}

interface Alignment {
  readonly shared: readonly NameWord[];
  readonly citedOnly: readonly NameWord[];
  readonly recordOnly: readonly NameWord[];
}

function align(cited: readonly NameWord[], record: readonly NameWord[]): Alignment {
  const left = [...record];
  const shared: NameWord[] = [];
  const citedOnly: NameWord[] = [];
  for (const word of cited) {
    const exact = left.findIndex(({ text }) => text === word.text);
    const at = exact >= 0 ? exact : left.findIndex((other) => isSameWord(word, other));
    if (at < 0) citedOnly.push(word);
    else shared.push(...left.splice(at, 1));
  }
  return { shared, citedOnly, recordOnly: left };
}

/** `Wal-Mart` and `Walmart`, `De La Cruz` and `Delacruz`. */
function areJoined(cited: Party, record: Party): boolean {
  if (beginOtherwise(cited.written, record.written)) return false;
  const left = lettersOf(cited.written);
  return left.length > 3 && left === lettersOf(record.written);
}

/** Tells most names apart without folding them. */
function beginOtherwise(left: string, right: string): boolean {
  const [one, other] = [left.charCodeAt(0) | 32, right.charCodeAt(0) | 32];
  return one !== other && isSmallLetter(one) && isSmallLetter(other);
}

function isSmallLetter(code: number): boolean {
  return code >= 97 && code <= 122;
}

function areBothGiven(left: NameWord, right: NameWord): boolean {
  const isGiven = (word: NameWord): boolean => given.has(word.text) || /^\p{L}$/u.test(word.text);
  return isGiven(left) && isGiven(right);
}

/** One letter wrong, missing, added or exchanged with its neighbour; two in long words. */
export function differsByLetter(left: NameWord, right: NameWord): boolean {
  const longest = Math.max(left.text.length, right.text.length);
  if (longest < 4 || /\d/u.test(left.text + right.text)) return false;
  return editDistance(left.text, right.text) <= (longest >= 9 ? 2 : 1);
}

/**
 * The word of the record that a word of the citation misses by a letter, wherever both stand: in what names of companies,
 * titles and further parties add, too. Plurals and given names are ordinary variants.
 */
function misspelledWord(cited: Party, record: Party): NameWord | undefined {
  const left = longWords(cited);
  const right = [...longWords(record), ...(/^\p{L}+ of /u.test(cited.written) ? [matterWord] : [])];
  const citedOnly = left.filter((word) => !right.some((other) => isSameWord(word, other)));
  const recordOnly = right.filter((word) => !left.some((other) => isSameWord(word, other)));
  return recordOnly.find((meant) =>
    citedOnly.some(
      (word) => !areBothGiven(word, meant) && !differsInPlural(word, meant) && differsByLetter(word, meant),
    ),
  );
}

/** `Matter of` is taken off where it is written rightly. */
const matterWord: NameWord = { text: 'matter', written: 'Matter', abbreviated: false };

/** Every word as written, those that tell nothing among them; abbreviations may be spelt as one likes. */
function longWords({ written }: Party): readonly NameWord[] {
  return Array.from(written.matchAll(/[\p{L}'’.]+/gu), ([word]) => word)
    .filter((word) => !/['’.]/u.test(word))
    .map((word) => ({ text: lettersOf(word), written: word, abbreviated: false }))
    .filter(({ text }) => text.length >= 6);
}
