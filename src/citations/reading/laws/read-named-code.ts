/** What is cited by its own name before a section: `Wis. Stat. § 8`, `Fed. R. Civ. P. 12(b)(6)`, `N.Y. Const. art. VI, § 5`, `Dkt. 12`. */
import type { BalancedBrackets } from '../balanced-brackets';
import { isDigit, isWordCharacter, skipDots } from '../../../text/character-classes';
import type { Code } from '../../facts/code';
import { collapse } from '../../../text/collapse';
import { matchAt, matchEnd } from '../../../text/match-at';
import type { CodeCitation, RecordCitation } from '../../found-citation';
import { namedSources, recordSpellings, type NamedSource } from '../../facts/named-sources';
import {
  courtBefore,
  districtBefore,
  isBookOfRules,
  readCourtRule,
  readRuleOfCourt,
} from './read-court-rule';
import { isTitleOfBook, isWhole, readLawNameBefore } from './read-law-name';
import { readProvision } from './read-provision';
import { readGluedRecord, readRecord } from '../read-record';
import type { ReporterHit } from '../numbered-hit';
import { beginsNumberedCitation } from '../cases/read-reporter-citation';
import { readNumberedLaw, readSession } from './read-numbered-law';
import { readReporterFirst } from '../cases/read-reporter-first';
import { readSections } from './read-section';
import { skipBetween } from './skip-between';
import { isWrittenAsName } from './code-behind';
import { hasShapeOf, noteCallBehind } from './section-shape';
import { surroundCode, type CodeCore } from './surround-code';

/** A code, rule, constitution or part of the record that begins with the capital at `at`; `null` where none does. */
export function readNamed(
  text: string,
  at: number,
  least: (at: number) => number,
  brackets: BalancedBrackets,
): CodeCitation | RecordCitation | ReporterHit | null {
  const spelt = namedSources().walk(text, at);
  if (spelt.length === 0) return readGluedRecord(text, at);
  for (const { source, end } of spelt) {
    const read = readSource(text, at, end, source, least, brackets);
    if (read) return read;
  }
  return null;
}

/** `In re Amendments to Fla. R. Civ. P. 1.510, 317 So. 3d 72`: the rule is named by the case. */
export function isInCaption(text: string, { start, end }: CodeCitation): boolean {
  return matchEnd(/,\s\d/y, text, end) > 0 && amendments.test(text.slice(Math.max(0, start - 60), start));
}

const amendments = /\bIn\sre\s(?:[A-Z][\w.]*\s){1,3}(?:to|of)\s(?:the\s)?$/;

/** `fed. r. civ. p. 56(a)`, as hasty writers type; `at` is the `f`. */
export function readSmallRule(
  text: string,
  at: number,
  least: (at: number) => number,
  brackets: BalancedBrackets,
): CodeCitation | null {
  if (text.charCodeAt(at + 2) !== 100 || matchEnd(smallRule, text, at) < 0) return null;
  const read = readNamed(text, at, least, brackets);
  return read && 'code' in read ? read : null;
}

const smallRule = /fed\.?\sr\.?\s(?:civ|crim|evid|app|bankr)\.?\s(?:p\.?\s)?\d/y;

