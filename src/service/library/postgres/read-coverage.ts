/** What the library in PostgreSQL says of its own coverage. */
import type { PostgresDatabase, Statement } from '../../databases/database';
import { integerIn, textIn } from '../../databases/read-row';
import type { CoverageRange } from '../coverage';
import { isCurrent, SHOWN } from './current-edition';

const READ_COVERAGE: Statement = {
  name: 'read-coverage',
  text: `${SHOWN} SELECT k.reporter, k.volume, k.matter, k.first, k.last, k.state, k.source, k.snapshot
    FROM cite_check.coverage k WHERE ${isCurrent('k')}`,
};

/** In the order of reporter, volume and page. */
export async function readPostgresCoverage(database: PostgresDatabase): Promise<readonly CoverageRange[]> {
  const rows = await database.ask(READ_COVERAGE);
  return rows
    .map((row): CoverageRange => ({
      reporter: textIn(row, 'reporter'),
      volume: textIn(row, 'volume'),
      matter: textIn(row, 'matter') === 'orders' ? 'orders' : 'opinions',
      firstPage: integerIn(row, 'first'),
      lastPage: integerIn(row, 'last'),
      state: stateOf(textIn(row, 'state')),
      source: textIn(row, 'source'),
      snapshot: textIn(row, 'snapshot'),
    }))
    .sort(
      (left, right) =>
        byNumber.compare(left.reporter, right.reporter) ||
        byNumber.compare(left.volume, right.volume) ||
        byNumber.compare(left.matter, right.matter) ||
        left.firstPage - right.firstPage,
    );
}

const byNumber = new Intl.Collator('en', { numeric: true });

function stateOf(state: string): CoverageRange['state'] {
  return state === 'complete' || state === 'partial' ? state : 'absent';
}
