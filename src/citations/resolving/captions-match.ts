/** Whether a caption as a short form writes it is the case's. */
import { isSameWord, readNameWords } from '../comparing/name-words';
import type { CaseCitation } from '../found-citation';
import { foldName, holds, isCommonParty } from '../short-names';

/** With words of its second party abbreviated or left out: `Tax Commission` for `State Tax Comm'n`. */
export function captionsMatch(
  name: string,
  citation: Pick<CaseCitation, 'plaintiff' | 'defendant'>,
): boolean {
  const [left = '', right, further] = foldName(name).split(/ vs? /);
  if (right === undefined || further !== undefined || left === '' || isCommonParty(left)) return false;
  if (!holds(citation.plaintiff, left)) return false;
  const wanted = readNameWords(name.slice(name.search(/ vs?\.? /) + 3));
  const party = readNameWords(citation.defendant ?? '');
  return wanted.length > 0 && wanted.every((word) => party.some((one) => isSameWord(word, one)));
}
