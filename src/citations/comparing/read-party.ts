/** One side of a caption, as far as it tells the case from others. */
import { lettersOf, readNameWords, type NameWord } from './name-words';
import { states } from '../facts/states';
import {
  frequentParties,
  officeHolders,
  officeWords,
  pseudonyms,
  publicWords,
} from '../facts/tables/name-table';

export interface Party {
  /** The name itself first, then what stands behind d/b/a and a/k/a. */
  readonly names: readonly (readonly NameWord[])[];
  /** Of a list of parties the first. */
  readonly first?: readonly NameWord[];
  readonly kind: PartyKind;
  /** Of a state: its name, where the caption tells which. */
  readonly state?: string;
  /** Who brings the case in the name of the state: `United States ex rel. Green`. */
  readonly relator?: Party;
  readonly written: string;
  /** As written, but the name itself alone. */
  readonly main: string;
}

/**
 * `private`: a name of its own. `public`, `frequent`: a public body, an insurer or agency that is in thousands of captions.
 * The others never are a party in common: the United States, a state, an office, a pseudonym.
 */
export type PartyKind = 'private' | 'public' | 'frequent' | 'nation' | 'state' | 'office' | 'pseudonym';

const bodies = new Set(publicWords.split(' '));
const frequent = new Set(frequentParties.split(' '));
const offices = new Set(officeWords.split(' '));
const masks = new Set(pseudonyms.split(' '));
const stateNames = new Map(
  states.flatMap(({ code, name, abbreviation }) => [
    [fold(name), code],
    [fold(abbreviation), code],
  ]),
);
const wholeNames = new Set(states.map(({ name }) => fold(name)));
const tookOffice = new Map<string, number>();
const holders = officeHolders
  .trim()
  .split('\n')
  .map((line) => {
    const [office = '', names = ''] = line.split('=');
    const all = names.split(' ').map((holder) => {
      const name = holder.replace(/\d/gu, '');
      if (name !== holder) tookOffice.set(name, Number(holder.slice(name.length)));
      return name;
    });
    return { office: new Set(office.split(' ')), names: new Set(all) };
  });
const everHolders = new Set(holders.flatMap(({ names }) => [...names]));

const relation = /,?\s+(?:ex\.?\s+rel\.?|on\s+(?:the\s+)?relation\s+of|upon\s+(?:the\s+)?relation\s+of)\s+/iu;
const alias =
  /,?\s*\(?(?:\bd\s*\/\s*b\s*\/\s*a\b|\bdba\b|\bdoing business as\b|\ba\s*\/\s*k\s*\/\s*a\b|\baka\b|\balso known as\b|\bf\s*\/\s*k\s*\/\s*a\b|\bfka\b|\balias\b|\bformerly known as\b|\bn\s*\/\s*k\s*\/\s*a\b)\)?[\s,]*/iu;
const mayHoldAlias = /\/|dba|aka|fka|alias|known as|business as/iu;
/** What follows tells in which capacity the party stands there. */
const capacity =
  /(?:,\s*|\s+)(?:et\.?\s+al\b|administrat(?:or|rix)\s+of\s+the\s+estate\b|execut(?:or|rix)\s+of\b|et\.?\s+ux\b|et\.?\s+vir\b|individually|in\s+(?:his|her|their|its)\s|as\s+(?:the\s+)?(?:next|guardian|trustee|administrat|execut|personal|parent|receiver|representative|successor|subrogee|assignee|class|mother|father)|by\s+(?:and\s+through|his|her|their|next)\b|on\s+behalf\s+of|a\s+minor\b|an\s+infant\b|a\s+single\b|husband\s+and\b|(?:plaintiff|defendant|appellant|appellee|petitioner|respondent|claimant|debtor|intervenor)s?\b).*$/iu;

export function readParty(text: string): Party {
  const written = text.trim();
  const related = relation.exec(written);
  if (related) {
    const sovereign = readParty(written.slice(0, related.index));
    const relator = readParty(written.slice(related.index + related[0].length));
    return { ...sovereign, relator, written };
  }
  const parts = (mayHoldAlias.test(written) ? written.split(alias) : [written]).map(withoutNotes);
  const [whole = ''] = parts;
  const [main = '', ...offices] = withoutTitle(whole);
  const names = [main, ...parts.slice(1).map((part) => withoutTitle(part)[0] ?? ''), ...offices]
    .map(readNameWords)
    .filter((words) => words.length > 0);
  const [words = []] = names;
  const first = firstOfList(main);
  return {
    names: names.length > 0 ? names : [words],
    written,
    main,
    ...(first.length > 0 && { first }),
    ...kindOf(main, words),
  };
}

