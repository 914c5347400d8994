/**
 * Names of laws that no table lists: `NY City Zoning Resolution`, `the Revenue Act of 1924`, `Burns' Ann. St.`, `the act of
 * June 6, 1900`. A run of capitalized words that holds a word for law; where it stands beside a section, it is what the
 * section is of.
 */
import { isAbbreviation } from './caption-words';
import { isSpace, isUpper, skipSpaces, skipSpacesBack } from '../../text/character-classes';
import { collapse } from '../../text/collapse';
import { matchAt } from '../../text/match-at';
import type { CodeCitation } from '../found-citation';

export interface LawName {
  readonly name: string;
  readonly kind: CodeCitation['kind'];
  readonly start: number;
  readonly end: number;
  /** Of an act that is named by its date. */
  readonly year?: string;
}

const kinds: Readonly<Record<string, CodeCitation['kind']>> = {
  Code: 'statute',
  Codes: 'statute',
  Act: 'statute',
  Acts: 'statute',
  Amendments: 'statute',
  Law: 'statute',
  Laws: 'statute',
  Statute: 'statute',
  Statutes: 'statute',
  Stat: 'statute',
  Stats: 'statute',
  St: 'statute',
  Resolution: 'statute',
  Ordinance: 'statute',
  Ordinances: 'statute',
  Ord: 'statute',
  Charter: 'statute',
  Compact: 'statute',
  Rules: 'rule',
  Guidelines: 'rule',
  Guideline: 'rule',
  Regulations: 'regulation',
  Regulation: 'regulation',
  Regs: 'regulation',
  Reg: 'regulation',
  Constitution: 'constitution',
  Const: 'constitution',
};
/** Streets and saints unless they follow one of these. */
const beforeSt = /^(?:Rev|Gen|Comp|Pub|Ann|Civ|Crim|Cr|Pen|Mun)\.?$/;
const connectives = new Set(['of', 'the', 'and', 'for', 'to', 'on', 'in', 'against', 'with', '&']);
const MOST_WORDS = 14;
const LONGEST = 120;

/** The kind of law that a word names, with the word before it; `undefined` where it names none. */
function kindOf(word: string, before: string): CodeCitation['kind'] | undefined {
  const parts = word.replace(/[.,'’]{1,2}$/, '').split('.');
  // "Ann.Civ.St.", as scans run words together
  const bare = parts.at(-1) ?? '';
  if (bare === 'St' && !beforeSt.test(parts.at(-2) ?? before)) return undefined;
  return Object.hasOwn(kinds, bare) ? kinds[bare] : undefined;
}

/** The name that begins at `at`, behind `section 5 of the `; `null` where no law is named by more than `Act` or `Code` alone. */
export function readLawName(text: string, at: number): LawName | null {
  const dated = matchAt(datedAct, text, at);
  if (dated?.[1] !== undefined) {
    const end = at + dated[0].length;
    return { name: collapse(text.slice(at, end)), kind: 'statute', start: at, end, year: dated[1] };
  }
  if (!isUpper(text.charCodeAt(at))) return null;
  let place = at;
  let end = -1;
  let kind: CodeCitation['kind'] | undefined;
  let before = '';
  let names = 0;
  for (let count = 0; count < MOST_WORDS && place - at < LONGEST; count++) {
    const wordEnd = endOfWord(text, place);
    const word = text.slice(place, wordEnd);
    if (word === '') break;
    const isName = isUpper(word.charCodeAt(0));
    const isYear = before === 'of' && /^(?:1[789]|20)\d\d\b/.test(word);
    if (!isName && !connectives.has(word) && !isYear) break;
    const own = isName ? kindOf(word, before) : undefined;
    // "Law Professor", "Rules Committee": the word only describes another.
    if (isName && own === undefined && kindOf(before, '') !== undefined) {
      kind = undefined;
      end = -1;
    }
    if (own !== undefined) kind ??= own;
    // "the Code of Civil Procedure", "Act of 1924": a law's name goes on behind `of`.
    if (isYear) end = place + 4;
    else if (own !== undefined || (end > 0 && isName)) end = place + withoutSigns(word).length;
    if (isName && !commonWords.test(word)) names++;
    if (isYear || endsName(word)) break;
    // "the Lanham Act requires", "the Lanham Act The": only `of` or `for` leads on.
    const next = skipSpaces(text, wordEnd);
    if (
      end > 0 &&
      isName &&
      !/^(?:of|for) /.test(text.slice(next, next + 4)) &&
      !isUpper(text.charCodeAt(next))
    )
      break;
    before = word;
    place = next;
  }
  if (kind === undefined || end < 0 || names < 2) return null;
  const name = collapse(text.slice(at, end));
  const year = /\b(1[789]\d\d|20\d\d)$/.exec(name)?.[1];
  return { name, kind, start: at, end, ...(year !== undefined && { year }) };
}

/** `the act of June 6, 1900`, `act of Congress approved March 3, 1899`, `Act Feb. 2, 1903`, `the act of 1877`. */
const datedAct =
  /[aA]ct(?:\s{1,3}of)?(?:\s{1,3}Congress)?(?:\s{1,3}(?:approved|of|passed))?\s{1,3}(?:(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]{0,6}\.?\s{1,3}\d{1,2}\s?[,;]\s{1,3})?(1[789]\d\d|20\d\d)(?!\d)/y;

const commonWords = /^(?:The|This|That|Such|Said|Our|Its|A|An)$/;

function endOfWord(text: string, at: number): number {
  let end = at;
  while (end < text.length && end - at < 40 && !isSpace(text.charCodeAt(end)) && text.charCodeAt(end) !== 40)
    end++;
  return end;
}

function withoutSigns(word: string): string {
  const sign = /[,;:)\]”"’]{1,4}$/.exec(word);
  const bare = sign ? word.slice(0, sign.index) : word;
  return bare.endsWith('.') && !isShortened(bare) ? bare.slice(0, -1) : bare;
}

function isShortened(word: string): boolean {
  return (isAbbreviation(word) && !/^\d/.test(word)) || /^(?:Ann|Ord)\./.test(word);
}

/** A comma, a closing sign or a full stop that is no abbreviation's. */
function endsName(word: string): boolean {
  return /[,;:)\]”"]$/.test(word) || (word.endsWith('.') && !isShortened(word));
}

