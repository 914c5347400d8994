/** The year that a citation gives, and the day where it gives one, beside those of the record. */
import type { Authority } from '../authority';
import type { CitationComparison } from '../citation-comparison';
import { canonicalPlace } from '../citation-key';
import { reporterNamed } from '../facts/reporter-named';
import type { CaseFields } from '../found-citation';

/** The year of decision, amendment or rehearing; no comparison where the record has only a term. */
export function compareYear(cited: CaseFields, authority: Authority): CitationComparison | null {
  const decided = /^\d{4}/.exec(authority.dateFiled ?? '')?.[0];
  if (decided === undefined || cited.year === undefined) return null;
  const both = { attribute: 'year', cited: cited.year, found: decided } as const;
  if (cited.year === decided) {
    const other = otherDay(cited.date, authority.dateFiled);
    return other === null
      ? { ...both, agreement: 'agrees' }
      : { ...both, agreement: 'note', detail: `the record gives the date as ${other}` };
  }
  if (authority.otherYears.includes(cited.year)) {
    return { ...both, agreement: 'note', detail: 'the year of an amendment, rehearing or argument' };
  }
  if (isYearOfNumber(cited.year, authority))
    return { ...both, agreement: 'note', detail: 'the year of its number in a database' };
  if (isTermYear(cited, Number(decided)))
    return { ...both, agreement: 'note', detail: 'the year of the term' };
  return { ...both, agreement: 'differs' };
}

/** `1992 WL 278806`: a database had it in that year, whatever later day the record gives, as that of a rehearing denied. */
function isYearOfNumber(year: string, { dateFiled = '', places }: Authority): boolean {
  return (
    year < dateFiled &&
    places.some(({ volume, reporter }) => volume === year && reporterNamed(reporter)?.kind === 'database')
  );
}

/** The Court's December Term began in the year before most of its decisions, and its first ninety volumes are cited by it. */
function isTermYear(cited: CaseFields, decided: number): boolean {
  const { volume, reporter } = canonicalPlace({ ...cited, page: cited.page ?? '' });
  return reporter === 'U.S.' && Number(volume) <= 90 && Number(cited.year) === decided - 1;
}

const months = 'Jan. Feb. Mar. Apr. May June July Aug. Sept. Oct. Nov. Dec.'.split(' ');

/** The day on record, where both give one and they differ: a court enters, files and amends on different days. */
function otherDay(cited: string | undefined, filed: string | undefined): string | null {
  if (cited === undefined || filed === undefined) return null;
  // "4 January 2014", as the military courts write it
  const inOrder = cited.replace(/^(\d{1,2})(?:st|nd|rd|th)? (\p{L}+\.?)/u, '$2 $1');
  const [, month = '', day = ''] = /^(\p{L}{3})\p{L}*\.? (\d{1,2})\b/u.exec(inOrder) ?? [];
  const recorded = /^\d{4}-(\d\d)-(\d\d)$/.exec(filed);
  const at = months.findIndex((one) => one.slice(0, 3) === month);
  if (!recorded || at < 0) return null;
  const [, filedMonth = '', filedDay = ''] = recorded;
  if (at + 1 === Number(filedMonth) && Number(day) === Number(filedDay)) return null;
  return `${months[Number(filedMonth) - 1] ?? filedMonth} ${String(Number(filedDay))}`;
}
