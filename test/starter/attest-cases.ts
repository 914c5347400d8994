/**
 * Which facts of a case are attested, by the rule of `assets/starter/README.md`: a source's metadata; two independent documents that
 * cite it alike; or one document, with the date of the decision in the list of the Supreme Court's.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { citationKey, readCitationKey } from '../../src/citations/citation-key';
import { reporterNamed } from '../../src/citations/facts/reporter-named';
import { nameLikeness } from '../../src/service/library/names/name-likeness';
import { SHARED, type Evidence } from './evidence';
import { isSameCaption } from './same-caption';

type Attestation = 'metadata' | 'documents' | 'document and date';

interface AttestedCase {
  readonly name: string;
  /** Keys, `347 U.S. 483`, the preferred one first. */
  readonly citations: readonly string[];
  readonly court: string;
  readonly date: string;
  readonly attested: Attestation;
}

/** Captions less alike than this name different parties. */
const RELATED = 0.2;

/**
 * `doubted`: places whose citations may be fabricated. `linked`: names of the cases to which CourtListener's own links of a place
 * lead; a place that leads to another case than the one attested holds several, or is in dispute, and is left out.
 */
export function attestCases(
  evidence: readonly Evidence[],
  doubted: ReadonlySet<string>,
  linked: ReadonlyMap<string, readonly string[]>,
): readonly AttestedCase[] {
  const dates = supremeCourtDates();
  const byKey = new Map<string, Evidence[]>();
  for (const piece of evidence) {
    const key = citationKey(piece.place);
    const known = byKey.get(key);
    if (known) known.push(piece);
    else byKey.set(key, [piece]);
  }

  const single = new Map<string, AttestedCase>();
  for (const [key, pieces] of byKey) {
    const attested = attestPlace(key, pieces, dates, doubted.has(key));
    const leadsElsewhere = linked
      .get(key)
      ?.some((name) => nameLikeness(name, attested?.name ?? '') < RELATED);
    if (attested && !leadsElsewhere) single.set(key, attested);
  }
  return joinParallels(single, byKey);
}

/** The case at one place, or `null` where nothing, or more than one thing, is attested there. */
function attestPlace(
  key: string,
  pieces: readonly Evidence[],
  dates: ReadonlyMap<string, string>,
  isDoubted: boolean,
): AttestedCase | null {
  const metadata = pieces.filter(({ kind }) => kind === 'metadata');
  const [first] = metadata;
  if (first) {
    // A document that cites another case or year there shows that the page holds several, or that the record errs.
    if (pieces.some((piece) => !saysTheSame(first, piece))) return null;
    return {
      name: first.name,
      citations: [key],
      court: agreed(metadata.map(({ court }) => court)) || courtFor(key, pieces),
      date: longest(metadata.map(({ date }) => date)),
      attested: 'metadata',
    };
  }
  const groups = groupAlike(pieces);
  const [best, second] = groups;
  // Where documents disagree about what stands there, one of them is wrong, and we do not know which.
  if (!best || (second && witnesses(second) * 3 > witnesses(best))) return null;
  const listed = dates.get(key)?.slice(0, 4);
  const year = yearOf(best, listed);
  if (year === null) return null;
  const facts = {
    name: commonest(best.map(({ name }) => name)),
    citations: [key],
    court: courtFor(key, best),
    date: year,
  };
  const saying = witnesses(best.filter(({ date }) => date === year));
  // What the pack calls doubtful stands only where two documents and the list agree.
  if (isDoubted && (saying < 2 || listed !== year)) return null;
  if (saying >= 2) return { ...facts, attested: 'documents' };
  return listed === year ? { ...facts, attested: 'document and date' } : null;
}

function saysTheSame(left: Evidence, right: Evidence): boolean {
  const sameYear = !left.date || !right.date || left.date.slice(0, 4) === right.date.slice(0, 4);
  // A source may hold one decision twice, with the parties' given names and without.
  const isSameDay = left.date?.length === 10 && left.date === right.date;
  if (left.kind === right.kind && !isSameDay) return sameYear && isSameCaption(left.name, right.name);
  // Documents abbreviate, and sources add every party: between the two, related is enough.
  return sameYear && nameLikeness(left.name, right.name) >= RELATED;
}

/** The largest group first. */
function groupAlike(pieces: readonly Evidence[]): readonly (readonly Evidence[])[] {
  const groups: Evidence[][] = [];
  for (const piece of pieces) {
    const group = groups.find(([first]) => first && isSameCaption(first.name, piece.name));
    if (group) group.push(piece);
    else groups.push([piece]);
  }
  return groups.sort((left, right) => witnesses(right) - witnesses(left));
}

function witnesses(pieces: readonly Evidence[]): number {
  return new Set(pieces.map(({ witness }) => witness)).size;
}

/**
 * The year of the list of decision dates, where a witness says it too; else the year that all witnesses agree on. The list often has
 * the day of a rehearing denied, so that nothing is taken from it alone.
 */
