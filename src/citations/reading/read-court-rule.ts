/** Rules of Virginia's and New Jersey's courts, known by their colon without the state's name: `Rule 1:1`, `R. 4:46-2(c)`. */
import { matchAt } from '../../text/match-at';
import type { CodeCore } from './surround-code';

/** `null` too for lines of a transcript, `R. 4:12-15`: their numbers ascend. */
export function readCourtRule(text: string, at: number): CodeCore | null {
  const [whole = '', word = '', section = '', rule = '', part = ''] = matchAt(courtRule, text, at) ?? [];
  if (section === '') return null;
  const isTranscript =
    word === 'R.' && !section.includes('(') && !(Number(part) < Number(rule) && part !== '');
  if (isTranscript) return null;
  const code = part === '' ? 'Rules of Court' : 'N.J. Ct. R.';
  return { kind: 'rule', code, section, start: at, end: at + whole.length };
}

const courtRule =
  /(Rules?|R\.)\s{0,2}([1-9]\d?[AB]?:(\d{1,3})[A-Z]?(?:-(\d{1,3})[A-Z]?)?(?:\(\w{1,3}\)){0,4})(?![\w:-]|\s[ap]\.?m)/y;
