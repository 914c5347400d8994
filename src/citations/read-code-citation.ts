/** Statutes, regulations, rules, constitutions, journals and the record, each around its core. */
import type { BalancedBrackets } from './balanced-brackets';
import { isDigit, isLower, isSpace, isUpper, isWordCharacter, skipSpaces } from './character-classes';
import type { Code } from './codes';
import { collapse } from './collapse';
import type { CodeCitation, RecordCitation } from './found-citation';
import { namedSources, recordSpellings } from './named-sources';
import { readPinCite } from './read-pin-cite';
import {
  beginsNumberedCitation,
  readReporterFirst,
  type ReporterHit,
  type TitledCodeHit,
} from './read-reporter-citation';
import { readSections, skipSectionSign } from './read-section';
import { readSignal } from './read-signal';
import { isWeight } from './read-tail';

type Core = Pick<CodeCitation, 'kind' | 'code' | 'title' | 'section'> & {
  readonly start: number;
  readonly end: number;
};

/** `42 U.S.C. § 1983`, `82 Stat. 6`. */
export function readTitledCode(
  text: string,
  hit: TitledCodeHit,
  least: number,
  brackets: BalancedBrackets,
): CodeCitation {
  const { start, end, code, title, section } = hit;
  const core: Core = {
    kind: kindOf(code),
    code: code.name,
    title,
    section: collapse(text.slice(section.start, section.end)),
    start,
    end,
  };
  const titleWord = /(?:Title|title|tit\.)\s{1,3}$/.exec(text.slice(Math.max(least, start - 8), start));
  return surround(text, core, start - (titleWord?.[0].length ?? 0), least, brackets);
}

/** `93 Harv. L. Rev. 1, 12 (1979)`. */
export function readJournal(
  text: string,
  hit: ReporterHit,
  least: number,
  brackets: BalancedBrackets,
): CodeCitation | null {
  if (hit.source.kind !== 'journal' || hit.form !== 'full') return null;
  const core: Core = {
    kind: 'secondary',
    code: hit.source.name,
    title: hit.volume,
    section: hit.page,
    start: hit.start,
    end: hit.end,
  };
  return surround(text, core, hit.start, least, brackets);
}

