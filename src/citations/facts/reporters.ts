/**
 * Every American case reporter: how it is written, how it is cited and whose decisions it prints. When it ran tells
 * `reporter-bounds.ts`.
 *
 * The lines stand in `tables/reporter-table.ts`, and are taken apart when they are first asked for.
 */
import { Beginnings } from './beginnings';
import { stateByCode } from './states';
import { reporterTable } from './tables/reporter-table';

export interface Reporter {
  /** Canonical: `F. Supp. 2d`. Two reporters may share a name: `Ohio` (1821–1851) and the neutral `2019-Ohio-1234`. */
  readonly name: string;
  /** Other spellings. Those that differ only by spaces, dots, apostrophes or capitals are not listed: readers skip these. */
  readonly spellings: readonly string[];
  readonly kind: ReporterKind;
  readonly form: CitationForm;
  /** The id of the only court that it prints. */
  readonly court: string | undefined;
  /** Whose decisions it prints: `scotus`, `appeals`, `us` (any federal court) or states by postal code (`ca`); undefined where not known. */
  readonly prints: readonly string[] | undefined;
}

export type ReporterKind =
  'federal' | 'state' | 'regional' | 'specialty' | 'neutral' | 'nominative' | 'database' | 'english';

/**
 * How volume, reporter and page are ordered: `1 F.2d 3`; neutral with hyphens `2007-NMCA-014`; the reporter first
 * `T.C. Memo. 2019-12`; by paragraph `Trade Cas. (CCH) ¶ 64,689`; `Minor 1`, whose only volume may be left out; in its last years
 * by year and letter `Ann. Cas. 1914D, 441`; Louisiana's `2009-1359 (La. App. 1 Cir. 5/10/10)`.
 */
export type CitationForm =
  'volume' | 'hyphenated' | 'reporterFirst' | 'paragraph' | 'singleVolume' | 'yearAndLetter' | 'louisiana';

const kinds: Readonly<Record<string, ReporterKind>> = {
  f: 'federal',
  s: 'state',
  r: 'regional',
  x: 'specialty',
  n: 'neutral',
  e: 'nominative',
  d: 'database',
  b: 'english',
};

const forms: Readonly<Record<string, CitationForm>> = {
  '-': 'hyphenated',
  '<': 'reporterFirst',
  '¶': 'paragraph',
  '1': 'singleVolume',
  Y: 'yearAndLetter',
  L: 'louisiana',
};

/** The groups of a table, each with its lines. */
export function readGroups(table: string): readonly (readonly [ReporterGroup, string])[] {
  const [, ...groups] = table.trimEnd().split('\n= ');
  return groups.map((text) => {
    const end = text.indexOf('\n');
    return [readHeading(text.slice(0, end)), text.slice(end + 1)];
  });
}

/** What the reporters of a group have alike. */
export interface ReporterGroup {
  readonly kind: ReporterKind;
  readonly form: CitationForm;
  readonly prints: readonly string[] | undefined;
  /** The abbreviation of the only state that they print. */
  readonly state: string;
  /** As the ids of its courts begin: `nm` of `N.M.` */
  readonly stateId: string;
  /** What each name ends with: ` LEXIS`, ` (CCH)`. */
  readonly end: string;
}

function readHeading(heading: string): ReporterGroup {
  const [kind = '', prints = '', end = ''] = heading.split('|');
  const state = stateOf(heading);
  return {
    kind: kinds[kind.charAt(0)] ?? 'specialty',
    form: forms[kind.charAt(1)] ?? 'volume',
    prints: prints === '' ? undefined : prints.split(','),
    state,
    stateId: state.replace(/[. ]/g, '').toLowerCase(),
    end,
  };
}

/** The abbreviation of the only state that a group prints. */
function stateOf(heading: string): string {
  return stateByCode(heading.split('|')[1] ?? '')?.abbreviation ?? '';
}

/** How lawyers and word processors write the ordinals that reporters shorten. */
const inFull: Readonly<Record<string, string>> = { '2d': '2nd', '3d': '3rd' };

/** Its spellings are read when first asked for. */
class ListedReporter implements Reporter {
  readonly name: string;
  readonly kind: ReporterKind;
  readonly form: CitationForm;
  readonly prints: readonly string[] | undefined;
  readonly court: string | undefined;
  readonly #group: ReporterGroup;
  /** Without the series, and without what all of its group end with. */
  readonly #base: string;
  readonly #series: string;
  readonly #written: string;
  #spellings: readonly string[] | undefined;

  constructor(
    group: ReporterGroup,
    base: string,
    series: string,
    written: string,
    court: string | undefined,
  ) {
    this.name = base + series + group.end;
    this.kind = group.kind;
    this.form = group.form;
    this.prints = group.prints;
    this.court = court?.startsWith('@') === true ? group.stateId + court.slice(1) : court;
    this.#group = group;
    this.#base = base;
    this.#series = series;
    this.#written = written;
  }

  get spellings(): readonly string[] {
    return (this.#spellings ??= this.#readSpellings());
  }

  #readSpellings(): readonly string[] {
    const { state, end } = this.#group;
    const written = this.#written.replaceAll('~', this.#base).replaceAll('@', state);
    const spellings = written === '' ? [] : written.split(';').map((one) => one + this.#series);
    // "Trade Cas. (CCH)" is "Trade Cas." too.
    if (end.startsWith(' (')) spellings.push(this.#base);
    // "54 S.W. (2d) 377", as series were written at first, and "54 S.W. 2nd 377".
    const series =
      this.name.endsWith('d') || this.name.endsWith('h') ? /\d(?:d|th)$/.exec(this.name)?.[0] : undefined;
    if (series !== undefined)
      for (const one of [this.name, ...spellings]) {
        if (!one.endsWith(series)) continue;
        const base = one.slice(0, -series.length);
        spellings.push(`${base}(${series})`);
        const ordinal = inFull[series];
        if (ordinal !== undefined) spellings.push(base + ordinal, `${base}(${ordinal})`);
      }
    return spellings;
  }
}

interface Listed {
  readonly lines: readonly string[];
  readonly beginnings: Beginnings;
  /** By the place of their line, those that have been read. */
  readonly reporters: (readonly Reporter[] | undefined)[];
  /** By the place of their heading, those that have been read. */
  readonly groups: (ReporterGroup | undefined)[];
}

let read: Listed | undefined;

function listed(): Listed {
  if (!read) {
    const lines = reporterTable.trim().split('\n');
    read = { lines, beginnings: new Beginnings(lines, stateOf), reporters: [], groups: [] };
  }
  return read;
}

export function allReporters(): readonly Reporter[] {
  return listed().lines.flatMap((_, place) => reportersAt(place));
}

/** Those with a name or another spelling that begins so (see `beginnings.ts`), and others of the same first letter. */
export function reportersBeginningWith(beginning: number): readonly Reporter[] {
  return listed().beginnings.of(beginning).flatMap(reportersAt);
}

/** Of a line its reporter, and those behind each `+`. */
function reportersAt(place: number): readonly Reporter[] {
  const { lines, beginnings, reporters, groups } = listed();
  const known = reporters[place];
  if (known) return known;
  const heading = beginnings.headingOf(place);
  if (heading === place) return [];
  const group = (groups[heading] ??= readHeading((lines[heading] ?? '').slice(2)));
  return (reporters[place] = readLine(lines[place] ?? '', group));
}

function readLine(line: string, group: ReporterGroup): readonly Reporter[] {
  const [names = '', written = '', court] = line.split('|');
  const [base = '', ...series] = names.split('+');
  return ['', ...series].map((one) => new ListedReporter(group, base, one, written, court));
}
