/**
 * Marks right behind a word that belong to it and close no quotation: the foot, inch and degree of a figure, the apostrophe of several
 * owners. `5'` is not `5"`, and "the parties' claim" is not what "the parties claim".
 */

/** A text, and where the word ends. */
export interface WordEnd {
  readonly text: string;
  readonly end: number;
}

export function differsInGluedMark(quoted: WordEnd, found: WordEnd): boolean {
  const [inQuotation, inOpinion] = [markAt(quoted), markAt(found)];
  if (inQuotation === inOpinion) return false;
  if (inQuotation === 'degree' || inOpinion === 'degree') return true;
  if (isUnit(quoted) || isUnit(found)) return true;
  return inQuotation === null ? isOwner(found) : inOpinion === null && isOwner(quoted);
}

type Mark = 'single' | 'double' | 'degree' | null;

function markAt({ text, end }: WordEnd): Mark {
  const sign = text.charAt(end);
  if (sign === '°') return 'degree';
  if (/["”“″]/.test(sign) || /^['’′]{2}/.test(text.slice(end, end + 2))) return 'double';
  return /['’′]/.test(sign) ? 'single' : null;
}

/** As typewriters print feet and inches; a curly mark may close a quotation that began before the text. */
function isUnit(word: WordEnd): boolean {
  const { text, end } = word;
  return /\d/.test(text.charAt(end - 1)) && /["'′″]/.test(text.charAt(end)) && !isOpened(word);
}

function isOwner(word: WordEnd): boolean {
  const { text, end } = word;
  return /s['’]\s[\p{L}\d]/u.test(text.slice(end - 1, end + 3)) && !isOpened(word);
}

/** Whether a quotation that the mark may close has begun not far before. */
function isOpened(word: WordEnd): boolean {
  const before = word.text.slice(Math.max(0, word.end - farthest), word.end);
  const [opening, closing] =
    markAt(word) === 'double' ? [openingDouble, /\S["”]/] : [openingSingle, /\p{L}[’'](?!\p{L})/u];
  const last = [...before.matchAll(opening)].at(-1);
  return last !== undefined && !closing.test(before.slice(last.index + last[0].length));
}

const farthest = 400;
const openingDouble = /(?:^|[\s([—-])["“]/g;
const openingSingle = /(?:^|[\s(["“—-])['‘]/g;
