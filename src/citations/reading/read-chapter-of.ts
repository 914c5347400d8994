/** Laws that are named behind their chapter or title: `chapter 239, Session Laws of 1977`, `title 49, section 20 (11), USCA`. */
import type { BalancedBrackets } from './balanced-brackets';
import { isDigit, isSpace } from '../../text/character-classes';
import { collapse } from '../../text/collapse';
import { matchAt, matchEnd } from '../../text/match-at';
import type { CodeCitation } from '../found-citation';
import { readSections } from './read-section';
import { surroundCode, type CodeCore } from './surround-code';

/** `at` is the first digit of the chapter or title; `null` where no such word stands before it or no law behind. */
export function readChapterOf(
  text: string,
  at: number,
  least: (at: number) => number,
  brackets: BalancedBrackets,
): CodeCitation | null {
  if (!isSpace(text.charCodeAt(at - 1)) || !lastLetters.includes(text.charAt(at - 2))) return null;
  const from = Math.max(0, at - 16);
  const word = before.exec(text.slice(from, at));
  if (word?.[1] === undefined) return null;
  const start = from + word.index + word[0].length - word[1].length;
  const core = /^[tT]it/.test(word[1]) ? readTitle(text, start, at) : readChapter(text, start, at);
  if (!core) return null;
  const reach = least(at);
  return start < reach ? null : surroundCode(text, core, start, reach, brackets);
}

/** Of `chapter`, `ch.`, `act`, `title`: a quick look before the slower one. */
const lastLetters = 'r.te';
const before = /(?:^|[\s([“"])((?:[cC]hap(?:ter|\.)|[cC]hs?\.|[aA]ct(?:\sNo\.)?|[tT]itle|[tT]it\.)\s{1,3})$/;

function readChapter(text: string, start: number, at: number): CodeCore | null {
  const [whole = '', section, year] = matchAt(chapterOfSession, text, at) ?? [];
  if (section === undefined || year === undefined) return null;
  return { kind: 'statute', code: 'Laws', section, year, start, end: at + whole.length };
}

const chapterOfSession =
  /(\d{1,4}(?:-\d{1,4})?),?\s{1,3}(?:of\s{1,3}(?:the\s{1,3})?)?(?:[A-Z][a-z]{2,12}\.?\s{1,3}){0,2}(?:Laws|Acts|Statutes|Stats\.|S\.\s?L\.)(?:\s{1,3}of)?,?\s{1,3}((?:1[789]|20)\d\d)(?!\d)/y;

function readTitle(text: string, start: number, at: number): CodeCore | null {
  let titleEnd = at;
  while (isDigit(text.charCodeAt(titleEnd))) titleEnd++;
  if (text.charCodeAt(titleEnd) !== 44) return null;
  const sections = readSections(text, titleEnd, () => false);
  if (!sections?.marked) return null;
  const end = matchEnd(federalCode, text, sections.end);
  if (end < 0) return null;
  const section = collapse(text.slice(sections.start, sections.end));
  return { kind: 'statute', code: 'U.S.C.', title: text.slice(at, titleEnd), section, start, end };
}

const federalCode =
  /,?\s{1,3}(?:of\s{1,3}(?:the\s{1,3})?)?(?:U\.?\s?S\.?\s?C(?:ode)?(?:\.?\s?A)?\.?|United\s{1,3}States\s{1,3}Code(?:\s{1,3}Annotated)?)(?!\w)/y;
