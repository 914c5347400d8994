/** Titles, parts and rule numbers that do not exist. The second source: no real text in the samples cites one beyond, but by mistake. */
import { constitutionPart, type ConstitutionPart } from './constitution-part';
import type { CodeCitation } from './found-citation';
import type { Impossibility } from './impossible-citation';

interface Numbering {
  readonly first: number;
  readonly last: number;
  /** Numbers between that stand for nothing. */
  readonly reserved?: readonly number[];
  /** The articles or parts by which they are numbered: first and last of each. */
  readonly groups?: readonly (readonly [first: number, last: number])[];
  readonly words: string;
}

/** 1 U.S.C. § 204 and the Office of the Law Revision Counsel: titles 1–54, 53 reserved. 44 U.S.C. § 1510, 1 C.F.R. pt. 8: titles 1–50. */
const titles: Readonly<Record<string, Numbering>> = {
  'U.S.C.': {
    first: 1,
    last: 54,
    reserved: [53],
    words: 'the United States Code has titles 1 to 54, and title 53 is reserved',
  },
  'C.F.R.': {
    first: 1,
    last: 50,
    words: 'the Code of Federal Regulations has titles 1 to 50',
  },
};

/**
 * Of titles that were enacted as such, and of title 42: a round number that lies well above the last section of each, as the Office of
 * the Law Revision Counsel has them, so that there is room for new ones.
 */
const sectionsEndBelow: Readonly<Record<string, number>> = {
  '1': 1000,
  '3': 1000,
  '4': 1000,
  '5': 20_000,
  '9': 1000,
  '11': 2000,
  '13': 1000,
  '17': 2000,
  '18': 7000,
  '28': 6000,
  '32': 1000,
  '35': 1000,
  '42': 30_000,
  '44': 5000,
};

/** As amended to December 1, 2024; numbers that were abrogated, or proposed to Congress and refused, are still cited in older cases
 * and count as existing. Bankruptcy rules had numbers below 1000 before 1983; of their parts the ends leave room for new ones. `Sup. Ct. R.` is left out: many a state's are cited so. */
const rules: Readonly<Record<string, Numbering>> = {
  'Fed. R. Civ. P.': {
    first: 1,
    last: 87,
    words: 'the Federal Rules of Civil Procedure run from Rule 1 to Rule 87',
  },
  'Fed. R. Crim. P.': {
    first: 1,
    last: 62,
    words: 'the Federal Rules of Criminal Procedure run from Rule 1 to Rule 62',
  },
  'Fed. R. App. P.': {
    first: 1,
    last: 48,
    words: 'the Federal Rules of Appellate Procedure run from Rule 1 to Rule 48',
  },
  'Fed. R. Evid.': {
    first: 101,
    last: 1103,
    groups: [
      [101, 107],
      [201, 201],
      [301, 303],
      [401, 415],
      [501, 513],
      [601, 616],
      [701, 706],
      [801, 807],
      [901, 903],
      [1001, 1008],
      [1101, 1103],
    ],
    words: 'the Federal Rules of Evidence are numbered by articles, from 101 to 1103',
  },
  'Fed. R. Bankr. P.': {
    first: 1,
    last: 9038,
    groups: [
      [1, 1029],
      [2001, 2029],
      [3001, 3029],
      [4001, 4019],
      [5001, 5019],
      [6001, 6019],
      [7001, 7089],
      [8001, 8039],
      [9001, 9038],
    ],
    words: 'the Federal Rules of Bankruptcy Procedure are numbered by parts, from 1001 to 9038',
  },
};

/** U.S. Const., and the National Archives: seven articles, twenty-seven amendments ratified. */
const constitutionParts: Readonly<Record<'article' | 'amendment', Numbering>> = {
  article: { first: 1, last: 7, words: 'the Constitution of the United States has articles I to VII' },
  amendment: { first: 1, last: 27, words: 'the Constitution of the United States has amendments I to XXVII' },
};

/** How many sections these have; the others have none that are numbered in the text itself. */
const constitutionSections: Readonly<Record<'article' | 'amendment', Readonly<Record<number, number>>>> = {
  article: { 1: 10, 2: 4, 3: 3, 4: 4 },
  amendment: { 13: 2, 14: 5, 15: 2, 18: 3, 20: 6, 21: 3, 22: 2, 23: 2, 24: 2, 25: 4, 26: 2 },
};

/** Why no such title, rule, article, amendment or section of one can exist, or `null`. */
export function findCodeImpossibility(
  cited: Pick<CodeCitation, 'code' | 'title' | 'section'>,
): Impossibility | null {
  const ofTitle = titles[cited.code];
  if (ofTitle && cited.title !== undefined)
    return outside('title', cited.title, ofTitle) ?? beyondTitle(cited);
  const ofRule = rules[cited.code];
  if (ofRule && cited.section !== undefined) return outside('rule', cited.section, ofRule);
  const part = constitutionPart(cited);
  return part && (outsideOf(nameOf(part), part.number, constitutionParts[part.kind]) ?? outsidePart(part));
}

/** `28 U.S.C. § 9999` */
function beyondTitle({
  code,
  title = '',
  section = '',
}: Pick<CodeCitation, 'code' | 'title' | 'section'>): Impossibility | null {
  const end = code === 'U.S.C.' ? sectionsEndBelow[title] : undefined;
  const number = /^\d+/.exec(section)?.[0];
  if (end === undefined || number === undefined || Number(number) < end) return null;
  const words = `the sections of title ${title} of the United States Code end below ${String(end)}`;
  return impossible(`section ${number} in title ${title}`, words);
}

function impossible(cited: string, bound: string): Impossibility {
  return { attribute: 'section', cited, bound, sources: ['official code', 'opinions'] };
}

function outsidePart(part: ConstitutionPart): Impossibility | null {
  const last = constitutionSections[part.kind][part.number];
  if (part.section === undefined || last === undefined) return null;
  const words = `${nameOf(part)} of the Constitution of the United States has sections 1 to ${String(last)}`;
  return outsideOf(`${nameOf(part)}, § ${String(part.section)}`, part.section, { first: 1, last, words });
}

function nameOf({ kind, written }: ConstitutionPart): string {
  return `${kind} ${written}`;
}

function outside(word: string, text: string, numbering: Numbering): Impossibility | null {
  const digits = /^\d+/.exec(text)?.[0];
  return digits === undefined ? null : outsideOf(`${word} ${digits}`, Number(digits), numbering);
}

function outsideOf(cited: string, number: number, numbering: Numbering): Impossibility | null {
  const { first, last, reserved = [], groups = [[first, last]] } = numbering;
  const exists = groups.some(([from, to]) => number >= from && number <= to) && !reserved.includes(number);
  return exists ? null : impossible(cited, numbering.words);
}
