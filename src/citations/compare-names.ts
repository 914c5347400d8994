/**
 * Whether the names in a citation are those of a case on record: facts only, as lawyers compare captions.
 *
 * The distinctive party must agree. States, offices and pseudonyms never are a party in common; a wrong letter is never an
 * abbreviation. A fabricated case that shares a common word with a real one must come out as `none`.
 */
import type { Authority } from './authority';
import { readCaseName, readCaseSides, type CaseSides } from './comparing/case-sides';
import { isCommonWord } from './comparing/words-in-many-names';
import { stateOfCourt } from './comparing/compare-court';
import { compareParties } from './comparing/compare-parties';
import { isLonger, otherGivenName, type PartyMatch } from './comparing/party-match';
import type { CaseFields } from './found-citation';
import { readParty, stateNamed, yearOfOffice, type Party } from './comparing/read-party';

export interface NameComparison {
  /** `note`: the same case, the names differ as practice allows. `partly`: one party agrees, or a letter is wrong. */
  readonly agreement: 'same' | 'note' | 'partly' | 'none';
  /** The caption of the record that came nearest. */
  readonly found: string;
  /** In words, where the names are not simply the same: `parties reversed`. */
  readonly reason?: string;
  /** The spelling that the record has, where a letter differs. */
  readonly suggestion?: string;
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

function compareAnew(cited: Names, record: Known): NameComparison | null {
  const sides = readCaseSides(cited.plaintiff, cited.defendant);
  if (sides.sides.every(({ names }) => (names[0] ?? []).length === 0)) return null;
  const main = compareCaptions(sides, record.caseName);
  const others = record.otherNames.map((name) => {
    const comparison = compareCaptions(sides, name);
    // The citation bears a name that the record gives besides its own.
    return comparison.agreement === 'same'
      ? { ...comparison, agreement: 'note' as const, reason: `also known as ${name}` }
      : comparison;
  });
  const nearest = others.reduce((best, next) => (rank(next) < rank(best) ? next : best), main);
  if (nearest.agreement === 'note' && namesOtherState(sides, record, nearest.found))
    return { ...nearest, ...partly('the court is that of another state') };
  if (nearest.reason === successors && namesLaterHolder(sides, record))
    return { ...nearest, ...partly('the holder in your draft came into office later') };
  if (nearest.reason === isLonger) {
    const isOther = ({ agreement }: NameComparison): boolean =>
      agreement === 'partly' || agreement === 'none';
    const inFull = others.find((other) => isOther(other) && extendsCaption(other, record));
    if (inFull) return { ...inFull, ...partly(inFull.reason ?? 'part of the name differs') };
  }
  return nearest.agreement === 'none' && isFragment(sides) ? null : nearest;
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
    .filter(({ kind }) => kind === 'public')
    .some((side) => statesIn(side).some((state) => state !== own && !places.includes(state)));
}

function statesIn({ names: [words = []] }: Party): readonly string[] {
  return words.flatMap((word) => stateNamed(word) ?? []);
}

/** `Litig.` of a caption that was not read whole: words in very many names, and no other party. */
function isFragment({ sides, isMatter }: CaseSides): boolean {
  const [side, opponent] = sides;
  if (!side || opponent || isMatter) return false;
  return side.kind === 'nation' || role.test(side.written) || (side.names[0] ?? []).every(isCommonWord);
}

/** `Defendants-Appellees`, `Unknown to Plaintiff`: the end of a caption. */
const role = /(?:^|[\s-])(?:plaintiff|defendant|appellant|appellee|petitioner|respondent|claimant)s?$/iu;

function rank({ agreement }: NameComparison): number {
  return ['same', 'note', 'partly', 'none'].indexOf(agreement);
}

function compareCaptions(cited: CaseSides, recordName: string): NameComparison {
  const record = readCaseName(recordName);
  const outcome = compareSides(cited, record);
  return { found: recordName, ...outcome };
}

type Outcome = Omit<NameComparison, 'found'>;

function compareSides(cited: CaseSides, record: CaseSides): Outcome {
  const outcomes = [besidesMatter(compareAlike(cited, record), cited, record)];
  // A matter in brackets is a caption of its own: `Citizens Bank v. Case (In re Case)`.
  if (cited.matter && record.sides.length === 1)
    outcomes.push(milder(compareAlike(asMatter(cited.matter), record)));
  if (record.matter && cited.sides.length === 1)
    outcomes.push(milder(compareAlike(cited, asMatter(record.matter))));
  return outcomes.reduce((best, next) => (order(next) < order(best) ? next : best));
}

/** Parties that are the same do not hide a wrong letter in `(In re Case)`. */
function besidesMatter(outcome: Outcome, cited: CaseSides, record: CaseSides): Outcome {
  if (outcome.agreement !== 'same' || !cited.matter || !record.matter) return outcome;
  const match = compareParties(cited.matter, record.matter);
  if (match.kind === 'spelling') return spelling([match]);
  return match.kind === 'equal' ? outcome : note('the matter is named otherwise');
}

function order({ agreement }: Outcome): number {
  return ['same', 'note', 'partly', 'none'].indexOf(agreement);
}

function asMatter(party: Party): CaseSides {
  return { sides: [party], isMatter: true };
}

function milder(outcome: Outcome): Outcome {
  return outcome.agreement === 'same' ? note('cited by the matter') : outcome;
}

function compareAlike(cited: CaseSides, record: CaseSides): Outcome {
  const [first, second] = cited.sides;
  const [recordFirst, recordSecond] = record.sides;
  if (!first || !recordFirst) return { agreement: 'none' };
  if (second && recordSecond) return comparePairs([first, second], [recordFirst, recordSecond]);
  if (!second && !recordSecond) {
    const vessel = withoutShip(first, recordFirst);
    if (vessel && compareParties(vessel, recordFirst).kind === 'equal')
      return note('a ship in your draft alone');
    return ofOneSide(compareParties(first, recordFirst), cited, record);
  }
  return compareUnlike(cited, record);
}

/** `City of Seattle` of `The Steamship City of Seattle`, where the record leaves out what kind of ship it is. */
function withoutShip({ written }: Party, record: Party): Party | null {
  const [kind, name = ''] = ship.exec(written) ?? [];
  return kind === undefined || ship.test(record.written) ? null : readParty(name);
}

const ship =
  /^(?:the )?(?:steam(?:er|ship|boat)|s\.? ?s\.|schooner|bark|brig|sloop|ship|barge|tug|vessel|yacht) (.+)$/iu;

/** Both captions have one side: *In re*, a ship, a popular name. */
function ofOneSide(match: PartyMatch, cited: CaseSides, record: CaseSides): Outcome {
  switch (match.kind) {
    case 'equal':
      return cited.isMatter === record.isMatter ? { agreement: 'same' } : note('named without its procedure');
    case 'shortened':
    case 'successor':
      // Nothing else tells `The Arthur C.` from The Arthur B.
      if (match.reason === otherGivenName) return partly(match.reason);
      return match.tells === 'party' ? note(match.reason ?? 'shortened') : partly('only common words agree');
    case 'loose':
    case 'overlap':
    case 'generic':
      return match.tells === 'party' ? partly('part of the name agrees') : none;
    case 'spelling':
      return spelling([match]);
    case 'pseudonym': // Nothing else agrees that could be seen.
    case 'conflict':
      return none;
  }
}

/** One party against two: an *In re* caption against an adversarial one, or a case cited by one party's name. */
function compareUnlike(cited: CaseSides, record: CaseSides): Outcome {
  const isShort = !cited.isMatter && cited.sides.length === 1;
  if (isShort && record.sides.some((party) => isNickname(cited.sides[0], party)))
    return note('one party named');
  const matches = cited.sides.flatMap((side) => record.sides.map((other) => compareParties(side, other)));
  const telling = matches.filter(({ tells }) => tells === 'party');
  if (!isShort && telling.some(({ kind }) => kind === 'equal' || kind === 'shortened' || kind === 'loose'))
    return partly('one caption is In re, the other between parties');
  const wrong = telling.filter(({ kind }) => kind === 'spelling');
  if (wrong.length > 0) return spelling(wrong);
  if (!isShort) return none;
  if (matches.some(({ tells }) => tells !== 'nothing')) return partly('part of the name agrees');
  return popularName.test(cited.sides[0]?.written ?? '') ? partly('your draft gives a popular name') : none;
}

/** `The Steel Seizure Case`: nothing of it need stand in the caption. */
const popularName = /\bcases?$/iu;

/** `Youngstown`, `State Farm`, `Citizens United`: all that the citation says stands in the name of one party, and tells it from others. */
function isNickname(cited: Party | undefined, party: Party): boolean {
  // `The St. Paul` is a ship.
  if (!cited || (/^the\s/iu.test(cited.written) && !/^the\s/iu.test(party.written))) return false;
  const { kind, tells } = compareParties(cited, party);
  const [words = []] = cited.names;
  if (kind !== 'equal' && words.length > (party.names[0] ?? []).length) return false;
  const isPart = kind === 'equal' || kind === 'shortened' || kind === 'loose';
  const isOwn =
    ['private', 'frequent', ...(kind === 'equal' ? ['public'] : [])].includes(cited.kind) &&
    words.length >= 2;
  return isPart && (tells !== 'nothing' || isOwn);
}

function comparePairs(cited: readonly [Party, Party], record: readonly [Party, Party]): Outcome {
  const straight = ofTwoSides(compareParties(cited[0], record[0]), compareParties(cited[1], record[1]));
  if (straight.agreement === 'same') return straight;
  const crossed = [compareParties(cited[0], record[1]), compareParties(cited[1], record[0])] as const;
  const reversed = ofTwoSides(...crossed);
  if (order(reversed) >= order(straight)) return straight;
  // States, bodies and pseudonyms that change places make another case: `Nixon v. United States`, `California v. Texas`.
  const isTelling = crossed.every(({ tells }) => tells === 'party');
  if (reversed.agreement === 'same') return isTelling ? note('parties reversed') : partly('parties reversed');
  return reversed.agreement === 'note' ? partly('parties reversed') : reversed;
}

function ofTwoSides(first: PartyMatch, second: PartyMatch): Outcome {
  const both = [first, second];
  const has = (kind: PartyMatch['kind']): boolean => both.some((match) => match.kind === kind);
  if (both.every(({ kind }) => kind === 'equal')) return { agreement: 'same' };
  const reason = first.reason ?? second.reason;

  const isKnown = both.some((match) => agrees(match) && match.tells === 'party');
  const sharesName = both.some(({ tells }) => tells !== 'nothing');
  if (has('conflict')) return isKnown ? partly('only one party agrees') : none;
  if (has('spelling')) return sharesName ? spelling(both) : none;
  // Both sides share words: too much for another case, and too little for the same.
  if (has('overlap')) return partly('part of the name differs');
  if (has('pseudonym')) return isKnown ? partly('a pseudonym may hide the party') : none;
  if (has('loose')) {
    if (isKnown && both.every(({ tells }) => tells !== 'nothing')) return note(reason ?? 'shortened');
    return partly('part of the name differs');
  }
  if (!isKnown && !both.some((match) => agrees(match) && match.tells === 'word')) {
    return both.every(agrees) ? partly('only common words agree') : none;
  }
  // Of `United States v. Juan Lopez` the given name tells the case from others.
  if (reason === otherGivenName && both.some(({ tells }) => tells === 'nothing')) return partly(reason);
  if (has('successor')) return note(successors);
  if (has('generic')) return note('the state or office is named otherwise');
  return note(reason ?? 'shortened');
}

function agrees({ kind }: PartyMatch): boolean {
  return kind === 'equal' || kind === 'shortened';
}

const successors = 'successors in office';
const none: Outcome = { agreement: 'none' };

function note(reason: string): Outcome {
  return { agreement: 'note', reason };
}

function partly(reason: string): Outcome {
  return { agreement: 'partly', reason };
}

function spelling(matches: readonly PartyMatch[]): Outcome {
  const words = matches.flatMap(({ suggestion }) => suggestion ?? []);
  return { ...partly('spelling'), ...(words.length > 0 && { suggestion: words.join(', ') }) };
}
