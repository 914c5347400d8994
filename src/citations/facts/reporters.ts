/**
 * Every American case reporter: how it is written, how it is cited, when it ran and whose decisions it prints.
 *
 * The lines stand in `tables/reporter-table.ts`; they are read once, when this module is first imported (about 2 ms).
 */
import { readBound, type Bound } from './bound';
import { states } from './states';
import { reporterTable } from './tables/reporter-table';

export interface Reporter {
  /** Canonical: `F. Supp. 2d`. Two reporters may share a name: `Ohio` (1821–1851) and the neutral `2019-Ohio-1234`. */
  readonly name: string;
  /** Other spellings. Those that differ only by spaces, dots, apostrophes or capitals are not listed: readers skip these. */
  readonly spellings: readonly string[];
  readonly kind: ReporterKind;
  readonly form: CitationForm;
  readonly firstYear: Bound | undefined;
  readonly lastYear: Bound | undefined;
  /** Only where the series has ended. */
  readonly lastVolume: Bound | undefined;
  /** The id of the only court that it prints. */
  readonly court: string | undefined;
  /** Whose decisions it prints: `scotus`, `appeals`, `us` (any federal court) or states by postal code (`ca`); undefined where not known. */
  readonly prints: readonly string[] | undefined;
}

export type ReporterKind =
  'federal' | 'state' | 'regional' | 'specialty' | 'neutral' | 'nominative' | 'database' | 'english';

/**
 * How volume, reporter and page are ordered: `1 F.2d 3`; neutral with hyphens `2007-NMCA-014`; the reporter first
 * `T.C. Memo. 2019-12`; by paragraph `Trade Cas. (CCH) ¶ 64,689`; `Minor 1`, whose only volume may be left out;
 * Louisiana's `2009-1359 (La. App. 1 Cir. 5/10/10)`.
 */
export type CitationForm =
  'volume' | 'hyphenated' | 'reporterFirst' | 'paragraph' | 'singleVolume' | 'louisiana';

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
  L: 'louisiana',
};

function readTable(table: string): Reporter[] {
  const all: Reporter[] = [];
  const [, ...groups] = table.split('\n= ');
  for (const text of groups) {
    const [heading = '', ...lines] = text.trimEnd().split('\n');
    const group = readHeading(heading);
    for (const line of lines) all.push(new ListedReporter(group, line));
  }
  return all;
}

/** What the reporters of a group have alike. */
interface Group {
  readonly kind: ReporterKind;
  readonly form: CitationForm;
  readonly prints: readonly string[] | undefined;
  /** The abbreviation of the only state that they print. */
  readonly state: string;
}

function readHeading(heading: string): Group {
  const [kind = '', prints] = heading.split('|');
  return {
    kind: kinds[kind.charAt(0)] ?? 'specialty',
    form: forms[kind.charAt(1)] ?? 'volume',
    prints: prints?.split(','),
    state: states.find(({ code }) => code === prints)?.abbreviation ?? '',
  };
}

const none: readonly string[] = [];

/** Of its line spellings and bounds are read when first asked for: finding asks for no bound. */
class ListedReporter implements Reporter {
  readonly name: string;
  readonly kind: ReporterKind;
  readonly form: CitationForm;
  readonly prints: readonly string[] | undefined;
  readonly court: string | undefined;
  readonly #state: string;
  readonly #writtenSpellings: string;
  readonly #years: string;
  readonly #volumes: string;
  #spellings: readonly string[] | undefined;

  constructor({ kind, form, prints, state }: Group, line: string) {
    const [name = '', spellings = '', years = '', volumes = '', court] = line.split('|');
    this.name = name;
    this.kind = kind;
    this.form = form;
    this.prints = prints;
    this.court = court;
    this.#state = state;
    this.#writtenSpellings = spellings;
    this.#years = years;
    this.#volumes = volumes;
  }

  get spellings(): readonly string[] {
    return (this.#spellings ??= this.#readSpellings());
  }

  get firstYear(): Bound | undefined {
    return readBound(this.#years.split('-')[0] ?? '', 'reporters-db');
  }

  get lastYear(): Bound | undefined {
    return readBound(this.#years.split('-')[1] ?? '', 'reporters-db');
  }

  get lastVolume(): Bound | undefined {
    return readBound(this.#volumes, 'reporters-db');
  }

  #readSpellings(): readonly string[] {
    if (this.#writtenSpellings === '') return none;
    return this.#writtenSpellings.replaceAll('~', this.name).replaceAll('@', this.#state).split(';');
  }
}

export const reporters: readonly Reporter[] = /* @__PURE__ */ readTable(reporterTable);
