/** The parenthesis that names court and date: `(9th Cir. 2001)`, `(S.D.N.Y. Mar. 4, 2019)`, `[1st Dept 1989]`, `(1973)`. */
import { isDigit } from '../../../text/character-classes';
import { citedCourts } from '../../facts/cited-courts';
import { states } from '../../facts/states';

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
  /(?:^|[\s,(.])((?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]{0,7}\.?(?:\s?\d{1,2}(?:st|nd|rd|th)?)?)\s{0,2}[,.]?\s{0,2}$/i;
const afterYear =
  /^[\s,;]{1,3}(?:(?:no|en|in|per|pet|writ|rev|aff|mem|unpub|table|not|as|orig|disc|plurality|app|ref|rehe?|reh|cert|order|slip|ed|holding|judgm|opinion)\b.{0,70}|[A-Z][\w.’'-]{1,20}(?: [A-Z][\w.’'-]{1,20}){0,2}, (?:Ch\. )?J\.)$/i;
const leadingWeight =
  /^(en banc|in banc|per curiam|unpublished|mem\.|table|filed|decided|argued)\b[\s,]{0,3}/i;
const trailingWeight =
  /[\s,]{0,3}(en banc|in banc|banc|per curiam|unpublished|mem\.|filed|decided|slip op\.)[\s,]{0,3}$/i;

/** `content` is what stands between the signs, spaces collapsed; `null` where it is no court and date. */
export function readCourtAndDate(content: string): CourtAndDate | null {
  if (content.length > LONGEST || content.length < 3) return null;
  // "526 [(1958)]", a scan's "(lst Cir. 1995)" and "(llth Cir. 1995)"
  if (content.startsWith('(') && content.endsWith(')')) return readCourtAndDate(content.slice(1, -1));
  if (content.startsWith('l')) {
    const scanned = content.replace(/^l(?=st )|^ll(?=th )/, (ones) => '1'.repeat(ones.length));
    if (scanned !== content) return readCourtAndDate(scanned);
  }
  // A scan's "20l2"
  const last = content.slice(-4);
  if (mayBeScanned(last) && scannedYear.test(last))
    return readCourtAndDate(content.slice(0, -4) + last.replace(/[lI]/g, '1').replace(/O/g, '0'));
  // "(CA3), cert. denied"
  if (content.startsWith('CA') && supremeStyle.test(content))
    return { court: findCourt(content) ?? '', courtAsWritten: content };
  if (content.length === 3) return null;
  if (content.length === 4 && findYearEnd(content) === 4) return { year: content };
  const numeric = content.includes('/') ? readNumericDate(content) : null;
  if (numeric) return numeric;
  const yearEnd = findYearEnd(content);
  if (yearEnd < 0) return readCourtAndNumber(content) ?? readCourtAlone(content);
  const year = content.slice(yearEnd - 4, yearEnd);
  const rest = content.slice(yearEnd);
  let weight: string | undefined;
  let docketNumber: string | undefined;
  if (rest.trim() !== '' && !/^[-–—/]\d{2,4}$/.test(rest) && !/^[.,?;\]]$/.test(rest)) {
    // California's "(Mar. 3, 2020, B123456)"
    const ofCalifornia = /^, ([A-HS]\d{6})$/.exec(rest)?.[1];
    if (ofCalifornia === undefined && !afterYear.test(rest)) return null;
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
  if (/^[\s,]|[\s,]$/.test(head)) head = head.replace(/[\s,]{1,8}$/, '').replace(/^[\s,]{1,8}/, '');
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
    weight ??= trailing[1];
    head = head.slice(0, trailing.index);
  }
  // Westlaw's "C.A.9 (Cal.), 1996"
  if (head.endsWith(')')) head = head.replace(/ \([A-Z][A-Za-z. ]{1,14}\)$/, '');
  if (changed.test(head)) head = '';
  const found: Draft = { year };
  if (date !== undefined) found.date = date;
  if (docketNumber !== undefined) found.docketNumber = docketNumber;
  else if (weight !== undefined) found.weight = weight;
  if (head === '') return found;
  const court = findCourt(head);
  if (court === undefined && !looksLikeCourt(head)) return null;
  if (court !== undefined) found.court = court;
  found.courtAsWritten = head;
  return found;
}

