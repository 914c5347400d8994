/**
 * A series of a known reporter that no table lists: `512 F. Supp. 4d 101`, mistyped, invented, or begun since the table was
 * written. It is read so that it can be told; nothing is known of it.
 */
import { matchAt } from '../../../text/match-at';
import type { NumberedSource } from '../../facts/numbered-sources';
import { reporterNamed } from '../../facts/reporter-named';

type ReporterSource = Extract<NumberedSource, { kind: 'reporter' }>;

/** `end` is where the name of its reporter ends; `512 F.4d 101` means the listed F.4th. */
export function readUnlistedSeries(
  text: string,
  end: number,
  { reporter }: ReporterSource,
): { readonly source: ReporterSource; readonly end: number; readonly isUnlisted: boolean } | null {
  const written = matchAt(series, text, end);
  const number = written?.[1];
  if (!written || number === undefined || !withSeries.test(reporter.kind)) return null;
  const name = `${reporter.name}${/\b[A-Z]\.$/.test(reporter.name) ? '' : ' '}${number}${number < '4' ? 'd' : 'th'}`;
  const listed = reporterNamed(name);
  const { kind, form } = reporter;
  const unlisted = { name, spellings: [], kind, form, court: undefined, prints: undefined };
  return {
    source: { kind: 'reporter', reporter: listed ?? unlisted },
    end: end + written[0].length,
    isUnlisted: !listed,
  };
}

const withSeries = /^(?:federal|regional|state)$/;
const series = /\.?\s?([2-9])(?:n?d|r?d|th)(?=\s(?:at\s)?\d)/y;