/** Whether both have held one office, or the one is the office that the other has held. */
export function areSuccessors(left: Party, right: Party): boolean {
  const leftWords = lastAndAll(left);
  const rightWords = lastAndAll(right);
  if (!everHolders.has(leftWords.surname) && !everHolders.has(rightWords.surname)) return false;
  return holders.some(({ office, names }) => {
    const isLeft = names.has(leftWords.surname);
    const isRight = names.has(rightWords.surname);
    if (isLeft && isRight) {
      const arePersons = left.kind === 'private' && right.kind === 'private';
      const areShort = leftWords.all.length <= 2 && rightWords.all.length <= 2;
      return arePersons && areShort && leftWords.surname !== rightWords.surname;
    }
    if (isLeft && right.kind === 'office') return rightWords.all.every((word) => office.has(word));
    return isRight && left.kind === 'office' && leftWords.all.every((word) => office.has(word));
  });
}

/** Of a known holder of an office the year of coming into it. */
export function yearOfOffice(party: Party): number | undefined {
  return tookOffice.get(lastAndAll(party).surname);
}

/** Whether the party is known as the holder of an office in which it stands in thousands of captions. */
export function isOfficeHolder(party: Party): boolean {
  const { surname, all } = lastAndAll(party);
  return all.length <= 2 && holders.slice(0, 2).some(({ names }) => names.has(surname));
}

function lastAndAll(party: Party): { surname: string; all: readonly string[] } {
  const all = (party.names[0] ?? []).map(({ text }) => text);
  return { surname: all.at(-1) ?? '', all };
}

/** `Carter (Robert)`, `Roznowski (Slip Opinion)`: what reporters add in brackets. */
function withoutNotes(text: string): string {
  const bare = text.includes('(') ? text.replace(/\s*\([^()]*\)?/gu, '') : text;
  return bare.trim() === '' ? text : bare;
}

/** `Horton by Horton`, `J.P. by Horton`: a child, and who sues for it. */
function withoutFriend(text: string): string {
  const [name = '', friend, ...more] = text.split(/,?\sby\s/u);
  if (friend === undefined || more.length > 0) return text;
  const surname = /[^\s,]+$/u.exec(name)?.[0] ?? '';
  if (/^(?:[A-Z]\.\s?){2,}$/.test(name)) return name;
  return surname !== '' && friend.split(/[\s,]+/u).includes(surname) ? name : text;
}

