/** The whole citation around a code or journal that was hit by its number: `42 U.S.C. § 1983 (2018)`, `93 Harv. L. Rev. 1, 12 (1979)`. */
import type { BalancedBrackets } from '../balanced-brackets';
import { collapse } from '../../../text/collapse';
import type { CodeCitation } from '../../found-citation';
import type { ReporterHit, TitledCodeHit } from '../numbered-hit';
import { surroundCode, type CodeCore } from './surround-code';

/** `42 U.S.C. § 1983`, `82 Stat. 6`. */
export function surroundTitledCode(
  text: string,
  hit: TitledCodeHit,
  least: number,
  brackets: BalancedBrackets,
): CodeCitation {
  const { start, end, code, title, section, year } = hit;
  const core: CodeCore = {
    kind: code.kind,
    code: code.name,
    title,
    section: collapse(text.slice(section.start, section.end)),
    year,
    start,
    end,
  };
  if (code.name === 'Stat.') {
    const [act, passed] = actBefore.exec(text.slice(Math.max(least, start - FARTHEST_ACT), start)) ?? [];
    if (act !== undefined && passed !== undefined)
      return surroundCode(text, { ...core, year: passed }, start - act.length, least, brackets);
  }
  const titleWord = titleBefore.exec(text.slice(Math.max(least, start - 8), start));
  return surroundCode(text, core, start - (titleWord?.[0].length ?? 0), least, brackets);
}

const titleBefore = /(?:Title|title|tit\.)\s{1,3}$/;
const FARTHEST_ACT = 90;
/** `Act of June 25, 1948, ch. 646, § 1332, `, `act of June 6, 1900 (` */
const actBefore =
  /[aA]ct(?:\sof)?\s[A-Z][a-z]{2,8}\.?\s\d{1,2},\s?(1[789]\d\d|20\d\d)(?:,\s(?:(?:ch?|[cC]hap)\.\s\d{1,4},\s)?(?:§{1,2}\s?[\w().–-]{1,12},\s)?|\s(\())$/;

/** `93 Harv. L. Rev. 1, 12 (1979)`. */
export function surroundJournal(
  text: string,
  hit: ReporterHit,
  least: number,
  brackets: BalancedBrackets,
): CodeCitation | null {
  if (hit.source.kind !== 'journal' || hit.form !== 'full') return null;
  const core: CodeCore = {
    kind: 'secondary',
    code: hit.source.name,
    title: hit.volume,
    section: hit.page,
    start: hit.start,
    end: hit.end,
  };
  return surroundCode(text, core, hit.start, least, brackets);
}
