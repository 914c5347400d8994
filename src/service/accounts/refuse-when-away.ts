/** Accounts over HTTP: while they cannot be reached, a request is refused as one to try again. */
import { ProblemError } from '../../http/problem-error';
import { type Accounts, AccountsUnavailable } from './accounts';

export function refuseWhenAway(accounts: Accounts): Accounts {
  return {
    authenticate: (key) => orRefused(accounts.authenticate(key)),
    usage: (accountId) => orRefused(accounts.usage(accountId)),
    claim: (claim) => orRefused(accounts.claim(claim)),
    settle: (reservation, units) => orRefused(accounts.settle(reservation, units)),
    release: (reservation) => orRefused(accounts.release(reservation)),
    close: () => accounts.close(),
  };
}

async function orRefused<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof AccountsUnavailable)) throw error;
    throw new ProblemError(
      'overloaded',
      'The accounts cannot be reached or written just now. Please try again shortly.',
      {
        headers: { 'Retry-After': '5' },
        cause: error,
      },
    );
  }
}
