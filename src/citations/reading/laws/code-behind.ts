/** The code that stands behind its section: `§ 18-3-102, C.R.S. 2020`, `section 782.04(1), Florida Statutes`. */
import { isSpace, isUpper, skipSpaces } from '../../../text/character-classes';
import { matchAt, matchEnd } from '../../../text/match-at';
import type { Code } from '../../facts/code';
import { codeNamed } from '../../facts/codes';
import { namedSources } from '../../facts/named-sources';
import type { BeginsCitation } from '../read-pin-cite';

export interface CodeBehind {
  readonly code: Code;
  /** Of a statute behind its edition. */
  readonly end: number;
  readonly year?: string | undefined;
}

/** Of a section that ends at `sectionEnd`; a volume or a year may stand between. */
export function codeBehind(text: string, sectionEnd: number): CodeBehind | null {
  const start = matchEnd(beforeCode, text, sectionEnd);
  const named = start < 0 ? null : (codeNamedAt(text, start) ?? calledAlone(text, start));
  if (named === null || named.code.kind === 'rule') return named;
  const [edition = '', year] = matchAt(editionBehind, text, named.end) ?? [];
  return { code: named.code, end: named.end + edition.length, year };
}

export const beforeCode = /,?\s{1,20}(?:(?:\d{1,2}[A-Z]?|1[89]\d\d|20\d\d)\s)?(?=[A-Z])/y;

/** `C.R.S. 2020`, `Comp. Laws 1915`, `Code of 1923` */
export const editionBehind =
  /,?\s{1,20}(?:of\s|(?:Cum\.\s)?Supp\.\s)?(1[89]\d\d|20\d\d)(?![\w.,:-]*\d)(?:\s(?:Cum\.\s)?Supp\.)?/y;

/** "§ 5, Fla. Stat. § 7": the name that ends at `end` belongs to the next section; the number of another citation is none. */
export function isNameOfNext(text: string, end: number, beginsCitation: BeginsCitation): boolean {
  return nameOfNext.test(text.slice(end, end + 12)) && !beginsCitation(text, skipSpaces(text, end));
}

const nameOfNext =
  /^[,\s]{0,3}(?:Ann\.?\s)?(?:§|[sS]ec|tit\.|ch\.|c\.|art\.|[aA]m(?:end|ts?)\.|[Rr]\.)|^\s{1,20}\d/;

/** Wisconsin's `sec. 940.225(3), Stats.`, Iowa's `section 614.1, The Code 1973`. */
function calledAlone(text: string, place: number): { readonly code: Code; readonly end: number } | null {
  const match = matchAt(/S(?:tats|TATS)\.(?!\s[\dL])|(The\sCode)(?=[\s,.;)])/y, text, place);
  const name = match?.[1] === undefined ? 'Wis. Stat.' : 'Iowa Code';
  const code = match && codeNamed(name);
  return code ? { code, end: place + match[0].length } : null;
}

/** The longest name of a code that stands at `place` and takes sections. */
export function codeNamedAt(
  text: string,
  place: number,
): { readonly code: Code; readonly end: number } | null {
  if (!isUpper(text.charCodeAt(place))) return null;
  for (const { source, end } of namedSources().walk(text, place)) {
    if (source.kind !== 'code' || source.code.form !== 'section' || !isWrittenAsName(text, place, end))
      continue;
    // "the Federal Rules of Procedure"
    if (source.code.name === 'Fed. R.' && text.startsWith(' of ', end)) continue;
    // The dot of "Fla. Stat.", not the one behind "MCA".
    const isDotted =
      text.charCodeAt(end) === 46 &&
      (text.slice(place, end).includes('.') || beforeEdition.test(text.slice(end, end + 24)));
    return { code: source.code, end: isDotted ? end + 1 : end };
  }
  return null;
}

/** `RSMo. (Cum. Supp. 2019)` */
const beforeEdition = /^\.\s\((?:[A-Z][a-z.]{1,8}\s){0,2}(?:1[89]|20)\d\d\)/;

/** "RCW" but not "Rcw, "Compl." but not the "compl" of a word: short names without dots are all capitals. */
export function isWrittenAsName(text: string, start: number, end: number): boolean {
  if (text.charCodeAt(end) === 0x27 || text.charCodeAt(end) === 0x2019) return end - start > 12;
  if (end - start > 5) return true;
  // "Welf & I C §300"
  if (end - start === 3 && isSpace(text.charCodeAt(start + 1))) return false;
  let capitals = 0;
  for (let place = start; place < end; place++) {
    const code = text.charCodeAt(place);
    if (code === 46 || isSpace(code)) return true;
    if (isUpper(code)) capitals++;
  }
  return capitals >= 2 || text.charCodeAt(end) === 46 || end - start >= 4;
}
