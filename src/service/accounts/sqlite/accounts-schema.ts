/** The tables of accounts, keys and usage in SQLite. Times are milliseconds since 1970; digests are hexadecimal. */
export const accountsSchema = `
CREATE TABLE IF NOT EXISTS facts (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS accounts (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL,
  suspended_at INTEGER,
  quota INTEGER NOT NULL CHECK (quota >= 0),
  per_minute INTEGER NOT NULL CHECK (per_minute > 0),
  burst INTEGER NOT NULL CHECK (burst > 0),
  at_once INTEGER NOT NULL CHECK (at_once > 0)
) STRICT;

CREATE TABLE IF NOT EXISTS keys (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts (id),
  digest TEXT NOT NULL,
  key_right TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  revoked_at INTEGER
) STRICT;

-- What each account has used in each window: always the sum of its ledger.
CREATE TABLE IF NOT EXISTS windows (
  account_id TEXT NOT NULL REFERENCES accounts (id),
  quota_window TEXT NOT NULL,
  used INTEGER NOT NULL CHECK (used >= 0),
  PRIMARY KEY (account_id, quota_window)
) STRICT;

CREATE TABLE IF NOT EXISTS reservations (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts (id),
  key_id TEXT NOT NULL,
  request_id TEXT NOT NULL,
  quota_window TEXT NOT NULL,
  units INTEGER NOT NULL CHECK (units >= 0),
  idempotency_key TEXT,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS reservations_by_account ON reservations (account_id, quota_window);

-- In flight while its reservation lives; billed when units > 0. The answer itself is never kept.
CREATE TABLE IF NOT EXISTS idempotency (
  account_id TEXT NOT NULL REFERENCES accounts (id),
  idempotency_key TEXT NOT NULL,
  request TEXT NOT NULL,
  reservation_id TEXT,
  units INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (account_id, idempotency_key)
) STRICT;
CREATE INDEX IF NOT EXISTS idempotency_by_expiry ON idempotency (expires_at);

-- Only ever added to.
CREATE TABLE IF NOT EXISTS ledger (
  entry INTEGER PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts (id),
  key_id TEXT NOT NULL,
  request_id TEXT NOT NULL,
  quota_window TEXT NOT NULL,
  units INTEGER NOT NULL CHECK (units > 0),
  billed_at INTEGER NOT NULL
) STRICT;
`;
