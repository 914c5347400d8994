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
  if (office.test(word) && (bodies.test(next) || /^[A-Z]{3,6}$/.test(next))) return true;
  // "Office of Elm Programs, Department of Oaks v. Fir"
  if (/^(?:Programs|Administration|Services|Bureau|Agency|Division),$/.test(word) && bodies.test(next))
    return true;
  // "Elm & Row, Publishers, Inc.": what stands before a company's form is its name.
  if (
    /^[A-Z][a-z]+s,$/.test(next) &&
    /^(?:Inc|LLC|Ltd)\b/.test(wordAt(at + 2)) &&
    tokens.slice(0, at).some(({ word: one }) => one === '&')
  )
    return true;
  // Massachusetts' "Doe, Sex Offender Registry Bd. No. 380316"
  if (/^[DRP]oe,$/.test(word) && wordAt(tokens.length - 2) === 'No.') return true;
  if (isNameBefore(word) && holdsOffice(tokens, at + 1)) return true;
  // "Superintendent, Elm State Prison v. Oak"
  if (office.test(word) && tokens.slice(at + 1).some(({ word: one }) => bodies.test(one))) return true;
  if (/^(?:State|States|Commonwealth),$/.test(word) && bodies.test(next)) return true;
  if (/^[A-Z]{3,6}$/.test(next) && branches.test(word)) return true;
  // "Local No. 93, Int'l Ass'n of Elms"
  if (/^\d{1,5},$/.test(word) && unionParts.test(`${wordAt(at - 2)} ${wordAt(at - 1)}`)) return true;
  if (/\.,$/.test(word) && !/^(?:Inc|Corp|Co|Ltd|Jr|Sr)\.,$/.test(word)) return true;
  if (/^(?:[A-Z][a-z]{0,4}\.|[NSWE]\.[A-Z]\.),?$/.test(next)) return true;
  if (at === tokens.length - 2 && isMunicipality(tokens, at) && stateNames().has(next)) return true;
  const joins = tokens.slice(at + 1).some(({ word: one }) => one === '&' || one === 'and');
  return joins && !introducers.has(word.slice(0, -1));
}

const form =
  /^(?:Inc|INC|LLC|L\.L\.C|L\.?P|LLP|L\.L\.P|Ltd|LTD|Co|CO|Corp|CORP|Jr|JR|Sr|SR|II|III|IV|et|as|by|M\.?D|P\.?C|P\.?A|PLLC|LLLP|N\.?A|N\.?V|B\.?V|S\.?A|U\.S\.A|A\.?G|F\.?S\.?B|GmbH|D\.C|Local|Loc\.|Lodge|AFL|etc|ex|d\/b\/a|a\/k\/a|f\/k\/a|[adfn]ka|and|&|of|for|Incorporated|Limited|JV|PLC|plc|S\.p\.A|PSC|P\.S\.C|A\.?P\.C|P\.L\.L\.C|London|LC|D\.D\.S|Ph\.?D|deceased)\b/;
const twoWords =
  /^(?:National Ass(?:ociation|['’]n)|Nat['’]l Ass['’]n|USA,? (?:Inc|LLC|Ltd)\b|District (?:No\.|\d)|Council \d|a (?:[Mm]inor|Corporation|Partnership)\b)/;

/** What an office is held in. */
const bodies =
  /^(?:Off(?:ice|\.)|Dep(?:artment|['’]t)|Bur(?:eau|\.)|Div(?:ision|\.)|B(?:oar)?d\.?|U\.\s?S\.|Prison|Facility|Inst(?:itution|\.)|Corr(?:ections|ectional|\.)|Jail|Penitentiary|Agency)$/;

/** `Elm Branch, NAACP` */
const branches = /^(?:Branch|Chapter|Conference|Council|Local|Lodge|Post|Unit),$/;

const unionParts = /(?:^| )(?:Local|Loc\.|Lodge|Union|Council|Division)(?: No\.)?$/;

/** `Elm, Former Attorney General, et al.`, `Elm, Corrections Director, et al.`, `Elm, Governor of Oak`, `Elm, Adm'r`: an office begins no caption behind a name. */
function holdsOffice(tokens: readonly Word[], at: number): boolean {
  const wordAt = (index: number): string => tokens[index]?.word ?? '';
  const first = /^(?:Former|Acting|Deputy|Assistant|Chief|State)$/.test(wordAt(at)) ? at + 1 : at;
  if (office.test(wordAt(at)) || office.test(wordAt(first))) return true;
  if (/^(?:Att(?:orney|['’]y)|U\.S\.)$/.test(wordAt(first)))
    return /^(?:Gen(?:eral|\.)|Att(?:orney|['’]y)),?$/.test(wordAt(first + 1));
  return wordAt(first + 1).endsWith(',') && office.test(wordAt(first + 1));
}

const office =
  /^(?:Administrat(?:or|rix)|Adm|Execut(?:or|rix)|Ex|Trustees?|Tr\.|Receivers?|Guardian|Conservator|Assignee|Comm(?:issioner|['’]r)|Collector|Treasurer|Auditor|Comptroller|Sheriff|Warden|Director|Dir\.|Sec(?:retary|['’]y)|Superintendent|Supt?\.|Governor|Gov\.|Mayor|Chief|President|Chairman|Marshal|Judge|Clerk)(?:['’][rx])?,?$/;

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
