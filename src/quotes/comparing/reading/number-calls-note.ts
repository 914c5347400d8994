/**
 * Which numbers of a text only call a footnote, and so are no words of the sentence.
 *
 * A call may be dropped unseen, so a number that may belong to the sentence never is one: `10:30`, `4,5 and 6`, `sched.5`, `$[30]`.
 */

/** A number of a text, and the last word before it. */
export interface NumberInText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly wordStart: number;
  readonly wordEnd: number;
  /** The last note called before; `null` in a quotation, which begins anywhere. */
  readonly lastNote: number | null;
}

/** A number glued to the end of a word or of its punctuation, or standing alone, in sequence, between two sentences. */
export function numberCallsNote(number: NumberInText): boolean {
  const { text, start, end, wordStart, wordEnd } = number;
  const before = text.charAt(start - 1);
  if (before === ' ' || before === '\n') return standsBetweenSentences(number);
  const after = end < text.length ? text.charAt(end) : ' ';
  if (!/[\s.,;”")]/.test(after) || countsWhatFollows.test(text.slice(end, end + 16))) return false;
  if (before === '.') return endsSentence(number);
  if (before === ')') return !endsSubsection(text, start) || isNext(number);
  if (before === '”' || before === '"') return /\S/.test(text.charAt(start - 2));
  if (wordEnd === start) return isLongWord(text, wordStart, wordEnd);
  // An apostrophe after a space opens a number: "the ’109 patent". After one letter it goes on: "2A:58".
  if (!/[,;:’]/.test(before) || !/\S/.test(text.charAt(start - 2))) return false;
  return mayFollow(text, start - 1) && (wordEnd < start - 1 || wordEnd - wordStart > 1);
}

/** `March,5 days`, `Palmer,3 Wheat. 610`: the space is lost, and the number belongs to what follows. */
const countsWhatFollows =
  /^\s?(?:(?:days?|weeks?|months?|years?|hours?|minutes?|times|percent|per cent|hundred|thousand|million|billion|shares|dollars|cents|feet|miles|acres|pounds|persons|members|votes)\b|[A-Z][A-Za-z.]{1,8}\.\s\d)/;

function standsBetweenSentences(number: NumberInText): boolean {
  const { text, start, end, wordStart, wordEnd } = number;
  if (wordEnd - wordStart <= 3 || wordEnd >= start - 1 || !sentenceEnds.includes(text.charAt(wordEnd)))
    return false;
  const gap = text.slice(wordEnd, start);
  if (!/[.?!]/.test(gap) || !/^[.?!”")\]]+\s*$/.test(gap)) return false;
  return /^\s[A-Z]/.test(text.slice(end, end + 2)) && isNext(number);
}

const sentenceEnds = '.?!”")]';

function isLongWord(text: string, start: number, end: number): boolean {
  return (
    end - start >= 4 && /[a-z]/.test(text.charAt(end - 1)) && !numberedThing.test(text.slice(start, end))
  );
}

function isNext({ text, start, end, lastNote }: NumberInText): boolean {
  const number = Number(text.slice(start, end));
  return lastNote !== null && number > lastNote && number <= lastNote + 2;
}

/** Whether the full stop before a glued number ends a sentence: "heard.12 The" does, "col.12" and "Rule 5.12" do not. */
function endsSentence(number: NumberInText): boolean {
  const { text, start, end, wordStart, wordEnd } = number;
  if (/[)”"’\]]/.test(text.charAt(start - 2))) return true;
  const word = text.slice(wordStart, wordEnd);
  if (wordEnd === start - 1 && decade.test(text.slice(wordStart - 5, wordEnd))) return true;
  // "Some courts said yes, others no.1 How about a mill?", "not found in the prior art.3 At the hearing"
  const isFirst = word === 'no' && text.slice(start, end) === '1';
  if (
    (word === 'no' || priorArt.test(text.slice(wordStart - 6, wordEnd))) &&
    (isFirst || isNext(number)) &&
    /^\s+[A-Z]/.test(text.slice(end, end + 8))
  )
    return true;
  if (wordEnd !== start - 1 || word.length < 2 || abbreviation.test(word)) return false;
  return (
    word.length > 3 ||
    company.test(word) ||
    /^[”")]?(?:\s+[“"‘'(]?[A-Z*[—_]|\s*\n\s*\n|\s*$)/.test(text.slice(end, end + 8))
  );
}

/** Of patents; any other "art." is an article. */
const priorArt = /^prior\sart$/;

/** The `s` of "1950s" and "1960’s", a word by itself. */
const decade = /\d{3}0[’']?s$/;

/** After digits nothing is a note but after a year: `10:30`, `4,5`, `199[5]`, but `in 1964,5 the court`. */
function mayFollow(text: string, at: number): boolean {
  let from = at;
  while (from > 0 && /\d/.test(text.charAt(from - 1))) from--;
  return from === at || (at - from === 4 && text.charAt(at) !== ':');
}

/** `§ 8(b)4` is a subsection. */
function endsSubsection(text: string, at: number): boolean {
  return /[\d)]\([0-9A-Za-z]{1,4}\)$/.test(text.slice(Math.max(0, at - 8), at));
}

/** A superscript after a figure is a power, after a year a note. */
export function superscriptCallsNote(text: string, at: number): boolean {
  return mayFollow(text, at);
}

/** `[sic]` and `[fn3]` anywhere; `[3]` only where it is glued to what it notes: "within [30] days" says a number. */
export function noteCallAt(
  text: string,
  at: number,
): { readonly end: number; readonly label: string } | null {
  namedNoteCall.lastIndex = at;
  const named = namedNoteCall.exec(text);
  if (named) return { end: namedNoteCall.lastIndex, label: (named[1] ?? 'sic').toLowerCase() };
  if (at === 0 || !/[\p{L}\d.,;:?!”"’')\]*—]/u.test(text.charAt(at - 1)) || !mayFollow(text, at)) return null;
  bareNoteCall.lastIndex = at;
  const bare = bareNoteCall.exec(text);
  return bare ? { end: bareNoteCall.lastIndex, label: bare[1] ?? '' } : null;
}

const namedNoteCall = /\[(?:(?:fn|n)\.?\s?(\d{1,3})|sic)\]/iy;
const bareNoteCall = /\[(\d{1,3})\]/y;

/** What a full stop and a number follow within a sentence. */
const abbreviation =
  /^(?:\d+|nos?|nn?|pp?|sec|secs|sect|arts?|chs?|chap|cls?|ll?|vols?|pts?|exs?|dkts?|docs?|paras?|figs?|stats?|cols?|tits?|apps?|appx|supp|sess|dist|civ|crim|cir|reg|regs|rev|rep|amends?|sched|props?|tbls?|apt|bldg|attach|cong|const|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)$/i;

/** `Foley Co.7 but`, `Roe, Jr.45, and`: after such a word no number of its own comes. */
const company = /^(?:Co|Cos|Inc|Ltd|Jr|Sr|Esq)$/;

/** What a number follows: glued to it, the space is lost. */
const numberedThing =
  /^(?:sections?|rules?|chapters?|titles?|articles?|exhibits?|pages?|paragraphs?|clauses?)$/i;
