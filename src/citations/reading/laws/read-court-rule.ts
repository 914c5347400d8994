/**
 * Rules of Virginia's and New Jersey's courts, known by their colon without the state's name, `Rule 1:1`, `R. 4:46-2(c)`, and of a
 * federal district, known by its name before: `M.D. Fla. R. 3.01(g)`.
 */
import { matchAt } from '../../../text/match-at';
import type { CodeCore } from './surround-code';

/** `null` too for lines of a transcript, `R. 4:12-15`: their numbers ascend. */
export function readCourtRule(text: string, at: number): CodeCore | null {
  const second = text.charCodeAt(at + 1);
  if (text.charCodeAt(at) !== 82 || (second !== 46 && second !== 117)) return null; /* R. Ru */
  const [local = '', number] = matchAt(districtRule, text, at) ?? [];
  if (number !== undefined && district.test(text.slice(Math.max(0, at - 18), at)))
    return { kind: 'rule', code: 'L.R.', section: number, start: at, end: at + local.length };
  const [whole = '', word = '', section = '', rule = '', part = ''] = matchAt(courtRule, text, at) ?? [];
  if (section === '') return null;
  const isTranscript =
    word === 'R.' && !section.includes('(') && !(Number(part) < Number(rule) && part !== '');
  if (isTranscript) return null;
  const code = part === '' ? 'Rules of Court' : 'N.J. Ct. R.';
  return { kind: 'rule', code, section, start: at, end: at + whole.length };
}

const district = /(?:^|[\s(])(?:[NSEWCM]\.\s?)?D\.\s?(?:[A-Z][a-z]{2,5}\.?|[A-Z]\.[A-Z]\.)\s$/;
const districtRule = /(?:Rule|R\.)\s{1,2}(\d{1,3}[.-]\d{1,3}(?:\(\w{1,3}\)){0,4})(?![\w:-])/y;

const courtRule =
  /(Rules?|R\.)\s{0,2}([1-9]\d?[AB]?:(\d{1,3})[A-Z]?(?:-(\d{1,3})[A-Z]?)?(?:\(\w{1,3}\)){0,4}(?:(?:,|,?\s(?:and|&|or))\s[1-9]\d?[AB]?:\d{1,3}[A-Z]?(?:\(\w{1,3}\)){0,4}){0,4})(?![\w:-]|\s[ap]\.?m)/y;
