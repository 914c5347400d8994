/** What stands within a caption behind its name: older reports' court and year, a docket number, a place that no table reads. */
import { isDigit } from '../../../text/character-classes';
import { endsWithDigit, hasDigit } from './caption-name';
import type { Between } from './read-before-core';
import { findCourt } from './find-court';
import type { CourtAndDate } from './read-court-and-date';

/** Court and year behind a name, and before a place that no table reads: `Doe v. Roe, 1955, 211 G 835, `. */
export function placeAround(
  between: Between,
  name: string,
): { readonly between: Between; readonly name: string } {
  const placed = placeWithin(between, name);
  const bare = withoutPlace(placed.name);
  return bare === placed.name ? placed : placeWithin(placed.between, bare);
}

/** Older captions end with the court or the year: `Graham v. United States, D.C.Mun.App., `, `Doe v. Roe, 1956, `. */
export function placeWithin(
  between: Between,
  name: string,
): { readonly between: Between; readonly name: string } {
  let rest = name;
  // "Elm v. Oak, 2 Cir., May 28, 1942"
  const [dated, date, yearOfDate] = endsWithDigit(rest) ? (fullDate.exec(rest) ?? []) : [];
  if (dated !== undefined && between.courtAndDate === null) rest = rest.slice(0, -dated.length);
  let year = rest === name ? undefined : yearOfDate;
  let courtAsWritten: string | undefined;
  for (let count = 0; count < 2 && between.courtAndDate === null; count++) {
    const comma = lastComma(rest);
    // "In re Doe Born August 16, 1959"
    if (comma < 1) break;
    const isDay = isDigit(rest.charCodeAt(comma - 1));
    if (isDay && /[A-Z][a-z]{2,8}\.? \d{1,2}$/.test(rest.slice(0, comma))) break;
    const piece = rest.slice(comma + 1).trim();
    // "Fla.App. 1968", "Fla.1951", "9 Cir. 1958"
    const [, court, yearOfCourt] = endsWithDigit(piece) ? (courtAndYear.exec(piece) ?? []) : [];
    if (year === undefined && piece.length === 4 && /^(?:1[6-9]|20)\d\d$/.test(piece)) year = piece;
    else if (year === undefined && court !== undefined && courtAsWritten === undefined && isCourt(court)) {
      year = yearOfCourt;
      courtAsWritten = court;
    } else if (courtAsWritten === undefined && piece.length < 24 && isCourt(piece)) courtAsWritten = piece;
    else break;
    rest = rest.slice(0, comma).trim();
  }
  if (rest === name) return { between, name };
  const court = courtAsWritten === undefined ? undefined : findCourt(courtAsWritten);
  const courtAndDate: CourtAndDate = {
    ...(court !== undefined && { court }),
    ...(courtAsWritten !== undefined && { courtAsWritten }),
    ...(year !== undefined && { year }),
    ...(date !== undefined && { date }),
  };
  return { between: { ...between, courtAndDate }, name: rest };
}

function lastComma(name: string): number {
  let place = name.length - 1;
  while (place >= 0 && name.charCodeAt(place) !== 44) place--;
  return place;
}

const courtAndYear = /^(.{2,20}\.) ?((?:1[6-9]|20)\d\d)$/;
const fullDate = /, ([A-Z][a-z]{2,8}\.? \d{1,2}, ((?:1[6-9]|20)\d\d))$/;

/** What stands behind a comma most often, and is no court. */
const endsOfCompanies = new Set([
  'Inc.',
  'Ltd.',
  'LLC',
  'L.L.C.',
  'L.P.',
  'N.A.',
  'P.C.',
  'Jr.',
  'et al.',
  'Co.',
  'Corp.',
]);

/** `La.App.`, `Tex.Civ.App.`, `9 Cir.`, `Okl.`, but no railroad's `N. H. & H. R. Co.`; a state alone may end a party's name, but then no comma follows it. */
function isCourt(piece: string): boolean {
  if (endsOfCompanies.has(piece)) return false;
  return (
    /^(?:C\.?C\.?A\.?|CA|D\.C\.|\d{1,2}(?:st|d|nd|rd|th)? Cir\.)/.test(piece) ||
    (piece.includes('.') && !piece.includes('&') && findCourt(piece) !== undefined)
  );
}

/** Without what no table reads behind the name: an unusual docket number, a place that a scan spoiled (`, 132 Wn.2d I, 10`). */
function withoutPlace(written: string): string {
  // "Oak v. Elm (In re Elm), 24", "State v. Elm, 33": the number of a line or page.
  const name = withoutAlias(endsWithDigit(written) ? written.replace(/, \d{1,3}$/, '') : written);
  if (!hasDigit(name)) return name;
  let end = name.length;
  for (let comma = name.lastIndexOf(', '); comma > 0; comma = name.lastIndexOf(', ', comma - 1)) {
    const piece = name.slice(comma + 2, end);
    if (docketPiece.test(piece) || placePiece.test(piece)) return name.slice(0, comma);
    if (!/^\d{1,4}$/.test(piece)) return name;
    end = comma;
  }
  return name;
}

/** `Pub. Serv. Co. v. Lyons (Lyons)`: what the text calls it for later; `Elm v. Oak (Fir v. Oak)`: the other case decided with it. */
function withoutAlias(name: string): string {
  if (!name.endsWith(')')) return name;
  const open = name.lastIndexOf(' (');
  const alias = name.slice(open + 2, -1);
  const isOther = open > 0 && (alias.includes(' v. ') || name.slice(0, open).split(/[\s,]/).includes(alias));
  return isOther ? name.slice(0, open) : name;
}

const docketPiece = /^Nos?\. [A-Z]{0,4}[-. ]?\d[\w:.–()/ -]*$/;
const placePiece = /^(?=\D{0,3}\d)[\dIlO ]{0,4}[\dIlO] [A-Z][\w.]{0,12} ?[\w.]{0,8} ?[Il\d]{1,4}$/;
