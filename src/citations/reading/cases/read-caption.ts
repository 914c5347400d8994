/**
 * The caption before a citation, read backwards from its core: `Brown v. Board of Education, `, `In re Case, `, `Brown, `.
 *
 * A caption never reaches past `least` (the end of the citation before), a sentence, a semicolon or a signal. What stands
 * between caption and core is read too: California's `(1973)`, a docket number, `supra`.
 */
import { isDigit, isUpper, skipSpaces, skipSpacesBack } from '../../../text/character-classes';
import { collapse } from '../../../text/collapse';
import { cleanName, nameBefore } from './caption-name';
import { findRole } from './caption-role';
import { placeAround, placeWithin } from './caption-place';
import { isOfRailway, readTokens } from './caption-tokens';
import { isVersus } from './caption-words';
import { readBetween, type Between } from './read-before-core';
import { findCourt } from './find-court';
import type { CourtAndDate } from './read-court-and-date';
import type { TellingWords } from './telling-words';
import { isRemnant, trimPlaintiff, trimSingle, type Token } from './trim-caption';
import { findVersusBehind } from './versus-behind-break';

export interface Caption {
  /** Of the name, without signal; equal to `end` where there is none. */
  readonly start: number;
  readonly end: number;
  readonly plaintiff: string;
  readonly defendant: string | null;
  /** `adversary` has a `v.`; `single` may be a short name. */
  readonly form: 'adversary' | 'procedural' | 'single' | 'none';
  readonly courtAndDate: CourtAndDate | null;
  readonly docketNumber: string | null;
  readonly alias: string | null;
  readonly hasSupra: boolean;
}

/** Whether it names a case as a full citation does: both parties, or whom it is about. */
export function namesParties({ form }: Caption): boolean {
  return form === 'adversary' || form === 'procedural';
}

const LONGEST = 420;
const LONGEST_BETWEEN = 500;

export function readCaption(text: string, coreStart: number, least: number): Caption {
  const between = readBetween(text, coreStart, least);
  const role = findRole(text, between.end, least);
  const bare = role < 0 ? null : readName(text, { ...between, end: role }, least);
  if (bare?.form === 'adversary') return bare;
  // A scan's "{supra)", and "Perry v. Elm, [408 U.S. 593]"
  const opens = '({['.includes(text.charAt(between.end - 1));
  if (!opens || between.end <= least) return readName(text, between, least);
  // New York: "In People v Alejandro (70 NY2d 133 [1987])". In prose a single word before a parenthesis is no name.
  const outer = readBetween(text, between.end - 1, least);
  const courtAndDate = between.courtAndDate ?? outer.courtAndDate;
  const outside = readName(text, { ...between, courtAndDate, end: outer.end, adjoins: false }, least);
  return namesParties(outside) ? outside : caption(between, 'none', between.nearest, '', null);
}

/** A quick look before the slower one: whether any word that tells a caption stands in its reach. */
export function mayNameParties(telling: TellingWords, coreStart: number, least: number): boolean {
  // What stands between caption and core may be as long again as a citation.
  return telling.stands(Math.max(least, coreStart - LONGEST - LONGEST_BETWEEN), coreStart);
}

