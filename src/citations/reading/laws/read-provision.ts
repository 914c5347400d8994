/** Provisions of constitutions. */
import { matchAt } from '../../../text/match-at';
import { beginsNumberedCitation } from '../cases/read-reporter-citation';

const MOST_PARTS = 5;

/** `amend. XIV, § 1`, `art. I, § 8, cl. 3`, `pt. I, art. 15`; the end, or -1. */
export function readProvision(text: string, at: number): number {
  let end = -1;
  let hasArticle = false;
  for (let count = 0; count < MOST_PARTS; count++) {
    const [whole = '', joint = '', word = ''] = matchAt(part, text, Math.max(at, end)) ?? [];
    // "the United States Constitution and art. I, § 22 of" another
    if (whole === '' || (count === 0 && /^,?\s*(?:and|&)/.test(joint))) break;
    const isArticle = /^a/i.test(word);
    // "U.S. Const. amend. VI, art. 1, § 22": another constitution's article
    if (isArticle && hasArticle && /^[,\s]*$/.test(joint)) break;
    hasArticle = isArticle || (hasArticle && !/and|&/.test(joint));
    end = Math.max(at, end) + whole.length;
    // "amend. XIV, § 1 and 42 U.S.C. § 1983": the title of the next
    const last = /[\d-]{1,4}$/.exec(whole)?.[0].length ?? 0;
    const further = last > 0 && beginsNumberedCitation(text, end - last) ? listed.exec(whole) : null;
    if (further) return end - further[0].length;
  }
  return end;
}

const listed = /(?:,\s|,?\s(?:and|&)\s|\s?&\s|-|–)[\d-]{1,4}$/;
const part =
  /(\s?,?\s{0,20}(?:(?:and|&|of)\s)?)(?:\d{1,2}(?:st|d|nd|rd|th)(?:(?:,\s|,?\s(?:and|&)\s)\d{1,2}(?:st|d|nd|rd|th))*\s{1,3}amend(?:ments?|s?\.|(?![a-z]))|pmbl\.?|preamble|bill\sof\sr(?:igh)?ts\.?|(amendments?|amends?\.?|amdts?\.?|ams?\.?|articles?|arts?\.?|pt\.?|part|ch\.|chapter|§{1,2}|sections?|secs?\.?|clauses?|cls?\.?|paras?\.|par\.|paragraph|¶)\s{0,20}(?!\d{1,3}-\d{1,3}-\d)(?:[IVXLC]{1,7}|\d{1,3}(?!\d)|[A-Z](?=[,.\s])|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)\b)(?:-?[A-Z]\b)?(?:\s?\((?:\w{1,3}|Amended)\)){0,3}(?:(?:,\s|\sand\s|,\sand\s|\s?&\s|-|–)(?:§{1,2}\s?)?(?:(?:[IVXLC]{1,7}|\d{1,3}(?!-\d{1,3}-)(?:-?[A-Z]\b)?)(?:(?:\s?\(\w{1,3}\)){1,4}|(?![\w.(]))|(?:[IVX]{2,5}|\d{1,2})(?=\.(?:\s|$))))*(?:,\ssubd(?:ivision|s?\.)\s(?:\(\w{1,3}\)){1,4})?)/iy;
