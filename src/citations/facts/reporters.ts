/**
 * Every American case reporter: how it is written, how it is cited, when it ran and whose decisions it prints.
 *
 * The lines stand in `tables/reporter-table.ts`; they are read once, when this module is first imported (about 2 ms).
 */
import { readBound, type Bound } from './bound';
import { reporterTable } from './tables/reporter-table';

export interface Reporter {
  /** Canonical: `F. Supp. 2d`. Two reporters may share a name: `Ohio` (1821–1851) and the neutral `2019-Ohio-1234`. */
  readonly name: string;
  /** Other spellings. Those that differ only by spaces, dots, apostrophes or capitals are not listed: readers skip these. */
  readonly spellings: readonly string[];
  readonly kind: ReporterKind;
  readonly form: CitationForm;
  readonly firstYear?: Bound;
  readonly lastYear?: Bound;
  /** Only where the series has ended. */
  readonly lastVolume?: Bound;
  /** The id of the only court that it prints. */
  readonly court?: string;
  /** Whose decisions it prints: `scotus`, `appeals`, `us` (any federal court) or states by postal code (`ca`); absent where not known. */
  readonly prints?: readonly string[];
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

export const reporters: readonly Reporter[] = /* @__PURE__ */ readTable(reporterTable);

function readTable(table: string): Reporter[] {
  return table.trim().split('\n').map(readLine);
}

function readLine(line: string): Reporter {
  const [name = '', kind = '', years = '', volumes = '', court = '', prints = '', spellings = ''] =
    line.split('|');
  const [first = '', last = ''] = years.split('-');
  const firstYear = readBound(first);
  const lastYear = readBound(last);
  const lastVolume = readBound(volumes);
  return {
    name,
    spellings: spellings ? spellings.split(';') : [],
    kind: kinds[kind.charAt(0)] ?? 'specialty',
    form: forms[kind.charAt(1)] ?? 'volume',
    ...(firstYear && { firstYear }),
    ...(lastYear && { lastYear }),
    ...(lastVolume && { lastVolume }),
    ...(court && { court }),
    ...(prints && { prints: prints.split(',') }),
  };
}
