/** The court that a citation names, beside the one on record. */
import type { Authority } from '../authority';
import type { CitationComparison } from '../citation-comparison';
import { isNoDistrict, isNoDivision } from './court-division';
import { yearsOfCourt } from '../facts/court-years';
import { courtById, courts, type Court } from '../facts/courts';
import { findCourt } from '../reading/cases/find-court';
import type { CaseFields } from '../found-citation';
import { isSameWord, readNameWords } from './name-words';
import { reporterNamed } from '../facts/reporter-named';
import { states } from '../facts/states';

export const courtOtherwise = 'the record names the court or its division otherwise';

/** `null` where the record's court is not known, or where the citation names one that no table holds, or neither names one nor implies it. */
export function compareCourt(cited: CaseFields, authority: Authority): CitationComparison | null {
  const found = courtOf(authority);
  const shown = authority.courtName ?? found?.name;
  if (shown === undefined) return null;
  if (cited.courtAsWritten === undefined) return notGiven(cited, found, shown);
  const both = {
    attribute: 'court',
    cited: cited.courtAsWritten,
    found: shown,
  } as const;
  // What no table holds was taken for the court of the reporter.
  const isImplied =
    cited.court !== undefined &&
    cited.court === reporterNamed(cited.reporter, cited.volume)?.court &&
    findCourt(cited.courtAsWritten) === undefined;
  const fault = faultIn(cited.courtAsWritten, isImplied ? undefined : cited.court, cited.year);
  if (fault !== undefined) return { ...both, agreement: 'differs', detail: fault };
  if (found && hadGone(found, authority)) return null;
  if (isImplied && federalAppeals.test(cited.courtAsWritten)) return null;
  if (found && found.id === cited.court) return { ...both, agreement: 'agrees' };
  if (abbreviates(cited.courtAsWritten, shown)) return { ...both, agreement: 'agrees' };
  if (cited.court === undefined) {
    // `(Va. 2009)` names no court of the Federal Supplement, be it in Virginia or elsewhere.
    if (found?.jurisdiction === 'us' && isStateAlone(cited.courtAsWritten))
      return { ...both, agreement: 'differs' };
    const state = stateBefore(cited.courtAsWritten);
    return state !== undefined && found && isOfAnotherState(found, state)
      ? { ...both, agreement: 'differs', detail: 'the court is of another state' }
      : null;
  }

  const named = courtById(cited.court);
  if (!found) {
    // County courts are not in the table; their ids begin with that of their court: `nysupctkings`.
    if (cited.court.length >= 6 && authority.court?.startsWith(cited.court)) {
      return { ...both, agreement: 'note', detail: 'the county or division is not given' };
    }
    // Known by name only; another name proves nothing.
    return named && fold(named.name) === fold(shown) ? { ...both, agreement: 'agrees' } : null;
  }
  // `Md. App.` is the reporter of the one court.
  const isReporter = reporterNamed(cited.courtAsWritten)?.court === found.id;
  const isSpelt = found.jurisdiction !== 'us' && isNamed(cited.courtAsWritten, shown);
  const isOne =
    named !== undefined &&
    (areOneCourt(named, found) ||
      isDistrictOf(found, named) ||
      isAppellateDivisionOf(named, found) ||
      areOneTerritorial(named, found, authority) ||
      // A record's id may be that of a division, where its name is that of the whole court.
      fold(named.name) === fold(shown));
  if (isOne || isSpelt || isReporter) {
    return {
      ...both,
      agreement: 'note',
      detail: courtOtherwise,
    };
  }
  return { ...both, agreement: 'differs' };
}

/** Of a circuit that is none, or of no circuit. */
const federalAppeals = /\bCir\b|^C\. ?A\./u;

/** A record of 2018 names the Circuit Courts, which sat until 1911: by mistake, so that it says nothing. */
function hadGone(court: Court, { dateFiled = '' }: Authority): boolean {
  const last = yearsOfCourt(court).lastYear?.value ?? Infinity;
  return Number(dateFiled.slice(0, 4)) > last + 1;
}

/** What cannot be, whatever the record has. */
function faultIn(written: string, court: string | undefined, year: string | undefined): string | undefined {
  if (court === undefined && noSuchCircuit.test(written)) return 'there is no such circuit';
  if (court === undefined && isNoDistrict(written)) return 'there is no such district';
  const ofTexas = /^Tex\. (?:Ct\. |Civ\. )?App\b/u.test(written) ? 'texapp' : undefined;
  return isNoDivision(court ?? ofTexas, written, year)
    ? 'there was no such division of the court'
    : undefined;
}

/** The code of the state that an unknown court is of; `Wash. County` names no state. */
function stateBefore(written: string): string | undefined {
  const named = states.filter(({ abbreviation, name }) =>
    [abbreviation, name].some((one) => written.startsWith(`${one} `)),
  );
  const longest = named.toSorted((left, right) => right.abbreviation.length - left.abbreviation.length)[0];
  return /^\S+(?: \S+)? (?:County|Cty|Cnty|Co)\b/u.test(written) ? undefined : longest?.code;
}

function isStateAlone(written: string): boolean {
  return states.some(({ abbreviation, name }) => written === abbreviation || written === name);
}

function isOfAnotherState({ jurisdiction }: Court, state: string): boolean {
  return states.some(({ code }) => code === jurisdiction) && jurisdiction !== state;
}

