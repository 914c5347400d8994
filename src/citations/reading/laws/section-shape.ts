/** Names so short that only a section of its own shape shows that a law is meant: `AS 09.10.070`, `R.S. 23:1471`, `W.S. 1-39-113`. */
import type { Code } from '../../facts/code';
import { decimalRules } from '../../facts/decimal-rules';

const threeParts = /^\d{1,2}[A-Z]?[.-]\d{1,3}[A-Z]?[.-]\d{1,3}[a-z]?(?![\w.-]*\d)/;

/** By their letters; `marked` where a section sign is wanted. */
const shapes: Readonly<Record<string, RegExp | 'marked'>> = {
  AS: /^\d{2}\.\d{2}\.\d{3}/,
  // The Revised Statutes of the United States, beside their place in its code
  RS: /^(?:\d{1,3}:|\d{3,4}, \d{1,2} U)/,
  WS: /^\d{1,2}-\d{1,3}-\d{1,4}/,
  CS: 'marked',
  Burns: 'marked',
  'FERCStats&Regs': 'marked',
  GR: /^\d{1,2}(?:\.\d|\()/,
  SCR: /^(?:\d{1,2}[.:]\d|\d{3}(?!\d))/,
  DR: /^\d{1,2}-\d{3}/,
  EC: /^\d-\d{1,2}(?!\d)/,
  MLBR: /^\d{4}-\d/,
  CPL: /^\d{1,3}(?:\.\d|(?![\d-]))/,
  RPL: 'marked',
  RSA: /^\d{1,3}(?!\d)/,
  SSL: 'marked',
  FS: /^\d{2,3}\.\d{2}/,
  SuppR: 'marked',
  INA: /^[1-5]\d\d(?!\d)/,
  GBL: /^[1-9]\d{2}(?!\d)/,
  CJP: /^\d{1,2}-\d{3}/,
  // "15 C.J. p. 709"
  CJp: 'marked',
  TR: /^\d{1,2}(?:\.\d)?\([A-Z]\)/,
  CCA: /^(?!(?:19|20)\d\d)\d{3,4}/,
  FAR: /^\d{1,2}\.\d{3}/,
  DFARS: /^\d{3}\.\d{3}/,
  // Texas numbers its criminal procedure "C.C.P. art. 38.23", and a party has a year behind it.
  CCP: /^(?!(?:19|20)\d\d(?:$|[\s,;)]))\d{3,4}/,
  CCPart: /^\d{1,4}(?!\d|\.\d\d)/,
  LBR: /^\d{4}-\d/,
  // Rules of evidence begin with 101; civil and appellate rules have no more than two digits: others are pages of the record.
  ER: /^1?\d{3}(?!\d)/,
  CR: /^\d{1,2}(?![\d:-])/,
  CAR: /^\d{1,2}(?!\d)/,
  UJI: /^1[34]-\d/,
  PJI: /^\d{1,2}:\d/,
  MCM: 'marked',
  WPI: /^\d{1,3}\.\d/,
  KRPC: /^\d\.\d/,
  ORPC: /^\d\.\d/,
  IRM: /^\d{1,2}\.\d{1,3}\.\d/,
  // Cities of Washington: "BMC 20.20.010"
  SMC: threeParts,
  KCC: threeParts,
  BMC: threeParts,
  TMC: threeParts,
  MRPC: /^\d\.\d/,
  // "Minn. St. 609.035"; a street has a house's number.
  MinnSt: /^\d{1,4}[A-Z]?\.\d/,
  // "MSA § 12.3" is a services agreement's.
  MSA: /^\d{1,2}[A-Z]?\.\d{3}/,
};

/** New York's and Virginia's names without the state want a sign: "Penal Law § 260", "Code § 20-61"; its initials do not. */
const unsigned = /^(?:N|C\.?\s?P\.?\s?L|EPTL|RPAPL|RPTL|EDPL|ECL)/;

/** Whether what stands in `text` from `start` may be a section of `code`, whose name is written `written`. */
export function hasShapeOf(
  code: Code,
  written: string,
  text: string,
  start: number,
  isMarked: boolean,
): boolean {
  const shape = shapes[written.replace(/[.\s]/g, '')];
  if (shape !== undefined)
    return shape === 'marked'
      ? isMarked
      : shape.test(text.slice(start, start + 12)) || (isMarked && written.length > 4);
  // "29 Car. 2" is a king's statute, not Colorado's C.A.R.
  if (/^[A-Z][a-z]{0,3}\.?$/.test(written) && code.name !== 'Code') return false;
  const section = text.slice(start, start + 7);
  if (isMarked) return true;
  const { name, kind, jurisdiction } = code;
  // "In a 240-page opinion" is not "INA 240A".
  if (/^[A-Z]{2,4}$/.test(name) && /^..?[a-z]/.test(written)) return false;
  // "Seattle Municipal Code 14.16.020", West Virginia's "Code 1931, 49-6-3"
  if (name === 'Code')
    return (
      /(?:(?:Municipal|Mun\.|County|City)\sCode\s|Code(?:\s1[89]\d\d)?,\s)$/.test(
        text.slice(Math.max(0, start - 16), start),
      ) && threeParts.test(text.slice(start, start + 14))
    );
  // "the Court of Appeals. Rule 14" begins a sentence.
  if (/s\. Rule$/.test(written)) return false;
  // "the Federal Rules 3 The" is a note's call; of which rules one is, the text before tells.
  if (name === 'Fed. R.') return (/Rules/.test(written) ? /^\d{1,4}\(/ : /^\d{1,4}(?![\d-])/).test(section);
  // "SENTENCING GUIDELINES⏎36": a heading and the number of a paragraph.
  if (name === 'U.S.S.G.' && !/S\.?G/.test(written)) return /^\d[A-Z]\d\.\d/.test(section);
  if (jurisdiction === 'ny' && name.endsWith(' Law') && !unsigned.test(written)) return false;
  // "Federal Rules of Evidence 5": a note's call; its rules begin with 101. "Fed. R. Evid. 56" is a mistake that must be told.
  if (/^(?:Fed\. )?R\. Evid/.test(name)) return !/Rules/i.test(written) || !/^\d{1,2}(?!\d)/.test(section);
  if (kind !== 'rule') return true;
  // "CR 12-345" is a docket number, and so is "CR 2019-12".
  return !(
    /^(?:19|20)\d\d-\d/.test(section) ||
    (docketLetters.test(written.trim()) && /^\d{1,4}[-\u2010-\u2013]\d/.test(section))
  );
}

/**
 * How long a note's call behind the section is: none of these has a decimal in "42 U.S.C. § 1983.5 The", "Fed. R. Civ. P. 11.5 Like".
 * A call ends its sentence: "Fed. R. Civ. P. 56.1, the motion" names a rule that there is not.
 */
export function noteCallBehind(code: string, section: string, behind: string): number {
  if (!endsWithCall(code, section) || !/^[”"’')]{0,2}\s{1,3}(?:[^a-z]|$)/.test(behind)) return 0;
  return /\.\d{1,3}$/.exec(section)?.[0].length ?? 0;
}

/** Whether no section of the code is numbered so. */
function endsWithCall(code: string, section: string): boolean {
  if (code === 'U.S.C.') return true;
  if (code === 'C.F.R.') return /^\d+\.\d+\.\d+$/.test(section);
  return decimalRules.get(code)?.includes(section) === false;
}

const docketLetters = /^(?:C\.?R\.?|CrR|R\.?P)$/;
