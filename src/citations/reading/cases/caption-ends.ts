/** Where a word ends what stood before a caption: a sentence, a company, a label, an entry of a table of authorities. */
import { isLower, skipSpacesBack } from '../../../text/character-classes';
import { isAbbreviation, isVersus, sentenceStarters } from './caption-words';
import type { Token } from './trim-caption';

export function endsSentence(word: string, next: string): boolean {
  if (word.charCodeAt(word.length - 1) !== 46) return false;
  const code = next.charCodeAt(0);
  if (isLower(code) || code === 38) return false;
  if (isVersus(next)) return false;
  if (sentenceStarters.has(next.endsWith(',') ? next.slice(0, -1) : next)) return true;
  // "by the NLRB. Lodge 76, Elm Workers v. Oak": a union's name begins with its local.
  if ((next === 'Local' || next === 'Lodge') && /^[A-Z]{3,}\.$/.test(word)) return true;
  // "was charged by the SEC. Elm v. Oak", "under Title IX. Elm v. Oak", "under Chapter 7. Elm v. Oak"
  // "Fir PTE. Ltd." is one name.
  const isCompany = isCompanyForm(next);
  const isName = !isCompany && /^[A-Z](?:[a-z]|['’][A-Z]|[A-Z]{0,3}&)/.test(next);
  // "under section 3B1.1. United States v. Elm", "on its Form 10-K. Elm v. Oak"
  // "sanctions of $18,000. Elm v. Oak", "within the U.S. United States v. Elm"
  if (/^(?:United|People|Commonwealth)$/.test(next) && /^(?:[A-Z]\.){2,4}$/.test(word)) return true;
  if (isName && /^(?:\$[\d,.]+|[A-Z]{3,6}|[IVX]{2,4}|\d{1,2}|\d[\d.-]*[A-Z][A-Z\d.-]*)\.$/.test(word))
    return true;
  // "Hydro-Elec. Co.": what stands before a company's form is its name, however it is abbreviated.
  // "Plan. Comm'n", "Laws. Title Ins.": words of sentences that are abbreviations beside others.
  return (
    !isCompany &&
    !isAbbreviation(word) &&
    !(/^(?:Child|Laws|Patrol|Plan)\.$/.test(word) && (isAbbreviation(next) || next === 'Title'))
  );
}

/** `against Fir Corp. Elm v. Oak`, `against Fir Inc. Elm Corp. v. Oak`: `behind` is what was read of a plaintiff, its last word first. */
export function endsCompany(word: string, behind: readonly Token[]): boolean {
  if (word !== 'Inc.' && word !== 'Corp.' && word !== 'Ltd.') return false;
  const versus = behind.findIndex((one) => isVersus(one.word));
  if (versus < 0) return false;
  const plaintiff = behind.slice(versus + 1);
  if (plaintiff.at(-1)?.word === 'ex') return false;
  const [only] = plaintiff;
  return plaintiff.length === 1
    ? /^[A-Z][a-z]+[a-rt-z]$/.test(only?.word ?? '') && !partsOfCompany.test(only?.word ?? '')
    : plaintiff.slice(0, -1).some((one) => isCompanyForm(one.word));
}

/** A plural is none either: `Fir Corp. Industries v. Oak`. */
const partsOfCompany = /^(?:Counsel|Fund|Foundation|Trust|Litigation|Pension|Plan|Company|America)$/;

/** `See Ex. A. Elm v. Oak`, `Part II.B. Elm v. Oak`: a letter or numeral of what was named before it. */
export function endsLabel(text: string, start: number, word: string): boolean {
  // Westlaw's "FN3. Elm v. Oak"
  if (/^FN\d{1,3}\.$/.test(word)) return true;
  return (
    word.length < 8 &&
    word.charCodeAt(word.length - 1) === 46 &&
    /^(?:[A-Z]|[IVX]{1,4})(?:\.[A-Z\d])?\.$/.test(word) &&
    label.test(text.slice(Math.max(0, start - 14), start))
  );
}

const label =
  /(?:^|[\s(])(?:Exs?\.|Exh\.|App\.|Parts?|Counts?|Exhibit|Appendix|Attach\.|Attachment|Section|Title|Chapter|Article|Figure|Phase|Plaintiff|Defendant|Schedule|§)\s$/;

const companyForm = /^(?:Co|Corp|Cos|Inc|Ltd)\b/;

export function isCompanyForm(word: string): boolean {
  return companyForm.test(word);
}

/** `12`, `50-51`, `1,2,6`, `23,`, `iv`, a scan's `I0`: before the next entry of a table of authorities. */
export function isPageOfTable(word: string): boolean {
  return /^(?:\d{1,3}(?:[-–,]\d{1,3}){0,9}|[IlO\d]{2,3}|[ivxl]{1,6}|passim),?$/.test(word);
}

/** Dot leaders stand before `at`, with the page numbers behind them. */
export function followsLeader(text: string, at: number): boolean {
  const limit = Math.max(0, at - 70);
  let place = at;
  while (place > limit && pagesOfTable.includes(text.charAt(place - 1))) place--;
  const leader = text.charCodeAt(place - 1);
  if (leader !== 46) return leader === 0x2026 || leader === 95 || leader === 0xb7;
  const before = skipSpacesBack(text, place - 1, limit);
  return text.charCodeAt(before - 1) === 46 && before > limit;
}

const pagesOfTable = '0123456789ivxl,-– \n\r\t\u00a0';