function yearOf(pieces: readonly Evidence[], listed: string | undefined): string | null {
  const years = new Set(pieces.flatMap(({ date }) => date ?? []));
  if (listed !== undefined && years.has(listed)) return listed;
  return years.size === 1 ? ([...years][0] ?? null) : null;
}

/** The court that two witnesses name, or that the reporter alone prints. */
function courtFor(key: string, pieces: readonly Evidence[]): string {
  const place = readCitationKey(key);
  const implied = place ? reporterNamed(place.reporter, place.volume)?.court : undefined;
  if (implied !== undefined) return implied;
  const named = pieces.filter(({ court }) => court !== undefined);
  return witnesses(named) >= 2 ? agreed(named.map(({ court }) => court)) : '';
}

/** Blank where not all agree. */
function agreed(values: readonly (string | undefined)[]): string {
  const said = new Set(values.filter((value) => value !== undefined));
  return said.size === 1 ? ([...said][0] ?? '') : '';
}

function longest(values: readonly (string | undefined)[]): string {
  return values.reduce<string>((best, value = '') => (value.length > best.length ? value : best), '');
}

/** Of captions written equally often the longest, as it is the least abbreviated. */
function commonest(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const [best] = [...counts].sort(
    ([left, often], [right, other]) => other - often || right.length - left.length || (left < right ? -1 : 1),
  );
  return best?.[0] ?? '';
}

/** Two places are one case's where a source says so, or two documents do, and both are attested alike. */
function joinParallels(
  single: ReadonlyMap<string, AttestedCase>,
  byKey: ReadonlyMap<string, readonly Evidence[]>,
): readonly AttestedCase[] {
  const joined: AttestedCase[] = [];
  const taken = new Set<string>();
  for (const key of [...single.keys()].sort(byPreference)) {
    const attested = single.get(key);
    if (!attested || taken.has(key)) continue;
    const parallels = [...parallelsOf(byKey.get(key) ?? [])].filter((other) => {
      const same = single.get(other);
      return (
        same &&
        other !== key &&
        !taken.has(other) &&
        same.date.slice(0, 4) === attested.date.slice(0, 4) &&
        isSameCaption(same.name, attested.name)
      );
    });
    const citations = [key, ...parallels.sort(byPreference)];
    for (const citation of citations) taken.add(citation);
    const best =
      citations.map((citation) => single.get(citation)).find((one) => one?.attested === 'metadata') ??
      attested;
    joined.push({
      ...best,
      citations,
      court: best.court || attested.court,
      date: best.date.length >= attested.date.length ? best.date : attested.date,
    });
  }
  return joined.sort((left, right) => byPreference(left.citations[0] ?? '', right.citations[0] ?? ''));
}

function parallelsOf(pieces: readonly Evidence[]): ReadonlySet<string> {
  const saidBy = new Map<string, Set<string>>();
  for (const { kind, witness, parallel } of pieces) {
    for (const place of parallel) {
      const key = citationKey(place);
      const known = saidBy.get(key) ?? new Set<string>();
      known.add(witness);
      if (kind === 'metadata') known.add('metadata');
      saidBy.set(key, known);
    }
  }
  return new Set([...saidBy].filter(([, by]) => by.size >= 2 || by.has('metadata')).map(([key]) => key));
}

const PREFERRED = [
  'U.S.',
  'F.3d',
  'F.4th',
  'F.2d',
  'F. Supp. 3d',
  'F. Supp. 2d',
  'F. Supp.',
  'S. Ct.',
  'L. Ed.',
];

/** Official before regional before unofficial, then by reporter, volume and page. */
function byPreference(left: string, right: string): number {
  const [a, b] = [readCitationKey(left), readCitationKey(right)];
  if (!a || !b) return 0;
  return (
    rank(a.reporter) - rank(b.reporter) ||
    a.reporter.localeCompare(b.reporter, 'en') ||
    a.volume.localeCompare(b.volume, 'en', { numeric: true }) ||
    a.page.localeCompare(b.page, 'en', { numeric: true })
  );
}

function rank(reporter: string): number {
  if (reporter === 'U.S.') return 0;
  if (/^(?:S\. Ct\.|L\. Ed\.)/.test(reporter)) return 8;
  if (/LEXIS|WL|U\.S\.L\.W\./.test(reporter)) return 9;
  const known = PREFERRED.indexOf(reporter);
  if (known !== -1) return 1;
  return reporterNamed(reporter)?.kind === 'regional' ? 5 : 3;
}

export function supremeCourtDates(): ReadonlyMap<string, string> {
  const dates = new Map<string, string>();
  for (const line of readFileSync(join(SHARED, 'facts/scotus_dates.csv'), 'utf8').split(/\r?\n/)) {
    const [citation = '', date = ''] = line.split('|');
    const place = readCitationKey(citation);
    if (place && /^\d{4}-\d\d-\d\d$/.test(date)) dates.set(citationKey(place), date);
  }
  return dates;
}
