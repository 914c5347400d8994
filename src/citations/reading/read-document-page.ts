/** Pages of papers that no table lists: `Roberts Report at 62`, `ante, at 21`, `Labeling for Drugs, at 6`. No authorities, but an `Id.` may mean them. */
import { isSpace, isUpper, skipSpacesBack } from '../../text/character-classes';
import { matchAt, matchEnd } from '../../text/match-at';
import type { RecordCitation } from '../found-citation';

const LONGEST_WORD = 24;
const LONGEST_PARENTHESIS = 120;

/** `at` is the word `at`. */
export function readDocumentPage(text: string, at: number, least: number): RecordCitation | null {
  const page = matchAt(pageBehind, text, at)?.[0];
  if (page === undefined) return null;
  const wordEnd = skipSpacesBack(text, at, least);
  const limit = Math.max(least, wordEnd - LONGEST_WORD);
  let start = wordEnd;
  while (start > limit && !isSpace(text.charCodeAt(start - 1)) && !'([“"—'.includes(text.charAt(start - 1)))
    start--;
  const word = text.slice(start, wordEnd);
  const isPaper =
    ownOpinion.test(word) ||
    (isUpper(word.charCodeAt(0)) &&
      !places.test(word) &&
      (papers.test(word) || /[a-z],$/.test(word) || isParenthesis(text, start, at + page.length)));
  if (!isPaper) return null;
  const end = at + page.length;
  return { kind: 'record', start, end, fullStart: start, fullEnd: end };
}

/** No time of day, and no number of a house. */
const pageBehind =
  /at\s{1,3}(?:pp?\.\s?)?\d{1,4}(?:[-–—]\d{1,4})?(?=[.,;:)\]”"]|\s\(|\s?[&n]|\s*$)(?!,\d|\.\d)/y;
const ownOpinion = /^(?:[Aa]nte|[Pp]ost),?$/;
const papers =
  /^(?:Rep(?:ort|\.)|Br(?:ief|\.)|Mem(?:o|orandum|\.)|Op(?:inion|\.)|Order|Transcript|Hearing|Letter|Manual|Handbook|Guid(?:e|ance)|Label|Notice|Motion|Petition|Pet\.|Resp(?:onse|\.)|Study|Survey|Testimony|Minutes|Agreement|Policy|Plan|Statement|Article|App['’]x|Curiae|Record|Affidavit|Decision),?$/;
const places = /^(?:Court|Street|Avenue|Section|Article|Chapter|[A-Z][a-z]+day|[A-Z][a-z]{2,8}\.),?$/;

/** `(See Elm Study of Oaks at 62.)`: nothing else stands within. */
function isParenthesis(text: string, start: number, end: number): boolean {
  if (matchEnd(/\.?[)\]]/y, text, end) < 0) return false;
  const open = text.lastIndexOf('(', start);
  return (
    open >= 0 &&
    start - open < LONGEST_PARENTHESIS &&
    /^\((?:[Ss]ee,?\s(?:e\.g\.,\s)?)?[A-Z][^();]*$/.test(text.slice(open, start + 1))
  );
}

/** `Brief for Scholars of the Law as Amici Curiae 10`; `at` is the `B`. */
export function readBrief(text: string, at: number): RecordCitation | null {
  const end = matchEnd(brief, text, at);
  return end < 0 ? null : { kind: 'record', start: at, end, fullStart: at, fullEnd: end };
}

const brief =
  /Brief\s(?:for|of)(?:\s(?:[A-Z][\w.'’&-]*,?|of|the|and|&|et|al\.,?|as|for|on|in|to)){1,16}\s(?:at\s|pp?\.\s)?\d{1,3}(?:[-–]\d{1,3})?(?![\w-]|,\d|\.\d|\sU\.)/y;
