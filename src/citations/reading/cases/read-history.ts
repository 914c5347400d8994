/** Prior and subsequent history behind a citation: `, aff'd, `, `, cert. denied, `, `, rev'd on other grounds sub nom. ` */
import { skipSpaces } from '../../../text/character-classes';
import { collapse } from '../../../text/collapse';
import type { HistoryEvent } from '../../found-citation';
import { matchEnd } from '../../../text/match-at';

/** What a court did with the decision: `aff'd`, `reversed`, `as amended`. */
const deed =
  /(?:(?:summarily\s+)?aff['’]?[dg]|affirm(?:ed|ing)|rev['’]?[dg]|revers(?:ed|ing)|vacat(?:ed|ing)|modif(?:ied|ying)|remand(?:ed|ing)|enforced|enf['’]?d|overrul(?:ed|ing)|abrogat(?:ed|ing)|supersed(?:ed|ing)|disapproved(?:\s+of)?|withdrawn|depublished|acq\.|nonacq\.|(?:as\s+)?amended|(?:approved|adopted|quashed|on\s+remand)(?=,|\s+(?:by|sub)\b)|adhered\s+to|certified\s+questions?\s+answered|(?:judgment|order|decision|mandate|case|op(?:inion|\.))\s+(?:affirmed|aff['’]d|reversed|rev['’]d|vacated|amended|withdrawn|modified|recalled|remanded)|(?:(?:reports?|findings)\s+and\s+recommendations?|R\.\s?&\s?R\.|R&R)\s+(?:approved\s+and\s+)?adopted|(?:abrogation|(?:implied\s+)?overruling)\s+recognized|partially\s+overruled)/iy;
/** What was asked for, and how it ended: `cert. denied`, `petition for review filed`. */
const request =
  /(?:pet(?:ition|\.)\s+for\s+|mot(?:ion|\.)\s+for\s+)?(?:cert(?:iorari|if\.|\.)?|recons(?:ideration|\.)|rearg(?:ument|\.)?|mand(?:amus|\.)|perm(?:ission|\.)\s+(?:to\s+)?app(?:eal|\.)|(?:disc(?:retionary|\.)\s+|further\s+(?:appellate\s+)?)?(?:review|rev\.?)|alloc(?:atur|\.)|trans\.|reh(?:earing|['’]?g)\.?(?:\s+en\s+banc)?|appeal|app\.|transfer|writ|pet(?:ition|\.)|leave\s+to\s+appeal|lv\.?(?:\s+to\s+appeal)?|mot(?:ion|\.)(?:\s+for\s+leave\s+to\s+appeal)?|prob(?:able|\.)\s+juris(?:diction|\.)|stay)\s+/iy;
const end =
  /(?:denied|den\.|den\b|(?:not\s+)?allowed|granted|gr\.|dismissed|dism\.|dism['’]d|filed|pending|docketed|ref['’]?d|refused|noted|withdrawn)/iy;
const qualifier =
  /,?\s+(?:in\s+part|(?:and\s+)?(?:rev['’]?d|aff['’]?d|vacated|reversed|affirmed|remanded)\s+in\s+part|on\s+(?:(?:other|different|unrelated)\s+grounds?|another\s+(?:ground|point))|as\s+(?:improvidently\s+granted|moot)|on\s+reh(?:['’]?g|earing)|en\s+banc|on\s+reconsideration|on\s+denial\s+of\s+reh['’]g|per\s+curiam|mem\.|without\s+op(?:inion|\.)|by\s+an\s+equally\s+divided\s+court|(?:and|&)\s+(?:(?:case\s+|cause\s+)?remanded|vacated|reversed|rev['’]d|aff['’]d|enforced|modified|amended|superseded)|by\s+statute|n\.r\.e\.|w\.o\.[jm]\.|as\s+(?:recognized|stated|modified|amended)\s+(?:by|in|on)|by\b)/iy;
const MOST_QUALIFIERS = 4;

function actionEnd(text: string, at: number): number {
  let place = matchEnd(deed, text, at);
  if (place < 0) {
    const asked = matchEnd(request, text, at);
    place = asked < 0 ? -1 : matchEnd(end, text, asked);
  }
  for (let count = 0; count < MOST_QUALIFIERS && place > 0; count++) {
    const qualified = matchEnd(qualifier, text, place);
    if (qualified < 0) break;
    place = qualified;
  }
  return place;
}

/** When it was, and under which number: `as amended (Jan. 5, 1994), vacated`, `rev. denied (Minn. Mar. 19, 2013)`, `review granted Aug. 5, 2020, S123456`. */
const when =
  /,?\s(?:\((?:[A-Z][\w.]{0,9}\s){0,4}(?:on\s)?)?(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]{0,6}\.?\s\d{1,2},\s(?:19|20)\d\d(?!\w)(?:,\s[A-HS]\d{6}(?!\w))?\)?/y;

/** What says, behind a statute that superseded a decision, which court has seen it. */
const recognition = /as\s(?:recognized|stated|noted)\s(?:by|in)(?!\w)/iy;

/** The event that begins behind `at`, after a comma; its `end` is before `sub nom.` `null` where none does. `isFurther`: behind another. */
export function readHistory(text: string, at: number, isFurther = false): HistoryEvent | null {
  let start = skipSpaces(text, at);
  const code = text.charCodeAt(start);
  if (code === 44 || code === 59)
    start = skipSpaces(text, text.charCodeAt(start + 1) === 44 ? start + 2 : start + 1);
  else if (code === 46) return null;
  const first = text.charCodeAt(start) | 32;
  // a c d e l m n o p r s t v w: the letters that an event begins with
  if (first < 97 || first > 119) return null;
  const stop = Math.max(actionEnd(text, start), isFurther ? matchEnd(recognition, text, start) : -1);
  if (stop < 0) return null;
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