/** A code, rule, constitution or part of the record that begins with the capital at `at`; `null` where none does. */
export function readNamed(
  text: string,
  at: number,
  least: (at: number) => number,
  brackets: BalancedBrackets,
): CodeCitation | RecordCitation | ReporterHit | null {
  const { trie, sources } = namedSources();
  const count = trie.walk(text, at);
  if (count === 0) return null;
  const ends = trie.ends.slice(0, count);
  const values = trie.values.slice(0, count);
  for (let index = count - 1; index >= 0; index--) {
    const source = sources[values[index] ?? 0];
    let end = ends[index] ?? 0;
    if (!source || !isWrittenAsName(text, at, end)) continue;
    while (text.charCodeAt(end) === 46) end++;
    if (source.kind === 'record') {
      if (!recordSpellings().has(text.slice(at, ends[index]).replace(/[.\s'’]/g, ''))) continue;
      const record = readRecord(text, at, end, source.takes);
      if (record) return record;
      continue;
    }
    if (source.kind === 'reporter') {
      const hit = readReporterFirst(text, at, end, source.reporter);
      if (hit) return hit;
      continue;
    }
    const core = readNamedCode(text, at, end, source.code);
    if (core) return surround(text, core, at, least(at), brackets);
  }
  return null;
}

/** `section 1983 of title 42`, `section 362 of the Bankruptcy Code`; `at` is the `s`. */
export function readSectionOf(
  text: string,
  at: number,
  least: (at: number) => number,
  brackets: BalancedBrackets,
): CodeCitation | null {
  const word = /(?:[sS]ections?|[rR]ules?|[aA]rticles?)\s{1,3}(?=[\dIVX])/y;
  word.lastIndex = at;
  if (!word.test(text)) return null;
  if (!isDigit(text.charCodeAt(word.lastIndex))) return readProvisionOf(text, at, least, brackets);
  const sections = readSections(text, word.lastIndex, (place) => beginsNumberedCitation(text, place));
  if (!sections) return null;
  const of = /\s{1,3}of\s{1,3}(?:the\s{1,3})?/y;
  of.lastIndex = sections.end;
  if (!of.test(text)) return null;
  const place = of.lastIndex;
  const section = collapse(text.slice(sections.start, sections.end));
  const title =
    /[tT]itle\s{1,3}(\d{1,2})(?![\w-])(?:,?\s{1,3}(?:of\s{1,3}the\s{1,3}|of\s{1,3})?(?:United\s{1,3}States\s{1,3}Code|U\.\s?S\.\s?C(?:ode|\.))(?:\s{1,3}Annotated)?)?/y;
  title.lastIndex = place;
  const titled = title.exec(text);
  if (titled?.[1] !== undefined) {
    const rest =
      /,?\s{1,3}(?:of\s{1,3}the\s{1,3})?(?:Code\s{1,3}of\s{1,3}Federal\s{1,3}Regulations|C\.\s?F\.\s?R\.)/y;
    rest.lastIndex = title.lastIndex;
    const federal = rest.test(text);
    const core: Core = {
      kind: federal ? 'regulation' : 'statute',
      code: federal ? 'C.F.R.' : 'U.S.C.',
      title: titled[1],
      section,
      start: at,
      end: federal ? rest.lastIndex : title.lastIndex,
    };
    return surround(text, core, at, least(at), brackets);
  }
  if (!isUpper(text.charCodeAt(place))) return null;
  const { trie, sources } = namedSources();
  const count = trie.walk(text, place);
  for (let index = count - 1; index >= 0; index--) {
    const source = sources[trie.values[index] ?? 0];
    const end = trie.ends[index] ?? 0;
    if (source?.kind !== 'code' || source.code.form !== 'section' || !isWrittenAsName(text, place, end))
      continue;
    const core: Core = { kind: kindOf(source.code), code: source.code.name, section, start: at, end };
    return surround(text, core, at, least(at), brackets);
  }
  return null;
}

function kindOf(code: Code): CodeCitation['kind'] {
  return code.kind;
}

/** `article I, § 8 of the New York Constitution`. */
function readProvisionOf(
  text: string,
  at: number,
  least: (at: number) => number,
  brackets: BalancedBrackets,
): CodeCitation | null {
  const provision = readProvision(text, at);
  if (provision < 0) return null;
  const of = /\s{1,3}of\s{1,3}(?:the\s{1,3})?/y;
  of.lastIndex = provision;
  if (!of.test(text)) return null;
  const place = of.lastIndex;
  const { trie, sources } = namedSources();
  for (let index = trie.walk(text, place) - 1; index >= 0; index--) {
    const source = sources[trie.values[index] ?? 0];
    const end = trie.ends[index] ?? 0;
    if (source?.kind !== 'code' || source.code.kind !== 'constitution') continue;
    const section = collapse(text.slice(at, provision));
    const core: Core = { kind: 'constitution', code: source.code.name, section, start: at, end };
    return surround(text, core, at, least(at), brackets);
  }
  return null;
}

/** "RCW" but not "Rcw, "Compl." but not the "compl" of a word: short names without dots are all capitals. */
function isWrittenAsName(text: string, start: number, end: number): boolean {
  if (text.charCodeAt(end) === 0x27 || text.charCodeAt(end) === 0x2019) return false;
  if (end - start > 5) return true;
  let capitals = 0;
  for (let place = start; place < end; place++) {
    const code = text.charCodeAt(place);
    if (code === 46 || isSpace(code)) return true;
    if (isUpper(code)) capitals++;
  }
  return capitals >= 2 || text.charCodeAt(end) === 46 || end - start >= 4;
}

function readNamedCode(text: string, at: number, nameEnd: number, code: Code): Core | null {
  const base = { kind: kindOf(code), code: code.name, start: at };
  if (code.kind === 'constitution') {
    const provision = readProvision(text, nameEnd);
    return provision < 0
      ? null
      : { ...base, section: collapse(text.slice(nameEnd, provision)).replace(/^[\s,]+/, ''), end: provision };
  }
  if (code.form === 'number') {
    const number =
      /[,\s]{0,3}(?:Nos?\.?\s{0,3})?(\d{1,5}(?:[-–—]\d{1,5}(?![\d-]))?(?:,\d{3})?)(?:,?\s{1,2}(?:§+|sec\.)\s{0,2}\d{1,5}\w?(?:\(\w{1,3}\)){0,4})?/y;
    number.lastIndex = nameEnd;
    const match = number.exec(text);
    if (match?.[1] === undefined) return null;
    return { ...base, section: match[1], end: number.lastIndex };
  }
  const between = skipBetween(text, nameEnd, code);
  const sections = readSections(text, between.place, (place) => beginsNumberedCitation(text, place));
  if (!sections) return null;
  // A name alone and a number: "RCW 9A.36", "CPLR 3211", "Fed. R. Civ. P. 12(b)(6)"; long names want a sign.
  // "Penal Law § 260" and "Code § 20-61": such short names want a sign.
  if (!sections.marked && isShortened(text, at, code)) return null;
  const spaced = sections.start > nameEnd;
  if (!spaced && isWordCharacter(text.charCodeAt(nameEnd - 1))) return null;
  if (/^\d{4}-\d/.test(text.slice(sections.start, sections.start + 6)) && code.kind === 'rule') return null;
  // "Federal Rules of Evidence 5": a note's call; its rules begin with 101.
  if (
    code.name === 'Fed. R. Evid.' &&
    /^\d{1,2}(?![\d])/.test(text.slice(sections.start, sections.start + 3))
  )
    return null;
  // "CR 12-345" is a docket number.
  if (
    code.kind === 'rule' &&
    !sections.marked &&
    /^\d{1,4}[-–]\d/.test(text.slice(sections.start, sections.start + 7))
  )
    return null;
  return {
    ...base,
    ...(between.title !== undefined && { title: between.title }),
    section: collapse(text.slice(between.sectionStart ?? sections.start, sections.end)),
    end: sections.end,
  };
}

/** New York's and Virginia's names without the state. */
function isShortened(text: string, at: number, { name, jurisdiction }: Code): boolean {
  return (
    name === 'Code' ||
    (jurisdiction === 'ny' && name.endsWith(' Law') && !/^(?:N|C\.?P\.?L)/.test(text.slice(at, at + 5)))
  );
}

/** `tit. 8, `, `ch. 93A, `, `art. `, `Ann. `, `(Vernon 1994) `, `Rule `, `No. ` between a name and its section. */
function skipBetween(
  text: string,
  at: number,
  code: Code,
): { place: number; title?: string; sectionStart?: number } {
  let place = at;
  const filler =
    /[,\s]{0,3}(?:Ann\.?|Annotated|Supp\.?|\((?:West|Vernon|McKinney|Consol\.?|Deering|Michie|Purdon|Supp\.?|Cum\.)?[^()]{0,24}\)|Rules?|r\.|R\.|Nos?\.|stat\.|Title(?=\s\d))(?=[\s,§\d])/y;
  for (let count = 0; count < 3; count++) {
    filler.lastIndex = place;
    if (!filler.test(text)) break;
    place = filler.lastIndex;
  }
  const title =
    /[,\s]{0,3}(?:tit\.|title|t\.)\s{0,3}(\d{1,3}[A-Z]?)(?:[-,;]|\s)\s{0,3}(?:pt\.\s\d{1,3},\s)?/iy;
  title.lastIndex = place;
  const titled = title.exec(text);
  if (titled?.[1] !== undefined) return { place: title.lastIndex, title: titled[1] };
  const chapter = /[,\s]{0,3}(?:chs?\.|chapters?|c\.|arts?\.|articles?|pts?\.|parts?)\s{0,3}(?=\d)/iy;
  chapter.lastIndex = place;
  if (chapter.test(text)) {
    // "G.L. c. 93A, § 9": the section is "93A, § 9".
    const start = chapter.lastIndex;
    const first = readSections(text, start, () => false);
    if (first) {
      const sign = skipSectionSign(text, first.end);
      if (sign.marked) return { place: first.end, sectionStart: start };
    }
    return { place: start };
  }
  return { place: code.kind === 'rule' ? skipSpaces(text, place) : place };
}

/** `amend. XIV, § 1`, `art. I, § 8, cl. 3`; the end, or -1. */
function readProvision(text: string, at: number): number {
  const part =
    /[,;]?\s{0,3}(?:(?:and|&)\s)?(?:\d{1,2}(?:st|d|nd|rd|th)\s{1,3}amend(?:ment|\.)|(?:amendments?|amends?\.?|articles?|arts?\.?|§{1,2}|sections?|secs?\.?|clauses?|cls?\.?|pmbl\.?|preamble|par\.|¶)(?:\s{0,3}(?:[IVXLC]{1,7}|\d{1,3}|[A-Z](?=[,.\s]))[a-z]?(?:\(\w{1,3}\)){0,3}(?:(?:,\s|\sand\s|,\sand\s|\s?&\s|-|–)(?:§{1,2}\s?)?(?:[IVXLC]{1,7}|\d{1,3})(?![\w.]))*)?)/iy;
  let end = -1;
  let place = at;
  for (let count = 0; count < 5; count++) {
    part.lastIndex = place;
    if (!part.test(text)) break;
    place = part.lastIndex;
    end = place;
  }
  return end;
}

function readRecord(
  text: string,
  at: number,
  nameEnd: number,
  takes: 'number' | 'letter',
): RecordCitation | null {
  const before = text.charCodeAt(at - 1);
  if (before === 46 || before === 45 || before === 0x27) return null;
  const place = skipSpaces(text, nameEnd);
  if (place === nameEnd && text.charCodeAt(nameEnd - 1) !== 46) return null;
  if (place - nameEnd > 3) return null;
  const number =
    takes === 'letter'
      ? /(?:Nos?\.\s?)?(?:[A-Z]{1,3}(?![\w.'’])|\d{1,4}(?:-\d{1,3})?[A-Z]?(?![\w/%]))/y
      : /(?:at\s{1,2}|Nos?\.\s?|[¶§#]{1,2}\s{0,2}|Vol\.\s)?(?:[A-Z]{1,3}-?)?\d{1,5}(?:[:.-]\d{1,4}(?:[-–]\d{1,4}(?::\d{1,3})?)?)?[a-z]?(?![\w/%])/y;
  number.lastIndex = place;
  if (!number.test(text)) return null;
  let end = number.lastIndex;
  // "Dkt. 12 at 3", "Decl. ¶ 4", "Ex. B, at 12"
  const pin = readPinCite(text, end, (start) => beginsNumberedCitation(text, start));
  if (pin) end = pin.end;
  return { kind: 'record', start: at, end: number.lastIndex, fullStart: at, fullEnd: end };
}

/** The core with its signal before and its year and parentheticals behind. */
function surround(
  text: string,
  core: Core,
  nameStart: number,
  least: number,
  brackets: BalancedBrackets,
): CodeCitation {
  const signal = readSignal(text, nameStart, least);
  const { start, end, kind, code, title, section } = core;
  let tailStart = end;
  if (kind === 'secondary' || kind === 'regulation') {
    const pin = readPinCite(text, end, (place) => beginsNumberedCitation(text, place));
    if (pin && kind === 'secondary') tailStart = pin.end;
    else if (pin) tailStart = skipFederalPages(text, end);
  }
  const tail = readCodeParentheses(text, tailStart, brackets);
  const citation: Draft = {
    kind,
    start,
    end,
    fullStart: signal ? signal.start : nameStart,
    fullEnd: tail.end,
    code,
  };
  if (title !== undefined) citation.title = title;
  if (section !== undefined) citation.section = section;
  if (tail.year !== undefined) citation.year = tail.year;
  if (signal) citation.signal = signal.signal;
  if (tail.explanations.length > 0) citation.parenthetical = tail.explanations.join('; ');
  return citation;
}

type Draft = { -readonly [Field in keyof CodeCitation]: CodeCitation[Field] };

/** `, 12,350`: a pin cite into the Federal Register. */
function skipFederalPages(text: string, at: number): number {
  const pages = /(?:,\s{0,2}(?:at\s)?\d{1,3}(?:,\d{3}){1,2}(?:[-–]\d{1,3}(?:,\d{3})?)?){1,6}/y;
  pages.lastIndex = at;
  return pages.test(text) ? pages.lastIndex : at;
}

const MOST_PARENTHESES = 4;

function readCodeParentheses(
  text: string,
  at: number,
  brackets: BalancedBrackets,
): { year: string | undefined; explanations: string[]; end: number } {
  let end = at;
  let year: string | undefined;
  const explanations: string[] = [];
  for (let count = 0; count < MOST_PARENTHESES; count++) {
    const open = skipSpaces(text, end);
    if (text.charCodeAt(open) !== 40) break;
    const close = brackets.closingOf(open);
    if (close < 0) break;
    const content = collapse(text.slice(open + 1, close));
    const edition =
      year === undefined && count === 0
        ? /(?:^|[\s.,])((?:1[6-9]|20)\d\d)(?:$|[\s,;&)–-])/.exec(content)
        : null;
    if (edition?.[1] !== undefined && content.length < 60 && !isLower(content.charCodeAt(0)))
      year = edition[1];
    else if (/^(?:\w|[ivx]{1,4})$/.test(content)) break;
    else if (!isWeight(content)) explanations.push(content);
    end = close + 1;
  }
  return { year, explanations, end };
}

/** Whether a word begins at `at` that may name a code or a part of the record: not within a longer abbreviation. */
export function mayBeginName(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  if (at === 0) return true;
  if (isWordCharacter(before) || before === 46 || before === 0x27 || before === 0x2019 || before === 38)
    return false;
  return !(before === 45 && isWordCharacter(text.charCodeAt(at - 2))) && !isDigit(before);
}
