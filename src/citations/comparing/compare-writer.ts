/** Whether the judge whom a parenthetical names, as in `(Holt, J., dissenting)`, may be the one whom the record names. */
import { editDistance } from './edit-distance';

/** `false` only where both name somebody, and nobody of the one is like anybody of the other: scanning misreads names. */
export function mayBeWriter(cited: string, recorded: string): boolean {
  const named = judgesIn(cited);
  const known = judgesIn(recorded);
  if (named.length === 0 || known.length === 0) return true;
  return named.some((one) => known.some((other) => isAlike(one, other)));
}

/** The surnames, and given names, that stand in it, in small letters: of `Scalia, J., joined by Thomas, J.` two. */
export function judgesIn(text: string): readonly string[] {
  const words =
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/\p{L}[\p{L}'’]+/gu) ?? [];
  return words
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => word.replace(/['’]/gu, '').toLowerCase())
    .filter((word) => !offices.test(word));
}

const offices =
  /^(?:jj|cj|mr|mrs|ms|the|chief|associate|acting|presiding|senior|district|circuit|justices?|judges?|per|curiam|court|in|part|opinion|dissent\w*|concur\w*|join\w*)$/u;

/** Spelt almost so, or what a scanner made of it: `KFATUFY` of Keatley. */
function isAlike(left: string, right: string): boolean {
  const isFramed = left.charAt(0) === right.charAt(0) && left.at(-1) === right.at(-1);
  return isFramed || (editDistance(left, right) <= 2 && editDistance(left, right) <= left.length / 3);
}
