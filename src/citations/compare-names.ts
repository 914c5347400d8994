/**
 * Whether the names in a citation are those of a case on record: facts only, as lawyers compare captions.
 *
 * The distinctive party must agree. States, offices and pseudonyms never are a party in common; a wrong letter is never an
 * abbreviation. A fabricated case that shares a common word with a real one must come out as `none`.
 */
import type { Authority } from './authority';
import { captionOf } from './caption-of';
import { readCaseName, readCaseSides, type CaseSides } from './comparing/case-sides';
import { stateOfCourt } from './comparing/compare-court';
import {
  compareSides,
  mayBeSame,
  partly,
  rank,
  successors,
  type SidesComparison,
} from './comparing/compare-sides';
import { mayBear } from './comparing/may-match';
import { yearOfOffice } from './comparing/office-holders';
import type { Party } from './comparing/party';
import { stateNamed } from './comparing/party-kind';
import { isLonger, officeOtherwise } from './comparing/party-match';
import { isCommonWord } from './comparing/words-in-many-names';
import type { CaseFields } from './found-citation';

export interface NameComparison extends SidesComparison {
  /** The caption of the record that came nearest. */
  readonly found: string;
}

type Names = Pick<CaseFields, 'plaintiff' | 'defendant'>;
type Known = Pick<Authority, 'caseName' | 'otherNames' | 'court' | 'courtName' | 'dateFiled'>;

/** Of each record the comparison with the last citation: one citation is compared with a record several times on its way. */
const compared = new WeakMap<Known, { readonly cited: Names; readonly comparison: NameComparison | null }>();

/** `null` where the citation names no party. */
export function compareNames(cited: Names, record: Known): NameComparison | null {
  // Most citations bear the very caption of the record: nothing has to be taken apart.
  if (isVeryCaption(cited, record.caseName)) return { agreement: 'same', found: record.caseName };
  const last = compared.get(record);
  if (last && last.cited.plaintiff === cited.plaintiff && last.cited.defendant === cited.defendant) {
    return last.comparison;
  }
  const comparison = compareAnew(cited, record);
  compared.set(record, { cited, comparison });
  return comparison;
}

/** `false` only where `compareNames` finds neither `same` nor `note`, nor the parties reversed: most records of a search are told so. */
export function mayAgree(cited: Names, { caseName, otherNames }: Known): boolean {
  if (isVeryCaption(cited, caseName)) return true;
  const sides = sidesOf(cited);
  return [caseName, ...otherNames].some(
    (name) => mayBear(name, sides) && mayBeSame(sides, readCaseName(name)),
  );
}

function isVeryCaption({ plaintiff = '', defendant = '' }: Names, caption: string): boolean {
  return (
    caption.length === plaintiff.length + defendant.length + VERSUS.length &&
    caption.startsWith(plaintiff) &&
    caption.endsWith(defendant) &&
    caption.startsWith(VERSUS, plaintiff.length) &&
    /\p{L}{3}/u.test(plaintiff) &&
    /\p{L}{3}/u.test(defendant)
  );
}

const VERSUS = ' v. ';
const alsoKnown = 'also known as';

/** Of the citation that was asked for last: it is compared with hundreds of records in a row. */
let lastCited: { readonly cited: Names; readonly sides: CaseSides } | undefined;

function sidesOf(cited: Names): CaseSides {
  if (lastCited?.cited !== cited)
    lastCited = { cited, sides: readCaseSides(cited.plaintiff, cited.defendant) };
  return lastCited.sides;
}

