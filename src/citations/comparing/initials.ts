/** First letters that stand for names: of a person's given names, and of a company. */
import { isAcronym, isInitial } from './acronyms';
import { areAlike } from './align-names';
import type { NameWord } from './name-words';
import type { Party } from './party';
import { isCommonWord } from './words-in-many-names';

export function isInitialOf(left: NameWord, right: NameWord): boolean {
  const [short, full] = left.text.length < right.text.length ? [left, right] : [right, left];
  return /^\p{L}$/u.test(short.text) && full.text.startsWith(short.text);
}

/** `K. P.` of `K. P. Dillon`, whom the other caption calls Kenneth Paul Dillon. */
export function areGivenBy(
  [initials, ...more]: readonly NameWord[],
  name: readonly NameWord[],
  shared: readonly NameWord[],
): boolean {
  const surname = name.at(-1);
  if (!initials || more.length > 0 || !isInitial(initials) || name.some(isCommonWord)) return false;
  const isShared = shared.some((word) => surname && areAlike(word, surname));
  const given = name.slice(0, Math.min(initials.text.length, name.length - 1));
  // `W. R.` is not W. J.
  const letters = given.map((word) => (isInitial(word) ? word.text : word.text.charAt(0))).join('');
  return isShared && (letters.startsWith(initials.text) || initials.text.startsWith(letters));
}

/** `N. & W. Ry.` of the Norfolk & Western. */
export function areInitialsOf(
  cited: readonly NameWord[],
  record: readonly NameWord[],
  party: Party,
): boolean {
  const letters = cited.filter(isInitial);
  const whole = cited.filter((word) => !isInitial(word));
  const rest = record.filter((word) => !whole.some((other) => areAlike(other, word)));
  return letters.length > 1 && isAcronym(letters, rest, party);
}
