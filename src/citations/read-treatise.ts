/** Restatements, encyclopaedias, dictionaries and treatises: `Restatement (Second) of Torts § 402A`, `16 Am. Jur. 2d Contracts § 5`. */
import type { BalancedBrackets } from './balanced-brackets';
import { collapse } from './collapse';
import type { CodeCitation } from './found-citation';
import { matchAt } from './match-at';
import { readSignal } from './read-signal';
import { readParentheses } from './read-tail';

const restatement =
  /Restatement\s{1,3}(?:\((?:First|Second|Third|Fourth|1st|2d|3d)\)\s{1,3})?(?:of\s{1,3}(?:the\s{1,3})?(?:Law\s{1,3}(?:of\s{1,3})?)?|\(?)([A-Z][A-Za-z.&:]*(?:\s(?:[A-Z][A-Za-z.&:]*|of|and|&|for|in|the)){0,7})\)?,?\s{1,3}(?:\((?:Second|Third|2d|3d)\)\s{1,3})?(?:§{1,2}|sections?|sec\.)\s{0,3}(\d{1,4}[A-Z]?(?:\.\d{1,3})?(?:\(\w\)){0,3}(?:[-–]\d{1,4}[A-Z]?)?)(?:,?\s(?:cmts?\.|comment)\s[a-z]{1,2}\b\.?)?/y;
const dictionary = /Black['’]?s\s{1,3}Law\s{1,3}Dictionary\s{1,3}(\d{1,4}(?:[-–]\d{1,4})?|(?=\())/y;

/** `at` is a capital R or B. */
export function readTreatise(
  text: string,
  at: number,
  least: (at: number) => number,
  brackets: BalancedBrackets,
): CodeCitation | null {
  const match = matchAt(text.charCodeAt(at) === 82 ? restatement : dictionary, text, at);
  if (!match) return null;
  const section = match[2] ?? match[1] ?? '';
  const code =
    match[2] === undefined
      ? "Black's Law Dictionary"
      : collapse(match[0].slice(0, match[0].search(/,?\s{1,3}(?:§|[sS]ec)/)));
  const end = at + match[0].trimEnd().length;
  const tail = readParentheses(text, end, null, [], brackets);
  const signal = readSignal(text, at, least(at));
  return {
    kind: 'secondary',
    start: at,
    end,
    fullStart: signal ? signal.start : at,
    fullEnd: tail.end,
    code,
    ...(section !== '' && { section }),
    ...(tail.courtAndDate?.year !== undefined && { year: tail.courtAndDate.year }),
    ...(signal && { signal: signal.signal }),
    ...(tail.explanations.length > 0 && { parenthetical: tail.explanations.join('; ') }),
  };
}
