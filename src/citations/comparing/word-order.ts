/** The same words in another order: the same party, or another. */
import { areAlike } from './align-names';
import { isFirm } from './firm-kind';
import { isMatter } from './lengthening';
import { isNumber, type NameWord } from './name-words';
import type { Party } from './party';
import { isBodyWord, isStateName } from './party-kind';
import type { PartyMatch } from './party-match';
import { isCommonWord } from './words-in-many-names';

/** `Miami University` is in Ohio, the University of Miami in Florida. */
export function areOtherUniversities(cited: Party, record: Party): boolean {
  const [left, right] = [cited, record].map(({ written }) => /\buniv(?:ersity|\.)?( of\b)?/iu.exec(written));
  return Boolean(left && right && (left[1] === undefined) !== (right[1] === undefined));
}

/** The names of a person in another order: of `Chen Wei` either may stand first, but `Garcia-Lopez` is not Lopez-Garcia. */
export function areTurned(
  [left]: readonly NameWord[],
  [right, ...more]: readonly NameWord[],
  cited: Party,
  record: Party,
): PartyMatch | null {
  if (!left || !right || more.length === 0 || areAlike(left, right) || !arePrivate(cited, record))
    return null;
  if ([right, ...more].some(isCommonWord) || isFirm(cited)) return null;
  const isHyphened = /-/u.test(cited.written) && /-/u.test(record.written);
  return isHyphened
    ? { kind: 'overlap', tells: 'party' }
    : { kind: 'shortened', tells: 'party', reason: 'the names stand in another order' };
}

function arePrivate(cited: Party, record: Party): boolean {
  return cited.kind === 'private' && record.kind === 'private';
}

/** `Electric General Co.` is not General Electric. States, bodies and numbers may stand before a name or behind it. */
export function areReordered(
  cited: readonly NameWord[],
  record: readonly NameWord[],
  citedParty: Party,
  recordParty: Party,
): boolean {
  const areBodies = citedParty.kind === 'public' && recordParty.kind === 'public';
  // `Hospital Association of Virginia`
  const areEnds = (at: number, place: number): boolean =>
    (at === 0 && place === record.length - 1) || (place === 0 && at === cited.length - 1);
  const mayMove = (word: NameWord): boolean =>
    isNumber(word) || isMatter(word) || (areBodies && (isBodyWord(word) || isStateName(word)));
  const taken = new Set<number>();
  const places = cited.flatMap((word, at) => {
    const place = record.findIndex((other, index) => !taken.has(index) && areAlike(word, other));
    if (place < 0 || mayMove(word)) return [];
    taken.add(place);
    return isStateName(word) && areEnds(at, place) ? [] : [place];
  });
  return places.some((place, at) => at > 0 && place < Math.max(...places.slice(0, at)));
}
