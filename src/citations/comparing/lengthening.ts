/** The draft's name goes beyond that of the record. Lawyers leave words out and add none but these; any other makes another party. */
import { cities } from '../facts/tables/name-table';
import { isGiven } from './misspelling';
import { isNumberWord, isSameWord, lettersOf, type NameWord } from './name-words';
import { firmKindOf, isFirm } from './firm-kind';
import { isTitle } from './office-words';
import type { Party } from './party';
import { isBodyWord, isStateName } from './party-kind';
import { isCommonWord } from './words-in-many-names';

/** The longer name, the words in which it goes beyond the shorter one, and whose it is. */
export interface Longer {
  readonly words: readonly NameWord[];
  readonly beyond: readonly NameWord[];
  readonly party: Party;
}

/** Whether the same party may be meant. All words of `record` stand in the longer name. */
export function mayLengthen({ words, beyond, party: cited }: Longer, record: Party): boolean {
  if (beyond.every(isOfNation) || beyond.every(({ text }) => branch.test(text))) return true;
  if (beyond.every((word) => isRepeated(word, words))) return true;
  if (governsAlike({ words, beyond, party: cited })) return true;
  if (isCourtOf(cited, record)) return true;
  if (isCountyInFull({ words, beyond, party: cited }, record)) return true;
  if (record.kind === 'frequent') return false;
  if ([cited, record].every(isBody)) return placesBody({ words, beyond, party: cited }, record);
  if (beyond.every(({ text }) => municipal.test(text)))
    return !beyond.some(isCounty) && (isKnownCity(record) || isPlace(record));
  return namesPersonInFull({ words, beyond, party: cited }, record);
}

export const municipal = /^(?:city|county|cnty|cty|town|township|twp|village|vill|borough|parish)$/u;

/** `County Commission of Orrin County` for the Commission of Orrin County. */
function isRepeated(word: NameWord, words: readonly NameWord[]): boolean {
  return municipal.test(word.text) && words.some((other) => other !== word && isSameWord(other, word));
}

/** `Lodge 76, Int'l Ass'n of Machinists` */
const branch = /^(?:local|lodge|district|council|chapter|branch|no|number|\d+)$/u;

/** `Guardian Life Insurance Co. of America`, `U.S. Department of Commerce`. */
export function isOfNation({ text }: NameWord): boolean {
  return text === 'unitedstates' || text === 'america' || text === 'am' || text === 'usa';
}

/** `Board of Regents` for the Regents of a university. */
function governsAlike({ words, beyond }: Longer): boolean {
  const [board, ...more] = beyond;
  // `Trustees of Dartmouth College`, where the record has the college.
  const isOfCollege = /^(?:coll|college|univ|university)$/u.test(words.at(-1)?.text ?? '');
  if (isOfCollege && board === words[0] && beyond.every(governs)) return true;
  const next = words[board ? words.indexOf(board) + 1 : -1];
  return more.length === 0 && /^(?:board|bd)$/.test(board?.text ?? '') && next !== undefined && governs(next);
}

/** `Superior Court of Orrin County`, where the record has the court alone. */
function isCourtOf({ main: cited }: Party, { main: record }: Party): boolean {
  const court = /^(?:superior|circuit|district|municipal|family|probate) (?:court|ct\.?)$/iu;
  const [, named = '', place] = /^([^,]+?),? (?:of|for|in and for) (.+)$/iu.exec(cited) ?? [];
  const isNamed =
    /^(?:super(?:ior)?|cir(?:cuit)?|dist(?:rict)?|mun(?:icipal)?|fam(?:ily)?|prob(?:ate)?)\.? (?:court|ct)\.?$/iu;
  return court.test(record) && place !== undefined && ofCounty.test(place) && isNamed.test(named);
}

const ofCounty = /\b(?:county|cnty|cty|parish)\b/iu;

