/** A case called by its name and a page alone: `Twombly at 555`, `Jackson, ¶ 48`. Only where the text has cited one case of that name that can have the page. */
import type { BalancedBrackets } from '../balanced-brackets';
import { introducers, isAbbreviation, sentenceStarters, signalWords } from './caption-words';
import { isAmong, isSpace, isUpper, skipSpaces, skipSpacesBack } from '../../../text/character-classes';
import { collapse } from '../../../text/collapse';
import { matchEnd } from '../../../text/match-at';
import type { CaseCitation, FoundCitation, ReporterCitation, ShortCitation } from '../../found-citation';
import { firstPage, MOST_PAGES } from '../opinion-pages';
import { foldName, isCommonParty, namesMatch } from '../../names-match';
import { isVersus } from './caption-words';
import type { ReporterHit } from '../numbered-hit';
import { readCaption } from './read-caption';
import { skipParallels, volumeOf } from './read-parallels';
import { mayBeginPage } from '../read-document-page';
import { readPinCite, writtenPin } from '../read-pin-cite';
import { beginsNumberedCitation } from './read-reporter-citation';
import { addSurroundings } from '../add-surroundings';
import { readSignal } from '../read-signal';
import { readParentheses } from '../read-tail';

const MOST_WORDS = 5;
/** Of the finds before. */
const FARTHEST_BACK = 40;
const LONGEST_WORD = 30;

/** `at` is the word `at` or a paragraph sign. */
export function readNameAndPage(
  text: string,
  at: number,
  cases: CalledCases,
  least: (at: number) => number,
  brackets: BalancedBrackets,
): ShortCitation | null {
  if (text.charCodeAt(at) === 97 && (!mayBeginPage(text, at + 2) || matchEnd(beforePin, text, at) < 0))
    return null;
  const before = skipSpacesBack(text, at, 0);
  const nameEnd = text.charCodeAt(before - 1) === 44 ? before - 1 : before;
  // "General Elec.at 146": behind a stop the space may be missing.
  if (
    (before === at && text.charCodeAt(at - 1) !== 46) ||
    !isUpper(text.charCodeAt(wordStart(text, nameEnd)))
  )
    return null;
  const reach = least(at);
  const called = readName(text, nameEnd, reach, cases);
  if (!called || ofWitness.test(text.slice(Math.max(reach, called.start - 24), called.start))) return null;
  const pin = readPinCite(text, nameEnd, beginsNumberedCitation);
  if (!pin) return null;
  const pinCite = writtenPin(text, pin);
  if (firstPage(pinCite) !== null && matchEnd(afterPage, text, pin.end) < 0) return null;
  const cited = placeHolding(called.cases, called.name, pinCite);
  if (!cited) return null;
  const place = cases.shortBehind(cited.case, called.name, pinCite) ?? cited.place;
  const parallel: ReporterHit[] = [];
  const tail = readParentheses(text, skipParallels(text, pin.end, parallel), null, [], brackets);
  const signal = readSignal(text, called.start, reach);
  const citation: { -readonly [Field in keyof ShortCitation]: ShortCitation[Field] } = {
    kind: 'short',
    start: called.start,
    end: Math.max(pin.start, matchEnd(/[¶*\sPpars.]{0,7}\d{1,6}/y, text, pin.start)),
    fullStart: called.start,
    fullEnd: tail.end,
    name: called.name,
    volume: place.volume,
    reporter: place.reporter,
    reporterAsWritten: '',
    pinCite,
  };
  if (parallel.length > 0) citation.parallel = parallel.map(volumeOf);
  addSurroundings(citation, signal, tail);
  return citation;
}

/** `Declaration of Elm at 4`, `Letter from Oak at 2` */
const ofWitness =
  /\b(?:Dep(?:osition|o?\.)|Decl(?:aration|\.)|Aff(?:idavit|\.)|Testimony|Interview|Letter|Memo(?:randum)?|E-?mail|Statement|Report|Tr(?:anscript|\.))\s(?:of|from|by|to)\s$/;

const beforePin = /at\s{1,3}(?:pp?\.\s*|¶{1,2}\s*|para?s?\.\s|PP?\s?|\*)?(?=\d)/y;
/** What may follow a page that is cited; a number of other things goes on: "Elm at 50 Main Street". */
const afterPage = /[.,;:)\]}”"’]|\s?[([]|\s*$/y;

