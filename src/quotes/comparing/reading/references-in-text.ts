/**
 * Where an opinion cites something that is no case: a statute, a rule, a treatise, the record. A quotation may leave these out
 * without a mark, like the citations of cases.
 *
 * Narrow on purpose: nothing but numbers, abbreviations, names and the small words between them, with a sign that it cites.
 */
import { abbreviated, type TextSpan } from './citations-in-text';

export function referencesInText(text: string): readonly TextSpan[] {
  const spans: TextSpan[] = [];
  let covered = 0;
  for (const { index, 0: opening } of text.matchAll(beginning)) {
    const start = index + opening.length;
    if (start < covered || (opening.startsWith('.') && endsAbbreviation(text, index))) continue;
    if (opening.startsWith(',') && followsItem.test(text.slice(Math.max(0, index - longestItem), index)))
      continue;
    const length = lengthOfReference(text.slice(start, start + longest));
    if (length === 0) continue;
    covered = start + length;
    spans.push({ start, end: covered });
  }
  return spans;
}

const longest = 200;

/** After a sentence, a comma or an opening parenthesis. */
const beginning = /(?:[.?!][”"’)\]]{0,3}(?:\[\d{1,3}\])?|[,;—]|[”"])\s{1,2}|\(/g;

/** "under Rule 12, Rule 13, and Rule 14": what a comma parts from another of its kind is an item of the sentence's own list. */
const followsItem =
  /(?:^|\s)(?:Rules?|Sections?|Articles?|Parts?|Titles?|Chapters?|Exhibits?|Arts?\.|§§?|¶¶?)\s?\d[\w().–-]{0,14}$/;
const longestItem = 32;

/** Behind "Stat." or "U.S.C." no sentence begins. */
function endsAbbreviation(text: string, stop: number): boolean {
  const word =
    /(?:^|[^\p{L}’'])(\p{L}[\p{L}’']*)$/u.exec(text.slice(Math.max(0, stop - 24), stop))?.[1] ?? '';
  return /^\p{Lu}/u.test(word) && (word.length < 4 || cutShort.test(word) || abbreviated.test(`${word}.`));
}

const cutShort =
  /^(?:Stat|Stats|Code|Rule|Rules|Regs|Laws|Decl|Proc|Evid|Crim|Const|Conn|Mass|Tenn|Wash|Minn|Mich|Okla|Penal|Educ|Labor)$/;

const first =
  /^(?:\d|§|¶|[Ss]ee\b|[Cc]f\.|Accord\b|(?:quoting|citing)\b|[Ii]d\.|(?:[A-Z][\w’']{0,8}\.)+|[A-Z]{2,6}$|(?:Restatement|Brief|Exhibit|Rule|Record|Joint|Stat|Dkt|Doc|Pet|[Ii]bid|[Pp]ost|[Aa]nte|[Ss]upra|[Ii]nfra)\b)/;
const part =
  /^(?:[Ss]ee,?|generally,?|[Cc]f\.|also|e\.g\.,?|quoting|citing|[Ii]d[.,;]{1,2}(?:at|§)?|\[?\*{1,3}\d{1,5}\]?|[Ii]bid[.,;]{1,2}|and|&|of|the|to|for|in|at|et|seq[.,;]*|notes?[.,;]?|nn?\.|slip|op\.|pp?\.|cls?\.|arts?\.|amend\.|ch\.|pt\.|tit\.|cmt\.|ed\.|rev\.|advisory|committee(?:[’']s)?|[.,;]|\(?(?:supra|infra|post|ante),?|§§?|¶¶?|n\.\d{1,3}[.,;]?|\(?[§¶]{0,2}\d[\w().:,;*–-]*|(?:\([\dA-Za-z]{1,5}\))+[.,;]?|[IVXL]+[,.;]?|\(?[A-Z][\w.’'&()-]*[,.;]?)$/;
const cites =
  /(?:^|;\s|[Ss]ee\s)(?:Pet\.\s)?(?:(?:App|Tr)\.|(?:V?RP|CP|AR|ER|JA|SA|RA)(?:\sat)?(?=\s\d))\s|§|¶|\b(?:U\.\s?S\.\s?C\b|C\.\s?F\.\s?R\b|Fed\.\s?(?:R|Rules?|Reg)\b|Const\.|Restatement\b|Rep\.\sNo\.|ECF\b|Dkt\.|Doc\.|J\.\s?A\.|Joint App|Record \d|Pet\. for|Brief for|Stat\.|slip op\.|(?:Dep\.|Decl\.|Aff\.|Br\.|Brief)(?:\sat)?\s(?:¶\s?)?\d|Rule \d|R\.\s(?:Civ|Crim|App|Evid)\b|[Ii]d\.|[Ii]bid\.|[Ss]upra\b|[Ii]nfra\b|[Pp]ost,\sat|[Aa]nte,\s(?:at|\d))|\d\s[A-Z][\w.]{0,8}(?:\s\w{1,5}\.?)?,?\sat\s\d/;

/** `Ott, supra`, `Ott, slip op.`, `Ott Dep. 45:3`, `Appellants’ Opening Br. at 12`. */
const named =
  /^[A-Z][\w’'&. ]{1,40}(?:,\s(?:supra|ante|post|slip op\.)(?=\s|,)|\s(?:Dep\.|Decl\.|Aff\.|Br\.|Brief)(?:\sat)?\s(?:¶\s?)?\d)/;

/** A number, a subsection or "et seq.", with the stop or comma behind it. */
const closes = /(?:\d[a-z]?|[IVXL]|\d\)|\([\dA-Za-z]{1,5}\)|\bseq|\bnotes?)\)?\s?[.,;]$/;

/** Of the reference with which `text` begins: up to the last number that a stop or comma follows; 0 where there is none. */
function lengthOfReference(text: string): number {
  let end = 0;
  for (const { index, 0: word } of text.matchAll(/\S+/g)) {
    if (index === 0 && !first.test(word) && !named.test(text)) return 0;
    const closed = /^[^()]*\)/.exec(word);
    const inner = closed && !word.slice(0, closed[0].length).includes('(') ? closed[0].slice(0, -1) : word;
    const isLast = inner !== word;
    if (inner !== '' && !part.test(inner)) break;
    const upTo = text.slice(0, index + inner.length);
    if (isLast || closes.test(upTo)) end = upTo.length;
    const rest = text.slice(index + word.length);
    if (isLast || (word.endsWith(';') && !/^\s\d/.test(rest))) break;
    if (/[\d)][a-z]?\s?\.$/.test(upTo) && !continuesReference(rest)) break;
  }
  const backward = back.exec(text)?.[0].length ?? 0;
  if (end <= backward) return backward;
  const reference = text.slice(0, end);
  return /\d/.test(reference) && cites.test(reference) ? end : 0;
}

/** `Ibid.`, `See id.`: all that there is. */
const back = /^(?:[Ss]ee\s)?(?:[Ii]bid|[Ii]d)\.(?=\s{1,3}[\p{Lu}“"]|[);])/u;

/** A full stop behind a number ends the sentence, unless a parenthesis or another number follows. */
function continuesReference(after: string): boolean {
  return /^\s\(/.test(after);
}
