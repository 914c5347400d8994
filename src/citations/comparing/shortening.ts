/** One name leaves words of the other out: whether it still names the same. */
import { isCommonWord } from './words-in-many-names';
import { isSameWord, type NameWord } from './name-words';
import type { PartyMatchKind } from './party-match';
import type { Party } from './read-party';

/** The longer name, the words in which it goes beyond the shorter one, and whose it is. */
interface Longer {
  readonly words: readonly NameWord[];
  readonly beyond: readonly NameWord[];
  readonly party: Party;
}

/** `short` are the words of the other name, all of them in the longer one. */
export function kindOfShortening(
  short: readonly NameWord[],
  longer: Longer,
  cited: Party,
  record: Party,
): PartyMatchKind {
  // `U.S. Department of Commerce`
  if (short.length >= 2 && longer.beyond.every(({ text }) => text === 'unitedstates')) return 'equal';
  const sovereigns = [cited, record].filter(isSovereign).length;
  if (sovereigns > 0) return sovereigns === 2 ? 'shortened' : 'loose';
  const areBodies = [cited, record].every(({ kind }) => kind === 'public' || kind === 'frequent');
  if (areBodies) return longer.beyond.some(({ text }) => text === 'state') ? 'overlap' : 'shortened';
  if (longer.party === cited && isPersonOnRecord(longer, record)) return 'overlap';
  if (isPlainShortening(short, longer)) return 'shortened';
  // `Young` is not Ernst & Young.
  const [only, ...more] = short;
  const [first] = longer.words;
  const isInside = more.length === 0 && only && first && !isSameWord(only, first);
  return isInside && company.test(longer.party.written) ? 'overlap' : 'loose';
}

/**
 * A nation or a state, also where its office is named: never the short form of a company or a body that bears its name, as
 * `United States Steel Corp.` does.
 */
function isSovereign({ kind, written }: Party): boolean {
  const namesOffice = /^(?:state|commonwealth|people|territory) of [^,]+,/iu.test(written);
  return kind === 'nation' || kind === 'state' || namesOffice;
}

/** The citation names more than the surname that the record has: `Ford Motor` is not a person named Ford. */
function isPersonOnRecord({ words, beyond, party }: Longer, record: Party): boolean {
  const [surname, ...more] = record.names[0] ?? [];
  if (!surname || more.length > 0 || record.kind !== 'private' || party.kind === 'public') return false;
  const isSurname = isSameWord(words.at(-1) ?? surname, surname);
  return !isSurname && beyond.some(({ text }) => text.length > 2);
}

/** The surname of a person, the beginning of a company's name, or its first own word. `Green` is no short form of `Green Bay Packaging`. */
function isPlainShortening(short: readonly NameWord[], { words, beyond, party }: Longer): boolean {
  const person = words.filter(({ text }) => text.length > 1 && !personal.has(text));
  const isPerson = person.length <= 4 && !person.some(isCommonWord) && !company.test(party.written);
  if (isPerson) {
    const surname = person.at(-1);
    return surname !== undefined && short.some((word) => isSameWord(word, surname));
  }
  const isBeginning = short.length >= 2 && short.every((word, at) => isSameWord(word, words[at] ?? word));
  // `First National Bank` is that of any place.
  if (isBeginning && (short.some((word) => !isCommonWord(word)) || beyond.every(isCommonWord))) return true;
  if (party.written.includes('&') && short.length < 2) return false;
  const first = words.find((word) => !isCommonWord(word)) ?? words[0];
  const hasFirst = first !== undefined && short.some((word) => isSameWord(word, first));
  return hasFirst && (short.length >= 2 || words.length <= 2) && short.length * 3 >= words.length;
}

/** What of a person the matter is: `In re Thompkins McIntire Estate`. */
const personal: ReadonlySet<string> = new Set([
  'estate',
  'marriage',
  'adoption',
  'guardianship',
  'conservatorship',
  'will',
]);

/** `Parke, Davis & Co.` has no surname. */
const company = /[&]|\b(?:co|corp|inc|llc|ltd|company|corporation)\b/iu;
