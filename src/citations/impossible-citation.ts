/**
 * Whether a citation names a place or a time that cannot be: facts for the verdict, with their sources.
 *
 * Only bounds that two sources support make a citation impossible; what one source alone says, and a court that the reporter
 * does not print, is a doubt. Living series have no upper bound.
 */
import { isSupported, type Bound, type BoundSource, type Lifetime } from './facts/bound';
import { citedCourtById, type CitedCourt } from './facts/cited-courts';
import { yearsOfCourt } from './facts/court-years';
import { nominativeOf } from './citation-key';
import type { CaseFields } from './found-citation';
import { reporterNamed } from './facts/reporter-named';
import { boundsOf } from './facts/reporter-bounds';
import type { Reporter } from './facts/reporters';

export interface Impossibility {
  readonly attribute: 'reporter' | 'volume' | 'year' | 'court' | 'section';
  readonly cited: string;
  /** In words, to stand after a colon: `F.2d ended with volume 999`. */
  readonly bound: string;
  readonly sources: readonly BoundSource[];
}

/** Decisions of the last days of a year are printed, and cited, with the next. */
const slackYears = 1;

/** Why this citation cannot be right, or `null` where nothing that two sources support speaks against it. */
export function findImpossibility(cited: CaseFields): Impossibility | null {
  return conflicts(cited).find(({ supported }) => supported)?.impossibility ?? null;
}

/**
 * What speaks against this citation without proving anything: one source alone, a court that the reporter does not print, years
 * that do not go together, or one beyond `latestYear`.
 */
export function findDoubt(cited: CaseFields, latestYear = Infinity): Impossibility | null {
  return (
    yearToCome(cited, latestYear) ??
    unknownSeries(cited) ??
    conflicts(cited)[0]?.impossibility ??
    otherYearThanVolume(cited) ??
    courtNotPrinted(cited)
  );
}

/** `512 F. Supp. 4d`: of a known reporter, so that a wrong number is likelier than a reporter of which nothing is known. */
function unknownSeries({ reporter }: CaseFields): Impossibility | null {
  const [, base] = /^(.+?) ?[2-9](?:d|th)$/.exec(reporter) ?? [];
  if (base === undefined || reporterNamed(reporter) || !reporterNamed(base)) return null;
  return { attribute: 'reporter', cited: reporter, bound: `no such series of ${base} is known`, sources: [] };
}

function yearToCome({ year, volume, reporter }: CaseFields, latestYear: number): Impossibility | null {
  const ofVolume = yearOfVolume(reporter, volume);
  const late = [year, ofVolume].find((one) => Number(one) > latestYear);
  return late === undefined ? null : yearDoubt(late, 'no decision bears a year that is still to come');
}

/** `2019-Ohio-1234 (2020)`. A database numbers the last decisions of a year with the next, and a few long after. */
function otherYearThanVolume({ year, volume, reporter }: CaseFields): Impossibility | null {
  const ofVolume = yearOfVolume(reporter, volume);
  if (year === undefined || ofVolume === undefined) return null;
  const isNeutral = reporterNamed(reporter, volume)?.kind === 'neutral';
  const isApart = isNeutral ? year !== ofVolume : Number(year) > Number(ofVolume);
  return isApart ? yearDoubt(year, `${volume} ${reporter} is a number of ${ofVolume}`) : null;
}

/** Of a neutral citation or a database, whose volumes are years. */
function yearOfVolume(reporter: string, volume: string): string | undefined {
  const kind = reporterNamed(reporter, volume)?.kind;
  return (kind === 'neutral' || kind === 'database') && /^(?:1[6-9]|2\d)\d\d$/.test(volume)
    ? volume
    : undefined;
}

function yearDoubt(cited: string, bound: string): Impossibility {
  return { attribute: 'year', cited, bound, sources: [] };
}

interface Conflict {
  readonly supported: boolean;
  readonly impossibility: Impossibility;
}

function conflicts(cited: CaseFields): Conflict[] {
  const reporter = reporterNamed(cited.reporter, cited.volume);
  const court = writtenCourt(cited);
  return [volumeConflict(cited, reporter), ...yearConflicts(cited, reporter, court)].filter(
    (conflict) => conflict !== null,
  );
}

function volumeConflict(cited: CaseFields, reporter: Reporter | null): Conflict | null {
  const bound = reporter && boundsOf(reporter).lastVolume;
  if (!reporter || !bound || !/^\d+$/.test(cited.volume) || Number(cited.volume) <= bound.value) return null;
  const words = `${reporter.name} ended with volume ${String(bound.value)}`;
  return conflict('volume', cited.volume, words, bound);
}

