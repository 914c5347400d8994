/**
 * What the author may want written instead, where the record settles it and the place in the draft is beyond doubt: another
 * place, year or page, or the spelling of one name. Nothing is corrected here: these are offers, for a button to be pressed.
 */
import type { Candidate, Comparison, TextResult } from '../contract/results';
import type { Edit } from '../document/brief-document';
import type { Card } from './card';
import { respell } from './respell';

export interface Correction {
  readonly what: 'citation' | 'year' | 'pinCite' | 'name';
  readonly edit: Extract<Edit, { kind: 'replace' }>;
  /** The whole citation as it stands and as it would stand; `from` and `to` bound what differs. */
  readonly before: Stretch;
  readonly after: Stretch;
}

export interface Stretch {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** `parent`: of a quotation, the citation that it rests on. */
export function correctionsFor(card: Card, parent?: Card): readonly Correction[] {
  const { finding, item } = card;
  if (finding.kind !== 'result' || card.gone) return [];
  const { result } = finding;
  switch (result.type) {
    case 'link':
      return [];
    case 'quote': {
      const page = result.evidence?.comparisons.find(
        ({ attribute, match }) => attribute === 'pinCite' && !match,
      );
      if (result.verdict.outcome !== 'elsewhere' || !page || !parent || parent.gone) return [];
      return present([correctPinCite(parent, page)]);
    }
    case 'case':
    case 'statute':
    case 'regulation':
    case 'constitution':
    case 'rule':
    case 'secondary':
      return item.kind === 'citation' ? distinct(present(correctCitation(card, result))) : [];
  }
}

/** For the pop-up of a mark, which can only put another text in the place of the whole: at most 3. */
export function suggestionsFor(card: Card): readonly string[] {
  return [...new Set(correctionsFor(card).map(({ after }) => after.text))].slice(0, 3);
}

function correctCitation(card: Card, result: TextResult): readonly (Correction | null)[] {
  const differing = (result.evidence?.comparisons ?? []).filter(({ match }) => !match);
  const place = result.citation.normalized;
  const meant = settling.has(result.verdict.outcome) && place !== undefined ? (result.candidates ?? []) : [];
  return [
    ...meant.map((candidate) => correctPlace(card, place ?? '', candidate)),
    ...differing.map((comparison) => correctComparison(card, comparison)),
  ];
}

/** Where several cases share a place, the place is right, and only the author knows which of them is meant. */
const settling: ReadonlySet<string> = new Set(['not_found', 'wrong_case', 'unconfirmed']);

function correctComparison(card: Card, { attribute, cited, found }: Comparison): Correction | null {
  switch (attribute) {
    case 'page':
    case 'parallelCitation':
      return correctPlace(card, cited, { citation: found });
    case 'year':
      return isYear(cited) && isYear(found) ? replaceOnly(card, 'year', yearPattern(cited), found) : null;
    case 'caseName': {
      const spelling = respell(cited, found);
      if (!spelling) return null;
      return replaceOnly(card, 'name', wholeWord(spelling.cited), spelling.found);
    }
    // That a page lies outside the case does not tell which one was meant; and no court is written as the record names it.
    case 'court':
    case 'pinCite':
    case 'volume':
    case 'reporter':
    case 'docketNumber':
    case 'opinionPart':
    case 'section':
    case 'quote':
    case 'url':
      return null;
  }
}

/** `1 Ex. 999 (1989)` as the candidate stands: `1 Ex. 99 (1985)`. */
function correctPlace(
  card: Card,
  cited: string,
  { citation, year }: Pick<Candidate, 'citation' | 'year'>,
): Correction | null {
  const [from, to] = [readPlace(cited), readPlace(citation)];
  if (!from || !to || cited === citation) return null;
  const { text } = card.item;
  const place = onlyMatch(text, from);
  if (!place) return null;
  const written = onlyMatch(text.slice(place.end), /(?<!\d)\d{4}(?=\))/gu);
  const rest = text.slice(place.end, place.end + (written?.end ?? 0));
  const isRight = written === null || year === undefined || rest.endsWith(String(year));
  return isRight
    ? correction(card, 'citation', place, citation)
    : correction(
        card,
        'citation',
        { start: place.start, end: place.end + written.end },
        `${citation}${rest.slice(0, -4)}${year}`,
      );
}

function correctPinCite(parent: Card, { cited, found }: Comparison): Correction | null {
  const [, sign, numbers] = /^(¶{1,2} )?(\d[\d–, ]*)$/u.exec(cited) ?? [];
  const [inRecord, signInRecord] = /^(¶{1,2} )?\d+(?:–\d+)?$/u.exec(found) ?? [];
  if (numbers === undefined || inRecord === undefined) return null;
  if ((sign === undefined) !== (signInRecord === undefined)) return null;
  const digits = numbers.replaceAll('–', '[-–—]').replaceAll(' ', '\\s?');
  const before = sign === undefined ? '(?<![\\d*¶§-])' : '¶{1,2}\\s?';
  return replaceOnly(parent, 'pinCite', new RegExp(`${before}${digits}(?![\\d–-])`, 'gu'), found);
}

function replaceOnly(
  card: Card,
  what: Correction['what'],
  pattern: RegExp,
  replacement: string,
): Correction | null {
  const place = onlyMatch(card.item.text, pattern);
  return place && correction(card, what, place, replacement);
}

interface Span {
  readonly start: number;
  readonly end: number;
}

function correction(
  { item }: Card,
  what: Correction['what'],
  { start, end }: Span,
  replacement: string,
): Correction {
  const expected = item.text.slice(start, end);
  return {
    what,
    edit: { kind: 'replace', start: item.start + start, end: item.start + end, expected, replacement },
    before: { text: item.text, from: start, to: end },
    after: {
      text: item.text.slice(0, start) + replacement + item.text.slice(end),
      from: start,
      to: start + replacement.length,
    },
  };
}

/** `null` where the pattern stands nowhere, or more than once: then the place is in doubt. */
function onlyMatch(text: string, pattern: RegExp): Span | null {
  const [first, ...others] = text.matchAll(pattern);
  return first && others.length === 0 ? { start: first.index, end: first.index + first[0].length } : null;
}

/** A printed place, however its reporter is spaced: `1 F. Supp. 2d 20` also finds `1 F.Supp.2d 20`. */
function readPlace(citation: string): RegExp | null {
  const [, volume, reporter, page] = /^(\d+) (\S.*) (\d+)$/u.exec(citation) ?? [];
  if (volume === undefined || reporter === undefined || page === undefined) return null;
  const letters = Array.from(reporter.replace(/[\s.]/gu, ''), escaped).join('[.\\s]*');
  return new RegExp(`(?<!\\d)${volume}\\s+${letters}[.\\s]*\\s${page}(?!\\d)`, 'gu');
}

function yearPattern(year: string): RegExp {
  return new RegExp(`(?<!\\d)${year}(?=\\))`, 'gu');
}

function wholeWord(word: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word).replace(/['’]/gu, "['’]")}(?![\\p{L}\\p{N}])`, 'gu');
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
}

function isYear(text: string): boolean {
  return /^\d{4}$/u.test(text);
}

function present(corrections: readonly (Correction | null)[]): readonly Correction[] {
  return corrections.filter((one) => one !== null);
}

function distinct(corrections: readonly Correction[]): readonly Correction[] {
  return corrections.filter(
    ({ after }, index) => corrections.findIndex((other) => other.after.text === after.text) === index,
  );
}
