/** Which court an abbreviation names: as its table lists it, as older reports wrote it, and with divisions, departments or counties behind. */
import { isLower } from '../../../text/character-classes';
import { citedCourts } from '../../facts/cited-courts';
import { stateByCode, states } from '../../facts/states';
import { abbreviateCourt } from './court-in-words';

/** The id of the court whose abbreviation this is, whole. */
export function courtNamed(abbreviation: string): string | undefined {
  const known = courtIds();
  return known.get(abbreviation) ?? known.get(foldCourt(abbreviation));
}

/** The id of the court that an abbreviation names; divisions, departments and counties behind it are passed over. */
export function findCourt(written: string): string | undefined {
  // "citations omitted": of a court in small letters only what the table has.
  if (isLower(written.charCodeAt(0))) return courtNamed(written);
  const isSpelt = spelt.test(written);
  const listed = isSpelt ? undefined : courtIds().get(written);
  if (listed !== undefined) return listed;
  const found = isSpelt ? findSpelt(written) : undefined;
  return (
    found ??
    findAbbreviated(
      written.replace(/^U\. ?S\. (?:(?=\d)|Dist\. (?:Ct\. )?(?=[NSEWMCD]))| Spec\. Mstr\.$/, ''),
    ) ??
    (isSpelt ? undefined : findSpelt(written))
  );
}

const spelt = /Court|Circuit|District|:/;

function findSpelt(written: string): string | undefined {
  const abbreviation = abbreviateCourt(written);
  return abbreviation === undefined ? undefined : findAbbreviated(abbreviation);
}

function findAbbreviated(abbreviation: string): string | undefined {
  const known = courtIds();
  const asListed = known.get(abbreviation);
  if (asListed !== undefined) return asListed;
  const folded = foldCourt(abbreviation);
  // "9 Cir." of older reports, and "(5th 2005)"
  const ordinal = /^(\d{1,2})(?:cir|(?:st|d|nd|rd|th))$/.exec(folded)?.[1];
  if (ordinal !== undefined) return Number(ordinal) <= 11 ? `ca${String(Number(ordinal))}` : undefined;
  const exact = findFolded(folded) ?? known.get(folded.replace(/ore$/, 'or')) ?? olderSpelling(folded, known);
  if (exact !== undefined) return exact;
  const older = olderFederalCourt(abbreviation);
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
  if (/^(?:Fla\. )?[1-6](?:st|d|nd|rd|th)? ?DCA$/.test(abbreviation)) return 'fladistctapp';
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
    if (/\bCt\b|^\d{1,2}(?:st|d|nd|rd|th) Cir/.test(rest) && (count === 1 || /^[NSW]\. [A-Z]\.$/.test(head)))
      return undefined;
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

/** `C. C. A. 8`, `D.C.S.D.N.Y.`, `D.C.Mass.`: federal courts as older reports wrote them. */
export function olderFederalCourt(abbreviation: string): string | undefined {
  const folded = foldCourt(abbreviation);
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

const department =
  /^(?:App(?:\.?|ellate) Div(?:\.?|ision),? |(?:N\. ?Y\. ?)?A\.? ?D\.?,? )?(?:[1-4](?:st|d|nd|rd|th)?(?= )|first|second|third|fourth) dep/i;

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
    .replace(/supct$/, '')
    .replace(/^texas(?=app)/, 'tex')
    .replace(/superior(?=ct$)/, 'super')
    .replace(/(?<=mass)super$/, 'superct')
    .replace(/(?<=^njsuper)ad$/, 'ctappdiv')
    .replace(/^bank(?:r(?=del$))?(?!r)/, (bank) => (bank === 'bank' ? 'bankr' : 'bankrd'))
    .replace(/(?<=d)calif$/, 'cal')
    .replace(/(?<=d)penn$/, 'pa')
    // "N.D. CA": the state as the post abbreviates it
    .replace(/(?<=d)[a-z]{2}$/, (code) => foldCourt(stateByCode(code)?.abbreviation ?? code));
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
    .replace('hawaii', 'haw')
    .replace(/2nd/, '2d')
    .replace(/3rd/, '3d');
}
