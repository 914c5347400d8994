/**
 * Names of laws that no table lists: `NY City Zoning Resolution`, `the Revenue Act of 1924`, `Burns' Ann. St.`, `the act of
 * June 6, 1900`. A run of capitalized words that holds a word for law; where it stands beside a section, it is what the
 * section is of.
 */
import { isAbbreviation } from '../cases/caption-words';
import { isAmong, isSpace, isUpper, skipSpaces, skipSpacesBack } from '../../../text/character-classes';
import { collapse } from '../../../text/collapse';
import { matchAt, matchEnd } from '../../../text/match-at';
import type { CodeCitation } from '../../found-citation';

export interface LawName {
  readonly name: string;
  readonly kind: CodeCitation['kind'];
  readonly start: number;
  readonly end: number;
  /** Of an act that is named by its date. */
  readonly year?: string | undefined;
}

type Kind = CodeCitation['kind'];

const kinds: ReadonlyMap<string, Kind> = new Map([
  ...named(
    'statute',
    'Code Codes Act Acts Amendments Law Laws Statute Statutes Stat Stats St Resolution Ordinance Ordinances Ord Charter Compact',
  ),
  ...named('rule', 'Rules Guidelines Guideline'),
  ...named('regulation', 'Regulations Regulation Regs Reg EO'),
  ...named('constitution', 'Constitution Const'),
]);
/** Streets and saints unless they follow one of these. */
const beforeSt = /^(?:Rev|Gen|Comp|Pub|Ann|Civ|Crim|Cr|Pen|Mun)\.?$/;
const connectives = new Set(['of', 'the', 'and', 'for', 'to', 'on', 'in', 'against', 'with', '&']);
const MOST_WORDS = 14;
const LONGEST = 120;

function named(kind: Kind, words: string): (readonly [string, Kind])[] {
  return words.split(' ').map((word) => [word, kind] as const);
}