/** `Wayne County Bank` where the record has Wayne Co. Bank: before a bank or a body the letters are a county's, at the end a company's. */
function isCountyInFull({ words, beyond }: Longer, { main }: Party): boolean {
  const [county, ...more] = beyond;
  if (!county || more.length > 0 || !isCounty(county)) return false;
  const at = words.indexOf(county);
  const [before, after] = [words[at - 1], words[at + 1]];
  const [, named = '', next = ''] = /(\p{L}[\p{L}'’]*)\.? Co\. (\p{Lu}\p{L}*)/u.exec(main) ?? [];
  const isLocal = after !== undefined && (after.text === 'bank' || isBodyWord(after));
  return isLocal && lettersOf(named) === before?.text && after.text.startsWith(lettersOf(next).slice(0, 3));
}

/** Who acts for a body, and may be named instead of it: `Trustees of Dartmouth College`. */
export function governs({ text }: NameWord): boolean {
  return /^(?:trs|trustees|regents|governors|overseers|fellows|citizens)$/u.test(text);
}

/** A public body, or a council of unions; `Redwood Citizens Council, Inc.` is none. */
function isBody(party: Party): boolean {
  return (party.kind === 'public' || /\bcouncil\b/iu.test(party.main)) && firmKindOf(party) === undefined;
}

/** Of which place a body is: `Board of Education of Topeka`, `Detroit Board of Education`; a word within its name makes another body. */
function placesBody({ words, beyond, party }: Longer, record: Party): boolean {
  const from = words.findIndex((word) => !beyond.includes(word));
  const last = words.findLastIndex((word) => !beyond.includes(word));
  const isPlaced = standsBehind(words[last + 1], party);
  const kept = words.filter((word) => !beyond.includes(word));
  const isLocal = kept.some(({ text, written }) => local.test(text) || local.test(written));
  const ofRecord = record.names[0] ?? [];
  const hasPlace = ofRecord.some((word) => !isCommonWord(word) && !isBodyWord(word));
  // `Detroit Board of Education of Reno` is none, nor the Virginia Board of Pharmacy of Omaha.
  const isOfOther = (word: NameWord): boolean =>
    !isCommonWord(word) && !isBodyWord(word) && ((isLocal && hasPlace) || ofRecord.some(isStateName));
  return beyond.every((word) => {
    const at = words.indexOf(word);
    const before = words[at - 1];
    if (isCampus(at, words, beyond)) return false;
    if (isStateName(word) || isOfTown(at, words, party)) return true;
    if (at > last) return isPlaced && !isOwnKind.test(party.main) && !isOfOther(word);
    if (word.text === 'state') return isOfState(words[at + 1], before);
    // `School District` for the schools of a place.
    if (/^dist(?:rict)?$/.test(word.text)) return /^sch(?:ool)?$/.test(before?.text ?? '');
    return (
      at < from &&
      isLocal &&
      (isBodyWord(word) || (!hasPlace && (!isCommonWord(word) || startsCity(word, words[at + 1]))))
    );
  });
}

/** `Housing Authority of the City of Durham` for that of Durham; a county of the name is another place. */
function isOfTown(at: number, words: readonly NameWord[], { main }: Party): boolean {
  const [town, place] = words.slice(at);
  return (
    town !== undefined &&
    place !== undefined &&
    /^(?:city|town|village|vill|borough|township|twp)$/u.test(town.text) &&
    /\bof (?:the )?(?:city|town|village|vill\.|borough|township|twp\.) of /iu.test(main)
  );
}

/** The University of Illinois at Chicago is not that of Chicago. */
function isCampus(at: number, words: readonly NameWord[], beyond: readonly NameWord[]): boolean {
  const [before, place] = [words[at - 1], words[at + 1]];
  const isOfUniversity = /^univ(?:ersity)?$/.test(before?.text ?? '');
  return isOfUniversity && place !== undefined && !beyond.includes(place) && !isCommonWord(place);
}

/** `New Haven Board of Education`; `New Board of Education` is none. */
function startsCity({ text }: NameWord, next: NameWord | undefined): boolean {
  return cityStart.test(text) && next !== undefined && !isBodyWord(next);
}

/** `State Department of Corrections`, `Florida State Board` */
function isOfState(next: NameWord | undefined, before: NameWord | undefined): boolean {
  const isOfItsOwn = /^dep/.test(next?.text ?? '') && before === undefined;
  return (
    isOfItsOwn || (before !== undefined && isStateName(before) && next !== undefined && isBodyWord(next))
  );
}

/** `Board of Education, Foundation` */
const isOwnKind = /,\s*(?:foundation|union|trust|fund|society|hospital)$/iu;

/** Bodies that every town has. */
const local = /^(?:ed|educ|education|sch|school|schools|commissioners|commrs|supervisors|zoning|police)$/iu;

/** Whether the word stands where a place does, behind `of` or a comma. */
function standsBehind(word: NameWord | undefined, { main }: Party): boolean {
  const at = main.lastIndexOf(word?.written ?? '');
  return (
    at >= 0 &&
    /(?:[,(]|\b(?:of|for|at|in|no|local)\.?(?: the)?(?: (?:city|county|town|village) of)?)\s*$/iu.test(
      main.slice(0, at),
    )
  );
}

/** `County of Denver` is another party than Denver. */
function isCounty({ text }: NameWord): boolean {
  return /^(?:county|cnty|cty|parish)$/u.test(text);
}

/** `City of Boca Raton` for Boca Raton; a surname is no city. */
function isPlace({ names: [words = []] }: Party): boolean {
  const [first, last] = [words[0]?.text ?? '', words.at(-1)?.text ?? ''];
  return cityEnd.test(last) || (words.length > 1 && (cityStart.test(first) || cityWord.test(last)));
}

/** `Chicago`, `San Diego`, and nothing else. */
export function isKnownCity({ names: [words = []] }: Party): boolean {
  return knownCities.has(words.map(({ text }) => text).join(''));
}

const knownCities: ReadonlySet<string> = new Set(cities.split(' '));
const cityEnd = /.(?:ville|polis)$/u;
const cityStart =
  /^(?:san|santa|st|saint|fort|ft|el|las|lake|mount|mt|port|new|north|south|east|west|grand)$/u;
const cityWord = /^(?:heights|hts|estates|beach|springs|falls|rapids|city|park|hills|grove|raton|rouge)$/u;

/** `Max Lopez`, `Sheriff Lopez`, `J. R. Lopez` for Lopez: what stands before the surname of a person. */
function namesPersonInFull({ words, beyond, party: cited }: Longer, record: Party): boolean {
  const surname = words.at(-1);
  if (!surname || beyond.includes(surname) || record.kind !== 'private' || cited.kind === 'public')
    return false;
  const ofRecord = record.names[0] ?? [];
  // `W. J. Howey Co.`, `Robert Welch, Inc.`
  if (isFirm(cited) || isFirm(record)) {
    const areFirms = isFirm(cited) && isFirm(record) && ofRecord.length === 1;
    return beyond.every((word) => isInitials(word) || (areFirms && isGiven(word)));
  }
  if (ofRecord.length !== 1 && ofRecord.some(isCommonWord)) return beyond.every(isInitials);
  if (words.length > 4 || beyond.some(isNumberWord)) return false;
  // `Bales of Cotton` are nobody of that name.
  if (/\sof\s/iu.test(cited.main) && !/^(?:lessee|succession|matter|heirs) of/iu.test(cited.main))
    return false;
  // `Walter King` is not The King.
  if (/^the\s/iu.test(record.written)) return false;
  // `Holmes-Ford` is another family.
  const half = /([\p{L}'’]+)-[\p{L}'’]+$/u.exec(cited.main)?.[1];
  if (beyond.some(({ written }) => written === half)) return false;
  // `New York Carter Times` is not the New York Times: what no list has is a given name only before a surname alone.
  const isSurname = ofRecord.length === 1;
  return beyond.every(
    (word) => isInitials(word) || isGiven(word) || isTitle(word) || (isSurname && isNoKind(word)),
  );
}

function isInitials({ written }: NameWord): boolean {
  return /^[A-Z]{1,3}$/u.test(written);
}

/** Neither a matter, as in `Estate of Lopez`, nor a body, nor a word in many names: a given name that no list has. */
function isNoKind(word: NameWord): boolean {
  // `St. John` is not John, nor East Chicago Chicago.
  const isOfPlace = /^(?:st|saint|north|south|east|west|new|upper|lower|fort|port|lake|mount|little)$/u;
  return (
    !isMatter(word) &&
    !isOfPlace.test(word.text) &&
    !municipal.test(word.text) &&
    !isBodyWord(word) &&
    !isCommonWord(word)
  );
}

/** What of a person the matter is about: `Estate of Lopez`. */
export function isMatter({ text }: NameWord): boolean {
  return /^(?:est|estate|marriage|adoption|guardianship|conservatorship|will|trust|custody)$/u.test(text);
}
