/** The same words in another order: the same party, or another. */
import { areAlike } from './align-names';
import { isFirm, isInsurer } from './firm-kind';
import { isMatter, municipal } from './lengthening';
import { piecesOf } from './missing-words';
import { isNumber, type NameWord } from './name-words';
import type { Party } from './party';
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

/** `Electric General Co.` is not General Electric; but what stands behind `of` may stand before the name: `Virginia Hospital Association`. */
export function areReordered(
  allCited: readonly NameWord[],
  allOfRecord: readonly NameWord[],
  citedParty: Party,
  recordParty: Party,
): boolean {
  // `Washington Department of Revenue` and Washington Revenue Department begin alike.
  const alike = allCited.findIndex((word, at) => !isSameAt(word, allOfRecord[at]));
  const [cited, record] = [allCited, allOfRecord].map((words) => words.slice(Math.max(alike, 0)));
  if (!cited || !record || alike < 0) return false;
  // `New York State Department`, and the State of New York Department.
  const areBodies = [citedParty, recordParty].every(({ kind }) => kind === 'public');
  const order = placesIn(
    record,
    cited.filter(
      (word) => staysInPlace(word) && !isRepeated(word, cited) && !(areBodies && word.text === 'state'),
    ),
  );
  if (isRising(order)) return false;
  // `New York Life Insurance Co.` is not the Life Insurance Co. of New York.
  if ([citedParty, recordParty].every((party) => isInsurer(party) || isBank(party))) return true;
  if (movesPart(citedParty, record) || movesPart(recordParty, cited)) return true;
  const [ofCited, ofRecord] = [sharedPieces(citedParty, record), sharedPieces(recordParty, cited)];
  if (ofCited.length === ofRecord.length) return true;
  const [pieces, other] =
    ofCited.length > ofRecord.length
      ? [ofCited, record.filter((word) => isAmong(word, cited))]
      : [ofRecord, cited.filter((word) => isAmong(word, record))];
  return !pieces.every((piece) => isRow(placesIn(other, piece)));
}

/** `West Bank` is not the Bank of the West. */
function isBank({ main }: Party): boolean {
  return /\bbank\b/iu.test(main);
}

function isSameAt(word: NameWord, other: NameWord | undefined): boolean {
  return other !== undefined && areAlike(word, other);
}

/** `Mellon Bank` is not the Bank of New York Mellon: what stands behind `of` is moved with all its own words. */
function movesPart({ main }: Party, other: readonly NameWord[]): boolean {
  return piecesOf(main)
    .slice(1)
    .map((piece) => piece.filter((word) => staysInPlace(word) && !municipal.test(word.text)))
    .some(
      (piece) =>
        piece.some((word) => isAmong(word, other)) &&
        piece.some((word) => !isCommonWord(word) && !isAmong(word, other)),
    );
}

/** The pieces of the name, with those of their words that the other name has too. */
function sharedPieces({ main }: Party, other: readonly NameWord[]): readonly (readonly NameWord[])[] {
  return piecesOf(main)
    .map((piece) => piece.filter((word) => staysInPlace(word) && isAmong(word, other)))
    .filter((words) => words.length > 0);
}

/** Where in `name` each of the words stands, no place twice; a word that it lacks stands nowhere. */
function placesIn(name: readonly NameWord[], words: readonly NameWord[]): readonly number[] {
  const taken = new Set<number>();
  let last = -1;
  return words.flatMap((word) => {
    const isOpen = (other: NameWord, at: number): boolean => !taken.has(at) && areAlike(word, other);
    // Of `County School Board of Orrin County` the word that comes next.
    const next = name.findIndex((other, at) => at > last && isOpen(other, at));
    last = next >= 0 ? next : name.findIndex(isOpen);
    if (last < 0) return [];
    taken.add(last);
    return [last];
  });
}

function isRising(places: readonly number[]): boolean {
  return places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0));
}

/** One behind the other, with nothing between. */
function isRow(places: readonly number[]): boolean {
  return places.every((place, at) => at === 0 || place === (places[at - 1] ?? 0) + 1);
}

function isAmong(word: NameWord, words: readonly NameWord[]): boolean {
  return words.some((other) => areAlike(word, other));
}

/** `Local 20, Teamsters`, `In re Orrin Estate`, `Zoning Board of Appeals` may be turned. */
function staysInPlace(word: NameWord): boolean {
  return !isNumber(word) && !isMatter(word) && word.text !== 'zoning';
}

/** `County Commission of Orrin County` */
function isRepeated(word: NameWord, name: readonly NameWord[]): boolean {
  return municipal.test(word.text) && name.some((other) => other !== word && areAlike(other, word));
}