/** The kind of law that a word names, with the word before it; `undefined` where it names none. */
function kindOf(word: string, before: string): CodeCitation['kind'] | undefined {
  const written = inSmallLetters(word.replace(/[.,;:)\]”"'’]{1,4}$/, ''));
  // "Ann.Civ.St.", as scans run words together
  const bare = written.slice(written.lastIndexOf('.') + 1);
  if (bare === 'St' && !beforeSt.test(written.split('.').at(-2) ?? before)) return undefined;
  return kinds.get(bare);
}

/** `CODE` and `Code` are one word; `ERISA` is none. */
function inSmallLetters(word: string): string {
  return /^[A-Z]{3,}$/.test(word) ? word.charAt(0) + word.slice(1).toLowerCase() : word;
}

/** Acts that are called by their letters alone. */
const acts = new Set(
  (
    'ACA CDA ESA ADA ADEA AEDPA APA BIPA CAA CADA CCPA CEPA CERCLA CFAA CLRA CMIA COBRA CUTPA CWA DGCL DLLCA DMCA DTPA DTSA ECOA EFTA ELCRA EMTALA ERISA FAA FAL FCA FCRA ' +
    'FDCA FDCPA FDUTPA FECA FEHA FELA FERPA FHA FIRREA FISA FLSA FMLA FOIA FTCA GINA HIPAA ICWA IDEA IGRA IHRA INA IRCA IWPCA LHWCA LMRA LMRDA NEPA NHPA ' +
    'NJCFA NJLAD NLRA NYCHRL NYLL NYSHRL PAGA PHRA PHSA PLRA PSLRA PWFA RCRA RESPA RFRA RLUIPA RULLCA RUPA SCA SLUSA SORNA TCHRA TCPA TILA TUTSA TVPA TVPRA ' +
    'UCCJEA UCL UFTA UIFSA USERRA UTSA UVTA VAWA VRA WLAD'
  ).split(' '),
);

/** The name that begins at `at`, behind `section 5 of the `; `null` where no law is named by more than `Act` or `Code` alone. */
export function readLawName(text: string, at: number): LawName | null {
  const dated = matchAt(datedAct, text, at);
  if (dated?.[1] !== undefined) {
    const end = at + dated[0].length;
    return { name: collapse(text.slice(at, end)), kind: 'statute', start: at, end, year: dated[1] };
  }
  if (!isUpper(text.charCodeAt(at))) return null;
  const governing = matchAt(rulesGoverning, text, at);
  if (governing) {
    const name = `Rules Governing § ${governing[1] ?? ''} Cases`;
    return { name, kind: 'rule', start: at, end: at + governing[0].length };
  }
  const letters = matchAt(capitals, text, at)?.[0] ?? '';
  if (acts.has(letters)) return { name: letters, kind: 'statute', start: at, end: at + letters.length };
  let place = at;
  let end = -1;
  let kind: CodeCitation['kind'] | undefined;
  let before = '';
  let names = 0;
  for (let count = 0; count < MOST_WORDS && place - at < LONGEST; count++) {
    const wordEnd = endOfWord(text, place);
    // "the Sherman Act.6 However", "the Federal Rules of Evidence,12 the": a note's call
    const word = text.slice(place, wordEnd).replace(/(?<=[a-z][.,;])\d{1,3}$/, '');
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
    // "Vernon's Ann. Civ. St. It follows": behind the word for law, only an abbreviation goes on with the name.
    if (
      own !== undefined &&
      word.endsWith('.') &&
      !/^(?:[A-Z][a-z]{0,5}\.|of\s|[12]\d{3})/.test(
        text.slice(skipSpaces(text, wordEnd), skipSpaces(text, wordEnd) + 8),
      )
    )
      break;
    // "the Lanham Act requires", "the Lanham Act The": only `of` or `for` leads on.
    const next = skipSpaces(text, wordEnd);
    if (
      end > 0 &&
      isName &&
      !/^(?:of|for)\s/.test(text.slice(next, next + 4)) &&
      !isUpper(text.charCodeAt(next))
    )
      break;
    before = word;
    place = next;
  }
  const name = collapse(text.slice(at, Math.max(at, end)));
  const year = /\b(1[789]\d\d|20\d\d)$/.exec(name)?.[1];
  // "the Code of 1892"
  if (kind === undefined || (names < 2 && year === undefined)) return null;
  return { name, kind, start: at, end, year };
}

/** `the act of June 6, 1900`, `act of Congress approved March 3, 1899`, `Act Feb. 2, 1903`, `the act of 1877`. */
const datedAct =
  /[aA]ct(?:\s{1,20}of)?(?:\s{1,20}Congress)?(?:\s{1,20}(?:approved|of|passed))?\s{1,20}(?:[A-Z][a-z]{2,8}\.?\s{1,20}\d{1,2}\s?[,;]\s{1,20})?(1[789]\d\d|20\d\d)(?!\d)/y;

/** `Rule 4 of the Rules Governing Section 2254 Cases` */
const rulesGoverning = /Rules\sGoverning\s(?:§\s?|[sS]ection\s)(225[45])\s(?:Cases|Proceedings)/y;
const capitals = /[A-Z]{3,8}(?![\w’'-])/y;
const commonWords = /^(?:The|This|That|Such|Said|Our|Its|A|An)$/;

function endOfWord(text: string, at: number): number {
  let end = at;
  while (
    end < text.length &&
    end - at < 40 &&
    !isSpace(text.charCodeAt(end)) &&
    !isAmong('([', text.charCodeAt(end))
  )
    end++;
  return end;
}

function withoutSigns(word: string): string {
  const sign = /[,;:)\]”"’]{1,4}$/.exec(word);
  const bare = sign ? word.slice(0, sign.index) : word;
  return bare.endsWith('.') && !isShortened(bare) ? bare.slice(0, -1) : bare;
}

function isShortened(word: string): boolean {
  const bare = inSmallLetters(word.replace(/[.,]{1,2}$/, ''));
  return /^(?:Ann|Ord|Pen)$/.test(bare) || (isAbbreviation(bare) && !/^\d/.test(bare));
}

/** A comma, a closing sign or a full stop that is no abbreviation's. */
function endsName(word: string): boolean {
  return isAmong(',;:)]”"', word.charCodeAt(word.length - 1)) || (word.endsWith('.') && !isShortened(word));
}

/**
 * The name that ends before the section sign or `Rule` at `at`: `NY City Zoning Resolution former § 12-10`, `Comp. Laws, § 3`,
 * `Administrative Code of City of NY § 15-111`, `ERISA § 502`, `Alaska Criminal Rule 42`.
 */
export function readLawNameBefore(text: string, at: number, least: number): LawName | null {
  const limit = Math.max(least, at - LONGEST);
  let place = skipFormer(text, skipSpacesBack(text, at, limit), limit);
  const sign = text.charCodeAt(place - 1);
  // "Disabilities Act; Section 504": two laws.
  if (sign === 59) return null;
  const end = sign === 44 ? place - 1 : place;
  let start = -1;
  let kind: CodeCitation['kind'] | undefined;
  let names = 0;
  let next = '';
  for (let count = 0; count < MOST_WORDS; count++) {
    const word = wordBefore(text, place, limit);
    // Before another word of the name, a comma or a full stop ends what stood before it.
    if (word.text === '' || introducers.test(word.text)) break;
    // "the Oregon Code. Section 219": a sentence ends between them.
    if (next === '' && isWhole.test(word.text)) return null;
    // "How. Stat.": an abridger's name.
    if (
      next !== '' &&
      endsName(word.text) &&
      !(/^Stats?\.,?$/.test(next) && /^[A-Z][a-z]{1,7}\.$/.test(word.text))
    )
      break;
    if (count === 0 && marylandArticles.test(word.text) && matchEnd(marylandSection, text, at) > 0)
      return { name: 'Md. Code', kind: 'statute', start: word.start, end };
    if (count === 0 && isCalledByLetters(word.text))
      return { name: word.text.replace(/,$/, ''), kind: 'statute', start: word.start, end };
    const isName = isUpper(word.text.charCodeAt(0));
    if (!isName && !connectives.has(word.text) && !isEdition(word.text)) break;
    if (isName) {
      start = word.start;
      if (!commonWords.test(word.text)) names++;
    }
    if (kind === undefined) {
      kind = count === 0 && /^[rR]ule/.test(text.slice(at, at + 4)) ? ruleOf(word.text) : undefined;
      kind ??= kindOf(word.text, wordBefore(text, word.start, limit).text);
      if (kind === undefined ? count > FARTHEST_LAW : !mayFollowLaw(next)) return null;
    }
    next = word.text;
    place = word.start;
    if (word.isOpened || place <= limit) break;
  }
  if (kind === undefined || kind === 'constitution' || start < 0 || names < 2) return null;
  const name = collapse(text.slice(start, end)).replace(/^(?:The|This|Our|Its) /, '');
  if (notLaws.test(name)) return null;
  const section = text.slice(at, at + 9).replace(/^\D+/, '');
  return { name, kind: isTitleOfBook(text, start, name, section) ? 'secondary' : kind, start, end };
}

/**
 * Whether what stands before `at` makes a book of a law's name: `4 White & Summers, Uniform Commercial Code § 30-7`, `See Summers,
 * Labor Law § 4`. Without volume, initials and signal it may be any word of the sentence ("However, Labor Law § 240"), unless the
 * section counts through chapters, `Larson's Workers' Compensation Law § 14.01`.
 */
export function isTitleOfBook(text: string, at: number, name: string, section: string): boolean {
  const before = text.slice(Math.max(0, at - 60), at);
  if (volumeAndAuthors.test(before) || /^Law of |Commentary|Handbook of/.test(name)) return true;
  return (
    /^(?!N\.?\s?Y|Penal).*Law$/.test(name) &&
    (authorBehindSignal.test(before) || (/^\d{1,3}[.:]\d\d?(?!\d)/.test(section) && authorAlone.test(before)))
  );
}

const volumeAndAuthors =
  /(?:^|[\s(])(?:\d{1,2}[A-Z]{0,2}\s(?:[A-Z][\w.’'-]{0,15}\s){0,3}|(?:[A-Z]\.\s?){1,2})[A-Z][\w’'-]{2,15}(?:(?:,\s|\s(?:&|and)\s)(?:[A-Z]\.\s?){0,2}[A-Z][\w’'-]{2,15}){0,2}(?:(?:\set\sal\.)?,\s|(?<=['’]s)\s|\son\s(?:the\s)?)(?:Uniform\s)?$/;
const authorBehindSignal =
  /\b(?:[sS]ee|[cC]f\.|also|citing|quoting)\s[A-Z][\w’'-]{2,15}(?:\s(?:&|and)\s[A-Z][\w’'-]{2,15})?,\s$|Handbook\sof\s(?:[A-Z][a-z]+\s)?$/;
const authorAlone = /(?:^|[\s(])(?!Law|Act|Code)[A-Z][\w’'-]{2,15}(?:,|(?<=['’]s))\s$/;

/** Maryland's courts call the articles of its code by name or two letters, `Health-Gen. § 19-906`, `HG § 19-906`, and its sections have their title before a hyphen. */
const marylandArticles =
  /^(?:Health-(?:Gen|Occ)\.|AB|AG|BO|BR|CA|CJ|CL|CP|CR|CS|ED|EL|EN|ET|FI|FL|GP|HG|HO|HS|IN|LE|LG|LU|NR|PS|PU|RP|SF|SG|SP|TG|TP|TR)$/;
const marylandSection = /§{1,2}\s?\d{1,2}(?:\.5)?[A-Z]?-\d{3,4}(?![\w-])/y;

/** So many words may stand between the word for law and the section: `Code of City of NY`. */
const FARTHEST_LAW = 5;

/** Books about the law. */
const notLaws =
  /^(?:[A-Z]|[IVX]+)\. |^\S+ on |Work(?:er|men).{2} Compensation Law|Jurisprudence|(?:Applicable|Common|Federal) Law$|Restatement|Treatise|Handbook|Conflict of Laws|Jur\b|C\. ?J\. ?S\.|Book \d|Law Review|Dictionary|Digest|International Law/;

/** Between the word for law and the section stand an edition, a state (`Civ. Code Or.`), or what it is the law of. */
function mayFollowLaw(word: string): boolean {
  const bare = word.replace(/[.,]{1,2}$/, '');
  return (
    bare === '' ||
    bare === 'of' ||
    isEdition(bare) ||
    /^(?:Ann|ANN|Annotated|Supp|SUPP|Or|S|U|U\.S|Ala|Cal|Wash|Minn|Mo|Wis|N\.Y)$/.test(bare)
  );
}

function isEdition(word: string): boolean {
  return /^(?:1[789]|20)\d\d,?$/.test(word);
}

/** `ERISA`, and codes of places: `R.C.G.O.` */
function isCalledByLetters(word: string): boolean {
  const bare = word.replace(/,$/, '');
  return (
    acts.has(bare) ||
    (/^(?:[A-Z]\.){3,5}[A-Z]?\.?$/.test(bare) && !/^(?:C\.J\.S|R\.C\.L|A\.L\.R)\.$/.test(bare))
  );
}

/** `Alaska Criminal Rule 42`, `Hawaii Family Court Rule 128`. */
function ruleOf(word: string): CodeCitation['kind'] | undefined {
  return /^(?:Criminal|Civil|Appellate|Evidence|Trial|Court|Procedural)$/.test(word) ? 'rule' : undefined;
}

/** A word of a law's name that is not shortened, with a full stop. */
export const isWhole = /(?:Procedure|Evidence|Order|Code|Rules?|Statutes|Law|Act|Conduct)\.$/;

const introducers =
  /^(?:See|Under|In|By|And|But|When|While|Where|If|As|Since|Because|Although|That|Cf\.|Also|Accord|Pursuant|Per|With|To|For|Both|Compare|Id\.)$/;

interface WordBefore {
  readonly text: string;
  /** Behind opening signs. */
  readonly start: number;
  readonly isOpened: boolean;
}

function wordBefore(text: string, at: number, limit: number): WordBefore {
  const end = skipSpacesBack(text, at, limit);
  let start = end;
  while (start > limit && !isSpace(text.charCodeAt(start - 1))) start--;
  const opening = /^[[(“"‘{]{1,2}/.exec(text.slice(start, end))?.[0].length ?? 0;
  return { text: text.slice(start + opening, end), start: start + opening, isOpened: opening > 0 };
}

/** `former`, `now` or `then` between a name and its section. */
function skipFormer(text: string, at: number, limit: number): number {
  const word = wordBefore(text, at, limit).text;
  return word === 'former' || word === 'now' || word === 'then'
    ? skipSpacesBack(text, at - word.length, limit)
    : at;
}
