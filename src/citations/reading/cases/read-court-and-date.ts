/** The parenthesis that names court and date: `(9th Cir. 2001)`, `(S.D.N.Y. Mar. 4, 2019)`, `[1st Dept 1989]`, `(1973)`. */
import { isDigit } from '../../../text/character-classes';
import { withoutSigns } from '../../../text/without-signs';
import { courtNamed, findCourt, olderFederalCourt } from './find-court';

export interface CourtAndDate {
  readonly court?: string;
  readonly courtAsWritten?: string;
  /** Always of a parenthesis; a court alone may end a caption. */
  readonly year?: string;
  readonly date?: string;
  /** What else stands inside: `en banc`, `no pet.` */
  readonly weight?: string;
  /** California's `(N.D. Cal., Mar. 3, 2020, No. 19-cv-1234)`. */
  readonly docketNumber?: string;
}

const LONGEST = 130;
const monthBefore =
  /(?:^|[\s,(.])((?:\d{1,2}(?:st|nd|rd|th)?\s(?=[A-Z][a-z]{2,8}[.,]{0,2}\s$))?(?:Jan|Feb|Mar(?![yi])|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]{0,7}\.?(?:\s?\d{1,2}(?:st|nd|rd|th)?)?)\s{0,2}[,.]?\s{0,2}$/i;
const afterYear =
  /^[\s,;]{1,3}(?:(?:no|en|in|per|pet|writ|rev|aff|mem|unpub(?:lished)?|table|not|as|orig|disc|plurality|app|ref|rehe?|reh|cert|order|slip|ed|holding|judgm|opinion)\b.{0,70}|[A-Z][\w.’'-]{1,20}(?: [A-Z][\w.’'-]{1,20}){0,2}, (?:Ch\. )?J\.)$/i;
const leadingWeight =
  /^(en banc|in banc|per curiam|unpublished|mem\.|table|filed|decided|argued)\b[\s,]{0,3}/i;
const trailingWeight =
  /[\s,]{0,3}(en banc|in banc|banc|per curiam|unpublished|mem\.|filed|decided|entered|dated|issued|argued|slip op\.|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)[\s,]{0,3}$/i;

/** `content` is what stands between the signs, spaces collapsed; `null` where it is no court and date. */
export function readCourtAndDate(content: string): CourtAndDate | null {
  if (content.length > LONGEST || content.length < 3) return null;
  // "526 [(1958)]"
  if (content.startsWith('(') && content.endsWith(')')) return readCourtAndDate(content.slice(1, -1));
  // A scan's "(lst Cir. 1995)" and "(lOth Cir. 1995)"
  const scanned = content.replace(/^(?:[lI](?=st )|[lI1][\dlIO](?=th ))/, scannedDigits);
  if (scanned !== content) return readCourtAndDate(scanned);
  // A scan's "20l2"
  const last = content.slice(-4);
  if (scannedYear.test(last)) return readCourtAndDate(content.slice(0, -4) + scannedDigits(last));
  // "(CA3), cert. denied"
  if (supremeStyle.test(content)) return { court: findCourt(content) ?? '', courtAsWritten: content };
  if (content.length === 3) return null;
  if (content.length === 4 && findYearEnd(content) === 4) return { year: content };
  const numeric = /\d[/-]\d\d?[/-]\d/.test(content) ? readNumericDate(content) : null;
  if (numeric) return numeric;
  const behind = mayGoOnBehindDate(content) ? behindDate.exec(content) : null;
  if (behind?.[1] !== undefined) {
    const dated = readCourtAndDate(behind[1]);
    const [, , mark, docketNumber] = behind;
    const weight = mark ?? dated?.weight;
    if (dated?.year !== undefined)
      return {
        ...courtOfNumber(docketNumber),
        ...dated,
        ...(weight && { weight }),
        ...(docketNumber && { docketNumber }),
      };
  }
  const yearEnd = findYearEnd(content);
  if (yearEnd < 0) return readCourtAndNumber(content) ?? readCourtAlone(content);
  const year = content.slice(yearEnd - 4, yearEnd);
  const rest = content.slice(yearEnd);
  let weight: string | undefined;
  let docketNumber: string | undefined;
  if (rest.trim() !== '' && !/^[-–—/]\d{2,4}$/.test(rest) && !/^[.,?;\]]$/.test(rest)) {
    // California's "(Mar. 3, 2020, B123456)"
    const ofCalifornia = /^, (?:Nos?\. )?([A-HS]\d{6})$/.exec(rest)?.[1];
    if (ofCalifornia === undefined && !afterYear.test(rest)) return readYearAndCourt(content);
    weight = rest.replace(/^[\s,;]+/, '');
    docketNumber = ofCalifornia ?? /^Nos?\. ?(\S{0,9}\d.*)$/.exec(weight)?.[1];
  }
  let head = content.slice(0, yearEnd - 4);
  let date: string | undefined;
  const month = monthBefore.exec(head);
  if (month?.[1] !== undefined) {
    const monthStart = month.index + month[0].indexOf(month[1]);
    date = content.slice(monthStart, yearEnd);
    head = head.slice(0, monthStart);
  }
  head = withoutSigns(head, ', ', ', ');
  // "D.C. *1293 Cir.", "Colo.App. No. 84CA0147"
  if (head.includes('*') || head.includes(' No. '))
    head = head.replace(/\s?\*\d{1,5}(?=\s|$)|(?<=\.) No\. \d[\w-]{3,12}$/, '');
  const leading = leadingWeight.exec(head);
  if (leading) {
    weight ??= leading[1];
    head = head.slice(leading[0].length);
  }
  const trailing = trailingWeight.exec(head);
  if (trailing) {
    if (!trailing[1]?.endsWith('day')) weight ??= trailing[1];
    head = head.slice(0, trailing.index);
  }
  // Pennsylvania's "Pa. Cmwlth., No. 123 C.D. 2015, filed Oct. 5, 2016"; "No. 05-0839, 2010"
  const numbered = head.includes('No')
    ? /^(?:(.+?\.),? )?Nos?\. ?(\S{0,9}\d[\w. -]{1,24})$/.exec(head)
    : null;
  if (numbered?.[2] !== undefined) {
    head = numbered[1] ?? '';
    docketNumber ??= numbered[2];
  }
  // Westlaw's "C.A.9 (Cal.), 1996"
  if (head.endsWith(')')) head = head.replace(/ \([A-Z][A-Za-z. ]{1,14}\)$/, '');
  if (changed.test(head)) head = '';
  const found: Draft = { year };
  if (date !== undefined) found.date = date;
  if (docketNumber !== undefined) found.docketNumber = docketNumber;
  else if (weight !== undefined) found.weight = weight;
  if (head === '') return { ...courtOfNumber(docketNumber), ...found };
  const court = findCourt(head);
  if (court === undefined && !looksLikeCourt(head)) return null;
  if (court !== undefined) found.court = court;
  found.courtAsWritten = head;
  return found;
}

