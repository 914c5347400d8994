/** A case or short-form citation around its core: caption and signal before it, tail and history behind it. */
import type { BalancedBrackets } from '../balanced-brackets';
import { isSpace } from '../../../text/character-classes';
import { collapse } from '../../../text/collapse';
import { matchEnd } from '../../../text/match-at';
import type { CaseCitation, ReporterCitation, ShortCitation } from '../../found-citation';
import { citedCourtById } from '../../facts/cited-courts';
import { reporterNamed } from '../../facts/reporter-named';
import { courtOfCase } from './court-of-case';
import type { CourtAndDate } from './read-court-and-date';
import { readNameInSentence } from './name-in-sentence';
import { mayNameParties, namesParties, readCaption, type Caption } from './read-caption';
import type { ReporterHit } from '../numbered-hit';
import { addSurroundings } from '../add-surroundings';
import { readSignal } from '../read-signal';
import type { TellingWords } from './telling-words';
import { writtenPin } from '../read-pin-cite';
import { readTail, type CitationTail } from '../read-tail';

export interface ReadCase {
  readonly citation: CaseCitation | ShortCitation;
  /** Of a case, its own place and its parallels. */
  readonly places: readonly ReporterCitation[];
  /** `Roe v. Doe, supra, 209 Conn. 278` */
  readonly hasSupra: boolean;
  /** Behind core and parallels: scanning goes on there, and the next citation's caption may begin there at the earliest, within this one's parentheticals. */
  readonly innerEnd: number;
}

/** `null` where a weakly written reporter (`12 Or 5`) has nothing around it that makes it a citation. */
export function readCase(
  text: string,
  hit: ReporterHit,
  least: number,
  brackets: BalancedBrackets,
  telling: TellingWords,
): ReadCase | null {
  if (hit.source.kind !== 'reporter') return null;
  const tail = readTail(text, hit, brackets);
  const needsSupport = hit.weak && hit.form !== 'short';
  const isOfACase = hit.weak && someonesCase.test(text.slice(Math.max(least, hit.start - 12), hit.start));
  if (needsSupport && !isReported(tail) && !isOfACase && !mayNameParties(telling, hit.start, least))
    return null;
  const caption = readNameOf(text, hit, least);
  if (needsSupport && !isSupported(tail, caption) && !isOfACase) return null;
  if (caption.form === 'none' && isPageMark(text, hit)) return null;
  // "Fed. Sec. L. Rep. (CCH) ¶ 2301": without parties and volume it is a service's own text.
  if (hit.volume === '' && hit.form === 'full' && !namesParties(caption)) return null;
  const places = hit.form === 'short' ? [] : [hit, ...tail.parallel].map(placeOf);
  const citation =
    hit.form === 'short' ? draftShort(text, hit, caption, tail) : draftCase(text, hit, caption, tail, places);
  if (tail.pin) citation.pinCite = writtenPin(text, tail.pin);
  const signal = readSignal(text, caption.start, least);
  addSurroundings(citation, signal, tail);
  if (citation.kind === 'case' && caption.form === 'none' && citation.year !== undefined) {
    const named = readNameInSentence(text, citation.fullStart, least);
    if (named) citation.plaintiff = named.plaintiff;
    if (named?.defendant) citation.defendant = named.defendant;
    if (!named) nameFromParenthetical(citation);
  }
  return { citation, places, hasSupra: caption.hasSupra, innerEnd: tail.innerEnd };
}

/** `5 F.3d 6 (2d Cir. 1999) (Elm v. Oak)`: an explanation that is a caption and nothing else names the case. */
function nameFromParenthetical(citation: Draft<CaseCitation>): void {
  const { parenthetical = '' } = citation;
  if (!/^(?:[A-Z].{0,120}\sv\.?|In\sre|Ex\sparte|Matter\sof)\s/.test(parenthetical)) return;
  const caption = readCaption(parenthetical, parenthetical.length, 0);
  if (!namesParties(caption) || caption.start > 0) return;
  const { plaintiff, defendant } = caption;
  citation.plaintiff = plaintiff;
  if (defendant !== null) citation.defendant = defendant;
  delete citation.parenthetical;
}

function readNameOf(text: string, hit: ReporterHit, least: number): Caption {
  const caption = readCaption(text, hit.start, least);
  // "Elm, Sanctions Under New Rules, 104 F.R.D. 181": an article, which has a writer and no parties.
  const isArticle =
    caption.form === 'single' && caption.plaintiff.includes(' ') && reporterOf(hit) === 'F.R.D.';
  return isArticle ? { ...caption, form: 'none', plaintiff: '', start: hit.start, end: hit.start } : caption;
}

