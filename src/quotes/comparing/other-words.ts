/**
 * A bracket that says something else: other words put for words of the opinion, neither of them a reference.
 *
 * A bracket may change a capital or an ending, or put a name, a pronoun or "the agency" for what the opinion calls so. "[allows]" for
 * "forbids" does neither, and no list of opposites is ever complete.
 */
/** `raw` is what stands within the bracket; words with their capitals. The words taken away and put in, or none. */
export function exchangedWords(raw: string, found: readonly string[]): readonly string[] {
  const drafted = raw.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];
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

/** A name, a pronoun, a noun with its article, an owner. */
function refers(words: readonly string[]): boolean {
  return words.some((word) => /^\p{Lu}|[’']s$/u.test(word) || references.has(word.toLowerCase()));
}

function contentOf(words: readonly string[]): readonly string[] {
  return words.map((word) => word.toLowerCase()).filter((word) => word.length > 2 && !functional.has(word));
}

/** Of one root, as far as letters tell: `find` and `found`, `statute` and `statutory`. */
function akin(one: string, other: string): boolean {
  const [first, second] = [one.toLowerCase(), other.toLowerCase()];
  if (first.slice(0, sharedLetters) === second.slice(0, sharedLetters)) return true;
  return first.charAt(0) === second.charAt(0) && first.length <= irregular && second.length <= irregular;
}

const sharedLetters = 3;
/** Verbs that change their vowels are short. */
const irregular = 7;

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
