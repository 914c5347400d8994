/** Prior and subsequent history behind a citation: `, aff'd, `, `, cert. denied, `, `, rev'd on other grounds sub nom. ` */
import { isLetter, skipSpaces } from '../../../text/character-classes';
import { collapse } from '../../../text/collapse';
import type { HistoryEvent } from '../../found-citation';
import { matchEnd, standsWord } from '../../../text/match-at';

/** What a word can do for an event; that none is said of stands within one only, as `other` of `on other grounds`. */
const BEGINS = 1;
/** Tells how it ended: without one there is no event. */
const CLOSES = 2;
/** May be the event's last. */
const ENDS = 4;
/** Prose goes on with it as often: behind it a comma stands, `by` or `sub nom.` */
const WEAK = 8;
const ABBREVIATED = 16;

/** The words of events without apostrophes; those with a dot are abbreviations. */
const vocabulary = readVocabulary([
  [
    BEGINS | CLOSES | ENDS,
    `affd affg affirmed affirming revd revg reversed reversing vacated vacating modified modifying mod. remanded remanding enforced
    enforcing enfd overruled overruling abrogated abrogating superseded superseding disapproved withdrawn depublished acq. nonacq.
    amended adhered`,
  ],
  [BEGINS | CLOSES | ENDS | WEAK, `approved adopted quashed`],
  // "petition for cert.", "disc. review", "report and recommendation"
  [
    BEGINS,
    `cert. certif. certiorari pet. petition mot. motion recons. rearg. reargument mand. mandamus perm. permission disc. discretionary
    further appellate review rev. alloc. allocatur trans. transfer reh. rehearing app. appeal writ leave lv. prob. probable juris.
    jurisdiction stay judgment order decision mandate case op. report reports findings recommendation recommendations r. r.&r
    certified question questions abrogation implied summarily partially on as`,
  ],
  [
    CLOSES | ENDS,
    `denied den. allowed granted gr. dismissed dism. dismd filed pending docketed refd refused noted answered recognized`,
  ],
  [CLOSES | ENDS | WEAK, `remand`],
  [BEGINS | ENDS, `rehg. reconsideration opinion`],
  [ENDS, `part ground grounds point moot banc curiam mem. op. court statute n.r.e w.o.j w.o.m stated by of`],
  [
    0,
    `in other different unrelated another improvidently en denial per without an equally divided and & cause not for to`,
  ],
]);

function readVocabulary(lists: readonly (readonly [number, string])[]): ReadonlyMap<string, number> {
  const kinds = new Map<string, number>();
  for (const [kind, words] of lists)
    for (const word of words.split(/\s+/)) {
      const bare = word.replace(/\./g, '');
      const known = kinds.get(bare) ?? 0;
      kinds.set(bare, known | kind | (bare === word ? 0 : ABBREVIATED));
    }
  return kinds;
}

const MOST_WORDS = 14;
const LONGEST_WORD = 18;