/** `Alaska Dist. Ct.` for `Alaska District Court`: word for word. */
function abbreviates(written: string, name: string): boolean {
  const [short, long] = [courtWords(written), courtWords(name)];
  return short.length === long.length && short.every((word, at) => isShortFor(word, long[at] ?? ''));
}

function courtWords(text: string): readonly string[] {
  const words =
    text
      .toLowerCase()
      .replace(/['’]/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !['of', 'the', 'for', 'and'].includes(word));
}

/** Its beginning, or its first and last letter with some of those between. */
function isShortFor(short: string, long: string): boolean {
  if (long.startsWith(short)) return true;
  if (short.charAt(0) !== long.charAt(0) || short.at(-1) !== long.at(-1)) return false;
  let at = 0;
  for (const letter of short) {
    at = long.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

/** From the twelfth on. */
const noSuchCircuit = /^(?:1[2-9]|[2-9]\d)(?:st|nd|rd|th|d) Cir\.?$/u;

/** A reporter of one court implies it; any other leaves the court to be named. */
function notGiven(cited: CaseFields, found: Court | undefined, shown: string): CitationComparison | null {
  const implied = reporterNamed(cited.reporter, cited.volume)?.court;
  if (implied !== undefined) {
    // What the reporter prints cannot contradict the record of what it printed.
    if (implied !== found?.id) return null;
    const court = courtById(implied);
    return {
      attribute: 'court',
      cited: abbreviation(court) ?? implied,
      found: shown,
      agreement: 'agrees',
    };
  }
  if (cited.year === undefined) return null;
  return { attribute: 'court', cited: '', found: shown, agreement: 'note', detail: 'court not given' };
}

/** The state whose court it is, as a postal code; `undefined` of federal courts, and where the record's court is not known. */
export function stateOfCourt(authority: Pick<Authority, 'court' | 'courtName'>): string | undefined {
  const jurisdiction = courtOf(authority)?.jurisdiction;
  return jurisdiction === 'us' ? undefined : jurisdiction;
}

let byName: Map<string, Court> | undefined;

function courtOf({ court, courtName }: Pick<Authority, 'court' | 'courtName'>): Court | undefined {
  const known = court === undefined ? undefined : courtById(court);
  if (known || courtName === undefined) return known;
  byName ??= new Map(
    courts.flatMap((court) => [court.name, ...court.abbreviations].map((name) => [fold(name), court])),
  );
  return byName.get(fold(courtName));
}

/** Courts that citations name one for the other: the courts of claims, of military appeals, of territories, and divisions of one court. */
const sameCourts: readonly (readonly string[])[] = [
  ['uscfc', 'cc'],
  ['armfor', 'cma'],
  ['afcca', 'usafctmilrev'],
  ['acca', 'usarmymilrev'],
  ['nmcca', 'usnmcmilrev'],
  ['uscgcoca', 'cgcomilrev'],
  ['tax', 'bta'],
  ['ky', 'kyctapp'],
  ['calctapp', 'calappdeptsuper'],
  // `V.I.` for the federal court there.
  ['vid', 'virginislands'],
  ['gud', 'guam'],
  ['nmid', 'nmi'],
  ['prd', 'prsupreme'],
];

function areOneCourt(left: Court, right: Court): boolean {
  if (sameCourts.some((group) => group.includes(left.id) && group.includes(right.id))) return true;
  // Ids of districts add a number to that of their court: `fladistctapp5`.
  return left.jurisdiction !== 'us' && (isDivision(left.id, right.id) || isDivision(right.id, left.id));
}

const divisions = /^(?:dist(?:rict)?|dept|department|div(?:ision)?)$/u;
const leftOut = /^(?:courts?|appellate|division|department)$/u;
const ordinal = /(?:first|second|third|[eflnrv]th)$/u;

/** `N.Y. Sup. Ct. App. Term` is the New York Supreme Court, Appellate Term: the very words, divisions given or not. */
function isNamed(written: string, name: string): boolean {
  const left = readNameWords(written).filter(({ text }) => !ordinal.test(text));
  const rest = [...readNameWords(name)];
  const own = left.filter((word) => {
    const at = rest.findIndex((other) => isSameWord(word, other));
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  return own.every(({ text }) => divisions.test(text)) && rest.every(({ text }) => leftOut.test(text));
}

/** Before the state was admitted, its only trial court was the District Court for the Territory. */
function areOneTerritorial(left: Court, right: Court, { dateFiled }: Authority): boolean {
  const ids = [left.id, right.id];
  return ids.includes('akd') && ids.includes('akdistct') && dateFiled !== undefined && dateFiled < '1959';
}

/** `D. Wis.` for the Eastern District: older reports name the state alone. */
function isDistrictOf(district: Court, ofState: Court): boolean {
  const name = /^United States District Court for the (?:\w+ )?District of (.+)$/;
  const state = name.exec(ofState.name)?.[1];
  return (
    /^D\. ?[A-Z]/.test(abbreviation(ofState) ?? '') &&
    state !== undefined &&
    state === name.exec(district.name)?.[1]
  );
}

/** `App. Div.` where the record names New Jersey's Superior Court alone. */
function isAppellateDivisionOf(division: Court, court: Court): boolean {
  return /^(.+?),? Appellate Division$/.exec(division.name)?.[1] === court.name;
}

function isDivision(division: string, court: string): boolean {
  return division.startsWith(court) && /^\d+$/.test(division.slice(court.length));
}

function abbreviation(court: Court | undefined): string | undefined {
  return court?.abbreviations[0] ?? court?.name;
}

function fold(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}
