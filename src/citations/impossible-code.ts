/** Titles, parts and rule numbers that do not exist. The second source: no real text in the samples cites one beyond, but by mistake. */
import { constitutionPart } from './constitution-part';
import type { CodeCitation } from './found-citation';
import type { Impossibility } from './impossible-citation';

interface Numbering {
  readonly first: number;
  readonly last: number;
  /** Numbers between that stand for nothing. */
  readonly reserved?: readonly number[];
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

/** As amended to December 1, 2024; numbers that were abrogated are still cited in older cases and count as existing. Bankruptcy
 * rules are left out: before 1983 they were numbered otherwise. */
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
    words: 'the Federal Rules of Evidence run from Rule 101 to Rule 1103',
  },
};

/** U.S. Const., and the National Archives: seven articles, twenty-seven amendments ratified. */
const constitutionParts: Readonly<Record<'article' | 'amendment', Numbering>> = {
  article: { first: 1, last: 7, words: 'the Constitution of the United States has articles I to VII' },
  amendment: { first: 1, last: 27, words: 'the Constitution of the United States has amendments I to XXVII' },
};

/** Why no such title, rule, article or amendment can exist, or `null`. */
export function findCodeImpossibility(
  cited: Pick<CodeCitation, 'code' | 'title' | 'section'>,
): Impossibility | null {
  const ofTitle = titles[cited.code];
  if (ofTitle && cited.title !== undefined) return outside('title', cited.title, ofTitle);
  const ofRule = rules[cited.code];
  if (ofRule && cited.section !== undefined) return outside('rule', cited.section, ofRule);
  const part = constitutionPart(cited);
  return part && outsideOf(`${part.kind} ${part.written}`, part.number, constitutionParts[part.kind]);
}

function outside(word: string, text: string, numbering: Numbering): Impossibility | null {
  const digits = /^\d+/.exec(text)?.[0];
  return digits === undefined ? null : outsideOf(`${word} ${digits}`, Number(digits), numbering);
}

function outsideOf(cited: string, number: number, numbering: Numbering): Impossibility | null {
  const exists =
    number >= numbering.first && number <= numbering.last && !numbering.reserved?.includes(number);
  if (exists) return null;
  return {
    attribute: 'section',
    cited,
    bound: numbering.words,
    sources: ['official code', 'opinions'],
  };
}
