/** How the two sides of a caption, or its matter, agree with those of another. */
import type { CaseSides } from './case-sides';
import { compareParties } from './compare-parties';
import { mayMatch } from './may-match';
import type { Party } from './party';
import { officeOtherwise, otherGivenName, type PartyMatch, type PartyMatchKind } from './party-match';
import { readParty } from './read-party';

export interface SidesComparison {
  /** `note`: the same case, the names differ as practice allows. `partly`: one party agrees, or a letter is wrong. */
  readonly agreement: 'same' | 'note' | 'partly' | 'none';
  /** In words, where the names are not simply the same: `parties reversed`. */
  readonly reason?: string;
  /** The spelling that the record has, where a letter differs. */
  readonly suggestion?: string;
}

export function compareSides(cited: CaseSides, record: CaseSides): SidesComparison {
  if (areEqual(cited, record)) return { agreement: 'same' };
  const outcomes = [besidesMatter(compareAlike(cited, record), cited, record)];
  // A matter in brackets is a caption of its own: `Citizens Bank v. Case (In re Case)`.
  if (cited.matter && record.sides.length === 1)
    outcomes.push(milder(compareAlike(asMatter(cited.matter), record)));
  if (record.matter && cited.sides.length === 1)
    outcomes.push(milder(compareAlike(cited, asMatter(record.matter))));
  return outcomes.reduce((best, next) => (rank(next) < rank(best) ? next : best));
}

/** The very same parties, as they are known from reading them before: nothing has to be compared. */
function areEqual(cited: CaseSides, record: CaseSides): boolean {
  return (
    cited.isMatter === record.isMatter &&
    cited.isIntroduced === record.isIntroduced &&
    !cited.matter &&
    !record.matter &&
    cited.sides.length > 0 &&
    cited.sides.length === record.sides.length &&
    cited.sides.every((party, at) => party === record.sides[at] && (party.names[0] ?? []).length > 0)
  );
}

/** `false` only where `compareSides` finds neither the same case nor its parties reversed: told without comparing what need not be. */
export function mayBeSame(cited: CaseSides, record: CaseSides): boolean {
  if (cited.matter ?? record.matter) return true;
  const [first, second] = cited.sides;
  const [recordFirst, recordSecond] = record.sides;
  if (!first || !recordFirst) return false;
  if (second && recordSecond)
    return (
      areBoth([first, recordFirst], [second, recordSecond]) ||
      areBoth([first, recordSecond], [second, recordFirst])
    );
  if (!second && !recordSecond) return mayMatch(first, recordFirst);
  // A matter is none between parties; one party may be named alone.
  return !second && !cited.isMatter && record.sides.some((party) => mayMatch(first, party));
}

function areBoth(...pairs: readonly (readonly [Party, Party])[]): boolean {
  return (
    pairs.every(([cited, record]) => mayMatch(cited, record)) &&
    pairs.every(([cited, record]) => !ofOthers.has(compareParties(cited, record).kind))
  );
}

/** Two sides of which one agrees no better than so are not the same. */
const ofOthers: ReadonlySet<PartyMatchKind> = new Set(['conflict', 'spelling', 'overlap', 'pseudonym']);

/** Parties that are the same do not hide a wrong letter in `(In re Case)`. */
function besidesMatter(outcome: SidesComparison, cited: CaseSides, record: CaseSides): SidesComparison {
  if (outcome.agreement !== 'same' || !cited.matter || !record.matter) return outcome;
  const match = compareParties(cited.matter, record.matter);
  if (match.kind === 'spelling') return spelling([match]);
  if (match.kind === 'equal') return outcome;
  return (agrees(match) ? note : partly)('the matter is named otherwise');
}

/** Less is better. */
export function rank({ agreement }: SidesComparison): number {
  return ['same', 'note', 'partly', 'none'].indexOf(agreement);
}

function asMatter(party: Party): CaseSides {
  return { sides: [party], isMatter: true, isIntroduced: true };
}

function milder(outcome: SidesComparison): SidesComparison {
  return outcome.agreement === 'same' ? note('cited by the matter') : outcome;
}

function compareAlike(cited: CaseSides, record: CaseSides): SidesComparison {
  const [first, second] = cited.sides;
  const [recordFirst, recordSecond] = record.sides;
  if (!first || !recordFirst) return { agreement: 'none' };
  if (second && recordSecond) {
    const pairs = comparePairs([first, second], [recordFirst, recordSecond]);
    const isAlike = cited.isIntroduced === record.isIntroduced || pairs.agreement !== 'same';
    return isAlike ? pairs : note(procedureOtherwise);
  }
  if (!second && !recordSecond) {
    const vessel = withoutShip(first, recordFirst);
    if (vessel && compareParties(vessel, recordFirst).kind === 'equal')
      return note('a ship in your draft alone');
    const known = withoutShip(recordFirst, first);
    if (known && compareParties(first, known).kind === 'equal') return note('the ship by its name alone');
    return ofOneSide(compareParties(first, recordFirst), cited, record);
  }
  return compareUnlike(cited, record);
}

