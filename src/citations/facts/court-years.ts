/** When a court sat. Apart from the courts themselves: finding and reading a citation asks for no year. */
import { readYears, type Lifetime } from './bound';
import type { CitedCourt } from './cited-courts';
import { courtYearTable } from './tables/court-year-table';

let years: Map<string, string> | undefined;

export function yearsOfCourt({ id, level }: CitedCourt): Lifetime {
  years ??= new Map(
    courtYearTable
      .trim()
      .split('\n')
      .map((line) => {
        const [court = '', written = ''] = line.split('|');
        return [court, written] as const;
      }),
  );
  return readYears(years.get(id) ?? (level === 'bankruptcy' ? '1984-' : ''), 'courts-db');
}
