/** What tells two parties apart whose names are otherwise the same. */
import { isAcronym } from './acronyms';
import { align } from './align-names';
import { isSameWord, lettersOf, readNameWords, type NameWord } from './name-words';
import { isFirm } from './firm-kind';
import { isKnownCity } from './lengthening';
import { isTitle } from './office-words';
import type { Party } from './party';
import { isBodyWord, isStateName } from './party-kind';
import { isCommonWord } from './words-in-many-names';

export function areToldApart(cited: Party, record: Party): boolean {
  if (cited.written === record.written) return false;
  return (
    isTorn(cited) ||
    areOfOtherGenerations(cited, record) ||
    haveOtherLastInitials(cited, record) ||
    haveOtherParticles(cited, record) ||
    haveParticlesSpeltOtherwise(cited, record) ||
    isNamedAfter(cited, record) ||
    isNamedAfter(record, cited) ||
    isFirmOfCity(cited, record) ||
    areOfNationAndState(cited, record) ||
    areOfNationAndState(record, cited) ||
    haveOtherTitles(cited, record) ||
    concernOthers(cited, record)
  );
}

/** `of Dartmouth College`, `Board of of State Colleges`, `Town of`: a word was lost. */
function isTorn({ main }: Party): boolean {
  return /^(?:of|to|for|&) |\b(?:of|for|to) (?:of|for|&)(?= )|[a-z] of$/u.test(main);
}

/** `Smith, Sr.` and Smith, Jr.; `Smith II` and Smith III; of ships `The Orrin` and The Orrin II. */
function areOfOtherGenerations({ written: cited }: Party, known: Party): boolean {
  const { written: record } = known;
  const isOfFirm = isFirm(known);
  const isShip = /^the\s/iu.test(cited) && /^the\s/iu.test(record);
  if (isShip && / I[IV]+$/u.test(cited) !== / I[IV]+$/u.test(record)) return true;
  return [/[\s,](jr|sr)\b/iu, /\s(II|III|IV)\b/u].some((generation) => {
    const [left, right] = [generation.exec(cited)?.[1], generation.exec(record)?.[1]];
    if (left === undefined) return false;
    // `Roy A. Vane III` is not Roy A. Vane, Inc.
    return right === undefined ? isOfFirm : left.toLowerCase() !== right.toLowerCase();
  });
}

/** `Sonia C.` is not Sonia B., nor The Arthur C. the Arthur B. */
function haveOtherLastInitials(cited: Party, record: Party): boolean {
  const [left, right] = [cited, record].map(({ names }) => names[0]?.at(-1)?.text ?? '');
  return left !== right && [left, right].every((text) => text !== undefined && /^\p{L}$/u.test(text));
}

/** `De Leon` is not Leon, nor Orden Van Orden. */
function haveOtherParticles(cited: Party, record: Party): boolean {
  if ([cited, record].some((party) => !mayBeFamily.has(party.kind) || isFirm(party))) return false;
  // `DuPont` is Du Pont.
  if (lettersOf(cited.main) === lettersOf(record.main)) return false;
  const [left = [], right = []] = [cited, record].map(({ names: [name = []], first = name }) =>
    first.filter(({ text }) => text.length > 1),
  );
  if (left.length > 3 || right.length > 3) return false;
  // `Wood` alone is a surname.
  if (left.length + right.length > 2 && [...left, ...right].some(isCommonWord)) return false;
  return left.at(-1)?.text === right.at(-1)?.text && hasParticle(cited) !== hasParticle(record);
}

const mayBeFamily: ReadonlySet<Party['kind']> = new Set(['private', 'frequent']);

function hasParticle({ main }: Party): boolean {
  const [first = ''] = main.split(/[,;]|\sand\s/iu);
  return /(?:^|\s)(?:de|del|der|di|du|la|le|van|von) \p{L}+$/iu.test(first);
}

