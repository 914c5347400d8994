/** Whether a number may begin a citation, by what stands before it. */
import { isDigit, isWordCharacter } from '../../text/character-classes';
import { matchEnd } from '../../text/match-at';
import type { ReporterHit } from './numbered-hit';

/** No citation begins within a word, a decimal, a sum of money or a path. */
export function mayBeginCitation(text: string, at: number): boolean {
  // A place outside the text is never asked for: the engine would read every place more slowly from then on.
  if (at === 0) return true;
  const before = text.charCodeAt(at - 1);
  // "135 *1118 Cal. Rptr.": a star page interrupts.
  if (
    isWordCharacter(before) ||
    before === 42 ||
    before === 36 ||
    before === 47 ||
    before === 35 ||
    before === 0xa7
  )
    return false;
  if (before === 46)
    return (
      !isDigit(text.charCodeAt(at - 2)) &&
      (text.charCodeAt(at - 2) !== 46 || matchEnd(pageOfEntry, text, at) < 0)
    );
  if (before === 45) return !isWordCharacter(text.charCodeAt(at - 2));
  const isLed = before === 9 || (before === 32 && '.…'.includes(text.charAt(at - 2)));
  return !isLed || matchEnd(pageOfEntry, text, at) < 0;
}

/** In a table of authorities, `§ 2056 .... 12⏎Okla. Stat. tit. 21` */
const pageOfEntry = /(?<=\t|…\s?|\.{3}\s?|\.\s\.\s)\d{1,4}\s?[\n\u2029]/y;

/** "Title 5 Ohio St. 1981" is a code. */
export function isTitle(text: string, at: number): boolean {
  return matchEnd(titleBefore, text, at) >= 0;
}

const titleBefore = /(?<=(?:Title|title|tit\.) )/y;

/** Ohio's `7th Dist. Mahoning No. 12 MA 160`: the county's letters stand between year and number. */
export function isDocketNumber(text: string, { start, reporterStart, reporterEnd }: ReporterHit): boolean {
  return (
    matchEnd(numberBefore, text, start) >= 0 && /^[A-Z]{2,4}$/.test(text.slice(reporterStart, reporterEnd))
  );
}

const numberBefore = /(?<=No\.\s)/y;