/** `Astrue, Commissioner of Social Security` is Astrue; and, behind it, what the office and its agency are called. */
function withoutTitle(text: string): readonly string[] {
  if (!/[\s,]/u.test(text)) return [text];
  const official = /\bofficial capacit\S+ as (?:the )?(.+)$/iu.exec(text)?.[1];
  const bare = withoutFriend(text.replace(capacity, '').trim());
  if (!bare.includes(',')) return [bare, ...(official?.split(',') ?? [])];
  const [name = '', ...pieces] = bare.split(',');
  const rest = pieces.filter((piece) => !suffix.test(piece));
  // `Comm'r of Soc. Sec.`
  const firstWord = lettersOf(/\p{L}[\p{L}'’]*/u.exec(rest[0] ?? '')?.[0] ?? '');
  const isTitled = isTitleText(firstWord) || /^\s*(?:u\.|united states)/iu.test(rest[0] ?? '');
  if (!isTitled || name.trim() === '') return [bare, ...(official?.split(',') ?? [])];
  return [name, ...rest];
}

/** `Warden`, `Secretary`, `acting` */
export function isTitle({ text }: NameWord): boolean {
  return isTitleText(text);
}

function isTitleText(text: string): boolean {
  return titles.has(text) || shortOffices.test(text);
}

const suffix = /^\s*(?:[js]r|dr|m\.? ?d|ph\.? ?d|esq|i{1,3}|iv)\.?\s*$/iu;

const titles = new Set(
  'acting deputy assistant successor city state town township village borough'.split(' ').concat(...offices),
);

/** Of `Smith, Jones & Co.` the first, since citations name the first party only. */
function firstOfList(name: string): readonly NameWord[] {
  if (!/[;,]|\sand\s/iu.test(name)) return [];
  const [first = '', second] = name.split(
    /;|,\s+(?!(?:inc|llc|ltd|l\.|p\.|n\.|s\.|co\b|corp|jr|sr|ii|iii|iv)\b)|\s+and\s+/iu,
  );
  // `Guardian Life, Foundation` is one name.
  if (second === undefined || kindAlone.test(second)) return [];
  const words = readNameWords(first);
  return isOffice(words) ? [] : words;
}

const kindAlone =
  /^\s*(?:foundation|union|trust|society|association|ass['’]?n\.?|bank|insurance|realty|hospital|university|college|group|holdings|partners|securities|employees|institute|authority|department|school|church|club|league|council|federation|fund|international)\s*$/iu;

function kindOf(text: string, words: readonly NameWord[]): Pick<Party, 'kind' | 'state'> {
  const all = words.map((word) => word.text);
  const [first = ''] = all;
  const state = stateOf(text, all);
  if (state !== undefined) return state === '' ? { kind: 'state' } : { kind: 'state', state };
  if (all.every((word) => word === 'unitedstates')) return { kind: 'nation' };
  if (all.some((word) => masks.has(word)) && all.length <= 3) return { kind: 'pseudonym' };
  if (isOffice(words)) return { kind: 'office' };
  if (frequent.has(all.join(''))) return { kind: 'frequent' };
  if (all.some((word) => bodies.has(word)) || words.some(isShortBody) || first === 'unitedstates') {
    return { kind: 'public' };
  }
  return { kind: 'private' };
}

/** `doe` of `John Does 1–10`. */
export function maskOf({ names }: Party): string | undefined {
  const mask = names[0]?.find(({ text }) => masks.has(text))?.text;
  return mask?.replace(/s$/u, '');
}

/** The code of a state, empty where the caption says only `State` or `People`; `undefined` for anything else. */
function stateOf(text: string, words: readonly string[]): string | undefined {
  const ofState =
    /^(?:the\s+)?(?:state|people|commonwealth|com|comm|commw|cmwlth|st|territory|gov(?:ernmen|['’])?t|terr)\b\.?(?:\s+of\s+(?:the\s+)?(?:state\s+of\s+|commonwealth\s+of\s+)?(?:the\s+)?(.*))?$/iu.exec(
      text.trim(),
    );
  if (ofState) {
    const [, place = ''] = ofState;
    if (place === '') return '';
    return stateNames.get(fold(place));
  }
  // `Ala` is a surname, where `Ala.` is Alabama.
  const known = stateNames.get(words.join(''));
  const isUndotted = /^[A-Z][a-z]+$/.test(text.trim());
  return isUndotted && !wholeNames.has(words.join('')) ? undefined : known;
}

const shortOffices = /^(?:commr|secy|dir|supt|admr)$/u;

function isOffice(words: readonly NameWord[]): boolean {
  // `President and Fellows of Harvard College` is the college.
  if (words[1]?.text === 'fellows') return false;
  // `Guardian Life` is an insurer.
  if (words[0]?.text === 'guardian' && words[1]?.text === 'life') return false;
  return words.some(({ text }, index) => {
    if (text === 'general')
      return words[index - 1] !== undefined && /^att(?:orne)?y$/u.test(words[index - 1]?.text ?? '');
    return index === 0 && (offices.has(text) || shortOffices.test(text)) && text !== 'attorney';
  });
}

function isShortBody({ text, abbreviated }: NameWord): boolean {
  return (
    abbreviated &&
    [
      'bd',
      'ct',
      'dept',
      'cty',
      'cnty',
      'commn',
      'comn',
      'dist',
      'sch',
      'twp',
      'tp',
      'vill',
      'univ',
      'auth',
    ].includes(text)
  );
}

/** `co` of `Parke, Davis & Company`, `inc` of `Smith Co., Inc.`: the kind of company that ends the name. */
export function firmKindOf({ main }: Party): string | undefined {
  const [, kind = ''] = firmKind.exec(main) ?? [];
  const folded = fold(kind);
  return folded === '' ? undefined : (shortKinds[folded] ?? folded);
}

const firmKind =
  /[\s,](incorporated|inc|corporation|corp|company|co|limited|ltd|l\.?\s?l\.?\s?c|l\.?\s?l\.?\s?p|l\.?\s?p)\.?$/iu;
const shortKinds: Readonly<Record<string, string>> = {
  incorporated: 'inc',
  corporation: 'corp',
  company: 'co',
  limited: 'ltd',
};

/** `Delong Equipment` of `Delong Equipment Company`. */
export function withoutFirmKind({ written }: Party): string {
  return written.replace(firmKind, '');
}

/** `Parke, Davis & Co.` has no surname. */
export function isFirm({ main }: Party): boolean {
  return /[&]|\b(?:co|corp|inc|llc|ltd|company|corporation)\b/iu.test(main);
}

/** `California`, `Cal.` */
export function isStateName(word: NameWord): boolean {
  return stateNamed(word) !== undefined;
}

/** Its code. */
export function stateNamed({ text }: NameWord): string | undefined {
  return stateNames.get(text);
}

/** A word of the names of public bodies. */
export function isBodyWord(word: NameWord): boolean {
  return bodies.has(word.text) || isShortBody(word);
}

function fold(text: string): string {
  return text.replace(/[^\p{L}]/gu, '').toLowerCase();
}
