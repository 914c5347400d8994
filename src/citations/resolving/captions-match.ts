/** Whether a caption or a name as a short form writes it is the case's. */
import { isSameWord, readNameWords, type NameWord } from '../comparing/name-words';
import type { CaseCitation } from '../found-citation';
import { foldName, holds, isCommonParty } from '../short-names';

/**
 * With words abbreviated or left out: `Tax Commission` for `State Tax Comm'n`, `Hamm v. OCSE`, `Elm Mutual Ins. Co.`;
 * one party at least as it is called in full.
 */
export function captionsMatch(
  name: string,
  { plaintiff = '', defendant = '' }: Pick<CaseCitation, 'plaintiff' | 'defendant'>,
): boolean {
  // Most cases are told apart by a look at the first word.
  const first = name.slice(0, name.search(/[^A-Za-z]|$/));
  if (!plaintiff.includes(first) && !defendant.includes(first)) return false;
  const [left = '', right, further] = name.split(/ vs?\.? /);
  if (further !== undefined || isCommonParty(foldName(left))) return false;
  // "Elm II" is not Elm.
  if (right === undefined && / [IVX]+$/.test(left)) return false;
  if (right === undefined) return mayStandFor(left, plaintiff) || mayStandFor(left, defendant);
  return (
    (holds(plaintiff, foldName(left)) ||
      (holds(defendant, foldName(right)) && !isCommonParty(foldName(right)))) &&
    mayStandFor(left, plaintiff) &&
    mayStandFor(right, defendant)
  );
}

/** Each word one of the party's, and at most one the initials of those that are left. */
function mayStandFor(name: string, party: string): boolean {
  const words = readNameWords(party);
  const others = readNameWords(name).filter((word) => !words.some((one) => isSameWord(word, one)));
  const [other] = others;
  if (other === undefined) return name !== '';
  const written = readNameWords(name);
  const left = words.filter((word) => !written.some((one) => isSameWord(word, one)));
  return others.length === 1 && /^[A-Z]{3,6}$/.test(other.written) && initials(left) === other.text;
}

function initials(words: readonly NameWord[]): string {
  return words.map(({ text }) => text.charAt(0)).join('');
}