/** The end of the event that begins at `at`: of words that events consist of as many as go on; -1 where none tells how it ended. */
function actionEnd(text: string, at: number): number {
  // "as recognized in Elm" tells of a statute.
  if (matchEnd(/as\s+(?!amended)/iy, text, at) > 0) return -1;
  let end = -1;
  let closed = false;
  let isWeak = true;
  let place = at;
  for (let count = 0; count < MOST_WORDS; count++) {
    let wordEnd = place;
    while (wordEnd - place < LONGEST_WORD && isOfWord(text.charCodeAt(wordEnd))) wordEnd++;
    const word = text.slice(place, wordEnd).toLowerCase().replace(/[.'’]/g, '');
    const kind = vocabulary.get(word);
    // "8 Rep. 1; Mod. 96" is another of England's.
    if (kind === undefined || (count === 0 && (kind & BEGINS) === 0) || text.startsWith('Mod.', place)) break;
    const isStopped = text.charCodeAt(wordEnd - 1) === 46 && (kind & ABBREVIATED) === 0;
    if ((kind & CLOSES) !== 0) {
      closed = true;
      isWeak &&= (kind & WEAK) !== 0;
    } else if (count === 0 && word !== 'on') isWeak = false;
    if (closed && (kind & ENDS) !== 0) end = isStopped ? wordEnd - 1 : wordEnd;
    if (isStopped) break;
    const comma = text.charCodeAt(wordEnd) === 44;
    place = skipSpaces(text, comma ? wordEnd + 1 : wordEnd);
    if (place === wordEnd || (comma && matchEnd(behindComma, text, place) < 0)) break;
  }
  return isWeak && end > 0 && matchEnd(behindWeak, text, end) < 0 ? -1 : end;
}

/** What goes on behind a comma is no event of its own: `rev'd in part, aff'd in part`, `judgment vacated, and case remanded`. */
const behindComma = /(?:in|on|as|by|per|en|mem|without|and|n\.r\.e|w\.o|\S{4,9}\s+in\s+part)\b|&/iy;
const behindWeak = /,|(?<=\sby)|\s+sub\b/iy;

/** Letters, apostrophes, dots and `&`. */
function isOfWord(code: number): boolean {
  return isLetter(code) || code === 39 || code === 0x2019 || code === 46 || code === 38;
}

/** When it was, and under which number: `as amended (Jan. 5, 1994), vacated`, `rev. denied (Minn. Mar. 19, 2013)`, `review granted Aug. 5, 2020, S123456`. */
const when =
  /,?\s(?:\((?:[A-Z][\w.]{0,9}\s){0,4}(?:on\s)?)?[A-Z][a-z]{2,8}\.?\s\d{1,2},\s(?:19|20)\d\d(?!\w)(?:,\s[A-HS]\d{6}(?!\w))?\)?/y;

/** What says, behind a statute that superseded a decision, which court has seen it. */
const recognition = /as\s(?:recognized|stated|noted)\s(?:by|in)(?!\w)/iy;

/** The event that begins behind `at`, after a comma; its `end` is before `sub nom.` `null` where none does. `isFurther`: behind another. */
export function readHistory(text: string, at: number, isFurther = false): HistoryEvent | null {
  let start = skipSpaces(text, at);
  const code = text.charCodeAt(start);
  if (code === 44 || code === 59)
    start = skipSpaces(text, text.charCodeAt(start + 1) === 44 ? start + 2 : start + 1);
  else if (code === 46) return null;
  // "cert. granted, 382 U.S. 1, and cert. denied, 383 U.S. 2"; prose goes on so too: "and remanded the case".
  const joined = standsWord('and', text, start) ? skipSpaces(text, start + 4) : start;
  const stop = Math.max(actionEnd(text, joined), isFurther ? matchEnd(recognition, text, start) : -1);
  if (stop < 0 || (joined > start && matchEnd(behindWeak, text, stop) < 0)) return null;
  start = joined;
  return {
    action: collapse(text.slice(start, stop)),
    start,
    end: Math.max(stop, matchEnd(when, text, stop)),
  };
}

const between =
  /[\s,]{0,4}(?:((?:1[6-9]|20)\d\d),\s{1,3})?(?:sub\.?\s{1,2}nom\.?,?\s{0,3})?(?:(?:on|at|by|in)\s{1,2})?$/;

export interface Reported {
  /** `1956` of `cert. denied 1956, 351 U.S. 962`. */
  readonly year?: string;
}

/** What stands between an event and the citation that reports it; `null` where it is more than a comma, a year, `sub nom.` or a word like `by`. */
export function readReported(text: string, eventEnd: number, citationStart: number): Reported | null {
  if (citationStart < eventEnd || citationStart - eventEnd >= 24) return null;
  const match = between.exec(text.slice(eventEnd, citationStart));
  if (match?.index !== 0) return null;
  return match[1] === undefined ? {} : { year: match[1] };
}
