/**
 * Every citation in a text, in order, with offsets into the text as given.
 *
 * One pass, triggered where a number or one of a few words begins; only a hit is read forward and backward. Linear in the
 * length of the text: every reach is bounded.
 */
// In the order in which their code compresses best: first two that bring the tables (1.2 KB of the pane's bundle in all).
import { withoutState } from './reading/laws/codes-without-state';
import { readPages } from './reading/pages/read-pages';
import { findTableEntries, tableHeadingEnd } from './table-of-authorities';
import { mayGoOnAsDocket } from './reading/cases/docket-number';
import type { ReporterHit } from './reading/numbered-hit';
import { isDigit, isLetter, isWordCharacter } from '../text/character-classes';
import type { CodeCitation, FoundCitation } from './found-citation';
import { readCase, type ReadCase } from './reading/cases/read-case';
import { readChapterOf, readNumberBeforeCode } from './reading/laws/read-chapter-of';
import { readSameCode } from './reading/laws/read-same-code';
import { readSameReporter } from './reading/cases/read-same-reporter';
import { surroundJournal, surroundTitledCode } from './reading/laws/surround-hit';
import { isInCaption, mayBeginName, readNamed, readSmallRule } from './reading/laws/read-named-code';
import { readLawBefore, readSectionOf } from './reading/laws/read-section-of';
import { readBlanks } from './reading/read-page-number';
import { readEncyclopaediaBefore, readTreatise, readTreatiseBefore } from './reading/laws/read-treatise';
import { readNumbered, readReporterCitation } from './reading/cases/read-reporter-citation';
import { readBrief, readDocumentPage } from './reading/read-document-page';
import { readDocket, skipEntry } from './reading/cases/read-docket';
import { readId, readSupra } from './reading/cases/read-short-form';
import { readVolumeOfRecord } from './reading/read-record';
import { isDocketNumber, isTitle, mayBeginCitation } from './reading/may-be-volume';
import { nameAuthors } from './reading/laws/name-authors';
import { JoinedFinds, type Mutable } from './reading/joined-finds';
import { BalancedBrackets } from './reading/balanced-brackets';
import { CalledCases, readNameAndPage } from './reading/cases/read-name-and-page';
import { endBeforeParentheses } from './reading/end-before-parentheses';
import { TellingWords } from './reading/cases/telling-words';
import {
  asPage,
  asRecord,
  asSecondary,
  asShort,
  CitedPlaces,
  isAnnotation,
} from './reading/cases/repeated-case';
import {
  BLANK,
  CAPITAL,
  NUMBER,
  SECTION_SIGN,
  SMALL_LETTER,
  triggerAt,
  TriggerPlaces,
} from './reading/triggers';
import { readUnplaced, withoutNamed } from './reading/cases/read-unplaced';
import {
  beginningsAt,
  BRIEF,
  DOCKET,
  HEADING,
  mayBeginSection,
  NAME,
  SECTION,
  SHORT_FORM,
  TREATISE,
} from './reading/word-beginnings';

export function findCitations(text: string): readonly FoundCitation[] {
  const pages = readPages(text);
  return pages ? pages.placeBack(findInText(pages.unpaged)) : findInText(text);
}

function findInText(text: string): readonly FoundCitation[] {
  const scan = new Scan(text);
  const places = new TriggerPlaces(text);
  let place = places.next(0);
  while (place >= 0) {
    // Whatever was read there, scanning goes on behind it.
    const end = Math.max(place + 1, scan.at(triggerAt(text, place), place));
    place = end === scan.wordStart && triggerAt(text, end) > 0 ? end : places.next(end);
  }
  return scan.finish();
}

class Scan {
  /** Where a word begins though a digit stands before it. */
  wordStart = 0;
  readonly #text: string;
  readonly #brackets: BalancedBrackets;
  readonly #telling: TellingWords;
  readonly #finds: JoinedFinds;
  readonly #called: CalledCases;
  /** Where the headings of tables of authorities end. */
  readonly #headings: number[] = [];
  readonly #places = new CitedPlaces();
  /** Whether an old report of England has been cited. */
  #citesEnglish = false;

  constructor(text: string) {
    this.#text = text;
    this.#brackets = new BalancedBrackets(text);
    this.#telling = new TellingWords(text);
    this.#finds = new JoinedFinds(text, this.#brackets);
    this.#called = new CalledCases(this.#finds.cases, this.#finds.all);
  }