function readName(text: string, between: Between, least: number): Caption {
  const { end } = between;
  const tokens = readTokens(text, end, Math.max(least, end - LONGEST));
  const versus = findVersus(tokens);
  const procedural = versus < 0 ? findProcedural(tokens) : -1;
  const adversary =
    versus > 0
      ? { plaintiff: tokens.slice(0, versus), before: tokens, from: tokens[versus + 1]?.start }
      : versus < 0 && procedural < 0
        ? readBehindBreak(text, tokens, end, least)
        : null;
  if (adversary?.from !== undefined) {
    const plaintiff = withNumber(text, adversary.before, trimPlaintiff(adversary.plaintiff));
    const first = plaintiff[0];
    const last = plaintiff.at(-1);
    if (first && last && !runsOn(text, adversary.from, end)) {
      const name = cleanName(text.slice(first.start, last.end));
      const placed = placeAround(between, nameBefore(text, adversary.from, end));
      if (isRemnant(name)) return caption(placed.between, 'none', between.nearest, '', null);
      return caption(placed.between, 'adversary', first.start, name, placed.name);
    }
  }
  if (versus >= 0) return caption(between, 'none', between.nearest, '', null);
  const first = procedural >= 0 ? tokens[procedural] : undefined;
  if (first && tokens.length > procedural + 1) {
    const placed = placeAround(between, nameBefore(text, first.start, end));
    return caption(placed.between, 'procedural', first.start, placed.name, null);
  }
  const courtAlone =
    between.adjoins && between.courtAndDate === null ? matchCourtAlone(text, end) : undefined;
  if (courtAlone !== undefined) {
    const courtAndDate = { court: findCourt(courtAlone) ?? '', courtAsWritten: courtAlone };
    return caption({ ...between, courtAndDate }, 'none', end - courtAlone.length, '', null);
  }
  const single = between.adjoins ? trimSingle(tokens)[0] : undefined;
  const name = single ? cleanName(text.slice(single.start, end)) : '';
  // "Id., D.C.S.D.Cal.1950, 92 F. Supp. 336"
  const placed = /[.\d]$/.test(name) ? placeWithin(between, `Id., ${name}`) : null;
  if (single && placed?.name === 'Id.')
    return readName(
      text,
      { ...placed.between, nearest: single.start, end: skipCommaBack(text, single.start, least) },
      least,
    );
  if (single && !isRemnant(name)) return caption(between, 'single', single.start, name, null);
  // "Elm’s case. 2 Salk. 625"
  const caseEnd = text.startsWith('case.', end - 5) ? end - 1 : end;
  const ofCase = between.adjoins || caseEnd < end ? readNameOfCase(text, caseEnd, least) : null;
  if (ofCase) return caption(between, 'single', ofCase.start, ofCase.name, null);
  return caption(between, 'none', between.nearest, '', null);
}

/** The parties of a caption whose words up to `end` were read only in part. */
function readBehindBreak(
  text: string,
  [first]: readonly Token[],
  end: number,
  least: number,
): { plaintiff: readonly Token[]; before: readonly Token[]; from: number } | null {
  const versus = first ? findVersusBehind(text, first.start, end, least) : null;
  if (!versus) return null;
  const before = readTokens(text, versus.start, Math.max(least, versus.start - LONGEST));
  return { plaintiff: before, before, from: skipSpaces(text, versus.end) };
}

/** `See 44 Elm, Inc. v. Oak`: behind a signal a number begins the name; elsewhere it is that of a line or page. */
function withNumber(text: string, tokens: readonly Token[], plaintiff: readonly Token[]): readonly Token[] {
  const [first] = plaintiff;
  const at = first ? tokens.indexOf(first) : 0;
  const before = at > 0 ? tokens[at - 1] : undefined;
  if (!first || !before || !isDigit(before.word.charCodeAt(0)) || !/^\d\d?$/.test(before.word))
    return plaintiff;
  // A number alone on its line is a note's.
  if (text.slice(before.end, first.start).includes('\n')) return plaintiff;
  // "7 W. 87th Street, LLC v. Oak"
  if (/^(?:[NSEW]\.|North|South|East|West)$/.test(first.word) && ordinal.test(plaintiff[1]?.word ?? ''))
    return [before, ...plaintiff];
  if (before.word.length < 2) return plaintiff;
  const lead = text.slice(Math.max(0, before.start - 9), before.start);
  // "So it held. 14 Elm Plaza LLC v. Oak": at a sentence's head only a company is named so.
  // "; 44 Elm Mart, Inc. v. Oak": lines and pages of pleadings have lower numbers.
  const isCompany =
    ((Number(before.word) > LINES_OF_PLEADING ? /[.;!?”"’)]\s$/ : /[.!?”"’)]\s$/).test(lead) ||
      leadsUpToCompany.test(lead)) &&
    company.test(plaintiff.at(-1)?.word ?? '');
  return isCompany || leadsUp.test(lead) ? [before, ...plaintiff] : plaintiff;
}

const ordinal = /^\d{1,3}(?:st|d|nd|rd|th)$/;
const LINES_OF_PLEADING = 28;
const company = /^(?:LLC|L\.L\.C\.|Inc\.|Corp\.|Ltd\.|LLP|L\.P\.),?$/;

