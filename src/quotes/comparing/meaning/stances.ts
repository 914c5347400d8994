/**
 * How somebody stands to what is said: a party contends it, a court finds it. A bracket that puts the one for the other, or that
 * lets a court say what follows, makes law of an argument.
 */
import { wordSet } from './word-set';

/** The words that tell so, where a bracket puts a finding for a contention; none else. */
export function exchangedStances(drafted: readonly string[], found: readonly string[]): readonly string[] {
  const contended = found.filter((word) => contentions.has(word));
  const settled = drafted.filter((word) => findings.has(word));
  return contended.length > 0 && settled.length > 0 ? [...contended, ...settled] : [];
}

/** `[We hold that]`, `[the court finds]`: what a bracket that stands for no word lets a court say. */
export function findingAdded(words: readonly string[]): readonly string[] {
  return words.length > 1 && words.some((word) => judges.has(word))
    ? words.filter((word) => findings.has(word))
    : [];
}

const judges = wordSet('we court courts congress judge justice jury it law i');

const contentions = wordSet(
  'believe believes believed argue argues argued arguing contend contends contended claim claims claimed assert asserts asserted allege alleges alleged maintain maintains maintained insist insists insisted urge urges urged suggest suggests suggested suppose supposes supposed assume assumes assumed think thinks thought suspect suspects suspected testify testifies testified',
);

const findings = wordSet(
  'hold holds held find finds found conclude concludes concluded rule rules ruled decide decides decided determine determines determined establish establishes established settled prove proves proved proven know knows known show shows shown',
);
