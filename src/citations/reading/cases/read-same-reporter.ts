/** Old opinions repeat the reporter just named: `Elm v. Oak, 90 N.J.L. 392; Fir v. Ash, 91 Id. 429`. */
import { reporterNamed } from '../../facts/reporter-named';
import type { FoundCitation } from '../../found-citation';
import { matchAt } from '../../../text/match-at';
import type { ReporterHit } from '../numbered-hit';

const sameReporter = /(\s[Ii]d\.),?\s{1,2}(\d{1,4})(?![\w-]|,\d)/y;
/** The reporter was named in this sentence or the one before. */
const FARTHEST = 500;

/** `at` is the first digit of the volume; `last` what was found before it. */
export function readSameReporter(
  text: string,
  at: number,
  volumeEnd: number,
  last: FoundCitation | undefined,
): ReporterHit | null {
  if (text.charCodeAt(volumeEnd + 2) !== 100 /* d */ || last?.kind !== 'case') return null;
  const [whole, id, page] = matchAt(sameReporter, text, volumeEnd) ?? [];
  const reporter = reporterNamed(last.reporter, last.volume);
  if (whole === undefined || id === undefined || page === undefined) return null;
  if (!reporter || at - last.end > FARTHEST) return null;
  return {
    form: 'full',
    source: { kind: 'reporter', reporter },
    start: at,
    end: volumeEnd + whole.length,
    volume: text.slice(at, volumeEnd),
    reporterStart: volumeEnd + 1,
    reporterEnd: volumeEnd + id.length,
    page,
    pinStart: -1,
    weak: true,
  };
}
