/** The part of the Constitution of the United States that a citation names: `amend. XIV, § 1`, `art. I, § 8, cl. 3`. */
import type { CodeCitation } from './found-citation';

export interface ConstitutionPart {
  readonly kind: 'article' | 'amendment';
  readonly number: number;
  /** As cited: `XIV`. */
  readonly written: string;
  /** Where it follows at once: what stands farther may be another constitution's. */
  readonly section?: number;
  /** Where it follows the section. */
  readonly clause?: number;
}

/** `null` for any other constitution, its preamble, and a number that is none. */
export function constitutionPart({
  code,
  section = '',
}: Pick<CodeCitation, 'code' | 'section'>): ConstitutionPart | null {
  if (code !== 'U.S. Const.') return null;
  const part =
    /^(art|amend)[a-z]*\.? +([IVXLC]+|\d+)\b(?:, *(?:§|sec(?:\.|tion)) *(\d+)(?:, *cl[a-z]*\.? *(\d+)\b)?)?/iu.exec(
      section,
    );
  const [, word = '', written = '', digits, clause] = part ?? [];
  const number = /^\d/u.test(written) ? Number(written) : ofRoman(written.toUpperCase());
  if (number === null) return null;
  const kind = word.toLowerCase() === 'art' ? 'article' : 'amendment';
  return {
    kind,
    number,
    written,
    ...(digits !== undefined && { section: Number(digits) }),
    ...(clause !== undefined && { clause: Number(clause) }),
  };
}

/** Below a hundred, which is more than there are. */
function ofRoman(text: string): number | null {
  const digits = /^(XL|XC|L?X{0,3})(IX|IV|V?I{0,3})$/u.exec(text);
  if (!digits || text === '') return null;
  const [, tens = '', ones = ''] = digits;
  const units = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'].indexOf(ones);
  const ofTens = ['', 'X', 'XX', 'XXX', 'XL', 'L', 'LX', 'LXX', 'LXXX', 'XC'].indexOf(tens);
  return ofTens * 10 + units;
}
