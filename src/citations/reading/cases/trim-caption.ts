/** Which of the words before a `v.` or a core are the name: what introduces it in the sentence is cut off. */
import { goesOnBehindComma } from './behind-comma';
import { captionWords, introducers, sentenceStarters } from './caption-words';
import { isDigit, isLower, isUpper } from '../../../text/character-classes';

export interface Token {
  /** Without opening signs. */
  readonly start: number;
  readonly end: number;
  readonly word: string;
}

/** The words of a plaintiff: introducing words and what stands before a comma that does not belong to a name go. */
export function trimPlaintiff(tokens: readonly Token[]): readonly Token[] {
  let first = 0;
  for (let index = tokens.length - 2; index >= 0; index--) {
    if (!endsWithComma(tokens[index]?.word ?? '') || goesOnBehindComma(tokens, index)) continue;
    first = index + 1;
    break;
  }
  const own = afterOwner(afterHeading(first === 0 ? tokens : tokens.slice(first)));
  const party = trimFront(own);
  // "Does v. Elm", "Does 1-10 v. Elm": parties, where "Does Roe v. Elm" asks.
  const before = party.length < own.length ? own[own.length - party.length - 1] : undefined;
  return before?.word === 'Does' && !isUpper(party[0]?.word.charCodeAt(0) ?? 0) ? [before, ...party] : party;
}

function endsWithComma(word: string): boolean {
  return word.charCodeAt(word.length - 1) === 44;
}

/** "the Alabama Supreme Court's 1941 Elm v. Oak": whose decision it is. */
function afterOwner(tokens: readonly Token[]): readonly Token[] {
  const owner = tokens.findLastIndex(({ word }) => /^(?:Court|Circuit)['’]s$/.test(word));
  if (owner < 0) return tokens;
  const isDated = /^(?:1[789]|20)\d\d$/.test(tokens[owner + 1]?.word ?? '');
  return tokens.slice(isDated ? owner + 2 : owner + 1);
}

/** "Federal Cases", "TABLE OF AUTHORITIES", "Page(s)": what stands over the entries of a table, here and there with a line's number. */
function afterHeading(tokens: readonly Token[]): readonly Token[] {
  for (let index = tokens.length - 2; index >= 0; index--) {
    const word = tokens[index]?.word ?? '';
    if (
      /^(?:Cases:?|CASES:?|Authorities|AUTHORITIES|Authority|DECISIONS|Page\(s\)|PAGE(?:\(S\))?)$/.test(word)
    )
      return /^(?:\p{Lu}|\d{1,2}$)/u.test(tokens[index + 1]?.word ?? '') ? tokens.slice(index + 1) : tokens;
    if (headings.test(word) && /^[A-Z][a-z]/.test(tokens[index + 1]?.word ?? ''))
      return tokens.slice(index + 1);
  }
  return tokens;
}

/** Of a brief, in capitals before a name that is not. */
const headings = /^(?:ARGUMENT|DISCUSSION|ANALYSIS|BACKGROUND|CONCLUSION|OPINION|ORDER|FACTS|INTRODUCTION)$/;

function trimFront(tokens: readonly Token[]): readonly Token[] {
  let first = 0;
  while (first < tokens.length) {
    const word = tokens[first]?.word ?? '';
    const isClosed = endsWithComma(word);
    const bare = isClosed ? word.slice(0, -1) : word;
    const code = bare.charCodeAt(0);
    const next = tokens[first + 1]?.word ?? '';
    if (/^in$/i.test(bare) && /^re:?$/i.test(next)) break;
    const isIntroducer =
      (isUpper(code) && introducers.has(bare) && !isName(word, next)) ||
      (code === 80 && tokens.length > first + 1 && /^P\d{1,3}$/.test(word)) ||
      (isClosed && sentenceStarters.has(bare)) ||
      (isLower(code) &&
        captionWords.has(bare) &&
        !/^(?:de|la|von|van|der|del|el|le|di|da|du|ex|in)$/.test(bare)) ||
      (isDigit(code) &&
        /^\d{1,2}[/.)]?$/.test(word) &&
        tokens.length > first + 1 &&
        !/^(?:Acres|Parcels)/.test(next)) ||
      bare === '&';
    if (!isIntroducer) break;
    first++;
  }
  // "Under Elm and Oak v. Fir": two cases, the first by its name alone.
  const [one, and, other] = tokens.slice(first);
  const isPair = first > 0 && tokens.length === first + 3 && and?.word === 'and';
  if (isPair && oneName.test(one?.word ?? '') && oneName.test(other?.word ?? '')) first += 2;
  return tokens.slice(first);
}

/** `Our Lady of the Oaks Hosp.`, `Under Armour` */
function isName(word: string, next: string): boolean {
  if (word === 'Under') return next.startsWith('Armour');
  return word === 'Our' && /^(?:Lady|Lord|Saviou?r|Redeemer|Father|Mother)(?:['’]s)?$/.test(next);
}

const oneName = /^(?!Co|Sons?$)[A-Z][a-z]{2,}(?:['’-][A-Za-z]+)?$/;

const notNames =
  /^(?:Court|Circuit|Congress|Act|Rule|Section|Amendment|Clause|Constitution|Code|Judge|Justice|Id|Ibid|Supra|Cases|Note|See|Also|Division|Dept|Page|Part|Chapter|Title|Article|Exhibit|Volume|No)[.,]?$/;

export function trimSingle(tokens: readonly Token[]): readonly Token[] {
  let own = tokens;
  // A short name is one party: what stands before the last comma is prose or another name.
  for (let index = own.length - 2; index >= 0; index--) {
    const word = own[index]?.word ?? '';
    const next = own[index + 1]?.word ?? '';
    if (
      endsWithComma(word) &&
      !/^(?:Inc|LLC|L\.L\.C|L\.?P|LLP|Ltd|Co|Corp|Jr|Sr|N\.?A|F\.?S\.?B|P\.?C|&|and|et|etc|Local)\b/.test(
        next,
      )
    ) {
      own = own.slice(index + 1);
      break;
    }
  }
  own = trimFront(own);
  const last = own.at(-1);
  if (own.some(({ word }) => /^Court(?:’s|'s)?,?$/.test(word))) return [];
  // "Slaughter-House Cases"
  const isNamed =
    last?.word === 'Cases' &&
    own.length > 1 &&
    !/^(?:Federal|State|Other|These|Such|Both|Recent)$/.test(own.at(-2)?.word ?? '');
  if (!last || (notNames.test(last.word) && !isNamed) || !own.some(({ word }) => isUpper(word.charCodeAt(0))))
    return [];
  if (own.length === 1 && (last.word.length < 3 || /^[\d.]+$/.test(last.word))) return [];
  // What is left of a citation that a scan spoiled: "Ct. 428, ", "Wn.2d 121, ", and "Pp. 740–743."
  if (own.length === 2 && /\.(?:\dd)?$/.test(own[0]?.word ?? '') && /^\d[\d–-]*[.,]?$/.test(last.word))
    return [];
  return own;
}

/** What is left of a name that something in the text has cut: rather none than one that no case bears. */
export function isRemnant(name: string): boolean {
  return remnant.test(name);
}

const remnant =
  /^(?:Inc|Corp(?:oration)?|Co(?:mpany)?|Ltd|LLC|L\.L\.C|LLP|Bros|Ass['’]n|Hosp|Dist|Ctr|situated|others|(?:Sch|Irrig)\. Dist|(?:Med|Health)\. Ctr|Mem['’]l Hosp|Soc\. Servs|Respondents?|Appell(?:ant|ee)s?|Petitioners?)\.?,?$/i;
