/** Restatements, encyclopaedias, dictionaries and treatises: `Restatement (Second) of Torts § 402A`, `16 Am. Jur. 2d Contracts § 5`. */
import type { BalancedBrackets } from '../balanced-brackets';
import { collapse } from '../../../text/collapse';
import type { CodeCitation } from '../../found-citation';
import { isSpace, skipSpacesBack } from '../../../text/character-classes';
import { matchAt, matchEnd } from '../../../text/match-at';
import { addSurroundings } from '../add-surroundings';
import { readPinCite } from '../read-pin-cite';
import { beginsNumberedCitation } from '../cases/read-reporter-citation';
import { isTitleOfBook } from './read-law-name';
import { readSections } from './read-section';
import { readSignal } from '../read-signal';
import { readParentheses } from '../read-tail';

const restatement =
  /R(?:estatement|ESTATEMENT|(?:est|EST)\.(?:\s?[23]d)?),?\s{1,3}(?:\((?:First|Second|Third|Fourth|FIRST|SECOND|THIRD|FOURTH|1st|2d|3d)\)\s{1,3})?(?:(?:of|OF)\s{1,3})?(?:(?:the|THE)\s)?(?:Law\sof\s)?\(?[A-Z](?:[A-Za-z.&:\s]|,(?=\s(?:Prod|Apport|Liab|Intent|Mortg|Serv|Wills))){2,60}?\)?(?:\s\((?:Second|Third|2d|3d)\))?(?=,?\s{1,3}(?:§|[sS]ec))/y;
