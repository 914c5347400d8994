/** Companies whose names are alike but for a word: which of them are two. */
import { firmKindOf, isFirm, isInsurer, isRailway } from './firm-kind';
import type { Longer } from './lengthening';
import { isGiven } from './misspelling';
import { missingFrom } from './missing-words';
import { isSameWord, readNameWords, type NameWord } from './name-words';
import type { Party } from './party';
import { isStateName } from './party-kind';
import { isCommonWord } from './words-in-many-names';

/**
 * Two names of companies, each with its kind: `Time Inc.` is not Time Warner Inc. Of `Youngstown Sheet & Tube Co.` parts may be
 * left out, and what stands before the name.
 */
export function areOtherFirms(
  short: readonly NameWord[],
  { words, beyond, party }: Longer,
  cited: Party,
  record: Party,
): boolean {
  const [left, right] = [firmKindOf(cited), firmKindOf(record)];
  const [first] = short;
  const isOwn = (word: NameWord): boolean => !isCommonWord(word) && !isGiven(word) && !word.abbreviated;
  // `Merritt & Scott` is not Merritt, Chapman & Scott.
  const { within } = missingFrom({ words, beyond, party });
  if (isFirm(party) && within.some(isOwn)) return true;
  // `Commercial Insurance Co.` is not the Commercial Union Insurance Co., nor the Southern Railway the Southern Pacific.
  const areOrdinary = short.every((word) => isCommonWord(word) || isStateName(word));
  const isOfMany = isInsurer(party) || isRailway(party);
  if (isOfMany && firmKindOf(cited) !== undefined && areOrdinary && within.length > 0) return true;
  // `Hartford Insurance Co.` is not Hartford Fire.
  if (isInsurer(cited) && isInsurer(record) && within.some(isLine)) return true;
  // `Sierra Corp.` is not the Sierra Club.
  if (
    left !== undefined &&
    right === undefined &&
    beyond.some((word) => isSociety(word) || isOfSubsidiary(word))
  )
    return true;
  if (left === undefined || right === undefined || !first) return false;
  if (/[&,] |\sand\s/iu.test(withoutPlace(party.main.replace(/,? (?:& )?[\w.]+$/u, '')))) return false;
  const from = words.findIndex((word) => isSameWord(word, first));
  const after = words
    .slice(from)
    .filter(
      (word) => beyond.includes(word) && !isStateName(word) && (left !== right || !places.has(word.text)),
    );
  return after.some(isOwn) || (after.length > 0 && left !== right) || after.some(isOfSubsidiary);
}

/** `Ford Motor Co.` is not the Ford Motor Credit Co., nor General Motors the General Motors Acceptance Corp. */
function isOfSubsidiary({ text }: NameWord): boolean {
  return /^(?:acceptance|capital|credit|finance|financial|holdings?|insurance|leasing|mortgage|mtge?|mortg|realty)$/u.test(
    text,
  );
}

/** What an insurer insures: of one name there is a company for each. */
function isLine(word: NameWord): boolean {
  return lines.some((line) => isSameWord(word, line));
}

const lines = readNameWords('Life Fire Casualty Marine Indemnity Property Home Health Title Surety Accident');

/** `Toyota Motor Mfg.` of `Toyota Motor Mfg., Kentucky`. */
function withoutPlace(name: string): string {
  const at = name.lastIndexOf(', ');
  return at > 0 && readNameWords(name.slice(at)).every(isStateName) ? name.slice(0, at) : name;
}

function isSociety({ text }: NameWord): boolean {
  return /^(?:council|club|union|assn|assoc|association|society|socy|soc|league|foundation|fdn|institute|inst)$/u.test(
    text,
  );
}

/** A company of the same name all the same. */
const places: ReadonlySet<string> = new Set(['unitedstates', 'america', 'american', 'usa', 'international']);