/** `Von Orrin` is not Van Orrin, be it a person or the company that bears the name. */
function haveParticlesSpeltOtherwise({ main: cited }: Party, { main: record }: Party): boolean {
  const [, left = '', name] = particle.exec(cited) ?? [];
  const [, right = '', same] = particle.exec(record) ?? [];
  return name !== undefined && name === same && left.toLowerCase() !== right.toLowerCase();
}

/** The one that stands before the name itself. */
const particle = /(?:^|\s)(de|del|der|di|du|la|le|van|von) (?!(?:de|del|der|la|le|las|los) )(\p{L}+)/iu;

/** `Orrin's Foods` bears a name, and is not Orrin. */
function isNamedAfter({ main: firm }: Party, { main: person }: Party): boolean {
  const name = /^(?:the )?([\p{L}]{3,})['’]s(?!\p{L})(?! (?:estate|will|marriage|case)\b)/iu.exec(firm)?.[1];
  if (name === undefined) return false;
  const other = /^(?:the )?([\p{L}]{3,}(?:['’]s(?!\p{L}))?)/iu.exec(person)?.[1];
  return other?.toLowerCase() === name.toLowerCase();
}

/** The Chicago Railway Co. is not Chicago; but lawyers call the Erie Railroad Erie. */
function isFirmOfCity(cited: Party, record: Party): boolean {
  return isFirm(cited) && !isFirm(record) && isKnownCity(record);
}

/** `U.S. EPA` is none of Illinois. */
function areOfNationAndState({ names: [left = []] }: Party, { kind, names: [right = []] }: Party): boolean {
  const isOfNation = ({ text }: NameWord): boolean => text === 'unitedstates';
  const [home] = right;
  if (kind !== 'public' || home === undefined || !isStateName(home)) return false;
  return left.some(isOfNation) && !left.some(isStateName) && !right.some(isOfNation);
}

/** Behind the name of both: `Vane, Secretary, Department of Health` is not the Secretary of the Department of Education. */
function haveOtherTitles(cited: Party, record: Party): boolean {
  const [left, right] = [cited, record].map(({ names }) => names.slice(1).flat().filter(isOwnOfTitle));
  if (!left || !right || left.length === 0 || right.length === 0) return false;
  const { citedOnly, recordOnly } = align(left, right);
  if (citedOnly.length === 0 || recordOnly.length === 0) return false;
  return !isAcronymOfOther(citedOnly, cited, recordOnly, record);
}

function isAcronymOfOther(
  left: readonly NameWord[],
  cited: Party,
  right: readonly NameWord[],
  record: Party,
): boolean {
  return isAcronym(left, right, record) || isAcronym(right, left, cited);
}

/** No word of what the office is, nor of whom. */
function isOwnOfTitle(word: NameWord): boolean {
  return !isTitle(word) && !isStateName(word) && !/^(?:state|dept|department|unitedstates)$/.test(word.text);
}

/**
 * `People v. Superior Court (Vane)`, the court being a party in name alone; `Orrin (Nevada) LLC`; `Orrin, Attorney General of
 * Nevada`.
 */
function concernOthers(cited: Party, record: Party): boolean {
  const [left = [], right = []] = inBoth(cited, record, /\(([^()]+)\)/u).map(withoutBody);
  return (
    (areApart(left, right) && !isAcronymOfOther(left, cited, right, record)) ||
    areApart(...inBoth(cited, record, /,(.+)$/u).map((words) => words.filter(isStateName)))
  );
}

function inBoth({ written: cited }: Party, { written: record }: Party, part: RegExp): NameWord[][] {
  return [cited, record].map((text) => [...readNameWords(part.exec(text.trim())?.[1] ?? '')]);
}

/** `Irvington` of `Town of Irvington`. */
function withoutBody(words: NameWord[]): NameWord[] {
  const own = words.filter((word) => !isBodyWord(word));
  return own.length > 0 ? own : words;
}

export function areApart(left: readonly NameWord[] = [], right: readonly NameWord[] = []): boolean {
  if (left.length === 0 || right.length === 0) return false;
  return !left.some((word) => right.some((other) => isSameWord(word, other)));
}
