/** Reporters that stand before their year and number, or without a volume: `T.C. Memo. 2019-12`, `Ann. Cas. 1914D, 441`, `Fed. Sec. L. Rep. (CCH) ¶ 96,123`. */
import { skipDots } from '../../../text/character-classes';
import { matchAt } from '../../../text/match-at';
import { namedSources } from '../../facts/named-sources';
import type { Reporter } from '../../facts/reporters';
import type { ReporterHit } from '../numbered-hit';
import { readPageNumber } from '../read-page-number';

/** At a capital; `null` where none stands. */
export function readNamedReporter(text: string, at: number): ReporterHit | null {
  for (const { source, end } of namedSources().walk(text, at))
    if (source.kind === 'reporter') return readReporterFirst(text, at, skipDots(text, end), source.reporter);
  return null;
}

/** The reporter's name ends at `nameEnd`. */
export function readReporterFirst(
  text: string,
  at: number,
  nameEnd: number,
  reporter: Reporter,
): ReporterHit | null {
  if (reporter.form === 'paragraph') return readService(text, at, nameEnd, reporter);
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

/** `[1990-1991 Transfer Binder] Fed. Sec. L. Rep. (CCH) ¶ 95,345`: the binder's years are its volume. */
function readService(text: string, at: number, nameEnd: number, reporter: Reporter): ReporterHit | null {
  const source = { kind: 'reporter', reporter } as const;
  const [mark] = matchAt(paragraph, text, nameEnd) ?? [];
  if (mark === undefined) return null;
  const pageStart = nameEnd + mark.length;
  const end = readPageNumber(text, pageStart, source);
  if (end < 0) return null;
  const [binder = '', volume = ''] = binderBefore.exec(text.slice(Math.max(0, at - 40), at)) ?? [];
  return {
    form: 'full',
    source,
    start: at - binder.length,
    end,
    volume,
    reporterStart: at,
    reporterEnd: nameEnd,
    page: `¶ ${text.slice(pageStart, end)}`,
    pinStart: -1,
    weak: false,
  };
}

const paragraph = /,?\s{0,3}(?:¶|[Pp](?:ara?\.)?)\s{0,3}(?=\d)/y;
const binderBefore = /\[((?:19|20)\d\d(?:[-\u2010-\u2013]\d{2,4})?)[\w\s.]{0,20}\]\s$/;

const yearAndNumber = /[,\s]{1,3}(?:No\.\s)?((?:19|20)\d\d)[-\u2010-\u2013](\d{1,4})(?![\w-])/y;

const yearAndLetter = /[,\s]{1,3}(19[01]\d[A-F]),?\s{1,3}(\d{1,4})(?![\w-])/y;