function compareAnew(cited: Names, record: Known): NameComparison | null {
  const sides = sidesOf(cited);
  if (sides.sides.every(({ names }) => (names[0] ?? []).length === 0)) return null;
  const main = compareCaptions(sides, record.caseName);
  const others = record.otherNames.map((name) => {
    const comparison = compareCaptions(sides, name);
    // The citation bears a name that the record gives besides its own.
    return comparison.agreement === 'same'
      ? { ...comparison, agreement: 'note' as const, reason: `${alsoKnown} ${name}` }
      : comparison;
  });
  const nearest = others.reduce((best, next) => (rank(next) < rank(best) ? next : best), main);
  if (nearest.agreement === 'note' && namesOtherState(sides, record, nearest.found))
    return { ...nearest, ...partly('the court is that of another state') };
  if (nearest.reason === successors && namesLaterHolder(sides, record))
    return { ...nearest, ...partly('the holder in your draft came into office later') };
  if (nearest.reason === isLonger || nearest.reason === officeOtherwise) {
    // What the draft says more stands in a caption that the record gives besides its own.
    const asWritten = others.find(({ reason }) => reason?.startsWith(alsoKnown) === true);
    if (asWritten) return asWritten;
    const isOther = ({ agreement }: NameComparison): boolean =>
      agreement === 'partly' || agreement === 'none';
    const inFull = others.find((other) => isOther(other) && extendsCaption(other, record));
    if (inFull) return { ...inFull, ...partly(inFull.reason ?? 'part of the name differs') };
  }
  if (nearest.agreement !== 'none') return nearest;
  const whole = [record.caseName, ...record.otherNames].find((name) => isTail(cited, name));
  if (whole !== undefined) return { ...partly('your draft has only its end'), found: whole };
  return isFragment(sides) ? null : nearest;
}

/** `Revenue`, `v. Maryland`: what a page's end, or a line's, left of a caption. It proves no other case. */
function isTail(cited: Names, caption: string): boolean {
  return ` ${plainly(caption)}`.endsWith(` ${plainly(captionOf(cited))}`);
}

function plainly(caption: string): string {
  return caption
    .toLowerCase()
    .replace(/['’.]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether the caption is that of the record, only fuller: what it says more, the draft may contradict. */
function extendsCaption({ found }: NameComparison, { caseName }: Known): boolean {
  const { agreement } = compareCaptions(readCaseName(caseName), found);
  return agreement === 'same' || agreement === 'note';
}

/** Nobody is substituted for a party before coming into office: `Garland v. Iqbal` in 2009. */
function namesLaterHolder(cited: CaseSides, { dateFiled = '' }: Known): boolean {
  const decided = Number(dateFiled.slice(0, 4));
  return decided > 0 && cited.sides.some((side) => (yearOfOffice(side) ?? 0) > decided);
}

/** `People of the State of California` before a court of New York, whose record says only `People`; its Department of Revenue there. */
function namesOtherState(cited: CaseSides, record: Known, found: string): boolean {
  const own = stateOfCourt(record);
  if (own === undefined) return false;
  const known = readCaseName(found).sides;
  const named = cited.sides.find(({ kind, state }) => kind === 'state' && state !== undefined)?.state;
  if (named !== undefined && known.some(({ kind, state }) => kind === 'state' && state === undefined))
    return own !== named;
  const places = known.flatMap(statesIn);
  return cited.sides
    .filter(({ kind }) => kind === 'public' || kind === 'office')
    .some((side) => statesIn(side).some((state) => state !== own && !places.includes(state)));
}

function statesIn({ names: [words = []] }: Party): readonly string[] {
  return words.flatMap((word) => stateNamed(word) ?? []);
}

/** `Litig.` of a caption that was not read whole: words in very many names, and no other party. */
function isFragment({ sides, isMatter }: CaseSides): boolean {
  const [side, opponent] = sides;
  if (!side || opponent || isMatter) return false;
  return side.kind === 'nation' || isEndOfCaption(side.written) || (side.names[0] ?? []).every(isCommonWord);
}

/** `Defendants-Appellees`, `Unknown to Plaintiff` */
export function isEndOfCaption(name: string): boolean {
  return role.test(name);
}

const role = /(?:^|[\s-])(?:plaintiff|defendant|appellant|appellee|petitioner|respondent|claimant)s?$/iu;

function compareCaptions(cited: CaseSides, recordName: string): NameComparison {
  return { found: recordName, ...compareSides(cited, readCaseName(recordName)) };
}
