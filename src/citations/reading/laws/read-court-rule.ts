/**
 * Rules of Virginia's and New Jersey's courts, known by their colon without the state's name, `Rule 1:1`, `R. 4:46-2(c)`, of
 * Missouri's and Minnesota's, by their decimals, of the S.E.C., by a letter (`Rule 10b-5`), and of a
 * federal district, known by its name before: `M.D. Fla. R. 3.01(g)`.
 */
import { states } from '../../facts/states';
import { collapse } from '../../../text/collapse';
import { matchAt } from '../../../text/match-at';
import { beginsNumberedCitation } from '../cases/read-reporter-citation';
import { readSections } from './read-section';
import type { CodeCore } from './surround-code';

/** `null` too for lines of a transcript, `R. 4:12-15`: their numbers ascend. */
export function readCourtRule(text: string, at: number): CodeCore | null {
  const second = text.charCodeAt(at + 1);
  if (text.charCodeAt(at) !== 82 || (second !== 46 && second !== 117)) return null; /* R. Ru */
  const [local = '', number] = matchAt(districtRule, text, at) ?? [];
  const start = number === undefined ? -1 : districtBefore(text, at);
  if (number !== undefined && start >= 0)
    return { kind: 'rule', code: 'L.R.', section: number, start, end: at + local.length };
  const [ofExchange = '', letters] = matchAt(exchangeRule, text, at) ?? [];
  if (letters !== undefined)
    return { kind: 'rule', code: 'SEC Rule', section: letters, start: at, end: at + ofExchange.length };
  const [decimal = '', numbers] = standsAlone.test(text.slice(Math.max(0, at - 12), at))
    ? (matchAt(decimalRule, text, at) ?? [])
    : [];
  if (numbers !== undefined)
    return { kind: 'rule', code: 'Rules of Court', section: numbers, start: at, end: at + decimal.length };
  const [whole = '', word = '', section = '', rule = '', part = ''] = matchAt(courtRule, text, at) ?? [];
  if (section === '') return null;
  const isTranscript =
    word === 'R.' && !section.includes('(') && !(Number(part) < Number(rule) && part !== '');
  if (isTranscript) return null;
  const code = part === '' ? 'Rules of Court' : 'N.J. Ct. R.';
  return { kind: 'rule', code, section, start: at, end: at + whole.length };
}

/** Where the name of a federal district begins that stands before a rule of it at `at`; -1 where none does. */
export function districtBefore(text: string, at: number): number {
  const [, name] = district.exec(text.slice(Math.max(0, at - 18), at)) ?? [];
  return name === undefined ? -1 : at - name.length;
}

const district =
  /(?:^|[\s(])((?:[NSEWCM]\.\s?)?D\.\s?(?:(?:(?!Ct)[A-Z][a-z]{1,5}\.?|[A-Z]\.\s?[A-Z]\.)\s)?)$/;
const districtRule = /(?:Rule|R\.)\s{1,2}(\d{1,3}[.-]\d{1,3}(?:\(\w{1,3}\)){0,4})(?![\w:-])/y;

const exchangeRule = /Rules?\s(1\d[a-h]\d?-\d{1,2}(?:\(\w{1,3}\)){0,4})(?![\w-])/y;

/** Missouri's `Rule 84.04(d)(1)`, Minnesota's `Rule 12.02`, behind no name of another's rules */
const decimalRule =
  /Rules?\s([1-9]\d\.\d\d(?:\(\w{1,3}\)){0,4}(?:(?:,\s|,?\s(?:and|&)\s)[1-9]\d\.\d\d(?:\(\w{1,3}\)){0,4}){0,4})(?![\w%-]|\.\d|\sof\b)/y;
const standsAlone = /(?:^|[.;:(”"]\s?|(?:^|\s)(?:[a-z]{1,12}|See|Under|By|In),?\s)$/;

const courtRule =
  /(Rules?|R\.)\s{0,2}([1-9]\d?[AB]?:(\d{1,3})[A-Z]?(?:-(\d{1,3})[A-Z]?)?(?:\(\w{1,3}\)){0,4}(?:(?:,|,?\s(?:and|&|or))\s[1-9]\d?[AB]?:\d{1,3}[A-Z]?(?:\(\w{1,3}\)){0,4}){0,4})(?![\w:-]|\s[ap]\.?m)/y;

const court =
  /(?:^|[\s(])((?:((?:[A-Z][a-z]{1,4}\.|[A-Z]\.\s?[A-Z]\.|[NSW]\.\s?[A-Z][a-z]{1,3}\.)\s)?(?:(?:Admin|App|Ch|Cir|Dist|Fam|Juv|Mun|Prob|S|Sup|Super|Supr|Trial|Unif)\.?\s){1,3}Ct\.\s))$/;

/** Where the court begins whose rules `R.` at `at` names, `Super. Ct. R. 12(g)`, `La. Unif. Dist. Ct. R. 9.9`; -1 where it may be the record. */
export function courtBefore(text: string, at: number): number {
  if (text.charCodeAt(at - 2) !== 46 || text.charCodeAt(at - 3) !== 116) return -1; /* t. */
  const [, whole = '', state = ''] = court.exec(text.slice(Math.max(0, at - 44), at)) ?? [];
  if (whole === '') return -1;
  const isState = states.some(({ abbreviation }) => abbreviation === collapse(state).trim());
  return at - whole.length + (isState ? 0 : state.length);
}

/** `(2020 Kan. S. Ct. R. 34)`: a page of the book in which a court's rules are printed; `at`: where the court or its state's name ends. */
export function isBookOfRules(text: string, at: number): boolean {
  return /\(20\d\d\s(?:[A-Z][a-z]{2,5}\.\s)?$/.test(text.slice(Math.max(0, at - 14), at));
}

/** The rule of the court that begins at `start`; `null` for the book of its rules, `2023 Kan. S. Ct. R. at 240`. */
export function readRuleOfCourt(text: string, start: number, nameEnd: number): CodeCore | null {
  if (text.charCodeAt(nameEnd - 1) !== 46 || isBookOfRules(text, start)) return null;
  const sections = readSections(text, nameEnd, beginsNumberedCitation);
  if (!sections) return null;
  const [code, section] = [text.slice(start, nameEnd), text.slice(sections.start, sections.end)].map(
    collapse,
  );
  return { kind: 'rule', code: code ?? '', section, start, end: sections.end };
}
