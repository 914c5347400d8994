/**
 * Every American case reporter: how it is written, how it is cited and whose decisions it prints. When it ran tells
 * `reporter-bounds.ts`.
 *
 * The lines stand in `tables/reporter-table.ts`; they are read once, when this module is first imported (about 2 ms).
 */
import { states } from './states';
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

/** The groups of a table, each with its lines. */
export function readGroups(table: string): readonly (readonly [ReporterGroup, readonly string[]])[] {
  const [, ...groups] = table.split('\n= ');
  return groups.map((text) => {
    const [heading = '', ...lines] = text.trimEnd().split('\n');
    return [readHeading(heading), lines];
  });
}

/** What the reporters of a group have alike. */
export interface ReporterGroup {
  readonly kind: ReporterKind;
  readonly form: CitationForm;
  readonly prints: readonly string[] | undefined;
  /** The abbreviation of the only state that they print. */
  readonly state: string;
}

function readHeading(heading: string): ReporterGroup {
  const [kind = '', prints] = heading.split('|');
  return {
    kind: kinds[kind.charAt(0)] ?? 'specialty',
    form: forms[kind.charAt(1)] ?? 'volume',
    prints: prints?.split(','),
    state: states.find(({ code }) => code === prints)?.abbreviation ?? '',
  };
}

const none: readonly string[] = [];

/** Its spellings are read when first asked for. */
class ListedReporter implements Reporter {
  readonly name: string;
  readonly kind: ReporterKind;
  readonly form: CitationForm;
  readonly prints: readonly string[] | undefined;
  readonly court: string | undefined;
  readonly #state: string;
  readonly #writtenSpellings: string;
  #spellings: readonly string[] | undefined;

  constructor({ kind, form, prints, state }: ReporterGroup, line: string) {
    const [name = '', spellings = '', court] = line.split('|');
    this.name = name;
    this.kind = kind;
    this.form = form;
    this.prints = prints;
    this.court = court;
    this.#state = state;
    this.#writtenSpellings = spellings;
  }

  get spellings(): readonly string[] {
    return (this.#spellings ??= this.#readSpellings());
  }

  #readSpellings(): readonly string[] {
    if (this.#writtenSpellings === '') return none;
    return this.#writtenSpellings.replaceAll('~', this.name).replaceAll('@', this.#state).split(';');
  }
}

export const reporters: readonly Reporter[] = /* @__PURE__ */ readGroups(reporterTable).flatMap(
  ([group, lines]) => lines.map((line) => new ListedReporter(group, line)),
);