  /** Reads where one of the `triggers` stands; returns where scanning goes on. */
  at(trigger: number, place: number): number {
    switch (trigger) {
      case NUMBER:
        return this.#atNumber(place);
      case CAPITAL:
        return this.#atCapital(place);
      case SMALL_LETTER:
        return this.#atSmallLetter(place, this.#text.charCodeAt(place));
      case BLANK:
        return this.#atBlank(place);
      case SECTION_SIGN:
        return this.#atSectionSign(place);
      default:
        return this.#atPinCite(place);
    }
  }

  #atNumber(at: number): number {
    const text = this.#text;
    let end = at + 1;
    while (isDigit(text.charCodeAt(end))) end++;
    // "*350Id., ¶ 15": behind a star page a word may begin at once.
    if (at > 0 && text.charCodeAt(at - 1) === 42) this.wordStart = end;
    if (end - at === 4 && text.charCodeAt(end) === 41 /* ) */) {
      const unplaced = readUnplaced(text, end, this.#called, this.#finds.least);
      if (unplaced) return this.#add(unplaced);
    }
    if (end - at > 4 || !mayBeginCitation(text, at)) return end;
    if (end - at <= 2 && isLetter(text.charCodeAt(end))) {
      // "5th Cir. R. 47.5"
      const rule = readNamed(text, at, this.#finds.least, this.#brackets);
      if (rule && !('form' in rule)) return this.#add(rule);
    }
    const hit = readNumbered(text, at) ?? readSameReporter(text, at, end, this.#finds.all.at(-1));
    if (!hit) {
      const other =
        readChapterOf(text, at, this.#finds.least, this.#brackets) ??
        (text.charCodeAt(end) === 46 || text.charCodeAt(end) === 86 /* V */
          ? readNumberBeforeCode(text, at, this.#finds.least, this.#brackets)
          : null) ??
        (text.charCodeAt(end) === 45 ? readVolumeOfRecord(text, at) : null) ??
        (mayGoOnAsDocket(text, end) ? readDocket(text, at, this.#finds.least, this.#brackets) : null);
      return other ? this.#add(other) : end;
    }
    if (hit.form === 'code') {
      const code = surroundTitledCode(text, hit, this.#finds.least(at), this.#brackets);
      return this.#add(code);
    }
    if (hit.source.kind === 'journal') {
      const journal = surroundJournal(text, hit, this.#finds.least(at), this.#brackets);
      return journal ? this.#add(journal) : end;
    }
    if (isTitle(text, at) || isDocketNumber(text, hit)) return end;
    const least = this.#finds.least(at);
    const read = readCase(
      text,
      this.#isEnglish(hit) ? { ...hit, weak: false } : hit,
      least,
      this.#brackets,
      this.#telling,
    );
    if (!read) return end;
    this.#citesEnglish ||= hit.source.reporter.kind === 'english';
    this.#finds.add(this.#asCited(read), read.innerEnd);
    return read.innerEnd;
  }

  /** Returns where what was found ends; of a docket, its paper behind it too. */
  #add(found: FoundCitation): number {
    const end = found.kind === 'docket' ? skipEntry(this.#text, found.end) : found.end;
    this.#finds.add(found, end);
    return end;
  }

  /** "3 Mod. 141" in a text that cites England's old reports. */
  #isEnglish({ source, weak }: ReporterHit): boolean {
    return weak && this.#citesEnglish && source.kind === 'reporter' && source.reporter.kind === 'english';
  }

  #asCited({ citation, places, hasSupra }: ReadCase): FoundCitation {
    if (citation.kind !== 'case') return citation;
    if (isAnnotation(citation)) return asSecondary(citation);
    if (this.#places.isWithin(citation, places, hasSupra)) return asPage(this.#text, citation);
    return this.#places.repeats(citation, places) ? asShort(citation) : citation;
  }

  /** Of a reporter that stands before its year and number, `T.C. Memo. 2019-12`, or behind a blank; goes on at `end` where it is no case. */
  #addCase(hit: ReporterHit, end = hit.end): number {
    const read = readCase(this.#text, hit, this.#finds.least(hit.start), this.#brackets, this.#telling);
    if (!read) return end;
    this.#finds.add(read.citation, read.innerEnd);
    return read.innerEnd;
  }

  #atCapital(at: number): number {
    const text = this.#text;
    const may = beginningsAt(text, at);
    if (may === 0) return at + 1;
    if ((may & HEADING) !== 0) {
      const heading = tableHeadingEnd(text, at);
      if (heading > 0) this.#headings.push(heading);
    }
    if ((may & SHORT_FORM) !== 0) {
      const end = this.#atSmallLetter(at, text.charCodeAt(at));
      if (end > at + 1) return end;
    }
    let named: FoundCitation | null = null;
    if ((may & DOCKET) !== 0) named = readDocket(text, at, this.#finds.least, this.#brackets);
    if ((may & TREATISE) !== 0) named = readTreatise(text, at, this.#finds.least, this.#brackets);
    if (!named && (may & NAME) !== 0 && mayBeginName(text, at)) {
      const read = readNamed(text, at, this.#finds.least, this.#brackets);
      if (read && 'form' in read) return this.#addCase(read);
      if (read?.kind === 'rule' && isInCaption(text, read)) return read.end;
      named = read;
    }
    if (!named && (may & BRIEF) !== 0) named = readBrief(text, at);
    if (!named && (may & SECTION) !== 0) named = this.#readSection(at);
    return named ? this.#add(named) : at + 1;
  }

  #atSmallLetter(at: number, code: number): number {
    const text = this.#text;
    const second = text.charCodeAt(at + 1);
    let found: FoundCitation | null = null;
    // A scan's "ld." and "Jd."
    if (code === 105 || code === 73 || code === 108 || code === 74) {
      if (second === 100 || second === 98) found = readId(text, at, this.#finds.least, this.#brackets);
    } else if (code === 97 && second === 116) {
      return this.#atPinCite(at);
    } else if (second === 117 && (code | 32) === 115) {
      found = readSupra(text, at, this.#finds.least, this.#brackets);
    } else if (code === 102 /* f */) {
      found = readSmallRule(text, at, this.#finds.least, this.#brackets);
    } else if (mayBeginSection(text, at)) {
      found = this.#readSection(at);
    }
    if (!found) return at + 1;
    this.#finds.add(found, found.end);
    return found.kind === 'id' || found.kind === 'supra' ? endBeforeParentheses(text, found) : found.end;
  }

  /** `section 5 of the Lanham Act`, `City Charter, section 5`. */
  #readSection(at: number): FoundCitation | null {
    return (
      readSectionOf(this.#text, at, this.#finds.least, this.#brackets) ??
      readLawBefore(this.#text, at, this.#finds.least, this.#brackets) ??
      readEncyclopaediaBefore(this.#text, at, this.#finds.least, this.#brackets)
    );
  }

  /** `§ 18-3-102, C.R.S. 2020`, `Wigmore, Evidence § 2290`. */
  #atSectionSign(at: number): number {
    const text = this.#text;
    const found =
      readSectionOf(text, at, this.#finds.least, this.#brackets) ??
      readTreatiseBefore(text, at, this.#finds.least, this.#brackets) ??
      readLawBefore(text, at, this.#finds.least, this.#brackets) ??
      readSameCode(text, at, this.#finds.all.at(-1), this.#brackets);
    if (found) return this.#add(found);
    return text.charCodeAt(at + 1) === 0xa7 ? at + 2 : at + 1;
  }

  /** `Jackson at 555`, `Jackson, ¶ 48`: at the word or the sign. */
  #atPinCite(at: number): number {
    const found =
      readNameAndPage(this.#text, at, this.#called, this.#finds.least, this.#brackets) ??
      readDocumentPage(this.#text, at, this.#finds.least(at)) ??
      (this.#text.charCodeAt(at) === 0xb6
        ? readTreatiseBefore(this.#text, at, this.#finds.least, this.#brackets)
        : null);
    if (!found) return at + 1;
    this.#finds.add(found, found.end);
    return endBeforeParentheses(this.#text, found);
  }

  /** `___ U.S. ___`, `— F.4th —`. */
  #atBlank(at: number): number {
    const text = this.#text;
    const end = readBlanks(text, at);
    if (end < 0) return at + 1;
    const hit = isWordCharacter(text.charCodeAt(at - 1)) ? null : readReporterCitation(text, at);
    return hit ? this.#addCase(hit, end) : end;
  }

  finish(): readonly FoundCitation[] {
    if (this.#headings.length > 0) {
      const entries = findTableEntries(this.#text, this.#finds.all, this.#headings);
      for (const [index, draft] of this.#finds.all.entries()) if (entries[index]) draft.inTable = true;
    }
    nameAuthors(this.#text, this.#finds.all, this.#finds.supras);
    for (const [draft, code] of withoutState(this.#text, this.#finds.all, this.#finds.laws)) {
      if (code === null) this.#finds.replace(draft, asRecord(draft));
      else (draft as Mutable<CodeCitation>).code = code;
    }
    return withoutNamed(this.#finds.all, this.#called);
  }
}
