/**
 * Where an opinion cites something that is no case: a statute, a rule, a treatise, the record. A quotation may leave these out
 * without a mark, like the citations of cases.
 *
 * Narrow on purpose: nothing but numbers, abbreviations, names and the small words between them, with a sign that it cites.
 */
import type { TextSpan } from './citations-in-text';

export function referencesInText(text: string): readonly TextSpan[] {
  const spans: TextSpan[] = [];
  let covered = 0;
  for (const { index, 0: opening } of text.matchAll(beginning)) {
    const start = index + opening.length;
    if (start < covered) continue;
    const length = lengthOfReference(text.slice(start, start + longest));
    if (length === 0) continue;
    covered = start + length;
    spans.push({ start, end: covered });
  }
  return spans;
}

const longest = 200;

/** After a sentence, whose last word is no abbreviation, a comma or an opening parenthesis. */
const beginning =
  /(?:(?<=(?:^|[\s—-])\p{Ll}[\p{L}’']{0,30}|[\d)”"’])[.?!][”"’)\]]{0,3}(?:\[\d{1,3}\])?|[,;—]|[”"])\s{1,2}|\(/gu;

const first =
  /^(?:\d|§|¶|[Ss]ee\b|[Cc]f\.|Accord\b|(?:[A-Z][\w’']{0,8}\.)+|[A-Z]{2,6}$|(?:Restatement|Brief|Exhibit|Rule|Stat|Dkt|Doc|Pet|[Pp]ost|[Aa]nte|[Ss]upra|[Ii]nfra)\b)/;
const part =
  /^(?:[Ss]ee,?|[Cc]f\.|also|e\.g\.,?|and|&|of|the|to|for|in|at|et|seq[.,;]*|notes?|nn?\.|pp?\.|cls?\.|arts?\.|amend\.|ch\.|pt\.|tit\.|cmt\.|ed\.|rev\.|\(?(?:supra|infra|post|ante),?|§§?|¶¶?|\(?\d[\w().:,;*–-]*|[IVXL]+[,.;]?|\(?[A-Z][\w.’'&()-]*[,.;]?)$/;
const cites =
  /(?:^|;\s)(?:Pet\.\s)?(?:App|Tr)\.\s|§|¶|\b(?:U\.\s?S\.\s?C\b|C\.\s?F\.\s?R\b|Fed\.\s?(?:R|Reg)\b|Const\.|Restatement\b|Rep\.\sNo\.|ECF\b|Dkt\.|Doc\.|Brief for\b|Stat\.|Rule \d|R\.\s(?:Civ|Crim|App|Evid)\b|[Ss]upra\b|[Ii]nfra\b|[Pp]ost,\sat|[Aa]nte,\sat)|\d\s[A-Z][\w.]{1,8},\sat\s\d/;

/** Of the reference with which `text` begins: up to the last number that a stop or comma follows; 0 where there is none. */
function lengthOfReference(text: string): number {
  let end = 0;
  for (const { index, 0: word } of text.matchAll(/\S+/g)) {
    if (index === 0 && !first.test(word)) return 0;
    const closed = /^[^()]*\)/.exec(word);
    const inner = closed && !word.slice(0, closed[0].length).includes('(') ? closed[0].slice(0, -1) : word;
    if (!part.test(inner)) break;
    const isLast = inner !== word;
    if (isLast || (/[\d)IVX]\)?[.,;]$|\bseq\.,?$/.test(word) && /[\dIVX]|seq/.test(word)))
      end = index + inner.length;
    if (isLast) break;
    if (/[\d)]\.$/.test(word) && !continuesReference(text.slice(index + word.length))) break;
  }
  const reference = text.slice(0, end);
  return /\d/.test(reference) && cites.test(reference) ? end : 0;
}

/** A full stop behind a number ends the sentence, unless a parenthesis or another number follows. */
function continuesReference(after: string): boolean {
  return /^\s\(/.test(after);
}
