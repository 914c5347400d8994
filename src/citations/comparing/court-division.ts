/** The numbered districts, circuits and departments of a state's court of appeals, and where those of Texas sit. */
import { citedCourts, readDistrict } from '../facts/cited-courts';
import { states } from '../facts/states';

interface Divided {
  /** What its divisions are called. */
  readonly called: RegExp;
  readonly count: number;
  /** The year in which the last of them began to sit, where that is within memory. */
  readonly lastSince?: number;
}

const divided: Readonly<Record<string, Divided>> = {
  arizctapp: { called: /^Div/, count: 2 },
  calctapp: { called: /^(?:App\.? ?)?Dist/, count: 6 },
  fladistctapp: { called: /^(?:DCA|D\.C\.A|Dist)/, count: 6, lastSince: 2023 },
  illappct: { called: /^Dist/, count: 5 },
  lactapp: { called: /^Cir/, count: 5 },
  nyappdiv: { called: /^Dep/, count: 4 },
  ohioctapp: { called: /^Dist/, count: 12 },
  texapp: { called: /^Dist/, count: 15, lastSince: 2024 },
  washctapp: { called: /^Div/, count: 3 },
  wisctapp: { called: /^Dist/, count: 4 },
};

const seatsInTexas =
  /^(?:Amarillo|Austin|Beaumont|Corpus Christi|Dallas|Eastland|Edinburg|El Paso|Fort Worth|Ft\. ?Worth|Galveston|Houston|San Antonio|Texarkana|Tyler|Waco)\b/u;

/** The district, circuit or department that is written, as it is written: `2d Dist.`; of Texas also the seat. */
export function divisionOf(court: string | undefined, written: string): string | undefined {
  const known = divided[courtOfAll(court)];
  if (!known) return undefined;
  return numberedDivision(known, written)?.written ?? (isOfTexas(court) ? seatOf(written) : undefined);
}

/** Of the name of a court on record. */
export function namesDivision(courtName: string): boolean {
  return /\d|\b(?:First|Second|Third|Fourth|Fifth|Sixth|Seventh|Eighth|Ninth|Tenth|Eleventh|Twelfth)\b/u.test(
    courtName,
  );
}

/** Whether no such division of this court sat in that year. */
export function isNoDivision(court: string | undefined, written: string, year: string | undefined): boolean {
  const known = divided[courtOfAll(court)];
  const numbered = known && numberedDivision(known, written);
  if (!known) return false;
  if (!numbered) {
    const seat = isOfTexas(court) ? seatOf(written) : undefined;
    return seat !== undefined && !seatsInTexas.test(seat);
  }
  const isLast = numbered.number === known.count;
  const isEarly = isLast && known.lastSince !== undefined && Number(year) < known.lastSince;
  return numbered.number > known.count || numbered.number === 0 || isEarly;
}

/** `W.D.N.J.`: a region of a state that never had a district of that name. */
export function isNoDistrict(written: string): boolean {
  const { region, place } = readDistrict(written.replace(/^([NSEWMC])\. (?=D\.)/u, '$1.'));
  const state = states.find(({ abbreviation, name }) =>
    [abbreviation, name].some((one) => fold(one) === fold(place)),
  );
  if (!state || region === '') return false;
  const wanted = fold(`${region}D${state.abbreviation}`);
  return !citedCourts().some(({ abbreviations }) => abbreviations.some((one) => fold(one) === wanted));
}

/** Of a division's own id that of the whole court: `fladistctapp3`. */
function courtOfAll(court = ''): string {
  return court.replace(/\d+$/u, '');
}

function isOfTexas(court: string | undefined): boolean {
  return courtOfAll(court) === 'texapp';
}

function numberedDivision(
  { called }: Divided,
  written: string,
): { readonly number: number; readonly written: string } | undefined {
  for (const match of written.matchAll(
    /(?<!\d)(\d{1,2})(?:st|nd|rd|th|d)?\.? ?((?:App\.? ?)?[A-Z][\w.']*)/gu,
  )) {
    const [whole, number = '', unit = ''] = match;
    if (called.test(unit)) return { number: Number(number), written: whole.trim() };
  }
  const [whole = '', unit = '', number = ''] =
    /\b(Dist|Div|Dep't|Dept|Cir)\.? (\d{1,2})\b/u.exec(written) ?? [];
  return whole !== '' && called.test(unit) ? { number: Number(number), written: whole } : undefined;
}

/** `Tex. App.—Houston [14th Dist.]`; without the dash only where a court of appeals has its seat. */
function seatOf(written: string): string | undefined {
  const [, dash, place = ''] = /App\.?(?: ?([-–—\u0097]+))? ?(\p{Lu}[\p{L}. ]+)/u.exec(written) ?? [];
  return dash === undefined ? seatsInTexas.exec(place)?.[0] : place.trim();
}

function fold(text: string): string {
  return text.replace(/[^\p{L}]/gu, '').toLowerCase();
}
