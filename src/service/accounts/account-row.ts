/** An account and its usage, from a row of either database. */
import type { Usage } from '../../contract/reply';
import { integerIn, textIn } from '../databases/read-row';
import type { Account } from './accounts';

type Row = Readonly<Record<string, unknown>>;

export function accountOf(row: Row): Account {
  return {
    id: textIn(row, 'account_id'),
    name: textIn(row, 'name'),
    suspended: row['suspended_at'] !== null,
    quota: integerIn(row, 'quota'),
    rate: {
      perMinute: integerIn(row, 'per_minute'),
      burst: integerIn(row, 'burst'),
      atOnce: integerIn(row, 'at_once'),
    },
  };
}

/** What is reserved does not show: `used` and `remaining` always add up to `limit`, unless the limit was lowered. */
export function usageOf(row: Row | undefined): Usage {
  if (row === undefined) throw new Error('no such account');
  const [limit, used] = [integerIn(row, 'quota'), integerIn(row, 'used')];
  return { used, remaining: Math.max(0, limit - used), limit };
}
