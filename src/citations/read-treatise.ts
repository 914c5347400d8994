/** Restatements, encyclopaedias, dictionaries and treatises: `Restatement (Second) of Torts § 402A`, `16 Am. Jur. 2d Contracts § 5`. */
import type { BalancedBrackets } from './balanced-brackets';
import { collapse } from './collapse';
import type { CodeCitation } from './found-citation';
import { matchAt } from './match-at';
import { readSignal } from './read-signal';
import { readParentheses } from './read-tail';

const restatement =
  /Restatement\s(?:\((?:First|Second|Third|Fourth|1st|2d|3d)\)\s)?(?:of\s)?(?:the\s)?(?:Law\sof\s)?\(?[A-Z][A-Za-z.&: ]{2,60}?\)?(?:\s\((?:Second|Third|2d|3d)\))?(?=,?\s{1,3}(?:§|[sS]ec))/y;
const section =
  /,?\s{1,3}(?:§{1,2}|[sS]ections?|[sS]ec\.)\s{0,3}(\d{1,4}[A-Z]?(?:\.\d{1,3})?(?:\(\w\)){0,3}(?:[-–]\d{1,4}[A-Z]?)?)(?:,?\s(?:cmts?\.|comment)\s[a-z]{1,2}\b\.?)?/y;
const dictionary = /Black['’]?s\s{1,3}Law\s{1,3}Dictionary\s{1,3}(\d{1,4}(?:[-–]\d{1,4})?|(?=\())/y;

/** `at` is a capital R or B. */
export function readTreatise(
  text: string,
  at: number,
  least: (at: number) => number,
  brackets: BalancedBrackets,
): CodeCitation | null {
  const core = text.charCodeAt(at) === 82 ? readRestatement(text, at) : readDictionary(text, at);
  if (!core) return null;
  const { code, section: place, end } = core;
  const tail = readParentheses(text, end, null, [], brackets);
  const signal = readSignal(text, at, least(at));
  return {
    kind: 'secondary',
    start: at,
    end,
    fullStart: signal ? signal.start : at,
    fullEnd: tail.end,
    code,
    ...(place !== '' && { section: place }),
    ...(tail.courtAndDate?.year !== undefined && { year: tail.courtAndDate.year }),
    ...(signal && { signal: signal.signal }),
    ...(tail.explanations.length > 0 && { parenthetical: tail.explanations.join('; ') }),
  };
}

interface TreatiseCore {
  readonly code: string;
  readonly section: string;
  readonly end: number;
}

function readRestatement(text: string, at: number): TreatiseCore | null {
  const name = matchAt(restatement, text, at);
  if (!name) return null;
  const place = matchAt(section, text, at + name[0].length);
  if (place?.[1] === undefined) return null;
  return { code: collapse(name[0]), section: place[1], end: at + name[0].length + place[0].length };
}

function readDictionary(text: string, at: number): TreatiseCore | null {
  const match = matchAt(dictionary, text, at);
  if (!match) return null;
  return { code: "Black's Law Dictionary", section: match[1] ?? '', end: at + match[0].trimEnd().length };
}
