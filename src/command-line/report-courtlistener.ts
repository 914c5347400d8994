/** What an import of CourtListener took and what it could not, for the operator: a few lines, and the whole as a file. */
import type { BulkFiles } from '../service/library/import/courtlistener/bulk-files';
import type { CourtListenerSummary } from '../service/library/import/courtlistener/import-courtlistener';

export function summaryOf(bulk: BulkFiles, summary: CourtListenerSummary): string {
  const bad = summary.tables.reduce((sum, table) => sum + table.bad, 0);
  const unknown = summary.unknownReporters.reduce((sum, { citations }) => sum + citations, 0);
  return [
    `CourtListener ${bulk.snapshot}: ${number(summary.cases)} cases imported, ${number(summary.withText)} of them with text.`,
    ...(summary.gone > 0
      ? [`  ${number(summary.gone)} cases of an earlier snapshot that this one does not hold were removed.`]
      : []),
    ...summary.tables.map(
      ({ table, rows, bad: spoilt }) => `  ${table}: ${number(rows)} rows taken, ${number(spoilt)} bad`,
    ),
    ...(bulk.absent.length > 0 ? [`  Not there, done without: ${bulk.absent.join(', ')}.`] : []),
    `  ${number(bad)} bad rows left out; ${number(unknown)} citations of reporters not known here; ${number(summary.strayCitations)} citations of clusters not in the files.`,
  ].join('\n');
}

export function reportOf(bulk: BulkFiles, summary: CourtListenerSummary): string {
  return [
    summaryOf(bulk, summary),
    '',
    'Rows left out (table, place in the unpacked file, reason; the first of each table):',
    ...summary.problems.map(({ table, offset, reason }) => `${table} at ${offset}: ${reason}`),
    '',
    'Reporters not known here (citations):',
    ...summary.unknownReporters.map(({ name, citations }) => `${name}: ${citations}`),
    '',
    'Courts not known here (dockets):',
    ...summary.unknownCourts.map(({ name, dockets }) => `${name}: ${dockets}`),
    '',
  ].join('\n');
}

function number(value: number): string {
  return value.toLocaleString('en-US');
}
