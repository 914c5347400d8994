/**
 * When a reporter ran, and with which volume it ended.
 *
 * Apart from the reporters themselves: finding and reading a citation asks for no bound.
 */
import { readBound, readYears, type Bound, type Lifetime } from './bound';
import { readGroups, type Reporter } from './reporters';
import { reporterBoundTable } from './tables/reporter-bound-table';

export interface ReporterBounds extends Lifetime {
  /** Only where the series has ended. */
  readonly lastVolume?: Bound;
}

/** Lines, by the reporter that they are about. */
let lines: Map<string, string> | undefined;
const none: ReporterBounds = {};
const known = new WeakMap<Reporter, ReporterBounds>();

export function boundsOf(reporter: Reporter): ReporterBounds {
  const read = known.get(reporter) ?? readBounds(reporter);
  known.set(reporter, read);
  return read;
}

function readBounds(reporter: Reporter): ReporterBounds {
  lines ??= readLines();
  const line = lines.get(keyOf(reporter, reporter.name));
  if (line === undefined) return none;
  const [, years = '', volume = ''] = line.split('|');
  const lastVolume = readBound(volume, 'reporters-db');
  return { ...readYears(years, 'reporters-db'), ...(lastVolume && { lastVolume }) };
}

function readLines(): Map<string, string> {
  return new Map(
    readGroups(reporterBoundTable).flatMap(([group, ofGroup]) =>
      ofGroup.split('\n').map((line) => [keyOf(group, line.slice(0, line.indexOf('|'))), line] as const),
    ),
  );
}

/** Reporters of one name differ by their kind or by whom they print. */
function keyOf({ kind, prints }: Pick<Reporter, 'kind' | 'prints'>, name: string): string {
  return `${kind} ${prints?.join() ?? ''} ${name}`;
}