/** `under 44 Elm Mart, Inc. v. Oak` */
const leadsUpToCompany = /\b(?:and|[Uu]nder|with|by|[Cc]ompare)\s$/;
const leadsUp = /(?:^|\(|\b(?:[Ss]ee|[Aa]lso|[Cc]f\.|[Ii]n|[Qq]uoting|[Cc]iting|e\.g\.,)\s)$/;

/** `the Westhues case, `, `Rob. How’s case, `: of an owner the whole is the name. */
function readNameOfCase(text: string, end: number, least: number): { start: number; name: string } | null {
  if (text.charCodeAt(end - 1) !== 101 /* e */) return null;
  const from = Math.max(least, end - 60);
  const [tail, owner] = endOfName.exec(text.slice(from, end)) ?? [];
  if (tail === undefined) return null;
  const nameEnd = end - tail.length;
  let start = nameEnd;
  const pieces = text.slice(from, nameEnd).split(/\s/).slice(-4).reverse();
  for (const [count, piece] of pieces.entries()) {
    const word = piece.replace(/^.*[(“"]/, '');
    if (!(count === 0 ? lastOfName : wordOfName).test(word)) break;
    start -= word.length + (count === 0 ? 0 : 1);
    if (word !== piece) break;
  }
  const name = text.slice(start, nameEnd);
  if (
    name === '' ||
    /Court|Circuit|Board|Division|^(?:The|This|That|Our|One|Such|Each|Another|In|See)$/.test(name)
  )
    return null;
  return { start, name: owner === undefined ? name : collapse(text.slice(start, end)) };
}

const endOfName = /(['’]s?)?\s[cC]ase$/;
const wordOfName = /^(?!(?:The|This|In|See|Our|That)$)[A-Z](?:[a-z]{0,3}\.|[\w&'’-]{1,16})$/;
const lastOfName = /^[A-Z][\w&-]{1,20}$/;

/** The end of what stands before a comma. */
function skipCommaBack(text: string, at: number, least: number): number {
  const end = skipSpacesBack(text, at, least);
  return end > least && text.charCodeAt(end - 1) === 44 ? skipSpacesBack(text, end - 1, least) : end;
}

/** `affirmed, 6 Cir., 200 F.2d 558`: the court stands where a name would. */
function matchCourtAlone(text: string, end: number): string | undefined {
  return /(?:^|[\s,])((?:[1-9]|1[01])(?:st|d|nd|rd|th)?\sCir\.)$/.exec(
    text.slice(Math.max(0, end - 14), end),
  )?.[1];
}

function caption(
  between: Between,
  form: Caption['form'],
  start: number,
  plaintiff: string,
  defendant: string | null,
): Caption {
  const { courtAndDate, docketNumber, alias, hasSupra } = between;
  const end = form === 'none' ? start : between.end;
  return { start, end, plaintiff, defendant, form, courtAndDate, docketNumber, alias, hasSupra };
}

function findVersus(tokens: readonly Token[]): number {
  for (let index = tokens.length - 1; index >= 0; index--) {
    const token = tokens[index];
    if (token && isVersus(token.word) && !isOfRailway(token.word, tokens[index + 1])) return index;
  }
  return -1;
}

/** The index of the `In` of `In re`, `Ex` of `Ex parte`, `Matter` or `Estate`: the first of the caption. */
function findProcedural(tokens: readonly Token[]): number {
  for (let index = 0; index < tokens.length; index++) {
    const word = tokens[index]?.word ?? '';
    const next = tokens[index + 1]?.word ?? '';
    if (/^in$/i.test(word) && /^re:?$/i.test(next)) return index;
    if (/^ex$/i.test(word) && /^parte$/i.test(next)) return index;
    // "Re Elm's Petition"
    if (word === 'Re' && index === 0 && isUpper(next.charCodeAt(0))) return index;
    if (
      /^(?:Matter|Estate|Guardianship|Conservatorship|Marriage|Adoption|Interest|Int\.|Succession|Petition|Application|Welfare)$/.test(
        word,
      ) &&
      next === 'of'
    ) {
      const before = tokens[index - 1]?.word;
      const beforeThat = tokens[index - 2]?.word;
      if (before === 'the' && beforeThat === 'In') return index - 2;
      // "In Interest of K.L.", New Jersey's "State in Interest of K.L."
      if (/^(?:Interest|Int\.)$/.test(word) && before === 'In') return index - 1;
      if (before === 'in' && beforeThat === 'State') return index - 2;
      if (before === 'the' && beforeThat === 'in' && tokens[index - 3]?.word === 'State') return index - 3;
      return index;
    }
  }
  return -1;
}

/** Prose behind the `v.`: "Roe v. Wade, the Court". */
function runsOn(text: string, start: number, end: number): boolean {
  for (let place = start; place < end - 3; place++)
    if (text.charCodeAt(place) === 44) return /,\s(?:the|a|an|that|this)\s/.test(text.slice(place, end));
  return false;
}
