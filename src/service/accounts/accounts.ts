/** Who may ask, and how much: keys, quota and the ledger of usage. Adapters: SQLite and PostgreSQL; one suite tests both. */
import type { Usage } from '../../contract/reply';
import type { ApiKey } from './api-key';

export interface Account {
  readonly id: string;
  readonly name: string;
  readonly suspended: boolean;
  /** Citations in a window. */
  readonly quota: number;
  readonly rate: Rate;
}

/** Of the whole account, however many keys it has. */
export interface Rate {
  readonly perMinute: number;
  readonly burst: number;
  readonly atOnce: number;
}

/** `verify`: may ask for verification. `none`: is known, and may do nothing; to try a connection. */
export type KeyRight = 'verify' | 'none';

export interface IssuedKey {
  readonly id: string;
  readonly account: string;
  readonly right: KeyRight;
  readonly createdAt: Date;
  readonly revokedAt: Date | null;
}

export interface Caller {
  readonly keyId: string;
  readonly right: KeyRight;
  readonly account: Account;
}

/** What a request sets aside before it is determined. */
export interface Claim {
  readonly accountId: string;
  readonly keyId: string;
  readonly requestId: string;
  /** The most that it can come to. */
  readonly units: number;
  /** Both as digests; absent where the client sent no key. */
  readonly idempotency?: { readonly key: string; readonly request: string };
  /** When an unsettled claim frees what it holds: the process that made it is then gone. */
  readonly leaseMs: number;
}

export type ClaimAnswer =
  /** Less than asked for where less remains, but never nothing of something. */
  | { readonly kind: 'reserved'; readonly reservation: Reservation }
  /** A retry of a request that was billed already: answer again, and settle nothing. */
  | { readonly kind: 'billedBefore'; readonly units: number }
  | { readonly kind: 'inFlight' }
  | { readonly kind: 'otherRequest' }
  /** `shortly`: only because of requests that are being answered just now. */
  | { readonly kind: 'exhausted'; readonly shortly: boolean };

export interface Reservation {
  readonly id: string;
  readonly window: string;
  readonly units: number;
}

/** Whoever keeps the accounts does not answer just now; what was asked may be asked again. */
export class AccountsUnavailable extends Error {
  override readonly name = 'AccountsUnavailable';
}

export interface Accounts {
  /** `null` when nobody issued this key, or it was revoked. */
  authenticate(key: ApiKey): Promise<Caller | null>;
  usage(accountId: string): Promise<Usage>;

  claim(claim: Claim): Promise<ClaimAnswer>;
  /**
   * Bills `units`, at most what was reserved, and frees the rest; answers with the usage after it. `null`: the reservation had
   * lapsed; nothing is billed.
   */
  settle(reservation: Reservation, units: number): Promise<Usage | null>;
  /** Frees a reservation, and its idempotency key, as if the request had never come. */
  release(reservation: Reservation): Promise<void>;

  close(): Promise<void>;
}

/** What the operator does; never reachable over HTTP. `false` or `null`: there is no such account or key. */
export interface AccountsOffice {
  /** Opens the account where there is none of this name. */
  issueKey(accountName: string, right: KeyRight): Promise<ApiKey>;
  listKeys(): Promise<readonly IssuedKey[]>;
  listAccounts(): Promise<readonly (Account & { readonly usage: Usage })[]>;
  revokeKey(keyId: string): Promise<boolean>;
  suspend(accountName: string): Promise<boolean>;
  resume(accountName: string): Promise<boolean>;
  setQuota(accountName: string, quota: number): Promise<boolean>;
  setRate(accountName: string, rate: Rate): Promise<boolean>;
}