function yearConflicts(
  cited: CaseFields,
  reporter: Reporter | null,
  court: CitedCourt | undefined,
): (Conflict | null)[] {
  const year = cited.year === undefined ? NaN : Number(cited.year);
  if (Number.isNaN(year)) return [];
  // A database holds decisions of every age, the volume of a neutral citation is itself a year, and what was yet to be printed may never have been.
  const lives: NamedLifetime[] = [
    ...(reporter && reporter.kind !== 'database' && reporter.kind !== 'neutral' && /\d/.test(cited.volume)
      ? [{ name: reporter.name, ...boundsOf(reporter) }]
      : []),
    ...nominativeLife(cited),
    ...(court ? [{ name: abbreviationOf(court), ...yearsOfCourt(court) }] : []),
  ];
  return lives.map(({ name, firstYear, lastYear }) => {
    if (firstYear && year < firstYear.value - slackYears) {
      return conflict(
        'year',
        String(year),
        `${name} has no decisions from before ${String(firstYear.value)}`,
        firstYear,
      );
    }
    if (lastYear && year > lastYear.value + slackYears) {
      return conflict(
        'year',
        String(year),
        `${name} has no decisions from after ${String(lastYear.value)}`,
        lastYear,
      );
    }
    return null;
  });
}

/** Of the first ninety volumes of the United States Reports: `5 U.S.` is `1 Cranch`. */
function nominativeLife({ reporter, volume }: CaseFields): readonly NamedLifetime[] {
  const name = reporter === 'U.S.' ? nominativeOf(volume)?.reporter : undefined;
  const named = name === undefined ? null : reporterNamed(name);
  return named ? [{ name: `${volume} U.S.`, ...boundsOf(named) }] : [];
}

interface NamedLifetime extends Lifetime {
  readonly name: string;
}

function conflict(
  attribute: Impossibility['attribute'],
  cited: string,
  words: string,
  bound: Bound,
): Conflict {
  const impossibility = { attribute, cited, bound: words, sources: bound.sources };
  return { supported: isSupported(bound), impossibility };
}

/** A court that only the reporter implies is no ground for doubt. */
function writtenCourt({ court, courtAsWritten }: CaseFields): CitedCourt | undefined {
  return court === undefined || courtAsWritten === undefined ? undefined : citedCourtById(court);
}

/** A court whose decisions the reporter does not print, as `9th Cir.` for the Federal Supplement. */
export function courtNotPrinted(cited: CaseFields): Impossibility | null {
  const reporter = reporterNamed(cited.reporter, cited.volume);
  const court = writtenCourt(cited);
  if (!reporter || !court || (printsCourt(reporter, court) !== false && !isForOther(cited, court)))
    return null;
  return {
    attribute: 'court',
    cited: cited.courtAsWritten ?? abbreviationOf(court),
    bound: `the reporter ${reporter.name} prints no decisions of this court`,
    sources: ['reporters-db'],
  };
}

/** Whether the reporter prints the court's decisions; `undefined` where that is not known. */
export function printsCourt(reporter: Reporter, court: CitedCourt): boolean | undefined {
  if (!reporter.prints || reporter.kind === 'neutral') return undefined;
  return reporter.prints.some((what) => {
    switch (what) {
      case 'scotus':
        return court.id === 'scotus';
      case 'us':
        return court.jurisdiction === 'us' || territories.includes(court.jurisdiction);
      case 'appeals':
        return court.jurisdiction === 'us' && !['supreme', 'district', 'bankruptcy'].includes(court.level);
      default:
        return (
          court.jurisdiction === what ||
          (what === 'dc' && court.id === 'cadc') ||
          // Of the territory, whose only court of record was a federal one.
          (what === 'ak' && court.id === 'akd')
        );
    }
  });
}

/** Whose abbreviation alone, as `V.I.`, is also written for the federal court there. */
const territories: readonly string[] = ['gu', 'mp', 'pr', 'vi'];

/** Since late in 1932 the Federal Supplement prints the district courts, which the Federal Reporter printed until then, and no court above them. */
function isForOther({ reporter, year }: CaseFields, { level, jurisdiction }: CitedCourt): boolean {
  if (reporter.startsWith('F. Supp.')) return jurisdiction === 'us' && ['appeals', 'supreme'].includes(level);
  return reporter === 'F.2d' && level === 'district' && Number(year) > 1933;
}

function abbreviationOf(court: CitedCourt): string {
  return court.abbreviations[0] ?? court.id;
}
