/** When a court sat. Apart from the courts themselves: finding and reading a citation asks for no year. */
import { readYears, type Lifetime } from './bound';
import type { CitedCourt } from './cited-courts';
import { courtYearTable } from './tables/court-year-table';

let years: Map<string, Lifetime> | undefined;
const unknown: Lifetime = {};

export function yearsOfCourt({ id }: CitedCourt): Lifetime {
  years ??= new Map(
    courtYearTable
      .trim()
      .split('\n')
      .map((line) => {
        const [court = '', written = ''] = line.split('|');
        return [court, readYears(written, 'courts-db')] as const;
      }),
  );
  return years.get(id) ?? unknown;
}
