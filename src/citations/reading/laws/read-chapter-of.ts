/**
 * Laws that are named with their chapter or title: `chapter 239, Session Laws of 1977`, `title 49, section 20 (11), USCA`,
 * `chapter 49.60 RCW`, and England's by the king's year, `13 Eliz. c. 5`.
 */
import type { BalancedBrackets } from '../balanced-brackets';
import { isDigit, skipDigits } from '../../../text/character-classes';
import { collapse } from '../../../text/collapse';
import { matchAt, matchEnd, startBefore } from '../../../text/match-at';
import type { CodeCitation } from '../../found-citation';
import { readSections } from './read-section';
import { codeOf, federalCode, readLawOf } from './read-section-of';
import { surroundCode, type CodeCore } from './surround-code';

/** `at` is the first digit of the chapter or title; `null` where no such word stands before it or no law behind. */
export function readChapterOf(
  text: string,
  at: number,
  least: (at: number) => number,
  brackets: BalancedBrackets,
): CodeCitation | null {
  const start = startBefore(before, text, at, 0);
  const core =
    start < 0
      ? readRegnal(text, at, least)
      : /[tT]/.test(text.charAt(start))
        ? readTitle(text, start, at)
        : (readChapter(text, start, at) ?? readChapterOfCode(text, start, at) ?? readRegnal(text, at, least));
  if (!core) return null;
  const reach = least(at);
  return core.start < reach ? null : surroundCode(text, core, core.start, reach, brackets);
}

/** New Mexico's `20.2.72.200 NMAC`, Montana's `24.9.107, ARM` and Virginia's `12VAC5-410-230`: the number stands before its code, or around it. */
export function readNumberBeforeCode(
  text: string,
  at: number,
  least: (at: number) => number,
  brackets: BalancedBrackets,
): CodeCitation | null {
  const end = skipDigits(text, at);
  const isVirginian = text.charCodeAt(end) === 86; /* V */
  if (!isVirginian && !isDigit(text.charCodeAt(end + 1))) return null;
  const [whole = '', section, title] = matchAt(isVirginian ? ofVirginia : numberOfNewMexico, text, at) ?? [];
  if (section === undefined) return null;
  const core: CodeCore = {
    kind: 'regulation',
    code: title !== undefined ? 'Va. Admin. Code' : whole.endsWith('M') ? 'Mont. Admin. R.' : 'N.M. Code R.',
    title,
    section,
    start: at,
    end: at + whole.length,
  };
  return surroundCode(text, core, at, least(at), brackets);
}

const numberOfNewMexico =
  /(\d{1,2}(?:\.\d{1,4}){2,3}(?:\(?\w\)){0,4})(?:,?\s{1,3}N\.?M\.?A\.?C|,\s{1,3}A\.?R\.?M)(?!\w)/y;

const ofVirginia =
  /(?=\d{1,2}VAC(\d{1,3}-\d{1,4}(?:-\d{1,4})?(?:\(\w\)){0,3}))(\d{1,2})VAC[\d-]{3,12}(?:\(\w\)){0,3}/y;