/** What the name of `source` begins, which ends at `nameEnd`. */
function readSource(
  text: string,
  at: number,
  nameEnd: number,
  source: NamedSource,
  least: (at: number) => number,
  brackets: BalancedBrackets,
): CodeCitation | RecordCitation | ReporterHit | null {
  // New York's "L 1950, ch 301"
  const isSession = source.kind === 'code' && source.code.form === 'chapter';
  if (!isSession && !isWrittenAsName(text, at, nameEnd)) return null;
  let end = skipDots(text, nameEnd);
  // "[Fed. R. App. P.] 26(b)", "Clerk's Papers (CP) at 12"
  const sign = text.charCodeAt(end);
  if ((sign === 93 || sign === 41) && text.charCodeAt(at - 1) === (sign === 93 ? 91 : 40)) end++;
  if (source.kind === 'reporter') return readReporterFirst(text, at, end, source.reporter);
  const isPaper = isPaperNamed(text.slice(at, nameEnd));
  if (source.kind === 'record') {
    // "CP § 10-105" is Maryland's Criminal Procedure Article.
    if (!isPaper || (end - at === 2 && matchEnd(/\s§{1,2}\s?\d{1,2}[A-Z]?-\d{3}/y, text, end) > 0))
      return null;
    const court = courtBefore(text, at);
    const rule = court >= least(at) ? readRuleOfCourt(text, court, end) : readCourtRule(text, at);
    if (court >= 0 && !rule) return null;
    return rule
      ? surroundCode(text, rule, rule.start, least(rule.start), brackets)
      : readRecord(text, at, end, source.takes);
  }
  // "(1 CR 45; 2 RR 5)" is the first volume of the clerk's record, and "ER 45" a page of the excerpts of record; "[1990] 1 SCR 103"
  // a Canadian case.
  const isVolume =
    (isPaper || source.code.name === 'S.C.R.') && volumeBefore.test(text.slice(Math.max(0, at - 14), at));
  const read = isVolume ? null : readNamedCode(text, at, end, source.code);
  const isBook =
    read?.kind === 'statute' && isTitleOfBook(text, at, text.slice(at, nameEnd), read.section ?? '');
  const core = isBook ? null : read;
  if (!core) return isPaper ? readRecord(text, at, end, 'number') : null;
  // "U.S. Const. amend. XIV, § 1, U.S. Const. and": the amendment is of the constitution before it.
  if (core.start < least(at)) return null;
  // "Oakdale Municipal Code § 5": the words before say whose.
  const { name } = source.code;
  const isOfSomebody = name === 'Code' || name.startsWith('R. ');
  const law = isOfSomebody ? readLawNameBefore(text, end, least(at)) : null;
  if (law?.kind === 'secondary') return null;
  if (law && law.start < at)
    return surroundCode(
      text,
      { ...core, code: law.name, start: law.start },
      law.start,
      least(law.start),
      brackets,
    );
  // "E.D. Va. Civ. R. 7(F)" is the federal district's.
  const local = core.kind === 'rule' ? districtBefore(text, at) : -1;
  const placed = local < least(at) ? core : { ...core, code: 'L.R.', start: local };
  return surroundCode(text, placed, placed.start, least(at), brackets);
}

