/** Pages of papers that no table lists: `Roberts Report at 62`, `ante, at 21`, `Labeling for Drugs, at 6`. No authorities, but an `Id.` may mean them. */
import { isAmong, isDigit, isSpace, isUpper, skipSpaces, skipSpacesBack } from '../../text/character-classes';
import { matchAt, matchEnd } from '../../text/match-at';
import type { RecordCitation } from '../found-citation';

const LONGEST_WORD = 24;
const LONGEST_PARENTHESIS = 120;

/** `at` is the word `at`, or a paragraph sign. */
export function readDocumentPage(text: string, at: number, least: number): RecordCitation | null {
  const isParagraph = text.charCodeAt(at) === 0xb6;
  if (!isParagraph && !mayBeginPage(text, at + 2)) return null;
  const page = matchAt(isParagraph ? paragraphBehind : pageBehind, text, at)?.[0];
  if (page === undefined) return null;
  const wordEnd = skipSpacesBack(text, at, least);
  // "STATEMENT OF FACTS⏎¶ 2": a heading, and a paragraph of the text itself
  if (isParagraph && text.slice(wordEnd, at).includes('\n')) return null;
  const start = wordStart(text, wordEnd, least);
  const word = text.slice(start, wordEnd);
  // "State v. Elm at 175" is a case.
  if (/\bvs?\.\s{1,2}$/.test(text.slice(Math.max(0, start - 5), start))) return null;
  const isPaper =
    (isParagraph && (numberedPapers.test(word) || papers.test(word))) ||
    (!isParagraph && ownOpinion.test(word)) ||
    (!isParagraph &&
      isUpper(word.charCodeAt(0)) &&
      !places.test(word) &&
      (papers.test(word) ||
        /[a-z],$/.test(word) ||
        isParenthesis(text, start, at + page.length) ||
        isSentence(text, start, least)));
  if (!isPaper) return null;
  const end = at + page.length;
  return { kind: 'record', start, end, fullStart: start, fullEnd: end };
}

/** A quick look before the slower one, behind the word `at`: blanks, then a digit, `p.`, `P`, a paragraph sign or a star. */
export function mayBeginPage(text: string, at: number): boolean {
  const place = skipSpaces(text, at);
  const code = text.charCodeAt(place);
  return place > at && (isDigit(code) || isAmong('pP¶*', code));
}

function wordStart(text: string, end: number, least: number): number {
  const limit = Math.max(least, end - LONGEST_WORD);
  let start = end;
  while (
    start > limit &&
    !isSpace(text.charCodeAt(start - 1)) &&
    !isAmong('([“"—', text.charCodeAt(start - 1))
  )
    start--;
  return start;
}

/** `See AUA Guideline at 7.`: from the sentence's beginning or a signal, nothing but the words of a title. */
function isSentence(text: string, at: number, least: number): boolean {
  // A heading, a reporter parted from its volume
  if (/^(?:[A-Z]{4}|\S*\.)/.test(text.slice(at, at + LONGEST_WORD))) return false;
  let start = at;
  for (let count = 0; count < MOST_WORDS; count++) {
    const end = skipSpacesBack(text, start, least);
    if (end === least || /[.;”")]/.test(text.charAt(end - 1))) return true;
    start = wordStart(text, end, least);
    const word = text.slice(start, end);
    if (/^(?:[Ss]ee|Cf\.)$/.test(word)) return true;
    if (!isUpper(word.charCodeAt(0)) && !/^(?:of|for|the|in|to|on|and|&)$/.test(word)) return false;
  }
  return false;
}

const MOST_WORDS = 14;

/** No time of day, and no number of a house. */
const pageBehind =
  /at\s{1,3}(?:pp?\.\s?)?\d{1,4}(?:\s?[-\u2010-\u2014]\s?\d{1,4})?(?=[.,;:)\]”"]|\s\(|\s?[&n]|\s*$)(?!,\d|\.\d)/y;
/** `FAC ¶ 12`, `56.1 Stmt. ¶¶ 3–4`, `Jones Decl., ¶ 4`: papers whose paragraphs are numbered. */
const paragraphBehind = /¶{1,2}\s{0,2}\d{1,4}(?:\.\d{1,3})*(?:[-–,]\s?\d{1,4})?(?!\w|,\d)/y;
const numberedPapers =
  /^(?:(?![IVX]+,?$)\d?[A-Z]{2,6}|56\.1|(?:Cross-)?(?:Compl(?:aint|\.)|Countercl(?:aims?|\.))|Answer|Ans\.|Decl(?:aration|\.)|Aff\.|Stmt\.|Facts|Contract|Lease|Will|Deed|Trust),?$/;
const ownOpinion = /^(?:[Aa]nte|[Pp]ost),?$/;
const papers =
  /^(?:Rep(?:ort|\.)|Br(?:ief|\.)|Mem(?:o|orandum|\.)|Op(?:inion|\.)|Order|Transcript|Hearing|Letter|Manual|Handbook|Guid(?:e|ance)|Label|Notice|Motion|Petition|Pet\.|Resp(?:onse|\.)|Study|Survey|Testimony|Minutes|Agreement|Policy|Plan|Statement|Article|App['’]x|Appendix|MSJ|Curiae|Record|Affidavit|Decision),?$/;
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
  /Br(?:ief|\.)\s(?:for|of)(?:\s(?:[A-Z][\w.'’&-]*,?|of|the|and|&|et|al\.,?|as|for|on|in|to)){1,16}\s(?:at\s|pp?\.\s)?\d{1,3}(?:[-\u2010-\u2013]\s?\d{1,3})?(?![\w\u2010-\u2013-]|,\d|\.\d|\sU\.)/y;