/** The longest run of words before `end` by which a case is called, with the whole caption where it has a `v.` */
function readName(
  text: string,
  end: number,
  least: number,
  cases: CalledCases,
): { readonly start: number; readonly name: string; readonly cases: readonly CaseCitation[] } | null {
  // Whatever the name, it ends with this word.
  if (!cases.endsWith(text.slice(wordStart(text, end), end))) return null;
  let start = end;
  let best = end;
  let called: readonly CaseCitation[] = [];
  for (let count = 0; count < MOST_WORDS; count++) {
    const wordEnd = skipSpacesBack(text, start, least);
    const next = wordStart(text, wordEnd);
    if (next < least || next === wordEnd || (count > 0 && ',;:'.includes(text.charAt(wordEnd - 1)))) break;
    start = next;
    const named = cases.calledBy(text.slice(start, end));
    if (!named) continue;
    best = start;
    called = named;
  }
  if (best === end) return null;
  const previousEnd = skipSpacesBack(text, best, least);
  const previous = text.slice(Math.max(least, wordStart(text, previousEnd)), previousEnd);
  if (isVersus(previous)) {
    const caption = readCaption(text, end, least);
    return caption.form === 'adversary' && caption.defendant !== null
      ? { start: caption.start, name: `${caption.plaintiff} v. ${caption.defendant}`, cases: called }
      : null;
  }
  // "Brief for Respondent EPA at 34": agencies are called by their letters wherever their papers are; a case where it was named so.
  const letters = text.slice(best, end);
  if (/^[A-Z.]+$/.test(letters) && !called.some(({ alias }) => alias === letters)) return null;
  // "Mr. Jackson", "Michael Jackson": somebody who is called so.
  if (isUpper(previous.charCodeAt(0)) && !leadsUp(previous)) return null;
  return { start: best, name: collapse(text.slice(best, end)), cases: called };
}

function leadsUp(word: string): boolean {
  if (parties.test(word)) return false;
  const bare = word.replace(/[.,:]{1,2}$/, '');
  if (introducers.has(bare) || sentenceStarters.has(bare) || signalWords.has(bare)) return true;
  return /[.,:;)”"]$/.test(word) && !isAbbreviation(word);
}

const parties = /^(?:Plaintiff|Defendant|Petitioner|Respondent|Appell(?:ant|ee))s?$/;

/** Behind opening signs; `end` where no word ends there. */
function wordStart(text: string, end: number): number {
  let start = end;
  while (start > 0 && end - start < LONGEST_WORD && !isSpace(text.charCodeAt(start - 1))) {
    if (isAmong('([{“"‘—', text.charCodeAt(start - 1))) break;
    start--;
  }
  return skipSpaces(text, start);
}

/** Where the only case that can have the page is printed with such pages; `null` where none or several can. */
function placeHolding(
  cases: readonly CaseCitation[],
  name: string,
  pinCite: string,
): { readonly case: CaseCitation; readonly place: ReporterCitation } | null {
  let only: ReporterCitation | null = null;
  let last: CaseCitation | null = null;
  for (const citation of cases) {
    if (name.includes(' v. ') && !namesMatch(name, citation)) continue;
    const places = [{ ...citation, page: citation.page ?? '' }, ...(citation.parallel ?? [])];
    const place =
      places.find((one) => mayHold(one, pinCite)) ??
      (citation.pinCite?.startsWith('¶') && pinCite.startsWith('¶') ? places[0] : undefined);
    if (!place) continue;
    if (
      only &&
      `${only.volume} ${only.reporter} ${only.page}` !== `${place.volume} ${place.reporter} ${place.page}`
    )
      return null;
    only = place;
    last = citation;
  }
  return only && last && { case: last, place: only };
}

/** Paragraphs and star pages are those of citations by the year. */
function mayHold({ volume, page }: ReporterCitation, pinCite: string): boolean {
  const isYearly = /^\d{4}$/.test(volume);
  const pin = firstPage(pinCite);
  if (pin === null || isYearly) return isYearly && pin === null;
  const first = Number(page);
  return page !== '' && pin >= first && pin < first + MOST_PAGES;
}

/** The cases cited in full so far, by the names that a text may call them by. */
export class CalledCases {
  readonly #cases: readonly CaseCitation[];
  readonly #byName = new Map<string, CaseCitation[]>();
  readonly #lastWords = new Set<string>();
  /** The words of all their captions, folded: what is none of them ends no name. */
  readonly #spoken = new Set<string>();
  /** The names as written of which they are the words. */
  readonly #heard = new Set<string>();
  /** By its caption: a text cites a case more than once, in its table and where it argues. */
  readonly #names = new Map<string, readonly string[]>();
  /** The last words that were asked about, folded: `Id.` and `R.` again and again. */
  readonly #folded = new Map<string, string>();
  #read = 0;
  #learned = 0;

  /** Everything found, in text order. */
  readonly #found: readonly FoundCitation[];

  /** `cases` and `found`: to which those found later are added. */
  constructor(cases: readonly CaseCitation[], found: readonly FoundCitation[]) {
    this.#cases = cases;
    this.#found = found;
  }

