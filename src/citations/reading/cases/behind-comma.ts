/** What a comma may stand before within the name of one party: forms of companies, degrees, kin and offices, and the state of a city. */
import { states } from '../../facts/states';
import { introducers } from './caption-words';

interface Word {
  readonly word: string;
}

/** Whether a plaintiff's name goes on behind the comma of the word at `at`. */
export function goesOnBehindComma(tokens: readonly Word[], at: number): boolean {
  const wordAt = (index: number): string => tokens[index]?.word ?? '';
  const word = wordAt(at);
  const next = wordAt(at + 1);
  // "Oak Bank, National Association", "Oak Mining, USA, Inc.", "Oak, a minor"
  if (form.test(next) || twoWords.test(`${next} ${wordAt(at + 2)}`)) return true;
  // "Director, Office of Elms v. Oak"
  if ((office.test(word) || agency.test(word)) && bodies.test(next)) return true;
  // "Elm & Row, Publishers, Inc.": what stands before a company's form is its name.
  if (
    /^[A-Z][a-z]+s,$/.test(next) &&
    /^(?:Inc|LLC|Ltd)\b/.test(wordAt(at + 2)) &&
    tokens.slice(0, at).some(({ word: one }) => one === '&')
  )
    return true;
  if (isNameBefore(word) && holdsOffice(tokens, at + 1)) return true;
  // "Superintendent, Elm State Prison v. Oak"
  if (office.test(word) && tokens.slice(at + 1).some(({ word: one }) => bodies.test(one))) return true;
  if (/^\d{1,5},$/.test(word) && unionParts.test(`${wordAt(at - 2)} ${wordAt(at - 1)}`)) return true;
  if (/\.,$/.test(word) && !/^(?:Inc|Corp|Co|Ltd|[JS]r)\.,$/.test(word)) return true;
  if (at === tokens.length - 2 && isMunicipality(tokens, at) && stateNames().has(next)) return true;
  const joins = tokens.slice(at + 1).some(({ word: one }) => one === '&' || one === 'and');
  return joins && !introducers.has(word.slice(0, -1));
}

/** Abbreviations (`Corp.`, `Ill.`, `N.A.`), two capitals (`NA`, `IV`), other forms and words that go on. */
const form =
  /^(?:[A-Z][a-z]{0,4}\.|(?:[A-Z]\.){2,}|(?:[A-Z]{2}|INC|LTD|CORP|[PL]?LL[CP]|III|P[LS]C|FSB|AFL|NAACP|Inc|Ltd|Co|Corp|[JS]r|GmbH|plc|S\.p\.A|Ph\.?D|Local|Lodge|[a-z]\/?[bk]\/?a|et|as|by|etc|ex|and|of|for|Incorporated|Limited|deceased)\b|&)/;
const twoWords =
  /^(?:Nat\S+ Ass\S+|District (?:No\.|\d)|Council \d|a (?:[Mm]inor|Corporation|Partnership)\b)/;

/** What an office is held in. */
const bodies = /^(?:Off|Dep|Bur|Div|Board|Bd|U\.|Prison|Facility|Inst|Corr|Jail|Penitentiary|Agency)/;
const agency = /^(?:Programs|Administration|Services|Bureau|Agency|Division|States?|Commonwealth),$/;

/** `Elm Branch, NAACP`; `Local No. 93, Int'l Ass'n of Elms` */
const unionParts = /(?:^| )(?:Local|Loc\.|Lodge|Union|Council|Division)(?: No\.)?$/;

/** `Elm, Former Attorney General, et al.`, `Elm, Corrections Director, et al.`, `Elm, Governor of Oak`, `Elm, Adm'r`: an office begins no caption behind a name. */
function holdsOffice(tokens: readonly Word[], at: number): boolean {
  const wordAt = (index: number): string => tokens[index]?.word ?? '';
  const first = /^(?:Former|Acting|Deputy|Assistant|Chief|State)$/.test(wordAt(at)) ? at + 1 : at;
  if (office.test(wordAt(at)) || office.test(wordAt(first))) return true;
  if (/^(?:Att|U\.S)/.test(wordAt(first))) return /^(?:Gen|Att)/.test(wordAt(first + 1));
  return wordAt(first + 1).endsWith(',') && office.test(wordAt(first + 1));
}

const office =
  /^(?:Administrat(?:or|rix)|Execut(?:or|rix)|(?:Adm|Ex)['’][rx]|Trustees?|Receivers?|Guardian|Conservator|Assignee|Comm(?:issioner|['’]r)|Collector|Treasurer|Auditor|Comptroller|Sheriff|Warden|Director|Sec(?:retary|['’]y)|Superintendent|Governor|Mayor|Chief|President|Chairman|Marshal|Judge|Clerk),?$/;

/** A word that may end a party's name, where `In this Court, Warden v. Elm` and `In Texas, Sheriff v. Elm` lead up to another. */
function isNameBefore(word: string): boolean {
  return (
    /^[A-Z]/.test(word) &&
    !introducers.has(word.slice(0, -1)) &&
    !stateNames().has(word.slice(0, -1)) &&
    !/^(?:Court|Circuit|Congress|Act|Rule|Case|Amendment|Clause|Constitution|Code|Government|Board|\p{Lu}[\p{L}]*[’']s),$/u.test(
      word,
    )
  );
}

/** `City of Oak, Texas v. Elm`: whether the words up to `last` name a city, town or county. */
function isMunicipality(tokens: readonly Word[], last: number): boolean {
  const of = tokens.slice(0, last).findLastIndex(({ word }) => word === 'of');
  return /^(?:City|County|Town|Township|Village|Borough|Parish)$/.test(tokens[of - 1]?.word ?? '');
}

let names: ReadonlySet<string> | undefined;

function stateNames(): ReadonlySet<string> {
  names ??= new Set(states.map(({ name }) => name));
  return names;
}