const changed = /^(?:as )?(?:amended|modified|revised|corrected)(?: on)?$/i;

/** Whether one of them is the letter for a digit. */
function mayBeScanned(year: string): boolean {
  return year.includes('l') || year.includes('I') || year.includes('O');
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
  if (content.length > 24 || !/^[A-Z\d]/.test(content)) return null;
  const older = olderInitials.includes(content.charAt(0)) ? olderFederalCourt(foldCourt(content)) : undefined;
  if (older !== undefined) return { court: older, courtAsWritten: content };
  if (!content.endsWith('.')) return null;
  if (oldFederal.test(content) || appealsAlone.test(content) || districtAlone.test(content))
    return { courtAsWritten: content };
  const known = courtIds();
  // "Colo. App." and "Colo. Sup." of older reports
  const court =
    known.get(foldCourt(content)) ??
    known.get(foldCourt(content.replace(/ App\.$/, ' Ct. App.').replace(/ Sup\.$/, '')));
  return court === undefined ? null : { court, courtAsWritten: content };
}

/** Of `C. C. A. 8`, `D.C.Mass.`, `U.S.C.C.A. 9`. */
const olderInitials = 'CDU';

/** `(Ct.App.), cert. denied`: its reporter tells the state. */
const appealsAlone = /^(?:Ct\. ?App\.|App\.|App\. ?Div\.|Ct\. ?Crim\. ?App\.)$/;

/** Ohio's `2019-Ohio-1234, ¶ 12 (8th Dist.)` */
const districtAlone = /^\d{1,2}(?:st|d|nd|rd|th) Dist\.$/;

/** Alone or with a district: which of the circuit courts it was, no table tells. */
const oldFederal = /^(?:C\. ?C\.(?: ?A\.)?|D\. ?C\.)(?:,? (?:[NSEWMC]\. ?)?D\. ?[A-Z][A-Za-z. ]{0,8}\.)?$/;

/** The court beside a caption that ends without a comma: `Elm v. Oak Co. (Idaho) 21 Pac. 1040`, `(Sup.) 96 N. Y. Supp. 1`. */
export function readCourtBeforeVolume(content: string): CourtAndDate | null {
  const court = /^[A-Z][A-Za-z. ]{1,12}$/.test(content) ? courtNamed(content) : undefined;
  if (court !== undefined) return { court, courtAsWritten: content };
  return lowerCourt.test(content) ? { courtAsWritten: content } : null;
}

const lowerCourt =
  /^(?:Sup|Super|Com\. ?Pl|City Ct|Co\. ?Ct|Surr|App\. ?Term|Gen\. ?T|Sp\. ?T|Cir\. ?Ct|Ch|Err\. ?& ?App)\.?$/;

/** `C. C. A. 8`, `D.C.S.D.N.Y.`, `D.C.Mass.`: federal courts as older reports wrote them. */
function olderFederalCourt(folded: string): string | undefined {
  const circuit = /^(?:us)?cc?a(10|[1-9])(?:st|d|nd|rd|th)?(?:cir)?$/.exec(folded)?.[1];
  if (circuit !== undefined) return `ca${circuit}`;
  const district = /^(?:us)?dc([a-z]{2,})$/.exec(folded)?.[1];
  if (district === undefined) return undefined;
  const known = courtIds();
  for (const named of [district, `d${district}`]) {
    const found = /^[nsewmc]?d/.test(named) ? known.get(named) : undefined;
    // "D.C.Wis.": its two districts are older than the reporter.
    if (found !== undefined && /^.{2,3}d$/.test(found) && !isDivided(named, known)) return found;
  }
  return undefined;
}

/** Whether a state whose one district is named has several. */
function isDivided(named: string, known: ReadonlyMap<string, string>): boolean {
  return named.startsWith('d') && ['nd', 'ed', 'sd', 'wd', 'md'].some((of) => known.has(of + named.slice(1)));
}

