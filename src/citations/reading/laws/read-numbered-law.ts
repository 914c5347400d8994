/**
 * Laws that are known by their number, or by year and chapter: `Pub. L. No. 107-56, § 215, 115 Stat. 272`, `Rev. Proc. 2010-12`,
 * `Laws of 1988, ch. 94`.
 */
import { collapse } from '../../../text/collapse';
import { matchAt, matchEnd } from '../../../text/match-at';
import type { Code } from '../../facts/code';
import { beginsNumberedCitation } from '../cases/read-reporter-citation';
import { readSections, skipSectionSign } from './read-section';
import type { CodeCore } from './surround-code';

/** The name begins at `at` and ends at `nameEnd`. */
export function readNumberedLaw(text: string, at: number, nameEnd: number, code: Code): CodeCore | null {
  // New Jersey's "P.L. 1915, p. 182"
  const isSession = code.kind === 'statute' && code.name !== 'Ordinance No.';
  const session = isSession ? readSession(text, at, nameEnd) : null;
  if (session) return session;
  const [whole = '', section = ''] = matchAt(number, text, nameEnd) ?? [];
  let end = nameEnd + whole.length;
  const act = code.name === 'Pub. L. No.' ? actBefore.exec(text.slice(Math.max(0, at - 60), at)) : null;
  if (act?.[1] !== undefined && /^\d{1,4}$/.test(section)) {
    const start = at - act[0].length;
    return {
      kind: 'statute',
      code: 'Pa. Laws',
      year: act[1],
      section,
      start,
      end: Math.max(end, matchEnd(actNumber, text, end)),
    };
  }
  if (section === '' || !isNumbered(text.slice(at, end), section, code, text, end)) return null;
  end = Math.max(end, matchEnd(congress, text, end));
  const part = Math.max(end, matchEnd(division, text, end));
  const sections = skipSectionSign(text, part).marked
    ? readSections(text, part, beginsNumberedCitation)
    : null;
  end = sections?.end ?? end;
  const printed = matchEnd(printedPlace, text, end);
  return {
    kind: code.kind,
    code: code.name,
    section,
    start: at,
    end: Math.max(end, printed),
    ...(printed > 0 && { isPrinted: true }),
  };
}

const number =
  /[,\s]{0,3}(?:Nos?\.?\s{0,3})?(\d{7,9}|\d{3}R(?!\w)|[A-Z]{1,3}-\d{1,4}|\d{2,4}-\d\d-\d{3}|\d{1,5}(?:[-\u2010-\u2014]\s{0,2}\d{1,5}p?(?![\d-])|\.\d{2,3}(?:\.\d{1,4})?)?(?:,\d{3})?)/y;
