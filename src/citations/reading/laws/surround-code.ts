/** A statute, rule or journal: its core with the signal before and the year and parentheticals behind. */
import type { BalancedBrackets } from '../balanced-brackets';
import { isLower, skipSpaces } from '../../../text/character-classes';
import { collapse } from '../../../text/collapse';
import { matchAt, matchEnd } from '../../../text/match-at';
import type { CodeCitation } from '../../found-citation';
import { readPinCite } from '../read-pin-cite';
import { beginsNumberedCitation } from '../cases/read-reporter-citation';
import { addSurroundings } from '../add-surroundings';
import { readSignal } from '../read-signal';
import { isWeight } from '../parenthetical-kind';

export type CodeCore = Pick<CodeCitation, 'kind' | 'code'> & {
  readonly title?: string | undefined;
  readonly section?: string | undefined;
  readonly year?: string | undefined;
  readonly start: number;
  readonly end: number;
  /** It ends with the volume and page where the law is printed. */
  readonly isPrinted?: boolean;
};

/** `nameStart`: where the name begins, of which the core may be a later part; `least`: how far back a signal may stand. */
export function surroundCode(
  text: string,
  core: CodeCore,
  nameStart: number,
  least: number,
  brackets: BalancedBrackets,
): CodeCitation {
  const signal = readSignal(text, nameStart, least);
  const { start, kind, code, title, section } = core;
  const printed = kind === 'rule' && ofMassachusetts.test(code) ? matchEnd(printedRule, text, core.end) : -1;
  const isPrinted = printed > 0 || core.isPrinted === true;
  const end = Math.max(core.end, printed);
  // "U.S.S.G. § 2B1.1 cmt. n.3(A) (2018)"
  let tailStart = code === 'U.S.S.G.' ? Math.max(end, matchEnd(commentary, text, end)) : end;
  if (kind === 'secondary' || kind === 'regulation' || code === 'Stat.' || isPrinted) {
    const pin = readPinCite(text, end, beginsNumberedCitation);
    if (pin && kind !== 'regulation') tailStart = pin.end;
    else if (pin) tailStart = skipFederalPages(text, end);
  }
  const tail = readCodeParentheses(text, tailStart, brackets);
  const citation: Draft = {
    kind,
    start,
    end,
    fullStart: nameStart,
    fullEnd: tail.end,
    code,
  };
  if (title !== undefined) citation.title = title;
  // "§ 11-46- 11": a line ended behind the hyphen; "404(b )" and "78m(d)(l)" of a scan
  if (section !== undefined) citation.section = section.length < 3 ? section : asPrinted(section, code);
  const year = tail.year ?? core.year;
  if (year !== undefined) citation.year = year;
  addSurroundings(citation, signal, tail);
  return citation;
}

const ofMassachusetts = /^(?:Mass\.|S\.J\.C\.) R/;
/** `, 365 Mass. 824 (1974)`, `, as appearing in 435 Mass. 1501 (2001)`: where Massachusetts prints its rules; no opinion begins there. */
const printedRule =
  /(?:(?:\s\((?:19|20)\d\d\))?,\s{1,3}(?:as\s(?:amended|appearing|inserted)(?:,|\sby|\sin)?\s{1,3}\d{3}\sMass\.\s\d{1,4}|\d{3}\sMass\.\s(?:[789]|1\d)\d\d)(?![\d-]|,\s\d{2,3}\sN\.)){1,4}/y;

function asPrinted(section: string, code: string): string {
  return section
    .replace(/(?<=\d[-\u2010-\u2014]) (?=\d)| (?=\))/g, '')
    .replace(/(?<=\([a-z]\))\(l\)/g, '(1)')
    .replace(/©/g, /^(?:Mich|Ohio|Ind)/.test(code) ? '(C)' : '(c)');
}

const commentary =
  /,?\s(?:cmt\.|comment\.|commentary|app\.\snotes?)(?:\s\(?n(?:n?\.|otes?\s)\s?\d{1,2}(?:\(\w{1,3}\)){0,4}\)?)?/y;

type Draft = { -readonly [Field in keyof CodeCitation]: CodeCitation[Field] };

/** `, 12,350`: a pin cite into the Federal Register. */
function skipFederalPages(text: string, at: number): number {
  return Math.max(at, matchEnd(federalPages, text, at));
}

const federalPages =
  /(?:\s{0,4},\s{0,2}(?:at\s)?(?:\d{1,3}(?:,\d{3}){1,2}|\d{4,6})(?:[-\u2010-\u2013]\d{1,3}(?:,\d{3})?)?){0,6}(?:,?\s(?:&\s)?nn?\.\s?\d{1,3}(?:[-\u2010-\u2013]\d{1,3})?)?(?!\d)/y;

const yearInBrackets = /\[((?:1[89]|20)\d\d)(?:\sed\.[^\][]{0,20})?\]/y;
const MOST_PARENTHESES = 4;
/** `(Act June 6, 1900, c. 786)`: another law, not the edition. */
const ownLaw = /^Act\b|\bStat\.\s\d|,\sch?\.\s\d/;

function readCodeParentheses(
  text: string,
  at: number,
  brackets: BalancedBrackets,
): { year: string | undefined; explanations: string[]; end: number } {
  let end = at;
  let year: string | undefined;
  const explanations: string[] = [];
  for (let count = 0; count < MOST_PARENTHESES; count++) {
    const open = skipSpaces(text, end);
    // West Virginia's "Code, 49-5-13(b) [1980]", Massachusetts' "G.L. c. 124, § 1 [1984 ed.]"
    const bracketed =
      year === undefined && count === 0 && text.charCodeAt(open) === 91
        ? matchAt(yearInBrackets, text, open)
        : null;
    if (bracketed?.[1] !== undefined) {
      year = bracketed[1];
      end = open + bracketed[0].length;
      continue;
    }
    if (text.charCodeAt(open) !== 40) break;
    const close = brackets.closingOf(open);
    if (close < 0) break;
    const content = collapse(text.slice(open + 1, close));
    const edition =
      year === undefined && count === 0 && !ownLaw.test(content)
        ? /(?:^|[\s.,])((?:1[6-9]|20)\d\d)(?:$|[\s,;&)–-])/.exec(content)
        : null;
    if (
      edition?.[1] !== undefined &&
      content.length < 60 &&
      (!isLower(content.charCodeAt(0)) || /^(?:eff\.|daily ed\.) /.test(content))
    )
      year = edition[1];
    else if (/^(?:\w|[ivx]{1,4})$/.test(content)) break;
    else if (!isWeight(content)) explanations.push(content);
    end = close + 1;
  }
  return { year, explanations, end };
}