type Draft = { -readonly [Field in keyof CourtAndDate]: CourtAndDate[Field] };

/** The id of the court whose abbreviation this is, whole. */
export function courtNamed(abbreviation: string): string | undefined {
  const known = courtIds();
  return known.get(abbreviation) ?? known.get(foldCourt(abbreviation));
}

/** The id of the court that an abbreviation names; divisions, departments and counties behind it are passed over. */
export function findCourt(abbreviation: string): string | undefined {
  const known = courtIds();
  const asListed = known.get(abbreviation);
  if (asListed !== undefined) return asListed;
  const folded = foldCourt(abbreviation);
  // "9 Cir." of older reports, and "(5th 2005)"
  const ordinal = /^(\d{1,2})(?:cir|(?:st|d|nd|rd|th))$/.exec(folded)?.[1];
  if (ordinal !== undefined) return Number(ordinal) <= 11 ? `ca${String(Number(ordinal))}` : undefined;
  const exact = findFolded(folded) ?? known.get(folded.replace(/ore$/, 'or')) ?? olderSpelling(folded, known);
  if (exact !== undefined) return exact;
  const older = olderFederalCourt(folded);
  if (older !== undefined) return older;
  // "D. Hawaii", "N.D. Texas", "Ninth Cir."
  const state = states.find(({ name }) => abbreviation.endsWith(name));
  if (state) {
    const short = known.get(foldCourt(abbreviation.slice(0, -state.name.length) + state.abbreviation));
    if (short !== undefined) return short;
  }
  const circuitName = circuitNames.findIndex((name) => abbreviation.startsWith(`${name} Cir`));
  if (circuitName >= 0) return `ca${String(circuitName + 1)}`;
  // "Fla. 3d Dist. Ct. App."
  const undivided = known.get(foldCourt(abbreviation.replace(/ \d{1,2}(?:st|nd|rd|th|d)(?= Dist\. Ct)/, '')));
  if (undivided !== undefined) return undivided;
  // The Supreme Court writes "CA9", "CADC", "CA Fed.".
  const circuit = /^ca(1[01]|[1-9]|dc|fed)$/.exec(folded)?.[1];
  if (circuit !== undefined) return circuit === 'fed' ? 'cafc' : `ca${circuit}`;
  // New York alone has departments, New Jersey an Appellate Division too: "App. Div. 2d Dep't", "A.D. 2d Dept."
  if (department.test(abbreviation)) return 'nyappdiv';
  // Of the District Court, which no table has; not the Appeals Court.
  if (/^Mass\. App\. Div\b/.test(abbreviation)) return undefined;
  // Florida's "4th DCA"
  if (/^[1-6](?:st|d|nd|rd|th) DCA$/.test(abbreviation)) return 'fladistctapp';
  // Ohio's districts: "7th Dist. Mahoning"
  if (ohioDistrict.test(abbreviation)) return 'ohioctapp';
  // "Tex. App.—Houston [1st Dist.]", "Cal. Ct. App. 2d Dist.", "1st Cir. Mass."
  const words = (/^[A-Z]\. & /.test(abbreviation) ? '' : abbreviation)
    .replace(/\.(?=[A-Z])/g, '. ')
    .split(/[\s,—–\u0096\u0097[(-]+/);
  for (let count = words.length - 1; count > 0; count--) {
    const head = words.slice(0, count).join(' ');
    const found = findFolded(foldCourt(head));
    if (found === undefined) continue;
    const rest = words.slice(count).join(' ');
    // What stands behind the state's name may be another of its courts.
    if (/\bApp\b/.test(rest)) return findFolded(foldCourt(`${head} App.`));
    if (/\bCt\b|^\d{1,2}(?:st|d|nd|rd|th) Cir/.test(rest) && count === 1) return undefined;
    if (
      /\d(?:st|d|nd|rd|th)|^\d{1,2} Cir|\b(?:Div|Dep|Dist|Dpt|County|Cty|Co|Cnty|Panel|Houston|Dallas|Austin|Waco|El|San|Fort|Ft|Corpus|Tyler|Texarkana|Amarillo|Beaumont|Eastland|Edinburg|Part|Term|W|E|N|S|M)\b/.test(
        rest,
      )
    )
      return found;
    if (/^(?:\d{1,2}(?:st|d|nd|rd|th)|D\.?C\.?|Fed\.?) ?Cir/i.test(abbreviation)) return found;
    return undefined;
  }
  return undefined;
}

const department =
  /^(?:App\.? Div\.?,? |A\.? ?D\.?,? )?(?:[1-4](?:st|d|nd|rd|th)|first|second|third|fourth) dep/i;

/** "Colo. App." of older reports is the Court of Appeals. */
function findFolded(folded: string): string | undefined {
  const known = courtIds();
  return known.get(folded) ?? (folded.endsWith('app') ? known.get(`${folded.slice(0, -3)}ctapp`) : undefined);
}

/** `Bkrtcy.N.D.Tex.`, `N.D. Okl.`, `Okl. Sup. Ct.`, `Em.App.`, `Ia.` */
function olderSpelling(folded: string, known: ReadonlyMap<string, string>): string | undefined {
  if (folded === 'emapp') return 'tecoa';
  const today = folded
    .replace(/^bkrtcy/, 'bankr')
    .replace(/okl(?!a)/, 'okla')
    .replace(/^ia(?=$|app|ctapp)/, 'iowa')
    .replace(/supct$/, '');
  return today === folded ? undefined : known.get(today);
}

const ohioDistrict = /^(?:1st|2d|2nd|3d|3rd|[4-9]th|1[0-2]th) Dist\. [A-Z][a-z]+$/;

const circuitNames = [
  'First',
  'Second',
  'Third',
  'Fourth',
  'Fifth',
  'Sixth',
  'Seventh',
  'Eighth',
  'Ninth',
  'Tenth',
  'Eleventh',
];

let ids: Map<string, string> | undefined;

function courtIds(): Map<string, string> {
  if (ids) return ids;
  ids = new Map();
  for (const { id, abbreviations } of citedCourts()) {
    for (const abbreviation of abbreviations) {
      const folded = foldCourt(abbreviation);
      const first = ids.get(folded) ?? id;
      ids.set(folded, first);
      // Most are written as listed: they need no folding.
      ids.set(abbreviation, first);
    }
  }
  return ids;
}

/** Letters and digits alone; `2nd` is `2d`, `Dept` is `Dep't`. */
function foldCourt(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/^okl(?!a)/, 'okla')
    .replace(/circuit$/, 'cir')
    .replace(/2nd/, '2d')
    .replace(/3rd/, '3d');
}

/** A year to come (`2102`) is read as written, so that it can be seen to be wrong. */
function findYearEnd(content: string): number {
  for (let end = content.length; end >= 4; end--) {
    if (!isYear(content, end - 4)) continue;
    const before = end > 4 ? content.charCodeAt(end - 5) : 0;
    if ((end < content.length && isAlphanumeric(content.charCodeAt(end))) || isAlphanumeric(before)) continue;
    // "1999-2000": the range is one year for us, its first.
    const isLater =
      (before === 45 || before === 0x2013) &&
      /(?:1[6-9]|20)\d\d[-–]$/.test(content.slice(Math.max(0, end - 9), end - 4));
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
  const match = /^(.{0,50}?)[\s,]{0,2}(\d{1,2}\/\d{1,2}\/(\d{4}|\d{2}))$/.exec(content);
  if (!match) return null;
  const [, head = '', date = '', digits = ''] = match;
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
    /(?:\b(?:Ct|Cir|Dist|Div|App|Bankr|Super|Cty|County|Court|Dept|Dep|Term|Sup|Civ|Crim|Fam|Surr|Chancery|Ch|P|Mun|Prob|Comm|Bd|ALJ|Cl|Terr|Reg|ed)\b|^[NSEWCMD]\. ?D|^D\. )/.test(
      head,
    ) || /^(?:[A-Z][a-z]{0,6}\.? ?(?:& )?){1,4}$/.test(head)
  );
}

function isAlphanumeric(code: number): boolean {
  return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
}