/** `Clayton’s case, 5 Rep. 1` */
const someonesCase = /['’]s? [cC]ase[,.]? $/;

/** A running head, `Cite as: 596 U. S. ____ (2022)`, and the mark of a page that begins, `[561 U.S. 14]`: the opinion's own place. */
function isPageMark(text: string, { start, end, form, source }: ReporterHit): boolean {
  if (form === 'short') return false;
  if (matchEnd(citeAs, text, start) >= 0) return true;
  return (
    source.kind === 'reporter' &&
    source.reporter.name === 'U.S.' &&
    text.charCodeAt(start - 1) === 91 &&
    text.charCodeAt(end) === 93 &&
    // Before a comma or a colon it is a citation.
    isSpace(text.charCodeAt(end + 1))
  );
}

const citeAs = /(?<=\b[Cc]ite as:?\s{1,3})/y;

type Draft<Kind> = { -readonly [Field in keyof Kind]: Kind[Field] };

function draftShort(
  text: string,
  hit: ReporterHit,
  caption: Caption,
  tail: CitationTail,
): Draft<ShortCitation> {
  const citation: Draft<ShortCitation> = {
    kind: 'short',
    start: hit.start,
    end: hit.end,
    fullStart: caption.start,
    fullEnd: tail.end,
    volume: hit.volume,
    reporter: reporterOf(hit),
    reporterAsWritten: collapse(text.slice(hit.reporterStart, hit.reporterEnd)),
  };
  const name = nameOf(caption);
  if (name !== '') citation.name = name;
  if (tail.parallel.length > 0)
    citation.parallel = tail.parallel.map((one) => ({ volume: one.volume, reporter: reporterOf(one) }));
  return citation;
}

function draftCase(
  text: string,
  hit: ReporterHit,
  caption: Caption,
  tail: CitationTail,
  places: readonly ReporterCitation[],
): Draft<CaseCitation> {
  const citation: Draft<CaseCitation> = {
    kind: 'case',
    start: hit.start,
    end: hit.end,
    fullStart: caption.start,
    fullEnd: tail.end,
    volume: hit.volume,
    reporter: reporterOf(hit),
    reporterAsWritten: collapse(text.slice(hit.reporterStart, hit.reporterEnd)),
  };
  // What nearly all have comes first: objects that grow alike are read and written faster.
  if (hit.form === 'full') citation.page = hit.page;
  if (caption.plaintiff !== '') citation.plaintiff = caption.plaintiff;
  if (caption.defendant !== null) {
    const inRe = caption.defendant.indexOf(' (In re ');
    citation.defendant = inRe < 0 ? caption.defendant : caption.defendant.slice(0, inRe);
    if (inRe > 0) citation.matter = caption.defendant.slice(inRe + 2, -1);
  }
  const behind = tail.courtAndDate;
  const before = withoutOtherCourt(caption.courtAndDate, hit);
  if (isOfFederalCase(caption.courtAndDate, hit) && caption.defendant !== null)
    citation.defendant = `${citation.defendant ?? ''}, ${caption.courtAndDate?.courtAsWritten ?? ''}`;
  const courtAsWritten = behind?.courtAsWritten ?? before?.courtAsWritten;
  if (courtAsWritten !== undefined) citation.courtAsWritten = courtAsWritten;
  const court = courtOfCase(behind?.court ?? before?.court, courtAsWritten, places);
  if (court !== undefined) citation.court = court;
  const year = behind?.year ?? before?.year ?? neutralYear(places);
  if (year !== undefined) citation.year = year;
  const date = behind?.date ?? before?.date;
  if (date !== undefined) citation.date = date;
  const docketNumber =
    caption.docketNumber ?? tail.docketNumber ?? before?.docketNumber ?? behind?.docketNumber;
  if (docketNumber !== undefined) citation.docketNumber = docketNumber;
  if (tail.parallel.length > 0) citation.parallel = places.slice(1);
  if (tail.pinOf) citation.pinCiteReporter = reporterOf(tail.pinOf);
  const alias = tail.alias ?? caption.alias;
  if (alias !== null) citation.alias = alias;
  return citation;
}

/** New York's `St. Elm's Univ., N.Y., 17 AD2d 632`: what ends the caption is no court where the reporter prints only another's decisions. */
function withoutOtherCourt(named: CourtAndDate | null, hit: ReporterHit): CourtAndDate | null {
  if (named?.court === undefined) return named;
  const only = reporterNamed(reporterOf(hit), hit.volume)?.court;
  const isOther = only !== undefined && named.court !== only;
  if (!isOther && !isOfFederalCase(named, hit)) return named;
  return named.year === undefined ? null : { year: named.year };
}

/** `Attorney Gen., Fla., 34 F.4th 1196`: a state at the end of a name; "D. C." beside a federal reporter is some district court. */
function isOfFederalCase(named: CourtAndDate | null, hit: ReporterHit): boolean {
  if (named?.court === undefined) return false;
  const { kind, prints = [] } = reporterNamed(reporterOf(hit), hit.volume) ?? {};
  const isFederal =
    kind === 'federal' || (prints.length === 1 && (prints[0] === 'us' || prints[0] === 'appeals'));
  const of = citedCourtById(named.court)?.jurisdiction;
  return isFederal && of !== undefined && of !== 'us' && of !== 'dc';
}

function reporterOf(hit: ReporterHit): string {
  return hit.source.kind === 'reporter' ? hit.source.reporter.name : hit.source.name;
}

function isSupported(tail: CitationTail, caption: Caption): boolean {
  // "Reactive Airways Dysfunction Syndrome, 88 Chest 376 (1985)" is no case.
  if (caption.form === 'single' && caption.plaintiff.includes(' ') && tail.parallel.length === 0)
    return false;
  return isReported(tail) || namesParties(caption);
}

function isReported({ courtAndDate, parallel }: CitationTail): boolean {
  return courtAndDate !== null || parallel.length > 0;
}

function nameOf(caption: Caption): string {
  return caption.defendant === null ? caption.plaintiff : `${caption.plaintiff} v. ${caption.defendant}`;
}

function placeOf(hit: ReporterHit): ReporterCitation {
  return { volume: hit.volume, reporter: reporterOf(hit), page: hit.page };
}

/** The volume of a neutral citation or a database is its year; no other series has so many volumes. */
function neutralYear(places: readonly ReporterCitation[]): string | undefined {
  return places.find(({ volume }) => /^(?:19|20)\d\d$/.test(volume))?.volume;
}
