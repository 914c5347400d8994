/**
 * `prosecut[ion]` for "prosecutor", `compet[ing]` for "competent": a bracket at the end of a word that makes another word of it. An
 * ending may say when, how many, whose or how, and make a noun of a verb; it makes no act of a person, and no verb of a quality.
 */

/** `literals` are the parts of the drafted word outside brackets. */
export function endsOtherwise(drafted: string, found: string, literals: readonly string[]): boolean {
  const [kept = '', last] = literals;
  if (literals.length !== 2 || last !== '' || kept.length < shortestStem) return false;
  const [put, taken] = [endingOf(drafted.slice(kept.length)), endingOf(found.slice(kept.length))];
  if (put === taken) return false;
  if (person.test(put) !== person.test(taken)) return true;
  if (quality.test(put) ? verb.test(taken) : quality.test(taken) && verb.test(put)) return true;
  return !inflection.test(put) && !inflection.test(taken) && !namesQuality(put, taken);
}

const shortestStem = 4;

/** Without the sign of the plural or the owner. */
function endingOf(ending: string): string {
  return ending.replace(/(?:'s?|s|s')$/, '');
}

const person = /^[ai]?t?(?:[eo]r|ee|ist)$/;
const quality = /^(?:[ai]?t?ive|i?ent|ant|ous|ful)$/;
/** A consonant may be doubled before it: `admi[tted]`. */
const verb = /^[^aeiou]{0,2}(?:ed|ing)$/;
/** Also of verbs that change their vowel: `understo[od]`, `overc[ame]`. */
const inflection =
  /^(?:|[^aeiou]{0,2}(?:ed|ing|en)|e|d|t|n|y|ie|ied|ying|ly|al|ally|ness|(?:oo?|ou|u|a)[mnd]{1,2}e?)$/;

/** `relev[ance]` for "relevant", `li[ability]` for "liable". */
function namesQuality(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  const rest = [one.slice(same), other.slice(same)].sort().join(' ');
  return /^(?:c[ey] t|ility le)$/.test(rest);
}
