/** A short form as a full citation: its antecedent's name, place, court and year with its own pin cite (`contract.md`). */
import { captionOf } from '../citations/caption-of';
import type {
  CaseCitation,
  CodeCitation,
  IdCitation,
  ShortCitation,
  SupraCitation,
} from '../citations/found-citation';
import { parseCitation } from '../citations/parse-citation';
import { tidied } from './cited-text';

export type ShortForm = ShortCitation | IdCitation | SupraCitation;

/**
 * `null` where the antecedent has no page to cite: a slip opinion. `weight` is what stands in the short form's own parentheses. With no
 * short form, it is the case itself.
 */
export function restateCase(
  antecedent: CaseCitation,
  short?: ShortForm,
  weight: readonly string[] = [],
): string | null {
  if (antecedent.page === undefined) return null;
  const places = [
    { ...antecedent, page: antecedent.page, written: antecedent.reporterAsWritten },
    ...(antecedent.parallel ?? []).map((place) => ({ ...place, written: place.reporter })),
  ];
  const pinned = short && placeOfPin(short, antecedent, places);
  const written = places.map(({ volume, written: reporter, page }, index) => {
    const place = `${volume} ${reporter} ${page}`;
    return index === pinned && short?.pinCite !== undefined ? `${place}${pinAfter(short.pinCite)}` : place;
  });
  const { docketNumber } = antecedent;
  const docket =
    docketNumber === undefined ? '' : /^no/i.test(docketNumber) ? docketNumber : `No. ${docketNumber}`;
  // The record may know an adversary proceeding by its debtor's case alone: `Elm Bank v. Oak (In re Oak)`.
  const caption = [captionOf(antecedent), ...(antecedent.matter ? [`(${antecedent.matter})`] : [])].join(' ');
  const head = [caption, docket, ...written].filter((part) => part !== '').join(', ');
  return tidied(
    [withSignal(short?.signal, head), courtAndDate(antecedent), ...weight]
      .filter((part) => part !== '')
      .join(' '),
  );
}

/** Which of the places the pin cite counts in: the one that a short form names, else the one whose pages or star pages hold it. */
function placeOfPin(
  short: ShortForm,
  antecedent: CaseCitation,
  places: readonly { readonly reporter: string; readonly page: string }[],
): number {
  const reporter =
    short.kind === 'short' ? short.reporter : (antecedent.pinCiteReporter ?? antecedent.reporter);
  const named = Math.max(
    places.findIndex((place) => place.reporter === reporter),
    0,
  );
  const [, star, page] = /^(\*?)(\d+)/.exec(short.pinCite ?? '') ?? [];
  if (short.kind === 'short' || page === undefined) return named;
  const holds = (place?: (typeof places)[number]) =>
    place !== undefined &&
    (isDatabase(place.reporter)
      ? star === '*'
      : star === '' &&
        Number(page) >= Number(place.page) &&
        Number(page) - Number(place.page) < LONGEST_CASE);
  if (holds(places[named])) return named;
  const holding = places.findIndex(holds);
  return holding < 0 ? named : holding;
}

/** In pages: hardly an opinion is longer. */
const LONGEST_CASE = 150;

/** Whose pages are told by stars. */
export function isDatabase(reporter: string): boolean {
  return /\b(?:WL|LEXIS)\b/.test(reporter);
}

/** `Id. § 1985(3)` after `42 U.S.C. § 1983`; without a section of its own it means the same one. `written` is the short form. */
export function restateCode(written: string, antecedent: CodeCitation, antecedentText: string): string {
  const section = sections.exec(written)?.[0].replace(/[.:–-]+$/, '');
  const at = antecedentText.indexOf('§');
  if (section === undefined) return antecedentText;
  if (at >= 0) return antecedentText.slice(0, at) + section;
  // An order has a number, and sections of its own.
  return antecedent.kind === 'regulation' ? `${antecedentText}, ${section}` : antecedentText;
}

/** `§§ 1057(b), 1115(a)` */
const sections = /§+\s*\d[\w.:–-]*(?:\(\w{1,5}\))*(?:(?:,|,? and|,? &) \d[\w.:–-]*(?:\(\w{1,5}\))*)*/;

/**
 * A law whose words alone would be read as of another code: `Section 21.11, Penal Code` in a Texas brief is not California's. `sent`
 * where they say what the brief means; else its code with its State; `null` where no words say it.
 */
export function restateLaw(law: CodeCitation, sent: string): string | null {
  const alone = parseCitation(sent);
  if (alone && 'code' in alone && alone.code === law.code) return sent;
  const { title, code, section = '' } = law;
  const restated = tidied(
    [title, code, law.kind === 'rule' ? section : `§ ${section}`].filter(Boolean).join(' '),
  );
  const read = parseCitation(restated);
  if (read && 'code' in read && read.code === code && read.section === law.section) return restated;
  return alone === null ? sent : null;
}

/** Star pages stand behind `at`. */
function pinAfter(pinCite: string): string {
  return pinCite.startsWith('*') ? `, at ${pinCite}` : `, ${pinCite}`;
}

function courtAndDate({ courtAsWritten, year, date }: CaseCitation): string {
  const parts = [courtAsWritten, date ?? year].filter((part) => part !== undefined);
  return parts.length > 0 ? `(${parts.join(' ')})` : '';
}

function withSignal(signal: string | undefined, text: string): string {
  return signal === undefined ? text : `${signal}${signal.endsWith('e.g.') ? ',' : ''} ${text}`;
}
