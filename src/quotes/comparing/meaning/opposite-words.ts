/** Two words of one root that say opposite things or name opposite sides: `valid` and `invalid`, `mortgagor` and `mortgagee`. */
import { areIrregularForms } from '../reading/irregular-forms';

/** `lawful` and `unlawful`, `harmless` and `harmful`. */
export function isOpposite(one: string, other: string): boolean {
  const [longer, shorter] = one.length > other.length ? [one, other] : [other, one];
  if (shorter.length >= shortestRoot && longer.endsWith(shorter)) {
    return turningPrefix.test(longer.slice(0, longer.length - shorter.length));
  }
  const bareOne = withoutEnding(one);
  return one.endsWith('less') !== other.endsWith('less') && bareOne === withoutEnding(other);
}

const shortestRoot = 4;
const turningPrefix = /^(?:un|in|im|il|ir|dis|non|mis|a|anti|over|under|counter|de)-?$/;

function withoutEnding(word: string): string {
  return word.replace(/(?:less|ful)$/, '');
}

/** `void` and `voidable`: what is, and what may be made so. */
export function isOnlyPossible(one: string, other: string): boolean {
  return /[ai]ble$/.test(one) !== /[ai]ble$/.test(other);
}

/** `lessor` and `lessee`, `employer` and `employee`. */
export function isOtherRole(one: string, other: string): boolean {
  const [first, second] = [roleOf(one), roleOf(other)];
  return first?.root === second?.root && first?.given !== second?.given;
}

/** The root of a word for a side of a bargain, and whether the side is the one to which something is given. */
function roleOf(word: string): { readonly root: string; readonly given: boolean } | null {
  const match = /^([a-z]{3,}?)(?:(ee)|[oe]r|ant)s?$/.exec(word);
  return match ? { root: match[1] ?? '', given: match[2] !== undefined } : null;
}

/** `[ex]cluded` for "included": the bracket gives the word another beginning. `literals` are the parts outside brackets. */
export function startsOtherwise(drafted: string, found: string, literals: readonly string[]): boolean {
  if ((literals[0] ?? '') !== '' || areIrregularForms(drafted, found)) return false;
  const kept = literals.find((literal) => literal !== '') ?? '';
  const inDraft = drafted.indexOf(kept);
  const inOpinion = found.indexOf(kept);
  return drafted.slice(0, Math.max(0, inDraft)) !== found.slice(0, Math.max(0, inOpinion));
}
