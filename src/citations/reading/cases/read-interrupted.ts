/** A parallel whose volume a page's number parts from its reporter: `194 Wn.2d 1015, 452 6 P.3d 1241`. */
import { matchAt } from '../../../text/match-at';
import type { ReporterHit } from '../numbered-hit';
import { mayBeParallel } from './parallel-reporters';
import { readReporterCitation } from './read-reporter-citation';

const LONGEST = 40;
const interrupted = /(\d{1,4})\s{1,3}(?:\d{1,3}\s{1,3}|-\d{1,3}-\s?)(?=[A-Z])/y;

/** At the volume. Its number must be no page of `before`: lower than its first. */
export function readInterrupted(text: string, at: number, before: ReporterHit): ReporterHit | null {
  if (before.form !== 'full') return null;
  const [whole, volume] = matchAt(interrupted, text, at) ?? [];
  if (whole === undefined || volume === undefined || Number(volume) >= Number(before.page)) return null;
  const rest = at + whole.length;
  const joined = `${volume} ${text.slice(rest, rest + LONGEST)}`;
  const hit = readReporterCitation(joined, 0);
  if (hit?.form !== 'full' || hit.weak || !mayBeParallel(before, hit)) return null;
  const moved = rest - volume.length - 1;
  return {
    ...hit,
    start: at,
    end: hit.end + moved,
    reporterStart: hit.reporterStart + moved,
    reporterEnd: hit.reporterEnd + moved,
  };
}
