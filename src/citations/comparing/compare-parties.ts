/** How two sides of captions agree: by the name, by another that the party has, by who sues for it, or by what kind of party it is. */
import { areAlike } from './align-names';
import { compareKinds, haveOtherNumbers, isMaskedFirm } from './compare-kinds';
import { compareWords } from './compare-words';
import { isInitialOf } from './initials';
import { isLeftOpen } from './left-open';
import { misspelledSurname, misspelledWord } from './misspelling';
import type { NameWord } from './name-words';
import { isTitle } from './office-words';
import type { Party } from './party';
import {
  isLonger,
  otherGivenName,
  titleOtherwise,
  type PartyMatch,
  type PartyMatchKind,
  type Telling,
} from './party-match';
import { areToldApart } from './told-apart';

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
  // `Jane Doe` is not John Doe, nor `John Doe` John Doe Corp.
  const isFirmOfRecord = isMaskedFirm(record) && !isMaskedFirm(cited);
  if (arePseudonyms && (whole.reason === otherGivenName || isFirmOfRecord))
    return { kind: 'pseudonym', tells: 'nothing' };
  const kinds = compareKinds(cited, record);
  if (whole.kind !== 'equal' && isLeftOpen(cited, record)) kinds.push({ kind: 'shortened', tells: 'word' });
  // That the first of several names agrees must not hide a wrong letter in the next.
  if (whole.kind === 'spelling') return best([whole, ...kinds.filter(({ kind }) => kind === 'equal')]);
  const reason = whole.kind === 'equal' ? toldBesidesName(cited, record) : undefined;
  const named: PartyMatch = reason === undefined ? whole : { ...whole, kind: 'shortened', reason };
  return best([named, ...kinds, ...compareAliases(cited, record)]);
}

function toldBesidesName(cited: Party, record: Party): string | undefined {
  if (haveOtherTitles(cited, record)) return titleOtherwise;
  return isCountedAlone(cited, record) ? isLonger : undefined;
}

/** `Board of Education II`, the second decision between the two, or a second person of the name. */
function isCountedAlone({ main }: Party, { written }: Party): boolean {
  return numeral.test(main) && !numeral.test(written);
}

const numeral = /\sI{2,3}$/u;

/** `Rusk, Secretary of State` and `Rusk, Secretary of Defense`: one person, of whom the two captions say another thing. */
function haveOtherTitles(cited: Party, record: Party): boolean {
  const [left, right] = [cited, record].map(({ names }) =>
    names.slice(1).filter(([first]) => first !== undefined && isTitle(first)),
  );
  if (!left?.length || !right?.length) return false;
  return !left.some((title) =>
    right.some((other) => !apart.has(compareWords(title, other, cited, record).kind)),
  );
}

const apart: ReadonlySet<PartyMatchKind> = new Set(['conflict', 'overlap', 'spelling']);

/** By another of a party's names, or by the first of several parties; never past two numbers: `Teamsters, Local 20` is not Local 357. */
function compareAliases(cited: Party, record: Party): PartyMatch[] {
  const isPlain = cited.names.length < 2 && record.names.length < 2 && !cited.first && !record.first;
  if (isPlain || haveOtherNumbers(cited, record)) return [];
  const areTitled = [cited, record].every(({ names }) => names.slice(1).some((name) => name.some(isTitle)));
  const aliases = cited.names.flatMap((name, index) =>
    record.names.flatMap((other, at) => {
      if (index + at === 0) return [];
      const match = compareWords(name, other, cited, record);
      if (index === 0 || at === 0) return [match];
      // That both were once called so proves nothing of their names; that both are Warden makes the one the other's successor at most.
      const isOffice = areTitled && match.kind === 'equal' && name.some(isTitle);
      return isOffice ? [{ kind: 'successor', tells: 'nothing' } as const] : [];
    }),
  );
  const { first: citedFirst, names: citedNames } = cited;
  const { first: recordFirst, names: recordNames } = record;
  if (recordFirst)
    aliases.push(
      ...citedNames
        .filter((name) => isWithin(name, recordFirst) || misspelledSurname(name, recordFirst))
        .map((name) => compareWords(name, recordFirst, cited, record)),
    );
  if (citedFirst)
    aliases.push(
      ...recordNames
        .filter((name) => isWithin(name, citedFirst))
        .map((name) => compareWords(citedFirst, name, cited, record))
        // Where the record has the first alone, the captions of two cases may have run together.
        .map((match) =>
          match.kind === 'equal' && areJoined(cited) ? { ...match, kind: 'overlap' as const } : match,
        ),
    );
  return aliases.map((match) => (match.kind === 'equal' ? { ...match, kind: 'shortened' } : match));
}

/** `Orrin and Vane`; with a comma, `Orrin Co., and the Vane Co.`, the whole caption lists them. */
function areJoined({ main }: Party): boolean {
  return /\sand\s/iu.test(main) && !/,\s+and\s/iu.test(main);
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
  if (person.kind === 'equal')
    return { ...person, kind: 'shortened', ...(cited.relator && { reason: isLonger }) };
  const [sovereign, other] = cited.relator ? [cited, record] : [record, cited];
  // Who sues, on behalf of whom: a hospital, a mother.
  const own = compareWords(sovereign.names[0] ?? [], other.names[0] ?? [], sovereign, other);
  if (sovereign.kind === 'public' && own.tells !== 'nothing' && own.kind === 'equal')
    return { ...own, kind: 'shortened' };
  if (sovereign.kind !== other.kind) return person;
  if (sovereign.kind !== 'private')
    return best([person, { kind: leavesOut(cited, record) ? 'shortened' : 'loose', tells: 'nothing' }]);
  // `Smith ex rel. Doe` is Smith, a child.
  return best([
    person,
    own.kind === 'equal' ? { ...own, kind: 'shortened', ...(cited.relator && { reason: isLonger }) } : own,
  ]);
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
