/** Initials for a name: `FTC` for Federal Trade Commission, `SFFA` for Students for Fair Admissions. */
import { isSameWord, lettersOf, type NameWord } from './name-words';
import type { Party } from './read-party';

/** Acronyms that leave words out = the words that tell. */
const irregular: ReadonlyMap<string, readonly string[]> = new Map([
  ['uaw', ['automobile', 'workers']],
  ['geico', ['government', 'employees', 'insurance']],
]);

/**
 * Whether what is left of one name stands for what is left of `party`'s, `rest`: its initials, articles and the kind of company left out
 * where one likes. `MGM` beside shared words: `MGM Studios`, Metro-Goldwyn-Mayer Studios.
 */
export function isAcronym(candidate: readonly NameWord[], rest: readonly NameWord[], party: Party): boolean {
  const [only] = candidate;
  if (candidate.length !== 1 || !only || only.text.length < 3) return false;
  const meant = irregular.get(only.text);
  if (
    meant?.every((text) => rest.some((word) => isSameWord(word, { text, written: text, abbreviated: false })))
  ) {
    return true;
  }
  const words = party.written.split(/[\s,&/–—-]+/u);
  // Initials of so many words stand for no more letters.
  if (only.text.length > rest.length && only.text.length > words.length) return false;
  if (initialsOf(rest.map(({ text }) => text)) === only.text) return true;
  const ofSome = initialsOf(words.filter((word) => !/^(?:of|the|and|for|in|on|to|by|a|an)$/iu.test(word)));
  // The kind of company may be left out: `ATT` for American Telephone & Telegraph Co.
  const own = (party.names[0] ?? []).length;
  return only.text.length >= own && [ofSome, initialsOf(words)].some((text) => text.startsWith(only.text));
}

function initialsOf(words: readonly string[]): string {
  return words.map((word) => lettersOf(word).charAt(0)).join('');
}
