/** Titles, parts and rule numbers that do not exist. The second source: no real text in the samples cites one beyond, but by mistake. */
import { decimalRules } from './facts/decimal-rules';
import { constitutionPart, type ConstitutionPart } from './constitution-part';
import type { CodeCitation } from './found-citation';
import { inTitle } from './titles-by-name';
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
 * A round number that lies well above the last section of each title of the United States Code, as the Office of the Law Revision
 * Counsel has them, so that there is room for new ones: `title=end`.
 */
const sectionsEndBelow: ReadonlyMap<string, number> = new Map(
  `
1=1000 2=15000 3=1000 4=1000 5=20000 6=5000 7=15000 8=3000 9=1000 10=30000 11=2000 12=10000 13=1000 14=8000 15=20000 16=15000
17=2000 18=7000 19=8000 20=20000 21=5000 22=20000 23=1000 24=1000 25=10000 26=15000 27=1000 28=6000 29=6000 30=4000 31=15000
32=1000 33=10000 34=100000 35=1000 36=400000 37=2000 38=12000 39=8000 40=25000 41=12000 42=30000 43=6000 44=5000 45=3000
46=100000 47=4000 48=5000 49=100000 50=10000 51=100000 52=50000 54=400000`
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [title = '', end = ''] = entry.split('=');
      return [title, Number(end)];
    }),
);

/** Codes that are a title of the United States Code by another name. */
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

/**
 * How many clauses these sections have, as the National Archives and the Constitution Annotated count them. Of the first six sections of
 * article I others count more.
 */
const constitutionClauses: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  1: { 7: 3, 8: 18, 9: 8, 10: 3 },
  2: { 1: 8, 2: 3 },
  3: { 2: 3, 3: 2 },
  4: { 2: 3, 3: 2 },
};

/** Why no such title, rule, article, amendment, section or clause of one can exist, or `null`. */
export function findCodeImpossibility(
  cited: Pick<CodeCitation, 'code' | 'title' | 'section'>,
): Impossibility | null {
  const { code, title, section = '' } = inTitle(cited);
  const ofTitle = titles[code];
  if (title !== undefined && ofTitle)
    return outside('title', title, ofTitle) ?? (code === 'C.F.R.' ? null : beyondTitle(title, section));
  const ofRule = rules[code];
  if (ofRule) return outside('rule', section, ofRule) ?? notBetween(code, section, ofRule.words);
  const part = constitutionPart(cited);
  return part && (outsideOf(nameOf(part), part.number, constitutionParts[part.kind]) ?? outsidePart(part));
}

/** `28 U.S.C. § 9999`; of a title of the C.F.R. nothing told where its parts end that two sources support. */
function beyondTitle(title: string, section: string): Impossibility | null {
  const number = /^\d+/.exec(section)?.[0];
  const end = sectionsEndBelow.get(title);
  if (end === undefined || number === undefined || Number(number) < end) return null;
  const words = `the sections of title ${title} of the United States Code end below ${String(end)}`;
  return impossible(`section ${number} in title ${title}`, words);
}

/** `Fed. R. Civ. P. 56.1`, as districts number rules of their own. */
function notBetween(code: string, section: string, words: string): Impossibility | null {
  const number = /^\d+\.\d+/.exec(section)?.[0];
  return number === undefined || decimalRules.get(code)?.includes(number) !== false
    ? null
    : impossible(`rule ${number}`, `${words}, and none between has this number`);
}

function impossible(cited: string, bound: string): Impossibility {
  return { attribute: 'section', cited, bound, sources: ['official code', 'opinions'] };
}

function outsidePart(part: ConstitutionPart): Impossibility | null {
  const last = constitutionSections[part.kind][part.number];
  if (part.section === undefined || last === undefined) return null;
  const name = `${nameOf(part)}, § ${String(part.section)}`;
  const words = `${nameOf(part)} of the Constitution of the United States has sections 1 to ${String(last)}`;
  return outsideOf(name, part.section, { first: 1, last, words }) ?? outsideSection(name, part);
}

function outsideSection(
  name: string,
  { kind, number, section = 0, clause }: ConstitutionPart,
): Impossibility | null {
  const last = kind === 'article' ? constitutionClauses[number]?.[section] : undefined;
  if (clause === undefined || last === undefined) return null;
  const words = `${name} of the Constitution of the United States has clauses 1 to ${String(last)}`;
  return outsideOf(`${name}, cl. ${String(clause)}`, clause, { first: 1, last, words });
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