/** "Windows NT 4" is no notes of testimony. */
function isPaperNamed(written: string): boolean {
  return written !== 'NT' && recordSpellings().has(written.replace(/[.\s'’]/g, ''));
}

/** `(1 `, `; 2 Supp. `, `. 1 ` */
const volumeBefore =
  /(?:^|[(;]\s?|[^.\s]\.\s|[\])]\s|(?:[aA]t|[sS]ee|and)\s)\d{1,2}[ \u00a0](?:\d(?:st|d|nd|rd|th)\s)?(?:Supp\.\s)?$/;

function readNamedCode(text: string, at: number, nameEnd: number, code: Code): CodeCore | null {
  // "Uniform Rules of Evidence, Rule 20": the rules' own name stands before the comma.
  if (/,\s+Rules?$/.test(text.slice(Math.max(at, nameEnd - 8), nameEnd))) return null;
  // "the Federal Rules of Civil Procedure. 4 The complaints", "the Penal Code. Section 187": a whole word's full stop ends the sentence.
  if (
    isWhole.test(text.slice(Math.max(at, nameEnd - 12), nameEnd)) &&
    /^\s*[\dSR]/.test(text.slice(nameEnd, nameEnd + 9))
  )
    return null;
  const base = { kind: code.kind, code: code.name, start: at };
  if (code.name.endsWith('Sup. Ct. R.') && isBookOfRules(text, at)) return null;
  if (code.kind === 'constitution') {
    // "Sutherland on Stat. Const. § 288" is a book.
    if (code.name === 'Const.' && /Stat\.\s$/.test(text.slice(Math.max(0, at - 6), at))) return null;
    // "Ill. Const. 1970, art. I", "Const 1963, art 1, § 17"
    const edition = matchAt(/,?\s{1,3}\(?(?:of\s)?((?:1[789]|20)\d\d)\)?(?=,?\s)/y, text, nameEnd);
    const from = nameEnd + (edition?.[0].length ?? 0);
    const provision = readProvision(text, from);
    // "Commentaries on the Constitution of the United States § 524": of its sections each has an article.
    const isBook = code.name === 'U.S. Const.' && /^\W*§/.test(text.slice(from, provision));
    const [before = ''] = amendmentBefore.exec(text.slice(Math.max(0, at - 24), at)) ?? [];
    if (provision < 0 && before !== '')
      return { ...base, section: before.slice(0, -2), start: at - before.length, end: nameEnd };
    return provision < 0 || isBook
      ? null
      : {
          ...base,
          year: edition?.[1],
          section: collapse(text.slice(from, provision)).replace(/^[\s,]+/, ''),
          end: provision,
        };
  }
  if (code.form === 'number') return readNumberedLaw(text, at, nameEnd, code);
  if (code.form === 'chapter' || code.form === 'volumePage') {
    const session = readSession(text, at, nameEnd);
    return session && { ...session, code: code.name };
  }
  // "Gov.Bar R. V(5)", "Supp. R. G(5)(a)(i)"
  const numeral = /(?:Bar|Supp\.) R\.$/.test(code.name) ? matchAt(roman, text, nameEnd) : null;
  if (numeral?.[1] !== undefined) return { ...base, section: numeral[1], end: nameEnd + numeral[0].length };
  const shape = parts[code.name];
  const part = shape ? matchAt(shape, text, nameEnd) : null;
  if (part?.[1] !== undefined) return { ...base, section: collapse(part[1]), end: nameEnd + part[0].length };
  const between = skipBetween(text, nameEnd, code);
  // "Del. Code Ann. tit. 11, § 636": a code that is cited by title, with its title behind.
  if (code.form === 'titleFirst' && between.title === undefined) return null;
  const sections = readSections(text, between.place, beginsNumberedCitation, {
    state: code.jurisdiction,
    plural: between.plural || /Rules/.test(text.slice(at, nameEnd)),
  });
  if (!sections) return null;
  const start = between.sectionStart ?? sections.start;
  const end =
    sections.end -
    noteCallBehind(code.name, text.slice(start, sections.end), text.slice(sections.end, sections.end + 8));
  const isMarked = sections.marked || between.isArticle;
  if (!hasShapeOf(code, text.slice(at, nameEnd), text, start, isMarked)) return null;
  // "C.R.S. 2020" is an edition, and "KRS 12" a part of a machine.
  if (
    !sections.marked &&
    code.kind === 'statute' &&
    hyphenated.test(code.jurisdiction) &&
    /^\d+$/.test(text.slice(sections.start, sections.end)) &&
    !/[a-z]/i.test(text.slice(nameEnd, start))
  )
    return null;
  // "Rev. Stat. 1939" of whatever state: the edition.
  if (!sections.marked && code.name === 'Rev. Stat.' && isYear(text.slice(sections.start, sections.end)))
    return null;
  // "L.R. 3 H.L. 330" is England's Law Reports.
  if (code.name === 'L.R.' && /^\d{1,2}$/.test(text.slice(start, end)) && matchEnd(lawReports, text, end) > 0)
    return null;
  const spaced = sections.start > nameEnd;
  // "the Bankruptcy Code.2 The": a note's call
  if (!spaced && /(?:\w|[a-z]{4}\.|Code\.|Law\.|Act\.)$/.test(text.slice(at, nameEnd))) return null;
  // "Federal Rule 52(a), Federal Rules of Civil Procedure": the name behind tells more.
  if (code.name === 'Fed. R.' && matchEnd(/,\s{1,3}Fed/y, text, end) > 0) return null;
  // "OAC 252:100-5" is Oklahoma's, "OAC 4123-3-09" Ohio's.
  const isOklahoman = code.name === 'Ohio Admin. Code' && /^\d{1,3}:/.test(text.slice(start, end));
  const { title, year } = between;
  const section = collapse(text.slice(start, end));
  const agency = code.name === 'Me. Code R.' ? agencyBefore.exec(text.slice(Math.max(0, at - 8), at)) : null;
  return {
    kind: code.kind,
    code: isOklahoman ? 'Okla. Admin. Code' : code.name,
    title: agency?.[1] ?? title,
    section: between.isArticle ? `art. ${section}` : section,
    year,
    start: at - (agency?.[0].length ?? 0),
    end,
  };
}

/** Maine's `06-096 C.M.R. ch. 2` */
const agencyBefore = /(?<=^|[\s(])(\d\d-\d{3}(?:-\d{1,3})?)\s$/;

/** Florida's `amend. XIV, U.S. Const.` */
const amendmentBefore = /(?<=^|[\s(])[aA]mend(?:s?\.|ments?)\s[IVX]{1,5}(?:,\s§\s\d)?,\s$/;
const lawReports = /\s(?:[A-Z][A-Za-z]{0,2}\.\s?){1,3}\s?\d/y;
const parts: Readonly<Record<string, RegExp>> = {
  // "U.S.S.G. amend. 821", "U.S.S.G. App. C, amend. 782", "U.S.S.G. ch. 5, pt. A"
  'U.S.S.G.':
    /,?\s{1,3}((?:(?:Supp\.\sto\s)?[aA]pp\.\s[A-C],\s)?[aA]mend(?:ment|\.)\s\d{1,3}|[cC]h\.\s\d,\s[pP]t\.\s[A-Z\d])(?!\w)/y,
  'FERC Stats. & Regs.': /(?:\s\(CCH\))?,?\s{1,3}(¶\s?\d\d,\d{3})(?!\d)/y,
  // "MCM, pt. IV, ¶ 60.c.(2)"
  MCM: /(?:\s\(\d{4}(?:\sed\.)?\))?,?\s{1,3}([pP](?:t\.|art)\s[IVX]{1,3}(?:,\s¶{1,2}\s?\d{1,3}(?:\.?[a-z](?![a-z])|\.?\(\w{1,3}\)){0,5})?|[aA]pp\.\s\d{1,2}[A-Z]?)(?!\w)/y,
};
const roman = /\s{1,3}((?:[IVX]{1,5}|[A-G])(?:\(\w{1,3}\)){0,4})(?!\w)/y;

function isYear(section: string): boolean {
  return /^(?:1[89]|20)\d\d$/.test(section);
}

/** States whose sections have parts, so that a number alone is none: `U.C.A. 1953`. */
const hyphenated =
  /^(?:al|ar|az|co|ct|fl|ga|hi|id|il|in|ks|ky|mo|ms|mt|nc|nd|ne|nm|nv|ok|or|ri|sc|sd|tn|ut|va|wv|wy)$/;

/** Whether a word begins at `at` that may name a code or a part of the record: not within a longer abbreviation. */
export function mayBeginName(text: string, at: number): boolean {
  if (at === 0) return true;
  const before = text.charCodeAt(at - 1);
  // "5 .Federal Rule of Evidence 704 provides": a note that begins
  if (
    isWordCharacter(before) ||
    (before === 46 && !text.startsWith('Federal', at)) ||
    before === 0x27 ||
    before === 0x2019 ||
    before === 38
  )
    return false;
  return !(before === 45 && isWordCharacter(text.charCodeAt(at - 2))) && !isDigit(before);
}