/** The name that ends before the section sign at `at`: `NY City Zoning Resolution former § 12-10`, `Comp. Laws, § 3`. */
export function readLawNameBefore(text: string, at: number, least: number): LawName | null {
  const limit = Math.max(least, at - LONGEST);
  let place = skipFormer(text, skipSpacesBack(text, at, limit), limit);
  const end = text.charCodeAt(place - 1) === 44 ? place - 1 : place;
  let start = -1;
  let kind: CodeCitation['kind'] | undefined;
  let names = 0;
  let next = '';
  for (let count = 0; count < MOST_WORDS; count++) {
    const wordEnd = skipSpacesBack(text, place, limit);
    let wordStart = wordEnd;
    while (wordStart > limit && !isSpace(text.charCodeAt(wordStart - 1))) wordStart--;
    const run = text.slice(wordStart, wordEnd);
    const opening = /^[[(“"‘{]{1,2}/.exec(run)?.[0].length ?? 0;
    const word = run.slice(opening);
    if (word === '') break;
    const isName = isUpper(word.charCodeAt(0));
    // Before another word of the name, a comma or a full stop ends what stood before it.
    if (next !== '' && endsName(word)) break;
    if (count === 0 && !endsWithLaw(word)) break;
    if (!isName && !connectives.has(word) && !(count === 0 && /^(?:1[789]|20)\d\d,?$/.test(word))) break;
    if (isName && introducers.test(word)) break;
    if (isName) {
      start = wordStart + opening;
      if (!commonWords.test(word)) names++;
      const previous = wordBefore(text, wordStart, limit);
      kind ??= kindOf(word, previous);
    }
    next = word;
    place = wordStart;
    if (opening > 0 || wordStart <= limit) break;
  }
  if (kind === undefined || kind === 'constitution' || start < 0 || names < 2) return null;
  const name = collapse(text.slice(start, end)).replace(/^(?:The|This|Our|Its) /, '');
  return notLaws.test(name) ? null : { name, kind, start, end };
}

/** Books about the law. */
const notLaws =
  /Restatement|Treatise|Conflict of Laws|Jur\b|C\. ?J\. ?S\.|Book \d|Law Review|Dictionary|Digest|International Law/;

/** The last word before a section: a word for law, its edition, or the state behind it (`Civ. Code Or.`, `Rev. St. U. S.`). */
function endsWithLaw(word: string): boolean {
  const bare = word.replace(/[.,]{1,2}$/, '').replace(/^.*[a-z]\./, '');
  return (
    Object.hasOwn(kinds, bare) ||
    /^(?:Ann|Annotated|Supp|Or|S|U\.S|Ala|Cal|Wash|Minn|Mo|Wis|N\.Y|(?:1[789]|20)\d\d)$/.test(bare)
  );
}

const introducers =
  /^(?:See|Under|In|By|And|But|When|While|Where|If|As|Since|Because|Although|That|Cf\.|Also|Accord|Pursuant|Per|With|To|For|Both|Compare|Id\.)$/;

function wordBefore(text: string, at: number, limit: number): string {
  const end = skipSpacesBack(text, at, limit);
  let start = end;
  while (start > limit && !isSpace(text.charCodeAt(start - 1))) start--;
  return text.slice(start, end);
}

/** `former`, `now` or `art. 5,` between a name and its section. */
function skipFormer(text: string, at: number, limit: number): number {
  const word = wordBefore(text, at, limit);
  return word === 'former' || word === 'now' || word === 'then'
    ? skipSpacesBack(text, at - word.length, limit)
    : at;
}
