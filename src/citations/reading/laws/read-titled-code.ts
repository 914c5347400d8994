/** What follows a title or volume and the letters of a code: `42 U.S.C. § 1983`, `75 Fed. Reg. 12,345`. */
import { isWordCharacter, skipDots } from '../../../text/character-classes';
import { matchAt, matchEnd } from '../../../text/match-at';
import type { Code } from '../../facts/code';
import type { TitledCodeHit } from '../numbered-hit';
import type { BeginsCitation } from '../read-pin-cite';
import { readSections, type SectionSpan } from './read-section';
import { noteCallBehind } from './section-shape';

/** The title begins at `start`; the letters end at `lettersEnd`. `beginsCitation` tells what is no section but another citation. */
export function readTitledCode(
  text: string,
  start: number,
  titleEnd: number,
  lettersEnd: number,
  code: Code,
  beginsCitation: BeginsCitation,
): TitledCodeHit | null {
  // "28 U.S.C . § 1331", as scans have it
  const nameEnd = skipDots(text, text.startsWith(' . ', lettersEnd) ? lettersEnd + 2 : lettersEnd);
  const section =
    code.form === 'volumePage'
      ? readLawPage(text, nameEnd, titleEnd - start === 4)
      : readTitledSection(text, nameEnd, beginsCitation);
  if (!section || (section.start === nameEnd && isWordCharacter(text.charCodeAt(nameEnd - 1)))) return null;
  const end =
    section.end -
    noteCallBehind(
      code.name,
      text.slice(section.start, section.end),
      text.slice(section.end, section.end + 8),
    );
  // "3 CCR 702-4" is Colorado's, "8 CCR § 11040" California's.
  const isColorado = code.name === 'Cal. Code Regs.' && /^\d{3,4}-\d/.test(text.slice(section.start, end));
  // "21 O.S. 2011, § 701"
  const [year] = /(?<!t\.?\s)(?:1[89]|20)\d\d/.exec(text.slice(nameEnd, section.start)) ?? [];
  return {
    form: 'code',
    code: isColorado ? { ...code, name: 'Colo. Code Regs.' } : code,
    start,
    end,
    title: text.slice(start, titleEnd),
    section: { ...section, end },
    year,
  };
}

function readTitledSection(text: string, at: number, beginsCitation: BeginsCitation): SectionSpan | null {
  // "21 O.S. 2011, § 701", "21 O.S.Supp.2019, § 701": the edition; "26 U.S.C. (I.R.C.) § 61", "(22 NYCRR) § 202.48"
  const edition = matchEnd(
    /(?:\s{0,3}(?:Supp\.\s?)?(?:1[89]|20)\d\d(?:\sSupp\.)?,?\s{1,3}|\s\((?:1[89]|20)\d\d\sed\.(?:,?\sSupp\.\s?[IVX\d]{1,4})?\),?\s{1,3}|\s\([A-Z.\s]{2,9}\)\s|[)\]]\s)(?=§|[sS]ec)/y,
    text,
    at,
  );
  if (edition > 0) return readSections(text, edition, beginsCitation);
  // "3 C.F.R., 1959–1963 Comp., p. 448": a page of the President's papers
  const compiled = matchEnd(
    /,?\s{1,3}(?:19|20)\d\d(?:[-\u2010-\u2013](?:19|20)?\d\d)?\sComp\.,?\s{1,3}(?:(?:at|pp?\.)\s{0,2})?(?=\d)/y,
    text,
    at,
  );
  if (compiled > 0) return readSections(text, compiled, beginsCitation);
  // "5 U.S.C. app. 3 § 6": an act of the appendix; "28 U.S.C. App., p. 576"
  const appendix = matchAt(
    /[,\s]{0,3}((?:app\.\s{1,2}\d{1,2}[A-Z]?)(?=,?\s{1,2}§)|(?:app\.,?\s{1,2})?pp?\.\s{0,2}(?=\d))/iy,
    text,
    at,
  );
  if (appendix?.[1] !== undefined) {
    const end = at + appendix[0].length;
    const sections = readSections(text, end, beginsCitation);
    return sections && { ...sections, start: end - appendix[1].length };
  }
  // "29 C.F.R. Part 1910", "231 Pa. Code Rule 1035", "735 ILCS Ann. 5/2"; "28 U.S.C. $ 1331", a slip of the keyboard
  const [word = ''] =
    matchAt(
      /[,\s]{0,3}(?:(?:Ann\.?|Annotated|\((?:West|Supp\.?)[^)]{0,12}\))[,\s]{0,3})?(?:(?:part|pt\.)\s\d{1,4},\s(?=§|sec)|(?:parts?|pts?\.|following|foll\.|subparts?|subpt\.|app\.|ch\.|chs\.|chapter|rules?|r\.)\s{0,3}(?=[\d§]|sec)|\$\s?(?=\d))?/iy,
      text,
      at,
    ) ?? [];
  const sections = readSections(text, at + word.length, beginsCitation, { plural: /s\.?\s*$/.test(word) });
  const end = sections && /p(?:ar)?t/i.test(word) ? matchEnd(subpart, text, sections.end) : -1;
  return sections && end > 0 ? { ...sections, end } : sections;
}

/** `pt. 404, subpt. P, app. 1, § 12.04(B)` */
const subpart =
  /(?:,\s(?:sub(?:part|pt\.)|app(?:endix|\.))(?:\s[A-Z\d]{1,6}(?![\w.]\w)|(?=\s§))){1,2}(?:,?\s§\s?[\d.]{1,8}(?:\(\w{1,3}\)){0,4})?/iy;

/** `2023 Iowa Acts ch. 73, § 2` */
const sectionOfChapter =
  /,\s(?:art\.\s\d{1,2},\s)?§{1,2}\s?\d{1,4}(?:\.\d{1,3})?(?:[-\u2010-\u2013]\d{1,4})?(?![\w-])/y;

/** `75 Fed. Reg. 12,345, 12,350`, `1999 Cal. Stat. ch. 12`. */
function readLawPage(text: string, at: number, isSession: boolean): SectionSpan | null {
  // "1987 Ala. Acts 87-185": an act is numbered within its year.
  const page =
    /[,\s]{0,3}(?:(?:ch\.|No\.|Act|c\.|at)\s{0,2})?([SHED]?\d{1,3}(?:,\d{3}){1,2}|(?<=Acts[,\s]{0,3}(?:(?:No\.|Act)\s)?)\d{2,4}-\d{1,4}|[SHED]?\d{1,6}(?:\([a-z]\))?)(?![\w%/])/y;
  page.lastIndex = at;
  const match = page.exec(text);
  if (match?.[1] === undefined) return null;
  const end = page.lastIndex;
  return {
    start: end - match[1].length,
    end: isSession ? Math.max(end, matchEnd(sectionOfChapter, text, end)) : end,
    marked: false,
  };
}