const division = /,\s{1,2}(?:[tT]it|[dD]iv|[pP]t)\.\s(?:[IVXL]{1,6}|[A-Z\d]{1,3})(?=,)/y;
/** `, 79th Cong., 1st Sess. 3`: each Congress numbers its reports anew. */
const congress =
  /,\s{1,3}\d{1,3}(?:th|st|[nr]?d)\sCong\.(?:,\s{1,3}\d(?:st|[nr]?d)\sSess\.)?(?:\s\d{1,4}(?=\s\())?/y;
/** `, 115 Stat. 272`, `, 2010-3 I.R.B. 272`: where the same law is printed. */
const printedPlace =
  /,\s{1,3}\d{1,4}(?:[-\u2010-\u2013]\d{1,2})?\s{1,3}(?:Stat\.|WL|I\.\s?R\.\s?B\.|C\.\s?B\.)\s{1,3}\d{1,8}(?!\w)/y;

/** Pennsylvania's `Act of June 2, 1915, P.L. 736, No. 338`: a page of its pamphlet laws. */
const actBefore = /[aA]ct\sof\s[A-Z][a-z]{2,8}\.?\s\d{1,2},\s((?:1[789]|20)\d\d),\s$/;
const actNumber = /,\sNo\.\s\d{1,4}(?![\w-])/y;

const bill = /^(?:H\.R\.|S\.|.+ Res\.)$/;
const letterRuling = /^(?:\d{7,9}|\d{2,4}-\d\d-\d{3})$/;
const ofCongress = /^\d{2,3}[-\u2010-\u2013]\d/;
const shapes: Readonly<Record<string, RegExp>> = {
  'I.R.S. Notice': /^(?:19|20)?\d\d-\d{1,3}$/,
  'I.R.S. Priv. Ltr. Rul.': letterRuling,
  'I.R.S. Tech. Adv. Mem.': letterRuling,
  'I.R.S. Gen. Couns. Mem.': /^\d\d,?\d{3}$/,
  'I.R.S. Announcement': /^(?:19|20)?\d\d-\d{1,3}$/,
  'Proclamation No.': /^\d{4,5}$/,
  'T.D.': /^(?!20[0-2]\d$)\d{4,5}$/,
  'Formal Op.': /^(?:\d{3}R?|\d{2,4}-\d{1,3})$/,
  // "S. Rep. 98-225"; "12 S. Rep. 34" was the Southern Reporter.
  'H.R. Rep. No.': ofCongress,
  'S. Rep. No.': ofCongress,
  SSR: /^\d\d-\d{1,2}p?$/,
};

/** A city's ordinances and a state's public acts: "Ordinance 5" and "Public Act 12" are too little to go by. */
function isNumbered(written: string, number: string, { name }: Code, text: string, end: number): boolean {
  // "H.R. 3230, 113th Cong.": of a bill the Congress tells.
  if (bill.test(name)) return matchEnd(congress, text, end) > 0;
  // "AGO 2017 No. 4", "AGO 12"
  if (name.endsWith(" Att'y Gen. Op."))
    return number.includes('-') || (written.includes('No.') && !/^(?:19|20)\d\d$/.test(number));
  // "Elm Corp., Exchange Act Release No. 90,112, 2020 WL 123": the number of a decision that is cited.
  if (name.startsWith('SEC ')) return !beginsNumberedCitation(text, end + 2);
  // "Commonwealth of Pa., No. 21-1"
  if (name === 'P.A.' && written.startsWith('Pa')) return false;
  const hasSection = text.startsWith(', §', end);
  // "Prop. 47, § 14"
  if (name === 'Cal. Prop.') return hasSection && /^\d{1,3}$/.test(number);
  const shape = name.startsWith('I.R.S. ') || !/[Nn]o\.|Number/.test(written) ? shapes[name] : /\d/;
  if (shape) return shape.test(number);
  // Pennsylvania's "P.L. 2897" is a page of its pamphlet laws, "On Questions of Public Law 156-157" a book.
  if (name === 'Pub. L. No.')
    return /[-\u2010-\u2014]/.test(number) ? Number.parseInt(number) < 150 : !/^P\.? ?L/.test(written);
  if (name === 'P.A.')
    return (
      /^\d{2,3}[-\u2010-\u2013]\d{3}/.test(number) ||
      ((hasSection || written.startsWith('Pub')) && /[-\u2010-\u2013]/.test(number))
    );
  return name !== 'Ordinance No.' || /\d[-–.]\d/.test(number);
}

/** `Laws of 1988, ch. 94, § 1`, `Laws 1897, p. 12`, `Acts 1929, 41st Leg., p. 578, ch. 280, § 14`: the name ends at `nameEnd`. */
export function readSession(text: string, at: number, nameEnd: number): CodeCore | null {
  const [whole = '', year = '', section] =
    matchAt(yearAndChapter, text, nameEnd) ?? matchAt(yearAndNumber, text, nameEnd) ?? [];
  if (section === undefined) return null;
  return {
    kind: 'statute',
    code: 'Laws',
    year,
    section: collapse(section),
    start: at,
    end: nameEnd + whole.length,
  };
}

/** North Carolina's `S.L. 2023-134, § 5` */
const yearAndNumber =
  /\s{1,3}((?:19|20)\d\d)-(\d{1,3}(?:,\s{1,3}§{1,2}\s{0,2}\d{1,3}(?:\.\d{1,3})?)?)(?![\w-])/y;

const yearAndChapter =
  /\s{1,3}(?:of\s)?((?:1[789]|20)\d\d),?\s{1,3}(?:\d{2}(?:st|d|nd|rd|th)\s(?:Leg|Gen)[a-z.]{1,10},?\s(?:R\.\s?S\.,?\s)?)?((?:c(?:h|hap)?(?:\.|\s)|chapter|p{1,2}\.|page|Nos?\.?|Act(?:\sNo\.)?|P\.A\.|§)\s{0,3}\d{1,4}(?:[-\u2010-\u2013]\d{1,4})?(?:,\s{1,3}(?:c(?:h|hap)?(?:\.|\s)|chapter|p{1,2}\.)\s{0,3}\d{1,4})?(?:,\s{1,3}(?:§{1,2}|[sS]ec(?:\.|tions?))\s{0,2}\d{1,4}(?:\.\d{1,3})?(?:[-\u2010-\u2013]\d{1,4})?)?)(?![\w-])/y;