const comment = /,?\s{1,3}(?:cmts?\.|coms?\.|[cC]omments?)\s[a-z]{1,2}\b\.?/y;
const dictionary =
  /Black['’]?s\s{1,3}Law\s{1,3}Dictionary\s{1,3}(\d{1,4}(?:[-\u2010-\u2013]\d{1,4})?|(?=\())/y;

const blackstone =
  /(?:Blackstone(?:['’]s)?,?\s{1,3}Comm(?:entaries|\.)|Bl(?:ack)?\.\s{0,3}Comm?\.)(?:\son\sthe\sLaws\sof\sEngland)?,?\s{1,3}(?:at\s)?(\*?\d{1,3}(?:[-\u2010-\u2013]\*?\d{1,3})?)(?!\w)/y;
const blackstonesVolume = /(?<![\w.])\d{1,2}\s(?:W(?:illiam|m)?\.?\s)?$/;

/** `at` is a capital R or B. */
export function readTreatise(
  text: string,
  at: number,
  least: (at: number) => number,
  brackets: BalancedBrackets,
): CodeCitation | null {
  const core = text.charCodeAt(at) === 82 ? readRestatement(text, at) : readDictionary(text, at);
  if (core) return surround(text, core, at, core.end, least(at), brackets);
  const commentaries = matchAt(blackstone, text, at);
  const volume = commentaries && blackstonesVolume.exec(text.slice(Math.max(least(at), at - 13), at));
  if (!volume) return null;
  const end = at + commentaries[0].length;
  const read = { code: 'Blackstone, Commentaries', section: commentaries[1] ?? '', end };
  const title = volume[0].replace(/\D/g, '');
  return { title, ...surround(text, read, at - volume[0].length, end, least(at), brackets) };
}

/** With the signal before and the edition and parentheticals from `tailStart` on. */
function surround(
  text: string,
  { code, section, end }: TreatiseCore,
  start: number,
  tailStart: number,
  least: number,
  brackets: BalancedBrackets,
): CodeCitation {
  const tail = readParentheses(text, tailStart, null, [], brackets);
  const signal = readSignal(text, start, least);
  const citation: { -readonly [Field in keyof CodeCitation]: CodeCitation[Field] } = {
    kind: 'secondary',
    start,
    end,
    fullStart: start,
    fullEnd: tail.end,
    code,
  };
  const year = tail.courtAndDate?.year;
  if (section !== '') citation.section = section;
  if (year !== undefined) citation.year = year;
  addSurroundings(citation, signal, { explanations: tail.explanations });
  return citation;
}

interface TreatiseCore {
  readonly code: string;
  readonly section: string;
  readonly end: number;
}

function readRestatement(text: string, at: number): TreatiseCore | null {
  const name = matchAt(restatement, text, at);
  if (!name) return null;
  const place = readPlace(text, at + name[0].length);
  return place && { code: titleCase(collapse(name[0])), ...place };
}

/** `§ 402A cmt. k`, `¶ 1129.02[3][a]`, `§§ 90(1), 205` */
function readPlace(text: string, at: number): Pick<TreatiseCore, 'section' | 'end'> | null {
  const paragraph = matchEnd(/\s{0,3}¶{1,2}(?=\s{0,3}\d)/y, text, at);
  const sections = readSections(text, paragraph < 0 ? at : paragraph, beginsNumberedCitation, {
    state: 'ny',
  });
  if (!sections || (paragraph < 0 && !sections.marked)) return null;
  const section = collapse(text.slice(sections.start, sections.end));
  return { section, end: Math.max(sections.end, matchEnd(comment, text, sections.end)) };
}

/** `RESTATEMENT (SECOND) OF TORTS`: small capitals, pasted as capitals. */
function titleCase(name: string): string {
  if (!name.startsWith('RE')) return name;
  return name.replace(/[A-Z]+/g, (word) =>
    /^(?:OF|THE)$/.test(word) ? word.toLowerCase() : word.charAt(0) + word.slice(1).toLowerCase(),
  );
}

function readDictionary(text: string, at: number): TreatiseCore | null {
  const match = matchAt(dictionary, text, at);
  if (!match) return null;
  return { code: "Black's Law Dictionary", section: match[1] ?? '', end: at + match[0].trimEnd().length };
}

/**
 * `8 J. Wigmore, Evidence § 2290, at 542 (McNaughton rev. 1961)`; `at` is the section sign. Only a title that ends in a
 * subject of treatises, or an edition behind the section, makes it one.
 */
export function readTreatiseBefore(
  text: string,
  at: number,
  least: (at: number) => number,
  brackets: BalancedBrackets,
): CodeCitation | null {
  const place = readPlace(text, at);
  if (!place) return null;
  const reach = least(at);
  const start = titleStart(text, at, reach);
  const title = collapse(text.slice(start, at))
    .replace(/,$/, '')
    .replace(/(?<=[a-z])- (?=[a-z])/g, '');
  const name = title.replace(/^\d{1,3}[A-Z]{0,2} /, '');
  if (!/^[A-Z][\w.’'-]*,? /.test(name)) return null;
  const pinEnd = readPinCite(text, place.end, () => false)?.end ?? place.end;
  // "§ 22. (4th ed. 2010)": a stop that should not be there.
  const stop = matchEnd(/\.(?=\s\(\d{1,2}(?:st|d|nd|rd|th)\sed\.)/y, text, pinEnd);
  const tailStart = Math.max(pinEnd, stop);
  const [edition = '', year] = / \([^()]*?((?:19|20)\d\d)?\)/.exec(name) ?? [];
  const code = name.replace(edition, '');
  const read = surround(text, { code, ...place }, start, tailStart, reach, brackets);
  const volume = title.slice(0, -name.length).trim();
  const treatise = { ...(volume !== '' && { title: volume }), ...(year !== undefined && { year }), ...read };
  const hasEdition = /\b(?:\d(?:st|d|nd|rd|th)\sed\.|rev\.|ed\.\s\d{4})/.test(
    edition + text.slice(tailStart, treatise.fullEnd),
  );
  const nameStart = start + (title.length - name.length);
  const authorsEnd = matchEnd(authors, text, nameStart);
  // "44 States and the Virgin Islands. § 1609": a sentence ends between them.
  const isBook =
    authorsEnd > 0 && !/[a-z]{5}\.$/.test(code) && isTitleOfBook(text, authorsEnd, code, place.section);
  return isBook || hasEdition || subjects.test(code) || encyclopaedia.test(name) ? treatise : null;
}

/** `Milgrim on `, `Bruner & O'Connor on `, `Summers, `, `Larson's ` */
const authors =
  /(?:[A-Z][\w.’'-]{0,20}\s){0,3}[A-Z][\w.’'-]{1,20}(?:(?:,\s|\s(?:&|and)\s)[A-Z][\w.’'-]{1,20}){0,2}(?:(?:\set\sal\.)?,\s|(?<=['’]s)\s|\son\s(?:the\s)?)/y;

/** `46 Am. Jur. 2d Judgments § 72`, `38 C. J. S., Guaranty, § 111` */
const encyclopaedia =
  /^(?:[A-Z][A-Za-z.]{0,4} ?)?(?:Jur\b|C\. ?J\.|R\. ?C\. ?L\.)|^Wright,? (?:& |and )?Miller|Commentar(?:y|ies)|Handbook of|\bLaw of (?!the\b)|Jurisprudence|Practice Guide: /;

/** `12 Ohio Jur. 3d, Torts, Section 5`: with the word only an encyclopaedia, of which no prose is written so. */
export function readEncyclopaediaBefore(
  text: string,
  at: number,
  least: (at: number) => number,
  brackets: BalancedBrackets,
): CodeCitation | null {
  const isNamed = /\b(?:Jur\.|Jur\b|C\.\s?J\.\s?S\.|Federal\sPractice(?:\sand\sProcedure)?,\s$)/.test(
    text.slice(Math.max(0, at - 60), at),
  );
  return isNamed ? readTreatiseBefore(text, at, least, brackets) : null;
}

const subjects =
  /(?:^| )(?:Evidence|Procedure|Practice|Prac\.?(?: [23]d| Series)?|Workers['’] Compensation(?: Law)?|Workmen['’]s Compensation(?: Law)?|Proc\.(?: Civ\.)?(?: 3d)?|Class Actions|Contracts|Torts|Trusts|Property|Litigation|Corporations|Construction|Patents|Copyright|Trademarks(?: (?:and|&) Unfair Competition)?|Competition|Arbitration|Insurance|Damages|Remedies|Jurisdiction|Bankruptcy|Judgments|Agency|Securities|Administrative Law|Criminal Law|Constitutional Law|Antitrust Law|International Law|Search (?:and|&) Seizure|Trustees|Claims (?:and|&) Disputes|Trade Secrets|Taxation|Uniform Commercial Code|Judicial Review|Reading Law|Treatise|Manual)$/;

const editionBefore =
  /\((?:Second|Third|Fourth)\)$|\((?:The\sRutter\sGroup\s)?(?:\d{1,2}(?:st|d|nd|rd|th)\sed\.\s?|rev\.\sed\.\s?)?(?:(?:19|20)\d\d)?\)$/;

/** Where the capitalized words of author and title begin, with the volume; no farther back than 120 code units. */
function titleStart(text: string, at: number, least: number): number {
  const limit = Math.max(least, at - 120);
  let start = at;
  let place = at;
  for (;;) {
    const end = skipSpacesBack(text, place, limit);
    let word = end;
    while (word > limit && !isSpace(text.charCodeAt(word - 1))) word--;
    const written = text.slice(word, end).replace(/^[(“"‘]/, '');
    if (/^(?:See|Cf\.|Accord|In|But|E\.g\.,?)$/.test(written)) break;
    // California's "4 Witkin, Summary of Cal. Law (10th ed. 2005) Sales, § 5"
    const edition = written.endsWith(')') ? editionBefore.exec(text.slice(limit, end)) : null;
    if (edition) {
      place = end - edition[0].length;
      continue;
    }
    if (/^[A-Z][\w.’'-]*,?$|^Guide:$/.test(written)) start = end - written.length;
    else if (/^\d{1,3}[A-Z]{0,2}$/.test(written)) return end - written.length;
    else if (
      !/^(?:&|and|of|on|the|in|for|to|et|al\.,?|[23]d,?)$/.test(written) &&
      // "Trade- marks", broken at a line's end
      !(/^[a-z]+$/.test(written) && /[a-z]-\s$/.test(text.slice(Math.max(limit, word - 3), word)))
    )
      break;
    if (word <= limit || end - written.length !== word) break;
    place = word;
  }
  return start;
}
