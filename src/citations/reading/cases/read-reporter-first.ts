/** Reporters that stand before their year and number: `T.C. Memo. 2019-12`, `Ann. Cas. 1914D, 441`. */
import { matchAt } from '../../../text/match-at';
import { namedSources } from '../../facts/named-sources';
import type { Reporter } from '../../facts/reporters';
import type { ReporterHit } from '../numbered-hit';

/** At a capital; `null` where none stands. */
export function readNamedReporter(text: string, at: number): ReporterHit | null {
  const { trie, sources } = namedSources();
  for (let index = trie.walk(text, at) - 1; index >= 0; index--) {
    const source = sources[trie.values[index] ?? 0];
    let end = trie.ends[index] ?? at;
    while (text.charCodeAt(end) === 46) end++;
    if (source?.kind === 'reporter') return readReporterFirst(text, at, end, source.reporter);
  }
  return null;
}

/** The reporter's name ends at `nameEnd`. */
export function readReporterFirst(
  text: string,
  at: number,
  nameEnd: number,
  reporter: Reporter,
): ReporterHit | null {
  const match = matchAt(reporter.form === 'reporterFirst' ? yearAndNumber : yearAndLetter, text, nameEnd);
  const [, volume, page] = match ?? [];
  if (match === null || volume === undefined || page === undefined) return null;
  const end = nameEnd + match[0].length;
  return {
    form: 'full',
    source: { kind: 'reporter', reporter },
    start: at,
    end,
    volume,
    reporterStart: at,
    reporterEnd: nameEnd,
    page,
    pinStart: -1,
    weak: false,
  };
}

const yearAndNumber = /[,\s]{1,3}(?:No\.\s)?((?:19|20)\d\d)[-–](\d{1,4})(?![\w-])/y;

const yearAndLetter = /[,\s]{1,3}(19[01]\d[A-F]),?\s{1,3}(\d{1,4})(?![\w-])/y;