  /**
   * What calls a case of the name behind the last full citation of it, where its volume can have the page: `Hensley, 461 U.S. at 434`
   * says what `Hensley at 435` means, though a Hensley was cited in full of another volume.
   */
  shortBehind(cited: CaseCitation, name: string, pinCite: string): ReporterCitation | null {
    const called = foldName(name);
    for (let back = 1; back <= FARTHEST_BACK; back++) {
      const one = this.#found.at(-back);
      if (!one || one.start <= cited.start) return null;
      if (one.kind !== 'short' || one.name === undefined || foldName(one.name) !== called) continue;
      const { volume, reporter, pinCite: own = '' } = one;
      const [page, ownPage] = [firstPage(pinCite), firstPage(own)];
      if (page === null || ownPage === null) return null;
      return Math.abs(page - ownPage) < MOST_PAGES ? { volume, reporter, page: '' } : null;
    }
    return null;
  }

  calledBy(name: string): readonly CaseCitation[] | undefined {
    return this.#byName.get(foldName(name));
  }

  /** Whether a case of these names was cited in full; the name of one with a single party is its plaintiff's. */
  holds(plaintiff: string, defendant: string | null): boolean {
    const last = defendant ?? plaintiff.replace(procedural, '');
    if (!this.endsWith(lastWordOf(last))) return false;
    const name = defendant === null ? plaintiff : `${plaintiff} v. ${defendant}`;
    return this.calledBy(last)?.some((citation) => namesMatch(name, citation)) === true;
  }

  /** Whether a name ends with the word. Cases are read only as far as this is asked: most texts never call one so. */
  endsWith(word: string): boolean {
    let last = this.#folded.get(word);
    if (last === undefined) this.#folded.set(word, (last = lastWordOf(foldName(word))));
    if (this.#read < this.#cases.length) this.#hear();
    if (!this.#spoken.has(last)) return false;
    for (; this.#learned < this.#cases.length; this.#learned++) {
      const citation = this.#cases[this.#learned];
      if (citation) this.#learn(citation);
    }
    return this.#lastWords.has(last);
  }

  /** The words of the captions that were added. */
  #hear(): void {
    const captions: string[] = [];
    for (; this.#read < this.#cases.length; this.#read++) {
      const citation = this.#cases[this.#read];
      for (const name of [citation?.plaintiff, citation?.defendant, citation?.alias]) {
        if (name === undefined || this.#heard.has(name)) continue;
        this.#heard.add(name);
        captions.push(name);
      }
    }
    if (captions.length > 0)
      for (const one of foldName(captions.join(' | ')).split(' ')) this.#spoken.add(one);
  }

  #learn(citation: CaseCitation): void {
    const { plaintiff = '', defendant = '', alias = '' } = citation;
    const caption = `${plaintiff}|${defendant}|${alias}`;
    let names = this.#names.get(caption);
    if (!names) this.#names.set(caption, (names = namesOf(plaintiff, defendant, alias)));
    for (const name of names) {
      this.#lastWords.add(lastWordOf(name));
      const known = this.#byName.get(name);
      if (known) known.push(citation);
      else this.#byName.set(name, [citation]);
    }
  }
}

/** By which a text may call a case, folded. */
function namesOf(plaintiff: string, defendant: string, alias: string): readonly string[] {
  // "People v. Superior Court (Romero)" is called Romero.
  const [, inner = ''] = /\((?!In re)([A-Z][^()]{2,30})\)$/.exec(defendant) ?? [];
  // "Doe II" and "Doe I" are both called Doe.
  const numbered = alias.replace(/ (?:I{1,3}|IV|V)$/, '');
  const names = new Set([foldName(alias), foldName(numbered), foldName(inner)]);
  // "23 Fortune Dynamic": the number of a line of pleading paper.
  for (const party of [plaintiff.replace(procedural, '').replace(/^\d{1,2} (?=[A-Z])/, ''), defendant]) {
    const whole = foldName(party);
    if (isCommonParty(whole)) continue;
    names.add(whole);
    const first = foldName(/^\S+/.exec(party)?.[0] ?? '');
    if (first.length > 3 && !general.has(first)) names.add(first);
    // "Crow Tribe" of "Crow Tribe of Indians"
    const beforeOf = foldName(/^\S+ \S+(?= of )/.exec(party)?.[0] ?? '');
    if (!general.has(first) && !isCommonParty(beforeOf)) names.add(beforeOf);
    // "Van Cortlandt Park" of "Friends of Van Cortlandt Park"
    const words = whole.split(' ').slice(-MOST_WORDS);
    for (let from = 1; from < words.length - 1; from++) names.add(words.slice(from).join(' '));
  }
  return Array.from(names).filter((name) => name.length > 2);
}

function lastWordOf(name: string): string {
  return name.slice(name.lastIndexOf(' ') + 1);
}

const procedural =
  /^(?:In re|Ex parte|(?:In the )?(?:Matter|Estate|Marriage|Interest|Guardianship) of)(?: the)? /;

/** Words that begin the names of many parties, and say nothing alone. */
const general = new Set(
  (
    'united state states people commonwealth city county town township village borough national american federal first second ' +
    'general board bureau department commission commissioner committee secretary university college school district bank ' +
    'insurance north south east west northern southern eastern western central international saint estate matter attorney ' +
    'office association local union church hospital company railroad public north city'
  ).split(' '),
);