/** `City of Seattle` of `The Steamship City of Seattle`, where the other leaves out what kind of ship it is. */
function withoutShip({ written }: Party, other: Party): Party | null {
  const [kind, name = ''] = ship.exec(written) ?? [];
  return kind === undefined || ship.test(other.written) ? null : readParty(name);
}

const ship =
  /^(?:the )?(?:steam(?:er|ship|boat)|s\.? ?s\.|schooner|bark|brig|sloop|ship|barge|tug|vessel|yacht) (.+)$/iu;

/** Both captions have one side: *In re*, a ship, a popular name. */
function ofOneSide(match: PartyMatch, cited: CaseSides, record: CaseSides): SidesComparison {
  switch (match.kind) {
    case 'equal':
      return cited.isMatter === record.isMatter ? { agreement: 'same' } : note(procedureOtherwise);
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
function compareUnlike(cited: CaseSides, record: CaseSides): SidesComparison {
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

function comparePairs(cited: readonly [Party, Party], record: readonly [Party, Party]): SidesComparison {
  const areNamed = [...cited, ...record].every(({ kind }) => named.has(kind));
  const straight = ofTwoSides(
    compareParties(cited[0], record[0]),
    compareParties(cited[1], record[1]),
    areNamed,
  );
  if (straight.agreement === 'same') return straight;
  const crossed = [compareParties(cited[0], record[1]), compareParties(cited[1], record[0])] as const;
  const reversed = ofTwoSides(...crossed);
  if (rank(reversed) >= rank(straight)) return straight;
  if (reversed.agreement !== 'same' && reversed.agreement !== 'note') return reversed;
  // `Nixon v. United States` is another case.
  const isTelling = crossed.every(({ tells }) => tells === 'party');
  return partly(isTelling ? partiesReversed : 'the parties have changed sides');
}

const named: ReadonlySet<Party['kind']> = new Set(['private', 'public', 'frequent']);

/** `areNamed`: all parties have names, be they of common words alone. */
function ofTwoSides(first: PartyMatch, second: PartyMatch, areNamed = false): SidesComparison {
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
  const masked = both.find(({ kind }) => kind === 'pseudonym');
  // `San Diego v. Doe` for San Diego v. Roe.
  if (masked?.reason !== undefined && both.some((match) => agrees(match) && match.tells !== 'nothing'))
    return partly(masked.reason);
  if (masked) return isKnown ? partly('a pseudonym may hide the party') : none;
  if (has('loose')) {
    if (isKnown && both.every(({ tells }) => tells !== 'nothing')) return note(reason ?? 'shortened');
    return partly('part of the name differs');
  }
  if (!isKnown && !both.some((match) => agrees(match) && match.tells === 'word')) {
    if (!both.some(agrees)) return none;
    // `Metropolitan Life v. Commonwealth` may be its case with Massachusetts.
    if (!both.every(agrees)) return partly('only common words agree');
    // `First National Bank v. Cities Service`: one name in full, beside the other's.
    return areNamed && has('equal') ? note(reason ?? 'shortened') : partly('only common words agree');
  }
  // Of `United States v. Juan Lopez` the given name tells the case from others.
  if (reason === otherGivenName && both.some(({ tells }) => tells === 'nothing')) return partly(reason);
  if (has('successor')) return note(successors);
  const generic = both.find(({ kind }) => kind === 'generic');
  if (generic) return note(generic.reason ?? officeOtherwise);
  return note(reason ?? 'shortened');
}

function agrees({ kind }: PartyMatch): boolean {
  return kind === 'equal' || kind === 'shortened';
}

/** The same two parties, each on the other side: the same case on another way of appeal, or another one. */
export const partiesReversed = 'parties reversed';
const procedureOtherwise = 'its procedure is named otherwise';
/** Why two captions agree whose parties held one office. */
export const successors = 'successors in office';
const none: SidesComparison = { agreement: 'none' };

function note(reason: string): SidesComparison {
  return { agreement: 'note', reason };
}

export function partly(reason: string): SidesComparison {
  return { agreement: 'partly', reason };
}

function spelling(matches: readonly PartyMatch[]): SidesComparison {
  const words = matches.flatMap(({ suggestion }) => suggestion ?? []);
  return { ...partly('spelling'), ...(words.length > 0 && { suggestion: words.join(', ') }) };
}
