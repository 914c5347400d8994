/**
 * A bracket that says something else: other words put for words of the opinion, neither of them a reference.
 *
 * A bracket may change a capital or an ending, or put a name, a pronoun or "the agency" for what the opinion calls so. "[allows]" for
 * "forbids" does neither, and no list of opposites is ever complete.
 */

/** Of words with their capitals: those taken away and those put in, or none. */
export function exchangedWords(drafted: readonly string[], found: readonly string[]): readonly string[] {
  if (refers(drafted) || refers(found)) return [];
  const added = contentOf(drafted);
  const lost = contentOf(found);
  const otherAdded = added.filter((word) => !lost.some((each) => akin(word, each)));
  const otherLost = lost.filter((word) => !added.some((each) => akin(word, each)));
  return otherAdded.length > 0 && otherLost.length > 0 ? [...otherLost, ...otherAdded] : [];
}

/** Between an article and what follows a noun stand the words for a thing: "an [order] may" calls an "estimate" otherwise. */
export function namesThing(before: string, after: string): boolean {
  return (references.has(before) || determiners.has(before)) && (after === '' || functional.has(after));
}

const determiners = new Set('any every no some all both either neither one'.split(' '));

/** Whether words are a name, a pronoun, a noun with its article, an owner. */
export function refers(words: readonly string[]): boolean {
  return words.some((word) => /^\p{Lu}|[’']s$/u.test(word) || references.has(word.toLowerCase()));
}

/** Words that say something of their own. */
export function contentOf(words: readonly string[]): readonly string[] {
  return words.map((word) => word.toLowerCase()).filter((word) => word.length > 2 && !functional.has(word));
}

/** Of one root, as far as letters tell: `find` and `found`, `statute` and `statutory`, but not `tax` and `take`. */
function akin(one: string, other: string): boolean {
  const [first, second] = [one.toLowerCase(), other.toLowerCase()];
  const shared = sharedLetters(first, second);
  const shorter = Math.min(first.length, second.length);
  if (shared >= leastShared && 2 * shared > shorter) return true;
  if (shared > 1 && areEndings(first.slice(shared), second.slice(shared))) return true;
  if (first.length > irregular || second.length > irregular) return false;
  const known = irregularPasts.has(`${first} ${second}`) || irregularPasts.has(`${second} ${first}`);
  return known || sameFrame(first, second);
}

/** With fewer letters in common, what follows them must be endings. */
const leastShared = 4;

/** At their beginning. */
function sharedLetters(one: string, other: string): number {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared++;
  return shared;
}

/** `us[e]` and `us[ing]`, `pa[y]` and `pa[id]`; of "fine" and "find" they are none. */
function areEndings(one: string, other: string): boolean {
  if (one === '' || other === '') return /^[^aeiou]?(?:e?[sdnr]?|t|ing|e?'?s)$/.test(one + other);
  return [/^(?:e[sdrn]?|ing)$/, /^(?:ys?|ies|ied|id|ying)$/].some(
    (endings) => endings.test(one) && endings.test(other),
  );
}

/** Verbs that change their vowels are short. */
const irregular = 7;

/** `sell` and `sold`, `hold` and `held`: the same consonants before the first vowel and behind it, with another vowel between them. */
function sameFrame(one: string, other: string): boolean {
  const [first, second] = [frame.exec(one), frame.exec(other)];
  if (!first || !second || first[1] !== second[1] || first[3] !== second[3]) return false;
  const [tail, otherTail] = [first, second].map((match) => match[4] ?? '');
  return first[2] !== second[2] || /^[dt]s?$/.test(tail ?? '') === /^[dt]s?$/.test(otherTail ?? '');
}

const frame = /^([^aeiou]+)([aeiou]+)([^aeiou])(.*)$/;

const irregularPasts = new Set([
  ...[
    'teach taught',
    'buy bought',
    'catch caught',
    'seek sought',
    'seeks sought',
    'leave left',
    'leaves left',
  ],
  ...[
    'make made',
    'makes made',
    'stand stood',
    'stands stood',
    'fight fought',
    'bring brought',
    'brings brought',
  ],
  ...[
    'think thought',
    'thinks thought',
    'lose lost',
    'loses lost',
    'prove proof',
    'is was',
    'are were',
    'go went',
    'goes went',
  ],
]);

const references = new Set(
  'the a an this that these those such said another other each his her hers its their theirs our ours my your he she it they them him we us i you who whom whose which what himself herself itself themselves'.split(
    ' ',
  ),
);

const functional = new Set(
  'is are was were be been being has have had having do does did done of to in on at by for from with without within into upon under over as and or nor but if than then when where while because since so thus that which who whether there here also not no may might can could shall should will would must any all some'.split(
    ' ',
  ),
);
