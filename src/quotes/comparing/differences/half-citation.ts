/**
 * `Elm v. Oak, {12 F.3d 34 (1990)} (quoting Roe)`: a citation may be left out whole, and so may the numbers behind its name; but of what
 * the draft keeps behind them, or behind "supra", nobody can tell where it belongs. Of `477 U.S. 317, {106 S. Ct. 2548}` the publisher may
 * have added the second, so that a draft without it is asked about, not accused.
 */
import type { TokenSpan } from '../aligning/exact-passages';
import { wordAt, type IndexedOpinion } from '../../index-opinion';
import { omissionNotesIn } from '../reading/omission-notes';
import { endsSentence } from '../reading/token-sentences';

/** Whether the tokens left out are what follows the name in such a citation. */
export function isRestOfCitation(opinion: IndexedOpinion, { from, to }: TokenSpan): boolean {
  const { tokens } = opinion;
  const { text, starts, ends, count } = tokens;
  if (from === 0 || to >= count || !/^\d/.test(wordAt(opinion, from))) return false;
  if (!/^\s?,/.test(text.slice(ends[from - 1], starts[from])) || isParallelCitation(opinion, from))
    return false;
  if (wordAt(opinion, from - 1) === 'supra') return endsSentence(tokens, to - 1);
  return text.slice(ends[to - 1], starts[to]).includes('(') && followsName(opinion, from);
}

/**
 * `Elm v. Oak, {12 F.3d 34 (1990)} (citation omitted)`: the same where what the draft keeps is the note of the opinion, which is read as
 * part of the citation; `quoted` is what the draft has in its place.
 */
export function leavesNoteOfCitation(
  opinion: IndexedOpinion,
  { from, to }: TokenSpan,
  quoted: string,
): boolean {
  const { text, starts, ends } = opinion.tokens;
  if (from === 0 || !/^\d/.test(wordAt(opinion, from)) || !followsName(opinion, from)) return false;
  const found = `${text.slice(starts[from], ends[to - 1])})`;
  const kept = omissionNotesIn(quoted).filter(({ raw }) => raw.startsWith('('));
  return kept.some(({ raw }) => found.endsWith(raw) && found !== raw);
}

/** Whether what begins here stands behind the page of another citation: `317, 106 S. Ct. 2548`, `822 [36 Cal. Rptr. 609]`. */
export function isParallelCitation(opinion: IndexedOpinion, from: number): boolean {
  const { text, starts, ends } = opinion.tokens;
  return (
    from > 0 &&
    /^\d/.test(wordAt(opinion, from)) &&
    /^\d/.test(wordAt(opinion, from - 1)) &&
    /^(?:,\s*|\s?\[)$/.test(text.slice(ends[from - 1], starts[from]))
  );
}

/** `61 Wn. App. 16, {808 P.2d 1159 (1991)}. We affirm`: nothing that the draft keeps belongs to what is left out. */
export function isEndOfCitation({ tokens }: IndexedOpinion, { from, to }: TokenSpan): boolean {
  const gap = tokens.text.slice(tokens.ends[from - 1], tokens.starts[from]);
  return gap.includes(',') && endsSentence(tokens, to - 1);
}

/** "Elm v. Oak", or a name with which the sentence begins: "Elm, 12 F.3d at 34". */
function followsName(opinion: IndexedOpinion, from: number): boolean {
  const { tokens } = opinion;
  const before = from - 1;
  if (endsSentence(tokens, before - 1))
    return /\p{Lu}/u.test(tokens.text.charAt(tokens.starts[before] as number));
  for (let at = before; at > Math.max(0, before - longestName); at--) {
    if (/^vs?$/.test(wordAt(opinion, at))) return true;
    if (endsSentence(tokens, at - 1)) return false;
  }
  return false;
}

/** In words, of the second party. */
const longestName = 8;