/** California's courts have letters of their own. */
function courtOfNumber(docketNumber = ''): Pick<CourtAndDate, 'court'> {
  const letter = /^([A-HS])\d{6}$/.exec(docketNumber)?.[1];
  return letter === undefined ? {} : { court: letter === 'S' ? 'cal' : 'calctapp' };
}

/** A quick look before the slower one. */
function mayGoOnBehindDate(content: string): boolean {
  return content.endsWith(')') || content.includes('amended') || content.includes(' No');
}

/** What may follow a date and have a year of its own: `, as amended Mar. 5, 2019`, ` (en banc)`, New York's `, Index No. 654321/2019`. */
const behindDate =
  /^(.*\d{4}(?:, [A-Z][\w.’'-]{1,20}, J\.)?)(?:[,;] (?:as )?amended(?: on)?(?: [A-Z][a-z]{2,8}\.?(?: \d{1,2},)?)? \d{4}| \((en banc|unpublished|mem\.|per curiam|table)\)|, (?:[iI]ndex )?Nos?\. ?(\S{0,9}\d\S*(?: \([A-Z]+\))?))$/;

/** `(2021, 2d Cir.)` */
function readYearAndCourt(content: string): CourtAndDate | null {
  const [, year = '', written = ''] = /^(\d{4}), (.{2,40})$/.exec(content) ?? [];
  const court = written === '' ? undefined : findCourt(written);
  return court === undefined ? null : { year, court, courtAsWritten: written };
}

const changed = /^(?:as )?(?:amended|modified|revised|corrected)(?: on)?$/i;

function scannedDigits(written: string): string {
  return written.replace(/[lI]/g, '1').replace(/O/g, '0');
}

/** A letter stands for one of its digits. */
const scannedYear = /^(?:[lI]\d\d\d|[12][lIO]\d\d|[12]\d[lIO]\d|[12]\d\d[lIO])$/;

const supremeStyle = /^CA ?(?:1[01]|[1-9]|DC|Fed\.?)$/;

/** California's `Elm v. Oak (Cal. Ct. App., No. B123456) 2010 WL 12345`. */
function readCourtAndNumber(content: string): CourtAndDate | null {
  const [, head = '', docketNumber] = /^(.{2,40}), Nos?\. ?(\S{0,9}\d\S*)$/.exec(content) ?? [];
  const court = docketNumber === undefined ? undefined : findCourt(head);
  return court === undefined || docketNumber === undefined
    ? null
    : { court, courtAsWritten: head, docketNumber };
}

/** `(2d Cir.), cert. denied, … (1984)`: the year stands behind the history. Only a court that the table holds. */
function readCourtAlone(content: string): CourtAndDate | null {
  if (content.startsWith('App Term')) return { court: 'nyappterm', courtAsWritten: content };
  if (/^[1-4](?:st|n?d|rd|th) Dept$/.test(content)) return { court: 'nyappdiv', courtAsWritten: content };
  // "(Tex. App.—Houston [1st Dist.]), writ ref'd"
  if (/^Tex\. ?(?:Civ\. ?)?App\. ?[-\u2010-\u2014]/.test(content))
    return { court: 'texapp', courtAsWritten: content };
  if (content.length > 24 || !/^[A-Z\d]/.test(content)) return null;
  const older = olderFederalCourt(content);
  if (older !== undefined) return { court: older, courtAsWritten: content };
  if (!content.endsWith('.')) return null;
  if (oldFederal.test(content) || appealsAlone.test(content) || districtAlone.test(content))
    return { courtAsWritten: content };
  // "Colo. App." and "Colo. Sup." of older reports
  const court =
    courtNamed(content) ?? courtNamed(content.replace(/ App\.$/, ' Ct. App.').replace(/ Sup\.$/, ''));
  return court === undefined ? null : { court, courtAsWritten: content };
}

/** `(Ct.App.), cert. denied`: its reporter tells the state. */
const appealsAlone = /^(?:Ct\. ?App\.|App\.|App\. ?Div\.|Ct\. ?Crim\. ?App\.)$/;

/** Ohio's `2019-Ohio-1234, ¶ 12 (8th Dist.)` */
const districtAlone = /^\d{1,2}(?:st|d|nd|rd|th) Dist\.$/;

/** Alone: which of the circuit courts it was, no table tells. */
const oldFederal = /^(?:C\. ?C\.(?: ?A\.)?|D\. ?C\.)$/;

/** The court beside a caption that ends without a comma: `Elm v. Oak Co. (Idaho) 21 Pac. 1040`, `(Sup.) 96 N. Y. Supp. 1`. */
export function readCourtBeforeVolume(content: string): CourtAndDate | null {
  const court = /^[A-Z][A-Za-z. ]{1,12}$/.test(content) ? courtNamed(content) : undefined;
  if (court !== undefined) return { court, courtAsWritten: content };
  return lowerCourt.test(content) ? { courtAsWritten: content } : null;
}

const lowerCourt =
  /^(?:Sup|Super|Com\. ?Pl|City Ct|Co\. ?Ct|Surr|App\. ?Term|Gen\. ?T|Sp\. ?T|Cir\. ?Ct|Ch|Err\. ?& ?App)\.?$/;

type Draft = { -readonly [Field in keyof CourtAndDate]: CourtAndDate[Field] };

/** A year to come (`2102`) is read as written, so that it can be seen to be wrong. */
function findYearEnd(content: string): number {
  for (let end = content.length; end >= 4; end--) {
    if (!isYear(content, end - 4)) continue;
    const before = end > 4 ? content.charCodeAt(end - 5) : 0;
    if ((end < content.length && isAlphanumeric(content.charCodeAt(end))) || isAlphanumeric(before)) continue;
    // "1999-2000": the range is one year for us, its first.
    const isLater =
      (before === 45 || before === 0x2013) &&
      /(?:1[6-9]|20)\d\d[-\u2010-\u2013]$/.test(content.slice(Math.max(0, end - 9), end - 4));
    if (isLater) continue;
    return end;
  }
  return -1;
}

/** From 1600 to 2199. */
function isYear(text: string, at: number): boolean {
  const first = text.charCodeAt(at);
  if (first !== 49 && first !== 50) return false;
  const second = text.charCodeAt(at + 1);
  const isOfCentury = first === 49 ? second >= 54 && second <= 57 : second === 48 || second === 49;
  return isOfCentury && isDigit(text.charCodeAt(at + 2)) && isDigit(text.charCodeAt(at + 3));
}

/** Louisiana's `(La. App. 1 Cir. 5/10/10)`. */
function readNumericDate(content: string): CourtAndDate | null {
  const match = /^(.{0,50}?)[\s,]{0,2}(?<!\d)(\d{1,2}([/-])\d{1,2}\3(\d{4}|\d{2}))$/.exec(content);
  if (!match) return null;
  const [, head = '', date = '', , digits = ''] = match;
  const year = digits.length === 4 ? digits : Number(digits) > 40 ? `19${digits}` : `20${digits}`;
  const court = head === '' ? undefined : findCourt(head);
  if (head !== '' && court === undefined && !looksLikeCourt(head)) return null;
  return { ...(court && { court }), ...(head && { courtAsWritten: head }), year, date };
}

/** Capitals and dots, no running prose: an abbreviation that the table does not hold. */
function looksLikeCourt(head: string): boolean {
  if (head.length > 80 || /\bv\.|[“”"]|§/.test(head)) return false;
  if (!/^[A-Z0-9[(]/.test(head)) return false;
  if (supremeStyle.test(head)) return true;
  return (
    /(?:\b(?:Ct|Cir|Dist|Div|App|Bankr|Super|Cty|County|Court|Dept|Dep|Term|Sup|Civ|Crim|Fam|Surr|Chancery|Ch|P|C\.A|Mun|Prob|Comm|Bd|ALJ|Cl|Terr|Reg|ed)\b|^[NSEWCMD]\. ?D|^D\. )/.test(
      head,
    ) || /^(?:[A-Z][a-z]{0,6}\.? ?(?:& )?){1,5}$/.test(head)
  );
}

function isAlphanumeric(code: number): boolean {
  return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
}
