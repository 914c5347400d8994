/** What stands in quotation marks, brackets or parentheses within a name: `Toys “R” Us`, `In re “Agent Orange”`, `Elm v. [State of] Oak`. */
import { isUpper } from '../../../text/character-classes';
import { isWeight } from '../parenthetical-kind';
import { introducers } from './caption-words';
import type { Token } from './trim-caption';

/** `401(k)`: its parenthesis belongs to the word. */
export function isPlan(text: string, end: number): boolean {
  return /^4\d\d\([a-z]\)$/.test(text.slice(Math.max(0, end - 6), end));
}

/** `In re “Agent Orange” Prod. Liab. Litig.`, `Steamship "Oak" Co.`: where the marked words begin that end at `end`, within a name; else -1. */
export function nameInMarks(text: string, end: number, least: number, next: Token): number {
  const close = text.charCodeAt(end - 1);
  if ((close !== 0x201d && close !== 34) /* ” " */ || !isUpper(next.word.charCodeAt(0))) return -1;
  const sign = close === 0x201d ? 0x201c : 34;
  const reach = Math.max(least, end - LONGEST_MARKED);
  let open = end - 2;
  while (open >= reach && text.charCodeAt(open) !== sign) open--;
  if (open < reach) return -1;
  if (!/^[A-Z][\w.'’-]{1,20}(?:\s[A-Z][\w.'’-]{1,20}){0,3}$/.test(text.slice(open + 1, end - 1))) return -1;
  const before = /(?:\b([A-Z][a-z]{1,20})|\b[Ii]n re)\s$/.exec(text.slice(Math.max(0, open - 24), open));
  return before === null || introducers.has(before[1] ?? '') ? -1 : open;
}

const LONGEST_MARKED = 40;

/** `Toys “R” Us`, `Park 'N Fly`: a single letter in marks, between words of a name. */
export function isLetterInMarks(text: string, start: number, end: number, next: Token): boolean {
  return (
    end - start <= 3 &&
    isLetterMarked(text.slice(start, end)) &&
    isUpper(next.word.charCodeAt(0)) &&
    /\b[A-Z][a-z]{0,18}\s$/.test(text.slice(Math.max(0, start - 20), start))
  );
}

/** `“R”`, `'N`, with at least one sign more than the letter. */
export function isLetterMarked(word: string): boolean {
  return letterInMarks.test(word);
}

const letterInMarks = /^(?:['‘’`][A-Zn]['’]?|["“][A-Zn]["”])$/;

/** `Elm v. [State of] Oak`, `Matter of Elm [State Ins. Fund]`: words, and no signal. */
export const bracketed =
  /\[(?!(?:See|Cf|Accord|Compare|Citing|Quoting|In|The|Citations?|Emphasis)\b)[A-Z][a-z]+(?:\s[\w.&'’-]{1,20}){0,8}$/;

export function staysInCaption(content: string): boolean {
  return (
    content.length < 70 &&
    /^(?:[A-Z]|[fadn]\/k\/a\s)/.test(content) &&
    !/\d{4}$/.test(content) &&
    !isWeight(content)
  );
}

/** `One (1) 1979 Ford`: a number said twice. */
export function isCount(text: string, open: number, close: number): boolean {
  return (
    /^\d{1,2}$/.test(text.slice(open + 1, close)) &&
    /\b(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten)\s$/.test(text.slice(Math.max(0, open - 8), open))
  );
}
