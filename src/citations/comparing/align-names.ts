/** Which words of two names are the same, each with one of the other; and names that put blanks and hyphens elsewhere. */
import { isSameWord, lettersOf, type NameWord } from './name-words';
import { withoutFirmKind } from './firm-kind';
import type { Party } from './party';
import { haveOneMeaning, isUndotted } from './words-in-many-names';

export interface Alignment {
  readonly shared: readonly NameWord[];
  readonly citedOnly: readonly NameWord[];
  readonly recordOnly: readonly NameWord[];
}

export function align(cited: readonly NameWord[], record: readonly NameWord[]): Alignment {
  const left = [...record];
  const shared: NameWord[] = [];
  const citedOnly: NameWord[] = [];
  // Where a word stands twice, it is the one behind what was found last: `Bessemer City` of the City of Bessemer City.
  let from = 0;
  for (const word of cited) {
    const next = left.findIndex(({ text }, at) => at >= from && text === word.text);
    const exact = next >= 0 ? next : left.findIndex(({ text }) => text === word.text);
    const at = exact >= 0 ? exact : left.findIndex((other) => areAlike(word, other));
    if (at < 0) citedOnly.push(word);
    else {
      shared.push(...left.splice(at, 1));
      from = at;
    }
  }
  return { shared, citedOnly, recordOnly: left };
}

/** Abbreviations begin as their words do; `7` is seven. */
export function areAlike(left: NameWord, right: NameWord): boolean {
  if (left.text.charCodeAt(0) !== right.text.charCodeAt(0))
    return left.also === right.text || right.also === left.text;
  return isSameWord(left, right) || isUndotted(left, right) || haveOneMeaning(left, right);
}

/** `Wal-Mart` and `Walmart`, `De La Cruz` and `Delacruz`. */
export function areJoined(cited: Party, record: Party): boolean {
  if (beginOtherwise(cited.written, record.written)) return false;
  if ([cited, record].filter(({ written }) => /\p{Ll}\s\p{Lu}\.?(?:\s|$)/u.test(written)).length === 1)
    return false;
  const [left, right] = [cited, record].map((party) => lettersOf(withoutFirmKind(party)));
  // `Local 1-2` is not Local 12.
  if (numbersIn(cited.written) !== numbersIn(record.written)) return false;
  return left !== undefined && left.length > 3 && left === right;
}

function numbersIn(name: string): string {
  return name.match(/\d+/gu)?.join(' ') ?? '';
}

/** `Fire & Stone` */
export function isPair({ main }: Party): boolean {
  return /\p{L}{3} (?:&|and) \p{L}{3}/u.test(main);
}

/** `Delacruz` and Juan De La Cruz: one gives the family name alone and in one word. */
export function haveOneSurname(left: Party, right: Party): boolean {
  return isJoinedEnd(left.main, right.main) || isJoinedEnd(right.main, left.main);
}

function isJoinedEnd(surname: string, name: string): boolean {
  if (!/^\p{L}{6,}$/u.test(surname)) return false;
  const words = name.includes('&') ? [] : name.split(/[\s-]+/u).map(lettersOf);
  return words
    .slice(0, -2)
    .some((given, at) => !particle.test(given) && words.slice(at + 1).join('') === surname.toLowerCase());
}

const particle = /^(?:de|del|der|la|van|von)$/u;

/** Tells most names apart without folding them. */
function beginOtherwise(left: string, right: string): boolean {
  const [one, other] = [left.charCodeAt(0) | 32, right.charCodeAt(0) | 32];
  return one !== other && isSmallLetter(one) && isSmallLetter(other);
}

function isSmallLetter(code: number): boolean {
  return code >= 97 && code <= 122;
}

/** `World-Wide Volkswagen` and `Worldwide Volkswagen`, `J.P. Morgan` and `JPMorgan`. */
export function areRunTogether(
  { citedOnly: left, recordOnly: right }: Alignment,
  cited: readonly NameWord[],
  record: readonly NameWord[],
): boolean {
  const [one, other] = [left[0], right[0]];
  if (!one || !other || left.length === right.length || one.text[0] !== other.text[0]) return false;
  // `In re Mark S.` is not Marks.
  if ([left, right].some((words) => words.length > 1 && words.at(-1)?.text.length === 1)) return false;
  // `New Times York` is not the New York Times.
  return joinedText(left) === joinedText(right) && areTogether(left, cited) && areTogether(right, record);
}

/** `name` with two words of it in one where the other name has them so: `Bimetallic`, of the Bi-Metallic Investment Co.; `null` where it has none. */
export function joinedAs(
  ofOther: readonly NameWord[],
  name: readonly NameWord[],
  { main }: Party,
): readonly NameWord[] | null {
  for (const { text } of ofOther) {
    const at = name.findIndex(({ text: first, written }, index) => {
      const second = name[index + 1];
      if (first.length < 2 || !second || second.text.length < 2 || first + second.text !== text) return false;
      return main.includes(`${written}-${second.written}`) || main.includes(`${written} ${second.written}`);
    });
    const [first, second] = name.slice(Math.max(at, 0));
    if (at < 0 || !first || !second) continue;
    const joined = { text, written: first.written + second.written, abbreviated: false };
    return [...name.slice(0, at), joined, ...name.slice(at + 2)];
  }
  return null;
}

function areTogether([first, ...more]: readonly NameWord[], name: readonly NameWord[]): boolean {
  const from = first ? name.indexOf(first) : -1;
  return more.every((word, at) => name[from + at + 1] === word);
}

function joinedText(words: readonly NameWord[]): string {
  return words.map(({ text }) => text).join('');
}