const before =
  /(?<=(?<![^\s([“"])((?:[cC]hap(?:ters?|\.)|[cC]hs?\.|(?:[aA]ct|Law)(?:\sNo\.)?|[tT]itle|[tT]it\.)\s{1,20}))/y;

function readChapter(text: string, start: number, at: number): CodeCore | null {
  const match =
    matchAt(chapterOfSession, text, at) ??
    matchAt(/[aAL]/.test(text.charAt(start)) ? actOfYear : chapterOfFlorida, text, at);
  const [whole = '', section, year] = match ?? [];
  if (section === undefined) return null;
  const end = at + whole.length;
  return { kind: 'statute', code: 'Laws', section, year, start, end };
}

const chapterOfSession =
  /(\d{1,4}(?:-\d{1,4})?),?\s{1,20}(?:of\s{1,20}(?:the\s{1,20})?)?(?:[A-Z][a-z]{2,12}\.?\s{1,20}){0,2}(?:Laws|Acts|Statutes|Stats\.|S\.\s?L\.)(?:\s{1,20}of)?,?\s{1,20}((?:1[789]|20)\d\d)(?!\d)/y;

/** Louisiana's `Act No. 161 of 1932, § 5`, Puerto Rico's `Law No. 80 of May 30, 1976` */
const actOfYear =
  /(\d{1,4})\sof\s(?:[A-Z][a-z]{2,8}\s\d{1,2},\s)?((?:1[89]|20)\d\d)(?:,\s§{1,2}\s?\d{1,3})?(?!\w)/y;

/** `ch. 2023-15, § 30, Laws of Fla.`: the year is part of the number. */
const chapterOfFlorida =
  /((?:(20\d\d)|\d\d)-\d{1,3}(?:(?:,\s|,?\sand\s)\d\d(?:\d\d)?-\d{1,3}){0,4})(?:,\s{1,3}§{1,2}\s?[\d-]{1,7})?(?:,\sat\s\d{1,4})?,\s{1,3}Laws\sof\sFl(?:a\.|orida)/y;

/** `chapter 49.60 RCW`, `chapter 93A of the General Laws`; a chapter of the Bankruptcy Code is a kind of case. */
function readChapterOfCode(text: string, start: number, at: number): CodeCore | null {
  const [section] = matchAt(chapterNumber, text, at) ?? [];
  if (section === undefined) return null;
  const numberEnd = at + section.length;
  const ofEnd = matchEnd(/,?\s{1,20}of\s{1,20}(?:the\s{1,20})?/y, text, numberEnd);
  const place =
    ofEnd > 0
      ? ofEnd
      : matchEnd(
          /,?\s{1,20}(?=RCW|Fla\.\sStat|F\.S\.|R\.C\.W\.|ORS|RSMo|NRS|HRS|N\.D\.C\.C\.|SDCL|[A-Z][a-z]{3,10}\s(?:Revised\s)?Statutes(?!\s§|,\s§))/y,
          text,
          numberEnd,
        );
  if (place < 0) return readLetteredChapter(text, start, at);
  const core = readLawOf(text, start, place, section);
  return core?.kind === 'statute' && core.title === undefined && core.code !== 'Bankruptcy Code'
    ? core
    : null;
}

const chapterNumber = /\d{1,4}(?:[A-Z]?\.\d{1,3})?[A-Z]{0,2}(?:-\d{1,3}[A-Z]?)?(?![\w(])/y;

/** `29 Car. II, c. 3, § 4`; `at` is the chapter. */
function readRegnal(text: string, at: number, least: (at: number) => number): CodeCore | null {
  // "c. ", "ch. ", "cap. "
  if (text.charAt(at - 2) !== '.' || !'chp'.includes(text.charAt(at - 3))) return null;
  const from = Math.max(least(at), at - 44);
  const [, reign = '', king = ''] = regnal.exec(text.slice(from, at)) ?? [];
  if (king === '') return null;
  const [section = ''] =
    matchAt(/\d{1,3}(?:,?\s{1,2}(?:§{1,2}|s\.|sec\.)\s{0,2}\d{1,3})?(?![\w-])/y, text, at) ?? [];
  const start = text.lastIndexOf(reign, at);
  return section === ''
    ? null
    : {
        kind: 'statute',
        code: collapse(king),
        title: reign.slice(0, reign.indexOf(king)).trim(),
        section: `c. ${collapse(section)}`,
        start,
        end: at + section.length,
      };
}

const regnal =
  /(?:^|[\s([])(\d{1,2}(?:\s{1,2}(?:&|and)\s{1,2}\d{1,2})?\s{1,2}((?:Car|Jac|Ann|Anne|Eliz|Geo|Hen|Edw|Wm|Will|W|Vict?|Ric|Rich|Ph|Phil)\.?(?:\s{1,2}(?:&|and)\s{1,2}(?:M|Mar|Mary)\.?)?(?:\s{1,2}(?:[IVX]{1,4}|\d)\.?)?),?\s{1,2}(?:[Ss]t(?:at)?\.\s\d,?\s)?)c(?:h|ap)?\.\s{1,2}$/;

function readTitle(text: string, start: number, at: number): CodeCore | null {
  let titleEnd = at;
  while (isDigit(text.charCodeAt(titleEnd))) titleEnd++;
  const behind = readBehindTitle(text, start, at, titleEnd);
  if (behind) return behind;
  if (text.charCodeAt(titleEnd) !== 44) return null;
  const sections = readSections(text, titleEnd, () => false);
  if (!sections?.marked) return null;
  const [named] = matchAt(federalCode, text, sections.end) ?? [];
  if (named === undefined) return null;
  const end = sections.end + named.length;
  const section = collapse(text.slice(sections.start, sections.end));
  return { ...codeOf(named), title: text.slice(at, titleEnd), section, start, end };
}

/** `Title 29 of the Code of Federal Regulations, Part 541` */
function readBehindTitle(text: string, start: number, at: number, titleEnd: number): CodeCore | null {
  const [named = ''] = matchAt(federalCode, text, titleEnd) ?? [];
  if (named === '') return null;
  const place = titleEnd + named.length;
  const part = matchEnd(/,?\s{1,20}(?:[pP]arts?|[pP]ts?\.)\s{1,3}(?=\d)/y, text, place);
  const sections = readSections(text, Math.max(place, part), () => false);
  if (!sections || (part < 0 && !sections.marked)) return null;
  const section = collapse(text.slice(sections.start, sections.end));
  return { ...codeOf(named), title: text.slice(at, titleEnd), section, start, end: sections.end };
}

/** Massachusetts' `Chapter 93A, § 11`: elsewhere the sections count through the chapters. */
function readLetteredChapter(text: string, start: number, at: number): CodeCore | null {
  const numberEnd = matchEnd(/\d{2,3}[A-Z](?=,?\s§)/y, text, at);
  const sections = numberEnd < 0 ? null : readSections(text, numberEnd, () => false);
  if (!sections || text.startsWith(' of ', sections.end)) return null;
  const section = collapse(text.slice(at, sections.end));
  return { kind: 'statute', code: 'Mass. Gen. Laws', section, start, end: sections.end };
}
