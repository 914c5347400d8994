/**
 * The tables of accounts, keys and usage in PostgreSQL. Times are milliseconds since 1970; digests are hexadecimal. Whatever one
 * request changes stands under the id of its account, so that accounts can be split over many machines; keys are found by their
 * id, names by themselves. Nothing is numbered by the database: an entry of the ledger bears the id of its reservation, so
 * that none can be entered twice.
 */
export const ACCOUNTS_TABLES: readonly string[] = [
  `CREATE TABLE IF NOT EXISTS cite_check.account_names (name text PRIMARY KEY, account_id text NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS cite_check.accounts (
    id text PRIMARY KEY,
    name text NOT NULL,
    created_at bigint NOT NULL,
    suspended_at bigint,
    quota integer NOT NULL CHECK (quota >= 0),
    per_minute integer NOT NULL CHECK (per_minute > 0),
    burst integer NOT NULL CHECK (burst > 0),
    at_once integer NOT NULL CHECK (at_once > 0)
  )`,
  `CREATE TABLE IF NOT EXISTS cite_check.keys (
    id text PRIMARY KEY,
    account_id text NOT NULL,
    digest text NOT NULL,
    key_right text NOT NULL,
    created_at bigint NOT NULL,
    revoked_at bigint
  )`,
  // What each account has used in each window: always the sum of its ledger.
  `CREATE TABLE IF NOT EXISTS cite_check.windows (
    account_id text NOT NULL,
    quota_window text NOT NULL,
    used integer NOT NULL CHECK (used >= 0),
    PRIMARY KEY (account_id, quota_window)
  )`,
  `CREATE TABLE IF NOT EXISTS cite_check.reservations (
    account_id text NOT NULL,
    id text NOT NULL,
    key_id text NOT NULL,
    request_id text NOT NULL,
    quota_window text NOT NULL,
    units integer NOT NULL CHECK (units >= 0),
    idempotency_key text,
    expires_at bigint NOT NULL,
    PRIMARY KEY (account_id, id)
  )`,
  // In flight while its reservation lives; billed when units > 0. The answer itself is never kept.
  `CREATE TABLE IF NOT EXISTS cite_check.idempotency (
    account_id text NOT NULL,
    idempotency_key text NOT NULL,
    request text NOT NULL,
    reservation_id text,
    units integer NOT NULL,
    expires_at bigint NOT NULL,
    PRIMARY KEY (account_id, idempotency_key)
  )`,
  // Only ever added to.
  `CREATE TABLE IF NOT EXISTS cite_check.ledger (
    account_id text NOT NULL,
    reservation_id text NOT NULL,
    key_id text NOT NULL,
    request_id text NOT NULL,
    quota_window text NOT NULL,
    units integer NOT NULL CHECK (units > 0),
    billed_at bigint NOT NULL,
    PRIMARY KEY (account_id, reservation_id)
  )`,
];
